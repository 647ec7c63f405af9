### The table page: what is said around the board.

## Места

table-waiting-for = { $free ->
    [one] Ждём ещё { $free } путешественника. Отправьте ему эту ссылку.
   *[other] Ждём ещё { $free } путешественников. Отправьте им эту ссылку.
}
table-free-seats = { $free ->
    [one] Свободно { $free } место. Садитесь или смотрите.
    [few] Свободно { $free } места. Садитесь или смотрите.
   *[other] Свободно { $free } мест. Садитесь или смотрите.
}
table-ready = Все места заняты. Начинайте, когда все готовы.
table-ready-wait = Все места заняты. Игру начинает тот, кто создал стол.
table-shuffling = Карты тасуются…
table-seats = Места
table-seat-free = свободно
table-sit = Сесть сюда
table-sit-too = Ещё игрок за этим устройством
table-rate-me = Включить рейтинг и сесть
table-name = Имя
table-sit-down = Сесть
table-get-up = Освободить место
table-level = Уровень бота
table-seat-bot = Посадить бота
table-send-away = Убрать
table-start = Начать игру
table-link = Ссылка на этот стол
table-copy = Скопировать ссылку
table-copied = Скопировано
table-share = Отправить
table-qr = QR-код ссылки на этот стол

## Несколько игроков за одним устройством

table-hand-over = Передайте устройство. Следующий ход: { $name }.
table-draw-curtain = Скрыть мою сторону
table-curtain = Сейчас ходит { $name }. Больше никто не смотрит?
table-curtain-lift = Показать мою сторону

## Места вокруг доски

table-own-seat = вы
table-has-turn = сейчас ходит
table-away = нет
table-on-vacation = в отпуске
table-place = { $place }-е место
table-counts = { $counts ->
    [steps] { $value ->
        [one] остался { $value } шаг
        [few] осталось { $value } шага
       *[other] осталось { $value } шагов
    }
    [saved] спасено: { $value }
   *[points] { $value ->
        [one] { $value } очко
        [few] { $value } очка
       *[other] { $value } очков
    }
}
table-clock-vacation = в отпуске; осталось времени: { $time }
table-clock = осталось времени: { $time }
table-days-hours = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}{ $hours ->
    [0] {""}
    [one] { " " }{ $hours } час
    [few] { " " }{ $hours } часа
   *[many] { " " }{ $hours } часов
}
table-sheet = { $name }: текущий счёт

## Панель

table-panel = Боковая панель
table-tab-moves = Ходы
table-tab-log = Журнал
table-tab-talk = Разговор
table-tab-rules = Правила
table-tab-table = Стол
table-moves = Что можно сделать сейчас
table-find-move = Найти ход
table-recommended = советуем
table-no-moves = Сейчас не ваш ход. Здесь появится то, что можно сделать.
table-no-moves-watching = Вы смотрите.
table-no-moves-over = Матч окончен.
table-log = Что произошло
table-log-empty = Пока ничего не произошло.
table-log-earlier = Показать всё с начала
table-talk = Разговор за столом
table-talk-empty = Пока никто ничего не сказал.
table-say-something = Скажите что-нибудь
table-say = Сказать
table-onlooker = Зритель
table-mute = Скрыть сообщения
table-mute-name = Скрыть сообщения: { $name }
table-muted = Сообщения игрока { $name } скрыты.
table-unmute = Показывать снова
table-rules = Правила
table-rules-whole = Правила на отдельной странице
table-rule = Правило §{ $paragraph }

## Что это за стол

table-yes = да
table-no = нет
table-terms-clock = часы
table-clock-kind = { $kind ->
    [live] { $minutes } мин + { $seconds } с на ход
    [days] { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
       *[other] { $days } дней на ход
    }
   *[none] без часов
}
table-terms-hints = подсказки
table-terms-rated = на рейтинг
table-terms-club = клуб
table-terms-lang = язык
table-fair = Честная тасовка
table-fair-proves = После того как места заняты, никто не мог выбирать карты: ни игрок, ни хозяин стола, если хотя бы одно случайное число пришло от того, кто с хозяином не в сговоре. Число ниже — обязательство хозяина стола; в записи матча стоит то же.
table-fair-not = Это не доказывает, что машина хозяина стола не предвидела карты: она могла подсказать игроку. А запись матча сама по себе доказывает лишь свою непротиворечивость.
table-watch = Смотреть
table-watch-link = У кого есть эта ссылка, тот может смотреть, но ничьих карт не увидит.

## О чём можно попросить

table-menu = Ещё
table-home = Все игры
table-close = Закрыть
table-take-back = Отменить ход
table-ask-take-back = Попросить отменить ход
table-hint = Подсказка
table-since = С вашего хода
table-to-now = Вернуться к игре
table-come-back = Снова играть самому
table-grace = { $name } не на месте. Через { $seconds } с место может занять бот.
table-grace-over = { $name } не на месте.
table-bot-take-over = Пусть играет бот
table-language = Язык
table-sound-on = Звук: включён
table-sound-off = Звук: выключен
table-motion-on = Анимация: включена
table-motion-off = Анимация: выключена
table-notify = Сообщать, когда мой ход
table-resign = Сдаться
table-resign-sure = Сдаться? Матч будет проигран.
table-resign-yes = Да, сдаюсь
table-delete = Удалить этот стол
table-delete-sure = Удалить стол навсегда? Больше никто не сможет на него взглянуть.
table-delete-yes = Да, удалить
table-no-go-on = Нет, вернуться
table-offer-take-back = { $seat ->
    [you] Вы попросили отменить свой ход.
   *[other] { $name } просит отменить ход.
}
table-offer-bot-in = { $seat ->
    [you] Остальные просят бота вместо вас.
   *[other] Игрока { $name } нет на месте. Пусть играет бот?
}
table-offer-wait = Остальные ещё не ответили.
table-agree = Согласиться
table-decline = Отказать
table-withdraw = Отозвать

## Свой ход

table-your-turn = Ваш ход
table-next-turn = Следующий ход
table-next-turn-to = Ваш ход за другим столом: { $game }{ $count ->
    [1] {""}
    [one] { " " }(вас ждёт { $count } стол)
    [few] { " " }(вас ждут { $count } стола)
   *[many] { " " }(вас ждут { $count } столов)
}
table-title = { $game } · Fernweh
table-title-turn = ● Ваш ход · { $game }
table-title-other = Ходит { $name } · { $game }

## Связь

table-opening = Готовим стол…
table-connecting = Соединяемся…
table-waking = Бот ещё просыпается, а пока играет первое, что приходит на ум.
table-reconnecting = { $seconds ->
    [one] Восстанавливаем связь уже { $seconds } секунду.
    [few] Восстанавливаем связь уже { $seconds } секунды.
   *[other] Восстанавливаем связь уже { $seconds } секунд.
}
table-going-down = Сервер перезапускается. Он вот-вот вернётся, и ничего не пропадёт.
table-trouble = Сервер сейчас не может читать или записывать свои данные. Страница сама повторяет попытки, и ни один принятый ход не пропадёт.
table-offline = Вы офлайн.
table-lost-waits = Стол подождёт, и игра продолжится сама, когда вы вернётесь.
table-lost-mine = Ваши часы идут. Всё, что вы сделаете, будет отправлено, как только связь вернётся.
table-lost-others = Сейчас не ваш ход, и ваше время не идёт; когда остальные сделают ход, ваши часы пойдут.
table-lost-vacation = Вы в отпуске, ваше время не идёт.
table-gone = Такого стола нет
table-gone-more = Его удалили, или ссылка неполная.
table-foreign = Эта страница пришла не с адреса сервера. Откройте стол по его собственной ссылке.
table-old-page = Страница и сервер не понимают друг друга. Обновите страницу.
table-adjourned = Матч отложен
table-adjourned-more = В этой версии программы матч продолжить нельзя. Он сохранён, и его можно скачать.
table-no-board = Доску не удалось загрузить. Ходить можно по списку; может помочь обновление страницы.

## Конец

table-out-resigned = сдача
table-out-flag = время вышло
table-rematch = Сыграть ещё
table-watch-rematch = Смотреть следующий матч
table-scoring = Из чего сложились очки
table-replay = Посмотреть ещё раз
table-record = Скачать запись матча

## Кто придёт и что хозяин делает с местами

table-your-name = Ваше имя за этим столом
table-coming = скоро будет
table-coming-name = { $count ->
    [one] { $name } скоро будет
   *[other] { $name } скоро будут
}
table-exchange = Пересадить
table-exchange-name = Пересадить: { $name }
table-exchange-with = Поменять с этим местом
table-exchange-seat = Поменять с этим местом: { $name }
table-exchange-stop = Не пересаживать
table-close-seat = Убрать это место
table-close-seat-name = Убрать это место: { $seat }
table-open-seat = Добавить место
table-free-seat = Освободить место
table-free-seat-name = Освободить место: { $seat }
table-send-away-name = Убрать: { $name }
table-sent-away = Хозяин стола попросил вас освободить место. Вы можете смотреть.
table-sent-away-list = Не могут сесть
table-let-back = Пустить обратно
table-let-back-name = Пустить обратно: { $name }
table-change-options = Изменить настройки
table-another-game = Другая игра
table-moving = Переходим за новый стол…
table-tally = Счёт встреч:
table-tally-shared = { $shared ->
    [one] и { $shared } ничья
    [few] и { $shared } ничьи
   *[other] и { $shared } ничьих
}
table-has-left = { $name } больше не за столом.
table-again-bot = Сыграть ещё с ботом
table-again-link = Сыграть ещё и отправить ссылку
table-again-waits = { $name } хочет сыграть ещё.
table-again-other = Новый стол от игрока { $name }: { $game }.
table-come-along = Присоединиться

## Waiting for somebody

table-seek = Ищем вам соперника…
table-seek-club = Ждём участника клуба…
table-seek-more = Игра начнётся сама, как только кто-нибудь сядет. Оставайтесь на этой странице.
table-seek-days = Кто-нибудь придёт. Можно уйти: стол останется среди ваших матчей.
table-seek-here = Здесь ждёт { $name }.
table-seek-asked = { $name } пока играет с ботом; вопрос уже задан.
table-seek-begins = Все на месте. Тасуем…
table-seek-declined = Сейчас сыграть не получится.
table-seek-gone = Никто не пришёл. Поискать ещё?
table-seek-again = Искать снова
table-seek-bot = Пока никого. Сыграете с ботом { $bot }, пока мы ищем?
table-seek-bot-yes = Играть: { $bot }
table-seek-stop = Больше не искать
table-seek-going-on = Всё ещё ищем соперника…
table-fresh-deal = { $name } уже здесь. Начнёте новый матч вдвоём?
table-fresh-deal-yes = Играть: { $name }
table-fresh-deal-no = Остаться с ботом
table-fresh-deal-kept = Этот матч сохранится в любом случае.
table-fresh-deal-left = Без ответа вы останетесь с ботом через { $seconds } с.
table-rated = Ваш рейтинг: { $number } ± { $doubt } ({ $change ->
    [0] ±0
   *[other] { $sign }{ $change }
})

## Говорится одним нажатием

phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-have-fun = Приятной игры!
phrase-nice-move = Хороший ход!
phrase-well-played = Отлично сыграно!
phrase-thanks = Спасибо!
phrase-sorry = Извините!
phrase-one-moment = Одну минутку.
phrase-take-your-time = Не торопитесь.
phrase-your-turn = Ваш ход.
phrase-once-more = Ещё разок?
phrase-have-to-go = Мне пора.
phrase-good-game = Хорошая игра!
phrase-bye = До встречи!
phrase-clap = Аплодисменты
phrase-laugh = Смешно
phrase-wow = Ого
phrase-oops = Ой
phrase-think = Дайте подумать
phrase-heart = С любовью
table-phrases = Готовые фразы
table-react = Реакция
table-said = { $name } говорит: { $text }
table-report = Пожаловаться
table-report-name = Пожаловаться: { $name }
table-report-more = Это прочтёт владелец сервера вместе с последними репликами за этим столом. Больше никто не узнает.
table-report-reason = Что случилось?
table-reported = Спасибо. Жалоба отправлена владельцу сервера.
