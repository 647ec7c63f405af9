### The server, its commands and its plain page.

## What can be wrong: tables on the network

fault-no-such-table = چنین میزی وجود ندارد.
fault-adjourned = مسابقه متوقف شده است: این نسخه دیگر نمی‌تواند آن را ادامه دهد ({ $reason }).
fault-not-known = نخست باید نامی داشته باشید.
fault-not-the-maker = تنها سازنده‌ی میز می‌تواند این کار را بکند.
fault-not-your-seat = { $seat } جایگاه شما نیست.
fault-not-started = مسابقه هنوز آغاز نشده است.
fault-too-late = پیش از رسیدن این حرکت، زمان شما تمام شده بود.
fault-seat-present = بازیکن جایگاه { $seat } این‌جاست.
fault-seat-has-grace = بازیکن جایگاه { $seat } هنوز { $seconds } ثانیه برای بازگشت فرصت دارد.
fault-seat-has-days = در این میز هر نوبت چند روز است: ربات فقط پس از پایان زمان به جایگاه { $seat } می‌آید.
fault-substitute-too-weak = ربات { $bot } نمی‌تواند جای کسی را بگیرد: { $least } یا قوی‌تر از آن را انتخاب کنید.
fault-no-such-offer = کسی این را نخواسته است، یا بازی جلوتر رفته است.
fault-bot-fails = ربات { $bot } حرکتی نمی‌یابد.
fault-no-hints = در این میز راهنمایی مجاز نیست.
fault-conflict = کس دیگری زودتر بود. دوباره به میز نگاه کنید.
fault-storage = ذخیره نشد، پس چیزی رخ نداده است. دوباره بکوشید.
fault-disk-full = دیسک سرور پر است، پس چیزی رخ نداده است. به گرداننده‌ی سرور خبر دهید.
fault-message-unreadable = پیام خوانده نمی‌شود: { $reason }.
fault-no-greeting = هر اتصال با سلام نسخه‌ی { $version } آغاز می‌شود.
fault-greeted = پیش‌تر سلام داده‌اید.
fault-too-many = یک‌باره بیش از اندازه است. کمی صبر کنید.
fault-talk-slow = این‌جا بسیار گفته شده است. تا { $seconds } ثانیه‌ی دیگر می‌توانید دوباره بنویسید.
fault-talk-empty = در این پیام چیزی نیست.
fault-link-used = این پیوند پیش‌تر به کار رفته یا کهنه شده است.
fault-others-many = این دستگاه همین حالا { $most } نفر را نگه می‌دارد. نخست یکی را خارج کنید.
fault-no-such-device = چنین دستگاهی نیست.
fault-no-such-person = چنین کسی در این دستگاه نیست.
fault-never-met = هنوز هیچ مسابقه‌ای را با این شخص به پایان نرسانده‌اید.
fault-others-play = دیگران در این میز بازی می‌کنند.
fault-others-keep = دیگران هم این مسابقه را بازی کرده‌اند و برای آن‌ها می‌ماند.
fault-body-unreadable = آنچه فرستاده شد خوانده نمی‌شود: { $reason }.
fault-table-exists = مسابقه‌ی { $id } از پیش وجود دارد.
fault-seat-kept = جایگاه { $seat } برای { $name } نگه داشته شده است.
fault-sent-away = میزبان جایگاه شما را در این میز گرفته است. می‌توانید تماشا کنید.
fault-not-there = { $name } دیگر آن‌جا نیست.
fault-table-moved = این میز در میز تازه‌ای ادامه دارد. صفحه را از نو باز کنید تا شما را به آن‌جا ببرد.
fault-next-laid = { $name } پیش‌تر میز تازه‌ای آماده کرده است. همراه شوید: میزبان آن می‌تواند گزینه‌ها را همان‌جا عوض کند.

## What can be wrong: strangers, ratings, clubs and order

fault-banned = { $days ->
    [0] گرداننده‌ی این سرور دیگر به شما اجازه‌ی نشستن سر میز و گفت‌وگو نمی‌دهد. { $reason }
    [one] گرداننده‌ی این سرور تا { $days } روز دیگر به شما اجازه‌ی نشستن سر میز و گفت‌وگو نمی‌دهد. { $reason }
   *[other] گرداننده‌ی این سرور تا { $days } روز دیگر به شما اجازه‌ی نشستن سر میز و گفت‌وگو نمی‌دهد. { $reason }
}
fault-name-given = گرداننده‌ی این سرور نام { $name } را گذاشته است. این نام تا { $days } روز دیگر می‌ماند.
fault-tables-wait = { $most ->
    [one] یک میز شما همین حالا منتظر بازیکن است. نخست آن‌جا بازی کنید یا آن را ببندید.
   *[other] { $most } میز شما همین حالا منتظر بازیکن است. نخست سر یکی از آن‌ها بازی کنید.
}
fault-tables-wait-near = از شبکه‌ی شما { $most } میز همین حالا منتظر بازیکن است. نخست سر یکی از آن‌ها بازی کنید.
fault-vacation-too-long = { $left ->
    [0] روزی از مرخصی شما نمانده است.
   *[other] { $left } روز از مرخصی شما مانده است.
}
fault-rating-off = این مسابقه رسمی است. نخست درجه‌ی خود را روشن کنید: نام و عددتان در صفحه‌ی رده‌بندی دیده می‌شود و همان‌جا می‌توانید خاموشش کنید.
fault-rated-people-only = مسابقه‌ی رسمی فقط میان آدم‌هاست: بدون ربات، بدون راهنمایی و بدون پس گرفتن توافقی.
fault-rated-no-bot-at-zero = در مسابقه‌ی رسمی هر کس زمانش تمام شود می‌بازد: هیچ رباتی به جای او ادامه نمی‌دهد.
fault-rated-one-seat = در مسابقه‌ی رسمی هر کس یک جایگاه دارد.
fault-nobody-waits = کسی که این‌جا منتظر بود رفته است. دوباره دنبال کسی بگردید.
fault-not-asked = فقط کسی که با ربات بازی می‌کند می‌تواند پاسخ دهد.
fault-nobody-reported = کسی با این نشانی سر این میز نیست.
fault-report-oneself = این خود شما بودید.

## What can be wrong: the score pad, and a record that goes on from another
# $piece is the name of a card or piece, or of what there are so many of.

fault-pad-too-many = در جعبه این‌قدر نیست: { $piece } (حداکثر { $most }).
fault-pad-no-such = این در بازی نیست: { $piece }.
fault-pad-rounds = پیش از این حداکثر { $most } دور بوده است، برای همه به یک تعداد.
fault-pad-no-space = هیچ مهره‌ای نمی‌تواند آن‌جا بایستد.
fault-pad-occupied = مهره‌ی دیگری آن‌جا ایستاده است.
fault-origin-table = وضعیتی که سابقه می‌گوید از آن ادامه یافته، ممکن نیست.
fault-origin-over = در وضعیتی که سابقه می‌گوید از آن ادامه یافته، بازی تمام شده است.
fault-origin-unknown = سابقه از مسابقه‌ای ادامه یافته که این سرور ندارد.

## What can be wrong: settings

fault-key-needed = با پایگاه داده‌ی شبکه‌ای، تنظیم key لازم است و باید برای همه یکسان باشد.
fault-settings-unreadable = تنظیمات { $path } خوانده نمی‌شود: { $reason }.
fault-no-such-setting = تنظیمی به نام { $name } نیست.
fault-setting-wrong = تنظیم { $name } نادرست است: { $reason }.
fault-extra-missing = این به کتابخانه‌های بیشتری نیاز دارد: pip install "fernweh[{ $extra }]".
fault-not-a-file = تنها از پایگاه داده‌ی روی فایل می‌توان چنین پشتیبان گرفت؛ برای PostgreSQL از pg_dump استفاده کنید.

## fernweh serve and what goes with it

help-serve = بگذارید دیگران از راه شبکه بازی کنند.
help-serve-host = نشانی‌ای که به آن گوش داده شود؛ { VERBATIM("0.0.0.0") } برای شبکه‌ی محلی
help-serve-port = درگاه؛ ۰ برای یک درگاه آزاد
help-serve-database = فایلی برای SQLite یا postgresql://…
help-serve-redis = redis://… برای چند فرایند
help-serve-address = نشانی‌ای که مردم با آن می‌آیند، مانند https://games.example
help-serve-bots = ربات‌های دیگران که می‌توانند این‌جا سر میز بنشینند، هر یک با نامی تازه و با ویرگول: careful=mybots:Careful
help-serve-config = فایل TOML با تنظیمات
help-serve-open = باز کردن مرورگر
serve-address = فرنوه در { $address } است
serve-near = برای تلفن‌های همین شبکه: { $address }
serve-compiling = قوانین هم‌زمان و فقط یک بار کامپایل می‌شوند: تا آن هنگام بازی کمی کندتر است و ربات‌های جست‌وجوگر با نخستین فکر خود بازی می‌کنند.
serve-stop = برای توقف Ctrl-C را بزنید. هر حرکت پذیرفته‌شده ذخیره شده است.
serve-stopped = متوقف شد. چیزی از دست نرفته است.
help-backup = گرفتن نسخه‌ی پشتیبان از پایگاه داده بدون توقف سرور.
help-backup-file = فایل نسخه‌ی پشتیبان
backup-done = نسخه‌ی پشتیبان در { $path } است
help-export = نوشتن همه‌ی مسابقه‌ها یا یکی از آن‌ها به شکل سابقه.
help-export-folder = پوشه‌ی سابقه‌ها
help-export-match = تنها این مسابقه
export-done = { $count } مسابقه در { $path } است
help-import = وارد کردن یک مسابقه از سابقه‌اش.
import-done = مسابقه‌ی { $id } اکنون آن‌جاست.
help-delete = پاک کردن یک مسابقه برای همیشه.
help-delete-match = مسابقه
delete-done = مسابقه‌ی { $id } پاک شد.
help-doctor = بررسی این نصب.
doctor-python = Python { $version }
doctor-rules = قوانین { $game }
doctor-cache = پوشه‌ی قوانین کامپایل‌شده
doctor-libraries = کتابخانه‌های سرور
doctor-database = پایگاه داده
doctor-redis = Redis
doctor-bots = یک ربات در فرایند خودش
doctor-port = درگاه { $port }
doctor-good = همه چیز خوب است.
doctor-ill = چیزی نادرست است.

## Notices by mail

notice-subject-your-turn = { $title }: نوبت شماست
notice-text-your-turn = در { $title } نوبت شماست.
notice-subject-missed = { $title }: دیگران منتظر شما هستند
notice-text-missed = دیگران سر میز { $title } هستند و شما غایبید. اگر برنگردید، شاید رباتی جای شما را بگیرد.

## The page

page-not-built = این سرور بدون صفحه‌اش نصب شده است. در یک کلون، `make play` آن را می‌سازد و دوباره آغاز می‌کند؛ بسته‌ی wheel هنگامی آن را دارد که جایی با npm و Node.js ساخته شود.
