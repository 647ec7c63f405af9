### Маяк. Слова те же, что в RULES.ru.md.

game-beacon = Маяк
    .about = Подкладывайте дрова, пока хватает духу: до дождя один бросок кубика.

## Места и варианты

seat-north = Север
seat-east = Восток
seat-south = Юг

option-nights = ночи; у каждого хранителя один ход за ночь (§6.1)

## Ходы

move-roll = бросить кубик
move-keep = сохранить огонь
move-show = показать свой фонарь, { $value }
move-deal = вытянут фонарь { $value }
move-fall = на кубике { $value }

typed-roll = бросить, б
typed-keep = сохранить, с
typed-show = показать, п

## Что произошло

event-drew = { $seat ->
    [you] Вы тянете фонарь { $value }.
   *[other] { $value ->
        [hidden] { $name } тянет фонарь.
       *[other] { $name } тянет фонарь { $value }.
    }
}
event-rolled = { $seat ->
    [you] У вас выпадает { $value }. В вашем огне { $fire }.
   *[other] { $name }: выпадает { $value }. В огне { $fire }.
}
event-went-out = { $fire ->
    [0] { $seat ->
        [you] Дождь: ваш огонь не успел разгореться.
       *[other] Дождь: у игрока { $name } огонь не успел разгореться.
    }
   *[other] { $seat ->
        [you] Дождь! Ваш огонь погас: { $fire }.
       *[other] Дождь! { $name } теряет огонь: { $fire }.
    }
}
event-kept = { $seat ->
    [you] Вы сохраняете огонь: { $fire }.
   *[other] { $name } сохраняет огонь: { $fire }.
}
event-shown = { $seat ->
    [you] Вы показываете свой фонарь: { $value }.
   *[other] { $name } показывает фонарь { $value }.
}
event-game-ended = { $winner ->
    [you] Вы выиграли!
   *[other] Выигрывает { $name }.
} { $players ->
    [2] { $name-1 }: { $totals-1 }. { $name-2 }: { $totals-2 }.
   *[3] { $name-1 }: { $totals-1 }. { $name-2 }: { $totals-2 }. { $name-3 }: { $totals-3 }.
}

## Почему так нельзя

refusal-game-is-over = Игра уже окончена.
refusal-chance-is-due = Подождите: тянут фонарь, или кубик еще катится.
refusal-chance-alone = Что вытянут и что выпадет, не выбирает никто.
refusal-not-in-bag = Фонаря { $value } в мешке уже нет.
refusal-no-fire = Огня еще нет, сохранять нечего: сначала бросьте кубик.
refusal-fire-is-high = В огонь, где { $fire }, дрова уже не подложить. Сохраните его.
refusal-show-now = Последняя ночь прошла. Покажите свой фонарь.
refusal-not-yet = Фонари показывают после последней ночи.
refusal-not-yours = Фонарь { $value } не ваш.

## Чей ход

phase-deal = Тянут фонари.
phase-choose = { $seat ->
    [you] Ваш ход: бросьте кубик или сохраните огонь.
   *[other] { $name } решает, бросить кубик или сохранить огонь.
}
phase-fall = Кубик катится.
phase-show = { $seat ->
    [you] Ночи прошли: покажите свой фонарь.
   *[other] { $name } сейчас покажет фонарь.
}
phase-over = Игра окончена.

## Поле

board-night = ночь { $night } из { $nights }
board-fire = огонь: { $fire }
board-die = кубик: { $value }
board-summary = сохранено { $kept } · фонарь { $lantern ->
    [hidden] ?
   *[other] { $lantern }
}
page-lantern = { $lantern ->
    [hidden] Фонарь не показан
   *[other] Фонарь { $lantern }
}
page-kept = сохранено

## Лист для очков

sheet-kept = Сохраненный огонь
sheet-lantern = Фонарь
pad-kept = Сохраненный огонь
pad-lantern = Фонарь

## Первая игра

learn-beacon-goal = Выигрывает тот, у кого в конце больше очков: весь сохраненный огонь и фонарь, который знает только его хранитель. Идет последняя ночь, и вы отстаете.
learn-beacon-refused = Ход начинается с броска. Попробуйте сохранить огонь, пока его нет, и узнайте, почему нельзя.
learn-beacon-roll = Бросьте кубик. Всё, что выпадет, прибавится к вашему огню, кроме единицы.
learn-beacon-again = Шестерка! Бросать можно сколько угодно раз. Но единица — это дождь: тогда пропадет весь огонь. Бросьте еще раз.
learn-beacon-keep = Довольно. Сохраните огонь, и он зачтется.
learn-beacon-show = У соперника пошел дождь. Ночи прошли: покажите свой фонарь.
learn-beacon-done = Считают так: ваш огонь и ваш фонарь. Победа за вами!
