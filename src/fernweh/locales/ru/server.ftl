### The server, its commands and its plain page.

## What can be wrong: tables on the network

fault-no-such-table = Такого стола нет.
fault-adjourned = Партия отложена: программа больше не воспроизводит её как раньше ({ $reason }).
fault-not-known = Сначала назовите своё имя.
fault-not-the-maker = Это может только тот, кто создал стол.
fault-not-your-seat = { $seat } — не ваше место.
fault-not-started = Партию ещё не начали.
fault-too-late = Ваше время вышло раньше, чем пришёл этот ход.
fault-seat-present = Игрок на месте { $seat } здесь.
fault-no-such-offer = Об этом никто не просил, или игра уже ушла вперёд.
fault-bot-fails = Бот { $bot } не находит хода.
fault-no-hints = За этим столом нет подсказок.
fault-conflict = Кто-то успел раньше. Взгляните на стол ещё раз.
fault-storage = Не удалось сохранить, поэтому ничего не произошло. Попробуйте ещё раз.
fault-message-unreadable = Сообщение не читается: { $reason }.
fault-no-greeting = Соединение начинается с приветствия версии { $version }.
fault-greeted = Приветствие уже было.
fault-too-many = Слишком много сразу. Подождите немного.
fault-link-used = Эта ссылка уже использована или устарела.
fault-others-play = За этим столом играют другие.
fault-body-unreadable = Присланное не читается: { $reason }.
fault-table-exists = Партия { $id } уже есть.

## What can be wrong: settings

fault-key-needed = С базой данных в сети нужна настройка key, одна для всех процессов.
fault-settings-unreadable = Настройки в { $path } не читаются: { $reason }.
fault-no-such-setting = Настройки { $name } нет.
fault-setting-wrong = Настройка { $name } неверна: { $reason }.
fault-extra-missing = Нужны ещё библиотеки: pip install "fernweh[{ $extra }]".
fault-not-a-file = Так можно сохранить только базу в файле; для PostgreSQL есть pg_dump.

## fernweh serve and what goes with it

help-serve = Играть по сети.
help-serve-host = адрес, на котором слушать; 0.0.0.0 для локальной сети
help-serve-port = порт; 0 — любой свободный
help-serve-database = файл для SQLite или postgresql://…
help-serve-redis = redis://…, если процессов несколько
help-serve-address = адрес, по которому приходят люди, например https://games.example
help-serve-config = файл TOML с настройками
help-serve-open = открыть браузер
serve-address = Fernweh здесь: { $address }
serve-near = Для телефонов в этой сети: { $address }
serve-stop = Ctrl-C остановит. Каждый подтверждённый ход уже на диске.
serve-stopped = Остановлено. Ничего не потеряно.
help-backup = Скопировать базу на ходу.
help-backup-file = файл для копии
backup-done = Копия лежит в { $path }
help-export = Записать все партии, или одну, в файлы.
help-export-folder = папка для записей
help-export-match = только эту партию
export-done = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
} — в { $path }
help-import = Добавить партию из записи.
import-done = Партия { $id } добавлена.
help-delete = Удалить партию навсегда.
help-delete-match = партия
delete-done = Партия { $id } удалена.
help-doctor = Проверить установку.
doctor-python = Питон { $version }
doctor-rules = правила { $game }
doctor-cache = папка для собранных правил
doctor-libraries = библиотеки сервера
doctor-database = база данных
doctor-redis = Редис
doctor-bots = бот в отдельном процессе
doctor-port = порт { $port }
doctor-good = Всё в порядке.
doctor-ill = Что-то не так.

## Notices at one's turn

notice-subject = { $title }: ваш ход
notice-text = В игре { $title } ваш ход: { $link }

## The plain page

page-your-name = Ваше имя?
page-guest = Гость
page-open-tables = Открытые столы
page-my-matches = Мои партии
page-none = Пока нет.
page-new-table = Новый стол
page-game = Игра
page-seats = Места
page-bots = Боты
page-level = Уровень
page-clock = Часы
page-clock-none = нет
page-clock-live = 15 минут и 10 секунд на ход
page-clock-days = 3 дня на ход
page-zero = Когда время вышло
page-zero-lose = место проигрывает
page-zero-bot = играет бот
page-listed = для всех
page-hints = с подсказками
page-make-table = Создать стол
page-personal-link = Откройте это на другом устройстве:
page-move-device = Перейти на другое устройство
page-notices = Уведомления
page-mail = Почта для уведомлений, или ничего:
page-webhook = Вебхук для уведомлений, или ничего:
page-export-all = Выгрузить все мои партии
page-forget-me = Забыть меня
page-forget-sure = Точно? Свои места уже не вернуть.
page-no-table = Такого стола нет.
page-curtain = Когда никто не смотрит: показать мою сторону
page-sit = Сесть
page-get-up = Встать
page-come-back = Играть самому
page-ask-bot = Попросить бота сюда
page-send-link = Ждём игроков. Пошлите им ссылку:
page-start = Начать
page-adjourned = Партия отложена:
page-rematch = Сыграть ещё
page-offer-take-back = Просит взять ход назад:
page-offer-bot-in = Предлагают бота вместо:
page-agree = Согласиться
page-decline = Отказать
page-over = Партия окончена.
page-record = Запись
page-your-turn = Ваш ход.
page-hint = Подсказка:
page-take-back = Взять назад
page-resign = Сдаться
page-resign-sure = Вы правда сдаётесь?
page-ask-hint = Подсказка
page-events = Что было
page-mute = Заглушить
page-talk = Разговор
page-say = Сказать
page-fair-chance = Честный случай
page-fair-proves = После того как места заняты, никто не мог выбирать карты: ни игрок, ни хозяин, пока хотя бы одно случайное число пришло от того, кто не заодно с хозяином. Число ниже — обязательство хозяина; в записи оно то же.
page-fair-not = Это не доказывает, что машина хозяина не предвидела карты: она могла подсказать игроку. А запись сама по себе доказывает лишь свою непротиворечивость.
page-delete-table = Удалить стол
page-delete-sure = Удалить навсегда?
page-phase-seating = есть места
page-phase-nonces = скоро начало
page-phase-play = идёт
page-phase-over = окончена
page-phase-closed = окончена
