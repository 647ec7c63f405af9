## راهنما

help-usage = کاربرد:
help-options-mark = گزینه‌ها
help-command-mark = فرمان …
help-commands = فرمان‌ها
help-arguments = ورودی‌ها
help-options = گزینه‌ها
help-default = (پیش‌فرض: { $value })
help-option-lang = زبان: { "en" }، { "fa" }، { "ru" } یا { "ja" }
help-option-help = نمایش این صفحه

# Read by hand, on one line: an old Python has nothing that reads these files.
python-too-old = فرنوه به Python { $needed } یا تازه‌تر نیاز دارد و این Python { $found } است.

help-fernweh = بازی‌های رومیزیِ جهان‌های گمشده در ترمینال: بازی کنید، تماشا کنید، بررسی کنید.
help-version = نمایش نسخه
help-play = بازی با ربات، یا با دیگران پشت همین ترمینال.
help-watch = تماشای بازی ربات‌ها.
help-replay = مرور گام‌به‌گام یک مسابقه‌ی ثبت‌شده.
help-verify = بررسی یک مسابقه‌ی ثبت‌شده: همه‌ی حرکت‌ها و همه‌ی کارت‌ها.
help-rules = خواندن قوانین یک بازی.
help-games = دیدن بازی‌ها و گزینه‌هایشان.
help-perft = شمردن دنباله‌های حرکت‌ها، برای آزمودن قوانین.
help-map = کشیدن نقشه‌ای از الدورادو، یا بررسی نقشه‌ای که خودتان ساخته‌اید.
help-new-game = نوشتن اسکلت یک بازی تازه، با آزمون‌هایی که می‌گویند بعد چه باید نوشت.

help-game = نام بازی، مانند { "lost_cities" }
help-file = فایل سابقه
help-verify-server-key = کلیدی که سرور در { "/api/key" } نشان می‌دهد: سابقه‌ای که آن سرور امضا نکرده رد می‌شود
help-option = گزینه‌ی بازی، مانند { "starter=north" }؛ فهرست: { "fernweh games GAME" }
help-games-game = نمایش گزینه‌های این بازی
help-play-bot = رباتی که روبه‌روی شما بازی می‌کند
help-play-seats = چه کسی کجا می‌نشیند، مانند { "you,greedy" } یا { "Ada,Ben" }؛ ربات‌ها با نامشان
help-record = فایلی برای نوشتن سابقه
help-play-resume = ادامه‌ی این مسابقه‌ی ناتمام
help-play-decline = وقتی فقط می‌توان گذشت: { "ask" } (پرسیدن)، { "at-once" } (بی‌درنگ) یا { "pause" } (پس از درنگ)
help-watch-seats = کدام ربات‌ها بازی کنند
help-watch-delay = چند ثانیه میان حرکت‌ها
help-replay-seat = از چشم چه کسی: { "north" }، { "south" }، { "spectator" } (تماشاگر) یا { "all" } (همه)
help-replay-step = ایستادن پس از هر حرکت، حتی اگر ورودی از صفحه‌کلید نباشد
help-rules-paragraph = فقط این بند یا بخش، مانند ۴.۴ یا ۴
help-perft-depth = شمردن تا این تعداد حرکت
help-perft-table = آغاز از میزی که در این فایل است
help-map-deed = draw برای کشیدن یا check برای بررسی
help-map-what = نام یکی از هفت نقشه، یا یک فایل
help-map-out = فایلی که نقشه در آن کشیده شود؛ وگرنه نامش از نقشه می‌آید
help-new-game-name = نام بسته‌ی بازی: حروف کوچک لاتین، رقم و زیرخط، مانند { "harbour" }
help-new-game-folder = جای سه پوشه‌ی آن: قوانین، آزمون‌ها و صفحه
help-new-game-seats = بازی برای چند نفر است، با ویرگول لاتین در میان

## fernweh games

games-name = نام
games-title = عنوان
games-players = بازیکنان
games-about = درباره
games-option = گزینه
games-allowed = ممکن
games-default = پیش‌فرض
games-meaning = معنا
# What a name that an option takes means: lot: at random.
games-value = { $value }: { $meaning }

## fernweh perft

perft-counting = در حال شمردن…

## fernweh map

map-drawn = نقشه در { $path } است
map-checked = نقشه درست است. قطعه‌ها: { $pieces }؛ { $spaces } خانه، { $lines } خط برای سدراه، { $caves } غار، و { $steps } گام از نزدیک‌ترین خانه‌ی شروع تا الدورادو.

## fernweh new-game

new-game-written = اسکلت { $title } در { $folder } است: { $files } فایل.
new-game-climb = آزمون‌هایش گام‌به‌گام‌اند. نخستین آزمونی که رد شود می‌گوید بعد چه باید نوشت و در کدام فایل:
new-game-play = پس از گام { $step } می‌توان آن را بازی کرد:
fault-game-name = { $name } نمی‌تواند نام بازی باشد: حروف کوچک لاتین، رقم و زیرخط، که با حرف آغاز شود، مانند { "harbour" }.
fault-game-name-taken = { $name } از پیش نام یک بازی یا یک ماژول Python است.
fault-unwritten = { $file }: هنوز باید { $function } نوشته شود. این گام { $step } در { "CONTRIBUTING.md" } است.

## نخستین اجرا

warming-title = قوانین در حال کامپایل شدن‌اند. این کار فقط یک بار لازم است و تا نیم دقیقه طول می‌کشد.
warming-table = میز
warming-chance = پخش و کشیدن کارت‌ها
warming-moves = حرکت‌ها و دلیل‌ها
warming-sight = آنچه هر جایگاه می‌بیند
warming-bots = ربات‌ها
warming-score = امتیازشماری
warming-record = سابقه

## fernweh play

typed-undo = پس, برگرد
typed-why = چرا
typed-rules = قوانین, بند
typed-help = راهنما, کمک
typed-moves = حرکت‌ها, فهرست
typed-resign = تسلیم
typed-quit = خروج
typed-yes = بله, آره

play-person = بازیکن
play-hint = یکی از شماره‌ها را بنویسید، یا «راهنما» را.
play-move = { $number }  { $move }
play-refused = { $reason } (§{ $rule }؛ با ؟ آن را ببینید)
play-can = این حرکت ممکن است: همان را بنویسید.
play-why-what = چرا چه چیزی نمی‌شود؟ حرکت را پس از آن بنویسید، مانند: چرا { $example }.
play-resign-sure = تسلیم می‌شوید؟ مسابقه را می‌بازید. (بله یا نه)
play-went-on = پس ادامه می‌دهیم.
play-pass = نوبت { $name } است. وقتی کس دیگری نگاه نمی‌کند، Enter را بزنید.
play-enter = برای ادامه Enter را بزنید.
play-saved = مسابقه تمام نشده است و در این فایل نگه داشته شد: { $path }
play-resume = برای ادامه: { "fernweh play --resume" } { $path }
play-record = سابقه‌ی مسابقه: { $path }
play-verify = برای بررسی: { "fernweh verify" } { $path }

play-help-number = انجام حرکتی که روی میز این شماره را دارد
play-help-move = خود حرکت؛ کوتاهش هم می‌شود: «بگذار ق۷»، «بسوزان آ ش»، «بردار ق»، «بکش»
play-help-enter = همه‌ی حرکت‌ها با شماره‌هایشان
play-help-undo = پس گرفتن آخرین حرکت، تا وقتی کارتی رو نشده است
play-help-why = چرا حرکتی ممکن نیست، با قانون آن
play-help-rules = خواندن یک بند یا همه‌ی قوانین
play-help-resign = واگذار کردن مسابقه
play-help-quit = بیرون رفتن؛ مسابقه نگه داشته می‌شود و می‌توان بعداً ادامه داد

## fernweh watch

watch-title = { $title }: { $players }

## fernweh replay

typed-next = بعد, بعدی
typed-back = قبل, قبلی
typed-end = پایان, آخر

replay-title = { $title }: { $players }، { $entries } گام
replay-at = گام { $n } از { $entries }.
replay-keys = Enter یا { "n" }: بعدی. { "b" }: قبلی. عدد: رفتن به آن گام. { "e" }: پایان. { "q" }: خروج.
replay-last = این پایان است.
replay-first = این آغاز است.
replay-not-understood = «{ $text }» این‌جا معنایی ندارد.

## fernweh verify

verify-sound = سابقه درست است.
verify-match = { $title }، نسخه‌ی { $version } قوانین: { $players }.
verify-checked = آنچه بررسی شد:
verify-seals = هیچ سطری آسیب ندیده و کم نیست.
verify-origin = مسابقه از وضعیت پس از گام { $n } مسابقه‌ی { $id } ادامه می‌یابد. این‌که آن‌جا واقعاً چنین بوده، بررسی نمی‌شود.
verify-moves = { $actions } حرکت با قوانین می‌خواند و پس از هر یک، میز همان است که سابقه می‌گوید.
verify-chances = { $draws } بار کارت یا قرعه، درست از میان آنچه مانده بود کشیده شده است.
verify-picks = همه‌ی این کشیدن‌ها از رمز میزبان و عددهای تصادفی بازیکنان به دست می‌آید و رمز همان است که از پیش به آن تعهد شده بود.
verify-score = امتیاز پایانی: { $scores }.
verify-running = مسابقه تمام نشده است. رمز آن هنوز آشکار نشده، پس کشیدن کارت‌ها را نمی‌توان بررسی کرد.
verify-who = این حرکت‌ها از کیست:
# $name is a player, $n the number of an entry.
verify-seat = { $by ->
    [signed] { $name }: همه‌ی حرکت‌ها با کلید جایگاه امضا شده است.
    [since] { $name }: حرکت‌ها از گام { $n } با کلیدی تازه امضا شده است. این‌که کلید از همان شخص است، تنها گفته‌ی میزبان است.
    [bot] { $name }: ربات میزبان است، پس حرکت‌هایش از میزبان است.
   *[unsigned] { $name }: بی امضا. این‌که حرکت‌ها از اوست، تنها گفته‌ی میزبان است.
}
verify-words = برای این گام‌ها، و هر چه نتیجه از آن‌ها دارد، تنها گفته‌ی میزبان در دست است:
verify-word = { $kind ->
    [flag-fallen] گام { $n }: وقت { $name } تمام شد.
    [bot-in] گام { $n }: رباتی به جای { $name } نشست.
    [bot-out] گام { $n }: { $name } برگشت.
    [take-back-agreed] گام { $n }: دیگران با پس گرفتن { $name } موافقت کردند.
   *[seat-key] گام { $n }: { $name } بی امضای کلید پیشین، کلیدی تازه گرفت.
}
verify-server = { $pinned ->
    [yes] سروری که کلیدش را داده بودید، سابقه را امضا کرده است:
    [no] سروری سابقه را امضا کرده است. کلیدش را با آنچه سرور در { "/api/key" } نشان می‌دهد بسنجید:
   *[none] هیچ سروری سابقه را امضا نکرده است.
}
verify-keys = کلیدها تنها به کسی ثابت می‌کنند که می‌داند از کیست: صفحه‌ای که در آن بازی کرده‌اید کلید شما را می‌شناسد.
verify-proves = آنچه این ثابت می‌کند
verify-proves-text = پس از پر شدن جایگاه‌ها هیچ‌کس نمی‌توانست کارت‌ها را انتخاب کند: نه بازیکن و نه میزبان، اگر دست‌کم یکی از عددهای تصادفی از کسی باشد که با میزبان همدست نیست.
verify-proves-not = آنچه این ثابت نمی‌کند
verify-proves-not-foresee = رایانه‌ی میزبان می‌توانست کارت‌ها را پیش‌بینی کند و به بازیکنی بگوید.
verify-proves-not-alone = سابقه به‌تنهایی فقط نشان می‌دهد که با خودش سازگار است: هر کس تنها سابقه‌ای بسازد، همه‌ی عددهای تصادفی‌اش را هم خودش می‌سازد. اگر پیش از مسابقه تعهدی به شما نشان داده‌اند، آن را با این بسنجید:

## fernweh clubs, people, ban, reports

help-clubs = باشگاه‌های سرور را نشان بده؛ یکی را ببند یا نامش را عوض کن.
help-clubs-close = این باشگاه بسته شود
help-clubs-rename = نام این باشگاه عوض شود
help-order-name = نام تازه
help-people = کسی را با بخشی از نامش پیدا کن؛ یا نامش را عوض کن.
help-people-part = بخشی از نام
help-people-rename = نام این شخص عوض شود
help-ban = نگذار شخصی یا نشانی‌ای سر میز بنشیند یا گفت‌وگو کند؛ یا فهرست محرومان را نشان بده.
help-ban-who = شناسه‌ی شخص یا نشانی شبکه
help-ban-days = برای چند روز؛ ۰ یعنی برای همیشه
help-ban-reason = دلیلی که به او گفته می‌شود
help-ban-lift = دوباره راهش بده
help-reports = گزارش‌های کاربران را نشان بده.
help-reports-close = به این گزارش رسیدگی شده است
help-reports-all = گزارش‌های بسته‌شده هم
order-id = شناسه
order-name = نام
order-members = اعضا
order-founder = بنیان‌گذار
order-who = چه کسی
order-for = مدت
order-reason = دلیل
order-days = { $days ->
    [0] برای همیشه
    [one] { $days } روز دیگر
   *[other] { $days } روز دیگر
}
order-report = { $id }: { $name } ({ $accused }) سر میز { $match }، به گزارش { $reporter }، { $day }
order-no-reports = گزارشی نیست.
fault-nothing-of-that-name = چیزی با شناسه‌ی { $id } نیست.
fault-ban-network = تنها می‌توان یک نشانی یا یک شبکه‌ی IPv۶ با پیشوند ۶۴ را بست: { $network } هرگز به کسی نمی‌خورد.
