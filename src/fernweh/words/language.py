"""Which languages there are, and which one a person wants."""

import locale
import os
from collections.abc import Mapping
from typing import Literal, get_args

from fernweh.kernel.fault import Fault

Language = Literal["en", "fa", "ru", "ja"]
LANGUAGES = get_args(Language)
DEFAULT = "en"

_RIGHT_TO_LEFT = frozenset({"fa"})


def chosen_language(asked: str | None, environment: Mapping[str, str] | None = None) -> str:
    """The language asked for, else FERNWEH_LANG's, else the system's, else English."""
    environment = os.environ if environment is None else environment
    wanted = asked or environment.get("FERNWEH_LANG")
    if wanted:
        return _known(wanted)
    system = _tag(_system_locale(environment))
    return system if system in LANGUAGES else DEFAULT


def is_right_to_left(lang: str) -> bool:
    return lang in _RIGHT_TO_LEFT


def _known(wanted: str) -> str:
    """`ru_RU.UTF-8` is `ru`; a fault for a language that we do not have."""
    tag = _tag(wanted)
    if tag not in LANGUAGES:
        raise Fault("no-such-language", name=wanted[:40], allowed=", ".join(LANGUAGES))
    return tag


def _tag(name: str) -> str:
    return name.replace("-", "_").split("_")[0].split(".")[0].lower()


def _system_locale(environment: Mapping[str, str]) -> str:
    """What the system says, in POSIX's order of precedence."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return environment[name]
    return locale.getlocale()[0] or ""
