game-survive = Survive: бегство из Атлантиды
    .about = От двух до четырёх отрядов бегут с тонущего острова и топят его друг под другом.

## Фигуры

colour = { $colour ->
    [red] красный
    [blue] синий
    [green] зелёный
   *[yellow] жёлтый
}
letter = { $colour ->
    [red] К
    [blue] С
    [green] З
   *[yellow] Ж
}
typed-colour = { $colour ->
    [red] красный, кр
    [blue] синий, си
    [green] зелёный, зе
   *[yellow] жёлтый, же
}
explorer = { $colour ->
    [red] Красный { $letter }
    [blue] Синий { $letter }
    [green] Зелёный { $letter }
   *[yellow] Жёлтый { $letter }
}
terrain = { $terrain ->
    [beach] пляж
    [forest] лес
   *[mountain] гора
}
creature = { $creature ->
    [serpent] морской змей
    [shark] акула
   *[whale] кит
}
back = { $back ->
    [shark] акула
    [whale] кит
    [boat] лодка
    [whirlpool] водоворот
    [volcano] вулкан
    [dolphin] дельфин
    [wind] ветер
    [move_serpent] передвинуть змея
    [move_shark] передвинуть акулу
    [move_whale] передвинуть кита
    [repel_shark] отпугнуть акулу
    [repel_whale] отпугнуть кита
   *[hidden] неизвестно
}
tile = { back } ({ terrain })

## Места и настройки

seat-red = Красный
seat-blue = Синий
seat-green = Зелёный
seat-yellow = Жёлтый

option-starter = кто начинает; место должно быть занято (§13.1)
option-two_colours = для двоих: по два цвета у каждого (§13.2)
option-two_colour_boats = лодки в начале игры двумя цветами (§13.2)
option-population_density = испытание первое: на внутренней плитке могут начать двое (§13.3)
option-shore_includes_lagoon = с первым испытанием: у лагуны тоже только один (§13.3)
option-to_the_last_one = испытание второе: играть, пока на поле есть исследователи (§13.4)
option-last_one_rounds = со вторым испытанием: сколько ходов у каждого после последней плитки, 0 — без предела (§13.4)
option-all_are_equal = испытание третье: каждый спасённый стоит одно очко (§13.5)
option-atlantis_goes_under = испытание четвёртое: играть до последней плитки (§13.6)
option-show_own_values = всегда видеть ценность своих исследователей (§13.7)
option-tie_break = кто побеждает при равенстве (§13.8)
option-stop_when_empty = закончить, когда на поле нет исследователей (§13.9)
option-boarded_swimmer_may_continue = севший в лодку пловец может продолжать в тот же ход (§13.10)
option-jump_overboard_anywhere = прыгать за борт можно везде, а не только у причалов (§13.11)
option-boarding_triggers_creature = твари нападают на того, кто садится на их клетке в пустую лодку (§13.11)
option-capsized_may_swim = опрокинутый китом сохраняет свой заплыв (§13.12)
option-dolphin_uses_swim_move = дельфин расходует заплыв (§13.12)
option-wind_empty_boat = ветер двигает и пустые лодки (§13.12)
option-one_swimmer_a_turn = за ход плывёт только один исследователь (§13.13)
web-value = { $value ->
    [lot] по жребию
    [per_player] по две на игрока
    [per_colour] по две на цвет
    [shared] победа общая
    [most_explorers] кто спас больше
   *[other] { $value }
}

## Ходы

move-explorer = выбрать: { explorer }
move-from = выбрать то, что стоит на { $hex }
move-to = на { $hex }
move-board = сесть в лодку на { $hex }
move-overboard = прыгнуть за борт
move-ashore = сойти на безопасный остров
move-sink = убрать плитку { $hex }
move-pick = поставить фигуру ценностью { $value } ({ colour })
move-play = сыграть плитку: { tile }
move-repel = отпугнуть плиткой ({ terrain })
move-decline = не отпугивать
move-done = это всё
move-show = показать { $value }
move-start = { $seat ->
    [red] Начинает { seat-red }
    [blue] Начинает { seat-blue }
    [green] Начинает { seat-green }
   *[yellow] Начинает { seat-yellow }
}
move-terrain = следующая плитка: { terrain }
move-back = на обороте: { back }
move-die = на кубике: { creature }

typed-explorer = исследователь, и
typed-from = с, от
typed-to = на
typed-board = лодка, сесть, л
typed-overboard = за борт, прыгнуть
typed-ashore = берег, остров
typed-sink = убрать, у
typed-pick = взять, поставить, в
typed-play = сыграть
typed-repel = отпугнуть
typed-decline = отказ, нет
typed-done = всё, готово
typed-show = показать
typed-terrain = { $terrain ->
    [beach] пляж
    [forest] лес
   *[mountain] гора
}
typed-back = { $back ->
    [dolphin] дельфин
    [wind] ветер
    [move_serpent] змей
    [move_shark] акула
   *[move_whale] кит
}

## Что произошло

event-lot-drawn = { $seat ->
    [you] Жребий пал на вас: вы начинаете.
   *[other] Жребий пал: начинает { $name }.
}
event-tile-laid = На { $hex } ложится плитка: { terrain }.
event-picked = { $seat ->
    [you] Вы берёте фигуру «{ explorer }».
   *[other] { $name } берёт фигуру «{ explorer }».
}
event-placed = { $seat ->
    [you] Вы ставите на { $hex }: { explorer }.
   *[other] { $name } ставит на { $hex }: { explorer }.
}
event-launched = { $seat ->
    [you] Вы ставите лодку на { $hex }.
   *[other] { $name } ставит лодку на { $hex }.
}
event-tile-played = { $seat ->
    [you] Вы играете плитку: { tile }.
   *[other] { $name } играет плитку: { tile }.
}
event-finished = { $step ->
    [play] { $seat ->
        [you] Вы не играете плиток.
       *[other] { $name } не играет плиток.
    }
    [move] { $seat ->
        [you] Вы больше не двигаетесь.
       *[other] { $name } больше не двигается.
    }
    [tile] { $seat ->
        [you] Вы на этом останавливаетесь.
       *[other] { $name } на этом останавливается.
    }
   *[creature] { $seat ->
        [you] Вы оставляете тварей в покое.
       *[other] { $name } оставляет тварей в покое.
    }
}
event-walked = { explorer } переходит на { $hex }.
event-swam = { explorer } плывёт на { $hex }.
event-boarded = { explorer } садится в лодку на { $hex }.
event-jumped = { explorer } прыгает в воду на { $hex }.
event-saved = { explorer } спасён: остров { $island }!
event-sailed = { $seat ->
    [you] Вы ведёте лодку с { $hex } на { $to }.
   *[other] { $name } ведёт лодку с { $hex } на { $to }.
}
event-tile-sunk = { $seat ->
    [you] Вы убираете плитку { $hex }: { terrain }.
   *[other] { $name } убирает плитку { $hex }: { terrain }.
}
event-fell-in = { explorer } падает в воду на { $hex }.
event-tile-kept = { $seat ->
    [you] Вы оставляете плитку себе: { back }.
   *[other] { $back ->
        [hidden] { $name } оставляет плитку себе ({ terrain }).
       *[other] { $name } оставляет плитку себе ({ terrain }): { back }.
    }
}
event-tile-shown = { $seat ->
    [you] Оборот вашей плитки на { $hex }: { back }!
   *[other] Оборот плитки на { $hex }, её взял игрок { $name }: { back }!
}
event-rescued = { explorer } попадает в лодку на { $hex }.
event-rolled = { $seat ->
    [you] Вы бросаете кубик: { creature }.
   *[other] { $name } бросает кубик: { creature }.
} { $useful ->
    [true] Можно сделать ход одной из этих фигур.
   *[false] Ходить некому.
}
event-creature-moved = { $seat ->
    [you] Вы двигаете с { $hex } на { $to }: { creature }.
   *[other] { $name } двигает с { $hex } на { $to }: { creature }.
}
event-boat-lost = Лодка на { $hex } идёт ко дну.
event-tipped-out = { explorer } оказывается в воде на { $hex }.
event-died = { explorer } погибает на { $hex }.
event-creature-gone = С { $hex } исчезает { creature }.
event-repelled = { $seat ->
    [you] Вы отпугиваете плиткой ({ terrain }): { creature } уходит.
   *[other] { $name } отпугивает плиткой ({ terrain }): { creature } уходит.
}
event-declined = { $seat ->
    [you] Вы не отпугиваете.
   *[other] { $name } не отпугивает.
}
event-ended = { $by ->
    [volcano] Извержение вулкана: кто не спасён, тот погиб.
    [empty] На поле не осталось исследователей: конец.
    [last-tile] Последней плитки больше нет: конец.
   *[limit] Ходов больше нет: кто не спасён, тот погиб.
}
event-value-shown = { explorer } стоит { $value }.
event-counted = { $seat ->
    [you] Спасено вами: { $saved }. Ваши очки: { $points }.
   *[other] { $name }: спасено { $saved }, очки { $points }.
}
event-game-ended = { $winner ->
    [nobody] Победа общая.
    [you] Вы выиграли!
   *[other] Побеждает { $name }.
}

## Почему так нельзя

refusal-game-is-over = Игра окончена.
refusal-chance-is-due = Подождите: плитку кладут или переворачивают, или бросают кубик.
refusal-chance-alone = Что покажут плитки и кубик, не выбирает никто.
refusal-pick-first = Сначала выберите, кого поставите.
refusal-place-first = Сначала поставьте выбранного на плитку.
refusal-launch-first = Сначала поставьте лодку на море у острова.
refusal-play-first = Сначала сыграйте плитку или скажите, что это всё.
refusal-guide-first = Сначала пусть дельфин проплывёт с кем-нибудь из ваших.
refusal-blow-first = Сначала пусть ветер сдвинет лодку.
refusal-send-first = Сначала поставьте тварь на пустое море.
refusal-move-first = Сначала выберите, кого или какую лодку двигать, или скажите, что это всё.
refusal-step-first = Сначала скажите, куда идёт выбранная фигура.
refusal-sink-first = Теперь уберите плитку.
refusal-rescue-first = Сначала выберите, кто попадёт в лодку.
refusal-prowl-first = Сначала подвиньте тварь или скажите, что это всё.
refusal-answer-first = Сначала отпугните или откажитесь.
refusal-not-yours = Этот исследователь не ваш.
refusal-not-on-board = { explorer } больше не на поле.
refusal-has-swum = { $one ->
    [true] За ход у вас один заплыв, и он уже сделан.
   *[false] За ход у каждого один заплыв, и здесь он уже сделан.
}
refusal-boarded-just-now = { explorer } только что сел в лодку и в этот ход больше не ходит.
refusal-no-way = Оттуда некуда идти.
refusal-not-in-the-water = { explorer } там не плавает.
refusal-no-boat-there = На { $hex } нет лодки.
refusal-not-in-control = В лодке на { $hex } чужих больше: вам её не двигать.
refusal-boat-is-empty = Ветер двигает только лодки с людьми.
refusal-no-creature-there = На { $hex } этого нет: { creature }.
refusal-not-adjacent = { $hex } не рядом.
refusal-land-is-barred = { $hex } — суша: с моря туда нельзя.
refusal-boat-in-the-way = На { $hex } уже есть лодка.
refusal-not-empty = { $hex } не пусто.
refusal-no-tile-there = На { $hex } нет плитки.
refusal-tile-is-taken = Плитка { $hex } занята.
refusal-not-beside-land = { $hex } не у острова.
refusal-not-free = На { $hex } лодка или змей.
refusal-boat-is-full = Лодка на { $hex } полна.
refusal-swim-then-board = Пловец садится только в лодку на своей клетке: сначала плывите на { $hex }.
refusal-not-aboard = Этот исследователь не в лодке.
refusal-only-at-landing = За этим столом за борт прыгают только у причалов.
refusal-no-safe-island = Оттуда на безопасный остров не попасть.
refusal-wrong-terrain = Ещё рано: сейчас тонет { terrain }.
refusal-not-beside-sea = Плитка { $hex } не у моря, а другие такие же — у моря.
refusal-not-in-hand = У вас нет такой плитки.
refusal-no-use = Сейчас от этой плитки нет толку.
refusal-no-such-explorer = Фигур ценностью { $value } больше нет.
refusal-nothing-to-repel = Сейчас отпугивать некого.
refusal-not-yet = Хотя бы одну клетку пройти надо.
refusal-nothing-to-end = Этот шаг обязателен.
refusal-not-the-lot = Жребий тянут только перед игрой.
refusal-seat-not-taken = Это место никем не занято: { $seat ->
    [red] { seat-red }
    [blue] { seat-blue }
    [green] { seat-green }
   *[yellow] { seat-yellow }
}.
refusal-no-such-tile-left = Таких плиток больше нет.
refusal-show-first = Сначала покажите ценность спасённого.
refusal-nothing-to-show = Ценности показывают, когда игра окончена.
refusal-not-its-value = Это не его ценность.
refusal-is-aboard = Этот исследователь в лодке: он может пересесть в другую, прыгнуть за борт или сойти на безопасный остров.

## Чей ход

phase-start = Жребий решает, кто начинает.
phase-tiles = Кладут плитки.
phase-back = Плитку переворачивают.
phase-die = Бросают кубик.
phase-over = Игра окончена.
phase-pick = { $seat ->
    [you] Ваш ход: кого вы ставите?
   *[other] { $name } выбирает, кого поставить.
}
phase-place = { $seat ->
    [you] На какую плитку?
   *[other] { $name } ставит исследователя.
}
phase-launch = { $seat ->
    [you] Откуда начнёт ваша лодка?
   *[other] { $name } спускает лодку.
}
phase-play = { $seat ->
    [you] Шаг первый: сыграйте плитку или скажите, что это всё.
   *[other] { $name } может сыграть плитку.
}
phase-dolphin = { $seat ->
    [you] Кому поможет дельфин?
   *[other] { $name } зовёт дельфина.
}
phase-guide = { $seat ->
    [you] Куда плывёт дельфин? Осталось клеток: { $points }.
   *[other] { $name } плывёт с дельфином. Осталось клеток: { $points }.
}
phase-wind = { $seat ->
    [you] Какую лодку двигает ветер?
   *[other] { $name } ловит ветер.
}
phase-blow = { $seat ->
    [you] Куда дует ветер? Осталось клеток: { $points }.
   *[other] { $name } идёт под ветром. Осталось клеток: { $points }.
}
phase-call = { $seat ->
    [you] Кого вы двигаете ({ creature })?
   *[other] { $name } двигает по плитке: { creature }.
}
phase-send = { $seat ->
    [you] На какую пустую клетку ({ creature })?
   *[other] { $name } двигает по плитке: { creature }.
}
phase-move = { $seat ->
    [you] Шаг второй: двигайте исследователей и лодки. Осталось: { $points }.
   *[other] { $name } двигает фигуры. Осталось: { $points }.
}
phase-step = { $seat ->
    [you] Куда идёт { explorer }?
   *[other] { $name } двигает фигуру: { explorer }.
}
phase-sail = { $seat ->
    [you] Куда идёт лодка?
   *[other] { $name } двигает лодку.
}
phase-sink = { $seat ->
    [you] Шаг третий: уберите плитку.
   *[other] { $name } убирает плитку.
}
phase-rescue = { $seat ->
    [you] Кто попадёт в лодку?
   *[other] { $name } выбирает, кто попадёт в лодку.
}
phase-creature = { $seat ->
    [you] Шаг четвёртый: кого вы двигаете ({ creature })?
   *[other] { $name } может двинуть: { creature }.
}
phase-prowl = { $seat ->
    [you] Куда ({ creature })? Осталось клеток: { $points }.
   *[other] { $name } двигает: { creature }. Осталось клеток: { $points }.
}
phase-answer = { $seat ->
    [you] Нападение на { $hex } ({ creature }): отпугните или откажитесь.
   *[other] Нападение на { $hex } ({ creature }). Слово за игроком { $name }.
}
phase-show = { $seat ->
    [you] Покажите, сколько стоит ваш спасённый.
   *[other] { $name } показывает ценности.
}

## Поле в терминале

board-tiles = осталось плиток: { $tiles }
board-serpent = змей
board-shark = акула
board-whale = кит
board-boat = лодка
board-beach = пляж
board-forest = лес
board-mountain = гора
board-landing = причал
board-summary = спасено { $saved } · погибло { $lost } · очки { $points ->
    [hidden] ?
   *[other] { $points }
}
board-kept = плитки
board-explorers = исследователи
board-choices = ходы

## Поле на странице

page-chart = Море, остров и безопасные острова
page-sea = море
page-boat = { $room ->
    [0] лодка без свободных мест
    [one] лодка, { $room } свободное место
    [few] лодка, { $room } свободных места
   *[other] лодка, { $room } свободных мест
}
page-explorer = { $state ->
    [water] { explorer } в воде
    [boat] { explorer } в лодке
   *[other] { explorer }
}
page-worth = ценность { $value }
page-island = { $island ->
    [NW] северо-западный безопасный остров
    [NE] северо-восточный безопасный остров
    [SW] юго-западный безопасный остров
   *[SE] юго-восточный безопасный остров
}
page-which = Что именно?
page-put-back = выбрать другое
page-turn = Ход
page-step = { $step ->
    [place] фигуры
    [launch] лодки
    [play] плитка
    [move] ход
    [sink] убрать
   *[creature] тварь
}
page-left = осталось: { $points }
page-asked = Ещё могут отпугнуть:
page-late = Ходы после последней плитки: { $rounds ->
    [0] { $late }
   *[other] { $late } из { $rounds }
}
page-to-place = Исследователи в руке
page-kept = Ваши плитки
page-crews = Команды
page-backs = Что ещё скрывают плитки
page-backs-told = Обороты, которых вы не видели: под островом или у других.
page-supply = Ещё в запасе
page-close = Закрыть

## Блокнот для очков

pad-saved = Спасённые, по ценности
pad-value = Ценность { $value }

## Впервые

learn-survive-goal = Атлантида тонет. Доставьте красных исследователей на безопасные острова по углам. Число под фигуркой — её ценность; в настоящей игре вы видите её только при расстановке и должны запомнить.
learn-survive-board = В ходе четыре шага. Сначала можно сыграть одну из оставленных плиток, если они есть. Затем у вас три движения. Первое: нажмите на исследователя ценностью 6 слева вверху, затем на лодку рядом с ним.
learn-survive-sail = Лодкой управляет тот, чьих исследователей в ней больше. Второе движение: нажмите на лодку, затем на море слева от неё.
learn-survive-swim = Исследователи умеют плавать, но только на одну клетку за ход. Третье движение: исследователь ценностью 5 прыгает в море слева от него.
learn-survive-refused = Теперь должна утонуть плитка: сначала пляжи, потом леса, потом горы. Попробуйте лес — и узнаете, почему нельзя.
learn-survive-sink = Утопите пляж справа вверху, на котором стоит синий исследователь. На обороте — сюрприз для тех, кто упадёт в воду.
learn-survive-die = Акула! Акулы едят пловцов, киты переворачивают лодки, морские змеи делают и то и другое. В конце бросают кубик, и у вас выпал кит: пусть он доплывет до синей лодки под ним.
learn-survive-saved = Много ходов спустя от острова почти ничего не осталось. Ваша лодка причалила у безопасного острова. Высадите исследователя и закончите движение.
learn-survive-volcano = Под одной из гор лежит вулкан. Он заканчивает игру, и кто не в безопасности, тот погиб. Утопите гору слева вверху.
learn-survive-done = Вулкан! Ценности всех спасённых складываются, и ваши дороже. Решает не сколько спасено, а кто.

## Rows of the score sheet

sheet-saved = { $explorer }
