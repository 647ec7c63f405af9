## The page: everywhere

web-title = Fernweh: пять затерянных миров
web-missing = Здесь ничего нет
web-missing-more = Страница, которую вы искали, затонула или не поднималась из воды.
web-to-home = К пяти играм
