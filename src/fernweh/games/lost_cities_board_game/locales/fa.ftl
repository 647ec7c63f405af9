game-lost-cities-board-game = شهرهای گمشده: بازی رومیزی
    .about = دو تا چهار گروه کاوشگر در پنج راه به سوی شهرهای گمشده می‌روند: هر که راه افتاد باید دور برود.

## رنگ‌ها، کارت‌ها و کاوشگران

colour = { $colour ->
    [red] قرمز
    [green] سبز
    [blue] آبی
    [yellow] زرد
    [white] سفید
   *[other] { $colour }
}
colour-name = { $colour ->
    [red] قرمز
    [green] سبز
    [blue] آبی
    [yellow] زرد
    [white] سفید
   *[other] { $colour }
}
letter = { $colour ->
    [red] ق
    [green] س
    [blue] آ
    [yellow] ز
    [white] ف
   *[other] ؟
}
typed-colour = { $colour ->
    [red] قرمز
    [green] سبز
    [blue] آبی
    [yellow] زرد
    [white] سفید
   *[other] { $colour }
}
card = { $rank } { colour }
rank = { $rank }
piece = { $piece ->
    [adventurer] ماجراجو
   *[researcher] پژوهشگر
}
    .a = { $piece ->
        [adventurer] یک ماجراجو
       *[researcher] پژوهشگر
    }
    .of = { $piece ->
        [adventurer] ماجراجوی
       *[researcher] پژوهشگر
    }
    .object = { $piece ->
        [adventurer] یک ماجراجو
       *[researcher] پژوهشگر را
    }
typed-adventurer = ماجراجو, م
typed-researcher = پژوهشگر, پ
tile = { $tile ->
    [artifact] اثر باستانی
    [arrow] پیکان
   *[other] { $tile } امتیاز
}

## جایگاه‌ها و گزینه‌ها

seat-north = شمال
seat-east = شرق
seat-south = جنوب
seat-west = غرب

option-expeditions = تعداد سفرها؛ ۱ یعنی بازی کوتاه با نوار آثار باستانی خودش؛ نوار بلند جدول خود ماست (§11.1)
option-starter = چه کسی سفر اول را آغاز می‌کند؛ جایگاهش باید پر باشد (§11.2)
option-up_and_down = شیوه‌ی دیگر: ردیف‌ها می‌توانند نزولی هم باشند (§11.3)
option-allow_take_back = قانون خانگی: کارتی را که همین حالا سوخته می‌توان پس گرفت (§11.4)
option-open_totals = امتیاز همه همیشه نشان داده شود (§11.5)
option-cap = تعداد نوبت‌هایی که پس از آن سفر تمام می‌شود؛ ۰ یعنی هرگز (§11.6)

## حرکت‌ها

move-play = گذاشتن { card } در ردیف
move-send = فرستادن { piece.a }
move-move = یک سنگ جلو رفتن در راه { colour }
move-decline = ماندن همه‌ی کاوشگران سر جایشان
move-draw = کشیدن از ستون کارت‌ها
move-discard = سوزاندن { card }
move-take = برداشتن کارت بالایی از دسته‌ی سوخته‌ی { colour }
move-start = { $seat ->
    [north] { seat-north } آغاز می‌کند
    [east] { seat-east } آغاز می‌کند
    [south] { seat-south } آغاز می‌کند
   *[west] { seat-west } آغاز می‌کند
}
move-turn-up = { card } رو می‌شود
move-tile = روی سنگ بعدی { tile } گذاشته می‌شود

typed-play = بازی, بگذار, گ
typed-send = بفرست, فرستادن, ف
typed-move = برو, جلو, رفتن
typed-decline = نه, بمان, ماندن
typed-draw = بکش, کشیدن, ک
typed-discard = بسوزان, سوزاندن, س
typed-take = بردار, برداشتن, ب

## آنچه رخ داد

event-lot-drawn = { $seat ->
    [you] به قید قرعه شما آغاز می‌کنید.
   *[other] به قید قرعه { $name } آغاز می‌کند.
}
event-tile-laid = روی سنگ { $stone } در راه { colour } { tile } گذاشته شد.
event-dealt = { $seat ->
    [you] { card } به شما رسید.
   *[other] { $card ->
        [hidden] یک کارت به { $name } رسید.
       *[other] { card } به { $name } رسید.
    }
}
event-played = { $seat ->
    [you] شما { card } را در ردیف خود گذاشتید.
   *[other] { $name } { card } را در ردیف خود گذاشت.
}
event-set-out = { $seat ->
    [you] شما { piece.object } به راه { colour } فرستادید.
   *[other] { $name } { piece.object } به راه { colour } فرستاد.
}
event-moved = { $seat ->
    [you] { $stone ->
        [9] { piece.of } شما به شهر گمشده در پایان راه { colour } رسید.
       *[other] { piece.of } شما در راه { colour } به سنگ { $stone } رفت.
    }
   *[other] { $stone ->
        [9] { piece.of } { $name } به شهر گمشده در پایان راه { colour } رسید.
       *[other] { piece.of } { $name } در راه { colour } به سنگ { $stone } رفت.
    }
}
event-artifact-found = { $seat ->
    [you] شما یک اثر باستانی پیدا کردید.
   *[other] { $name } یک اثر باستانی پیدا کرد.
}
event-points-found = { $seat ->
    [you] شما { $points } امتیاز پیروزی پیدا کردید.
   *[other] { $name } { $points } امتیاز پیروزی پیدا کرد.
}
event-arrow-found = { $useful ->
    [true] { $seat ->
        [you] پیکان: می‌توانید یکی از کاوشگران خود را جلو ببرید.
       *[other] پیکان: { $name } می‌تواند یکی از کاوشگران خود را جلو ببرد.
    }
   *[false] { $seat ->
        [you] پیکان، اما هیچ‌یک از کاوشگران شما نمی‌تواند جلو برود.
       *[other] پیکان، اما هیچ‌یک از کاوشگران { $name } نمی‌تواند جلو برود.
    }
}
event-declined = { $seat ->
    [you] شما هیچ کاوشگری را جلو نبردید.
   *[other] { $name } هیچ کاوشگری را جلو نبرد.
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
event-expedition-ended = { $by ->
    [bridge] پنجمین کاوشگر از پل گذشت و سفر { $expedition } پایان یافت.
    [cap] سفر { $expedition } با رسیدن به سقف نوبت‌ها پایان یافت.
   *[deck] آخرین کارت کشیده شد و سفر { $expedition } پایان یافت.
}
event-explorers-counted = { $seat ->
    [you] کاوشگران شما: { $points }.
   *[other] کاوشگران { $name }: { $points }.
}
event-expedition-began = { $seat ->
    [you] سفر { $expedition }: شما آغاز می‌کنید.
   *[other] سفر { $expedition }: { $name } آغاز می‌کند.
}
event-artifacts-counted = { $seat ->
    [you] آثار باستانی شما ({ $artifacts }): { $points }. روی هم { $total } امتیاز دارید.
   *[other] آثار باستانی { $name } ({ $artifacts }): { $points }. روی هم: { $total }.
}
event-game-ended = { $winner ->
    [nobody] پیروزی مشترک است.
    [you] شما بازی را بردید!
   *[other] { $name } بازی را برد.
}

## چرا نمی‌شود

refusal-game-is-over = بازی تمام شده است.
refusal-chance-is-due = کمی صبر کنید: هنوز کاشی یا کارتی در حال چیده شدن، پخش یا رو شدن است.
refusal-chance-alone = هیچ‌کس انتخاب نمی‌کند که چه کاشی یا کارتی بیاید.
refusal-lay-first = نخست یک کارت در ردیف بگذارید یا بسوزانید، سپس کارت بکشید.
refusal-draw-now = کارتتان را بازی کرده‌اید. اکنون یک کارت از ستون بکشید یا از کارت‌های سوخته بردارید.
refusal-send-first = ردیفی آغاز کرده‌اید: نخست کاوشگری به راه آن بفرستید.
refusal-move-first = نخست یکی از کاوشگران خود را جلو ببرید یا بگذارید سر جایشان بمانند.
refusal-not-in-hand = { card } در دست شما نیست.
refusal-below-the-row = { card } کوچک است: ردیف { colour } شما تا { $peak } بالا رفته است.
refusal-above-the-row = { card } بزرگ است: ردیف { colour } شما نزولی است و به { $peak } رسیده است.
refusal-no-row-begun = فقط وقتی ردیفی را آغاز می‌کنید می‌توانید کاوشگری بفرستید.
refusal-no-move-due = کاوشگر را فقط با کارت، با پیکان یا از شهر گمشده می‌توان جلو برد.
refusal-nobody-on-the-path = در راه { colour } کاوشگری ندارید.
refusal-in-the-city = کاوشگر شما در راه { colour } به شهر گمشده رسیده است.
refusal-just-discarded = همین حالا یک کارت { colour } سوزاندید: دسته‌ی آن تا پایان این نوبت به روی شما بسته است.
refusal-pile-is-empty = دسته‌ی سوخته‌ی { colour } خالی است.
refusal-not-in-deck = { card } دیگر نمی‌تواند کشیده شود.
refusal-no-such-tile-left = از این کاشی دیگر نمانده است: { tile }.
refusal-not-the-lot = قرعه را فقط پیش از سفر اول می‌کشند.
refusal-seat-not-taken = کسی در جایگاه { $seat ->
    [north] { seat-north }
    [east] { seat-east }
    [south] { seat-south }
   *[west] { seat-west }
} ننشسته است.

## نوبت کیست

phase-start = قرعه تعیین می‌کند که چه کسی آغاز کند.
phase-tiles = کاشی‌ها در حال چیده شدن‌اند.
phase-deal = کارت‌ها در حال پخش شدن‌اند.
phase-lay = { $seat ->
    [you] نوبت شماست: کارتی در ردیف بگذارید یا بسوزانید.
   *[other] { $name } در حال انتخاب کارت است.
}
phase-send = { $seat ->
    [you] چه کسی راه می‌افتد: یک ماجراجو یا پژوهشگر؟
   *[other] { $name } در حال انتخاب کاوشگر است.
}
phase-move = { $seat ->
    [you] می‌توانید یکی از کاوشگران خود را جلو ببرید.
   *[other] { $name } می‌تواند یکی از کاوشگران خود را جلو ببرد.
}
phase-draw = { $seat ->
    [you] اکنون از ستون بکشید یا کارت سوخته‌ای بردارید.
   *[other] { $name } در حال کشیدن کارت است.
}
phase-turn-up = کارتی در حال رو شدن است.
phase-over = بازی تمام شده است.

## میز در ترمینال

board-expedition = سفر { $expedition } از { $expeditions }
board-crossed = گذشته از پل‌ها: { $crossed } از ۵
board-deck = ستون: { $cards } کارت
board-artifact = اثر باستانی
board-arrow = پیکان
board-adventurer = حرف کوچک لاتین (n): ماجراجو
board-researcher = حرف بزرگ لاتین (N): پژوهشگر
board-summary = دست { $hand } · آثار { $artifacts } · کاوشگران { $standing } · امتیاز { $points ->
    [hidden] ؟
   *[other] { $points }
}
board-discards = سوخته‌ها
board-hand = دست
board-play = گذاشتن
board-discard = سوزاندن
board-take = برداشتن
board-draw = کشیدن
board-send = فرستادن
board-decline = ماندن
board-from-deck = از ستون

## میز در صفحه

page-paths = راه‌های شهرهای گمشده
page-path = راه { colour }
page-stone = راه { colour }، سنگ { $stone }، ارزش { $value }
page-explorer = { $seat ->
    [you] { piece.of } شما
   *[other] { piece.of } { $name }
}
page-pile = دسته‌ی سوخته‌ی { colour }: { $size }
page-closed = در این نوبت بسته است
page-row = ردیف { colour } شما
page-row-of = ردیف { colour }
page-worth = ارزش { $points }
page-points = امتیاز پیروزی
page-artifacts-bring = بابت { $artifacts } اثر باستانی
page-track = امتیاز آثار باستانی در پایان بازی
page-at-home = { $researcher ->
    [home] در خانه: { $adventurers } ماجراجو و پژوهشگر
   *[out] در خانه: { $adventurers } ماجراجو
}
page-home = { piece } در خانه: { $count }
page-hand-size = کارت‌های دست: { $cards }
page-face-down = به پشت
page-began = آغازگر این سفر
page-turns = نوبت { $turns } از { $cap }
page-up-and-down = ردیف‌ها می‌توانند صعودی یا نزولی باشند
page-explorers = کاوشگران
page-artifacts = آثار باستانی

## برگه‌ی امتیاز

pad-expedition = سفر { $n }
pad-last-expedition = آخرین سفر: آثار باستانی حساب می‌شوند
pad-next-expedition = سفر بعد
pad-points = امتیازهای پیروزی پیش از این
pad-artifacts = آثار باستانی
pad-stone = سنگ { $n }
pad-researcher = پژوهشگر
pad-researcher-of = { $colour }: پژوهشگر است
pad-piece = { $piece ->
    [artifact] آثار باستانی
    [crossed] کاوشگران آن سوی پل‌ها
    [adventurer] ماجراجوها
    [researcher] پژوهشگر
   *[other] { $piece }
}

## بار اول

learn-lost-cities-board-game-goal = پنج راه از روی پل به پنج شهر گمشده می‌رسند. هر کارت یک کاوشگر را یک سنگ جلو می‌برد. سنگ‌های نخست امتیاز کم می‌کنند و سنگ‌های دور امتیاز می‌آورند؛ پس هر که راه می‌افتد باید دور برود.
learn-lost-cities-board-game-begin = نخست یک کارت بگذارید. هنوز ردیف آبی ندارید: با سه آبی یکی آغاز کنید. روی کارت بزنید و سپس روی راه آبی.
learn-lost-cities-board-game-send = هر ردیف تازه یک کاوشگر را راهی می‌کند. شما چند ماجراجو دارید و یک پژوهشگر که دو برابر حساب می‌شود. پژوهشگر را بفرستید.
learn-lost-cities-board-game-draw = سپس یک کارت بکشید، از ستون یا از سوخته‌ها. روی ستون کارت‌ها بزنید.
learn-lost-cities-board-game-refused = ردیف قرمز شما به چهار رسیده است و عددها پایین نمی‌آیند. دو قرمز را امتحان کنید تا ببینید چرا نمی‌شود.
learn-lost-cities-board-game-climb = شش قرمز می‌خورد. آن را در راه قرمز بگذارید: ماجراجوی شما یک سنگ جلو می‌رود.
learn-lost-cities-board-game-arrow = آن‌جا پیکانی است: یکی از کاوشگران شما می‌تواند جلوتر برود. پژوهشگر را در راه آبی جلو ببرید که روی سنگ بعدی‌اش اثری باستانی است. سپس کارت بکشید.
learn-lost-cities-board-game-score = در پایان چنین می‌شمارند: هر کاوشگر به اندازه‌ی سنگش می‌ارزد و پژوهشگر دو برابر. آثار باستانی به شمارشان حساب می‌شوند؛ با آثار کم، امتیاز از دست می‌دهید.
learn-lost-cities-board-game-bridge = همین که پنج کاوشگر از پل بگذرند، سفر بی‌درنگ پایان می‌یابد. چهار نفر گذشته‌اند. هشت قرمز را بگذارید تا کاوشگر شما پنجمی باشد.
learn-lost-cities-board-game-done = به‌موقع بود! بازی کامل سه سفر دارد. کاوشگرانی که روی سنگ‌های نخست مانده‌اند امتیاز کم می‌کنند: پیش از آن‌که رقیبان از آن‌جا بگذرند، سفر را تمام کنید.

## Rows of the score sheet

sheet-victory = امتیازهای پیروزی
# Points, and what was given because nobody falls below zero.
sheet-victory-or-floor = امتیازهای پیروزی، هرگز زیر صفر نه
sheet-explorer = { $colour }: { $explorer } روی سنگ { $stone }
sheet-floor = هیچ‌کس زیر صفر نمی‌رود
sheet-artifacts = آثار باستانی: { $artifacts }
sheet-artifacts-later = آثار باستانی: { $artifacts } (در پایان حساب می‌شوند)
sheet-by-stone = ارزش سنگ
sheet-by-researcher = پژوهشگر دو برابر حساب می‌شود
