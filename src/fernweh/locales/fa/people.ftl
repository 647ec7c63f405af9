### People: one's finished matches, what they come to, and whom one has met.

people-views = سابقه‌ها و آمار
people-matches = مسابقه‌ها
people-statistics = آمار
people-csv = بارگیری به صورت CSV
people-game = بازی
people-all-games = همه‌ی بازی‌ها
people-with = با
people-anybody = هر کسی
people-no-match = هیچ مسابقه‌ای با این صافی‌ها نمی‌خواند.
people-clear = نمایش همه
people-more = نمایش بیشتر
people-loaded = { $count ->
    [one] { $count } مسابقه
   *[other] { $count } مسابقه
}

## A match

people-outcome = { $outcome ->
    [won] برد
    [drawn] مساوی
    [lost] باخت
    [left] رها شده
   *[alone] پای یک دستگاه
}
people-ended = { $by ->
    [resigned] با تسلیم
    [flag] با پایان وقت
   *[rules] تا پایان بازی شد
}
people-length = { $count ->
    [one] { $count } گام
   *[other] { $count } گام
}

## Somebody's card

people-card-open = { $name }: رودررویی شما
people-card-none = هنوز هیچ مسابقه‌ای را با هم به پایان نرسانده‌اید.
people-met = { $count ->
    [one] { $count } مسابقه با هم
   *[other] { $count } مسابقه با هم
}
people-last = آخرین بار { $day }
people-ahead = شما جلوتر
people-level = برابر
people-behind = حریف جلوتر
people-broken = ناتمام
people-broken-more = ناتمام: هنگام پایان، رباتی به جای یکی از شما بازی می‌کرد.
people-all-with = همه‌ی مسابقه‌ها با { $name }

## Statistics

people-none-yet = آمار شما با نخستین مسابقه‌ای که به پایان برسانید آغاز می‌شود.
people-played = بازی‌شده
people-share = سهم بردها
people-streak = بردهای پیاپی
people-streak-longest = بیشترین بردهای پیاپی
people-best = بهترین نتیجه
people-seats = بازیکنان
people-by-game = به تفکیک بازی
people-opponents = حریفان
people-share-curve = سهم بردها در گذر زمان
people-share-curve-more = هر نقطه ده مسابقه‌ی پیش از خود را در نظر می‌گیرد.
people-score-curve = نتیجه‌ها در گذر زمان
people-score-curve-more = هر نشانه یک مسابقه است و خط، میانگین پنج مسابقه‌ی آخر.
people-as-table = به صورت جدول
people-day = تاریخ
people-outcome-head = سرانجام
people-result = نتیجه
people-left-more = رها شده: هنگام پایان، رباتی به جای شما بازی می‌کرد. رتبه‌ی نخستِ مشترک، مساوی است.
