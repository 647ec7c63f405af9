"""The door between a match and one viewer: the only way out of the process, and in.

What goes out is made from the concealed table and from events as `seen_by` leaves them; refusals
are computed on the concealed table too. So nothing that a viewer may not know is in any message.
"""

from fernweh.games.game import Game
from fernweh.kernel.event import SPECTATOR
from fernweh.kernel.fault import Fault
from fernweh.kernel.sheet import Sheet
from fernweh.play import wire
from fernweh.play.entry import Action, Chance
from fernweh.play.match import SUBSTITUTE, Match
from fernweh.play.moment import Moment
from fernweh.play.projection import Projection
from fernweh.play.seats import must_be_playing

MOST_MISSED = 256  # entries that are shown again; who missed more sees the last of them


class Door:
    """A viewer's door: a seat's, or a spectator's (`SPECTATOR`)."""

    def __init__(self, match: Match, viewer: int = SPECTATOR, substitute: str = SUBSTITUTE) -> None:
        if viewer != SPECTATOR:
            match.now.name_of(viewer)
        self.match, self.viewer, self.substitute = match, viewer, substitute
        self._given = 0  # the last entry that went out
        self._projection = Projection(viewer)

    # Out

    def welcome(self) -> wire.Welcome:
        """Everything as it stands; `steps` goes on from here."""
        header, now = self.match.header, self.match.now
        self._given = now.n
        return wire.Welcome(
            game=header.game,
            rules_version=header.rules_version,
            options=dict(header.options),
            viewer=self.viewer,
            seats=now.seated(),
            commitment=header.commitment,
            view=self._projection.plain(now.game),
            now=self._now(now),
            result=now.result,
        )

    def steps(self) -> list[wire.Step]:
        """What happened since this door last gave something out."""
        return self.steps_since(self._given)

    def steps_since(self, n: int) -> list[wire.Step]:
        """What happened after entry n, for a viewer who saw it last."""
        if not 0 <= n <= self.match.n:
            raise Fault("no-such-entry", n=n)
        self._given = self.match.n
        return [self._step(each) for each in range(n + 1, self.match.n + 1)]

    def missed(self) -> wire.Missed:
        """What the others did since this seat last acted, for whoever comes back."""
        self._must_be_seated()
        first = max(self._first_missed(), self.match.n - MOST_MISSED + 1)
        view = self._projection.plain(self.match.moments[first - 1].game)
        return wire.Missed(view, [self._step(n) for n in range(first, self.match.n + 1)])

    def _first_missed(self) -> int:
        """The first action of another seat after this one's last; the next entry for none."""
        own, first = self.match.now.names[self.viewer], self.match.n + 1
        for n in range(self.match.n, 0, -1):
            entry = self.match.log[n - 1]
            if entry.kind == "action" and entry.by == own:
                break
            first = n if entry.kind == "action" else first
        return first

    def sheets(self, n: int) -> list[Sheet]:
        """What the points are made of where entry n ended a round; nothing where it did not."""
        entry, moments = self.match.log.at(n - 1), self.match.moments
        before, then = moments.at(n - 1).game, moments.at(n).game
        if not isinstance(entry, Action | Chance):
            return []
        if then.is_over:
            return then.sheets()
        if then.stage == before.stage:
            return []
        return before.as_counted(entry.move).sheets(self.viewer)

    def known(self) -> Game:
        """The game as far as this viewer may know it: what a bot on this seat is given."""
        return self.match.game.seen_by(self.viewer)

    def _step(self, n: int) -> wire.Step:
        entry, moments = self.match.log.at(n - 1), self.match.moments
        before, then = moments.at(n - 1), moments.at(n)
        return wire.Step(
            n=n,
            kind=entry.kind,
            by=entry.by,
            events=self._projection.events(then.events),
            patch=self._projection.patch(before.game, then.game),
            seats=then.seated(),
            now=self._now(then),
            result=then.result,
            bind=self.match.bind(entry),
        )

    def _now(self, moment: Moment) -> wire.Now:
        mine = moment.actor == self.viewer != SPECTATOR
        return wire.Now(
            n=moment.n,
            actor=moment.actor,
            choices=self._projection.choices(moment.game) if mine else [],
            take_back=mine and bool(moment.trail),
            take_back_to=moment.trail[-1] if mine and moment.trail else -1,
        )

    # In

    def do(self, command: wire.Command) -> int:
        """Do what a seat asks; the number of its entry. A fault, and no change, if it may not."""
        self._must_be_seated()
        self._must_be_fresh(command.at)
        match command:
            case wire.Act():
                return self._act(command.move, command.sig)
            case wire.Gesture():
                return self._gesture(command)
            case wire.TakeBack():
                return self.match.take_back(self.viewer, command.sig).n
            case wire.Resign():
                return self.match.resign(self.viewer, self.substitute, command.sig).n

    def _gesture(self, command: wire.Gesture) -> int:
        """All of its moves or none, as far as chance does not speak between them."""
        match, before, sigs = self.match, self.match.n, command.sigs
        try:
            for made, move in enumerate(command.moves):
                if match.n > before + made:
                    break
                n = self._act(move, sigs[made] if made < len(sigs) else "")
        except Fault:
            match.go_back(before)
            raise
        return n

    def _act(self, move: str, sig: str) -> int:
        """The text of a move is read once."""
        return self.match.take(self.viewer, self.check(move), sig).n

    def check(self, move: str) -> int:
        """A fault if this seat may not make the move, from what it may know; its action."""
        self._must_be_seated()
        self._must_act()
        game = self.match.game
        action = game.rules.action_of(move)
        refused = self._projection.known(game).refused(action)
        if refused:
            raise Fault(refused.key, rule=refused.rule, **refused.facts)
        return action

    def ahead(self, command: wire.LookAhead) -> wire.Ahead:
        """Where several moves would lead, from what this seat may know; a fault unless it acts."""
        self._must_be_seated()
        self._must_be_fresh(command.at)
        self._must_act()
        if command.move:
            self.check(command.move)
        ways = self._projection.known(self.match.game).ahead(command.move)
        return wire.Ahead(command.id, command.at, ways)

    def _must_be_seated(self) -> None:
        if self.viewer == SPECTATOR:
            raise Fault("not-seated")

    def _must_be_fresh(self, at: int) -> None:
        if at != self.match.n:
            raise Fault("stale", at=at, n=self.match.n)

    def _must_act(self) -> None:
        now = self.match.now
        must_be_playing(now)
        if now.actor != self.viewer:
            actor = now.names[now.actor] if now.actor >= 0 else "chance"
            raise Fault("not-your-turn", seat=now.names[self.viewer], actor=actor)
