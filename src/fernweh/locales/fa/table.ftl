### The table page: what is said around the board.

## نشستن سر میز

table-waiting-for = { $free ->
    [one] در انتظار یک کاوشگر دیگر. این پیوند را برایش بفرستید.
   *[other] در انتظار { $free } کاوشگر دیگر. این پیوند را برایشان بفرستید.
}
table-free-seats = { $free ->
    [one] یک جا خالی است. بنشینید یا تماشا کنید.
   *[other] { $free } جا خالی است. بنشینید یا تماشا کنید.
}
table-ready = همه‌ی جاها پر است. وقتی همه آماده‌اند بازی را آغاز کنید.
table-ready-wait = همه‌ی جاها پر است. سازنده‌ی میز بازی را آغاز می‌کند.
table-shuffling = کارت‌ها بُر می‌خورند…
table-seats = جاها
table-seat-free = خالی
table-sit = اینجا می‌نشینم
table-sit-too = نفر دیگری با همین دستگاه
table-name = نام
table-sit-down = بنشین
table-get-up = برمی‌خیزم
table-level = سطح ربات
table-seat-bot = ربات بگذار
table-send-away = بفرست برود
table-start = آغاز بازی
table-link = پیوند این میز
table-copy = رونوشت پیوند
table-copied = رونوشت شد
table-share = فرستادن
table-qr = کد کیوآر پیوند این میز

## چند نفر با یک دستگاه

table-hand-over = دستگاه را به { $name } بدهید.
table-draw-curtain = پرده را بکش
table-curtain = نوبت { $name } است. کس دیگری نگاه نمی‌کند؟
table-curtain-lift = سمت مرا نشان بده

## جاهای دور صفحه

table-own-seat = شما
table-has-turn = نوبت اوست
table-away = غایب
table-place = { $place ->
    [1] اول
    [2] دوم
    [3] سوم
   *[other] نفر { $place }
}
table-counts = { $counts ->
    [steps] { $value } گام مانده
    [saved] { $value } نجات‌یافته
   *[points] { $value } امتیاز
}
table-clock = زمان مانده: { $time }
table-days = { $days } روز
table-sheet = { $name }: امتیاز تا اینجا

## کنار صفحه

table-panel = کنار صفحه‌ی بازی
table-tab-moves = حرکت‌ها
table-tab-log = رویدادها
table-tab-talk = گفت‌وگو
table-tab-rules = قوانین
table-tab-table = میز
table-moves = کارهایی که اکنون می‌توانید بکنید
table-find-move = جست‌وجوی حرکت
table-recommended = پیشنهاد
table-no-moves = نوبت شما نیست. کارهای ممکن اینجا می‌آید.
table-no-moves-watching = شما تماشاگرید.
table-no-moves-over = مسابقه تمام شده است.
table-log = آنچه رخ داد
table-log-empty = هنوز چیزی رخ نداده است.
table-log-earlier = نمایش همه از آغاز
table-talk = گفت‌وگو سر این میز
table-talk-empty = هنوز کسی چیزی نگفته است.
table-say-something = چیزی بگویید
table-say = بگو
table-onlooker = یک تماشاگر
table-mute = بی‌صدا
table-mute-name = بی‌صدا کردن { $name }
table-muted = { $name } بی‌صداست.
table-unmute = دوباره بشنو
table-rules = قوانین
table-rules-whole = قوانین در صفحه‌ی خودش
table-rule = بند §{ $paragraph } قوانین

## این میز

table-yes = بله
table-no = نه
table-terms-clock = ساعت
table-clock-kind = { $kind ->
    [live] { $minutes } دقیقه + { $seconds } ثانیه برای هر نوبت
    [days] { $days } روز برای هر نوبت
   *[none] ندارد
}
table-terms-hints = راهنمایی
table-fair = شانس منصفانه
table-fair-proves = پس از پر شدن جاها کسی نمی‌توانست کارت‌ها را برگزیند: نه بازیکن و نه میزبان، تا زمانی که دست‌کم یک عدد تصادفی از کسی باشد که با میزبان همدست نیست. عدد زیر تعهد میزبان است و در سابقه‌ی پایانی همان است.
table-fair-not = این ثابت نمی‌کند که دستگاه میزبان کارت‌ها را پیش‌بینی نکرده است: می‌تواند به بازیکنی بگوید. و سابقه به‌تنهایی فقط سازگاری خود را ثابت می‌کند.
table-watch = تماشا
table-watch-link = هر که این پیوند را دارد می‌تواند تماشا کند، بی‌آنکه دست کسی را ببیند.

## خواسته‌ها

table-menu = بیشتر
table-home = به بازی‌ها
table-close = بستن
table-take-back = پس گرفتن
table-ask-take-back = از دیگران اجازه‌ی پس گرفتن بخواه
table-hint = راهنمایی
table-since = از نوبت پیشین شما
table-to-now = بازگشت به اکنون
table-come-back = خودم ادامه می‌دهم
table-grace = { $name } غایب است. تا { $seconds } ثانیه‌ی دیگر ربات می‌تواند جای او را بگیرد.
table-grace-over = { $name } غایب است.
table-bot-take-over = ادامه با ربات
table-language = زبان
table-sound-on = صدا روشن است
table-sound-off = صدا خاموش است
table-motion-on = حرکت روشن است
table-motion-off = حرکت خاموش است
table-notify = وقتی نوبتم شد خبرم کن
table-resign = تسلیم
table-resign-sure = واقعاً تسلیم می‌شوید؟ مسابقه را می‌بازید.
table-resign-yes = بله، تسلیم
table-delete = پاک کردن این میز
table-delete-sure = این میز برای همیشه پاک شود؟ دیگر کسی نمی‌تواند آن را ببیند.
table-delete-yes = بله، پاک شود
table-no-go-on = نه، ادامه بده
table-offer-take-back = { $seat ->
    [you] شما خواسته‌اید حرکتتان را پس بگیرید.
   *[other] { $name } می‌خواهد حرکتی را پس بگیرد.
}
table-offer-bot-in = { $seat ->
    [you] دیگران می‌خواهند رباتی به جای شما بازی کند.
   *[other] قرار است رباتی به جای { $name } که غایب است بازی کند.
}
table-offer-wait = دیگران هنوز پاسخ نداده‌اند.
table-agree = موافقم
table-decline = مخالفم
table-withdraw = منصرف شدم

## نوبت

table-your-turn = نوبت شماست
table-title = { $game } · فرنوه
table-title-turn = ● نوبت شما · { $game }

## اتصال

table-opening = میز چیده می‌شود…
table-connecting = در حال اتصال…
table-reconnecting = { $seconds } ثانیه است که برای اتصال دوباره می‌کوشیم
table-going-down = سرور از نو راه می‌افتد. تا لحظه‌ای دیگر برمی‌گردد و چیزی از دست نمی‌رود.
table-trouble = سرور اکنون نمی‌تواند داده‌هایش را بخواند یا بنویسد. این صفحه خودش دوباره می‌کوشد و هیچ حرکت پذیرفته‌شده‌ای از دست نمی‌رود.
table-offline = شما برخط نیستید. میز منتظر می‌ماند و وقتی برگردید خودش ادامه می‌دهد.
table-gone = چنین میزی نیست
table-gone-more = این میز پاک شده یا پیوند کامل نیست.
table-foreign = این صفحه از نشانی دیگری جز نشانی سرور آمده است. میز را با پیوند خودش باز کنید.
table-old-page = این صفحه و سرور زبان هم را نمی‌فهمند. صفحه را از نو باز کنید.
table-adjourned = مسابقه متوقف شده است
table-adjourned-more = این برنامه دیگر آن را به شیوه‌ی پیشین بازی نمی‌کند. مسابقه نگه داشته شده و می‌توان آن را بارگیری کرد.
table-no-board = صفحه‌ی بازی باز نشد. حرکت‌ها را می‌توان از فهرست انجام داد؛ شاید باز کردن دوباره کمک کند.

## پایان

table-rematch = دوباره بازی کنیم
table-watch-rematch = تماشای مسابقه‌ی بعدی
table-scoring = چگونه شمرده شد
table-replay = تماشای دوباره
table-record = بارگیری سابقه
