### پس از بازی: برگه‌های امتیاز، بازبینی، بررسی بُر زدن؛ و برگه‌ی امتیاز.

## Score sheets
# $colour, $explorer and $blockades are names in this language already.

sheet-total = جمع
sheet-place = { $place ->
    [1] نفر اول
    [2] نفر دوم
    [3] نفر سوم
   *[other] نفر چهارم
}
sheet-all = نمایش همه یک‌جا
sheet-nothing = هنوز هیچ
sheet-expedition = { $colour }
sheet-by-sum = جمع کارت‌ها
sheet-by-cost = هزینه
sheet-by-wagers = ضرب در شرط‌بندی‌ها
sheet-by-bonus = پاداش
sheet-by-footprints = ردپاها

## A match looked at again

replay-opening = در حال بارگذاری مسابقه…
replay-slider = لحظه‌ی مسابقه
# Below the slider. Before the first turn people sit down and cards are dealt.
replay-where = { $turn ->
    [0] پیش از نوبت اول · { $n } از { $count }
   *[other] نوبت { $turn } از { $turns } · { $n } از { $count }
}
replay-play = پخش
replay-pause = مکث
replay-back = یک گام به عقب
replay-forth = یک گام به جلو
replay-turn-back = یک نوبت به عقب
replay-turn-forth = یک نوبت به جلو
replay-speed = سرعت
replay-times = { $speed }×
replay-turns = نوبت‌ها
replay-quiet = این‌جا چیزی رخ نمی‌دهد که دیده شود.
replay-eyes = نگاه
replay-eyes-of = آن‌گونه که { $name } می‌دید
replay-all-seeing = با همه‌ی کارت‌های باز
replay-onlooker = آن‌گونه که تماشاگر می‌دید
replay-share = کپی پیوند همین لحظه
replay-copied = کپی شد
replay-record = بارگیری سابقه
replay-no-board = صفحه‌ی این بازی باز نشد. نوبت‌ها مسابقه را با کلمات می‌گویند.
replay-play-on = ادامه از همین‌جا
replay-play-on-more = میز همان است که در بالا می‌بینید. هر چه از این پس کشیده شود از نو کشیده می‌شود و ربات‌ها به جای دیگران بازی می‌کنند.
replay-play-on-here = ادامه پس از گام { $n }
replay-play-on-over = در این لحظه کاری برای هیچ‌کس نمانده است. به لحظه‌ای پیش‌تر بروید.
replay-seat = جایگاه شما
replay-level = دیگران
replay-file = دیدن یک سابقه
replay-drop = سابقه‌ای را این‌جا رها کنید (فایلی با پسوند ‎.fernweh) یا یکی را انتخاب کنید.

## The check of the shuffle
# $state is "good", "bad" or "missing" (nothing here to compare with).

fair-title = آیا بُر زدن منصفانه بود؟
fair-lead = مرورگر شما هر کشیدن این مسابقه را تنها از روی سابقه دوباره انجام می‌دهد.
fair-check = بررسی در همین‌جا
fair-lines = { $state ->
    [bad] سطر { $line } سابقه آسیب دیده است.
   *[good] هر { $count } سطر سابقه سالم است.
}
fair-kept = { $state ->
    [good] میزبان هنوز به همان رمزی پایبند است که این مرورگر هنگام نخستین دیدن میز نگه داشت:
    [bad] تعهد میزبان همانی نیست که این مرورگر هنگام نخستین دیدن میز نگه داشت:
   *[missing] این مرورگر پیش از مسابقه میز را ندیده بود و چیزی برای مقایسه نگه نداشته است:
}
fair-secret = { $state ->
    [bad] رمز آشکارشده با تعهد میزبان نمی‌خواند.
   *[good] رمز آشکارشده با تعهد میزبان می‌خواند.
}
fair-nonces = { $state ->
    [bad] عدد تصادفی جایگاه { $seat } همانی نیست که وعده داده شده بود.
   *[good] هر { $count } عدد تصادفی همان است که وعده داده شده بود.
}
fair-picks = { $state ->
    [bad] کشیدن گام { $n } از کلید به دست نمی‌آید.
   *[good] هر { $count } کشیدن همان‌گونه که ثبت شده از کلید به دست می‌آید.
}
fair-verdict = { $good ->
    [yes] بُر زدن منصفانه بود.
   *[no] بُر زدن با سابقه نمی‌خواند.
}
fair-proves = پس از پر شدن جایگاه‌ها هیچ‌کس نمی‌توانست کارت‌ها را انتخاب کند: نه بازیکن و نه میزبان، اگر دست‌کم یکی از عددهای تصادفی از کسی باشد که با میزبان همدست نیست.
fair-not = این ثابت نمی‌کند که رایانه‌ی میزبان کارت‌ها را پیش‌بینی نکرده است: کلید را دارد و می‌توانست به بازیکنی بگوید. و بی تعهدی که پیش از مسابقه دیده باشید، سابقه تنها نشان می‌دهد که با خودش سازگار است.
fair-branch = این مسابقه از وضعیت مسابقه‌ی دیگری ادامه یافته است. این‌جا تنها آنچه از آن پس کشیده شده بررسی می‌شود.
fair-of-moves = این حرکت‌ها از کیست؟
fair-signature = امضای گام { $n }، از { $name }، نمی‌خواند.
# $by is "signed", "since" (entry $n), "bot" or "unsigned".
fair-moves = { $by ->
    [signed] { $name }: همه‌ی حرکت‌ها با کلید جایگاه امضا شده است.
    [since] { $name }: حرکت‌ها از گام { $n } با کلیدی تازه امضا شده است. این‌که کلید از همان شخص است، تنها گفته‌ی سرور است.
    [bot] { $name }: ربات سرور است، پس حرکت‌هایش از سرور است.
   *[unsigned] { $name }: بی امضا. این‌که حرکت‌ها از اوست، تنها گفته‌ی سرور است.
}
fair-own = { $state ->
    [bad] با این مرورگر به جای { $name } بازی شده، اما کلید از شما نیست: کس دیگری این حرکت‌ها را امضا کرده است.
   *[good] با این مرورگر به جای { $name } بازی شده و کلید از شماست.
}
fair-word = { $kind ->
    [flag-fallen] گام { $n }: این‌که وقت { $name } تمام شد، تنها گفته‌ی سرور است.
    [bot-in] گام { $n }: این‌که رباتی به جای { $name } نشست، تنها گفته‌ی سرور است.
    [bot-out] گام { $n }: این‌که { $name } برگشت، تنها گفته‌ی سرور است.
    [take-back-agreed] گام { $n }: این‌که دیگران با پس گرفتن { $name } موافقت کردند، تنها گفته‌ی سرور است.
   *[seat-key] گام { $n }: این‌که کلید تازه از { $name } است، تنها گفته‌ی سرور است.
}
fair-of-server = سرور پای چه می‌ایستد؟
fair-server = { $state ->
    [bad] امضای سرور با سابقه نمی‌خواند:
    [good] این سرور سابقه را همین‌گونه امضا کرده است:
   *[missing] { $who ->
        [none] هیچ سروری سابقه را امضا نکرده است.
       *[other] سرور دیگری سابقه را همین‌گونه امضا کرده است:
    }
}
fair-seen = { $state ->
    [bad] میان گام‌های { $from } و { $to } سابقه آن نیست که این مرورگر دیده است: پس از آن عوض شده است.
    [good] { $count } گامی که این مرورگر دیده، همان‌گونه که رخ داده در سابقه است.
   *[missing] این مرورگر مسابقه را هنگام بازی ندیده است.
}

## The score pad

pad-title = برگه‌ی امتیاز
pad-lead = با جعبه‌ی واقعی بازی می‌کنید؟ آنچه را روی میز است وارد کنید تا امتیازها را بشماریم.
pad-choose = کدام بازی؟
pad-players = بازیکنان
pad-player = بازیکن { $n }
pad-name-of = نام بازیکن { $n }
pad-round = دور { $n }
pad-options = گزینه‌ها
pad-undo = لغو
pad-new-round = دور بعد
pad-new-game = بازی تازه
pad-new-sure = همه‌ی برگه پاک شود؟
pad-print = چاپ
pad-counting = در حال شمردن…
pad-of = { $name }: { $what }
pad-tap-cards = روی کارت‌های هر مسیر بزنید.
pad-more = یکی بیشتر: { $what }
pad-fewer = یکی کمتر: { $what }
# Before the name of what is missing or too many.
pad-piece = { $piece }
