"""One term for each thing and language: words that were given up do not come back, and the table of terms is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludi.locales import FOLDER, Text, languages

TABLE = Path(__file__).parents[2] / "docs" / "reference-terms.md"

# (language, files, what was given up, what is said instead)
GIVEN_UP = (
    ("en", "*", r"[Tt]ak(?:e|es|ing) (?:a|the|your|that) (?:last )?move back", "undo"),
    ("en", "*", r"\bdi(?:e|ce) less\b", "fewer"),
    ("en", "*", r"\b(?:his|he|him)\b (?:hand|side|own|cannot|rolls)", "their, they"),
    ("en", "*", r"\bYou (?:has|takes|makes|gives|is|looks)\b", "a sentence in the past tense"),
    ("en", "*", r"\bThe game was over\b", "The game is over"),
    ("en", "*", r"own it: that thanks", "buy a copy"),
    ("en", "lusitania*", r"Tarraconensis|[Tt]raining camp", "Hispania, camp"),
    ("en", "roma*", r"\b(?:the|Draw pile [^,]*,) discards\b|= Discards$", "discard pile"),
    ("en", "*", r"\b[Dd]ear(?:est)? mistake", "costly"),
    ("en", "*", r"\b(?:[Rr]oll\w*|[Mm]ade|[Mm]akes?|[Dd]o\w*) (?:it |\w+ showing .* )?again\b", "reroll, redo"),
    ("en", "*", r"\b(?:at most|about|after|=) so many\b", "this many, maximum"),
    ("en", "empire*", r"\b[Pp]ass(?:ed|es)?\b.* on\b|\bPass to\b|\bpassed the\b", "give a token"),
    ("fr", "lusitania*", r"[Ll]ibér|[Ee]ngag|[Rr]envoy|[Tt]arraco", "congédier, recruter"),
    ("fr", "*", r"\b(?:salon|salle)s?\b", "table"),
    ("fr", "*", r"\b(?:équipements|dés) égaux\b|\bsemblables\b", "identiques"),
    ("fr", "*", r"\bsceaux?\b", "somme de contrôle"),
    ("fr", "*", r"\brobots?\b|[Rr]ien à reprendre|[Cc]oup rejoué|à rejouer\b", "bot, annuler, rétablir"),
    ("fr", "[ct]*", r"tours (?:du match|de chaque|sur)|(?:de|en) .{0,9}tours?\.$|autres tours", "série"),
    ("fr", "empir*", r"(?<!à )\bcôtés?\b", "camp"),
    ("fr", "arena*", r"[Ss]eptième place|place vide", "emplacement"),
    ("fr", "*", r"remercier ceux|procurez-vous|[Ee]rreurs? (?:les plus )?chères?", "celles et ceux, coûteuse"),
    ("fr", "empire*", r"\b(?:zone|ville)s?\b", "région, cité"),
    ("fr", "empire*", r"[Rr]elev|bat en retraite|se rejouent", "reprendre, se replier, relancer"),
    ("fr", "*", r"\bcartes? (?:action|événement)\b", "carte d’action, carte d’événement"),
    ("fr", "lusitania*", r"\bcuisinier\b", "cuisinière"),
    ("fr", "roma*", r"\b[Tt]ermin(?:é|er)\b|\bimiter?\b", "finir, copier"),
    ("fr", "pokern*", r"(?:dû|faut|donc) relancer|\bRelancez\.", "lancer encore"),
    ("fr", "arena*", r"\bcédée?s?\b", "sacrifier"),
    ("fr", "empire-web", r"Passer à $|est passé", "donner"),
    ("fr", "lusitania*", r"nos propres valeurs", "valeurs maison"),
    ("ru", "*", r"знак\w* «Взятка»", "поле «Взятка»"),
    ("ru", "*", r"\b[Нн]а руке\b", "в руке"),
    ("ru", "*", r"\b[Пп]ечать\b", "контрольная сумма"),
    ("ru", "*", r"[Оо]тпуска(?:й|ть)", "увольнять"),
    ("ru", "lusitania*", r"Тарракон", "Испания"),
    ("ru", "*", r"[Нн]аш[еи] (?:значени|числ)|домашн\w+ правил", "домашние значения"),
    ("ru", "*", r"\b[Кк]ост(?:ь|и|ью|ей)\b", "кубик"),
    ("ru", "*", r"[Пп]одсказ", "совет"),
    ("ru", "*", r"[Зз]авершит[еь] ход", "закончить ход"),
    ("ru", "*", r"[Пп]олочк", "пол-очка"),
    ("ru", "*", r"\bконча(?:ет|ют) (?:игр|парт)", "заканчивать"),
    ("ru", "empire*", r"[Гг]осподств|равенств", "преобладание, ничья"),
    ("ru", "empire*", r"[Пп]одн(?:ять|имайте)|[Нн]анимайте", "снять, набрать"),
    ("ru", "empire*", r"[Бб]итв|\b[Оо]борон(?!яется)|арми\w+ в запасе", "бой, защита, резерв"),
    ("ru", "lusitania*", r"\b[Пп]овар\b", "кухарка"),
    ("ru", "empire*", r"\b[Пп]еред(?:а[её]\w*|али|ать)\b|элит|отстро", "отдать, отборные войска, восстановить"),
    ("uk", "*", r"знак\w* «Хабар»", "поле «Хабар»"),
    ("uk", "*", r"\b[Нн]а руці\b", "у руці"),
    ("uk", "*", r"\b[Пп]ечатк", "контрольна сума"),
    ("uk", "*", r"\bвсліпу\b", "наосліп"),
    ("uk", "*", r"[Вв]ідпуска(?:й|ти)|блакитн|Вивідувач", "звільняти, сині, Шпигун"),
    ("uk", "*", r"[Нн]аш[еі] (?:значенн|числ)|домашн\w+ правил", "домашні значення"),
    ("uk", "*", r"\b[Кк]іст(?:ка|ки|ку|ці|кою|ок)\b|\b[Кк]ості\b", "кубик"),
    ("uk", "*", r"[Пп]ідказ", "порада"),
    ("uk", "*", r"[Зз]авершит[иь] хід", "закінчити хід"),
    ("uk", "*", r"\b[Вв]дач[аіеу]", "удача"),
    ("uk", "empire*", r"[Пп]омил[ую]|безплатн", "пощадити, безкоштовно"),
    ("uk", "lusitania*", r"Тарракон", "Іспанія"),
    ("uk", "empire*", r"[Пп]анування|рівності", "домінування, нічия"),
    ("uk", "empire*", r"[Пп]ідн(?:яти|імайте)|[Нн]аймайте", "зняти, набрати"),
    ("uk", "empire*", r"[Бб]итв|\b[Оо]бор(?!оняється)|армі\w+ в запасі", "бій, захист, резерв"),
    ("uk", "lusitania*", r"\b[Кк]ухар\b", "кухарка"),
    ("uk", "empire*", r"\b[Пп]ереда(?:є\w*|ють|ли|ти)\b|еліт", "віддати, добірні війська"),
    ("zh", "*", r"机器人", "电脑"),
    ("zh", "*", r"己方", "你的, 自己"),
    ("zh", "*", r"封印", "校验值"),
    ("zh", "*", r"您", "你"),
    ("zh", "*", r"恺撒|除去运气|着法|最佳玩法", "凯撒, 扣除运气, 行动, 最佳下法"),
    ("zh", "cli", r"恢复", "重做"),
    ("zh", "[ar]*", r"储备|号盘|再掷一次", "供应堆, 圆盘, 重掷"),
    ("zh", "empir*", r"平手|每个进攻骰", "平点, 每颗进攻骰"),
    ("zh", "lusitani*", r"推定|请来|宾客|厨师", "自定, 邀请, 客人, 厨娘"),
    ("zh", "*", r"(?<!…)…(?!…)", "……"),
    ("zh", "lusitania*", r"(?<!弃)牌堆|雇用|扩充|德行|Laurus|Virtus|塔拉科", "牌库, 招募, 扩展, 武勇, 桂冠, 西班牙"),
)


def sentences(language: str, files: str) -> dict[str, list[str]]:
    """The lines of the catalogue that are read by people, by file."""
    found = {}
    for file in sorted((FOLDER / language).glob(f"{files}.ftl")):
        lines = [line for line in file.read_text("utf-8").splitlines() if not line.startswith("#")]
        found[file.name] = [re.sub(r"^[a-z0-9-]+ = ?|\{ ?\$?[a-z-]+ ?(?:->)?\}?", "", line) for line in lines]
    return found


@pytest.mark.parametrize(("language", "files", "word", "instead"), GIVEN_UP, ids=[f"{x[0]}: {x[3]}" for x in GIVEN_UP])
def test_words_that_were_given_up_do_not_come_back(language: str, files: str, word: str, instead: str) -> None:
    there = sentences(language, files)
    assert there
    stray = [(name, line.strip()) for name, lines in there.items() for line in lines if re.search(word, line)]
    assert stray == [], f"say {instead}"


def rows() -> dict[str, dict[str, str]]:
    """The table of terms: what a thing is called, by language."""
    found: dict[str, dict[str, str]] = {}
    for line in TABLE.read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and len(cells) == 6 and cells[0] not in ("thing", "---"):
            found[cells[0]] = dict(zip(("en", "fr", "ru", "uk", "zh"), cells[1:], strict=True))
    return found


# Sentences that have a term in them: (thing of the table, key).
SAID = (
    ("going through it afterwards", "web-replay"),
    ("the file of it", "web-record"),
    ("hash that fixes a seed", "web-commitment"),
    ("a program that plays", "web-level"),
    ("advice of a strong player", "web-hint"),
    ("cards to be drawn", "roma-pile-draw"),
    ("cards that were thrown away", "roma-pile-discard"),
    ("cards laid out for all", "lusitania-camp"),
    ("from the hand into the legion", "lusitania-move-hire"),
    ("face down beside the legion", "lusitania-release"),
    ("from hand to camp and back", "lusitania-group-exchange"),
    ("a card of the four provinces", "lusitania-card-blue-2"),
    ("a guest into the legion", "lusitania-move-invite"),
    ("looking back for mistakes", "web-review"),
    ("a position with one best move", "puzzle-title"),
    ("the reader", "web-you"),
    ("points that nobody has yet", "roma-supply-title"),
    ("the die of a fight", "roma-battle-die"),
    ("cards that a player brings", "decks-title"),
    ("a number into its row", "pokern-move-stop"),
    ("dice that are no number", "pokern-misthrow"),
    ("one of 45 fields", "empire-term-province"),
    ("five of them", "empire-term-area"),
    ("barbarians of one token", "empire-term-people"),
    ("legions and forts of a side", "empire-term-faction"),
    ("legions of nobody", "empire-term-rebels"),
    ("placing armies", "empire-phase-placing"),
    ("one province of an area", "empire-term-presence"),
    ("three, or the most", "empire-term-domination"),
    ("all five", "empire-term-control"),
    ("equal dice in a battle", "empire-won-tie"),
    ("armies still to be placed", "empire-term-pool"),
    ("off the map, into the pool", "empire-group-pick"),
    ("what may be looted", "empire-counter-city"),
    ("fight for a province", "empire-battle"),
    ("the side that is attacked", "empire-chapter-defence"),
    ("a new legion", "empire-move-recruit"),
    ("a number no public source gives", "decks-house"),
    ("what a player's decisions give", "lab-review-skill"),
    ("what the dice and the cards give", "lab-review-luck"),
    ("secret that a game's dice and cards follow from", "web-proof-seed"),
    ("a whole number that games of the laboratory follow from", "lab-simulate-seed"),
    ("handing over to the next player", "roma-move-end"),
    ("handing over to the next player", "lusitania-move-end"),
    ("fight of one card with another", "lesson-roma-battle"),
    ("what an area brings in a turn", "empire-map-values"),
    ("armies still to be placed", "empire-term-pool"),
    ("off the map, into the pool", "empire-move-pick"),
    ("to plunder a city", "empire-move-sack"),
    ("to leave it whole", "empire-move-spare"),
)


@pytest.mark.parametrize("language", languages())
def test_the_table_of_terms_says_what_the_catalogue_says(language: str) -> None:
    say, terms = Text(language), rows()
    assert len(terms) >= 25
    assert all(set(by) == set(languages()) for by in terms.values())
    for thing, key in SAID:
        words = say(key).casefold()
        named = [term.strip().casefold() for term in re.split(r",|、", terms[thing][language])]
        stems = [name if language == "zh" or len(name) < 6 else name[:5] for name in named]
        assert any(stem in words for stem in stems), (thing, key, words, named)
