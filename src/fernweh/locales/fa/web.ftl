## The page: everywhere

web-title = فرنوه: پنج دنیای گمشده
web-missing = اینجا چیزی نیست
web-missing-more = صفحه‌ای که دنبالش بودید غرق شده یا هرگز سر برنیاورده است.
web-to-home = به پنج بازی
