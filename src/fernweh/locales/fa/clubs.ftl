### Standings and clubs: two rooms of the page.

## Standings

clubs-standings-lead = درجه‌ها در هر بازی، مطمئن‌ترین‌ها بالاتر. تنها مسابقه‌های میان کسانی که درجه می‌خواهند حساب می‌شود.
clubs-rating-on = درجه‌ای برای من
clubs-rating-more = نام و عددتان این‌جا دیده می‌شود و می‌توانید مسابقه‌ی رسمی بدهید. هر وقت بخواهید خاموشش کنید.
clubs-rating-mine = درجه‌های شما
clubs-rating-none = هنوز مسابقه‌ی رسمی نداده‌اید.
clubs-rating-number = { "⁦" }{ $number } ± { $doubt }{ "⁩" }
clubs-rating-matches = { $count ->
    [one] { $count } مسابقه
   *[other] { $count } مسابقه
}
# For screen readers: what the curve of a rating shows.
clubs-curve = { $game }: از { $from } به { $to } در { $count ->
    [one] { $count } مسابقه
   *[other] { $count } مسابقه
}
clubs-seats = { $count } نفره
clubs-standings-none = هنوز کسی این‌جا درجه ندارد. نخستین نفر شما باشید.
clubs-place = رتبه
clubs-name = نام
clubs-rating = درجه
clubs-matches = مسابقه‌ها
clubs-wins = بردها
clubs-you = شما

## Clubs

clubs-lead = باشگاه گروهی است با یک پیوند: ببینید چه کسی هست، به بازی دعوتش کنید و رده‌بندی خودتان را داشته باشید.
clubs-none = هنوز عضو باشگاهی نیستید.
clubs-new = ساختن باشگاه
clubs-new-name = نام باشگاه
clubs-make = ساختن
clubs-size = { $count ->
    [one] { $count } عضو
   *[other] { $count } عضو
}
clubs-free = اکنون آماده‌ی بازی
clubs-free-more = اعضای باشگاه‌هایتان می‌توانند به بازی دعوتتان کنند. پس از یک ساعت یا با آغاز بازی خودبه‌خود خاموش می‌شود.
clubs-members = اعضا
clubs-is-founder = بنیان‌گذار
clubs-is-free = آماده‌ی بازی
clubs-is-about = این‌جاست
clubs-ask = بازی؟
clubs-ask-name = دعوت { $name } به { $game }
clubs-ask-what = دعوت به چه بازی‌ای
clubs-tables = میزهای باشگاه
clubs-tables-none = میزی از باشگاه باز نیست.
clubs-table-new = میزی برای باشگاه
clubs-standings = رده‌بندی باشگاه
clubs-standings-club-none = هنوز هیچ بازی‌ای میان اعضا پایان نیافته است.
clubs-link = پیوند برای اعضای تازه
clubs-link-more = هر که بازش کند می‌تواند بپیوندد.
clubs-link-new = ساختن پیوند تازه
clubs-link-new-more = آن‌گاه پیوند پیشین دیگر کار نمی‌کند.
clubs-rename = تغییر نام
clubs-remove = بیرون کردن
clubs-remove-name = بیرون کردن { $name }
clubs-remove-sure = { $name } از باشگاه بیرون شود؟ پیوند اعضای تازه هم عوض می‌شود.
clubs-leave = ترک باشگاه
clubs-leave-sure = این باشگاه را ترک می‌کنید؟
clubs-join = پیوستن به { $name }
clubs-join-lead = شما به باشگاه { $name } دعوت شده‌اید.
clubs-join-more = اعضا نام شما، زمان حضورتان و نتیجه‌ی بازی‌هایتان با دیگر اعضا را می‌بینند.

## Strangers, and who is asked

clubs-somebody-how = بازی با ناشناس
clubs-somebody-more = با یک فشار سر میز کسی می‌روید که منتظر است، یا خودتان منتظر می‌مانید.
clubs-stale = اکنون غایب
clubs-all-games = همه‌ی بازی‌ها
clubs-all-paces = هر سرعتی
clubs-open-all = نمایش هر { $count } میز
clubs-none-fits = هیچ میز جوری نیست. «بازی با ناشناس» را بزنید تا یکی باز شود.
clubs-asks = { $name } می‌پرسد: { $game }؟
clubs-asks-play = بازی کن
clubs-asks-later = اکنون نه

## What can be wrong with a club

fault-no-such-club = چنین باشگاهی نیست، یا شما عضو آن نیستید.
fault-not-the-founder = تنها بنیان‌گذار باشگاه می‌تواند این کار را بکند.
fault-no-such-member = چنین عضوی نیست.
fault-clubs-many = شما همین حالا عضو { $most } باشگاه هستید. نخست یکی را ترک کنید.
fault-club-full = این باشگاه پر است: { $most } عضو دارد.
fault-club-link-old = این پیوند دیگر به باشگاهی نمی‌رسد. از یکی از اعضا پیوند تازه بخواهید.
fault-member-not-free = این عضو اکنون آماده‌ی بازی نیست.
fault-member-unrated = این عضو مسابقه‌ی رسمی نمی‌دهد. مسابقه‌ای غیررسمی پیشنهاد کنید.
fault-no-such-invitation = این دعوت دیگر برقرار نیست.
