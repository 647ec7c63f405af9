game-survive = Survive: побег из Атлантиды
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
    .accusative = { $creature ->
        [serpent] морского змея
        [shark] акулу
       *[whale] кита
    }
    .genitive = { $creature ->
        [serpent] морского змея
        [shark] акулы
       *[whale] кита
    }
    .which = { $creature ->
        [serpent] какого морского змея
        [shark] какую акулу
       *[whale] какого кита
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
option-boarding_triggers_creature = чудовища нападают на того, кто садится на их клетке в пустую лодку (§13.11)
option-capsized_may_swim = опрокинутый китом сохраняет свой заплыв (§13.12)
option-dolphin_uses_swim_move = дельфин расходует заплыв (§13.12)
option-wind_empty_boat = ветер двигает и пустые лодки (§13.12)
option-one_swimmer_a_turn = за ход плывёт только один исследователь (§13.13)
value = { $value ->
    [true] да
    [false] нет
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
move-sink = утопить плитку { $hex }
move-pick = поставить фигуру ценностью { $value } ({ colour })
move-play = сыграть плитку: { tile }
move-repel = отпугнуть плиткой «{ terrain }»
move-decline = не отпугивать
move-done = готово
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
    [you] По жребию начинаете вы.
   *[other] По жребию начинает { $name }.
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
        [you] Вы оставляете чудовищ в покое.
       *[other] { $name } оставляет чудовищ в покое.
    }
}
event-walked = { explorer } переходит на { $hex }.
event-swam = { explorer } плывёт на { $hex }.
event-boarded = { explorer } садится в лодку на { $hex }.
event-jumped = { explorer } прыгает в воду на { $hex }.
event-saved = { explorer } спасён: { page-island }!
event-sailed = { $seat ->
    [you] Вы ведёте лодку с { $hex } на { $to }.
   *[other] { $name } ведёт лодку с { $hex } на { $to }.
}
event-tile-sunk = { $seat ->
    [you] Вы топите плитку { $hex }: { terrain }.
   *[other] { $name } топит плитку { $hex }: { terrain }.
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
    [true] Одну такую фигуру можно передвинуть.
   *[false] Передвинуть некого.
}
event-creature-moved = { $seat ->
    [you] Вы двигаете { creature.accusative } с { $hex } на { $to }.
   *[other] { $name } двигает { creature.accusative } с { $hex } на { $to }.
}
event-boat-lost = Лодка на { $hex } идёт ко дну.
event-tipped-out = { explorer } оказывается в воде на { $hex }.
event-died = { explorer } погибает на { $hex }.
event-creature-gone = С { $hex } исчезает { creature }.
event-repelled = { $seat ->
    [you] Вы отпугиваете { creature.accusative } плиткой «{ terrain }».
   *[other] { $name } отпугивает { creature.accusative } плиткой «{ terrain }».
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
    [nobody] Победу делят несколько игроков.
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
refusal-play-first = Сначала сыграйте плитку или нажмите «Готово».
refusal-guide-first = Сначала пусть дельфин проплывёт с кем-нибудь из ваших.
refusal-blow-first = Сначала пусть ветер сдвинет лодку.
refusal-send-first = Сначала поставьте чудовище на пустое море.
refusal-move-first = Сначала выберите, кого или какую лодку двигать, или нажмите «Готово».
refusal-step-first = Сначала выберите, куда идёт выбранная фигура.
refusal-sink-first = Теперь утопите плитку.
refusal-rescue-first = Сначала выберите, кто попадёт в лодку.
refusal-prowl-first = Сначала передвиньте чудовище или нажмите «Готово».
refusal-answer-first = Сначала отпугните его или откажитесь.
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
refusal-not-in-control = В лодке на { $hex } чужих исследователей больше: двигать её вы не можете.
refusal-boat-is-empty = Ветер двигает только лодки с людьми.
refusal-no-creature-there = На { $hex } нет { creature.genitive }.
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
refusal-wrong-terrain = Ещё рано: сначала { $terrain ->
    [beach] пляжи
    [forest] леса
   *[mountain] горы
}.
refusal-not-beside-sea = Плитка { $hex } не у моря, а другие такие же — у моря.
refusal-not-in-hand = У вас нет такой плитки.
refusal-no-use = Сейчас от этой плитки нет толку.
refusal-no-such-explorer = Исследователей ценностью { $value } больше нет.
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
    [you] Шаг первый: сыграйте плитку или пропустите этот шаг.
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
   *[other] { $name } выбирает лодку для ветра.
}
phase-blow = { $seat ->
    [you] Куда дует ветер? Осталось клеток: { $points }.
   *[other] { $name } идёт по ветру. Осталось клеток: { $points }.
}
phase-call = { $seat ->
    [you] { $creature ->
        [serpent] Какого морского змея
        [shark] Какую акулу
       *[whale] Какого кита
    } вы двигаете?
   *[other] { $name } двигает плиткой { creature.accusative }.
}
phase-send = { $seat ->
    [you] На какую пустую клетку поставить { creature.accusative }?
   *[other] { $name } двигает плиткой { creature.accusative }.
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
    [you] Шаг третий: утопите плитку.
   *[other] { $name } топит плитку.
}
phase-rescue = { $seat ->
    [you] Кто попадёт в лодку?
   *[other] { $name } выбирает, кто попадёт в лодку.
}
phase-creature = { $seat ->
    [you] Шаг четвёртый: { creature.which } вы двигаете?
   *[other] { $name } может передвинуть { creature.accusative }.
}
phase-prowl = { $seat ->
    [you] Куда плывёт { creature }? Осталось клеток: { $points }.
   *[other] { $name } двигает { creature.accusative }. Осталось клеток: { $points }.
}
phase-answer = { $seat ->
    [you] На { $hex } нападает { creature }: отпугните или откажитесь.
   *[other] На { $hex } нападает { creature }. Слово за игроком { $name }.
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
    [sink] утопить
   *[creature] чудовище
}
page-left = осталось: { $points }
page-asked = Ещё могут отпугнуть:
page-late = Ходы после последней плитки: { $rounds ->
    [0] { $late }
   *[other] { $late } из { $rounds }
}
page-to-place = Исследователи на руках
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
