game-el-dorado = В поисках Эльдорадо
    .about = От двух до четырёх экспедиций спешат через джунгли в Эльдорадо и нанимают по пути людей получше.

## Карты, жетоны, символы, клетки

card = { $card ->
    [explorer] исследователь
    [traveler] путешественница
    [sailor] моряк
    [scout] разведчик
    [trailblazer] следопыт
    [jack-of-all-trades] мастер на все руки
    [photographer] фотограф
    [treasure-chest] сундук с сокровищами
    [pioneer] первопроходец
    [giant-machete] огромное мачете
    [captain] капитан
    [journalist] журналистка
    [millionaire] миллионерша
    [adventurer] искательница приключений
    [prop-plane] самолёт
    [transmitter] передатчик
    [cartographer] картограф
    [compass] компас
    [scientist] учёная
    [travel-log] путевой дневник
    [native] местный житель
   *[other] { $card }
}
card-short = { $card ->
    [explorer] исслед.
    [traveler] путеш.
    [scout] разведч.
    [jack-of-all-trades] мастер
    [treasure-chest] сундук
    [pioneer] первопр.
    [giant-machete] мачете
    [journalist] журнал.
    [millionaire] миллион.
    [adventurer] искат.
    [transmitter] передатч.
    [travel-log] дневник
    [native] местный
   *[other] { card }
}
typed-card = { $card ->
    [jack-of-all-trades] мастер
    [treasure-chest] сундук
    [giant-machete] мачете
    [prop-plane] самолет, самолёт
    [travel-log] дневник
    [native] местный
    [adventurer] искательница
   *[other] { card }
}
token = { $token ->
    [machete-1] мачете 1
    [machete-2] мачете 2
    [machete-3] мачете 3
    [paddle-1] весло 1
    [paddle-2] весло 2
    [coin-1] монета 1
    [coin-2] монета 2
    [draw] «взять»
    [remove] «убрать»
    [replace] «заменить»
    [pass] «пройти»
    [free-step] «свободный шаг»
    [change] «сменить символ»
    [keep] «сохранить»
   *[other] { $token }
}
symbol = { $symbol ->
    [machete] мачете
    [paddle] весло
   *[coin] монета
}
typed-symbol = { $symbol ->
    [machete] мачете, м
    [paddle] весло, в
   *[coin] монета, монеты, д
}
terrain = { $terrain ->
    [jungle] джунгли
    [water] вода
    [village] деревня
    [rubble] завал
   *[camp] базовый лагерь
}
demand = { $asks ->
    [machete] мачете { $need }
    [paddle] весло { $need }
    [coin] монета { $need }
    [rubble] { $need ->
        [one] { $need } карта
        [few] { $need } карты
       *[other] { $need } карт
    }
   *[camp] { $need ->
        [one] убрать из игры { $need } карту
        [few] убрать из игры { $need } карты
       *[other] убрать из игры { $need } карт
    }
}
direction = { $direction ->
    [east] восток
    [south-east] юго-восток
    [south-west] юго-запад
    [west] запад
    [north-west] северо-запад
   *[north-east] северо-восток
}
typed-direction = { $direction ->
    [east] восток, в
    [south-east] юго-восток, юв
    [south-west] юго-запад, юз
    [west] запад, з
    [north-west] северо-запад, сз
   *[north-east] северо-восток, св
}

## Места и настройки

seat-north = Север
seat-east = Восток
seat-south = Юг
seat-west = Запад

option-map = один из семи маршрутов или свой маршрут текстом (§14.1)
option-starter = кто начинает; место должно быть занято (§14.2)
option-caves = вариант: пещеры и их жетоны (§10)
option-strip_blockades = преграды у узких планшетов: на каждом стыке или только на входе (§14.4)
option-native_blockade = местный житель снимает преграду или снимает и входит (§14.5)
option-replace_to = куда жетон замены кладёт карты (§14.6)
option-keep_item = что спасает жетон сохранения (§14.7)
option-cap = после скольких раундов игра кончается, 0 — никогда; наше правило (§14.8)
value = { $value ->
    [true] да
    [false] нет
    [lot] по жребию
    [every_connection] на каждом стыке
    [entry_side] только на входе
    [remove] снимает её
    [remove_and_enter] снимает и входит
    [discard] в сброс
    [play_area] к сыгранным картам
    [item] использованный предмет
    [any_removal] любую убранную карту
    [first] Первая экспедиция
    [hills_of_gold] Золотые холмы
    [home_stretch] Последняя прямая
    [winding_paths] Извилистые тропы
    [serpentine] Серпантин
    [swamplands] Болота
    [witchs_cauldron] Ведьмин котёл
   *[other] свой маршрут
}

## Ходы

move-move = сыграть карту «{ card }» как символ «{ symbol }»
move-step = фигурка { $pawn }: на { direction }
move-break = снять преграду { $blockade } фигуркой { $pawn }
move-stop = остановиться здесь
move-end = закончить ход
move-done = готово
move-pay = заплатить картой «{ card }»
move-coin = отдать карту «{ card }» как монеты
move-buy = купить карту «{ card }»
move-act = применить карту «{ card }»
move-take = взять карту «{ card }»
move-remove = убрать карту «{ card }» из игры
move-discard = сбросить карту «{ card }»
move-use = применить жетон { token }
move-spend = заплатить жетоном { token }
move-explore = исследовать пещеру { $cave }
move-replace = отложить карту «{ card }»
move-save = спасти жетоном карту «{ card }»
move-start = { $seat ->
    [north] Начинает { seat-north }
    [east] Начинает { seat-east }
    [south] Начинает { seat-south }
   *[west] Начинает { seat-west }
}
move-blockade = на следующий стык ложится преграда { $blockade }
move-turn-up = открывается карта «{ card }»
move-find = пещера даёт жетон { token }

typed-move = двигать, ход, х
typed-step = шаг, ш
typed-break = снять, сн
typed-stop = стоп, остановиться
typed-end = конец, к
typed-done = готово, хватит, нет
typed-pay = платить, п
typed-coin = монетами, м
typed-buy = купить, куп
typed-act = применить, пр
typed-take = взять, вз
typed-remove = убрать, уб
typed-discard = сбросить, сб
typed-use = жетон, ж
typed-spend = заплатить
typed-explore = исследовать, и
typed-replace = заменить, зам
typed-save = спасти, сп

## Что произошло

event-lot-drawn = { $seat ->
    [you] По жребию начинаете вы.
   *[other] По жребию начинает { $name }.
}
event-blockade-laid = На стыке { $line } лежит преграда { $blockade }.
event-dealt = { $seat ->
    [you] Вы берёте карту «{ card }».
   *[other] { $card ->
        [hidden] { $name } берёт карту.
       *[other] { $name } берёт карту «{ card }».
    }
}
event-moved-with = { $seat ->
    [you] Вы играете карту «{ card }» как символ «{ symbol }».
   *[other] { $name } играет карту «{ card }» как символ «{ symbol }».
}
event-stepped = { $seat ->
    [you] Ваша фигурка { $pawn } входит на { $place }: { terrain } { $power }.
   *[other] { $name }, фигурка { $pawn }, входит на { $place }: { terrain } { $power }.
}
event-set-about = { $seat ->
    [you] Оплатите клетку «{ terrain }»: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    }.
   *[other] { $name } платит за клетку «{ terrain }»: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    }.
}
event-paid = { $removed ->
    [true] { $seat ->
        [you] Вы убираете из игры карту «{ card }».
       *[other] { $name } убирает из игры карту «{ card }».
    }
   *[false] { $seat ->
        [you] Вы платите картой «{ card }».
       *[other] { $name } платит картой «{ card }».
    }
}
event-blockade-won = { $seat ->
    [you] Вы снимаете преграду { $blockade } и оставляете её себе.
   *[other] { $name } снимает преграду { $blockade } и оставляет её себе.
}
event-stopped = { $seat ->
    [you] Вы останавливаетесь.
   *[other] { $name } останавливается.
}
event-pawn-arrived = { $seat ->
    [you] Ваша фигурка { $pawn } в Эльдорадо!
   *[other] { $name }: фигурка { $pawn } в Эльдорадо.
}
event-all-arrived = { $last ->
    [true] { $seat ->
        [you] Вся ваша экспедиция дошла, и раунд окончен.
       *[other] { $name }: вся экспедиция дошла, и раунд окончен.
    }
   *[false] { $seat ->
        [you] Вся ваша экспедиция дошла: это последний раунд.
       *[other] { $name }: вся экспедиция дошла, это последний раунд.
    }
}
event-paid-coins = { $seat ->
    [you] Вы отдаёте карту «{ card }»: всего { $coins }{ $half ->
        [true] ½
       *[false] { "" }
    }.
   *[other] { $name } отдаёт карту «{ card }»: всего { $coins }{ $half ->
        [true] ½
       *[false] { "" }
    }.
}
event-bought = { $seat ->
    [you] Вы покупаете карту «{ card }».
   *[other] { $name } покупает карту «{ card }».
}
event-acted = { $seat ->
    [you] Вы применяете карту «{ card }».
   *[other] { $name } применяет карту «{ card }».
}
event-took = { $seat ->
    [you] Вы берёте себе карту «{ card }».
   *[other] { $name } берёт себе карту «{ card }».
}
event-removed = { $seat ->
    [you] Вы убираете из игры карту «{ card }».
   *[other] { $name } убирает из игры карту «{ card }».
}
event-shuffled = { $seat ->
    [you] Вы тасуете свой сброс.
   *[other] { $name } тасует сброс.
}
event-drew = { $seat ->
    [you] Вы берёте карту «{ card }».
   *[other] { $card ->
        [hidden] { $name } берёт карту.
       *[other] { $name } берёт карту «{ card }».
    }
}
event-discarded = { $seat ->
    [you] Вы сбрасываете карту «{ card }».
   *[other] { $name } сбрасывает карту «{ card }».
}
event-declined = { $what ->
    [keep] { $seat ->
        [you] Остальные карты вы оставляете на руках.
       *[other] { $name } оставляет остальное на руках.
    }
    [remove] { $seat ->
        [you] Больше вы ничего не убираете.
       *[other] { $name } больше ничего не убирает.
    }
    [replace] { $seat ->
        [you] Больше вы ничего не откладываете.
       *[other] { $name } больше ничего не откладывает.
    }
   *[explore] { $seat ->
        [you] Вы обходите пещеру стороной.
       *[other] { $name } обходит пещеру стороной.
    }
}
event-turn-ended = { $seat ->
    [you] Вы больше не играете карт.
   *[other] { $name } больше не играет карт.
}
event-used = { $seat ->
    [you] Вы применяете жетон: { token }.
   *[other] { $name } применяет жетон: { token }.
}
event-replaced = { $seat ->
    [you] Вы откладываете карту «{ card }».
   *[other] { $name } откладывает карту «{ card }».
}
event-saved = { $seat ->
    [you] Вы спасаете карту «{ card }».
   *[other] { $name } спасает карту «{ card }».
}
event-explored = { $seat ->
    [you] Вы исследуете пещеру { $cave }.
   *[other] { $name } исследует пещеру { $cave }.
}
event-found = { $seat ->
    [you] Вы находите жетон: { token }.
   *[other] { $name } находит жетон: { token }.
}
event-round-began = Начинается раунд { $number }.
event-ranked = { $seat ->
    [you] Ваше место: { $place }. Осталось шагов: { $steps }.
   *[other] { $name }, место: { $place }. Осталось шагов: { $steps }.
}
event-game-ended = { $by ->
    [cap] { $winner ->
        [nobody] Раунды кончились; первое место делят несколько игроков.
        [you] Раунды кончились; вы ближе всех к Эльдорадо.
       *[other] Раунды кончились; ближе всех к Эльдорадо { $name }.
    }
   *[arrival] { $winner ->
        [nobody] Победу делят несколько игроков.
        [you] Эльдорадо ваше: вы победили!
       *[other] Эльдорадо достаётся игроку { $name }: это победа.
    }
}

## Почему так нельзя

refusal-game-is-over = Игра окончена.
refusal-chance-is-due = Подождите: что-то ещё открывается.
refusal-chance-alone = Никто не выбирает, что дадут колоды, пещеры и преграды.
refusal-finish-moving = Карта ещё в игре: идите дальше или остановитесь.
refusal-finish-paying = Сначала заплатите, сколько должны.
refusal-finish-buying = Вы платите: продолжайте, пока что-нибудь не купите.
refusal-take-a-card = Сначала возьмите карту передатчиком.
refusal-finish-removing = Сначала уберите карты или нажмите «Готово».
refusal-finish-replacing = Сначала отложите карты или нажмите «Готово».
refusal-explore-or-decline = Сначала исследуйте пещеру или откажитесь.
refusal-turn-is-ending = Ход кончается: сбросьте карты или оставьте остальные.
refusal-not-now = Сейчас этого сделать нельзя.
refusal-not-in-hand = У вас на руках нет карты «{ card }».
refusal-wrong-symbol = На карте «{ card }» нет такого символа: { symbol }.
refusal-symbol-changed = Жетон меняет следующую карту: сыграйте карту «{ card }» как другой символ.
refusal-no-use = Сейчас этим не может воспользоваться ни одна ваша фигурка.
refusal-no-such-pawn = У вас только одна фигурка.
refusal-pawn-has-arrived = Фигурка { $pawn } уже в Эльдорадо.
refusal-other-pawn-moves = Эта карта двигает другую вашу фигурку.
refusal-no-space-there = Там маршрут кончается.
refusal-closed-space = В горы и пещеры войти нельзя.
refusal-start-space = На стартовую клетку вернуться нельзя.
refusal-occupied = Там кто-то стоит.
refusal-blocked = Путь закрыт преградой.
refusal-asks-for-other = Там нужно другое: { demand }.
refusal-not-enough-power = Там нужно больше: { demand }. У вас осталось { $power }.
refusal-play-a-card-first = Сначала сыграйте для этого карту: { demand }.
refusal-not-enough-cards = У вас мало карт. Требуется: { demand }.
refusal-not-beyond-the-line = Фигурка должна пройти там, где была преграда.
refusal-blockade-is-gone = Преграды { $blockade } на маршруте нет.
refusal-not-at-the-line = Фигурка { $pawn } не стоит у преграды { $blockade }.
refusal-must-be-used = Вы сыграли карту: примените её.
refusal-nothing-to-decline = Жетон убирает карту: выберите какую.
refusal-bought-already = За ход покупают только одну карту.
refusal-too-poor = На это ничего не купить.
refusal-not-enough-coins = Карта «{ card }» стоит { $price }, а заплачено { $coins }.
refusal-sold-out = Карты «{ card }» больше нет.
refusal-reserve-is-closed = Карта «{ card }» лежит в запасе, а свободных мест на рынке нет.
refusal-no-such-token = У вас нет такого жетона.
refusal-holds-already = Такой жетон в этот ход уже применён и ещё действует.
refusal-no-cave-here = Ваша фигурка не рядом с этой пещерой.
refusal-cave-is-empty = В этой пещере жетонов не осталось.
refusal-explored-already = Эта фигурка уже была в пещере и должна сначала остановиться в другом месте.
refusal-nothing-to-save = Такая карта только что не тратилась.
refusal-hand-is-empty = У вас нет карт на руках.
refusal-not-in-pile = Карты «{ card }» в колоде больше нет.
refusal-not-in-bag = Такого жетона больше нет: { token }.
refusal-blockade-lies = Преграда { $blockade } уже на маршруте.
refusal-not-the-lot = Жребий бросают только перед игрой.
refusal-seat-not-taken = Никто не сидит на месте { $seat ->
    [north] { seat-north }
    [east] { seat-east }
    [south] { seat-south }
   *[west] { seat-west }
}.

## Чей ход

phase-start = Жребий решает, кто начинает.
phase-blockades = Раскладываются преграды.
phase-deal = Раздаются карты.
phase-play = { $seat ->
    [you] Ваш ход: играйте карты или закончите ход.
   *[other] { $name } играет карты.
}
phase-move = { $seat ->
    [you] { symbol } { $power }: шагайте или остановитесь.
   *[other] { $name } идёт: { symbol } { $power }.
}
phase-free = { $seat ->
    [you] Свободный шаг: куда?
   *[other] { $name } делает свободный шаг.
}
phase-pay = { $seat ->
    [you] Выберите карты для оплаты: осталось { $owing }.
   *[other] { $name } платит: осталось { $owing }.
}
phase-buy = { $seat ->
    [you] Заплачено { $coins }{ $half ->
        [true] ½
       *[false] { "" }
    }: платите дальше или покупайте.
   *[other] { $name } платит: { $coins }{ $half ->
        [true] ½
       *[false] { "" }
    }.
}
phase-take = { $seat ->
    [you] Возьмите любую карту с рынка или из запаса.
   *[other] { $name } берёт карту.
}
phase-remove = { $seat ->
    [you] Можно убрать карты, что на руках: не больше { $owing }.
   *[other] { $name } может убрать карты.
}
phase-replace = { $seat ->
    [you] Можно отложить карты ради других: не больше { $owing }.
   *[other] { $name } может отложить карты.
}
phase-explore = { $seat ->
    [you] Ваша фигурка остановилась у пещеры: исследовать?
   *[other] { $name } стоит у пещеры.
}
phase-keep = { $seat ->
    [you] Сбросьте то, что не хотите оставить.
   *[other] { $name } решает, что оставить.
}
phase-turn-up = Берутся карты.
phase-find = Открывается жетон.
phase-over = Игра окончена.

## Доска в терминале

label = { $verb ->
    [move] { $symbol ->
        [machete] как мачете
        [paddle] как весло
       *[coin] как монета
    }
    [coin] как деньги
    [act] действие
    [pay] заплатить
    [remove] убрать
    [replace] отложить
    [save] спасти
   *[discard] сбросить
}
board-round = { $cap ->
    [0] раунд { $round }
   *[other] раунд { $round } из { $cap }
}
board-market = рынок
board-reserve = запас
board-closed = закрыт
board-open = в продаже
board-hand = на руках
board-played = сыграно
board-gained = получено
board-choices = выбор
board-summary = на руках { $hand } · колода { $draw } · сброс { $discard } · преграды { $blockades } · шагов { $steps }
board-legend = M мачете · P весло · C монета · R карты · B убрать карты · ▲ горы · ◉ пещера · ★ Эльдорадо
board-lines = преграды:
board-line = { $blockade } требует: { demand }

## Поле на странице

page-map = Маршрут экспедиции
page-space = { $terrain ->
    [jungle] Джунгли, мачете { $need }
    [water] Вода, весло { $need }
    [village] Деревня, монета { $need }
    [rubble] { $need ->
        [one] Завал, { $need } карта
        [few] Завал, { $need } карты
       *[other] Завал, { $need } карт
    }
    [camp] { $need ->
        [one] Базовый лагерь, убрать { $need } карту
        [few] Базовый лагерь, убрать { $need } карты
       *[other] Базовый лагерь, убрать { $need } карт
    }
    [mountain] Гора
    [cave] Пещера
   *[start] Стартовая клетка { $need }
}
page-finish = вход в Эльдорадо
page-pawn = { $seat ->
    [you] ваша фигурка
   *[other] фигурка игрока { $name }
}
page-cave = { $tokens ->
    [0] жетонов не осталось
    [one] остался { $tokens } жетон
    [few] осталось { $tokens } жетона
   *[other] осталось { $tokens } жетонов
}
page-reach = можно дойти, останется силы: { $left }
page-enter = можно войти
page-blockade = Преграда { $blockade }, требует: { demand }
page-any = { $need }, любой из символов
page-action = { $card ->
    [transmitter] взять любую карту с рынка или из запаса
    [cartographer] взять две карты
    [compass] взять три карты
    [scientist] взять карту, затем можно убрать одну
    [travel-log] взять две карты, затем можно убрать до двух
   *[native] один свободный шаг
}
page-once = одноразовая
page-price = цена { $price }
page-left = осталось { $left }
page-owing = ещё { $owing }
page-which-pawn = Какая фигурка?
page-empty-hand = На руках нет карт
page-discard = Стопка сброса
page-removed = Убраны из игры
page-tokens = Жетоны
page-close = Закрыть
page-blockades = преграды

## Блокнот для очков

pad-blockades = Преграды
pad-blockade = Преграда { $n }
pad-pawn = Фигурка { $n }
pad-place-pawn = Выберите фигурку и коснитесь её места на маршруте. Если она дошла, коснитесь золотого города.
pad-map = Маршрут
pad-arrived = прибыла
pad-on-way = { $steps ->
    [one] остался { $steps } шаг
    [few] осталось { $steps } шага
   *[other] осталось { $steps } шагов
}
pad-first = Прибыл раньше других
pad-piece = { $piece ->
    [pawn] фигурки одного игрока
    [blockade] преграды на этом маршруте
   *[other] { $piece }
}

## Впервые

learn-el-dorado-goal = Гонка сквозь джунгли: обычно побеждает тот, кто первым придёт в Эльдорадо, золотую страну на другом конце маршрута. Все начинают с одинаковых восьми карт и покупают лучшие. Ваши четыре карты — под полем.
learn-el-dorado-machete = Карта ведёт на клетки со своим символом. У исследователя — мачете. Нажмите на карту, затем на джунгли справа от вашей фигурки.
learn-el-dorado-refused = Следующая клетка справа — вода, ей нужно весло. Нажмите на неё без карты и узнаете, почему нельзя.
learn-el-dorado-paddle = У моряка есть весло. Сыграйте его и пройдите на клетку дальше. Сильная карта может пройти несколько клеток своего символа подряд.
learn-el-dorado-buy = Карты, которые вас не ведут, — это деньги. Каждая путешественница стоит одну монету: заплатите обеими и купите на рынке мастера на все руки, который заменит любой символ.
learn-el-dorado-turn = За ход можно купить одну карту; она уходит в ваш сброс и вернётся, когда вы его перетасуете. Закончите ход: на руках снова будет четыре карты.
learn-el-dorado-blockade = Между двумя планшетами лежит преграда, и на ней видно, чего она требует: здесь одну монету. Кто пришёл первым, снимает её и оставляет себе. Сыграйте путешественницу как монету, затем нажмите на преграду.
learn-el-dorado-onward = Путь свободен. Идите с исследователем дальше, в джунгли.
learn-el-dorado-arrive = Десять раундов спустя. До Эльдорадо один шаг, и нужно весло. Сыграйте моряка — и вы на месте!
learn-el-dorado-last = Остальные доигрывают раунд; если дойдёт кто-то ещё, сравнят преграды. Закончите ход и оставьте карты себе.
learn-el-dorado-done = Вы в Эльдорадо. Покупайте мало карт, но сильных: чем меньше колода, тем скорее они возвращаются.

## Rows of the score sheet

sheet-pawn = Фигурка { $pawn }: осталось шагов
sheet-pawn-arrived = Фигурка { $pawn }: в Эльдорадо
sheet-arrival = Прибытие: { $arrival }-й по счёту
sheet-blockades = { $count ->
    [one] { $count } преграда
    [few] { $count } преграды
   *[other] { $count } преград
}: { $blockades }
