### Впервые: короткая партия с подсказками для каждой из пяти игр.

learn-title = Впервые: { $game }
learn-opening = Готовим урок…
learn-step = { $n } из { $count }
learn-next = Дальше
learn-skip = Пропустить урок
learn-do = Сделать: { $move }
learn-try = Попробовать: { $move }
learn-watch = Ходят другие…
learn-not-now = Правила это позволяют. Но сейчас сделайте то, чего просит урок.
learn-later = Позже в той же игре
learn-play = Сыграть с ботом
learn-rules = Читать правила
learn-again = Ещё раз
learn-log = Что произошло
