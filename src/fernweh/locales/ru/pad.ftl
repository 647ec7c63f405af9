### После игры: листы подсчета, просмотр матча, проверка тасования; и блокнот для очков.

## Score sheets
# $colour, $explorer and $blockades are names in this language already.

sheet-total = Итого
sheet-place = { $place ->
    [1] 1-е место
    [2] 2-е место
    [3] 3-е место
   *[other] { $place }-е место
}
sheet-all = Показать все сразу
sheet-nothing = Пока ничего
sheet-round = Партия { $round }
sheet-expedition = { $colour }
sheet-coins = Монеты
sheet-victory = Победные очки
# Points, and what was given because nobody falls below zero.
sheet-victory-or-floor = Победные очки, но не меньше 0
sheet-explorer = { $colour }: { $explorer } на камне { $stone }
sheet-floor = Меньше 0 не бывает
sheet-artifacts = Артефакты: { $artifacts }
sheet-artifacts-later = Артефакты: { $artifacts } (считаются в конце)
sheet-pawn = Фигурка { $pawn }: осталось шагов
sheet-pawn-arrived = Фигурка { $pawn }: в Эльдорадо
sheet-arrival = Прибытие: { $arrival }-й по счету
sheet-blockades = { $count ->
    [one] { $count } преграда
    [few] { $count } преграды
   *[other] { $count } преград
}: { $blockades }
sheet-saved = { $explorer }
sheet-by-sum = сумма карточек
sheet-by-cost = расходы
sheet-by-wagers = пари умножают
sheet-by-bonus = премия
sheet-by-footprints = следы
sheet-by-stone = ценность камня
sheet-by-researcher = ученый считается вдвойне

## A match looked at again

replay-opening = Матч загружается …
replay-slider = Момент матча
# Below the slider. Before the first turn people sit down and cards are dealt.
replay-where = { $turn ->
    [0] До первого хода · { $n } из { $count }
   *[other] Ход { $turn } из { $turns } · { $n } из { $count }
}
replay-play = Смотреть
replay-pause = Пауза
replay-back = На шаг назад
replay-forth = На шаг вперед
replay-turn-back = На ход назад
replay-turn-forth = На ход вперед
replay-speed = Скорость
replay-times = { $speed }×
replay-turns = Ходы
replay-quiet = Здесь не происходит ничего, что можно было бы увидеть.
replay-eyes = Чьими глазами
replay-eyes-of = Глазами игрока { $name }
replay-all-seeing = Все карты открыты
replay-onlooker = Глазами зрителя
replay-share = Скопировать ссылку на этот момент
replay-copied = Скопировано
replay-record = Скачать протокол
replay-no-board = Поле этой игры не загрузилось. Матч пересказан словами в списке ходов.
replay-play-on = Играть дальше отсюда
replay-play-on-more = Стол стоит так, как показано выше. Все, что будет взято дальше, вытягивается заново, а за других играют боты.
replay-play-on-here = Играть после шага { $n }
replay-play-on-over = Здесь уже никому нечего делать. Вернитесь к более раннему моменту.
replay-seat = Ваше место
replay-level = Остальные
replay-file = Посмотреть протокол
replay-drop = Перетащите сюда протокол (файл с окончанием .fernweh) или выберите его.

## The check of the shuffle
# $state is "good", "bad" or "missing" (nothing here to compare with).

fair-title = Честно ли тасовали?
fair-lead = Ваш браузер повторит все вытягивания этого матча по одному только протоколу.
fair-check = Проверить здесь
fair-lines = { $state ->
    [bad] Строка { $line } протокола повреждена.
   *[good] Все строки протокола целы: { $count }.
}
fair-kept = { $state ->
    [good] Ведущий связан тем же секретом, что и тогда, когда этот браузер впервые увидел стол:
    [bad] Обязательство не то, которое этот браузер сохранил, когда впервые увидел стол:
   *[missing] Этот браузер не видел стол до матча и не сохранил обязательства, с которым можно сравнить:
}
fair-secret = { $state ->
    [bad] Раскрытый секрет не подходит к обязательству.
   *[good] Раскрытый секрет подходит к обязательству.
}
fair-nonces = { $state ->
    [bad] Случайное число места { $seat } не то, что было обещано.
   *[good] Случайные числа те, что были обещаны: { $count }.
}
fair-picks = { $state ->
    [bad] Вытягивание в записи { $n } не следует из ключа.
   *[good] { $count ->
        [one] { $count } вытягивание следует из ключа, как записано.
        [few] Все { $count } вытягивания следуют из ключа, как записано.
       *[other] Все { $count } вытягиваний следуют из ключа, как записано.
    }
}
fair-verdict = { $good ->
    [yes] Тасование честное.
   *[no] Тасование не сходится.
}
fair-proves = После того как места были заняты, никто не мог выбрать карты: ни игрок, ни ведущий, если хотя бы одно случайное число пришло от того, кто не в сговоре с ведущим.
fair-not = Это не доказывает, что машина ведущего не предвидела карты: ключ у нее есть, и она могла сказать игроку. А без обязательства, которое вы видели до матча, протокол показывает только то, что он сходится сам с собой.
fair-branch = Этот матч продолжает другой с некоторого положения. Здесь проверяется только то, что было вытянуто с тех пор.
fair-of-moves = Чьи это действия?
fair-signature = Подпись шага { $n } (игрок { $name }) не подходит.
# $by is "signed", "since" (entry $n), "bot" or "unsigned".
fair-moves = { $by ->
    [signed] { $name }: все действия подписаны ключом места.
    [since] { $name }: действия с шага { $n } подписаны новым ключом. Что он у того же человека, известно только со слов сервера.
    [bot] { $name }: бот сервера, его действия — это действия сервера.
   *[unsigned] { $name }: подписей нет. Что это действия игрока, известно только со слов сервера.
}
fair-own = { $state ->
    [bad] За игрока { $name } играли в этом браузере, но ключ не ваш: эти действия подписал кто-то другой.
   *[good] За игрока { $name } играли в этом браузере, и ключ ваш.
}
fair-word = { $kind ->
    [flag-fallen] Шаг { $n }: что время вышло ({ $name }), известно только со слов сервера.
    [bot-in] Шаг { $n }: что за игрока { $name } стал играть бот, известно только со слов сервера.
    [bot-out] Шаг { $n }: что { $name } снова в игре, известно только со слов сервера.
    [take-back-agreed] Шаг { $n }: что остальные согласились на возврат ({ $name }), известно только со слов сервера.
   *[seat-key] Шаг { $n }: чей новый ключ ({ $name }), известно только со слов сервера.
}
fair-of-server = За что ручается сервер?
fair-server = { $state ->
    [bad] Подпись сервера не подходит к записи матча:
    [good] Этот сервер подписал запись матча такой, какая она есть:
   *[missing] { $who ->
        [none] Ни один сервер не подписал запись матча.
       *[other] Запись матча такой, какая она есть, подписал другой сервер:
    }
}
fair-seen = { $state ->
    [bad] Между шагами { $from } и { $to } в записи не то, что видел этот браузер: её изменили потом.
    [good] Шаги, которые видел этот браузер, стоят в записи так, как произошли: { $count }.
   *[missing] Этот браузер не видел, как шёл матч.
}

## The score pad

pad-title = Блокнот для очков
pad-lead = Коробка у вас на столе? Введите то, что там лежит, а посчитают правила.
pad-choose = Какая игра?
pad-players = Игроки
pad-player = Игрок { $n }
pad-name-of = Имя игрока { $n }
pad-round = Партия { $n }
pad-options = Настройки
pad-undo = Отменить
pad-new-round = Следующая партия
pad-new-game = Новая игра
pad-new-sure = Очистить весь лист?
pad-print = Печать
pad-counting = Считаем …
pad-of = { $name }: { $what }
pad-tap-cards = Отметьте карточки каждой экспедиции.
pad-more = На одну больше: { $what }
pad-fewer = На одну меньше: { $what }
# Before the name of what is missing or too many.
pad-piece = { $piece }
