game-lost-cities = Затерянные города
    .about = Два путешественника, пять маршрутов: всё, что начато, должно окупить свои расходы.

## Цвета и карточки

colour = { $colour ->
    [yellow] жёлтая
    [blue] синяя
    [white] белая
    [green] зелёная
    [red] красная
    [purple] фиолетовая
   *[other] { $colour }
}
    .accusative = { $colour ->
        [yellow] жёлтую
        [blue] синюю
        [white] белую
        [green] зелёную
        [red] красную
        [purple] фиолетовую
       *[other] { $colour }
    }
    .genitive = { $colour ->
        [yellow] жёлтой
        [blue] синей
        [white] белой
        [green] зелёной
        [red] красной
        [purple] фиолетовой
       *[other] { $colour }
    }
    .plural-genitive = { $colour ->
        [yellow] жёлтых
        [blue] синих
        [white] белых
        [green] зелёных
        [red] красных
        [purple] фиолетовых
       *[other] { $colour }
    }
    .neuter = { $colour ->
        [yellow] жёлтое
        [blue] синее
        [white] белое
        [green] зелёное
        [red] красное
        [purple] фиолетовое
       *[other] { $colour }
    }
    .neuter-genitive = { $colour ->
        [yellow] жёлтого
        [blue] синего
        [white] белого
        [green] зелёного
        [red] красного
        [purple] фиолетового
       *[other] { $colour }
    }
colour-name = { $colour ->
    [yellow] жёлтый
    [blue] синий
    [white] белый
    [green] зелёный
    [red] красный
    [purple] фиолетовый
   *[other] { $colour }
}
letter = { $colour ->
    [yellow] Ж
    [blue] С
    [white] Б
    [green] З
    [red] К
    [purple] Ф
   *[other] ?
}
typed-colour = { $colour ->
    [yellow] желтый, желтая, желтую, желтой, желтое, жёлтый, жёлтая, жёлтую, жёлтой, жёлтое, пустыня
    [blue] синий, синяя, синюю, синей, синее, море
    [white] белый, белая, белую, белой, белое, гималаи
    [green] зеленый, зеленая, зеленую, зеленой, зеленое, зелёный, зелёная, зелёную, зелёной, зелёное, лес
    [red] красный, красная, красную, красной, красное, вулкан
    [purple] фиолетовый, фиолетовая, фиолетовую, фиолетовой, фиолетовое, луна
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

## Места и настройки

seat-north = Север
seat-south = Юг

option-colours = число цветов; 6 — долгая игра с фиолетовым (§10.1)
option-rounds = число партий в матче (§10.2)
option-starter = кто начинает первую партию (§10.3)
option-cap = после скольких ходов прервать партию; 0 — никогда (§10.4)

## Действия

move-play = выложить { card.accusative }
move-discard = сбросить { card.accusative }
move-take = взять верхнюю карточку из { colour.genitive } стопки сброса
move-draw = взять карточку из колоды
move-turn-up = приходит { card }
move-start = { $seat ->
    [north] Начинает { seat-north }
   *[south] Начинает { seat-south }
}

typed-play = выложить, в
typed-discard = сбросить, с
typed-take = взять, з
typed-draw = колода, к

## Что произошло

event-lot-drawn = { $seat ->
    [you] По жребию начинаете вы.
   *[other] По жребию начинает { $name }.
}
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
event-round-ended = { $by ->
    [cap] Партия { $round } прервана: исчерпано число ходов.
   *[deck] Взята последняя карточка: партия { $round } окончена.
} { $name-1 }: { $points-1 }. { $name-2 }: { $points-2 }.
event-round-began = { $seat ->
    [you] Партия { $round }: начинаете вы.
   *[other] Партия { $round }: начинает { $name }.
}
event-match-ended = { $winner ->
    [nobody] Матч закончился вничью.
    [you] Вы выиграли матч!
   *[other] Матч выигрывает { $name }.
} { $name-1 }: { $totals-1 }. { $name-2 }: { $totals-2 }.

## Почему так нельзя

refusal-match-is-over = Матч уже окончен.
refusal-chance-is-due = Подождите: карточку ещё сдают или открывают.
refusal-chance-alone = Какую карточку даст колода, не выбирает никто.
refusal-lay-first = Сначала выложите или сбросьте карточку. Потом берите новую.
refusal-draw-now = Карточка уже выложена или сброшена. Теперь возьмите новую: из колоды или из сброса.
refusal-not-in-hand = У вас на руках нет { card.genitive }.
refusal-below-the-peak = Слишком низкая карточка — { card }: ваша { colour } экспедиция уже дошла до { $peak }.
refusal-wager-too-late = Пари выкладывают раньше чисел, а ваша { colour } экспедиция уже дошла до { $peak }.
refusal-just-discarded = Вы только что сбросили карточку в { colour.accusative } стопку: до конца хода она для вас закрыта.
refusal-pile-is-empty = В сбросе нет { colour.plural-genitive } карточек.
refusal-colour-not-in-play = В этом матче нет { colour.plural-genitive } карточек.
refusal-not-in-deck = В колоде больше нет { card.genitive }.
refusal-not-the-lot = Жребий бросают только перед первой партией.

## Чей ход

phase-start = Жребий решает, кто начинает.
phase-deal = Идёт сдача карточек.
phase-lay = { $seat ->
    [you] Ваш ход: выложите или сбросьте карточку.
   *[other] { $name } выбирает, что выложить.
}
phase-draw = { $seat ->
    [you] Теперь возьмите карточку из колоды или из сброса.
   *[other] { $name } выбирает, откуда взять карточку.
}
phase-turn-up = Карточку открывают.
phase-over = Матч окончен.

## Стол в терминале

board-round = партия { $round } из { $rounds }
board-deck = колода: { $cards ->
    [one] { $cards } карточка
    [few] { $cards } карточки
   *[many] { $cards } карточек
}
board-summary = на руках { $hand } · партия { $points } · всего { $total }
board-discards = сброс
board-hand = на руках
board-play = выложить
board-discard = сбросить
board-take = взять
board-draw = взять
board-from-deck = из колоды

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
page-pile = Стопка сброса, { $size ->
    [one] { $size } карточка
    [few] { $size } карточки
   *[many] { $size } карточек
}. Сверху: { card }.
page-pile-empty = Стопка сброса, { colour }: пусто.
page-closed = До конца хода закрыта для вас.
page-picked = { card }: выберите свою экспедицию или сброс. Клавиша Escape вернёт карточку на руки.
page-sort-suit = Разложить по цветам
page-sort-value = Разложить по числам
page-began = первый ход
page-turns = ход { $turns } из { $cap }
page-total = всего

## Впервые

learn-lost-cities-goal = Пять цветов, пять экспедиций. Вы и соперник выкладываете карточки перед собой; побеждает тот, чьи экспедиции дороже. Это конец партии: ваши колонки и карточки внизу, колонки соперника вверху.
learn-lost-cities-lay = Ход состоит из двух половин. Сначала выложите одну карточку. Ваша красная экспедиция растёт: 4, 6, 7. Выложите красную 9: нажмите на карточку, затем на красную колонку.
learn-lost-cities-draw = Затем возьмите одну карточку. Нажмите на колоду слева; число на ней говорит, сколько карточек осталось.
learn-lost-cities-refused = В экспедиции числа только растут. Попробуйте: нажмите на красную 3, затем на красную колонку — и узнаете, почему нельзя.
learn-lost-cities-discard = То, что не подходит, можно сбросить. Положите красную 3 в красный сброс посередине. Осторожно: соперник может её оттуда взять.
learn-lost-cities-take = Вместо карточки из колоды можно взять верхнюю карточку сброса. Соперник только что сбросил жёлтую 7. Берите!
learn-lost-cities-wager = Рукопожатие в начале вашей жёлтой экспедиции — это пари: оно удваивает её прибыль или убыток. Пари выкладывают раньше чисел. Выложите жёлтую 7 и возьмите карточку.
learn-lost-cities-score = Считают так: сложите числа, вычтите 20 за расходы и умножьте по числу пари. Восемь карточек и больше дают ещё 20. Экспедиция, которую вы не начинали, ничего не стоит.
learn-lost-cities-end = Осталась одна карточка. Как только её возьмут, партия окончена, а карточки на руках ничего не дают. Выложите жёлтую 8 и возьмите последнюю.
learn-lost-cities-done = Эта партия за вами. В полной игре их три. Начинайте мало экспедиций, но пораньше: 20 очков уходят быстро.

## Rows of the score sheet

sheet-round = Партия { $round }
