### ربات‌هایی که سنجیده می‌شوند و ربات‌هایی که راهنمایی می‌کنند

## fernweh arena

help-arena = ربات‌ها با دست‌های یکسان با هم بازی می‌کنند و سنجیده می‌شوند.
help-arena-bots = چه ربات‌هایی رویارو شوند، مانند greedy,pathfinder؛ تنظیم پس از دونقطه می‌آید: search:worlds=N
help-arena-among = هر ربات تنها میان این ربات بنشیند که همه‌ی جایگاه‌های دیگر را می‌گیرد
help-arena-games = شمار بازی‌های هر ترکیب، گردشده به دست‌های کامل
help-arena-seats = شمار بازیکنان سر میز
help-arena-time = ثانیه برای هر حرکت ربات‌هایی که جست‌وجو می‌کنند
help-arena-limit = ثانیه‌هایی که رباتی از دیگران برای هر حرکت دارد
help-arena-seed = عددی که همه‌ی دست‌ها از آن می‌آیند
help-arena-file = نتیجه‌ها در این فایل بماند؛ سنجش نیمه‌کاره از همان‌جا ادامه می‌یابد
help-arena-plot = جدول رده‌بندی در این فایل SVG کشیده شود
help-arena-processes = شمار بازی‌های هم‌زمان؛ اگر گفته نشود، روی هر هسته یکی
help-arena-ray = بازی روی خوشه‌ی Ray در این نشانی؛ با auto خوشه‌ای که همین‌جا کار می‌کند یافته می‌شود

arena-compiling = آماده‌سازی
arena-playing = بازی
arena-bot = ربات
arena-against = رویاروی
arena-share = سهم برد
arena-lead = برتری
arena-games = بازی‌ها
arena-rating = درجه
arena-a-move = هر حرکت
arena-longest = بیشترین
arena-percent = { $mean }٪ ({ $low }–{ $high })
arena-points = { $mean } ± { $error }
arena-seconds = { $n } ث
arena-no-ratings = درجه‌ای در کار نیست: برای آن بسته‌ی افزوده‌ی arena لازم است.
arena-plot = { $game }: سهم برد ({ $seats } بازیکن)
arena-plot-kept = تصویر در { $path } است
arena-axis = درصد بردها، با بازه‌ی ۹۵ درصدی

fault-arena-twins = یک ربات دو بار نام برده شده است.
fault-arena-too-few = { $bots } ربات برای { $seats } جایگاه کافی نیست. بیشتر نام ببرید یا با --among هر یک را میان دیگران بنشانید.
fault-arena-endless = یک بازی پس از { $actions } کنش پایان نیافت.
fault-arena-illegal = ربات { $bot } حرکتی کرد که مجاز نیست: { $move }. لطفاً گزارش دهید.
fault-arena-broken = فرایندی که بازی می‌کرد میانه‌ی یک بازی پایان یافت: شاید رباتی از دیگران آن را بسته یا حافظه تمام شده است. بازی‌های تمام‌شده با --file می‌مانند.
fault-arena-file = { $path } فایل نتیجه‌های یک سنجش نیست.
fault-arena-other-plan = { $path } نتیجه‌های سنجش دیگری را دارد: با ربات‌ها، بازی‌ها یا تنظیم‌های دیگر.
fault-arena-two-crews = یا --processes را بدهید یا --ray را.
fault-no-cluster = هیچ خوشه‌ی Ray در { $address } پاسخ نمی‌دهد.
fault-bot-setting = ربات { $bot } را نمی‌توان { $setting } تنظیم کرد. آنچه می‌توان تنظیم کرد: { $allowed }.

## راهنمایی

help-hint = بهترین حرکت‌ها در یک نقطه از یک مسابقه‌ی ثبت‌شده، با بخت برد.
help-hint-at = گامی که پس از آن سنجیده می‌شود؛ اگر گفته نشود، آخرین گامی که کسی حرکتی دارد
help-hint-time = ثانیه برای اندیشیدن
help-play-hints = پیش از هر نوبت شما بهترین حرکت‌ها نشان داده شود
typed-hint = راهنمایی
play-help-hint = بهترین حرکت‌ها، با بخت برد شما
hint-move = { $number }. { $move }: { $chance }٪ بخت برد، ± { $error } ({ $worlds } جهان)
hint-title = نوبت { $name }. بهترین حرکت‌ها:
hint-only = تنها یک حرکت هست: { $move }.
hint-thinking = در حال اندیشیدن
fault-hint-nobody = در این نقطه کسی حرکتی برای انتخاب ندارد.
play-thinks = { $name } برای هر حرکت حداکثر { $seconds } ثانیه فکر می‌کند.

## fernweh train

help-train = بگذارید شبکه‌ای یک بازی دونفره را با بازی با خودش و با greedy بیاموزد.
help-train-folder = جای نگهداری شبکه؛ اجرای نیمه‌کاره از همان‌جا ادامه می‌یابد
help-train-minutes = روی هم چند دقیقه بیاموزد
help-train-tables = چند بازی هم‌زمان انجام شود؛ همان --set tables=N
help-train-set = یکی از تنظیم‌های یادگیرنده را تعیین کنید، مانند seed=N؛ هر چند بار که بخواهید
help-train-settings = فایل TOML با تنظیم‌های یادگیرنده؛ آنچه تایپ شود بر آن مقدم است
help-train-tensorboard = رویدادها را برای TensorBoard هم در پوشه بنویس
train-learning = یادگیری
train-begins = یادگیری { $game } به مدت { $minutes } دقیقه با { $tables } بازی هم‌زمان و بذر { $seed }. نتیجه در { $path } نگه داشته می‌شود.
train-on = یادگیری روی { $device ->
    [cuda] پردازنده‌ی گرافیکی
   *[cpu] پردازنده‌ی معمولی (پردازنده‌ی گرافیکی چندین برابر سریع‌تر است)
} است{ $steps ->
    [0] .
   *[other] { " " }و پس از { $steps } میلیون گام ادامه می‌یابد.
}
train-preparing = آماده‌سازی: قوانین و شبکه در حال کامپایل شدن‌اند…
train-stands = { $steps } میلیون گام، { $rate } در ثانیه، آنتروپی { $entropy }، { $minutes } دقیقه و { $seconds } ثانیه مانده
train-judged = { $steps } میلیون گام: برد { $share }٪ بازی‌ها برابر greedy، { $random }٪ برابر random{ $met ->
    [yes] ، { $earlier }٪ برابر خودش تا ده داوری پیش
   *[no] { "" }
}. بهترین تا کنون: { $best }٪ برابر greedy.
train-stopped = پس از { $steps } میلیون گام متوقف شد. نقطه‌ی ادامه، بهترین شبکه و سنجه‌ها در { $path } است؛ همین فرمان از همان‌جا ادامه می‌دهد.
train-done = بهترین شبکه { $share }٪ بازی‌ها را از greedy می‌برد، { $random }٪ را از random{ $met ->
    [yes] { " " }و { $earlier }٪ را از خودش تا ده داوری پیش از پایان
   *[no] { "" }
}. جای آن: { $path }.
fault-no-train-setting = یادگیرنده تنظیم { $name } ندارد. این‌ها را دارد: { $allowed }.
fault-train-setting = تنظیم { $name } نمی‌تواند { $value } باشد. می‌تواند این باشد: { $allowed }.
