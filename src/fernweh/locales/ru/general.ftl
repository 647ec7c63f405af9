list = { $first }, { $second }
score = { $name } { $points }
namesake = { $name } ({ $seat })

## Игроки

you = Вы
bot = { $bot ->
    [random] Случайный бот
    [greedy] Жадный бот
    [novice] Новичок
    [explorer] Исследователь
    [pathfinder] Следопыт
    [legend] Легенда
    [search] Бот с поиском
    [flat] Бот проб и ошибок
   *[other] { $bot } (бот)
}
# What an option is set to. A game that has further values says all of them in its own file.
value = { $value ->
    [true] да
    [false] нет
    [lot] по жребию
   *[other] { $value }
}
# Who else can write a step of a record, beside the seats.
seat-host = хозяин стола
seat-chance = случай

## Что происходит за столом помимо игры

event-seat-taken = { $seat ->
    [you] Вы садитесь за стол.
   *[other] { $name } садится за стол.
}
event-key-taken = { $seat ->
    [you] Вы продолжаете с новым ключом.
   *[other] { $name } продолжает с новым ключом.
}
event-seat-left = { $seat ->
    [you] Вы встаёте из-за стола.
   *[other] { $name } встаёт из-за стола.
}
event-nonce-shown = { $seat ->
    [you] Вы открываете свое случайное число для тасовки.
   *[other] { $name } открывает случайное число для тасовки.
}
event-took-back = { $seat ->
    [you] Вы отменяете последний ход.
   *[other] { $name } отменяет ход.
}
event-resigned = { $seat ->
    [you] Вы сдаётесь.
   *[other] { $name } сдаётся.
}
event-flag-fallen = { $seat ->
    [you] Ваше время истекло.
   *[other] { $name }: время истекло.
}
event-bot-in = { $seat ->
    [you] { bot } играет дальше вместо вас.
   *[other] { $name }: дальше вместо этого игрока играет { bot }.
}
event-bot-out = { $seat ->
    [you] Дальше вы играете сами.
   *[other] { $name } играет дальше без помощи бота.
}
event-secret-revealed = Секрет тасовки раскрыт.

## Чем закончился матч

result-rules = { $winner ->
    [nobody] Матч закончился вничью.
    [you] Вы выиграли матч.
   *[other] Матч выигрывает { $name }.
}
result-resigned = { $winner ->
    [nobody] Матч закончился без победителя: последний из игроков сдался.
    [you] { $seats ->
        [2] Вы победили: другой игрок сдался.
       *[other] Вы победили: последний из соперников сдался.
    }
   *[other] { $seats ->
        [2] Побеждает { $name }: другой игрок сдался.
       *[other] Побеждает { $name }: последний из соперников сдался.
    }
}
result-flag = { $winner ->
    [nobody] Матч закончился без победителя: время вышло у всех.
    [you] { $seats ->
        [2] Вы победили: у другого игрока истекло время.
       *[other] Вы победили: у последнего из соперников истекло время.
    }
   *[other] { $seats ->
        [2] Побеждает { $name }: у другого игрока истекло время.
       *[other] Побеждает { $name }: у последнего из соперников истекло время.
    }
}

## Что может быть не так: имена, настройки, файлы

fault-at-line = Строка { $line }: { $text }
fault-no-such-game = Нет игры { $name }. Может быть, { $near }?
fault-no-such-bot = Нет бота { $name }. Выберите из этих: { $allowed }.
fault-no-network = В { $path } нет обученной сети. Обучить её можно так: fernweh train GAME { $path }
fault-network-unreadable = Сеть из { $path } не читается: { $reason }
fault-network-of-others = Сеть из { $path } обучена для { $game } или для другой версии наблюдений. Здесь она играть не может.
fault-bot-cannot-choose = { $bot } не умеет выбирать ход: бот — это функция от того, что видно, и генератора случайных чисел, или объект с методом choose.
fault-bot-unloadable = Не удалось загрузить бота { $bot }: { $reason }
fault-bot-failed = Бот { $bot } сломался: { $reason }
fault-bot-illegal = Бот { $bot } выбрал { $move }, а сейчас так ходить нельзя.
fault-bot-late = Бот { $bot } не сделал хода за { $seconds } с. С --limit можно дать ему больше.
fault-bot-of-record = Эту партию играл бот { $bot }, а он не наш. Чтобы запустить его код, назовите его сами: --bot { $bot }
fault-bot-name = Бота здесь нельзя назвать { $name }. Нужно новое имя из строчных латинских букв, цифр и дефисов, затем = и сам бот: careful=mybots:Careful.
fault-no-such-language = Нет языка { $name }. Выберите из этих: { $allowed }.
fault-no-such-command = Нет команды { $name }. Может быть, { $near }?
fault-no-such-paragraph = В правилах нет пункта { $paragraph }.
fault-no-such-option = Нет настройки { $option }. Выберите из этих: { $allowed }.
fault-option-form = Настройка пишется имя=значение, а не { $given }.
fault-option-value = Настройка { $option } не может быть { $value }. Допустимо: { $allowed }.
fault-bad-option = Неверные настройки: { $reason }.
fault-tree-too-large = Позиций больше { $most }: нужна коробка поменьше.
fault-bad-seats = { $seats ->
    [one] Игра не рассчитана на { $seats } игрока.
   *[other] Игра не рассчитана на { $seats } игроков.
} Допустимо: { $allowed }.
fault-bad-number = { $given } не подходит: нужно число от { $least } до { $most }.
fault-no-such-flag = Здесь нет параметра { $option }. См. --help.
fault-flag-usage = Параметру { $option } нужно значение, или он его не принимает. См. --help.
fault-argument-missing = Не хватает { $argument }. См. --help.
fault-argument-wrong = Непонятно значение { $argument }. См. --help.
fault-too-many-words = Для { $command } это лишнее: { $words }.
fault-usage = Командная строка непонятна. См. --help.
fault-file-missing = Нет файла { $path }.
fault-file-forbidden = Нет прав на чтение или запись { $path }.
fault-file-is-folder = { $path } — папка, а не файл.
fault-file-exists = Файл { $path } уже есть, он не будет перезаписан.
fault-file-trouble = Не удаётся прочитать или записать { $path }: { $reason }.

## Что может быть не так: действия и столы, записанные текстом

fault-no-such-move = Нет такого хода: { $move }.
fault-not-understood = «{ $text }» — не ход. Введите номер со стола или слово «помощь».
fault-no-such-number = Сейчас нет хода { $number }. Номера идут от 1 до { $most }.
fault-table-line = { $token } здесь непонятно.
fault-table-number = { $token } — не то число, которое может здесь стоять.
fault-table-known = { $token } названа известной, но среди карт на руках её нет.
fault-table-order = { $token }: числа не растут.
fault-table-twice = { $token } лежит здесь чаще, чем есть таких карт.
fault-table-points = Очки пишутся для оконченных партий, а их окончено { $token }.
fault-table-card = В этом матче нет карты { $token }.
fault-table-turn = Последняя строка должна говорить, чей ход.
fault-table-count = Число карт не сходится: { $token }.
fault-table-space = Фигурка не может стоять на { $token }.
fault-table-closed = Стопка { $token } не может быть закрыта: в ней ничего нет.
fault-table-dead = { $token } там не в живых: на клетке морской змей или акула.
fault-table-stuck = «{ $token }»: за этим столом тогда ничего нельзя сделать.
fault-table-fit = { $token } не сходится с остальным на этом столе.
fault-table-wreck = В лодке на { $token } никого не может быть: на клетке морской змей или кит.

## Что может быть не так: карта Эльдорадо
# $letter и $other — буквы полей, $place — место клетки («17,-3»).

fault-map-name = Нет маршрута { $name }. Выберите из этих: { $allowed }.
fault-map-line = { $token } непонятно. Планшет пишется «B 2 0,0», конец — «finish water 25,-4 24,-4 25,-3».
fault-map-letter = Нет планшета { $letter }: они от A до R.
fault-map-far = { $place } слишком далеко: координаты не больше { $most }.
fault-map-start = Маршрут начинается со стартового планшета: A или B.
fault-map-twice = { $letter } нельзя взять вместе с { $other }: это один планшет.
fault-map-overlap = { $letter } лежит поверх { $other } в { $place }.
fault-map-apart = { $letter } не касается предыдущего планшета { $other }.
fault-map-no-finish = Нет финишной плитки: «finish water» или «finish jungle» и три места.
fault-map-finish = Финишная клетка { $place } должна быть свободна и касаться только последнего планшета.
fault-map-closed = От стартовой клетки { $start } нет пути в Эльдорадо.
fault-map-pocket = Со стартовой клетки { $start } можно попасть на { $place }, а оттуда пути нет.

## Что может быть не так: за столом

fault-no-such-seat = За этим столом нет места { $seat }.
fault-seat-taken = Место { $seat } уже занято.
fault-seat-empty = Место { $seat } свободно.
fault-seats-free = Ещё не все места заняты.
fault-nobody-plays = Играли бы одни боты: оставьте место себе или используйте fernweh watch.
fault-bad-name = В имени должен быть хотя бы один знак, без пробелов по краям и без управляющих символов.
fault-nonce-not-new = Случайное число места { $seat } за этим столом уже использовано; нужно новое.
fault-nonce-shown-already = Место { $seat } уже открыло свое случайное число.
fault-nonce-differs = Место { $seat } открыло не то случайное число, хеш которого прислало.
fault-already-begun = Матч уже начался.
fault-not-begun = Матч ещё не начался.
fault-match-over = Матч окончен.
fault-not-over = Матч не окончен, поэтому его секрет остаётся секретом.
fault-chance-is-due = Подождите: сначала откроется карта или выпадет кубик.
fault-not-your-turn = Сейчас не ваш ход.
fault-no-take-back = Сейчас нечего отменять.
fault-not-agreed = Согласились не все остальные игроки.
fault-seat-lost = Игрок ({ $seat }) уже проиграл этот матч; за него играет бот.
fault-entry-forgotten = Шаг { $n } больше не хранится в памяти.
fault-bot-sits = На месте { $seat } уже сидит бот.
fault-no-bot-sits = На месте { $seat } нет бота.
fault-not-seated = Вы зритель; это могут только игроки.
fault-stale = За столом уже кое-что произошло: вы видели шаг { $at }, а последний — { $n }.
fault-no-such-entry = Нет шага { $n }.
fault-secret-missing = Продолжить этот матч здесь нельзя: нет секрета его тасовки.
fault-secret-size = { $size ->
    [one] В секрете должен быть { $size } байт.
    [few] В секрете должно быть { $size } байта.
   *[many] В секрете должно быть { $size } байт.
}
fault-secret-differs = Секрет не соответствует обязательству, опубликованному перед матчем.
fault-signature-missing = У места { $seat } есть ключ, но это не подписано им. Перезагрузите страницу и попробуйте снова.
fault-signature-wrong = Сделанное с места { $seat } подписано не его ключом или не для этого шага матча.
fault-key-changes = Место { $seat } сменило ключ столько раз, не сделав хода: { $most }. Играйте дальше с последним.

## Что может быть не так: чтение протокола

fault-record-unreadable = Не удаётся прочитать файл { $path }.
fault-record-too-large = { $most ->
    [one] Запись матча больше { $most } байта.
   *[other] Запись матча больше { $most } байт.
}
fault-record-truncated = Здесь запись матча обрывается; конца нет.
fault-record-version = Запись матча в формате { $said }; эта программа знает формат { $known }.
fault-record-count = В последней строке сказано, что шагов { $said }, а их { $found }.
fault-record-result = Результат в последней строке — не результат матча.
fault-record-over = Этот матч окончен; продолжать нечего.
fault-rules-version = Матч сыгран по правилам версии { $said }; в этой программе версия { $known }.
fault-options-spelling = Настройки выписаны не полностью или не по порядку.
fault-line-too-long = { $most ->
    [one] Строка длиннее { $most } байта.
   *[other] Строка длиннее { $most } байт.
}
fault-line-damaged = Строка повреждена или изменена: её печать не сходится.
fault-line-schema = { $field }: поле отсутствует, неизвестно, слишком длинное или не того рода.
fault-line-spelling = Строка написана не так, как в записях матчей: лишние пробелы, повторы полей или другие обозначения.
fault-line-out-of-place = Строка не на месте: в записи матча один заголовок, затем шаги, затем конец.

## Что может быть не так: повтор и проверка протокола

fault-entry-number = У шага номер { $said }, а должен быть { $expected }.
fault-no-such-time = { $at } — не время.
fault-time-runs-backwards = Время шага, { $at }, раньше времени предыдущего, { $before }.
fault-wrong-author = Шаг сделан от имени { $by }, а сделать его может только { $expected }.
fault-chance-not-due = Сейчас ходит { $actor }; карты не открываются.
fault-weights-differ = Записанные шансы — не те, что следуют из правил.
fault-weights-unreadable = Записанные шансы невозможно прочитать.
fault-move-spelling = Ход { $move } записан не так, как в записях матчей.
fault-table-differs = После шага { $entry } стол не такой, как говорит запись матча.
fault-pick-differs = На шаге { $entry } выпадает «{ $found }», а не «{ $said }», как говорит запись матча.
fault-bot-nonce-differs = Случайное число бота на месте { $seat } не следует из секрета хозяина стола.
fault-secret-withheld = Матч окончен, но секрет не раскрыт: проверить, как выпадали карты, нельзя.
fault-server-signature = Подпись сервера не подходит к записи матча.
fault-server-key-differs = Запись матча подписана другим сервером, ключом { $found }.
fault-server-key-missing = Ни один сервер не подписал эту запись матча.
fault-bad-key = { $given } — не ключ: в ключе 64 знака, от 0 до 9 и от { "a" } до { "f" }.

## Для обучающихся программ

fault-bad-reward = Нет награды { $reward }. Выберите из этих: { $allowed }.
fault-bad-count = { $count } столов быть не может: нужен хотя бы один.
fault-bad-array = Массив { $name } не из тех, что заполняются, или у него другая форма, тип или порядок.
fault-bad-actions = Нужно по одному целому числу на стол, а не массив формы { $shape } и типа { $dtype }.
fault-illegal-action = Действие { $action } за столом { $row } сейчас недопустимо. Ничего не изменилось.
fault-must-reset = Партия за столом { $row } не начата или окончена: следующую начинает reset.
fault-bad-reset-mask = Маска для reset — массив из { $count } логических значений, хотя бы одно из них истинно. Её дают после первого reset и без зерна.
fault-bad-learner = { $learner } — не место за столом, мест: { $seats }.
fault-other-vector = При сохранении { $what ->
    [game] была другая игра
    [seats] было другое число мест
    [options] были другие настройки
    [count] было другое число столов
    [learner] был другой ученик
    [others] были другие соперники ученика
   *[reward] была другая награда
}: { $saved }. Здесь: { $own }.
fault-bad-seed = { $seed } — не зерно: зерно — целое число от 0 до 2^64 − 1.
fault-bad-render-mode = Нет способа показа { $mode }. Выберите из этих: { $allowed }.
fault-too-many-bots = Ботов { $bots }, а мест { $seats }: все не поместятся.
fault-bad-others = Названо ботов: { $count }, а мест: { $seats }. Назовите одного на всех или по одному на каждое место.
fault-empty-pool = В наборе должен быть хотя бы один бот.
fault-bots-compiled-only = Много столов ведёт скомпилированный код, и рядом с учеником там играют только { $allowed }, а не { $name }. Любой бот играет в fernweh.rl.gymnasium.Env и в gymnasium.make_vec.

help-dataset = Дать ботам сыграть и записать каждую позицию, действие и результат в файл Parquet.
help-dataset-out = файл для записи; существующий не перезаписывается
help-dataset-games = сколько партий сыграть
help-dataset-bots = какие боты играют, каждый по очереди на каждом месте; быстрее всех greedy и random
dataset-playing = Идёт игра
dataset-done = Партий в { $path }: { $games }.
fault-two-seats-only = Обучать можно только играм вдвоём, а в { $game } здесь больше игроков.
fault-other-settings = Сеть в { $path } начата с другими настройками. Выберите другую папку.

## Карта, по которой можно двигаться

chart-nearer = Приблизить
chart-farther = Отдалить
chart-whole = Показать целиком
