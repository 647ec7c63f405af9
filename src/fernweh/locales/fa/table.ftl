### The table page: what is said around the board.

## نشستن سر میز

table-waiting-for = { $free ->
    [one] در انتظار یک کاوشگر دیگر. این پیوند را برایش بفرستید.
   *[other] در انتظار { $free } کاوشگر دیگر. این پیوند را برایشان بفرستید.
}
table-free-seats = { $free ->
    [one] یک جایگاه خالی است. بنشینید یا تماشا کنید.
   *[other] { $free } جایگاه خالی است. بنشینید یا تماشا کنید.
}
table-ready = همه‌ی جایگاه‌ها پر است. وقتی همه آماده‌اند بازی را آغاز کنید.
table-ready-wait = همه‌ی جایگاه‌ها پر است. سازنده‌ی میز بازی را آغاز می‌کند.
table-shuffling = کارت‌ها بُر می‌خورند…
table-seats = جایگاه‌ها
table-seat-free = خالی
table-sit = نشستن در این‌جا
table-sit-too = نفر دیگری با همین دستگاه
table-rate-me = روشن کردن درجه و نشستن
table-name = نام
table-sit-down = نشستن
table-get-up = ترک جایگاه
table-level = سطح ربات
table-seat-bot = افزودن ربات
table-send-away = برداشتن
table-start = آغاز بازی
table-link = پیوند این میز
table-copy = کپی پیوند
table-copied = کپی شد
table-share = فرستادن
table-qr = کد کیوآر پیوند این میز

## چند نفر با یک دستگاه

table-hand-over = دستگاه را به { $name } بدهید.
table-draw-curtain = پنهان کردن سمت من
table-curtain = نوبت { $name } است. کس دیگری نگاه نمی‌کند؟
table-curtain-lift = نمایش سمت من

## جاهای دور صفحه

table-own-seat = شما
table-has-turn = نوبت اوست
table-away = غایب
table-on-vacation = در مرخصی
table-place = { $place ->
    [1] اول
    [2] دوم
    [3] سوم
   *[other] چهارم
}
table-counts = { $counts ->
    [steps] { $value } گام مانده
    [saved] { $value } نجات‌یافته
   *[points] { $value } امتیاز
}
table-clock-vacation = در مرخصی؛ زمان مانده: { $time }
table-clock = زمان مانده: { $time }
table-days-hours = { $days } روز{ $hours ->
    [0] {""}
   *[other] { " " }و { $hours } ساعت
}
table-sheet = { $name }: امتیاز تا این‌جا

## کنار صفحه

table-panel = پنل کناری
table-tab-moves = حرکت‌ها
table-tab-log = رویدادها
table-tab-talk = گفت‌وگو
table-tab-rules = قوانین
table-tab-table = میز
table-moves = کارهایی که اکنون می‌توانید بکنید
table-find-move = جست‌وجوی حرکت
table-recommended = پیشنهاد
table-no-moves = نوبت شما نیست. کارهای ممکن این‌جا می‌آید.
table-no-moves-watching = شما تماشاگرید.
table-no-moves-over = مسابقه تمام شده است.
table-log = آنچه رخ داد
table-log-empty = هنوز چیزی رخ نداده است.
table-log-earlier = نمایش همه از آغاز
table-talk = گفت‌وگو سر این میز
table-talk-empty = هنوز کسی چیزی نگفته است.
table-say-something = چیزی بگویید
table-say = گفتن
table-onlooker = یک تماشاگر
table-mute = بی‌صدا
table-mute-name = بی‌صدا کردن { $name }
table-muted = { $name } بی‌صداست.
table-unmute = شنیدن دوباره
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
table-terms-rated = رسمی
table-terms-club = باشگاه
table-terms-lang = زبان
table-fair = بُر زدن منصفانه
table-fair-proves = پس از پر شدن جایگاه‌ها کسی نمی‌توانست کارت‌ها را برگزیند: نه بازیکن و نه میزبان، تا زمانی که دست‌کم یک عدد تصادفی از کسی باشد که با میزبان همدست نیست. عدد زیر تعهد میزبان است و در سابقه‌ی پایانی همان است.
table-fair-not = این ثابت نمی‌کند که دستگاه میزبان کارت‌ها را پیش‌بینی نکرده است: می‌تواند به بازیکنی بگوید. و سابقه به‌تنهایی فقط سازگاری خود را ثابت می‌کند.
table-watch = تماشا
table-watch-link = هر که این پیوند را دارد می‌تواند تماشا کند، بی‌آن‌که دست کسی را ببیند.

## خواسته‌ها

table-menu = بیشتر
table-home = همه‌ی بازی‌ها
table-close = بستن
table-take-back = پس گرفتن
table-ask-take-back = خواستن اجازه برای پس گرفتن
table-hint = راهنمایی
table-since = از نوبت پیشین شما
table-to-now = بازگشت به اکنون
table-come-back = ادامه به جای ربات
table-grace = { $name } غایب است. تا { $seconds } ثانیه‌ی دیگر ربات می‌تواند جای او را بگیرد.
table-grace-over = { $name } غایب است.
table-bot-take-over = ادامه با ربات
table-language = زبان
table-sound-on = صدا: روشن
table-sound-off = صدا: خاموش
table-motion-on = پویانمایی: روشن
table-motion-off = پویانمایی: خاموش
table-notify = خبر دادن هنگام نوبت من
table-resign = تسلیم
table-resign-sure = تسلیم می‌شوید؟ مسابقه را می‌بازید.
table-resign-yes = بله، تسلیم
table-delete = پاک کردن این میز
table-delete-sure = این میز برای همیشه پاک شود؟ دیگر کسی نمی‌تواند آن را ببیند.
table-delete-yes = بله، پاک شود
table-no-go-on = نه، برگرد
table-offer-take-back = { $seat ->
    [you] شما خواسته‌اید حرکتتان را پس بگیرید.
   *[other] { $name } می‌خواهد حرکتی را پس بگیرد.
}
table-offer-bot-in = { $seat ->
    [you] دیگران می‌خواهند رباتی به جای شما بازی کند.
   *[other] { $name } غایب است. ربات به جای او ادامه دهد؟
}
table-offer-wait = دیگران هنوز پاسخ نداده‌اند.
table-agree = موافقت
table-decline = مخالفت
table-withdraw = پس گرفتن درخواست

## نوبت

table-your-turn = نوبت شماست
table-next-turn = نوبت بعدی
table-next-turn-to = نوبت شماست در میز دیگر: { $game }{ $count ->
    [one] {""}
   *[other] { " " }({ $count } میز منتظر شماست)
}
table-title = { $game } · فرنوه
table-title-turn = ● نوبت شما · { $game }
table-title-other = نوبت { $name } · { $game }

## اتصال

table-opening = میز آماده می‌شود…
table-connecting = در حال اتصال…
table-waking = ربات هنوز دارد آماده می‌شود؛ تا آن وقت اولین فکرش را بازی می‌کند.
table-reconnecting = { $seconds } ثانیه است که برای اتصال دوباره می‌کوشیم.
table-going-down = سرور از نو راه می‌افتد. تا لحظه‌ای دیگر برمی‌گردد و چیزی از دست نمی‌رود.
table-trouble = سرور اکنون نمی‌تواند داده‌هایش را بخواند یا بنویسد. این صفحه خودش دوباره می‌کوشد و هیچ حرکت پذیرفته‌شده‌ای از دست نمی‌رود.
table-offline = شما آفلاین هستید.
table-lost-waits = میز منتظر می‌ماند و وقتی برگردید خودش ادامه می‌دهد.
table-lost-mine = ساعت شما همچنان می‌رود. هر کاری بکنید، به محض وصل شدن فرستاده می‌شود.
table-lost-others = نوبت شما نیست و وقتی از شما کم نمی‌شود؛ دیگران که حرکت کنند، ساعت شما به راه می‌افتد.
table-lost-vacation = در مرخصی‌اید و وقتی از شما کم نمی‌شود.
table-gone = چنین میزی نیست
table-gone-more = این میز پاک شده یا پیوند کامل نیست.
table-foreign = این صفحه از نشانی دیگری جز نشانی سرور آمده است. میز را با پیوند خودش باز کنید.
table-old-page = این صفحه و سرور زبان هم را نمی‌فهمند. صفحه را از نو باز کنید.
table-adjourned = مسابقه متوقف شده است
table-adjourned-more = این نسخه دیگر نمی‌تواند مسابقه را ادامه دهد. مسابقه نگه داشته شده و می‌توان آن را بارگیری کرد.
table-no-board = صفحه‌ی بازی باز نشد. حرکت‌ها را می‌توان از فهرست انجام داد؛ شاید باز کردن دوباره کمک کند.

## پایان

table-out-resigned = تسلیم شد
table-out-flag = وقت تمام شد
table-rematch = دوباره بازی کنیم
table-watch-rematch = تماشای مسابقه‌ی بعدی
table-scoring = ریز امتیازها
table-replay = تماشای دوباره
table-record = بارگیری سابقه

## چه کسی می‌آید، و میزبان با جایگاه‌ها چه می‌کند

table-your-name = نام شما سر این میز
table-coming = در راه
table-coming-name = { $count ->
    [one] { $name } در راه است
   *[other] { $name } در راه‌اند
}
table-exchange = جابه‌جایی
table-exchange-name = جابه‌جایی: { $name }
table-exchange-with = عوض کردن با این جایگاه
table-exchange-seat = عوض کردن با این جایگاه: { $name }
table-exchange-stop = جابه‌جا نکردن
table-close-seat = بستن این جایگاه
table-close-seat-name = بستن این جایگاه: { $seat }
table-open-seat = افزودن جایگاه
table-free-seat = آزاد کردن جایگاه
table-free-seat-name = آزاد کردن جایگاه: { $seat }
table-send-away-name = برداشتن: { $name }
table-sent-away = میزبان جایگاه شما را گرفته است. می‌توانید تماشا کنید.
table-sent-away-list = کنارگذاشته‌شدگان
table-let-back = راه دادن دوباره
table-let-back-name = راه دادن دوباره: { $name }
table-change-options = تغییر گزینه‌ها
table-another-game = بازی دیگر
table-moving = به سوی میز تازه…
table-tally = تا این‌جا:
table-tally-shared = و { $shared } مساوی
table-has-left = { $name } از میز رفته است.
table-again-bot = دوباره با ربات
table-again-link = دوباره، و فرستادن پیوند
table-again-waits = { $name } می‌خواهد دوباره بازی کند.
table-again-other = { $name } میز تازه‌ای آماده کرده است: { $game }.
table-come-along = همراه شدن

## Waiting for somebody

table-seek = در جست‌وجوی هم‌بازی…
table-seek-club = در انتظار هم‌باشگاهی شما…
table-seek-more = همین که کسی بنشیند بازی خودبه‌خود آغاز می‌شود. در این صفحه بمانید.
table-seek-days = کسی خواهد آمد. می‌توانید بروید؛ این میز در میان مسابقه‌های شماست.
table-seek-here = { $name } این‌جا منتظر است.
table-seek-asked = { $name } در این میان با رباتی بازی می‌کند؛ از او پرسیده شده است.
table-seek-begins = همه آمده‌اند. کارت‌ها بُر می‌خورند…
table-seek-declined = اکنون نمی‌تواند بازی کند.
table-seek-gone = نیامد. دوباره بگردیم؟
table-seek-again = جست‌وجوی دوباره
table-seek-bot = هنوز کسی نیامده است. تا پیدا شدن هم‌بازی با { $bot } بازی می‌کنید؟
table-seek-bot-yes = بازی با { $bot }
table-seek-stop = پایان جست‌وجو
table-seek-going-on = هنوز در جست‌وجوی هم‌بازی…
table-fresh-deal = { $name } آمده است. یک بازی تازه، فقط شما دو نفر؟
table-fresh-deal-yes = بازی با { $name }
table-fresh-deal-no = ماندن با ربات
table-fresh-deal-kept = این بازی در هر صورت نگه داشته می‌شود.
table-fresh-deal-left = اگر پاسخ ندهید، { $seconds } ثانیه‌ی دیگر با ربات می‌مانید.
table-rated = درجه‌ی شما: { "⁦" }{ $number } ± { $doubt }{ "⁩" } ({ $change ->
    [0] ±۰
   *[other] { $sign }{ $change }
})

## با یک فشار گفته می‌شود

phrase-hello = سلام!
phrase-good-luck = موفق باشید!
phrase-have-fun = خوش بگذرد!
phrase-nice-move = چه حرکت خوبی!
phrase-well-played = عالی بازی کردید!
phrase-thanks = ممنون!
phrase-sorry = ببخشید!
phrase-one-moment = یک لحظه لطفاً.
phrase-take-your-time = عجله‌ای نیست.
phrase-your-turn = نوبت شماست.
phrase-once-more = یک دست دیگر؟
phrase-have-to-go = باید بروم.
phrase-good-game = بازی خوبی بود!
phrase-bye = خداحافظ!
phrase-clap = تشویق
phrase-laugh = خنده‌دار بود
phrase-wow = وای
phrase-oops = ای وای
phrase-think = بگذارید فکر کنم
phrase-heart = با مهر
table-phrases = عبارت‌های آماده
table-react = واکنش
table-said = { $name } می‌گوید: { $text }
table-report = گزارش
table-report-name = گزارش { $name }
table-report-more = گرداننده‌ی این سرور آن را همراه با آخرین گفته‌های این میز می‌خواند. کس دیگری خبردار نمی‌شود.
table-report-reason = چه اتفاقی افتاد؟
table-reported = سپاس. برای گرداننده‌ی این سرور فرستاده شد.
