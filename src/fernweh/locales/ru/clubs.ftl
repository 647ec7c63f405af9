### Standings and clubs: two rooms of the page.

## Standings

clubs-standings-lead = Рейтинги по играм, самые надёжные сверху. Считаются только матчи между теми, кто сам этого хочет.
clubs-rating-on = Вести мой рейтинг
clubs-rating-more = Ваше имя и число видны здесь, и вы можете играть на рейтинг. Отключить можно в любой момент.
clubs-rating-mine = Ваши рейтинги
clubs-rating-none = Вы ещё не играли на рейтинг.
clubs-rating-number = { $number } ± { $doubt }
clubs-rating-matches = { $count ->
    [one] { $count } матч
    [few] { $count } матча
   *[many] { $count } матчей
}
# For screen readers: what the curve of a rating shows.
clubs-curve = { $game }: от { $from } до { $to } за { $count ->
    [one] { $count } матч
    [few] { $count } матча
   *[many] { $count } матчей
}
clubs-seats = Игроков: { $count }
clubs-standings-none = Здесь ещё ни у кого нет рейтинга. Будьте первым.
clubs-place = Место
clubs-name = Имя
clubs-rating = Рейтинг
clubs-matches = Матчи
clubs-wins = Победы
clubs-you = вы

## Clubs

clubs-lead = Клуб — это компания по ссылке: видно, кто на месте, можно позвать сыграть и вести свою таблицу.
clubs-none = Вы пока не состоите ни в одном клубе.
clubs-new = Основать клуб
clubs-new-name = Название клуба
clubs-make = Основать
clubs-size = { $count ->
    [one] { $count } участник
    [few] { $count } участника
   *[many] { $count } участников
}
clubs-free = Готов играть сейчас
clubs-free-more = Участники ваших клубов могут позвать вас сыграть. Через час или с началом игры отключится само.
clubs-members = Участники
clubs-is-founder = основатель
clubs-is-free = готов играть
clubs-is-about = на месте
clubs-ask = Сыграем?
clubs-ask-name = Позвать { $name } сыграть: { $game }
clubs-ask-what = Во что позвать
clubs-tables = Столы клуба
clubs-tables-none = Открытых столов у клуба нет.
clubs-table-new = Стол для клуба
clubs-standings = Таблица клуба
clubs-standings-club-none = Между участниками пока нет оконченных матчей.
clubs-link = Ссылка для новых участников
clubs-link-more = Любой, кто её откроет, может вступить.
clubs-link-new = Создать новую ссылку
clubs-link-new-more = Прежняя тогда перестанет действовать.
clubs-rename = Переименовать
clubs-remove = Исключить
clubs-remove-name = Исключить { $name }
clubs-remove-sure = Исключить { $name } из клуба? Ссылка для новых участников тоже сменится.
clubs-leave = Покинуть клуб
clubs-leave-sure = Покинуть этот клуб?
clubs-join = Вступить в клуб { $name }
clubs-join-lead = Вас приглашают в клуб { $name }.
clubs-join-more = Участники увидят ваше имя, когда вы на месте и как вы сыграли с другими участниками.

## Strangers, and who is asked

clubs-somebody-how = Игра с незнакомыми
clubs-somebody-more = Одно нажатие — и вы за столом у того, кто ждёт, или ждёте сами.
clubs-stale = сейчас не за столом
clubs-all-games = Все игры
clubs-all-paces = Любой темп
clubs-open-all = Показать все столы ({ $count })
clubs-none-fits = Подходящих столов нет. Нажмите «Найти соперника», и стол появится.
clubs-asks = { $name } приглашает: { $game }?
clubs-asks-play = Играть
clubs-asks-later = Не сейчас

## What can be wrong with a club

fault-no-such-club = Такого клуба нет, или вы в нём не состоите.
fault-not-the-founder = Это может только основатель клуба.
fault-no-such-member = Такого участника нет.
fault-clubs-many = Вы уже состоите в клубах: { $most }. Сначала покиньте один из них.
fault-club-full = Клуб полон: участников в нём { $most }.
fault-club-link-old = Эта ссылка больше не ведёт в клуб. Попросите новую у кого-нибудь из участников.
fault-member-not-free = Этот участник сейчас не готов играть.
fault-member-unrated = Этот участник не играет рейтинговых матчей. Предложите матч без рейтинга.
fault-no-such-invitation = Этого приглашения больше нет.
