### The server, its commands and its plain page.

## What can be wrong: tables on the network

fault-no-such-table = Такого стола нет.
fault-adjourned = Матч отложен: эта версия программы не может его продолжить ({ $reason }).
fault-not-known = Сначала назовите своё имя.
fault-not-the-maker = Это может только тот, кто создал стол.
fault-not-your-seat = Место { $seat } не ваше.
fault-not-started = Матч ещё не начали.
fault-too-late = Ваше время вышло раньше, чем пришёл этот ход.
fault-seat-present = Игрок на месте { $seat } здесь.
fault-seat-has-grace = { $seconds ->
    [one] У игрока ({ $seat }) есть ещё { $seconds } секунда, чтобы вернуться.
    [few] У игрока ({ $seat }) есть ещё { $seconds } секунды, чтобы вернуться.
   *[other] У игрока ({ $seat }) есть ещё { $seconds } секунд, чтобы вернуться.
}
fault-seat-has-days = За этим столом на ход даются дни: бот заменит игрока ({ $seat }), только когда выйдет время.
fault-substitute-too-weak = { $bot } не может никого заменять: выберите уровень { $least } или сильнее.
fault-no-such-offer = Об этом никто не просил, или игра уже ушла вперёд.
fault-bot-fails = Бот { $bot } не находит хода.
fault-no-hints = За этим столом нет подсказок.
fault-conflict = Кто-то успел раньше. Взгляните на стол ещё раз.
fault-storage = Не удалось сохранить, поэтому ничего не произошло. Попробуйте ещё раз.
fault-disk-full = Диск сервера заполнен, поэтому ничего не произошло. Сообщите тому, кто им управляет.
fault-message-unreadable = Сообщение не читается: { $reason }.
fault-no-greeting = Соединение начинается с приветствия версии { $version }.
fault-greeted = Приветствие уже было.
fault-too-many = Слишком много сразу. Подождите немного.
fault-talk-slow = Здесь уже много сказано. Снова написать можно через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
fault-talk-empty = В этом сообщении ничего нет.
fault-link-used = Эта ссылка уже использована или устарела.
fault-others-many = На этом устройстве уже хранится имён: { $most }. Сначала выйдите под одним из них.
fault-no-such-device = Такого устройства нет.
fault-no-such-person = Такого человека на этом устройстве нет.
fault-never-met = С этим человеком вы ещё не закончили ни одного матча.
fault-others-play = За этим столом играют другие.
fault-others-keep = Этот матч играли и другие, и для них он останется.
fault-body-unreadable = Присланное не читается: { $reason }.
fault-table-exists = Матч { $id } уже есть.
fault-seat-kept = Место { $seat } занято для игрока: { $name }.
fault-sent-away = Хозяин стола попросил вас освободить место. Вы можете смотреть.
fault-not-there = Игрока { $name } там уже нет.
fault-table-moved = Игра продолжается за новым столом. Обновите страницу, и она приведёт вас туда.
fault-next-laid = Новый стол уже есть, его создал игрок { $name }. Присоединяйтесь: настройки можно изменить там.

## What can be wrong: strangers, ratings, clubs and order

fault-banned = { $days ->
    [0] Хозяин этого сервера больше не разрешает вам садиться за столы и писать. { $reason }
    [one] Хозяин этого сервера не разрешает вам садиться за столы и писать ещё { $days } день. { $reason }
    [few] Хозяин этого сервера не разрешает вам садиться за столы и писать ещё { $days } дня. { $reason }
   *[many] Хозяин этого сервера не разрешает вам садиться за столы и писать ещё { $days } дней. { $reason }
}
fault-name-given = { $days ->
    [one] Хозяин этого сервера дал имя { $name }. Оно останется ещё { $days } день.
    [few] Хозяин этого сервера дал имя { $name }. Оно останется ещё { $days } дня.
   *[many] Хозяин этого сервера дал имя { $name }. Оно останется ещё { $days } дней.
}
fault-tables-wait = { $most ->
    [one] Игроков уже ждёт { $most } ваш стол. Сначала сыграйте за ним.
    [few] Игроков уже ждут { $most } ваших стола. Сначала сыграйте за одним из них.
   *[many] Игроков уже ждут { $most } ваших столов. Сначала сыграйте за одним из них.
}
fault-tables-wait-near = { $most ->
    [one] Из вашей сети игроков уже ждёт { $most } стол. Сначала сыграйте за ним.
    [few] Из вашей сети игроков уже ждут { $most } стола. Сначала сыграйте за одним из них.
   *[many] Из вашей сети игроков уже ждут { $most } столов. Сначала сыграйте за одним из них.
}
fault-vacation-too-long = { $left ->
    [0] Дней отпуска у вас не осталось.
    [one] У вас остался { $left } день отпуска.
    [few] У вас осталось { $left } дня отпуска.
   *[many] У вас осталось { $left } дней отпуска.
}
fault-rating-off = Это рейтинговый матч. Сначала включите свой рейтинг: ваше имя и число будут видны на странице «Рейтинги», там же его можно отключить.
fault-rated-people-only = Рейтинговый матч играют только люди: без ботов, подсказок и отмены хода по согласию.
fault-rated-no-bot-at-zero = В рейтинговом матче тот, у кого вышло время, проигрывает: бот за него не доигрывает.
fault-rated-one-seat = В рейтинговом матче у каждого одно место.
fault-nobody-waits = Тот, кто ждал здесь, ушёл. Поищите соперника снова.
fault-not-asked = Ответить может только тот, кто играет с ботом.
fault-nobody-reported = За этим столом нет никого, о ком это могло бы быть.
fault-report-oneself = Это были вы.

## What can be wrong: the score pad, and a record that goes on from another
# $piece is the name of a card or piece, or of what there are so many of.

fault-pad-too-many = Столько в коробке нет: { $piece } (не больше { $most }).
fault-pad-no-such = Этого в игре нет: { $piece }.
fault-pad-rounds = Число сыгранных до этого партий (не больше { $most }) у всех одинаковое.
fault-pad-no-space = Там фигурка стоять не может.
fault-pad-occupied = Там уже стоит другая фигурка.
fault-origin-table = Положения, с которого, по записи, продолжается матч, быть не может.
fault-origin-over = В положении, с которого, по записи, продолжается матч, игра уже окончена.
fault-origin-unknown = Запись продолжает матч, которого на этом сервере нет.

## What can be wrong: settings

fault-key-needed = С базой данных в сети нужна настройка key, одна для всех процессов.
fault-settings-unreadable = Настройки в { $path } не читаются: { $reason }.
fault-no-such-setting = Настройки { $name } нет.
fault-setting-wrong = Настройка { $name } неверна: { $reason }.
fault-extra-missing = Нужны ещё библиотеки: pip install "fernweh[{ $extra }]".
fault-not-a-file = Так можно сохранить только базу в файле; для PostgreSQL есть pg_dump.

## fernweh serve and what goes with it

help-serve = Запустить сервер для игры по сети.
help-serve-host = адрес, на котором слушать; 0.0.0.0 для локальной сети
help-serve-port = порт; 0 — любой свободный
help-serve-database = файл для SQLite или postgresql://…
help-serve-redis = redis://…, если процессов несколько
help-serve-address = адрес, по которому приходят люди, например https://games.example
help-serve-bots = Чужие боты, которые могут садиться за столы, каждый под новым именем, через запятую: careful=mybots:Careful
help-serve-config = файл TOML с настройками
help-serve-open = открыть браузер
serve-address = Fernweh здесь: { $address }
serve-near = Для телефонов в этой сети: { $address }
serve-compiling = Правила один раз компилируются рядом: до тех пор всё чуть медленнее, а боты с поиском играют первым, что придёт им в голову.
serve-stop = Ctrl-C остановит. Каждый подтверждённый ход уже на диске.
serve-stopped = Остановлено. Ничего не потеряно.
help-backup = Скопировать базу на ходу.
help-backup-file = файл для копии
backup-done = Копия лежит в { $path }
help-export = Записать все матчи, или один, в файлы.
help-export-folder = папка для записей матчей
help-export-match = только этот матч
export-done = { $count ->
    [one] { $count } матч
    [few] { $count } матча
   *[other] { $count } матчей
} — в { $path }
help-import = Добавить матч из записи.
import-done = Матч { $id } добавлен.
help-delete = Удалить матч навсегда.
help-delete-match = матч
delete-done = Матч { $id } удалён.
help-doctor = Проверить установку.
doctor-python = Python { $version }
doctor-rules = правила { $game }
doctor-cache = папка для собранных правил
doctor-libraries = библиотеки сервера
doctor-database = база данных
doctor-redis = Redis
doctor-bots = бот в отдельном процессе
doctor-port = порт { $port }
doctor-good = Всё в порядке.
doctor-ill = Что-то не так.

## Notices by mail

notice-subject-your-turn = { $title }: ваш ход
notice-text-your-turn = { $title }: сейчас ваш ход.
notice-subject-missed = { $title }: вас ждут
notice-text-missed = { $title }: остальные за столом, а вас нет. Если не вернётесь, ваше место может занять бот.

## The page

page-not-built = Этот сервер установлен без страницы. В клоне `make play` соберёт её и запустит сервер снова; в пакете wheel она есть, если собрать его там, где есть npm и Node.js.
