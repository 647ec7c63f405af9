### فانوس دریایی. واژه‌ها همان‌هایی است که در RULES.fa.md آمده است.

game-beacon = فانوس دریایی
    .about = تا دلش را دارید آتش را بیفروزید: باران تنها یک تاس دورتر است.

## جایگاه‌ها و گزینه‌ها

seat-north = شمال
seat-east = شرق
seat-south = جنوب

option-nights = شب‌ها؛ هر نگهبان هر شب یک نوبت دارد (§6.1)

## حرکت‌ها

move-roll = تاس ریختن
move-keep = نگه داشتن آتش
move-show = نشان دادن فانوس خود، فانوس { $value }
move-deal = فانوس { $value } بیرون می‌آید
move-fall = تاس { $value } را نشان می‌دهد

typed-roll = تاس, ریختن
typed-keep = نگه, نگه دار
typed-show = نشان, فانوس

## چه شد

event-drew = { $seat ->
    [you] شما فانوس { $value } را بیرون می‌کشید.
   *[other] { $value ->
        [hidden] { $name } فانوسی بیرون می‌کشد.
       *[other] { $name } فانوس { $value } را بیرون می‌کشد.
    }
}
event-rolled = { $seat ->
    [you] شما { $value } می‌آورید. آتش شما { $fire } است.
   *[other] { $name } عدد { $value } می‌آورد. آتش { $fire } است.
}
event-went-out = { $fire ->
    [0] { $seat ->
        [you] باران، پیش از آنکه آتش شما بگیرد.
       *[other] باران، پیش از آنکه آتش { $name } بگیرد.
    }
   *[other] { $seat ->
        [you] باران! آتش شما به اندازه‌ی { $fire } از دست رفت.
       *[other] باران! { $name } آتشی به اندازه‌ی { $fire } را از دست می‌دهد.
    }
}
event-kept = { $seat ->
    [you] شما آتش خود را به اندازه‌ی { $fire } نگه می‌دارید.
   *[other] { $name } آتشی به اندازه‌ی { $fire } را نگه می‌دارد.
}
event-shown = { $seat ->
    [you] شما فانوس خود را نشان می‌دهید: { $value }.
   *[other] { $name } فانوس { $value } را نشان می‌دهد.
}
event-game-ended = { $winner ->
    [you] شما بازی را بردید!
   *[other] { $name } بازی را برد.
} { $players ->
    [2] { $name-1 }: { $totals-1 }. { $name-2 }: { $totals-2 }.
   *[3] { $name-1 }: { $totals-1 }. { $name-2 }: { $totals-2 }. { $name-3 }: { $totals-3 }.
}

## چرا نمی‌شود

refusal-game-is-over = بازی تمام شده است.
refusal-chance-is-due = کمی صبر کنید: فانوسی بیرون می‌آید یا تاس هنوز می‌غلتد.
refusal-chance-alone = هیچ‌کس انتخاب نمی‌کند که چه فانوسی بیرون بیاید یا تاس چه بیاورد.
refusal-not-in-bag = فانوس { $value } دیگر در کیسه نیست.
refusal-no-fire = هنوز آتشی برای نگه داشتن نیست: نخست تاس بریزید.
refusal-fire-is-high = آتشی به اندازه‌ی { $fire } هیزم دیگری نمی‌گیرد. نگهش دارید.
refusal-show-now = شب آخر تمام شده است. فانوس خود را نشان دهید.
refusal-not-yet = فانوس‌ها پس از شب آخر نشان داده می‌شوند.
refusal-not-yours = فانوس { $value } از آن شما نیست.

## نوبت کیست

phase-deal = فانوس‌ها بیرون کشیده می‌شوند.
phase-choose = { $seat ->
    [you] نوبت شماست: تاس بریزید یا آتش را نگه دارید.
   *[other] { $name } می‌خواهد تاس بریزد یا آتش را نگه دارد.
}
phase-fall = تاس می‌غلتد.
phase-show = { $seat ->
    [you] شب‌ها تمام شد: فانوس خود را نشان دهید.
   *[other] { $name } می‌خواهد فانوسی نشان دهد.
}
phase-over = بازی تمام شده است.

## صفحه‌ی بازی

board-night = شب { $night } از { $nights }
board-fire = آتش: { $fire }
board-die = تاس: { $value }
board-summary = نگه‌داشته { $kept } · فانوس { $lantern ->
    [hidden] ؟
   *[other] { $lantern }
}
page-lantern = { $lantern ->
    [hidden] فانوسی که نشان داده نشده
   *[other] فانوس { $lantern }
}
page-kept = نگه‌داشته

## برگ امتیاز

sheet-kept = آتش‌های نگه‌داشته
sheet-lantern = فانوس
pad-kept = آتش‌های نگه‌داشته
pad-lantern = فانوس

## نخستین بازی

learn-beacon-goal = هر که در پایان بیشترین امتیاز را دارد برنده است: همه‌ی آتش‌هایی که نگه داشته شد، و فانوسی که تنها نگهبانش می‌شناسد. شب آخر است و شما عقب هستید.
learn-beacon-refused = نوبت با تاس آغاز می‌شود. بکوشید پیش از آنکه آتشی باشد آن را نگه دارید، و بشنوید چرا نمی‌شود.
learn-beacon-roll = پس تاس بریزید. هر چه بیاید به آتش شما افزوده می‌شود، مگر عدد یک.
learn-beacon-again = شش آمد! هرچند بار که بخواهید می‌توانید باز هم بریزید. اما یک باران است: آنگاه همه‌ی آتش از دست می‌رود. یک بار دیگر بریزید.
learn-beacon-keep = بس است. آتش را نگه دارید تا شمرده شود.
learn-beacon-show = بر حریف شما باران بارید. شب‌ها تمام شد: فانوس خود را نشان دهید.
learn-beacon-done = این‌گونه شمرده می‌شود: آتش‌ها و فانوس شما. برد با شماست!
