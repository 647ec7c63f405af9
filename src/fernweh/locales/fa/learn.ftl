### بار اول: یک بازی کوتاه با راهنما برای هر پنج بازی.

learn-title = بار اول: { $game }
learn-opening = درس آماده می‌شود…
learn-step = { $n } از { $count }
learn-next = بعدی
learn-skip = گذشتن از درس
learn-do = انجام بده: { $move }
learn-try = امتحان کن: { $move }
learn-watch = دیگران بازی می‌کنند…
learn-not-now = قوانین اجازه‌اش را می‌دهند؛ اما اکنون همان کاری را بکنید که درس می‌خواهد.
learn-later = بعدتر در همین بازی
learn-play = بازی با ربات
learn-rules = خواندن قوانین
learn-again = دوباره از اول
learn-log = چه گذشت
