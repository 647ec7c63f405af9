## Справка

help-usage = Использование:
help-options-mark = параметры
help-command-mark = команда …
help-commands = Команды
help-arguments = Аргументы
help-options = Параметры
help-default = (по умолчанию: { $value })
help-option-lang = язык: en, fa, ru или ja
help-option-help = показать эту справку

# Read by hand, on one line: an old Python has nothing that reads these files.
python-too-old = Fernweh нужен Python { $needed } или новее, а здесь Python { $found }.

help-fernweh = Настольные игры о затерянных мирах в терминале: играйте, смотрите, проверяйте.
help-version = показать версию
help-play = Сыграть с ботом или вместе с другими за этим терминалом.
help-watch = Посмотреть, как играют боты.
help-replay = Просмотреть записанный матч шаг за шагом.
help-verify = Проверить записанный матч: каждый ход, каждую карту.
help-rules = Прочитать правила игры.
help-games = Узнать, какие есть игры и настройки.
help-perft = Сосчитать последовательности действий для проверки правил.
help-map = Нарисовать маршрут Эльдорадо или проверить свой.
help-new-game = Создать заготовку новой игры с тестами, которые подсказывают следующий шаг.

help-game = название игры, например lost_cities
help-file = файл с записью матча
help-verify-server-key = ключ, который сервер показывает по адресу { "/api/key" }: запись без его подписи отвергается
help-option = настройка игры, например rounds=1; список: fernweh games GAME
help-games-game = показать настройки этой игры
help-play-bot = бот, который играет против вас
help-play-seats = кто где сидит, например you,greedy или Ада,Борис; боты — по названиям
help-record = файл для записи матча
help-play-resume = продолжить этот неоконченный матч
help-play-decline = когда можно только отказаться: { "ask" } (спросить), { "at-once" } (сразу) или { "pause" } (после паузы)
help-watch-seats = какие боты играют
help-watch-delay = сколько секунд между ходами
help-replay-seat = чьими глазами: north, south, spectator (зритель) или all (все)
help-replay-step = останавливаться после каждого хода, даже если никто не печатает
help-rules-paragraph = только этот пункт или раздел, например 4.4 или 4
help-perft-depth = считать до стольких действий
help-perft-table = начать со стола, описанного в этом файле
help-map-deed = draw — нарисовать, check — проверить
help-map-what = название одного из семи маршрутов или файл
help-map-out = файл для рисунка; иначе он назван по маршруту
help-new-game-name = имя пакета игры: строчные латинские буквы, цифры и подчёркивания, например harbour
help-new-game-folder = где создать три папки: правила, тесты и страницу
help-new-game-seats = на сколько игроков она рассчитана, через запятую

## fernweh games

games-name = имя
games-title = название
games-players = игроки
games-about = об игре
games-option = настройка
games-allowed = допустимо
games-default = по умолчанию
games-meaning = значение
# What a name that an option takes means: lot: at random.
games-value = { $value }: { $meaning }

## fernweh perft

perft-counting = Идёт подсчёт…

## fernweh map

map-drawn = Маршрут в файле { $path }
map-checked = Маршрут в порядке. Планшеты: { $pieces }; клеток { $spaces }, стыков для преград { $lines }, пещер { $caves }, шагов от ближайшей стартовой клетки до Эльдорадо { $steps }.

## fernweh new-game

new-game-written = Заготовка игры { $title } лежит в { $folder }: { $files ->
    [one] { $files } файл
    [few] { $files } файла
   *[many] { $files } файлов
}.
new-game-climb = Её тесты — это шаги. Первый непройденный говорит, что писать дальше и в каком файле:
new-game-play = После шага { $step } в неё можно играть:
fault-game-name = { $name } не годится как имя игры: нужны строчные латинские буквы, цифры и подчёркивания, первой — буква, например harbour.
fault-game-name-taken = Имя { $name } уже занято игрой или модулем { "Python" }.
fault-unwritten = { $file }: функция { $function } ещё не написана. Это шаг { $step } в { "CONTRIBUTING.md" }.

## Первый запуск

warming-title = Правила компилируются. Это делается один раз и занимает до полуминуты.
warming-table = стол
warming-chance = сдача и взятие карт
warming-moves = ходы и причины отказа
warming-sight = что видит каждое место
warming-bots = боты
warming-score = подсчёт очков
warming-record = запись матча

## fernweh play

typed-undo = назад, отмена
typed-why = почему
typed-rules = правила, пункт
typed-help = помощь, справка
typed-moves = ходы, действия, список
typed-resign = сдаюсь, сдаться
typed-quit = выход, выйти
typed-yes = да, д

play-person = Игрок
play-hint = Введите один из номеров или слово «помощь».
play-move = { $number }  { $move }
play-refused = { $reason } (§{ $rule }; ? — показать)
play-can = Это можно: просто введите.
play-why-what = Почему нельзя — что? Напишите ход, например: почему { $example }.
play-resign-sure = Сдаться? Матч будет проигран. (да или нет)
play-went-on = Тогда играем дальше.
play-pass = Ходит { $name }. Когда никто другой не смотрит, нажмите Enter.
play-enter = Нажмите Enter, чтобы продолжить.
play-saved = Матч не окончен. Он сохранён в { $path }
play-resume = Продолжить: fernweh play --resume { $path }
play-record = Запись матча: { $path }
play-verify = Проверить: fernweh verify { $path }

play-help-number = сделать ход с этим номером
play-help-move = ход; можно коротко: в к7, с с п, взять к, колода или p r7, d b x, t r, draw
play-help-enter = все ходы с их номерами
play-help-undo = отменить последний ход, пока не открыта новая карта
play-help-why = почему ход невозможен, с пунктом правил
play-help-rules = прочитать пункт или все правила
play-help-resign = признать поражение
play-help-quit = выйти; матч сохранится, и его можно будет продолжить

## fernweh watch

watch-title = { $title }: { $players }

## fernweh replay

typed-next = дальше, д
typed-back = назад, н
typed-end = конец, к

replay-title = { $title }: { $players }, { $entries ->
    [one] { $entries } шаг
    [few] { $entries } шага
   *[many] { $entries } шагов
}
replay-at = Шаг { $n } из { $entries }.
replay-keys = Enter или n — дальше, b — назад, число — туда, e — в конец, q — выйти.
replay-last = Это конец.
replay-first = Это начало.
replay-not-understood = «{ $text }» здесь ничего не значит.

## fernweh verify

verify-sound = Запись матча верна.
verify-match = { $title }, версия правил { $version }: { $players }.
verify-checked = Проверено:
verify-seals = Ни одна строка не повреждена и не пропущена.
verify-origin = Матч продолжается с положения после шага { $n } матча { $id }. Было ли там именно так, не проверяется.
verify-moves = { $actions ->
    [one] { $actions } ход допустим
    [few] { $actions } хода допустимы
   *[many] { $actions } ходов допустимы
} по правилам, и после каждого стол таков, как говорит запись матча.
verify-chances = Всё, что выпало ({ $draws }), взято ровно из того, что оставалось.
verify-picks = Всё, что выпало, следует из секрета хозяина стола и случайных чисел игроков, а секрет — тот самый, что был обещан заранее.
verify-score = Итоговый счёт: { $scores }.
verify-running = Матч не окончен. Его секрет ещё не раскрыт, поэтому проверить, как выпадали карты, нельзя.
verify-who = Чьи это ходы:
# $name is a player, $n the number of an entry.
verify-seat = { $by ->
    [signed] { $name }: все ходы подписаны ключом места.
    [since] { $name }: ходы с шага { $n } подписаны новым ключом. Что он у того же человека, известно только со слов хозяина стола.
    [bot] { $name }: бот хозяина стола, его ходы — это ходы хозяина.
   *[unsigned] { $name }: подписей нет. Что это ходы игрока, известно только со слов хозяина стола.
}
verify-words = За эти шаги и за всё, что зависит от них в результате, ручается только хозяин стола:
verify-word = { $kind ->
    [flag-fallen] Шаг { $n }: вышло время, игрок { $name }.
    [bot-in] Шаг { $n }: за игрока { $name } играет бот.
    [bot-out] Шаг { $n }: { $name } снова в игре.
    [take-back-agreed] Шаг { $n }: остальные согласились, что { $name } отменяет ход.
   *[seat-key] Шаг { $n }: { $name } с новым ключом, без подписи прежним.
}
verify-server = { $pinned ->
    [yes] Запись матча подписана сервером, ключ которого вы назвали:
    [no] Запись матча подписана сервером. Сравните его ключ с тем, что сервер показывает по адресу { "/api/key" }:
   *[none] Ни один сервер не подписал запись матча.
}
verify-keys = Ключи доказывают, кто ходил, лишь тому, кто знает, чьи они: страница, на которой вы играли, знает ваш.
verify-proves = Что это доказывает
verify-proves-text = Никто не мог выбирать карты после того, как места были заняты: ни игрок, ни хозяин стола, — если хотя бы одно случайное число исходило от того, кто с хозяином не в сговоре.
verify-proves-not = Чего это не доказывает
verify-proves-not-foresee = Машина хозяина стола могла предвидеть карты и подсказать игроку.
verify-proves-not-alone = Запись матча сама по себе доказывает только свою непротиворечивость: кто делает её один, тот сам делает и все случайные числа. Если перед матчем вам показали обязательство, сравните его с этим:

## fernweh clubs, people, ban, reports

help-clubs = Показать клубы сервера; закрыть клуб или переименовать его.
help-clubs-close = закрыть этот клуб
help-clubs-rename = переименовать этот клуб
help-order-name = новое имя
help-people = Найти людей по части имени; дать кому-то другое имя.
help-people-part = часть имени
help-people-rename = дать этому человеку другое имя
help-ban = Запретить человеку или адресу садиться и писать; или показать запреты.
help-ban-who = номер человека или адрес
help-ban-days = на столько дней; 0 — навсегда
help-ban-reason = что ему будет сказано
help-ban-lift = снять запрет
help-reports = Показать жалобы.
help-reports-close = эта жалоба рассмотрена
help-reports-all = и закрытые
order-id = номер
order-name = имя
order-members = участники
order-founder = основатель
order-who = кто
order-for = срок
order-reason = причина
order-days = { $days ->
    [0] навсегда
    [one] ещё { $days } день
    [few] ещё { $days } дня
   *[many] ещё { $days } дней
}
order-report = { $id }: { $name } ({ $accused }) за столом { $match }, жалуется { $reporter }, { $day }
order-no-reports = Жалоб нет.
fault-nothing-of-that-name = Ничего с номером { $id } нет.
fault-ban-network = Закрыть доступ можно одному адресу или сети IPv6 с /64: { $network } никогда ни с кем не совпадёт.
