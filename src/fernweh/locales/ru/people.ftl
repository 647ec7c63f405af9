### People: one's finished matches, what they come to, and whom one has met.

people-views = Записи и статистика
people-matches = Матчи
people-statistics = Статистика
people-csv = Скачать в CSV
people-game = Игра
people-all-games = Все игры
people-with = С кем
people-anybody = С кем угодно
people-no-match = Под эти условия не подходит ни один матч.
people-clear = Показать все
people-more = Показать ещё
people-loaded = { $count ->
    [one] { $count } матч
    [few] { $count } матча
   *[many] { $count } матчей
}

## A match

people-outcome = { $outcome ->
    [won] Победа
    [drawn] Ничья
    [lost] Поражение
    [left] Выход из игры
   *[alone] За одним устройством
}
people-ended = { $by ->
    [resigned] кто-то сдался
    [flag] вышло время
   *[rules] сыгран до конца
}
people-length = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}

## Somebody's card

people-card-open = { $name }: ваш личный счёт
people-card-none = Вы ещё не закончили вместе ни одного матча.
people-met = { $count ->
    [one] { $count } матч вместе
    [few] { $count } матча вместе
   *[many] { $count } матчей вместе
}
people-last = последний: { $day }
people-ahead = Вы выше
people-level = Вровень
people-behind = Соперник выше
people-broken = Прервано
people-broken-more = Прервано: в конце за одного из вас играл бот.
people-all-with = Все матчи с этим игроком: { $name }

## Statistics

people-none-yet = Статистика начнётся с первого матча, который вы закончите.
people-played = Сыграно
people-share = Доля побед
people-streak = Побед подряд
people-streak-longest = Больше всего побед подряд
people-best = Лучший результат
people-seats = Игроков
people-by-game = По играм
people-opponents = Соперники
people-share-curve = Доля побед со временем
people-share-curve-more = Каждая точка учитывает последние десять матчей.
people-score-curve = Результаты со временем
people-score-curve-more = Каждая отметка — матч, линия — среднее за последние пять.
people-as-table = Таблицей
people-day = Дата
people-outcome-head = Исход
people-result = Результат
people-left-more = Выход из игры: в конце за вас играл бот. Общее первое место — ничья.
