### After the game: score sheets, replays, the check of the shuffle; and the score pad.

## Score sheets
# $colour, $explorer and $blockades are names in this language already.

sheet-total = Total
sheet-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
sheet-all = Show all at once
sheet-nothing = Nothing yet
sheet-expedition = { $colour }
sheet-by-sum = sum of the cards
sheet-by-cost = costs
sheet-by-wagers = wagers multiply
sheet-by-bonus = bonus
sheet-by-footprints = footprints

## A match looked at again

replay-opening = Loading the match…
replay-slider = Moment of the match
# Below the slider. Before the first turn people sit down and cards are dealt.
replay-where = { $turn ->
    [0] Before the first turn · { $n } of { $count }
   *[other] Turn { $turn } of { $turns } · { $n } of { $count }
}
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-forth = One step forward
replay-turn-back = One turn back
replay-turn-forth = One turn forward
replay-speed = Speed
replay-times = { $speed }×
replay-turns = Turns
replay-quiet = Nothing that can be seen happens here.
replay-eyes = Point of view
replay-eyes-of = As { $name } saw it
replay-all-seeing = With all cards open
replay-onlooker = As a spectator saw it
replay-share = Copy the link to this moment
replay-copied = Copied
replay-record = Download the record
replay-no-board = The board of this game could not be loaded. The list of turns tells the match in words.
replay-play-on = Play on from here
replay-play-on-more = The table is set as above. What is drawn from now on is drawn anew, and bots play the other seats.
replay-play-on-here = Play on after step { $n }
replay-play-on-over = Nobody has anything left to do here. Go back to an earlier moment.
replay-seat = Your seat
replay-level = The others
replay-file = Look at a record
replay-drop = Drop a record here (a file that ends in .fernweh), or choose one.

## The check of the shuffle
# $state is "good", "bad" or "missing" (nothing here to compare with).

fair-title = Was the shuffle fair?
fair-lead = Your browser repeats every draw of this match, from the record and nothing else.
fair-check = Check it here
fair-lines = { $state ->
    [bad] Line { $line } of the record was damaged.
   *[good] All { $count } lines of the record are whole.
}
fair-kept = { $state ->
    [good] The host is still committed to the same secret as when this browser first saw the table:
    [bad] The commitment is not the one that this browser kept when it first saw the table:
   *[missing] This browser did not see the table before the match, so it kept no commitment to compare with:
}
fair-secret = { $state ->
    [bad] The secret that was revealed does not fit the commitment.
   *[good] The secret that was revealed fits the commitment.
}
fair-nonces = { $state ->
    [bad] The random number of seat { $seat } is not the one that was promised.
   *[good] { $count ->
        [one] { $count } random number is the one that was promised.
       *[other] All { $count } random numbers are those that were promised.
    }
}
fair-picks = { $state ->
    [bad] The draw at step { $n } does not follow from the key.
   *[good] { $count ->
        [one] { $count } draw follows from the key, as recorded.
       *[other] All { $count } draws follow from the key, as recorded.
    }
}
fair-verdict = { $good ->
    [yes] The shuffle was fair.
   *[no] The shuffle does not check out.
}
fair-proves = Nobody could choose the cards after the seats were taken: neither a player nor the host, as long as one random number came from somebody who is not in league with the host.
fair-not = It does not prove that the host’s machine did not foresee the cards: it has the key, and could tell a player. And without a commitment that you saw before the match, a record shows only that it fits together.
fair-branch = This match continues from a position of another one. Only what was drawn since then is checked here.
fair-of-moves = Whose moves are these?
fair-signature = The signature of step { $n }, by { $name }, does not fit.
# $by is "signed", "since" (entry $n), "bot" or "unsigned".
fair-moves = { $by ->
    [signed] { $name }: every move is signed with the key of the seat.
    [since] { $name }: moves since step { $n } are signed with a new key. That it belongs to the same person is the server’s word.
    [bot] { $name }: a bot of the server, so its moves are the server’s.
   *[unsigned] { $name }: no signatures. That these moves are theirs is the server’s word.
}
fair-own = { $state ->
    [bad] { $name } is where this browser played, but the key is not yours: somebody else has signed these moves.
   *[good] { $name } is where this browser played, and the key is yours.
}
fair-word = { $kind ->
    [flag-fallen] Step { $n }: that { $name }’s time was up is the server’s word.
    [bot-in] Step { $n }: that a bot took over for { $name } is the server’s word.
    [bot-out] Step { $n }: that { $name } came back is the server’s word.
    [take-back-agreed] Step { $n }: that the others agreed to what { $name } took back is the server’s word.
   *[seat-key] Step { $n }: that the new key belongs to { $name } is the server’s word.
}
fair-of-server = What does the server vouch for?
fair-server = { $state ->
    [bad] The server’s signature on the record does not fit it:
    [good] This server has signed the record as it is:
   *[missing] { $who ->
        [none] No server has signed the record.
       *[other] Another server has signed the record as it is:
    }
}
fair-seen = { $state ->
    [bad] Between steps { $from } and { $to } the record is not what this browser saw happen: it was changed afterwards.
    [good] The { $count } steps that this browser saw happen are in the record as they happened.
   *[missing] This browser did not see the match happen.
}

## The score pad

pad-title = Score pad
pad-lead = Playing with the real box? Enter what lies on the table, and we add it up.
pad-choose = Which game?
pad-players = Players
pad-player = Player { $n }
pad-name-of = Name of player { $n }
pad-round = Round { $n }
pad-options = Options
pad-undo = Undo
pad-new-round = Next round
pad-new-game = New game
pad-new-sure = Clear the whole sheet?
pad-print = Print
pad-counting = Counting…
pad-of = { $name }: { $what }
pad-tap-cards = Tap the cards of each expedition.
pad-more = One more: { $what }
pad-fewer = One fewer: { $what }
# Before the name of what is missing or too many.
pad-piece = { $piece }
