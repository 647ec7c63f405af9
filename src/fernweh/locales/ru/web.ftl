## The page: everywhere

web-title = Fernweh: пять затерянных миров
web-missing = Здесь ничего нет
web-missing-more = Страница, которую вы искали, затонула или не поднималась из воды.
web-to-home = К пяти играм
web-offline = Нет сети
web-offline-more = Играм нужен сервер. Как только сеть вернётся, ваши столы будут такими, какими вы их оставили.
web-try-again = Попробовать снова
