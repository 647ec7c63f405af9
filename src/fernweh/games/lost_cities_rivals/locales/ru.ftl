game-lost-cities-rivals = Затерянные города: Соперники
    .about = От двух до четырёх путешественников торгуются за карточки, а уплаченное снова делится на всех.

## Цвета и карточки

colour = { $colour ->
    [yellow] жёлтая
    [blue] синяя
    [white] белая
    [green] зелёная
    [red] красная
   *[other] { $colour }
}
    .accusative = { $colour ->
        [yellow] жёлтую
        [blue] синюю
        [white] белую
        [green] зелёную
        [red] красную
       *[other] { $colour }
    }
    .genitive = { $colour ->
        [yellow] жёлтой
        [blue] синей
        [white] белой
        [green] зелёной
        [red] красной
       *[other] { $colour }
    }
    .neuter = { $colour ->
        [yellow] жёлтое
        [blue] синее
        [white] белое
        [green] зелёное
        [red] красное
       *[other] { $colour }
    }
    .neuter-genitive = { $colour ->
        [yellow] жёлтого
        [blue] синего
        [white] белого
        [green] зелёного
        [red] красного
       *[other] { $colour }
    }
other-colour = { $other-colour ->
    [yellow] жёлтое
    [blue] синее
    [white] белое
    [green] зелёное
    [red] красное
   *[other] { $other-colour }
}
colour-name = { $colour ->
    [yellow] жёлтый
    [blue] синий
    [white] белый
    [green] зелёный
    [red] красный
   *[other] { $colour }
}
letter = { $colour ->
    [yellow] Ж
    [blue] С
    [white] Б
    [green] З
    [red] К
   *[other] ?
}
typed-colour = { $colour ->
    [yellow] желтый, желтая, желтую, желтой, желтое, жёлтый, жёлтая, жёлтую, жёлтой, жёлтое
    [blue] синий, синяя, синюю, синей, синее
    [white] белый, белая, белую, белой, белое
    [green] зеленый, зеленая, зеленую, зеленой, зеленое, зелёный, зелёная, зелёную, зелёной, зелёное
    [red] красный, красная, красную, красной, красное
   *[other] { $colour }
}
card = { $rank ->
    [wager] { colour.neuter } пари
   *[other] { colour } { $rank }
}
    .accusative = { $rank ->
        [wager] { colour.neuter } пари
       *[other] { colour.accusative } { $rank }
    }
    .genitive = { $rank ->
        [wager] { colour.neuter-genitive } пари
       *[other] { colour.genitive } { $rank }
    }
rank = { $rank ->
    [wager] ×
   *[other] { $rank }
}
typed-wager = пари, п, х, ×
coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
    .accusative = { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }

## Места и настройки

seat-north = Север
seat-east = Восток
seat-south = Юг
seat-west = Запад

option-starter = кто начинает; место должно быть занято (§10.1)
option-purge_display = домашнее правило: после аукциона бесполезные карточки уходят с витрины (§10.2)

## Действия

move-uncover = открыть карточку
move-bid = предложить { coins.accusative }
move-pass = спасовать
move-take = взять { card.accusative }
move-trash = убрать { card.accusative } в коробку
move-done = готово: остальное остаётся
move-turn-up = открывается { card }
move-deal = начальные пари: { colour.neuter } и { other-colour }
move-start = { $seat ->
    [north] Начинает { seat-north }
    [east] Начинает { seat-east }
    [south] Начинает { seat-south }
   *[west] Начинает { seat-west }
}

typed-uncover = открыть, о
typed-bid = предложить, ставка, с
typed-pass = пас, спасовать, п
typed-take = взять, в
typed-trash = убрать, у
typed-done = закончить, готово, г
play-help-move = действие; можно коротко: с 3, пас, в к7, у с п, г или b 3, p, t r7, x b x, d

## Что произошло

event-lot-drawn = { $seat ->
    [you] По жребию начинаете вы.
   *[other] По жребию начинает { $name }.
}
event-dealt = { $seat ->
    [you] Вы получаете { colour.neuter } начальное пари.
   *[other] { $name } получает { colour.neuter } начальное пари.
}
event-turned-up = { $seat ->
    [you] Вы открываете { card.accusative }.
   *[other] { $name } открывает { card.accusative }.
}
event-died = Никому не пригодится { card }: карточка возвращается в коробку.
event-opened = { $seat ->
    [you] Вы начинаете аукцион и предлагаете { coins.accusative }.
   *[other] { $name } начинает аукцион и предлагает { coins.accusative }.
}
event-raised = { $seat ->
    [you] Вы предлагаете { coins.accusative }.
   *[other] { $name } предлагает { coins.accusative }.
}
event-passed = { $seat ->
    [you] Вы пасуете.
   *[other] { $name } пасует.
}
event-won = { $seat ->
    [you] Вы выигрываете аукцион и платите { coins.accusative }.
   *[other] { $name } выигрывает аукцион и платит { coins.accusative }.
}
event-took = { $seat ->
    [you] Вы берёте { card.accusative }.
   *[other] { $name } берёт { card.accusative }.
}
event-trashed = { $seat ->
    [you] Вы убираете в коробку { card.accusative }.
   *[other] { $name } убирает в коробку { card.accusative }.
}
event-purged = Никому больше не пригодится { card }: карточка уходит с витрины.
event-bank-shared = Закончилась стопка { $pile }: каждый игрок получает { coins.accusative }. Осталось в банке: { $bank }.
event-game-ended = { $winner ->
    [nobody] Победу делят несколько игроков.
    [you] Вы выиграли!
   *[other] Выигрывает { $name }.
} { $players ->
    [2] { $name-1 }: { $totals-1 }. { $name-2 }: { $totals-2 }.
    [3] { $name-1 }: { $totals-1 }. { $name-2 }: { $totals-2 }. { $name-3 }: { $totals-3 }.
   *[4] { $name-1 }: { $totals-1 }. { $name-2 }: { $totals-2 }. { $name-3 }: { $totals-3 }. { $name-4 }: { $totals-4 }.
}

## Почему так нельзя

refusal-game-is-over = Игра уже окончена.
refusal-chance-is-due = Подождите: карточку ещё сдают или открывают.
refusal-chance-alone = Какая карточка откроется, не выбирает никто.
refusal-auction-is-on = Идёт аукцион: предложите больше или спасуйте.
refusal-choose-cards = Вы выиграли аукцион: возьмите карточки, уберите одну или нажмите «Готово».
refusal-no-auction = Аукциона сейчас нет: откройте карточку или начните аукцион ставкой.
refusal-not-won-yet = Аукцион ещё не окончен: предложите больше или спасуйте.
refusal-display-is-empty = Витрина пуста: торговаться не за что.
refusal-bid-too-low = { $coins ->
    [0] Ставка — не меньше одной монеты.
   *[other] Ставка { $coins } слишком мала: наивысшая ставка — { $bid }.
}
refusal-not-enough-coins = Ставка { $coins } вам не по карману: у вас монет { $purse }.
refusal-not-on-display = На витрине нет { card.genitive }.
refusal-below-the-peak = Слишком низкая карточка — { card }: ваша { colour } экспедиция уже дошла до { $peak }.
refusal-wager-too-late = Пари выкладывают раньше чисел, а ваша { colour } экспедиция уже дошла до { $peak }.
refusal-not-in-piles = В стопках больше нет { card.genitive }.
refusal-not-the-deal = Начальные пари раздают только перед первым ходом.
refusal-no-such-deal = Эти два начальных пари сейчас сдать нельзя.
refusal-not-the-lot = Жребий бросают только перед игрой.
refusal-empty-seat = Место { $seat ->
    [north] { seat-north }
    [east] { seat-east }
    [south] { seat-south }
   *[west] { seat-west }
} не занято.

## Чей ход

phase-start = Жребий решает, кто начинает.
phase-deal = Идёт раздача начальных пари.
phase-turn = { $seat ->
    [you] Ваш ход: откройте карточку или начните аукцион ставкой.
   *[other] Ходит { $name }.
}
phase-bid = { $seat ->
    [you] Предложите больше или спасуйте.
   *[other] { $name } решает, поднимать ли ставку.
}
phase-take = { $seat ->
    [you] Выбирайте: возьмите карточки, уберите одну в коробку или нажмите «Готово».
   *[other] { $name } выбирает карточки.
}
phase-turn-up = Карточку открывают.
phase-over = Игра окончена.

## Стол в терминале

board-piles = стопка: { $cards } · ещё стопок: { $waiting } · банк: { $bank }
board-summary = монеты { $coins } · экспедиции { $points } · всего { $total }
board-leads = ставка { $bid }
board-in = торгуется
board-out = пас
board-display = витрина
board-empty = пусто
board-uncover = открыть
board-bid = ставка
board-pass = пас
board-take = взять
board-trash = убрать
board-done = готово

## Стол на странице

page-expedition = { $seat ->
    [you] Ваша { colour } экспедиция
   *[other] { $name }, { colour } экспедиция
}: { $size ->
    [0] пусто
   *[other] { $listed }. Очки: { $points }
}
page-rank = { $rank ->
    [wager] пари
   *[other] { $rank }
}
page-pile = Стопка { $stage } из 4: { $cards ->
    [one] { $cards } карточка
    [few] { $cards } карточки
   *[many] { $cards } карточек
}. Ещё стопок: { $waiting }.
page-bank = Банк: { coins }
page-box = Убрано в коробку: { $cards ->
    [one] { $cards } карточка
    [few] { $cards } карточки
   *[many] { $cards } карточек
}
page-no-auction = Аукциона сейчас нет.
page-less = На монету меньше
page-more = На монету больше
page-picked = { card }: взять или убрать. Клавиша Escape вернёт карточку на место.
page-show-cards = Показать все карточки
page-hide-cards = Показать только последние карточки

## Блокнот для очков

pad-starting = Начальные пари
pad-starting-of = Начальное пари: { $colour }
pad-coins = Монеты
pad-piece = { $piece ->
    [coins] монеты
    [starting] начальные пари одного игрока
   *[other] { $piece }
}

## Впервые

learn-lost-cities-rivals-goal = Те же пять маршрутов, но карточек на руках ни у кого нет: все лежат открыто на витрине, и достаются они за золото. Перед вами ваши экспедиции и монеты; начальные пари уже на месте.
learn-lost-cities-rivals-uncover = В свой ход вы делаете одно из двух. Первое: открыть карточку, и она ляжет на витрину. Сделайте это.
learn-lost-cities-rivals-bid = Второе: начать аукцион. Красная 5 и красная 7 продолжат вашу красную экспедицию. Предложите 2 монеты за право выбирать.
learn-lost-cities-rivals-raise = Соперник предлагает 3. Кто спасовал, тот выбыл; кто предложил последним, тот выигрывает и платит. Предложите 4.
learn-lost-cities-rivals-take = Вы выиграли и заплатили 4 монеты. Теперь берите сколько угодно карточек: каждая сразу идёт в вашу экспедицию её цвета. Возьмите красную 5, затем красную 7.
learn-lost-cities-rivals-refused = Там лежит и красное пари. Попробуйте его взять — и узнаете, почему нельзя.
learn-lost-cities-rivals-trash = В конце победитель может убрать одну карточку. Соперник ждёт зелёную 8: уберите её в коробку.
learn-lost-cities-rivals-score = Считают так: следы в экспедиции, умноженные на число пари плюс один. Четыре числа и больше дают ещё 8. Каждая монета — 1 очко.
learn-lost-cities-rivals-end = Заплаченные монеты лежат в банке. Когда кончается одна из первых трёх стопок, банк делят поровну. Сейчас кончится последняя стопка, а с ней и игра. Откройте последнюю карточку.
learn-lost-cities-rivals-done = Вот и вся игра. Не платите за всё подряд: ваше золото вернётся и к соперникам.

## Rows of the score sheet

sheet-coins = Монеты
