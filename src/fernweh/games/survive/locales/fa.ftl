game-survive = بقا: فرار از آتلانتیس
    .about = دو تا چهار گروه از جزیره‌ای که غرق می‌شود می‌گریزند و آن را زیر پای هم غرق می‌کنند.

## مهره‌ها

colour = { $colour ->
    [red] قرمز
    [blue] آبی
    [green] سبز
   *[yellow] زرد
}
letter = { $colour ->
    [red] ق
    [blue] آ
    [green] س
   *[yellow] ز
}
typed-colour = { $colour ->
    [red] قرمز
    [blue] آبی
    [green] سبز
   *[yellow] زرد
}
explorer = { $colour ->
    [red] قرمز { $letter }
    [blue] آبی { $letter }
    [green] سبز { $letter }
   *[yellow] زرد { $letter }
}
terrain = { $terrain ->
    [beach] ساحل
    [forest] جنگل
   *[mountain] کوهستان
}
creature = { $creature ->
    [serpent] اژدهای دریایی
    [shark] کوسه
   *[whale] نهنگ
}
back = { $back ->
    [shark] کوسه
    [whale] نهنگ
    [boat] قایق
    [whirlpool] گرداب
    [volcano] آتشفشان
    [dolphin] دلفین
    [wind] باد
    [move_serpent] جابه‌جایی اژدها
    [move_shark] جابه‌جایی کوسه
    [move_whale] جابه‌جایی نهنگ
    [repel_shark] دفع کوسه
    [repel_whale] دفع نهنگ
   *[hidden] نامعلوم
}
tile = { back } ({ terrain })

## جاها و گزینه‌ها

seat-red = قرمز
seat-blue = آبی
seat-green = سبز
seat-yellow = زرد

option-starter = چه کسی آغاز می‌کند؛ جایگاه باید پر باشد (§13.1)
option-two_colours = برای دو نفر: هر کدام دو رنگ (§13.2)
option-two_colour_boats = قایق‌های آغاز در بازی دو رنگ (§13.2)
option-population_density = چالش نخست: روی کاشی‌های درونی دو کاشف جا می‌گیرند (§13.3)
option-shore_includes_lagoon = با چالش نخست: کنار تالاب هم فقط یکی (§13.3)
option-to_the_last_one = چالش دوم: بازی تا وقتی کاشفی در صفحه است (§13.4)
option-last_one_rounds = با چالش دوم: نوبت‌های هر بازیکن پس از آخرین کاشی؛ صفر یعنی بی‌پایان (§13.4)
option-all_are_equal = چالش سوم: هر نجات‌یافته یک امتیاز دارد (§13.5)
option-atlantis_goes_under = چالش چهارم: بازی تا آخرین کاشی (§13.6)
option-show_own_values = همیشه ارزش کاشفان خود را ببینید (§13.7)
option-tie_break = در تساوی چه کسی برنده است (§13.8)
option-stop_when_empty = بازی با خالی شدن صفحه از کاشفان تمام شود (§13.9)
option-boarded_swimmer_may_continue = شناگری که سوار شده در همان نوبت ادامه می‌دهد (§13.10)
option-jump_overboard_anywhere = پریدن از قایق همه‌جا آزاد است، نه فقط در خانه‌های پیاده شدن (§13.11)
option-boarding_triggers_creature = جانوران به کسی که در خانه‌شان سوار قایق خالی شود حمله می‌کنند (§13.11)
option-capsized_may_swim = کسی که نهنگ به آبش انداخته هنوز شنا دارد (§13.12)
option-dolphin_uses_swim_move = دلفین شنای آن نوبت را می‌گیرد (§13.12)
option-wind_empty_boat = باد قایق خالی را هم می‌برد (§13.12)
option-one_swimmer_a_turn = در هر نوبت فقط یک کاشف شنا می‌کند (§13.13)
value = { $value ->
    [true] بله
    [false] نه
    [lot] به قید قرعه
    [per_player] دو تا برای هر بازیکن
    [per_colour] دو تا برای هر رنگ
    [shared] پیروزی مشترک
    [most_explorers] آن که کاشفان بیشتری نجات داده
   *[other] { $value }
}

## حرکت‌ها

move-explorer = انتخاب { explorer }
move-from = انتخاب آنچه در { $hex } است
move-to = به { $hex }
move-board = سوار قایق { $hex } شدن
move-overboard = پریدن در آب
move-ashore = پا گذاشتن بر جزیره‌ی امن
move-sink = غرق کردن کاشی { $hex }
move-pick = گذاشتن کاشفی با ارزش { $value } ({ colour })
move-play = بازی کردن { tile }
move-repel = دفع با کاشی { terrain }
move-decline = گذشتن از دفع
move-done = تمام
move-show = نشان دادن { $value }
move-start = { $seat ->
    [red] { seat-red } آغاز می‌کند
    [blue] { seat-blue } آغاز می‌کند
    [green] { seat-green } آغاز می‌کند
   *[yellow] { seat-yellow } آغاز می‌کند
}
move-terrain = کاشی بعدی { terrain } است
move-back = پشت کاشی: { back }
move-die = تاس: { creature }

typed-explorer = کاشف, ک
typed-from = از
typed-to = به, برو
typed-board = سوار, قایق
typed-overboard = بپر, آب
typed-ashore = ساحل امن, جزیره
typed-sink = بردار, غرق
typed-pick = بگیر
typed-play = بازی
typed-repel = دفع, بران
typed-decline = نه, می‌گذرم, نمی رانم
typed-done = بس, تمام
typed-show = نشان
typed-terrain = { $terrain ->
    [beach] ساحل
    [forest] جنگل
   *[mountain] کوهستان, کوه
}
typed-back = { $back ->
    [dolphin] دلفین
    [wind] باد
    [move_serpent] اژدها
    [move_shark] کوسه
   *[move_whale] نهنگ
}

## چه شد

event-lot-drawn = { $seat ->
    [you] به قید قرعه شما آغاز می‌کنید.
   *[other] به قید قرعه { $name } آغاز می‌کند.
}
event-tile-laid = در { $hex } یک { terrain } قرار گرفت.
event-picked = { $seat ->
    [you] شما { explorer } را برداشتید.
   *[other] { $name } { explorer } را برداشت.
}
event-placed = { $seat ->
    [you] شما { explorer } را در { $hex } گذاشتید.
   *[other] { $name } { explorer } را در { $hex } گذاشت.
}
event-launched = { $seat ->
    [you] شما قایقی در { $hex } گذاشتید.
   *[other] { $name } قایقی در { $hex } گذاشت.
}
event-tile-played = { $seat ->
    [you] شما کاشی بازی کردید: { tile }.
   *[other] { $name } کاشی بازی کرد: { tile }.
}
event-finished = { $step ->
    [play] { $seat ->
        [you] شما کاشی‌ای بازی نکردید.
       *[other] { $name } کاشی‌ای بازی نکرد.
    }
    [move] { $seat ->
        [you] شما دیگر حرکت نکردید.
       *[other] { $name } دیگر حرکت نکرد.
    }
    [tile] { $seat ->
        [you] شما همان‌جا ایستادید.
       *[other] { $name } همان‌جا ایستاد.
    }
   *[creature] { $seat ->
        [you] شما جانوران را به حال خود گذاشتید.
       *[other] { $name } جانوران را به حال خود گذاشت.
    }
}
event-walked = { explorer } به { $hex } رفت.
event-swam = { explorer } به { $hex } شنا کرد.
event-boarded = { explorer } سوار قایق { $hex } شد.
event-jumped = { explorer } در { $hex } به آب پرید.
event-saved = { explorer } به { page-island } رسید و نجات یافت!
event-sailed = { $seat ->
    [you] شما قایق را از { $hex } به { $to } بردید.
   *[other] { $name } قایق را از { $hex } به { $to } برد.
}
event-tile-sunk = { $seat ->
    [you] شما { terrain } { $hex } را غرق کردید.
   *[other] { $name } { terrain } { $hex } را غرق کرد.
}
event-fell-in = { explorer } در { $hex } به آب افتاد.
event-tile-kept = { $seat ->
    [you] شما کاشی را نگه داشتید: { back }.
   *[other] { $back ->
        [hidden] { $name } کاشی { terrain } را نگه داشت.
       *[other] { $name } کاشی { terrain } را نگه داشت: { back }.
    }
}
event-tile-shown = { $seat ->
    [you] پشت کاشی شما در { $hex }: { back }!
   *[other] پشت کاشی { $name } در { $hex }: { back }!
}
event-rescued = { explorer } سوار قایق { $hex } شد.
event-rolled = { $seat ->
    [you] تاس شما: { creature }.
   *[other] تاس { $name }: { creature }.
} { $useful ->
    [true] یکی از آن‌ها می‌تواند حرکت کند.
   *[false] هیچ‌کدام نمی‌تواند حرکت کند.
}
event-creature-moved = { $seat ->
    [you] شما { creature } را از { $hex } به { $to } بردید.
   *[other] { $name } { creature } را از { $hex } به { $to } برد.
}
event-boat-lost = قایق { $hex } از میان رفت.
event-tipped-out = { explorer } در { $hex } به آب ریخته شد.
event-died = { explorer } در { $hex } از بازی حذف شد.
event-creature-gone = { creature } از { $hex } رفت.
event-repelled = { $seat ->
    [you] شما { creature } را با کاشی { terrain } دفع کردید.
   *[other] { $name } { creature } را با کاشی { terrain } دفع کرد.
}
event-declined = { $seat ->
    [you] شما آن را دفع نکردید.
   *[other] { $name } آن را دفع نکرد.
}
event-ended = { $by ->
    [volcano] آتشفشان فوران کرد: هر که در جزیره‌ی امن نیست از دست رفت.
    [empty] هیچ کاشفی در صفحه نمانده است: پایان.
    [last-tile] آخرین کاشی هم رفت: پایان.
   *[limit] نوبتی نمانده است: هر که در جزیره‌ی امن نیست از دست رفت.
}
event-value-shown = { explorer } { $value } می‌ارزید.
event-counted = { $seat ->
    [you] شما { $saved } کاشف نجات دادید و { $points } امتیاز دارید.
   *[other] { $name } { $saved } کاشف نجات داد و { $points } امتیاز دارد.
}
event-game-ended = { $winner ->
    [nobody] پیروزی مشترک است.
    [you] شما برنده شدید!
   *[other] { $name } برنده شد.
}

## چرا نمی‌شود

refusal-game-is-over = بازی تمام شده است.
refusal-chance-is-due = کمی صبر کنید: کاشی گذاشته یا برگردانده می‌شود یا تاس می‌افتد.
refusal-chance-alone = آنچه کاشی‌ها و تاس نشان می‌دهند به انتخاب کسی نیست.
refusal-pick-first = نخست کاشفی را که می‌گذارید انتخاب کنید.
refusal-place-first = نخست کاشف انتخاب‌شده را روی کاشی بگذارید.
refusal-launch-first = نخست قایقی در دریای کنار جزیره بگذارید.
refusal-play-first = نخست یکی از کاشی‌هایتان را بازی کنید یا «تمام» را بزنید.
refusal-guide-first = نخست بگذارید دلفین یکی از کاشفانتان را ببرد.
refusal-blow-first = نخست بگذارید باد قایقی را ببرد.
refusal-send-first = نخست جانور را در خانه‌ی دریایی خالی بگذارید.
refusal-move-first = نخست کاشف یا قایقی برای حرکت انتخاب کنید یا «تمام» را بزنید.
refusal-step-first = نخست بگویید مهره‌ی انتخاب‌شده کجا می‌رود.
refusal-sink-first = اکنون یک کاشی را غرق کنید.
refusal-rescue-first = نخست انتخاب کنید چه کسی سوار قایق شود.
refusal-prowl-first = نخست جانوری را حرکت دهید یا «تمام» را بزنید.
refusal-answer-first = نخست جانور را دفع کنید یا بگذرید.
refusal-not-yours = این کاشف از آن شما نیست.
refusal-not-on-board = { explorer } دیگر در صفحه نیست.
refusal-has-swum = { $one ->
    [true] در هر نوبت فقط یک شنا دارید و آن را کرده‌اید.
   *[false] هر کاشف در هر نوبت یک بار شنا می‌کند و این یکی کرده است.
}
refusal-boarded-just-now = { explorer } تازه سوار شده و در این نوبت دیگر حرکت نمی‌کند.
refusal-no-way = از آن‌جا راهی نیست.
refusal-not-in-the-water = { explorer } آن‌جا در آب نیست.
refusal-no-boat-there = در { $hex } قایقی نیست.
refusal-not-in-control = در قایق { $hex } کاشفان دیگران بیشترند: نمی‌توانید آن را حرکت دهید.
refusal-boat-is-empty = باد فقط قایق‌های مسافردار را می‌برد.
refusal-no-creature-there = در { $hex } { creature } نیست.
refusal-not-adjacent = { $hex } مجاور نیست.
refusal-land-is-barred = { $hex } خشکی است: از دریا نمی‌توان به آن رفت.
refusal-boat-in-the-way = در { $hex } قایق دیگری هست.
refusal-not-empty = { $hex } خالی نیست.
refusal-no-tile-there = در { $hex } کاشی نیست.
refusal-tile-is-taken = کاشی { $hex } جا ندارد.
refusal-not-beside-land = { $hex } کنار جزیره نیست.
refusal-not-free = در { $hex } قایق یا اژدها هست.
refusal-boat-is-full = قایق { $hex } پر است.
refusal-swim-then-board = شناگر فقط سوار قایق همان خانه می‌شود: نخست به { $hex } شنا کنید.
refusal-not-aboard = این کاشف در قایق نیست.
refusal-only-at-landing = سر این میز فقط در خانه‌های پیاده شدن به آب می‌پرند.
refusal-no-safe-island = از آن‌جا به جزیره‌ی امن راهی نیست.
refusal-wrong-terrain = هنوز نه: نخست نوبت { $terrain ->
    [beach] ساحل‌هاست
    [forest] جنگل‌هاست
   *[mountain] کوهستان‌هاست
}.
refusal-not-beside-sea = کاشی { $hex } کنار دریا نیست و همسان‌های دیگرش هستند.
refusal-not-in-hand = چنین کاشی‌ای ندارید.
refusal-no-use = این کاشی اکنون کاری نمی‌کند.
refusal-no-such-explorer = کاشفی با ارزش { $value } نمانده است.
refusal-nothing-to-repel = اکنون چیزی برای دفع کردن نیست.
refusal-not-yet = دست‌کم یک خانه باید برود.
refusal-nothing-to-end = این گام را نمی‌توان رها کرد.
refusal-not-the-lot = قرعه فقط پیش از بازی کشیده می‌شود.
refusal-seat-not-taken = جایگاه { $seat ->
    [red] { seat-red }
    [blue] { seat-blue }
    [green] { seat-green }
   *[yellow] { seat-yellow }
} خالی است.
refusal-no-such-tile-left = چنین کاشی‌ای نمانده است.
refusal-show-first = نخست ارزش کاشف نجات‌یافته را نشان دهید.
refusal-nothing-to-show = ارزش‌ها در پایان بازی نشان داده می‌شوند.
refusal-not-its-value = ارزش آن این نیست.
refusal-is-aboard = این کاشف در قایق است: می‌تواند به قایق دیگری برود، در آب بپرد یا بر جزیره‌ی امن پا بگذارد.

## نوبت کیست

phase-start = قرعه می‌گوید چه کسی آغاز کند.
phase-tiles = کاشی‌ها چیده می‌شوند.
phase-back = کاشی برگردانده می‌شود.
phase-die = تاس می‌افتد.
phase-over = بازی تمام شد.
phase-pick = { $seat ->
    [you] نوبت شما: کدام کاشف را می‌گذارید؟
   *[other] { $name } کاشفی را انتخاب می‌کند.
}
phase-place = { $seat ->
    [you] روی کدام کاشی؟
   *[other] { $name } کاشفی می‌گذارد.
}
phase-launch = { $seat ->
    [you] قایق شما از کجا آغاز می‌کند؟
   *[other] { $name } قایقی می‌گذارد.
}
phase-play = { $seat ->
    [you] گام نخست: کاشی بازی کنید یا از این گام بگذرید.
   *[other] { $name } می‌تواند کاشی بازی کند.
}
phase-dolphin = { $seat ->
    [you] دلفین به چه کسی کمک کند؟
   *[other] { $name } دلفین را صدا زد.
}
phase-guide = { $seat ->
    [you] دلفین کجا برود؟ خانه‌های مانده: { $points }.
   *[other] { $name } با دلفین شنا می‌کند. خانه‌های مانده: { $points }.
}
phase-wind = { $seat ->
    [you] باد کدام قایق را ببرد؟
   *[other] { $name } قایقی برای باد انتخاب می‌کند.
}
phase-blow = { $seat ->
    [you] باد آن را کجا ببرد؟ خانه‌های مانده: { $points }.
   *[other] { $name } با باد می‌رود. خانه‌های مانده: { $points }.
}
phase-call = { $seat ->
    [you] کدام { creature } را جابه‌جا می‌کنید؟
   *[other] { $name } با کاشی { creature } را جابه‌جا می‌کند.
}
phase-send = { $seat ->
    [you] { creature } به کدام خانه‌ی خالی برود؟
   *[other] { $name } با کاشی { creature } را جابه‌جا می‌کند.
}
phase-move = { $seat ->
    [you] گام دوم: کاشفان و قایق‌ها را حرکت دهید. مانده: { $points }.
   *[other] { $name } حرکت می‌کند. مانده: { $points }.
}
phase-step = { $seat ->
    [you] { explorer } کجا برود؟
   *[other] { $name } { explorer } را حرکت می‌دهد.
}
phase-sail = { $seat ->
    [you] قایق کجا برود؟
   *[other] { $name } قایقی را حرکت می‌دهد.
}
phase-sink = { $seat ->
    [you] گام سوم: یک کاشی را غرق کنید.
   *[other] { $name } کاشی‌ای را برای غرق کردن انتخاب می‌کند.
}
phase-rescue = { $seat ->
    [you] چه کسی سوار قایق شود؟
   *[other] { $name } انتخاب می‌کند چه کسی سوار قایق شود.
}
phase-creature = { $seat ->
    [you] گام چهارم: کدام { creature } را حرکت می‌دهید؟
   *[other] { $name } می‌تواند { creature } را حرکت دهد.
}
phase-prowl = { $seat ->
    [you] { creature } کجا برود؟ خانه‌های مانده: { $points }.
   *[other] { $name } { creature } را حرکت می‌دهد. خانه‌های مانده: { $points }.
}
phase-answer = { $seat ->
    [you] { creature } در { $hex } حمله می‌کند: آن را دفع کنید یا بگذرید.
   *[other] { creature } در { $hex } حمله می‌کند. منتظر پاسخ { $name }.
}
phase-show = { $seat ->
    [you] نشان دهید کاشف نجات‌یافته چه می‌ارزد.
   *[other] { $name } ارزش‌ها را نشان می‌دهد.
}

## صفحه در پایانه

board-tiles = کاشی‌های مانده: { $tiles }
board-serpent = اژدها
board-shark = کوسه
board-whale = نهنگ
board-boat = قایق
board-beach = ساحل
board-forest = جنگل
board-mountain = کوهستان
board-landing = خانه‌ی پیاده شدن
board-summary = نجات‌یافته { $saved } · ازدست‌رفته { $lost } · امتیاز { $points ->
    [hidden] ؟
   *[other] { $points }
}
board-kept = کاشی‌ها
board-explorers = کاشفان
board-choices = حرکت‌ها

## صفحه‌ی بازی در مرورگر

page-chart = دریا، جزیره و جزیره‌های امن
page-sea = دریا
page-boat = قایق { $room ->
    [0] بدون جای خالی
    [one] با یک جای خالی
   *[other] با { $room } جای خالی
}
page-explorer = { $state ->
    [water] { explorer } در آب
    [boat] { explorer } در قایق
   *[other] { explorer }
}
page-worth = به ارزش { $value }
page-island = جزیره‌ی امن { $island ->
    [NW] شمال غربی
    [NE] شمال شرقی
    [SW] جنوب غربی
   *[SE] جنوب شرقی
}
page-which = کدام یک؟
page-put-back = انتخاب دیگری
page-turn = نوبت
page-step = { $step ->
    [place] کاشفان
    [launch] قایق‌ها
    [play] کاشی
    [move] حرکت
    [sink] غرق کردن
   *[creature] جانور
}
page-left = مانده: { $points }
page-asked = هنوز می‌توانند آن را دفع کنند:
page-late = نوبت‌های پس از آخرین کاشی: { $rounds ->
    [0] { $late }
   *[other] { $late } از { $rounds }
}
page-to-place = کاشفان در دست
page-kept = کاشی‌های شما
page-crews = گروه‌ها
page-backs = آنچه کاشی‌ها هنوز پنهان دارند
page-backs-told = پشت‌هایی که ندیده‌اید: زیر جزیره یا نزد دیگران.
page-supply = هنوز در ذخیره
page-close = بستن

## برگه‌ی امتیاز

pad-saved = نجات‌یافتگان، بر پایه‌ی ارزش
pad-value = ارزش { $value }

## بار اول

learn-survive-goal = آتلانتیس به زیر آب می‌رود. کاشفان قرمز خود را به جزیره‌های امن گوشه‌ها برسانید. عدد زیر هر کاشف ارزش اوست؛ در بازی واقعی آن را فقط هنگام چیدن می‌بینید و باید به یاد بسپارید.
learn-survive-board = هر نوبت چهار گام دارد. نخست، اگر کاشی نگه داشته‌اید، می‌توانید یکی را بازی کنید. سپس سه حرکت دارید. حرکت اول: روی کاشف خود به ارزش ۶ در بالا و چپ بزنید و سپس روی قایق کنارش.
learn-survive-sail = قایقی که بیشتر مسافرانش از شما باشند به فرمان شماست. حرکت دوم: روی قایق بزنید و سپس روی دریای سمت چپش.
learn-survive-swim = کاشفان می‌توانند شنا کنند، ولی در هر نوبت فقط یک خانه. حرکت سوم: کاشف شما به ارزش ۵ به دریای سمت چپش می‌پرد.
learn-survive-refused = اکنون باید کاشی‌ای زیر آب برود: نخست ساحل‌ها، سپس جنگل‌ها و سپس کوهستان‌ها. جنگلی را امتحان کنید تا ببینید چرا نمی‌شود.
learn-survive-sink = ساحل بالا و راست را که کاشفی آبی بر آن ایستاده غرق کنید. پشت کاشی چیزی در انتظار کسانی است که به آب می‌افتند.
learn-survive-die = کوسه! کوسه شناگران را می‌خورد، نهنگ قایق را واژگون می‌کند و اژدهای دریایی هر دو را. در پایان تاس می‌آید و شما نهنگ آوردید: بگذارید از جای خود به قایق آبی‌ها که پایین آن است شنا کند.
learn-survive-saved = نوبت‌ها گذشته و از جزیره چیزی نمانده است. قایق شما به کرانه‌ی جزیره‌ای امن رسیده است. کاشفتان را پیاده کنید و سپس حرکت‌هایتان را تمام کنید.
learn-survive-volcano = زیر یکی از کوهستان‌ها آتشفشان است. بازی با آن تمام می‌شود و هر که در امان نباشد از دست می‌رود. کوهستان بالا و چپ را غرق کنید.
learn-survive-done = آتشفشان! ارزش همه‌ی نجات‌یافتگان جمع می‌شود و مال شما بیشتر است. مهم نیست چند نفر نجات یافته‌اند؛ مهم این است که چه کسانی.

## Rows of the score sheet

sheet-saved = { $explorer }
