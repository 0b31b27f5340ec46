"""Who has won: one sentence for terminal, table and lists."""

from __future__ import annotations

import pytest

from ludi.kernel.messages import as_data
from ludi.locales import Text, languages
from ludi.match import outcome


@pytest.mark.parametrize(
    ("ranks", "said"),
    [
        ([0], "The game is over."),
        ([1, 0], "Livia has won"),
        ([0, 1], "You have won"),
        ([0, 0], "A draw"),
        ([0, 2, 0], "Shared victory: You, Bot Optio"),
        ([0, 0, 0], "Shared victory: You, Livia, Bot Optio"),
    ],
)
def test_the_first_have_won(ranks: list[int], said: str) -> None:
    assert Text("en").told("roma", outcome(ranks), ["You", "Livia", "Bot Optio"]) == said


@pytest.mark.parametrize("language", languages())
def test_it_is_said_in_every_language(language: str) -> None:
    say, english = Text(language), Text("en")
    for ranks in ([0, 1], [0, 0], [0, 0, 1]):
        own = say.told("roma", outcome(ranks), [say("web-you"), "Livia", "Ada"])
        assert say("web-you") in own or ranks == [0, 0]
        assert language == "en" or own != english.told("roma", outcome(ranks), [say("web-you"), "Livia", "Ada"])


def test_it_is_sent_as_every_sentence_is() -> None:
    assert as_data(outcome([1, 0])) == {
        "key": "web-result-winner",
        "params": {"seat": {"kind": "seat", "id": 1}},
    }
