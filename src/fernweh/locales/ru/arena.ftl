### Боты, которых измеряют, и боты, которые подсказывают

## fernweh arena

help-arena = Боты играют друг с другом на одинаковых раскладах, и их сила измеряется.
help-arena-bots = какие боты встречаются, например greedy,pathfinder; настройки через двоеточие: search:worlds=100
help-arena-among = посадить каждого бота одного среди этого бота на всех остальных местах
help-arena-games = сколько партий играет каждый состав, с округлением до целых раскладов
help-arena-seats = сколько игроков за столом
help-arena-time = секунд на ход для ботов, которые ищут
help-arena-limit = сколько секунд на ход есть у чужого бота
help-arena-seed = число, из которого получаются все расклады
help-arena-file = хранить результаты в этом файле; прерванное измерение продолжится с него
help-arena-plot = нарисовать таблицу в этот файл SVG
help-arena-processes = сколько партий идёт одновременно; если не указано, по одной на ядро
help-arena-ray = играть на кластере Ray по этому адресу; auto находит тот, что работает здесь

arena-compiling = Компиляция
arena-playing = Игра
arena-bot = Бот
arena-against = Против
arena-share = Доля побед
arena-lead = Перевес
arena-games = Партии
arena-rating = Рейтинг
arena-a-move = Ход
arena-longest = Дольше всего
arena-percent = { $mean } % ({ $low }–{ $high })
arena-points = { $mean } ± { $error }
arena-seconds = { $n } с
arena-no-ratings = Рейтингов нет: для них нужно дополнение arena.
arena-plot = { $game }: доля побед (игроков: { $seats })
arena-plot-kept = Рисунок в файле { $path }
arena-axis = процент побед с 95-процентным интервалом

fault-arena-twins = Один и тот же бот назван дважды.
fault-arena-too-few = Ботов ({ $bots }) не хватает на места ({ $seats }). Назовите ещё или посадите каждого среди других с помощью --among.
fault-arena-endless = Партия не закончилась, хотя сделано действий: { $actions }.
fault-arena-illegal = Бот { $bot } сделал недопустимый ход: { $move }. Пожалуйста, сообщите об этом.
fault-arena-broken = Процесс, который играл, закончился посреди партии: его мог завершить чужой бот, или не хватило памяти. Сыгранные партии сохраняет --file.
fault-arena-file = { $path } — не файл с результатами измерения.
fault-arena-other-plan = В { $path } результаты другого измерения: другие боты, партии или настройки.
fault-arena-two-crews = Укажите либо --processes, либо --ray.
fault-no-cluster = По адресу { $address } не отвечает ни один кластер Ray.
fault-bot-setting = Боту { $bot } нельзя задать { $setting }. Что можно задать: { $allowed }.

## Подсказки

help-hint = Лучшие ходы в одной точке записанного матча, с шансами на победу.
help-hint-at = шаг, после которого смотреть; если не указан, последний, где есть чей-то ход
help-hint-time = сколько секунд думать
help-play-hints = показывать лучшие ходы перед каждым вашим ходом
typed-hint = подсказка
play-help-hint = лучшие ходы и ваши шансы на победу
hint-move = { $number }. { $move }: { $chance } % на победу, ± { $error } ({ $worlds ->
    [one] { $worlds } мир
    [few] { $worlds } мира
   *[other] { $worlds } миров
})
hint-title = Ходит { $name }. Лучшие ходы:
hint-only = Есть только один ход: { $move }.
hint-thinking = Размышление
fault-hint-nobody = В этой точке никому не нужно выбирать ход.
play-thinks = { $name } думает над ходом не дольше { $seconds } с.

## fernweh train

help-train = Обучить сеть игре вдвоём: она играет сама с собой и с greedy.
help-train-folder = где хранится сеть; прерванное обучение продолжится оттуда
help-train-minutes = сколько минут учиться всего
help-train-tables = сколько партий играть одновременно: то же, что --set tables=N
help-train-set = задать настройку обучения, например seed=N; сколько угодно раз
help-train-settings = файл TOML с настройками обучения; набранное в команде важнее
help-train-tensorboard = писать в папку и события для TensorBoard
train-learning = Обучение
train-begins = Обучение: { $game }, { $minutes } мин, одновременных партий: { $tables }, начальное число { $seed }. Всё хранится в { $path }.
train-on = Обучение идёт на { $device ->
    [cuda] видеокарте
   *[cpu] процессоре; видеокарта во много раз быстрее
}{ $steps ->
    [0] .
   *[other] , продолжение после { $steps } млн шагов.
}
train-preparing = Подготовка: правила и сеть компилируются…
train-stands = { $steps } млн шагов, { $rate } в секунду, энтропия { $entropy }, осталось { $minutes } мин { $seconds } с
train-judged = { $steps } млн шагов: выигрывает { $share } % партий у greedy, { $random } % у random{ $met ->
    [yes] , { $earlier } % у самой себя, какой была до десяти проверок назад
   *[no] { "" }
}. Лучший результат: { $best } % у greedy.
train-stopped = Остановлено после { $steps } млн шагов. Состояние, лучшая сеть и показатели лежат в { $path }; та же команда продолжит оттуда.
train-done = Лучшая сеть выигрывает { $share } % партий у greedy, { $random } % у random{ $met ->
    [yes] { " " }и { $earlier } % у самой себя, какой была до десяти проверок назад
   *[no] { "" }
}. Она лежит в { $path }.
fault-no-train-setting = Настройки обучения { $name } нет. Есть: { $allowed }.
fault-train-setting = Настройка { $name } не может быть { $value }. Возможные значения: { $allowed }.
