"""The newcomer of bench/newcomer.py follows only what lessons say: each of his rules stands in one."""

from __future__ import annotations

import random

import pytest
from bench.newcomer import RULES, choose

import ludi
from ludi.kernel.titles import TITLES
from ludi.lessons import lessons
from ludi.lessons.check import sentences
from ludi.locales import catalogue


@pytest.mark.parametrize("title", TITLES)
def test_each_rule_is_said_by_a_lesson(title: str) -> None:
    taught = {
        message.key
        for name in {title, "roma" if title == "arena" else title}
        for one in lessons(name)
        for message in sentences(one)
    }
    said = catalogue("en")
    for rule in RULES[title]:
        assert rule.taught in taught, rule.taught
        words = said.said(rule.taught, {}) or ""
        assert rule.words in words, (rule.taught, words)


@pytest.mark.parametrize("title", TITLES)
def test_the_newcomer_finds_a_legal_move_everywhere(title: str) -> None:
    state, rng = ludi.make(title).start(), random.Random(1)
    for _ in range(150):
        if state.to_move == ludi.OVER:
            break
        if state.to_move == ludi.CHANCE:
            state.sample(rng)
        else:
            action = choose(state, rng)
            assert action in state.legal()
            state.apply(action)
