"""What a person types in a turn, and what is answered: moves, and questions about them."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from fernweh.cli.help_pages import help_table
from fernweh.cli.hints import tell_hints
from fernweh.cli.rules import show_rules
from fernweh.cli.typed import folded, synonyms
from fernweh.kernel.fault import Fault

if TYPE_CHECKING:
    from fernweh.cli.person import TerminalPerson

COMMANDS = ("undo", "why", "rules", "hint", "help", "moves", "resign", "quit")
PROMPT = "> "


class Left(Exception):
    """The person gets up."""


class Conversation:
    """One turn's talk."""

    def __init__(self, person: "TerminalPerson") -> None:
        self.person, self.voice = person, person.voice
        self.cited = ""  # the paragraph that was cited last
        self._answers: dict[str, Callable[[str], None]] = {
            "undo": lambda _: self._judge(person.take_back()),
            "why": self._why,
            "rules": lambda rest: show_rules(self.voice, person.scene.game, rest),
            "hint": lambda _: tell_hints(self.voice, person.door.known()),
            "help": lambda _: self._help(),
            "moves": lambda _: self._moves(),
            "resign": lambda _: self._resign(),
            "quit": self._quit,
            "move": lambda text: self._judge(person.act(person.spelled_out(text))),
            "number": self._number,
            "cited": lambda _: self._explain(),
        }

    def listen(self) -> None:
        """Read one line and answer it."""
        command, rest = self.understood(input(PROMPT))
        try:
            self._answers[command](rest)
        except Fault as fault:
            self.voice.tell(self.voice.words.fault(fault))

    def understood(self, line: str) -> tuple[str, str]:
        """The command, and what follows it."""
        text = folded(line)
        if not text:
            return "moves", ""
        if text.isdecimal():
            return "number", text
        if text[0] in "?？؟":
            return ("why", text[1:].strip()) if len(text) > 1 else ("cited", "")
        for command in COMMANDS:
            for name in synonyms(f"typed-{command}", self.voice.words):
                if text == name or text.startswith(f"{name} "):
                    return command, text[len(name) :].strip()
        return "move", text

    # Moves

    def _number(self, text: str) -> None:
        choices = self.person.scene.numbered
        if int(text) not in choices:
            raise Fault("no-such-number", number=int(text), most=max(choices))
        self._judge(self.person.act(choices[int(text)].move))

    def _judge(self, refused: Fault | None) -> None:
        """Nothing to say if it was done; else why not."""
        if refused is None:
            return
        reason = self.voice.words.fault(refused)
        self.cited = refused.facts.get("rule", "")
        if self.cited:
            self.voice.say("play-refused", reason=reason, rule=self.cited)
        else:
            self.voice.tell(reason)

    def _resign(self) -> None:
        self.voice.say("play-resign-sure")
        if folded(input(PROMPT)) in synonyms("typed-yes", self.voice.words):
            self._judge(self.person.resign())
        else:
            self.voice.say("play-went-on")

    def _quit(self, _: str) -> None:
        raise Left

    # Questions

    def _why(self, typed: str) -> None:
        choices = self.person.scene.numbered
        if not typed:
            self.voice.say("play-why-what", example=self.person.scene.now.choices[0].move)
            return
        number = typed.isdecimal() and int(typed) in choices
        move = choices[int(typed)].move if number else self.person.spelled_out(typed)
        refused = self.person.why(move)
        if refused is None:
            self.voice.say("play-can")
            return
        self.voice.tell(self.voice.words.fault(refused))
        self.cited = refused.facts.get("rule", "")
        self._explain()

    def _explain(self) -> None:
        """The paragraph that was cited last; where none was, help."""
        if self.cited:
            show_rules(self.voice, self.person.scene.game, self.cited)
        else:
            self._help()

    def _moves(self) -> None:
        words = self.voice.words
        for number, choice in sorted(self.person.scene.numbered.items()):
            self.voice.say("play-move", number=number, move=words.move(choice.pieces))

    def _help(self) -> None:
        example = self.person.scene.now.choices[0].move
        self.voice.out.print(help_table(self.voice, self._help_rows(example)))

    def _help_rows(self, example: str) -> list[tuple[str, str]]:
        voice, number = self.voice, self.voice.words.number
        first = {name: synonyms(f"typed-{name}", voice.words)[0] for name in COMMANDS}
        return [
            (f"{number(1)}, {number(2)} …", voice.text("play-help-number")),
            (example, voice.text("play-help-move")),
            ("Enter", voice.text("play-help-enter")),
            (first["undo"], voice.text("play-help-undo")),
            (f"{first['why']} {example}", voice.text("play-help-why")),
            (f"{first['rules']} 4.4", voice.text("play-help-rules")),
            (first["hint"], voice.text("play-help-hint")),
            (first["resign"], voice.text("play-help-resign")),
            (first["quit"], voice.text("play-help-quit")),
        ]
