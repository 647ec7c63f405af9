### The server, its commands and its plain page.

## What can be wrong: tables on the network

fault-no-such-table = چنین میزی وجود ندارد.
fault-adjourned = بازی متوقف شده است: این برنامه دیگر آن را مانند گذشته بازی نمی‌کند ({ $reason }).
fault-not-known = نخست باید نامی داشته باشید.
fault-not-the-maker = تنها سازندهٔ میز می‌تواند این کار را بکند.
fault-not-your-seat = { $seat } جایگاه شما نیست.
fault-not-started = بازی هنوز آغاز نشده است.
fault-too-late = پیش از رسیدن این حرکت، زمان شما تمام شده بود.
fault-seat-present = بازیکن جایگاه { $seat } اینجاست.
fault-no-such-offer = کسی این را نخواسته است، یا بازی جلوتر رفته است.
fault-bot-fails = ربات { $bot } حرکتی نمی‌یابد.
fault-no-hints = در این میز راهنمایی مجاز نیست.
fault-conflict = کس دیگری زودتر بود. دوباره به میز نگاه کنید.
fault-storage = ذخیره نشد، پس چیزی رخ نداده است. دوباره بکوشید.
fault-message-unreadable = پیام خوانده نمی‌شود: { $reason }.
fault-no-greeting = هر اتصال با سلام نسخهٔ { $version } آغاز می‌شود.
fault-greeted = پیش‌تر سلام داده‌اید.
fault-too-many = یک‌باره بیش از اندازه است. کمی صبر کنید.
fault-link-used = این پیوند پیش‌تر به کار رفته یا کهنه شده است.
fault-others-play = دیگران در این میز بازی می‌کنند.
fault-body-unreadable = آنچه فرستاده شد خوانده نمی‌شود: { $reason }.
fault-table-exists = بازی { $id } از پیش وجود دارد.

## What can be wrong: settings

fault-key-needed = با پایگاه دادهٔ شبکه‌ای، تنظیم key لازم است و باید برای همه یکسان باشد.
fault-settings-unreadable = تنظیمات { $path } خوانده نمی‌شود: { $reason }.
fault-no-such-setting = تنظیمی به نام { $name } نیست.
fault-setting-wrong = تنظیم { $name } نادرست است: { $reason }.
fault-extra-missing = این به کتابخانه‌های بیشتری نیاز دارد: pip install "fernweh[{ $extra }]".
fault-not-a-file = تنها از پایگاه دادهٔ روی فایل می‌توان چنین پشتیبان گرفت؛ برای PostgreSQL از pg_dump استفاده کنید.

## fernweh serve and what goes with it

help-serve = بگذارید دیگران از راه شبکه بازی کنند.
help-serve-host = نشانی‌ای که به آن گوش داده شود؛ ۰.۰.۰.۰ برای شبکهٔ محلی
help-serve-port = درگاه؛ ۰ برای یک درگاه آزاد
help-serve-database = فایلی برای SQLite یا postgresql://…
help-serve-redis = redis://… برای چند فرایند
help-serve-address = نشانی‌ای که مردم با آن می‌آیند، مانند https://games.example
help-serve-config = فایل TOML با تنظیمات
help-serve-open = مرورگر را باز کن
serve-address = فرن‌وه در { $address } است
serve-near = برای تلفن‌های همین شبکه: { $address }
serve-stop = با Ctrl-C متوقف می‌شود. هر حرکت پاسخ‌گرفته روی دیسک است.
serve-stopped = متوقف شد. چیزی از دست نرفته است.
help-backup = از پایگاه داده در حین کار کارساز رونوشت بگیر.
help-backup-file = فایل رونوشت
backup-done = رونوشت در { $path } است
help-export = همهٔ بازی‌ها یا یکی از آن‌ها را به شکل سابقه بنویس.
help-export-folder = پوشهٔ سابقه‌ها
help-export-match = تنها این بازی
export-done = { $count } بازی در { $path } است
help-import = یک بازی را از سابقه‌اش وارد کن.
import-done = بازی { $id } اکنون آنجاست.
help-delete = یک بازی را برای همیشه پاک کن.
help-delete-match = بازی
delete-done = بازی { $id } پاک شد.
help-doctor = این نصب را بررسی کن.
doctor-python = پایتون { $version }
doctor-rules = قاعده‌های { $game }
doctor-cache = پوشهٔ قاعده‌های کامپایل‌شده
doctor-libraries = کتابخانه‌های کارساز
doctor-database = پایگاه داده
doctor-redis = ردیس
doctor-bots = یک ربات در فرایند خودش
doctor-port = درگاه { $port }
doctor-good = همه چیز خوب است.
doctor-ill = چیزی نادرست است.

## Notices at one's turn

notice-subject = { $title }: نوبت شماست
notice-text = در { $title } نوبت شماست: { $link }

## The plain page

page-your-name = نام شما؟
page-guest = مهمان
page-open-tables = میزهای باز
page-my-matches = بازی‌های من
page-none = هنوز هیچ.
page-new-table = میز تازه
page-game = بازی
page-seats = جایگاه‌ها
page-bots = ربات‌ها
page-level = سطح
page-clock = ساعت
page-clock-none = هیچ
page-clock-live = ۱۵ دقیقه و ۱۰ ثانیه برای هر نوبت
page-clock-days = ۳ روز برای هر نوبت
page-zero = در صفر
page-zero-lose = آن جایگاه می‌بازد
page-zero-bot = یک ربات جای او را می‌گیرد
page-listed = برای همه
page-hints = با راهنمایی
page-make-table = میز را بساز
page-personal-link = این را در دستگاه دیگر باز کنید:
page-move-device = رفتن به دستگاه دیگر
page-notices = خبرها
page-mail = نشانی ایمیل برای خبرها، یا هیچ:
page-webhook = وب‌هوک برای خبرها، یا هیچ:
page-export-all = برون‌برد همهٔ بازی‌هایم
page-forget-me = مرا فراموش کن
page-forget-sure = واقعاً؟ جایگاه‌هایتان بازنمی‌گردد.
page-no-table = چنین میزی وجود ندارد.
page-curtain = وقتی کس دیگری نگاه نمی‌کند: سوی مرا نشان بده
page-sit = اینجا بنشین
page-get-up = برخیز
page-come-back = خودم ادامه می‌دهم
page-ask-bot = درخواست ربات در اینجا
page-send-link = در انتظار بازیکنان. این پیوند را برایشان بفرستید:
page-start = آغاز
page-adjourned = بازی متوقف شده است:
page-rematch = بازی دوباره
page-offer-take-back = می‌خواهد حرکتی را پس بگیرد:
page-offer-bot-in = رباتی ادامه دهد به جای:
page-agree = موافقم
page-decline = مخالفم
page-over = تمام شد.
page-record = سابقه
page-your-turn = نوبت شماست.
page-hint = راهنمایی:
page-take-back = پس بگیر
page-resign = تسلیم
page-resign-sure = واقعاً تسلیم می‌شوید؟
page-ask-hint = راهنمایی
page-events = چه گذشت
page-mute = بی‌صدا
page-talk = گفت‌وگو
page-say = بگو
page-fair-chance = شانس منصفانه
page-fair-proves = پس از پر شدن جایگاه‌ها کسی نمی‌توانست کارت‌ها را برگزیند: نه بازیکن و نه میزبان، تا زمانی که دست‌کم یک عدد تصادفی از کسی باشد که با میزبان همدست نیست. عدد زیر تعهد میزبان است و در سابقهٔ پایانی همان است.
page-fair-not = این ثابت نمی‌کند که دستگاه میزبان کارت‌ها را پیش‌بینی نکرده است: می‌تواند به بازیکنی بگوید. و سابقه به تنهایی تنها سازگاری خود را ثابت می‌کند.
page-delete-table = این میز را پاک کن
page-delete-sure = برای همیشه پاک شود؟
page-phase-seating = جایگاه خالی هست
page-phase-nonces = در آستانهٔ آغاز
page-phase-play = در جریان
page-phase-over = پایان‌یافته
page-phase-closed = پایان‌یافته
