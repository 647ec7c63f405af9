## The page: everywhere

web-title = { $games ->
    [5] Fernweh: пять затерянных миров
   *[other] Fernweh: затерянные миры
}
web-skip = Перейти к основному тексту
web-nav = Страницы
web-rules = Правила
web-pad = Блокнот для очков
web-records = Записи
web-settings = Настройки
web-language = Язык
web-missing = Здесь ничего нет
web-missing-more = Страница, которую вы искали, затонула или не поднималась из воды.
web-to-home = Все игры
web-offline = Нет сети
web-offline-more = Играм нужен сервер. Как только сеть вернётся, ваши столы будут такими, какими вы их оставили.
web-try-again = Попробовать снова
web-no-answer = Сервер не отвечает. Есть ли сеть?
web-trouble = Не получилось. Попробуйте ещё раз.
web-loading = Минутку…

## Home

web-lead = { $games ->
    [5] Пять затерянных миров за одним столом
   *[other] Затерянные миры за одним столом
}
web-lead-more = Играйте сразу против бота или отправьте друзьям ссылку. Ни регистрации, ни установки.
web-level = Ваш соперник
web-level-about = { $level ->
    [novice] сам ещё учится
    [explorer] ровня вам
    [pathfinder] видит далеко вперёд
   *[legend] не прощает ничего
}
web-play = Играть
# For screen readers: which game the button starts.
web-play-game = Играть сейчас: { $game }
web-friends = С друзьями
web-friends-game = { $game } с друзьями
web-laying = Готовим стол…
web-first-time = Впервые?
web-your-turn = Ваш ход
web-missed = За столом вас ждут. Ваше место может занять бот.
web-your-matches = Ваши матчи
web-open-tables = Открытые столы
web-none-open = Открытых столов сейчас нет. Создайте свой, и другие его найдут.
web-join = Сесть
web-watch = Смотреть
web-go-on = Продолжить
web-look = Открыть
web-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}
web-with = Играют: { $names }
web-alone = Пока больше никого
web-phase = { $phase ->
    [seating] есть места
    [nonces] скоро начало
    [play] идёт
   *[closed] окончен
}
# The name of a person who has not given one.
web-guest = Гость

## Make a table

web-new = Новый стол
web-new-lead = Выберите, как играть. Потом вы получите ссылку для тех, кто играет с вами.
web-game = Игра
web-players = Игроки
web-who-plays = Кто играет
web-seat = Место { $n }
web-seat-me = Вы
web-seat-friend = Тот, у кого есть ссылка
web-seat-bot = Бот: { $name }
web-options = Настройки игры
web-options-usual = Как в печатных правилах; меняйте что хотите.
web-map-own = Свой маршрут
web-map-text = Маршрут текстом
web-clock = Часы
web-clock-kind = { $kind ->
    [none] без часов
    [live] в реальном времени
   *[days] по переписке
}
web-clock-minutes = Минут на игрока
web-clock-seconds = Секунд сверху за ход
web-clock-days = Дней на ход
web-at-zero = Когда время вышло
web-at-zero-what = { $what ->
    [bot] продолжает бот
   *[lose] игрок проигрывает
}
web-listed = Показывать среди открытых столов
web-listed-more = Любой может найти его, сесть и смотреть.
web-hints = С подсказками
web-hints-more = Каждый за столом может попросить подсказку.
web-make = Создать стол
web-next = Следующий стол
web-next-lead = Тем, кто играл с вами, предложат присоединиться, их места останутся за ними.
web-next-seat = { $name }, если присоединится

## Records

web-records-lead = Ваши оконченные матчи. Запись проигрывается шаг за шагом, и каждый может проверить в ней любую карту.
web-records-none = Пока нет оконченных матчей.
web-replay = Повтор
web-download = Скачать
web-delete = Удалить
web-delete-sure = Удалить навсегда?
web-yes = Да
web-no = Нет
web-open-file = Открыть запись из файла

## Settings

web-your-name = Ваше имя
web-save = Сохранить
web-saved = Сохранено.
web-looks = Вид и звук
web-theme = Тема
web-theme-name = { $theme ->
    [system] как на устройстве
    [light] светлая
   *[dark] тёмная
}
web-motion = Анимация
web-motion-more = Фигуры перемещаются с прежнего места на новое.
web-sound = Звук
web-sound-more = Две тихие ноты, когда ваш ход.
web-device = Другое устройство
web-device-more = Личная ссылка переносит ваше имя и места. Она действует один раз, в течение четверти часа.
web-make-link = Создать личную ссылку
web-copy = Скопировать
web-copied = Скопировано.
web-moving = Переносим ваши места сюда…
web-nameless = кто-то без имени
web-link-of = Это личная ссылка. Имя: { $name }.
web-link-here = На этом устройстве ваше имя: { $name }.
web-link-keep = Оставить оба имени
web-link-keep-more = Оба останутся на этом устройстве. Переключаться можно в настройках.
web-link-replace = Только { $name }
web-link-replace-more = { $name }: выход на этом устройстве. Места, которых нет на других устройствах, пропадут.
web-link-become = Продолжить как { $name }
web-link-become-more = Имя и места перейдут на это устройство.
web-link-is-me = На этом устройстве вы уже { $name }.
web-link-stay = Остаться как { $name }
web-link-not = Не сейчас
web-others = Ещё на этом устройстве
web-others-more = Одно устройство, несколько человек: у каждого своё имя и свои места.
web-switch = Перейти: { $name }
web-devices = Ваши устройства
web-device-name = { $browser }, { $system }
web-device-unknown = какой-то браузер
web-device-here = это устройство
web-device-seen = последний раз: { $day }
web-sign-out = Выйти
web-sign-out-of = Выйти: { $device }
web-signed-out = Выход выполнен.
web-vacation = Отпуск
web-vacation-more = { $allowed ->
    [one] Пока вы в отпуске, за столами, где на ход даются дни, ваше время не идёт. Остальные видят, что вас нет. На любые двенадцать месяцев даётся { $allowed } день; начатый день считается целиком.
    [few] Пока вы в отпуске, за столами, где на ход даются дни, ваше время не идёт. Остальные видят, что вас нет. На любые двенадцать месяцев даётся { $allowed } дня; начатый день считается целиком.
   *[many] Пока вы в отпуске, за столами, где на ход даются дни, ваше время не идёт. Остальные видят, что вас нет. На любые двенадцать месяцев даётся { $allowed } дней; начатый день считается целиком.
}
web-vacation-left = { $days ->
    [0] Дней не осталось.
    [one] Остался { $days } день.
    [few] Осталось { $days } дня.
   *[many] Осталось { $days } дней.
}
web-vacation-for = Сколько дней, начиная с этой минуты
web-vacation-begin = Уйти в отпуск
web-vacation-change = Изменить
web-vacation-on = Вы в отпуске до { $day }.
web-vacation-end = Я снова здесь
web-notices = Сообщать о моём ходе
web-notices-more = Для игр по переписке, а ещё когда вас ждут за столом. В уведомлении только игра и ссылка, и ничего о ваших картах.
web-mail = Адрес почты
web-webhook = Вебхук (https)
web-push = Уведомления этого браузера
web-push-on = Включить
web-push-off = Выключить
web-push-none = Этот браузер или сервер их не поддерживает.
web-push-denied = Браузер их не разрешает.
web-mine = Ваши данные
web-mine-more = Имя и портрет, ваши матчи и их результаты, рейтинги и клубы, если они у вас есть, а для каждого устройства его вид и день последнего входа. Больше ничего.
web-export = Скачать всё
web-forget = Забыть меня
web-forget-sure = Ваше имя и места будут удалены навсегда. Продолжить?
web-forgotten = Ваши данные удалены.
web-notices-licence = Авторы и лицензии

## A face

web-face-more = Его видят рядом с вашим именем: за столом, в результатах и в записях.
web-face-portrait = Портрет
web-face-coat = Цвет
web-face-any = Наугад
web-face-change = Выбрать другой портрет
web-portrait = { $portrait ->
    [wayfarer] странник
    [pilot] пилот
    [diver] водолаз
    [climber] альпинист
    [captain] капитан
    [scholar] учёная
    [nomad] кочевник
    [botanist] ботаник
    [fox] лисица пустыни
    [camel] верблюд
    [turtle] морская черепаха
    [octopus] осьминог
    [yak] як
    [toucan] тукан
    [jaguar] ягуар
   *[whale] кит
}
web-coat = { $coat ->
    [rose] розовый
    [ember] огненный
    [amber] янтарный
    [moss] цвет мха
    [jade] нефритовый
    [sky] небесный
    [indigo] индиго
   *[plum] сливовый
}

## Rules

web-rules-lead = Полные правила каждой игры с теми номерами, на которые ссылаются отказы.
web-contents = Содержание

## Strangers

web-somebody = Найти соперника
# For screen readers: which game the button starts.
web-somebody-game = Найти соперника: { $game }
web-rated = На рейтинг
web-rated-more = Матч идёт в рейтинг обоим: без ботов и подсказок. Ваше имя и число видны в рейтингах.
web-talk-in = Язык
web-any-language = любой
web-standings = Рейтинги
web-clubs = Клубы
web-for-club = Для клуба
web-for-nobody = без клуба
