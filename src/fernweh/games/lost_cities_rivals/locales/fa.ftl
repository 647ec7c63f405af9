game-lost-cities-rivals = شهرهای گمشده: در میان رقبا
    .about = دو تا چهار کاوشگر بر سر کارت‌ها مزایده می‌کنند و آنچه می‌پردازند دوباره میان همه تقسیم می‌شود.

## رنگ‌ها و کارت‌ها

colour = { $colour ->
    [yellow] زرد
    [blue] آبی
    [white] سفید
    [green] سبز
    [red] قرمز
   *[other] { $colour }
}
other-colour = { $other-colour ->
    [yellow] زرد
    [blue] آبی
    [white] سفید
    [green] سبز
    [red] قرمز
   *[other] { $other-colour }
}
colour-name = { $colour ->
    [yellow] زرد
    [blue] آبی
    [white] سفید
    [green] سبز
    [red] قرمز
   *[other] { $colour }
}
letter = { $colour ->
    [yellow] ز
    [blue] آ
    [white] ف
    [green] س
    [red] ق
   *[other] ؟
}
typed-colour = { $colour ->
    [yellow] زرد
    [blue] آبی
    [white] سفید
    [green] سبز
    [red] قرمز
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
coins = { $coins } سکه

## جایگاه‌ها و گزینه‌ها

seat-north = شمال
seat-east = شرق
seat-south = جنوب
seat-west = غرب

option-starter = چه کسی آغاز می‌کند؛ جایگاه باید پُر باشد (§10.1)
option-purge_display = قانون خانگی: پس از هر مزایده، کارت‌های بی‌استفاده از ویترین بیرون می‌روند (§10.2)

## حرکت‌ها

move-uncover = رو کردن یک کارت
move-bid = پیشنهاد { coins }
move-pass = رد کردن نوبت
move-take = برداشتن { card }
move-trash = بیرون گذاشتن { card }
move-done = تمام: بقیه می‌مانند
move-turn-up = { card } رو می‌شود
move-deal = شرط‌بندی‌های اولیه: { colour } و { other-colour }
move-start = { $seat ->
    [north] { seat-north } آغاز می‌کند
    [east] { seat-east } آغاز می‌کند
    [south] { seat-south } آغاز می‌کند
   *[west] { seat-west } آغاز می‌کند
}

typed-uncover = رو, رو کن, رو کردن
typed-bid = پیشنهاد, پ
typed-pass = رد, رد کن, ر
typed-take = بردار, برداشتن, ب
typed-trash = بیرون, بیرون بگذار, ج
typed-done = پایان, تمام, ت
play-help-move = خود حرکت؛ کوتاهش هم می‌شود: «پ ۳»، «رد»، «بردار ق۷»، «بیرون آ ش»، «پایان»

## آنچه رخ داد

event-lot-drawn = { $seat ->
    [you] به قید قرعه شما آغاز می‌کنید.
   *[other] به قید قرعه { $name } آغاز می‌کند.
}
event-dealt = { $seat ->
    [you] کارت شرط‌بندی اولیه‌ی { colour } به شما رسید.
   *[other] کارت شرط‌بندی اولیه‌ی { colour } به { $name } رسید.
}
event-turned-up = { $seat ->
    [you] شما { card } را رو کردید.
   *[other] { $name } { card } را رو کرد.
}
event-died = هیچ‌کس نمی‌توانست از { card } استفاده کند: این کارت به جعبه برگشت.
event-opened = { $seat ->
    [you] شما با { coins } مزایده را آغاز کردید.
   *[other] { $name } با { coins } مزایده را آغاز کرد.
}
event-raised = { $seat ->
    [you] شما { coins } پیشنهاد دادید.
   *[other] { $name } { coins } پیشنهاد داد.
}
event-passed = { $seat ->
    [you] شما نوبت خود را رد کردید.
   *[other] { $name } نوبت خود را رد کرد.
}
event-won = { $seat ->
    [you] شما مزایده را بردید و { coins } پرداختید.
   *[other] { $name } مزایده را برد و { coins } پرداخت.
}
event-took = { $seat ->
    [you] شما { card } را برداشتید.
   *[other] { $name } { card } را برداشت.
}
event-trashed = { $seat ->
    [you] شما { card } را از بازی بیرون گذاشتید.
   *[other] { $name } { card } را از بازی بیرون گذاشت.
}
event-purged = دیگر هیچ‌کس نمی‌توانست از { card } استفاده کند: این کارت از ویترین بیرون رفت.
event-bank-shared = دسته‌ی { $pile } تمام شد: به هر بازیکن { coins } رسید. مانده در بانک: { $bank }.
event-game-ended = { $winner ->
    [nobody] پیروزی مشترک است.
    [you] شما بازی را بردید!
   *[other] { $name } بازی را برد.
} { $players ->
    [2] { $name-1 }: { $totals-1 }. { $name-2 }: { $totals-2 }.
    [3] { $name-1 }: { $totals-1 }. { $name-2 }: { $totals-2 }. { $name-3 }: { $totals-3 }.
   *[4] { $name-1 }: { $totals-1 }. { $name-2 }: { $totals-2 }. { $name-3 }: { $totals-3 }. { $name-4 }: { $totals-4 }.
}

## چرا نمی‌شود

refusal-game-is-over = بازی تمام شده است.
refusal-chance-is-due = کمی صبر کنید: هنوز کارتی در حال پخش یا رو شدن است.
refusal-chance-alone = هیچ‌کس انتخاب نمی‌کند که چه کارتی رو شود.
refusal-auction-is-on = مزایده در جریان است: پیشنهاد بالاتری بدهید یا نوبت خود را رد کنید.
refusal-choose-cards = مزایده را برده‌اید: کارت بردارید، یک کارت را بیرون بگذارید یا «تمام» را بزنید.
refusal-no-auction = مزایده‌ای در جریان نیست: کارتی رو کنید یا با پیشنهادی مزایده را آغاز کنید.
refusal-not-won-yet = مزایده هنوز تمام نشده است: پیشنهاد بالاتری بدهید یا نوبت خود را رد کنید.
refusal-display-is-empty = ویترین خالی است: چیزی برای پیشنهاد دادن نیست.
refusal-bid-too-low = { $coins ->
    [0] پیشنهاد دست‌کم یک سکه است.
   *[other] { $coins } کافی نیست: بالاترین پیشنهاد { $bid } است.
}
refusal-not-enough-coins = نمی‌توانید { $coins } سکه پیشنهاد دهید: شما { $purse } سکه دارید.
refusal-not-on-display = { card } در ویترین نیست.
refusal-below-the-peak = { card } کوچک است: مسیر { colour } شما تا { $peak } بالا رفته است.
refusal-wager-too-late = کارت شرط‌بندی پیش از عددها گذاشته می‌شود و مسیر { colour } شما تا { $peak } بالا رفته است.
refusal-not-in-piles = { card } دیگر در هیچ دسته‌ای نیست.
refusal-not-the-deal = کارت‌های شرط‌بندی اولیه فقط پیش از نوبت اول پخش می‌شوند.
refusal-no-such-deal = این دو کارت شرط‌بندی اولیه را اکنون نمی‌توان داد.
refusal-not-the-lot = قرعه را فقط پیش از بازی می‌کشند.
refusal-empty-seat = جایگاه { $seat ->
    [north] { seat-north }
    [east] { seat-east }
    [south] { seat-south }
   *[west] { seat-west }
} خالی است.

## نوبت کیست

phase-start = قرعه تعیین می‌کند که چه کسی آغاز کند.
phase-deal = کارت‌های شرط‌بندی اولیه در حال پخش شدن‌اند.
phase-turn = { $seat ->
    [you] نوبت شماست: کارتی رو کنید یا با پیشنهادی مزایده را آغاز کنید.
   *[other] نوبت { $name } است.
}
phase-bid = { $seat ->
    [you] پیشنهاد بالاتری بدهید یا نوبت خود را رد کنید.
   *[other] { $name } در حال تصمیم‌گیری درباره‌ی پیشنهاد است.
}
phase-take = { $seat ->
    [you] انتخاب با شماست: کارت بردارید، یک کارت را از بازی بیرون بگذارید یا «تمام» را بزنید.
   *[other] { $name } در حال انتخاب کارت است.
}
phase-turn-up = کارتی در حال رو شدن است.
phase-over = بازی تمام شده است.

## میز در ترمینال

board-piles = ستون: { $cards } · دسته‌های منتظر: { $waiting } · بانک: { $bank }
board-summary = سکه { $coins } · مسیرها { $points } · مجموع { $total }
board-leads = پیشنهاد { $bid }
board-in = در مزایده
board-out = رد کرد
board-display = ویترین
board-empty = خالی
board-uncover = رو کردن
board-bid = پیشنهاد
board-pass = رد کردن
board-take = برداشتن
board-trash = بیرون
board-done = تمام

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
page-pile = دسته‌ی { $stage } از ۴: { $cards } کارت. دسته‌های منتظر: { $waiting }.
page-bank = بانک: { coins }
page-box = برگشته به جعبه: { $cards } کارت
page-no-auction = مزایده‌ای در جریان نیست.
page-less = یک سکه کمتر
page-more = یک سکه بیشتر
page-picked = { card }: آن را بردارید یا بیرون بگذارید. کلید Escape کارت را برمی‌گرداند.
page-show-cards = نمایش همه‌ی کارت‌ها
page-hide-cards = نمایش فقط آخرین کارت‌ها

## برگه‌ی امتیاز

pad-starting = کارت‌های شرط‌بندی اولیه
pad-starting-of = شرط‌بندی اولیه‌ی { $colour }
pad-coins = سکه‌ها
pad-piece = { $piece ->
    [coins] سکه‌ها
    [starting] کارت‌های شرط‌بندی اولیه یک بازیکن
   *[other] { $piece }
}

## بار اول

learn-lost-cities-rivals-goal = همان پنج مسیر، اما کسی کارتی در دست ندارد: همه‌ی کارت‌ها رو در ویترین‌اند و طلا تعیین می‌کند به چه کسی برسند. مسیرها و سکه‌های شما جلوی شماست و کارت‌های شرط‌بندی اولیه از پیش آن‌جایند.
learn-lost-cities-rivals-uncover = در نوبت خود یکی از دو کار را می‌کنید. کار اول: یک کارت را رو کنید تا به ویترین افزوده شود. همین کار را بکنید.
learn-lost-cities-rivals-bid = کار دوم: مزایده‌ای آغاز کنید. پنج قرمز و هفت قرمز به مسیر قرمز شما می‌خورند. برای حق انتخاب، دو سکه پیشنهاد دهید.
learn-lost-cities-rivals-raise = رقیب سه سکه پیشنهاد داد. هر که رد کند بیرون است؛ آخرین پیشنهاددهنده می‌برد و می‌پردازد. چهار سکه پیشنهاد دهید.
learn-lost-cities-rivals-take = بردید و چهار سکه پرداختید. اکنون هر چند کارت که می‌خواهید بردارید؛ هر یک بی‌درنگ به مسیر هم‌رنگش می‌رود. پنج قرمز و سپس هفت قرمز را بردارید.
learn-lost-cities-rivals-refused = شرط‌بندی قرمز هم آن‌جاست. بکوشید برش دارید تا ببینید چرا نمی‌شود.
learn-lost-cities-rivals-trash = در پایان، برنده می‌تواند یک کارت را بیرون بگذارد. رقیب چشم‌به‌راه هشت سبز است: آن را در جعبه بگذارید.
learn-lost-cities-rivals-score = شمارش چنین است: ردپاهای هر مسیر، ضرب در یکی بیشتر از شمار شرط‌بندی‌هایش. چهار عدد یا بیشتر، هشت امتیاز اضافه دارد. هر سکه یک امتیاز است.
learn-lost-cities-rivals-end = سکه‌های پرداخت‌شده در بانک‌اند. هر بار که یکی از سه دسته‌ی نخست تمام شود، بانک میان همه تقسیم می‌شود. اکنون دسته‌ی آخر تمام می‌شود و بازی هم با آن. آخرین کارت را رو کنید.
learn-lost-cities-rivals-done = همه‌ی بازی همین است. برای هر چیزی پول ندهید: طلای شما به رقیبان هم برمی‌گردد.

## Rows of the score sheet

sheet-coins = سکه‌ها
