## The page: everywhere

web-title = { $games ->
    [5] فرنوه: پنج دنیای گمشده
   *[other] فرنوه: دنیاهای گمشده
}
web-skip = رفتن به متن
web-nav = صفحه‌ها
web-rules = قوانین
web-pad = برگه‌ی امتیاز
web-records = سابقه‌ها
web-settings = تنظیمات
web-language = زبان
web-missing = این‌جا چیزی نیست
web-missing-more = صفحه‌ای که دنبالش بودید غرق شده یا هرگز سر برنیاورده است.
web-to-home = همه‌ی بازی‌ها
web-offline = شما آفلاین هستید
web-offline-more = بازی‌ها به سرور نیاز دارند. همین که شبکه برگردد، میزهایتان همان‌طور است که رهایشان کرده بودید.
web-try-again = امتحان دوباره
web-no-answer = سرور پاسخ نمی‌دهد. شبکه برقرار است؟
web-trouble = نشد. لطفاً دوباره امتحان کنید.
web-loading = یک لحظه…

## Home

web-lead = { $games ->
    [5] پنج دنیای گمشده، یک میز
   *[other] دنیاهای گمشده، یک میز
}
web-lead-more = همین حالا با ربات بازی کنید یا برای دوستانتان پیوندی بفرستید. نه حسابی می‌خواهد و نه نصبی.
web-level = حریف شما
web-level-about = { $level ->
    [novice] در هر بازی تازه‌کار
    [explorer] حریفی هم‌سنگ
    [pathfinder] دورها را می‌بیند
   *[legend] هیچ خطایی را نمی‌بخشد
}
web-play = بازی
# For screen readers: which game the button starts.
web-play-game = بازی { $game } همین حالا
web-friends = با دوستان
web-friends-game = { $game } با دوستان
web-laying = میز آماده می‌شود…
web-first-time = بار اول است؟
web-your-turn = نوبت شما
web-missed = سر میز منتظر شما هستند. شاید رباتی جای شما را بگیرد.
web-your-matches = مسابقه‌های شما
web-open-tables = میزهای عمومی
web-none-open = اکنون هیچ میز عمومی‌ای نیست. با دوستان یکی بسازید و بگذارید دیگران پیدایش کنند.
web-join = پیوستن
web-watch = تماشا
web-go-on = ادامه
web-look = دیدن
web-free = { $count ->
    [one] { $count } جایگاه خالی
   *[other] { $count } جایگاه خالی
}
web-with = با { $names }
web-alone = هنوز کس دیگری نیست
web-phase = { $phase ->
    [seating] جایگاه خالی هست
    [nonces] در آستانه‌ی آغاز
    [play] در جریان
   *[closed] پایان‌یافته
}
# The name of a person who has not given one.
web-guest = مهمان

## Make a table

web-new = میز تازه
web-new-lead = انتخاب کنید چگونه بازی شود. سپس پیوندی می‌گیرید برای هر که همراه شماست.
web-game = بازی
web-players = بازیکنان
web-who-plays = چه کسانی بازی می‌کنند
web-seat = جایگاه { $n }
web-seat-me = شما
web-seat-friend = هر که پیوند را دارد
web-seat-bot = ربات: { $name }
web-options = گزینه‌های بازی
web-options-usual = همان که در دفترچه‌ی قوانین است؛ هر چه خواستید تغییر دهید.
web-map-own = نقشه‌ای از خودتان
web-map-text = نقشه به صورت متن
web-clock = ساعت
web-clock-kind = { $kind ->
    [none] بدون ساعت
    [live] زنده
   *[days] در چند روز
}
web-clock-minutes = دقیقه برای هر بازیکن
web-clock-seconds = ثانیه‌ی افزوده برای هر نوبت
web-clock-days = روز برای هر نوبت
web-at-zero = وقتی زمان تمام شود
web-at-zero-what = { $what ->
    [bot] ربات ادامه می‌دهد
   *[lose] آن بازیکن می‌بازد
}
web-listed = نمایش در میان میزهای عمومی
web-listed-more = هر کسی می‌تواند آن را بیابد، بپیوندد و تماشا کند.
web-hints = با راهنمایی
web-hints-more = هر که سر میز است می‌تواند راهنمایی بخواهد.
web-make = ساختن میز
web-next = میز بعدی
web-next-lead = از همه‌ی هم‌میزی‌ها خواسته می‌شود همراه شوند و جایگاهشان نگه داشته می‌شود.
web-next-seat = { $name }، اگر همراه شود

## Records

web-records-lead = مسابقه‌های پایان‌یافته‌ی شما. هر سابقه گام به گام بازپخش می‌شود و هر کسی می‌تواند تک‌تک کارت‌هایش را وارسی کند.
web-records-none = هنوز هیچ مسابقه‌ای پایان نیافته است.
web-replay = بازپخش
web-download = بارگیری
web-delete = پاک کردن
web-delete-sure = برای همیشه پاک شود؟
web-yes = بله
web-no = نه
web-open-file = گشودن سابقه از فایل

## Settings

web-your-name = نام شما
web-save = ذخیره
web-saved = ذخیره شد.
web-looks = ظاهر و صدا
web-theme = پوسته
web-theme-name = { $theme ->
    [system] مانند این دستگاه
    [light] روشن
   *[dark] تیره
}
web-motion = پویانمایی
web-motion-more = مهره‌ها از جای پیشین به جای تازه می‌لغزند.
web-sound = صدا
web-sound-more = دو نت نرم وقتی نوبت شماست.
web-device = دستگاه دیگر
web-device-more = پیوند شخصی نام و جایگاه‌هایتان را با خود می‌برد. یک بار و تا یک ربع ساعت کار می‌کند.
web-make-link = ساختن پیوند شخصی
web-copy = کپی
web-copied = کپی شد.
web-moving = جایگاه‌هایتان به این‌جا می‌آیند…
web-nameless = کسی بی‌نام
web-link-of = این پیوند شخصی { $name } است.
web-link-here = در این دستگاه شما { $name } هستید.
web-link-keep = نگه داشتن هر دو
web-link-keep-more = هر دو در این دستگاه می‌مانند. در تنظیمات میان آن‌ها جابه‌جا می‌شوید.
web-link-replace = فقط { $name } بودن
web-link-replace-more = { $name } در این‌جا خارج می‌شود. جایگاه‌هایی که در دستگاه دیگری نیستند از دست می‌روند.
web-link-become = ادامه با نام { $name }
web-link-become-more = این دستگاه نام و جایگاه‌ها را می‌گیرد.
web-link-is-me = شما در این دستگاه همین حالا { $name } هستید.
web-link-stay = ماندن با نام { $name }
web-link-not = اکنون نه
web-others = دیگران در این دستگاه
web-others-more = یک دستگاه و چند نفر: هر کدام با نام و جایگاه‌های خود.
web-switch = رفتن به { $name }
web-devices = دستگاه‌های شما
web-device-name = { $browser } روی { $system }
web-device-unknown = یک مرورگر
web-device-here = همین دستگاه
web-device-seen = آخرین بار { $day }
web-sign-out = خروج
web-sign-out-of = خروج: { $device }
web-signed-out = خارج شد.
web-vacation = مرخصی
web-vacation-more = تا وقتی در مرخصی هستید، در میزهایی که هر نوبت چند روز است وقتی از شما کم نمی‌شود. دیگران می‌بینند که نیستید. در هر دوازده ماه { $allowed } روز دارید و روزی که شروع شده باشد حساب می‌شود.
web-vacation-left = { $days ->
    [0] روزی برایتان نمانده است.
   *[other] { $days } روز دیگر دارید.
}
web-vacation-for = چند روز، از همین حالا
web-vacation-begin = رفتن به مرخصی
web-vacation-change = تغییر
web-vacation-on = تا { $day } در مرخصی هستید.
web-vacation-end = برگشتم
web-notices = خبر دادن هنگام نوبت من
web-notices-more = برای بازی‌های چندروزه، و وقتی سر میزی در جریان منتظر شما هستند. خبر تنها نام بازی و پیوند را دارد و چیزی از دست شما در آن نیست.
web-mail = نشانی ایمیل
web-webhook = وب‌هوک (https)
web-push = خبرهای این مرورگر
web-push-on = روشن کردن
web-push-off = خاموش کردن
web-push-none = این مرورگر یا این سرور آن را ندارد.
web-push-denied = مرورگر اجازه نمی‌دهد.
web-mine = داده‌های شما
web-mine-more = نام و چهره‌تان، مسابقه‌هایتان و نتیجه‌هایشان، درجه‌ها و باشگاه‌ها اگر داشته باشید، و از هر دستگاه نوع آن و آخرین روز استفاده. نه چیز دیگر.
web-export = بارگیری همه چیز
web-forget = پاک کردن داده‌های من
web-forget-sure = نام و جایگاه‌هایتان برای همیشه پاک می‌شود. ادامه می‌دهید؟
web-forgotten = داده‌های شما پاک شد.
web-notices-licence = سازندگان و مجوزها

## A face

web-face-more = دیگران آن را کنار نامتان می‌بینند: سر میز، در نتیجه‌ها و در سابقه‌ها.
web-face-portrait = تصویر
web-face-coat = رنگ
web-face-any = یکی به تصادف
web-face-change = انتخاب چهره‌ای دیگر
web-portrait = { $portrait ->
    [wayfarer] رهنورد
    [pilot] خلبان
    [diver] غواص
    [climber] کوهنورد
    [captain] ناخدا
    [scholar] دانشمند
    [nomad] کوچ‌نشین
    [botanist] گیاه‌شناس
    [fox] روباه صحرا
    [camel] شتر
    [turtle] لاک‌پشت دریایی
    [octopus] هشت‌پا
    [yak] غژگاو
    [toucan] توکان
    [jaguar] جگوار
   *[whale] نهنگ
}
web-coat = { $coat ->
    [rose] گل‌سرخی
    [ember] سرخ آتشین
    [amber] کهربایی
    [moss] سبز خزه‌ای
    [jade] یشمی
    [sky] آبی آسمانی
    [indigo] نیلی
   *[plum] آلویی
}

## Rules

web-rules-lead = قوانین کامل هر بازی، با همان شماره‌هایی که هنگام رد حرکت گفته می‌شود.
web-contents = فهرست

## Strangers

web-somebody = بازی با ناشناس
# For screen readers: which game the button starts.
web-somebody-game = بازی { $game } با ناشناس
web-rated = رسمی
web-rated-more = در درجه‌ی هر دو حساب می‌شود: بدون ربات، بدون راهنمایی. نام و عددتان در رده‌بندی دیده می‌شود.
web-talk-in = زبان
web-any-language = هر زبانی
web-standings = رده‌بندی
web-clubs = باشگاه‌ها
web-for-club = برای باشگاه
web-for-nobody = بدون باشگاه
