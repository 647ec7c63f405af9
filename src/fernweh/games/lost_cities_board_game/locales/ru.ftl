game-lost-cities-board-game = Затерянные города: Настольная игра
    .about = От двух до четырёх отрядов идут пятью тропами к затерянным городам: вышел в путь — иди далеко.

## Цвета, карточки и путешественники

colour = { $colour ->
    [red] красная
    [green] зелёная
    [blue] синяя
    [yellow] жёлтая
    [white] белая
   *[other] { $colour }
}
    .accusative = { $colour ->
        [red] красную
        [green] зелёную
        [blue] синюю
        [yellow] жёлтую
        [white] белую
       *[other] { $colour }
    }
    .genitive = { $colour ->
        [red] красной
        [green] зелёной
        [blue] синей
        [yellow] жёлтой
        [white] белой
       *[other] { $colour }
    }
    .plural-genitive = { $colour ->
        [red] красных
        [green] зелёных
        [blue] синих
        [yellow] жёлтых
        [white] белых
       *[other] { $colour }
    }
colour-name = { $colour ->
    [red] красный
    [green] зелёный
    [blue] синий
    [yellow] жёлтый
    [white] белый
   *[other] { $colour }
}
letter = { $colour ->
    [red] К
    [green] З
    [blue] С
    [yellow] Ж
    [white] Б
   *[other] ?
}
typed-colour = { $colour ->
    [red] красный, красная, красную, красной
    [green] зеленый, зеленая, зеленую, зеленой, зелёный, зелёная, зелёную, зелёной
    [blue] синий, синяя, синюю, синей
    [yellow] желтый, желтая, желтую, желтой, жёлтый, жёлтая, жёлтую, жёлтой
    [white] белый, белая, белую, белой
   *[other] { $colour }
}
card = { colour } { $rank }
    .accusative = { colour.accusative } { $rank }
    .genitive = { colour.genitive } { $rank }
rank = { $rank }
piece = { $piece ->
    [adventurer] искатель
   *[researcher] учёный
}
    .accusative = { $piece ->
        [adventurer] искателя
       *[researcher] учёного
    }
typed-adventurer = искатель, искателя, и
typed-researcher = ученый, ученого, учёный, учёного, у
tile = { $tile ->
    [artifact] артефакт
    [arrow] стрелка
   *[other] { $tile ->
        [one] { $tile } очко
        [few] { $tile } очка
       *[other] { $tile } очков
    }
}

## Места и настройки

seat-north = Север
seat-east = Восток
seat-south = Юг
seat-west = Запад

option-expeditions = число экспедиций; 1 — короткая игра с собственной шкалой артефактов; длинная шкала — наша собственная (§11.1)
option-starter = кто начинает первую экспедицию; место должно быть занято (§11.2)
option-up_and_down = вариант: ряды могут и убывать (§11.3)
option-allow_take_back = домашнее правило: только что сброшенную карточку можно забрать (§11.4)
option-open_totals = всегда показывать победные очки всех игроков (§11.5)
option-cap = после скольких ходов прервать экспедицию; 0 — никогда (§11.6)

## Действия

move-play = выложить { card.accusative }
move-send = отправить в путь { piece.accusative }
move-move = продвинуться по { colour.genitive } тропе
move-decline = никого не двигать
move-draw = взять карточку из колоды
move-discard = сбросить { card.accusative }
move-take = взять верхнюю карточку из { colour.genitive } стопки сброса
move-start = { $seat ->
    [north] Начинает { seat-north }
    [east] Начинает { seat-east }
    [south] Начинает { seat-south }
   *[west] Начинает { seat-west }
}
move-turn-up = приходит { card }
move-tile = на следующем камне — { tile }

typed-play = выложить, в
typed-send = отправить, послать, о
typed-move = идти, двигать, продвинуть
typed-decline = нет, остаться, никого
typed-draw = колода, к
typed-discard = сбросить, с
typed-take = взять, з

## Что произошло

event-lot-drawn = { $seat ->
    [you] По жребию начинаете вы.
   *[other] По жребию начинает { $name }.
}
event-tile-laid = На камне { $stone } { colour.genitive } тропы — { tile }.
event-dealt = { $seat ->
    [you] Вы получаете { card.accusative }.
   *[other] { $card ->
        [hidden] { $name } получает карточку.
       *[other] { $name } получает { card.accusative }.
    }
}
event-played = { $seat ->
    [you] Вы выкладываете { card.accusative }.
   *[other] { $name } выкладывает { card.accusative }.
}
event-set-out = { $seat ->
    [you] Вы отправляете { piece.accusative } на { colour.accusative } тропу.
   *[other] { $name } отправляет { piece.accusative } на { colour.accusative } тропу.
}
event-moved = { $seat ->
    [you] { $stone ->
        [9] Ваш { piece } доходит до затерянного города в конце { colour.genitive } тропы.
       *[other] Ваш { piece } на { colour.genitive } тропе переходит на камень { $stone }.
    }
   *[other] { $stone ->
        [9] { $name } доводит { piece.accusative } до затерянного города в конце { colour.genitive } тропы.
       *[other] { $name } продвигает { piece.accusative } по { colour.genitive } тропе на камень { $stone }.
    }
}
event-artifact-found = { $seat ->
    [you] Вы находите артефакт.
   *[other] { $name } находит артефакт.
}
event-points-found = { $seat ->
    [you] Вы находите победные очки: { $points }.
   *[other] { $name } находит победные очки: { $points }.
}
event-arrow-found = { $useful ->
    [true] { $seat ->
        [you] Стрелка: вы можете продвинуть одного из своих путешественников.
       *[other] Стрелка: { $name } может продвинуть одного путешественника.
    }
   *[false] { $seat ->
        [you] Стрелка, но двигать вам некого.
       *[other] Стрелка, но двигать некого: { $name } остаётся на месте.
    }
}
event-declined = { $seat ->
    [you] Вы никого не двигаете.
   *[other] { $name } никого не двигает.
}
event-discarded = { $seat ->
    [you] Вы сбрасываете { card.accusative }.
   *[other] { $name } сбрасывает { card.accusative }.
}
event-took = { $seat ->
    [you] Вы берёте { card.accusative } из сброса.
   *[other] { $name } берёт { card.accusative } из сброса.
}
event-drew = { $seat ->
    [you] Вы берёте из колоды { card.accusative }.
   *[other] { $card ->
        [hidden] { $name } берёт карточку из колоды.
       *[other] { $name } берёт из колоды { card.accusative }.
    }
}
event-expedition-ended = { $by ->
    [bridge] Мост перешёл пятый путешественник: экспедиция { $expedition } окончена.
    [cap] Экспедиция { $expedition } прервана: исчерпано число ходов.
   *[deck] Взята последняя карточка: экспедиция { $expedition } окончена.
}
event-explorers-counted = { $seat ->
    [you] Ваши путешественники: { $points }.
   *[other] { $name }, за путешественников: { $points }.
}
event-expedition-began = { $seat ->
    [you] Экспедиция { $expedition }: начинаете вы.
   *[other] Экспедиция { $expedition }: начинает { $name }.
}
event-artifacts-counted = { $seat ->
    [you] Ваши артефакты ({ $artifacts }): { $points }. Всего у вас { $total }.
   *[other] { $name }, за артефакты ({ $artifacts }): { $points }. Всего: { $total }.
}
event-game-ended = { $winner ->
    [nobody] Победу делят несколько игроков.
    [you] Вы выиграли!
   *[other] Выигрывает { $name }.
}

## Почему так нельзя

refusal-game-is-over = Игра уже окончена.
refusal-chance-is-due = Подождите: жетоны и карточки ещё раскладывают, сдают или открывают.
refusal-chance-alone = Какой придёт жетон или карточка, не выбирает никто.
refusal-lay-first = Сначала выложите или сбросьте карточку. Потом берите новую.
refusal-draw-now = Карточка уже выложена или сброшена. Теперь возьмите новую: из колоды или из сброса.
refusal-send-first = Вы начали ряд: сначала отправьте на его тропу путешественника.
refusal-move-first = Сначала продвиньте одного из путешественников или оставьте всех на месте.
refusal-not-in-hand = У вас на руках нет { card.genitive }.
refusal-below-the-row = Слишком низкая карточка — { card }: ваш { colour-name } ряд уже дошёл до { $peak }.
refusal-above-the-row = Слишком высокая карточка — { card }: ваш { colour-name } ряд убывает и дошёл до { $peak }.
refusal-no-row-begun = Отправить путешественника можно только тогда, когда вы начинаете ряд.
refusal-no-move-due = Продвинуть путешественника можно только карточкой, по стрелке или из затерянного города.
refusal-nobody-on-the-path = На { colour.genitive } тропе у вас никого нет.
refusal-in-the-city = На { colour.genitive } тропе ваш путешественник уже в затерянном городе.
refusal-just-discarded = Вы только что сбросили карточку в { colour.accusative } стопку: до конца хода она для вас закрыта.
refusal-pile-is-empty = В сбросе нет { colour.plural-genitive } карточек.
refusal-not-in-deck = Карточки «{ card }» в колоде больше нет.
refusal-no-such-tile-left = Таких жетонов больше нет: { tile }.
refusal-not-the-lot = Жребий бросают только перед первой экспедицией.
refusal-seat-not-taken = Это место не занято: { $seat ->
    [north] { seat-north }
    [east] { seat-east }
    [south] { seat-south }
   *[west] { seat-west }
}.

## Чей ход

phase-start = Жребий решает, кто начинает.
phase-tiles = Раскладывают жетоны.
phase-deal = Идёт сдача карточек.
phase-lay = { $seat ->
    [you] Ваш ход: выложите или сбросьте карточку.
   *[other] { $name } выбирает, что выложить.
}
phase-send = { $seat ->
    [you] Кто отправится в путь: искатель или учёный?
   *[other] { $name } выбирает, кого отправить в путь.
}
phase-move = { $seat ->
    [you] Вы можете продвинуть одного из своих путешественников.
   *[other] { $name } может продвинуть путешественника.
}
phase-draw = { $seat ->
    [you] Теперь возьмите карточку из колоды или из сброса.
   *[other] { $name } выбирает, откуда взять карточку.
}
phase-turn-up = Карточку открывают.
phase-over = Игра окончена.

## Стол в терминале

board-expedition = экспедиция { $expedition } из { $expeditions }
board-crossed = за мостами: { $crossed } из 5
board-deck = колода: { $cards }
board-artifact = артефакт
board-arrow = стрелка
board-adventurer = строчная буква: искатель
board-researcher = заглавная: учёный
board-summary = на руках { $hand } · артефакты { $artifacts } · в пути { $standing } · очки { $points ->
    [hidden] ?
   *[other] { $points }
}
board-discards = сброс
board-hand = на руках
board-play = выложить
board-discard = сбросить
board-take = взять
board-draw = взять
board-send = отправить
board-decline = остаться
board-from-deck = из колоды

## Поле на странице

page-paths = Тропы к затерянным городам
page-path = { colour } тропа
page-stone = { colour } тропа, камень { $stone }, ценность { $value }
page-explorer = { $seat ->
    [you] ваш { piece }
   *[other] { piece } ({ $name })
}
page-pile = { colour } стопка сброса: { $size }
page-closed = закрыта до конца хода
page-row = ваш { colour-name } ряд
page-row-of = { colour-name } ряд
page-worth = ценность { $points }
page-points = победные очки
page-artifacts-bring = { $artifacts ->
    [one] за { $artifacts } артефакт
    [few] за { $artifacts } артефакта
   *[other] за { $artifacts } артефактов
}
page-track = Очки за артефакты в конце игры
page-at-home = { $researcher ->
    [home] Дома: искателей — { $adventurers }, и учёный
   *[out] Дома: искателей — { $adventurers }
}
page-home = { piece } дома: { $count }
page-hand-size = Карточек на руках: { $cards }
page-face-down = лежат лицом вниз
page-began = начинает эту экспедицию
page-turns = ход { $turns } из { $cap }
page-up-and-down = ряды могут расти или убывать
page-explorers = путешественники
page-artifacts = артефакты

## Блокнот для очков

pad-expedition = Экспедиция { $n }
pad-last-expedition = Последняя экспедиция: артефакты считаются
pad-next-expedition = Следующая экспедиция
pad-points = Победные очки до этого
pad-artifacts = Артефакты
pad-stone = камень { $n }
pad-researcher = Учёный
pad-researcher-of = { $colour }: это учёный
pad-piece = { $piece ->
    [artifact] артефакты
    [crossed] путешественники за мостами
    [adventurer] искатели
    [researcher] учёный
   *[other] { $piece }
}

## Впервые

learn-lost-cities-board-game-goal = Пять троп ведут через мост к пяти затерянным городам. Каждая карточка продвигает путешественника на один камень. Первые камни отнимают очки, дальние приносят: кто вышел в путь, должен уйти далеко.
learn-lost-cities-board-game-begin = Сначала выложите карточку. Синего ряда у вас ещё нет: начните его синей 3. Нажмите на карточку, затем на синюю тропу.
learn-lost-cities-board-game-send = Новый ряд отправляет в путь одного из ваших людей. У вас есть искатели и один учёный, который считается вдвойне. Отправьте учёного.
learn-lost-cities-board-game-draw = Затем возьмите карточку — из колоды или из сброса. Нажмите на колоду.
learn-lost-cities-board-game-refused = Ваш красный ряд дошёл до 4, а числа не убывают. Попробуйте красную 2 — и узнаете, почему нельзя.
learn-lost-cities-board-game-climb = Красная 6 подходит. Выложите её на красную тропу: ваш искатель перейдёт на следующий камень.
learn-lost-cities-board-game-arrow = Там лежит стрелка: кто-то из ваших может пройти дальше. Продвиньте учёного по синей тропе: на следующем камне артефакт. Затем возьмите карточку.
learn-lost-cities-board-game-score = В конце считают так: каждый путешественник приносит столько, сколько стоит его камень, учёный — вдвое. Артефакты считают по числу; если их мало, очки теряются.
learn-lost-cities-board-game-bridge = Как только мост перейдут пятеро, экспедиция сразу окончена. Четверо уже на той стороне. Выложите красную 8, и ваш искатель будет пятым.
learn-lost-cities-board-game-done = Как раз вовремя! В полной игре три экспедиции. Кто остался на первых камнях, отнимает очки: кончайте раньше, чем соперники оттуда уйдут.

## Rows of the score sheet

sheet-victory = Победные очки
# Points, and what was given because nobody falls below zero.
sheet-victory-or-floor = Победные очки, но не меньше 0
sheet-explorer = { $colour }: { $explorer } на камне { $stone }
sheet-floor = Меньше 0 не бывает
sheet-artifacts = Артефакты: { $artifacts }
sheet-artifacts-later = Артефакты: { $artifacts } (считаются в конце)
sheet-by-stone = ценность камня
sheet-by-researcher = учёный считается вдвойне
