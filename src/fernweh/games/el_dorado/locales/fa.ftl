game-el-dorado = در جست‌وجوی الدورادو
    .about = دو تا چهار گروه از میان جنگل به سوی الدورادو می‌شتابند و در راه آدم‌های بهتری می‌گیرند.

## کارت‌ها، توکن‌ها، نمادها، خانه‌ها

card = { $card ->
    [explorer] کاوشگر
    [traveler] گردشگر
    [sailor] ملوان
    [scout] پیشاهنگ
    [trailblazer] راه‌گشا
    [jack-of-all-trades] همه‌فن‌حریف
    [photographer] عکاس
    [treasure-chest] صندوق گنج
    [pioneer] پیشقدم
    [giant-machete] خنجر غول‌آسا
    [captain] ناخدا
    [journalist] روزنامه‌نگار
    [millionaire] میلیونر
    [adventurer] ماجراجو
    [prop-plane] هواپیمای پشتیبان
    [transmitter] تلگراف
    [cartographer] کارتوگراف
    [compass] قطب‌نما
    [scientist] دانشمند
    [travel-log] سفرنامه
    [native] بومی
   *[other] { $card }
}
card-short = { $card ->
    [treasure-chest] صندوق
    [giant-machete] خنجر
    [prop-plane] هواپیما
    [journalist] خبرنگار
    [jack-of-all-trades] همه‌فن
   *[other] { card }
}
typed-card = { $card ->
    [treasure-chest] صندوق
    [giant-machete] خنجر
    [prop-plane] هواپیما, هواپیمای پشتیبان
    [journalist] خبرنگار
    [jack-of-all-trades] همه فن
   *[other] { card }
}
token = { $token ->
    [machete-1] خنجر یک
    [machete-2] خنجر دو
    [machete-3] خنجر سه
    [paddle-1] پاروی یک
    [paddle-2] پاروی دو
    [coin-1] سکه‌ی یک
    [coin-2] سکه‌ی دو
    [draw] «کشیدن»
    [remove] «حذف»
    [replace] «جایگزینی»
    [pass] «گذر»
    [free-step] «گام آزاد»
    [change] «تغییر نماد»
    [keep] «نگه داشتن»
   *[other] { $token }
}
symbol = { $symbol ->
    [machete] خنجر
    [paddle] پارو
   *[coin] سکه
}
typed-symbol = { $symbol ->
    [machete] خنجر, خ
    [paddle] پارو, پ
   *[coin] سکه, س
}
terrain = { $terrain ->
    [jungle] جنگل
    [water] آب
    [village] دهکده
    [rubble] صخره
   *[camp] اردوگاه
}
demand = { $asks ->
    [machete] خنجر { $need }
    [paddle] پاروی { $need }
    [coin] سکه‌ی { $need }
    [rubble] { $need } کارت
   *[camp] حذف { $need } کارت
}
direction = { $direction ->
    [east] شرق
    [south-east] جنوب شرقی
    [south-west] جنوب غربی
    [west] غرب
    [north-west] شمال غربی
   *[north-east] شمال شرقی
}
typed-direction = { $direction ->
    [east] شرق
    [south-east] جنوب شرقی, جش
    [south-west] جنوب غربی, جغ
    [west] غرب
    [north-west] شمال غربی, شغ
   *[north-east] شمال شرقی, شش
}

## جایگاه‌ها و گزینه‌ها

seat-north = شمال
seat-east = شرق
seat-south = جنوب
seat-west = غرب

option-map = یکی از هفت نقشه، یا متن نقشه‌ای از خودتان (§14.1)
option-starter = چه کسی آغاز می‌کند؛ جایگاه باید پر باشد (§14.2)
option-caves = گونه‌ی دیگر: غارها و توکن‌هایشان (§10)
option-strip_blockades = سدراه کنار نوارها: در هر مرز یا فقط در ورودی (§14.4)
option-native_blockade = بومی سدراه را برمی‌دارد، یا برمی‌دارد و وارد می‌شود (§14.5)
option-replace_to = توکن جایگزینی کارت‌ها را کجا می‌گذارد (§14.6)
option-keep_item = توکن نگه داشتن چه چیزی را نجات می‌دهد (§14.7)
option-cap = پس از چند دور بازی تمام می‌شود؛ صفر یعنی هرگز؛ قانون افزوده‌ی ماست (§14.8)
value = { $value ->
    [true] بله
    [false] نه
    [lot] به قید قرعه
    [every_connection] در هر مرز
    [entry_side] فقط در ورودی
    [remove] آن را برمی‌دارد
    [remove_and_enter] برمی‌دارد و وارد می‌شود
    [discard] به کارت‌های سوخته
    [play_area] کنار کارت‌های بازی‌شده
    [item] همان وسیله‌ی به‌کاررفته
    [any_removal] هر کارت حذف‌شده
    [first] نخستین سفر
    [hills_of_gold] تپه‌های طلا
    [home_stretch] گام‌های آخر
    [winding_paths] راه‌های پرپیچ
    [serpentine] مارپیچ
    [swamplands] مرداب‌ها
    [witchs_cauldron] دیگ جادوگر
   *[other] نقشه‌ای از خودتان
}

## حرکت‌ها

move-move = بازی کردن «{ card }» با نماد { symbol }
move-step = مهره‌ی { $pawn } به { direction }
move-break = برداشتن سدراه { $blockade } با مهره‌ی { $pawn }
move-stop = همین‌جا بایست
move-end = پایان نوبت
move-done = تمام
move-pay = پرداخت با «{ card }»
move-coin = پرداخت «{ card }» به جای سکه
move-buy = خریدن «{ card }»
move-act = بازی کردن «{ card }» برای اثرش
move-take = برداشتن «{ card }»
move-remove = حذف «{ card }» از بازی
move-discard = سوزاندن «{ card }»
move-use = به کار بردن توکن { token }
move-spend = پرداخت با توکن { token }
move-explore = کاوش غار { $cave }
move-replace = کنار گذاشتن «{ card }»
move-save = نجات «{ card }» با توکن
move-start = { $seat ->
    [north] { seat-north } آغاز می‌کند
    [east] { seat-east } آغاز می‌کند
    [south] { seat-south } آغاز می‌کند
   *[west] { seat-west } آغاز می‌کند
}
move-blockade = روی خط بعدی سدراه { $blockade } می‌افتد
move-turn-up = «{ card }» رو می‌شود
move-find = غار توکن { token } می‌دهد

typed-move = حرکت, ح
typed-step = گام, گ
typed-break = بردار سد, سد
typed-stop = بایست, ایست
typed-end = پایان
typed-done = تمام, بس, نه
typed-pay = پرداخت
typed-coin = سکه, با سکه
typed-buy = بخر, خرید
typed-act = اثر
typed-take = بردار
typed-remove = حذف
typed-discard = بسوزان, سوزاندن
typed-use = توکن
typed-spend = خرج
typed-explore = کاوش
typed-replace = جایگزین
typed-save = نجات

## آنچه رخ داد

event-lot-drawn = { $seat ->
    [you] به قید قرعه شما آغاز می‌کنید.
   *[other] به قید قرعه { $name } آغاز می‌کند.
}
event-blockade-laid = روی خط { $line } سدراه { $blockade } گذاشته شد.
event-dealt = { $seat ->
    [you] شما «{ card }» کشیدید.
   *[other] { $card ->
        [hidden] { $name } یک کارت کشید.
       *[other] { $name } «{ card }» کشید.
    }
}
event-moved-with = { $seat ->
    [you] شما «{ card }» را با نماد { symbol } بازی کردید.
   *[other] { $name } «{ card }» را با نماد { symbol } بازی کرد.
}
event-stepped = { $seat ->
    [you] مهره‌ی { $pawn } شما وارد { $place } شد: { terrain } { $power }.
   *[other] { $name } با مهره‌ی { $pawn } وارد { $place } شد: { terrain } { $power }.
}
event-set-about = { $seat ->
    [you] باید برای { terrain } { $cards } کارت بپردازید.
   *[other] { $name } برای { terrain } { $cards } کارت می‌پردازد.
}
event-paid = { $removed ->
    [true] { $seat ->
        [you] شما «{ card }» را از بازی حذف کردید.
       *[other] { $name } «{ card }» را از بازی حذف کرد.
    }
   *[false] { $seat ->
        [you] شما «{ card }» را پرداختید.
       *[other] { $name } «{ card }» را پرداخت.
    }
}
event-blockade-won = { $seat ->
    [you] شما سدراه { $blockade } را برداشتید و نگه داشتید.
   *[other] { $name } سدراه { $blockade } را برداشت و نگه داشت.
}
event-stopped = { $seat ->
    [you] شما ایستادید.
   *[other] { $name } ایستاد.
}
event-pawn-arrived = { $seat ->
    [you] مهره‌ی { $pawn } شما به الدورادو رسید!
   *[other] { $name } با مهره‌ی { $pawn } به الدورادو رسید.
}
event-all-arrived = { $last ->
    [true] { $seat ->
        [you] همه‌ی گروه شما رسید و دور تمام شد.
       *[other] همه‌ی گروه { $name } رسید و دور تمام شد.
    }
   *[false] { $seat ->
        [you] همه‌ی گروه شما رسید: این دور آخر است.
       *[other] همه‌ی گروه { $name } رسید: این دور آخر است.
    }
}
event-paid-coins = { $seat ->
    [you] شما «{ card }» را پرداختید: روی هم { $coins }{ $half ->
        [true] ½
       *[false] { "" }
    }.
   *[other] { $name } «{ card }» را پرداخت: روی هم { $coins }{ $half ->
        [true] ½
       *[false] { "" }
    }.
}
event-bought = { $seat ->
    [you] شما «{ card }» خریدید.
   *[other] { $name } «{ card }» خرید.
}
event-acted = { $seat ->
    [you] شما «{ card }» را بازی کردید.
   *[other] { $name } «{ card }» را بازی کرد.
}
event-took = { $seat ->
    [you] شما «{ card }» برداشتید.
   *[other] { $name } «{ card }» برداشت.
}
event-removed = { $seat ->
    [you] شما «{ card }» را از بازی حذف کردید.
   *[other] { $name } «{ card }» را از بازی حذف کرد.
}
event-shuffled = { $seat ->
    [you] شما کارت‌های سوخته‌ی خود را بُر زدید.
   *[other] { $name } کارت‌های سوخته‌ی خود را بُر زد.
}
event-drew = { $seat ->
    [you] شما «{ card }» کشیدید.
   *[other] { $card ->
        [hidden] { $name } یک کارت کشید.
       *[other] { $name } «{ card }» کشید.
    }
}
event-discarded = { $seat ->
    [you] شما «{ card }» را سوزاندید.
   *[other] { $name } «{ card }» را سوزاند.
}
event-declined = { $what ->
    [keep] { $seat ->
        [you] شما بقیه‌ی دست را نگه داشتید.
       *[other] { $name } بقیه‌ی دست را نگه داشت.
    }
    [remove] { $seat ->
        [you] شما دیگر چیزی حذف نکردید.
       *[other] { $name } دیگر چیزی حذف نکرد.
    }
    [replace] { $seat ->
        [you] شما دیگر چیزی کنار نگذاشتید.
       *[other] { $name } دیگر چیزی کنار نگذاشت.
    }
   *[explore] { $seat ->
        [you] شما به سراغ غار نرفتید.
       *[other] { $name } به سراغ غار نرفت.
    }
}
event-turn-ended = { $seat ->
    [you] بازی کردن کارت‌های شما تمام شد.
   *[other] بازی کردن کارت‌های { $name } تمام شد.
}
event-used = { $seat ->
    [you] شما توکنی به کار بردید: { token }.
   *[other] { $name } توکنی به کار برد: { token }.
}
event-replaced = { $seat ->
    [you] شما «{ card }» را کنار گذاشتید.
   *[other] { $name } «{ card }» را کنار گذاشت.
}
event-saved = { $seat ->
    [you] شما «{ card }» را نجات دادید.
   *[other] { $name } «{ card }» را نجات داد.
}
event-explored = { $seat ->
    [you] شما غار { $cave } را کاویدید.
   *[other] { $name } غار { $cave } را کاوید.
}
event-found = { $seat ->
    [you] شما توکنی پیدا کردید: { token }.
   *[other] { $name } توکنی پیدا کرد: { token }.
}
event-round-began = دور { $number } آغاز شد.
event-ranked = { $seat ->
    [you] رتبه‌ی شما: { $place }. گام‌های مانده: { $steps }.
   *[other] رتبه‌ی { $name }: { $place }. گام‌های مانده: { $steps }.
}
event-game-ended = { $by ->
    [cap] { $winner ->
        [nobody] دورها تمام شد؛ رتبه‌ی اول مشترک است.
        [you] دورها تمام شد؛ شما به الدورادو نزدیک‌ترید.
       *[other] دورها تمام شد؛ { $name } به الدورادو نزدیک‌تر است.
    }
   *[arrival] { $winner ->
        [nobody] پیروزی مشترک است.
        [you] الدورادو از آن شماست: شما برنده شدید!
       *[other] الدورادو از آن { $name } است و او برنده شد.
    }
}

## چرا نمی‌شود

refusal-game-is-over = بازی تمام شده است.
refusal-chance-is-due = کمی صبر کنید: هنوز چیزی رو می‌شود.
refusal-chance-alone = هیچ‌کس انتخاب نمی‌کند که دسته‌ها، غارها و سدراه‌ها چه بیاورند.
refusal-finish-moving = کارتی در کار است: گام بردارید یا نخست بایستید.
refusal-finish-paying = نخست کارت‌هایی را که بدهکارید بپردازید.
refusal-finish-buying = در حال پرداخت هستید: تا خریدن چیزی ادامه دهید.
refusal-take-a-card = نخست با تلگراف کارتی بردارید.
refusal-finish-removing = نخست کارت حذف کنید یا «تمام» را بزنید.
refusal-finish-replacing = نخست کارت کنار بگذارید یا «تمام» را بزنید.
refusal-explore-or-decline = نخست غار را بکاوید یا از آن بگذرید.
refusal-turn-is-ending = نوبت رو به پایان است: کارت بسوزانید یا بقیه را نگه دارید.
refusal-not-now = اکنون جای این کار نیست.
refusal-not-in-hand = «{ card }» در دست شما نیست.
refusal-wrong-symbol = «{ card }» این نماد را ندارد: { symbol }.
refusal-symbol-changed = توکن شما کارت بعدی را تغییر می‌دهد: «{ card }» باید نماد دیگری باشد.
refusal-no-use = اکنون هیچ مهره‌ی شما نمی‌تواند آن را به کار ببرد.
refusal-no-such-pawn = شما فقط یک مهره دارید.
refusal-pawn-has-arrived = مهره‌ی { $pawn } به الدورادو رسیده است.
refusal-other-pawn-moves = این کارت مهره‌ی دیگر شما را می‌برد.
refusal-no-space-there = نقشه در آن سو تمام می‌شود.
refusal-closed-space = به کوه و غار نمی‌توان رفت.
refusal-start-space = به خانه‌ی شروع دیگر نمی‌توان برگشت.
refusal-occupied = کسی آن‌جا ایستاده است.
refusal-blocked = سدراه جلوی راه است.
refusal-asks-for-other = آن‌جا چیز دیگری می‌خواهد: { demand }.
refusal-not-enough-power = آن‌جا بیشتر می‌خواهد: { demand }. برای شما { $power } مانده است.
refusal-play-a-card-first = نخست برایش کارتی بازی کنید: { demand }.
refusal-not-enough-cards = کارت کافی ندارید: { demand } می‌خواهد.
refusal-not-beyond-the-line = مهره باید از جایی برود که سدراه بود.
refusal-blockade-is-gone = سدراه { $blockade } روی نقشه نیست.
refusal-not-at-the-line = مهره‌ی { $pawn } کنار سدراه { $blockade } نیست.
refusal-must-be-used = کارتی بازی کرده‌اید: به کارش ببرید.
refusal-nothing-to-decline = توکن یک کارت حذف می‌کند: یکی را انتخاب کنید.
refusal-bought-already = در هر نوبت فقط یک کارت می‌خرید.
refusal-too-poor = با آن هیچ چیز فروشی را نمی‌توان خرید.
refusal-not-enough-coins = قیمت «{ card }» { $price } است و شما { $coins } پرداخته‌اید.
refusal-sold-out = «{ card }» دیگر نیست.
refusal-reserve-is-closed = «{ card }» در انبار است و فروشگاه جای خالی ندارد.
refusal-no-such-token = چنین توکنی ندارید.
refusal-holds-already = چنین توکنی را در همین نوبت به کار برده‌اید و هنوز برقرار است.
refusal-no-cave-here = مهره‌ی شما کنار آن غار نیست.
refusal-cave-is-empty = در آن غار توکنی نمانده است.
refusal-explored-already = این مهره آن غار را کاویده است و باید نخست جای دیگری بایستد.
refusal-nothing-to-save = چنین کارتی همین حالا مصرف نشده است.
refusal-hand-is-empty = کارتی در دست ندارید.
refusal-not-in-pile = «{ card }» برای کشیدن نمانده است.
refusal-not-in-bag = چنین توکنی نمانده است: { token }.
refusal-blockade-lies = سدراه { $blockade } پیش‌تر گذاشته شده است.
refusal-not-the-lot = قرعه فقط پیش از بازی کشیده می‌شود.
refusal-seat-not-taken = کسی در جایگاه { $seat ->
    [north] { seat-north }
    [east] { seat-east }
    [south] { seat-south }
   *[west] { seat-west }
} ننشسته است.

## نوبت کیست

phase-start = قرعه می‌گوید چه کسی آغاز می‌کند.
phase-blockades = سدراه‌ها گذاشته می‌شوند.
phase-deal = کارت‌ها پخش می‌شوند.
phase-play = { $seat ->
    [you] نوبت شماست: کارت بازی کنید یا نوبت را تمام کنید.
   *[other] { $name } کارت بازی می‌کند.
}
phase-move = { $seat ->
    [you] { symbol } { $power }: گام بردارید یا بایستید.
   *[other] { $name } در حرکت است: { symbol } { $power }.
}
phase-free = { $seat ->
    [you] یک گام آزاد: به کجا؟
   *[other] { $name } یک گام آزاد دارد.
}
phase-pay = { $seat ->
    [you] کارت‌های پرداخت را انتخاب کنید: { $owing } تا مانده.
   *[other] { $name } می‌پردازد: { $owing } تا مانده.
}
phase-buy = { $seat ->
    [you] شما { $coins }{ $half ->
        [true] ½
       *[false] { "" }
    } پرداخته‌اید: ادامه دهید یا بخرید.
   *[other] { $name } { $coins }{ $half ->
        [true] ½
       *[false] { "" }
    } پرداخته است.
}
phase-take = { $seat ->
    [you] هر کارتی از فروشگاه یا انبار بردارید.
   *[other] { $name } کارتی برمی‌دارد.
}
phase-remove = { $seat ->
    [you] می‌توانید کارت‌های دست را حذف کنید: حداکثر { $owing }.
   *[other] { $name } می‌تواند کارت حذف کند.
}
phase-replace = { $seat ->
    [you] می‌توانید کارت‌ها را جایگزین کنید: حداکثر { $owing }.
   *[other] { $name } می‌تواند کارت جایگزین کند.
}
phase-explore = { $seat ->
    [you] مهره‌ی شما کنار غاری ایستاده است: می‌کاوید؟
   *[other] { $name } کنار غاری ایستاده است.
}
phase-keep = { $seat ->
    [you] آنچه را نمی‌خواهید نگه دارید بسوزانید.
   *[other] { $name } انتخاب می‌کند چه نگه دارد.
}
phase-turn-up = کارت‌ها کشیده می‌شوند.
phase-find = توکنی رو می‌شود.
phase-over = بازی تمام شد.

## صفحه در ترمینال

label = { $verb ->
    [move] { $symbol ->
        [machete] خنجر
        [paddle] پارو
       *[coin] سکه
    }
    [coin] پرداخت سکه
    [act] اثر
    [pay] پرداخت
    [remove] حذف
    [replace] جایگزینی
    [save] نجات
   *[discard] سوزاندن
}
board-round = { $cap ->
    [0] دور { $round }
   *[other] دور { $round } از { $cap }
}
board-market = فروشگاه
board-reserve = انبار
board-closed = بسته
board-open = فروشی
board-hand = دست
board-played = بازی‌شده
board-gained = گرفته‌شده
board-choices = انتخاب‌ها
board-summary = دست { $hand } · دسته { $draw } · سوخته { $discard } · سدراه { $blockades } · گام مانده { $steps }
board-legend = M خنجر · P پارو · C سکه · R کارت · B حذف کارت · ▲ کوه · ◉ غار · ★ الدورادو
board-lines = سدراه‌ها:
board-line = { $blockade }: { demand }

## صفحه‌ی بازی در مرورگر

page-map = نقشه‌ی سفر
page-space = { $terrain ->
    [jungle] جنگل، خنجر { $need }
    [water] آب، پاروی { $need }
    [village] دهکده، سکه‌ی { $need }
    [rubble] صخره، { $need } کارت
    [camp] اردوگاه، حذف { $need } کارت
    [mountain] کوه
    [cave] غار
   *[start] خانه‌ی شروع { $need }
}
page-finish = راه ورود به الدورادو
page-pawn = { $seat ->
    [you] مهره‌ی شما
   *[other] مهره‌ی { $name }
}
page-cave = { $tokens ->
    [0] توکنی نمانده است
   *[other] { $tokens } توکن مانده است
}
page-reach = در دسترس، قدرت باقی‌مانده: { $left }
page-enter = می‌توان وارد شد
page-blockade = سدراه { $blockade }، می‌خواهد: { demand }
page-any = { $need } از هر کدام از نمادها
page-action = { $card ->
    [transmitter] یک کارت دلخواه از فروشگاه یا انبار بردارید
    [cartographer] دو کارت بکشید
    [compass] سه کارت بکشید
    [scientist] یک کارت بکشید، سپس می‌توانید یک کارت را حذف کنید
    [travel-log] دو کارت بکشید، سپس می‌توانید تا دو کارت را حذف کنید
   *[native] یک گام آزاد
}
page-once = یک‌بارمصرف
page-price = قیمت { $price }
page-left = { $left } تا مانده
page-owing = { $owing } تای دیگر
page-which-pawn = کدام مهره؟
page-empty-hand = کارتی در دست نیست
page-discard = کارت‌های سوخته
page-removed = کارت‌های حذف‌شده
page-tokens = توکن‌ها
page-close = بستن
page-blockades = سدراه

## برگه‌ی امتیاز

pad-blockades = سدراه‌ها
pad-blockade = سدراه { $n }
pad-pawn = مهره‌ی { $n }
pad-place-pawn = مهره‌ای را انتخاب کنید و روی خانه‌اش در نقشه بزنید. زدن روی شهر طلایی یعنی رسیده است.
pad-map = نقشه
pad-arrived = رسیده است
pad-on-way = { $steps } گام مانده
pad-first = پیش از دیگران رسید
pad-piece = { $piece ->
    [pawn] مهره‌های یک بازیکن
    [blockade] سدراه‌های این نقشه
   *[other] { $piece }
}

## بار اول

learn-el-dorado-goal = مسابقه‌ای در دل جنگل: معمولاً کسی برنده است که زودتر به الدورادو، سرزمین طلایی آن سر نقشه، برسد. همه با هشت کارت یکسان آغاز می‌کنند و کارت‌های بهتر می‌خرند. چهار کارت شما پایین نقشه است.
learn-el-dorado-machete = هر کارت شما را به خانه‌هایی با نماد خودش می‌برد. کاوشگر نماد خنجر دارد. روی کارت بزنید و سپس روی خانه‌ی جنگلی سمت راست مهره‌تان.
learn-el-dorado-refused = خانه‌ی بعدی در سمت راست آب است و پارو می‌خواهد. بی هیچ کارتی رویش بزنید تا ببینید چرا نمی‌شود.
learn-el-dorado-paddle = ملوان پارو دارد. بازی‌اش کنید و یک خانه جلو بروید. کارت قوی‌تر می‌تواند پشت سر هم به چند خانه‌ی هم‌نماد برود.
learn-el-dorado-buy = کارت‌هایی که حرکت نمی‌دهند پول‌اند. هر گردشگر یک سکه می‌ارزد: با هر دو بپردازید و از فروشگاه «همه‌فن‌حریف» را بخرید که جای هر نمادی می‌نشیند.
learn-el-dorado-turn = در هر نوبت می‌توانید یک کارت بخرید؛ به سوخته‌های شما می‌رود و با بُر خوردن بعدی برمی‌گردد. نوبتتان را تمام کنید: دستتان تا چهار کارت پر می‌شود.
learn-el-dorado-blockade = میان دو صفحه سدراهی است که نشان می‌دهد چه می‌خواهد: این‌جا یک سکه. هر که زودتر برسد برش می‌دارد و نگهش می‌دارد. یک گردشگر را به جای سکه بازی کنید و سپس روی سدراه بزنید.
learn-el-dorado-onward = راه باز است. با یک کاوشگر به جنگل آن سو بروید.
learn-el-dorado-arrive = ده دور بعد. الدورادو یک گام مانده است و پارو می‌خواهد. ملوان را بازی کنید و برسید!
learn-el-dorado-last = دیگران دور را تمام می‌کنند؛ اگر کس دیگری هم برسد، سدراه‌ها تعیین‌کننده‌اند. نوبتتان را تمام کنید و کارت‌هایتان را نگه دارید.
learn-el-dorado-done = به الدورادو رسیدید. کارت‌های کم و قوی بخرید: هر چه دسته‌ی شما کوچک‌تر باشد، کارت‌های خوب زودتر برمی‌گردند.

## Rows of the score sheet

sheet-pawn = مهره‌ی { $pawn }: گام‌های مانده
sheet-pawn-arrived = مهره‌ی { $pawn }: در الدورادو
sheet-arrival = رسیدن به‌عنوان نفر { $arrival }
sheet-blockades = { $count } سدراه: { $blockades }
