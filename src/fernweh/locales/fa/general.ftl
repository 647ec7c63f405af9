list = { $first }، { $second }
score = { $name } { $points }
# A right-to-left mark first: else the isolated parts stand from left to right in a sentence
namesake = ‏{ $name } ({ $seat })

## بازیکنان

you = شما
bot = { $bot ->
    [random] ربات تصادفی
    [greedy] ربات حریص
    [novice] نوآموز
    [explorer] کاوشگر
    [pathfinder] راه‌یاب
    [legend] اسطوره
    [search] ربات جست‌وجوگر
    [flat] ربات آزمونگر
   *[other] { $bot } (ربات)
}
# What an option is set to. A game that has further values says all of them in its own file.
value = { $value ->
    [true] بله
    [false] نه
    [lot] به قید قرعه
   *[other] { $value }
}
# Who else can write a step of a record, beside the seats.
seat-host = میزبان
seat-chance = بخت

## آنچه سر میز، جز خود بازی، رخ می‌دهد

event-seat-taken = { $seat ->
    [you] شما سر میز نشستید.
   *[other] { $name } سر میز نشست.
}
event-key-taken = { $seat ->
    [you] شما با کلیدی تازه ادامه دادید.
   *[other] { $name } با کلیدی تازه ادامه داد.
}
event-seat-left = { $seat ->
    [you] شما از سر میز برخاستید.
   *[other] { $name } از سر میز برخاست.
}
event-nonce-shown = { $seat ->
    [you] شما عدد تصادفی خود را برای بُر زدن نشان دادید.
   *[other] { $name } عدد تصادفی خود را برای بُر زدن نشان داد.
}
event-took-back = { $seat ->
    [you] شما آخرین حرکت خود را پس گرفتید.
   *[other] { $name } حرکتش را پس گرفت.
}
event-resigned = { $seat ->
    [you] شما تسلیم شدید.
   *[other] { $name } تسلیم شد.
}
event-flag-fallen = { $seat ->
    [you] وقت شما تمام شد.
   *[other] وقت { $name } تمام شد.
}
event-bot-in = { $seat ->
    [you] { bot } به جای شما بازی را ادامه می‌دهد.
   *[other] { bot } به جای { $name } بازی را ادامه می‌دهد.
}
event-bot-out = { $seat ->
    [you] از این پس خودتان بازی می‌کنید.
   *[other] از این پس { $name } خودش بازی می‌کند.
}
event-secret-revealed = رمز بُر زدن آشکار شد.

## پایان مسابقه

result-rules = { $winner ->
    [nobody] مسابقه مساوی شد.
    [you] شما مسابقه را بردید.
   *[other] { $name } مسابقه را برد.
}
result-resigned = { $winner ->
    [nobody] مسابقه بدون برنده تمام شد: آخرین بازیکن تسلیم شد.
    [you] { $seats ->
        [2] شما بردید: بازیکن مقابل تسلیم شد.
       *[other] شما بردید: آخرین بازیکنِ باقی‌مانده تسلیم شد.
    }
   *[other] { $seats ->
        [2] { $name } برد: بازیکن مقابل تسلیم شد.
       *[other] { $name } برد: آخرین بازیکنِ باقی‌مانده تسلیم شد.
    }
}
result-flag = { $winner ->
    [nobody] مسابقه بدون برنده تمام شد: وقت همه تمام شده است.
    [you] { $seats ->
        [2] شما بردید: وقت بازیکن مقابل تمام شد.
       *[other] شما بردید: وقت آخرین بازیکنِ باقی‌مانده تمام شد.
    }
   *[other] { $seats ->
        [2] { $name } برد: وقت بازیکن مقابل تمام شد.
       *[other] { $name } برد: وقت آخرین بازیکنِ باقی‌مانده تمام شد.
    }
}

## خطاها: نام‌ها، گزینه‌ها، فایل‌ها

fault-at-line = سطر { $line }: { $text }
fault-no-such-game = بازی‌ای به نام { $name } نیست. منظورتان { $near } بود؟
fault-no-such-bot = رباتی به نام { $name } نیست. این‌ها هستند: { $allowed }.
fault-no-network = در { $path } شبکه‌ی آموخته‌ای نیست. با این فرمان یکی بیاموزید: fernweh train GAME { $path }
fault-network-unreadable = شبکه‌ی { $path } خوانده نمی‌شود: { $reason }
fault-network-of-others = شبکه‌ی { $path } برای { $game } یا برای نسخه‌ی دیگری از مشاهده‌هایش آموخته شده است. این‌جا نمی‌تواند بازی کند.
fault-bot-cannot-choose = { $bot } نمی‌تواند حرکتی برگزیند: ربات تابعی از آنچه دیده می‌شود و یک مولد تصادفی است، یا متد choose دارد.
fault-bot-unloadable = ربات { $bot } را نمی‌توان بار کرد: { $reason }
fault-bot-failed = ربات { $bot } از کار افتاد: { $reason }
fault-bot-illegal = ربات { $bot } حرکت { $move } را برگزید که اکنون مجاز نیست.
fault-bot-late = ربات { $bot } پس از { $seconds } ثانیه هنوز حرکت نکرده بود. با --limit می‌تواند بیشتر فکر کند.
fault-bot-of-record = این بازی با ربات { $bot } انجام شده که از ربات‌های ما نیست. برای اجرای کد آن خودتان نامش را بنویسید: --bot { $bot }
fault-bot-name = این‌جا رباتی نمی‌تواند { $name } نام داشته باشد. نامی تازه از حروف کوچک لاتین، رقم و خط تیره بنویسید، سپس = و ربات: careful=mybots:Careful.
fault-no-such-language = زبانی به نام { $name } نیست. یکی از این‌ها را انتخاب کنید: { $allowed }.
fault-no-such-command = فرمانی به نام { $name } نیست. منظورتان { $near } بود؟
fault-no-such-paragraph = قوانین بند { $paragraph } ندارد.
fault-no-such-option = گزینه‌ای به نام { $option } نیست. یکی از این‌ها را انتخاب کنید: { $allowed }.
fault-option-form = گزینه را به شکل «نام=مقدار» بنویسید، نه { $given }.
fault-option-value = گزینه‌ی { $option } نمی‌تواند { $value } باشد. مقدارهای ممکن: { $allowed }.
fault-bad-option = گزینه‌ها نادرست‌اند: { $reason }.
fault-tree-too-large = بیش از { $most } موقعیت هست: جعبه‌ی کوچک‌تری برگزینید.
fault-bad-seats = این بازی { $seats } نفره نیست. تعدادهای ممکن: { $allowed }.
fault-bad-number = { $given } پذیرفته نیست: عددی از { $least } تا { $most } لازم است.
fault-no-such-flag = این‌جا گزینه‌ی { $option } نیست. { "--help" } را ببینید.
fault-flag-usage = گزینه‌ی { $option } مقدار می‌خواهد، یا مقداری نمی‌پذیرد. { "--help" } را ببینید.
fault-argument-missing = { $argument } کم است. { "--help" } را ببینید.
fault-argument-wrong = مقدار { $argument } مفهوم نیست. { "--help" } را ببینید.
fault-too-many-words = این برای { $command } زیادی است: { $words }.
fault-usage = خط فرمان مفهوم نیست. { "--help" } را ببینید.
fault-file-missing = فایل { $path } وجود ندارد.
fault-file-forbidden = اجازه‌ی خواندن یا نوشتن { $path } را ندارید.
fault-file-is-folder = { $path } پوشه است، نه فایل.
fault-file-exists = { $path } از پیش هست و رویش نوشته نمی‌شود.
fault-file-trouble = خواندن یا نوشتن { $path } ممکن نیست: { $reason }.

## خطاها: حرکت‌ها و میزهایی که به نوشته درآمده‌اند

fault-no-such-move = حرکتی به شکل { $move } نیست.
fault-not-understood = «{ $text }» حرکت نیست. عددی از روی میز یا «راهنما» را بنویسید.
fault-no-such-number = اکنون حرکت شماره‌ی { $number } نیست. شماره‌ها از ۱ تا { $most } هستند.
fault-table-line = { $token } این‌جا مفهوم نیست.
fault-table-number = { $token } عددی نیست که بتواند این‌جا باشد.
fault-table-known = نوشته شده که { $token } شناخته است، اما در آن دست نیست.
fault-table-order = { $token } رو به بالا نیست.
fault-table-twice = { $token } در جاهایی بیش از تعداد آن کارت آمده است.
fault-table-points = امتیاز برای دورهای تمام‌شده نوشته می‌شود و { $token } دور تمام شده است.
fault-table-card = در این مسابقه کارت { $token } نیست.
fault-table-turn = سطر آخر باید بگوید نوبت کیست.
fault-table-count = تعداد کارت‌ها جور درنمی‌آید: { $token }.
fault-table-space = مهره نمی‌تواند روی { $token } بایستد.
fault-table-closed = دسته‌ی { $token } نمی‌تواند بسته باشد: چیزی در آن نیست.
fault-table-dead = { $token } نمی‌تواند آن‌جا زنده باشد: اژدهای دریایی یا کوسه در آن خانه است.
fault-table-stuck = «{ $token }»: روی این میز آن وقت هیچ کاری نمی‌شود کرد.
fault-table-fit = { $token } با بقیه‌ی این میز جور درنمی‌آید.
fault-table-wreck = کسی نمی‌تواند در قایق { $token } باشد: اژدهای دریایی یا نهنگ در آن خانه است.

## خطاها: نقشه‌ی الدورادو
# $letter و $other حرف‌های قطعه‌ها هستند و $place جای یک خانه («17,-3»).

fault-map-name = نقشه‌ای به نام { $name } نیست. یکی از این‌ها را انتخاب کنید: { $allowed }.
fault-map-line = { $token } مفهوم نیست. هر قطعه این‌گونه نوشته می‌شود: «{ VERBATIM("B 2 0,0") }»، و پایان این‌گونه: «{ VERBATIM("finish water 25,-4 24,-4 25,-3") }».
fault-map-letter = قطعه‌ای به نام { $letter } نیست: قطعه‌ها از A تا R هستند.
fault-map-far = { $place } بیش از اندازه دور است: هیچ مختصی نباید از { $most } بیشتر باشد.
fault-map-start = نقشه با صفحه‌ی شروع آغاز می‌شود: A یا B.
fault-map-twice = { $letter } و { $other } دو روی یک قطعه‌اند و با هم به کار نمی‌روند.
fault-map-overlap = { $letter } در { $place } روی { $other } افتاده است.
fault-map-apart = { $letter } به قطعه‌ی پیش از خود، { $other }، نچسبیده است.
fault-map-no-finish = قطعه‌ی پایانی نیست: “finish water” یا “finish jungle” و سه جا.
fault-map-finish = خانه‌ی پایانی { $place } باید خالی باشد و فقط به قطعه‌ی آخر بچسبد.
fault-map-closed = از خانه‌ی شروع { $start } راهی به الدورادو نیست.
fault-map-pocket = از خانه‌ی شروع { $start } می‌توان به { $place } رفت و از آن‌جا راهی نیست.

## خطاها: نشستن و بازی کردن

fault-no-such-seat = این میز جایگاه { $seat } ندارد.
fault-seat-taken = جایگاه { $seat } پر است.
fault-seat-empty = جایگاه { $seat } خالی است.
fault-seats-free = هنوز همه‌ی جایگاه‌ها پر نشده است.
fault-nobody-plays = تنها ربات‌ها بازی می‌کنند: جایگاهی برای خودتان بگذارید یا { "fernweh watch" } را به کار ببرید.
fault-bad-name = نام دست‌کم یک نویسه لازم دارد، بی فاصله در دو سر و بی نویسه‌های کنترلی.
fault-nonce-not-new = عدد تصادفی { $seat } پیش‌تر سر این میز به کار رفته است؛ عدد تازه‌ای لازم است.
fault-nonce-shown-already = { $seat } عدد تصادفی‌اش را نشان داده است.
fault-nonce-differs = عدد تصادفی‌ای که { $seat } نشان داد با هشی که فرستاده بود نمی‌خواند.
fault-already-begun = مسابقه آغاز شده است.
fault-not-begun = مسابقه هنوز آغاز نشده است.
fault-match-over = مسابقه تمام شده است.
fault-not-over = مسابقه تمام نشده است، پس رمز آن پنهان می‌ماند.
fault-chance-is-due = کمی صبر کنید: نخست کارتی رو می‌شود یا تاسی می‌افتد.
fault-not-your-turn = نوبت شما نیست.
fault-no-take-back = اکنون چیزی برای پس گرفتن نیست.
fault-not-agreed = همه‌ی بازیکنان دیگر موافقت نکرده‌اند.
fault-seat-lost = بازیکن جایگاه { $seat } این مسابقه را پیش‌تر باخته است؛ یک ربات به جای او بازی می‌کند.
fault-entry-forgotten = گام { $n } دیگر در حافظه نیست.
fault-bot-sits = رباتی در جایگاه { $seat } نشسته است.
fault-no-bot-sits = رباتی در جایگاه { $seat } نیست.
fault-not-seated = شما تماشاگرید؛ این کار فقط از بازیکنان برمی‌آید.
fault-stale = میز جلوتر رفته است: شما گام { $at } را دیده بودید و آخرین گام { $n } است.
fault-no-such-entry = گام { $n } وجود ندارد.
fault-secret-missing = این مسابقه را این‌جا نمی‌توان ادامه داد: رمز بُر زدن آن نیست.
fault-secret-size = رمز باید { $size } بایت باشد.
fault-secret-differs = رمز با تعهدی که پیش از مسابقه منتشر شد نمی‌خواند.
fault-signature-missing = جایگاه { $seat } کلید دارد، اما این با آن امضا نشده است. صفحه را دوباره باز کنید و باز بیازمایید.
fault-signature-wrong = کار جایگاه { $seat } با کلید آن امضا نشده، یا برای این‌جای مسابقه نیست.
fault-key-changes = کلید جایگاه { $seat } بی هیچ حرکتی { $most } بار عوض شده است. با آخرین کلید ادامه دهید.

## خطاها: خواندن سابقه

fault-record-unreadable = فایل { $path } خوانده نمی‌شود.
fault-record-too-large = سابقه بزرگ‌تر از { $most } بایت است.
fault-record-truncated = سابقه این‌جا بریده می‌شود و پایانش نیست.
fault-record-version = قالب سابقه { $said } است؛ این برنامه { $known } را می‌شناسد.
fault-record-count = سطر آخر از { $said } گام می‌گوید، اما { $found } گام هست.
fault-record-result = نتیجه‌ی سطر آخر، نتیجه‌ی مسابقه نیست.
fault-record-over = این مسابقه تمام شده است و ادامه‌ای ندارد.
fault-rules-version = مسابقه با نسخه‌ی { $said } قوانین بازی شده است؛ این برنامه نسخه‌ی { $known } را دارد.
fault-options-spelling = گزینه‌ها کامل و به ترتیب نوشته نشده‌اند.
fault-line-too-long = سطر بلندتر از { $most } بایت است.
fault-line-damaged = سطر آسیب دیده یا تغییر کرده است: مُهر آن نمی‌خواند.
fault-line-schema = { $field } نیست، ناشناخته است، بیش از حد بلند است یا از نوع دیگری است.
fault-line-spelling = سطر آن‌گونه که در سابقه‌ها نوشته می‌شود نیست: فاصله، فیلد تکراری یا نگارش دیگری دارد.
fault-line-out-of-place = جای این سطر این‌جا نیست: سابقه یک سرآغاز دارد، سپس گام‌ها، سپس پایان.

## خطاها: بازپخش و بررسی سابقه

fault-entry-number = شماره‌ی این گام { $said } است؛ { $expected } باید می‌آمد.
fault-no-such-time = { $at } زمان نیست.
fault-time-runs-backwards = زمان این گام، { $at }، پیش از زمان گام قبلی، { $before }، است.
fault-wrong-author = این گام به نام { $by } است، اما فقط { $expected } می‌تواند آن را بنویسد.
fault-chance-not-due = نوبت { $actor } است؛ اکنون کارتی رو نمی‌شود.
fault-weights-differ = احتمال‌های نوشته‌شده، احتمال‌های قوانین نیستند.
fault-weights-unreadable = احتمال‌های نوشته‌شده خوانده نمی‌شوند.
fault-move-spelling = حرکت { $move } آن‌گونه که در سابقه‌ها نوشته می‌شود نیست.
fault-table-differs = پس از گام { $entry } میز آن‌گونه که سابقه می‌گوید نیست.
fault-pick-differs = در گام { $entry } باید «{ $found }» می‌آمد، نه «{ $said }» که سابقه می‌گوید.
fault-bot-nonce-differs = عدد تصادفی ربات جایگاه { $seat } از رمز میزبان به دست نیامده است.
fault-secret-withheld = مسابقه تمام شده، اما رمز آشکار نشده است: کشیدن کارت‌ها را نمی‌توان بررسی کرد.
fault-server-signature = امضای سرور با سابقه نمی‌خواند.
fault-server-key-differs = سابقه را سرور دیگری با کلید { $found } امضا کرده است.
fault-server-key-missing = هیچ سروری سابقه را امضا نکرده است.
fault-bad-key = { $given } کلید نیست: کلید ۶۴ رقم هگزادسیمال است.

## برای یادگیرنده‌ها

fault-bad-reward = پاداشی به نام { $reward } نیست. یکی از این‌ها را انتخاب کنید: { $allowed }.
fault-bad-count = { $count } میز نمی‌شود: دست‌کم یکی لازم است.
fault-bad-array = آرایه‌ی { $name } از آرایه‌های نوشتنی نیست، یا شکل، نوع یا چینش دیگری دارد.
fault-bad-actions = برای هر میز یک عدد درست لازم است، نه آرایه‌ای با شکل { $shape } و نوع { $dtype }.
fault-illegal-action = کنش { $action } اکنون در میز { $row } مجاز نیست. چیزی تغییر نکرد.
fault-must-reset = بازی میز { $row } آغاز نشده یا پایان یافته است: با reset بازی بعدی آغاز می‌شود.
fault-bad-reset-mask = نقاب بازآغازی آرایه‌ای از { $count } مقدار درست یا نادرست است که دست‌کم یکی از آن‌ها درست باشد. پس از نخستین reset و بی دانه می‌آید.
fault-bad-learner = { $learner } یکی از { $seats } جایگاه نیست.
fault-other-vector = این با { $what ->
    [game] بازی دیگری
    [seats] تعداد جایگاه دیگری
    [options] گزینه‌های دیگری
    [count] تعداد میز دیگری
    [learner] یادگیرنده‌ی دیگری
    [others] حریفان دیگری برای یادگیرنده
   *[reward] پاداش دیگری
} ذخیره شده است: { $saved }. این‌جا: { $own }.
fault-bad-seed = { $seed } دانه نیست: دانه عددی درست از ۰ تا ۲ به توان ۶۴ منهای ۱ است.
fault-bad-render-mode = شیوه‌ی نمایشی به نام { $mode } نیست. یکی از این‌ها را انتخاب کنید: { $allowed }.
fault-too-many-bots = { $bots } ربات در { $seats } جایگاه جا نمی‌شوند.
fault-bad-others = برای { $seats } جایگاه { $count } ربات نام برده شد. یکی برای همه بنویسید، یا یکی برای هر جایگاه.
fault-empty-pool = مخزن دست‌کم یک ربات می‌خواهد.
fault-bots-compiled-only = میزهای بسیار را کد کامپایل‌شده پیش می‌برد و کنار یادگیرنده تنها { $allowed } بازی می‌کنند، نه { $name }. هر رباتی کنار fernweh.rl.gymnasium.Env و در gymnasium.make_vec بازی می‌کند.

help-dataset = ربات‌ها بازی می‌کنند و هر وضعیت، کنش و نتیجه در فایلی Parquet نوشته می‌شود.
help-dataset-out = فایلی که نوشته می‌شود؛ فایل موجود بازنویسی نمی‌شود
help-dataset-games = چند بازی انجام شود
help-dataset-bots = کدام ربات‌ها بازی کنند، هر یک به نوبت در هر جایگاه؛ greedy و random تندترین‌اند
dataset-playing = در حال بازی
dataset-done = { $games } بازی در { $path } است.
fault-two-seats-only = تنها بازی‌های دونفره را می‌شود آموخت و { $game } این‌جا بازیکن بیشتری دارد.
fault-other-settings = شبکه‌ی { $path } با تنظیم‌های دیگری آغاز شده است. پوشه‌ی دیگری برگزینید.

## نقشه‌ای که می‌توان در آن جابه‌جا شد

chart-nearer = بزرگ‌نمایی
chart-farther = کوچک‌نمایی
chart-whole = نمایش همه
