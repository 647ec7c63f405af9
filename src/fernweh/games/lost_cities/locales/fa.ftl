game-lost-cities = شهرهای گمشده
    .about = دو کاوشگر و پنج مسیر: هر مسیری که آغاز شود باید هزینه‌ی خود را جبران کند.

## رنگ‌ها و کارت‌ها

colour = { $colour ->
    [yellow] زرد
    [blue] آبی
    [white] سفید
    [green] سبز
    [red] قرمز
    [purple] بنفش
   *[other] { $colour }
}
colour-name = { $colour ->
    [yellow] زرد
    [blue] آبی
    [white] سفید
    [green] سبز
    [red] قرمز
    [purple] بنفش
   *[other] { $colour }
}
letter = { $colour ->
    [yellow] ز
    [blue] آ
    [white] ف
    [green] س
    [red] ق
    [purple] ب
   *[other] ؟
}
typed-colour = { $colour ->
    [yellow] زرد, بیابان
    [blue] آبی, دریا
    [white] سفید, هیمالیا
    [green] سبز, جنگل
    [red] قرمز, آتشفشان
    [purple] بنفش, ماه
   *[other] { $colour }
}
card = { $rank ->
    [wager] شرط‌بندی { colour }
   *[other] { $rank } { colour }
}
rank = { $rank ->
    [wager] ×
   *[other] { $rank }
}
typed-wager = شرط‌بندی, شرط, ش, ×

## جایگاه‌ها و گزینه‌ها

seat-north = شمال
seat-south = جنوب

option-colours = تعداد رنگ‌ها؛ ۶ یعنی بازی طولانی با رنگ بنفش (§10.1)
option-rounds = تعداد دورهای مسابقه (§10.2)
option-starter = چه کسی دور اول را آغاز می‌کند (§10.3)
option-cap = تعداد نوبت‌هایی که پس از آن دور تمام می‌شود؛ ۰ یعنی هرگز (§10.4)

## حرکت‌ها

move-play = گذاشتن { card } در مسیر
move-discard = سوزاندن { card }
move-take = برداشتن کارت بالایی از دسته‌ی سوخته‌ی { colour }
move-draw = کشیدن از ستون کارت‌ها
move-turn-up = { card } رو می‌شود
move-start = { $seat ->
    [north] { seat-north } آغاز می‌کند
   *[south] { seat-south } آغاز می‌کند
}

typed-play = بازی, بگذار, گ
typed-discard = بسوزان, سوزاندن, س
typed-take = بردار, برداشتن, ب
typed-draw = بکش, کشیدن, ک

## آنچه رخ داد

event-lot-drawn = { $seat ->
    [you] به قید قرعه شما آغاز می‌کنید.
   *[other] به قید قرعه { $name } آغاز می‌کند.
}
event-dealt = { $seat ->
    [you] { card } به شما رسید.
   *[other] { $card ->
        [hidden] یک کارت به { $name } رسید.
       *[other] { card } به { $name } رسید.
    }
}
event-played = { $seat ->
    [you] شما { card } را در مسیر خود گذاشتید.
   *[other] { $name } { card } را در مسیر خود گذاشت.
}
event-discarded = { $seat ->
    [you] شما { card } را سوزاندید.
   *[other] { $name } { card } را سوزاند.
}
event-took = { $seat ->
    [you] شما { card } را از کارت‌های سوخته برداشتید.
   *[other] { $name } { card } را از کارت‌های سوخته برداشت.
}
event-drew = { $seat ->
    [you] شما { card } را از ستون کشیدید.
   *[other] { $card ->
        [hidden] { $name } یک کارت از ستون کشید.
       *[other] { $name } { card } را از ستون کشید.
    }
}
event-round-ended = { $by ->
    [cap] دور { $round } با رسیدن به سقف نوبت‌ها پایان یافت.
   *[deck] آخرین کارت کشیده شد و دور { $round } پایان یافت.
} { $name-1 }: { $points-1 }. { $name-2 }: { $points-2 }.
event-round-began = { $seat ->
    [you] دور { $round }: شما آغاز می‌کنید.
   *[other] دور { $round }: { $name } آغاز می‌کند.
}
event-match-ended = { $winner ->
    [nobody] مسابقه مساوی شد.
    [you] شما مسابقه را بردید!
   *[other] { $name } مسابقه را برد.
} { $name-1 }: { $totals-1 }. { $name-2 }: { $totals-2 }.

## چرا نمی‌شود

refusal-match-is-over = مسابقه تمام شده است.
refusal-chance-is-due = کمی صبر کنید: هنوز کارتی در حال پخش یا رو شدن است.
refusal-chance-alone = هیچ‌کس انتخاب نمی‌کند که از ستون چه کارتی بیاید.
refusal-lay-first = نخست یک کارت در مسیر بگذارید یا بسوزانید، سپس کارت بکشید.
refusal-draw-now = کارتتان را بازی کرده‌اید. اکنون یک کارت از ستون بکشید یا از کارت‌های سوخته بردارید.
refusal-not-in-hand = { card } در دست شما نیست.
refusal-below-the-peak = { card } کوچک است: مسیر { colour } شما تا { $peak } بالا رفته است.
refusal-wager-too-late = کارت شرط‌بندی پیش از عددها گذاشته می‌شود و مسیر { colour } شما تا { $peak } بالا رفته است.
refusal-just-discarded = همین حالا یک کارت { colour } سوزاندید: دسته‌ی آن تا پایان این نوبت به روی شما بسته است.
refusal-pile-is-empty = دسته‌ی سوخته‌ی { colour } خالی است.
refusal-colour-not-in-play = در این مسابقه کارت { colour } نیست.
refusal-not-in-deck = { card } دیگر در ستون کارت‌ها نیست.
refusal-not-the-lot = قرعه را فقط پیش از دور اول می‌کشند.

## نوبت کیست

phase-start = قرعه تعیین می‌کند که چه کسی آغاز کند.
phase-deal = کارت‌ها در حال پخش شدن‌اند.
phase-lay = { $seat ->
    [you] نوبت شماست: کارتی در مسیر بگذارید یا بسوزانید.
   *[other] { $name } در حال انتخاب کارت است.
}
phase-draw = { $seat ->
    [you] اکنون از ستون بکشید یا کارت سوخته‌ای بردارید.
   *[other] { $name } در حال کشیدن کارت است.
}
phase-turn-up = کارتی در حال رو شدن است.
phase-over = مسابقه تمام شده است.

## میز در ترمینال

board-round = دور { $round } از { $rounds }
board-deck = ستون: { $cards } کارت
board-summary = دست { $hand } · این دور { $points } · مجموع { $total }
board-discards = سوخته‌ها
board-hand = دست
board-play = گذاشتن
board-discard = سوزاندن
board-take = برداشتن
board-draw = کشیدن
board-from-deck = از ستون

## میز در صفحه

page-expedition = { $seat ->
    [you] مسیر { colour } شما
   *[other] { $name }، مسیر { colour }
}: { $size ->
    [0] خالی
   *[other] { $listed }. ارزش: { $points }
}
page-rank = { $rank ->
    [wager] شرط‌بندی
   *[other] { $rank }
}
page-pile = دسته‌ی سوخته، { $size } کارت. روی دسته: { card }.
page-pile-empty = دسته‌ی سوخته‌ی { colour }: خالی.
page-closed = تا پایان این نوبت به روی شما بسته است.
page-picked = { card }: مسیر خود یا دسته‌ی سوخته را انتخاب کنید. کلید Escape کارت را به دست برمی‌گرداند.
page-sort-suit = چیدن به ترتیب رنگ
page-sort-value = چیدن به ترتیب عدد
page-began = آغازگر
page-turns = نوبت { $turns } از { $cap }
page-total = مجموع امتیاز

## بار اول

learn-lost-cities-goal = پنج رنگ، پنج مسیر. شما و حریفتان جلوی خود کارت می‌گذارید و برنده کسی است که مسیرهایش بیشتر بیرزد. اکنون پایان یک دور است: مسیرها و دست شما پایین است و مسیرهای حریف بالا.
learn-lost-cities-lay = هر نوبت دو نیمه دارد. نخست یک کارت بگذارید. مسیر قرمز شما از چهار به شش و هفت بالا رفته است: نُه قرمز را بگذارید. روی کارت بزنید و سپس روی مسیر قرمز.
learn-lost-cities-draw = سپس یک کارت بکشید. روی ستون کارت‌ها در سمت چپ بزنید؛ عدد رویش می‌گوید چند کارت مانده است.
learn-lost-cities-refused = در هر مسیر عددها فقط بالا می‌روند. امتحان کنید: روی سه قرمز و سپس روی مسیر قرمز بزنید تا ببینید چرا نمی‌شود.
learn-lost-cities-discard = کارتی را که به کار نمی‌آید می‌توان سوزاند. سه قرمز را روی دسته‌ی سوخته‌ی قرمز در میانه بگذارید. مراقب باشید: حریف می‌تواند آن را بردارد.
learn-lost-cities-take = به جای کشیدن از ستون می‌توانید کارت روی یک دسته‌ی سوخته را بردارید. حریف همین حالا هفت زرد را سوزاند. برش دارید!
learn-lost-cities-wager = دست‌دادن در آغاز مسیر زرد شما کارت شرط‌بندی است: سود یا زیان آن مسیر را دو برابر می‌کند و باید پیش از عددها گذاشته شود. هفت زرد را بگذارید و سپس کارت بکشید.
learn-lost-cities-score = شمارش چنین است: عددها را جمع کنید، بیست تا برای هزینه کم کنید و در شرط‌بندی‌ها ضرب کنید. هشت کارت یا بیشتر، بیست امتیاز اضافه دارد. مسیری که آغاز نکرده‌اید هزینه‌ای ندارد.
learn-lost-cities-end = یک کارت مانده است. دور با کشیدن آن بی‌درنگ پایان می‌یابد و کارت‌های دست چیزی نمی‌ارزند. هشت زرد را بگذارید و سپس آخرین کارت را بکشید.
learn-lost-cities-done = این دور را بردید. یک بازی کامل سه دور دارد. مسیرهای کمی آغاز کنید، ولی زود: بیست امتیاز هزینه کم نیست.

## Rows of the score sheet

sheet-round = دور { $round }
