"""The end of a game of Lusitania XXI, solved: who draws a card knows it, the other one has to guess.

Counterfactual regret minimisation (CFR+) on the whole tree of what can follow. Two nodes belong to one decision where
the seat to move has witnessed the same (`State.witness`). Exploitability is what two best answers to the strategy gain
together, halved: 0 is perfect play.

    python docs/examples/hidden_cards.py --iterations 1000
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import ludi

POSITION: dict[str, Any] = {
    "turn": 2,
    "shuffled": True,
    "deck": {"Red 5": 2, "Cleopatra": 1},
    "camp": ["Yellow 3", "Red 5", "Green 3", "Red 5"],
    "players": [{"hand": ["Cleopatra"]}, {"hand": ["Yellow 3"]}],
}
TURNS = 4  # the game ends after this one
UNSEEN = -1

Strategy = dict["Decision", list[float]]


@dataclass(eq=False)
class Decision:
    """What a seat witnessed up to a choice of its own; the nodes at which that is so, and what CFR keeps of it."""

    seat: int
    actions: list[str]
    nodes: list[Node] = field(default_factory=list)
    regrets: list[float] = field(default_factory=list)
    sums: list[float] = field(default_factory=list)

    def now(self) -> list[float]:
        """The probabilities that regrets ask for: alike where there are none."""
        total = sum(self.regrets)
        return [x / total for x in self.regrets] if total > 0 else [1 / len(self.actions)] * len(self.actions)

    def average(self) -> list[float]:
        """The probabilities of all iterations together, later ones weighing more."""
        total = sum(self.sums)
        return [x / total for x in self.sums] if total > 0 else self.now()


@dataclass(eq=False)
class Node:
    """A position of the tree. paid: to the first seat, at the end. chances: at a node of chance. decision: else."""

    paid: float = 0.0
    chances: list[float] = field(default_factory=list)
    decision: Decision | None = None
    children: list[Node] = field(default_factory=list)

    def each(self) -> Iterator[Node]:
        """This node and all below it."""
        yield self
        for child in self.children:
            yield from child.each()


def start() -> ludi.State:
    """Where it begins."""
    return ludi.make("lusitania", 2, max_turns=TURNS).position(POSITION)


def grown(first: ludi.State) -> Node:
    """The tree of a position, with the decisions in it."""
    decisions: dict[Any, Decision] = {}

    def node(state: ludi.State, seen: tuple[tuple[Any, ...], ...]) -> Node:
        seat = state.to_move
        if seat == ludi.OVER:
            mine, other = state.ranks()
            return Node(paid=float(other - mine))
        found = Node()
        if seat == ludi.CHANCE:
            outcomes = state.chance()
            ways = sum(weight for _, weight in outcomes)
            found.chances = [weight / ways for _, weight in outcomes]
        else:
            texts = [state.text(action) for action in state.legal()]
            found.decision = decisions.setdefault((seat, seen[seat]), Decision(seat, texts))
            found.decision.nodes.append(found)
        for action in state.possible():
            after, witnesses = state.copy(), state.witness(action)
            after.apply(action)
            entries = [(*log, action if p in witnesses else UNSEEN) for p, log in enumerate(seen)]
            found.children.append(node(after, tuple(entries)))
        return found

    root = node(first, ((), ()))
    for decision in decisions.values():
        decision.regrets = [0.0] * len(decision.actions)
        decision.sums = [0.0] * len(decision.actions)
    return root


class Tree:
    """All that can follow a position, and the strategy that CFR+ finds for both seats."""

    def __init__(self, first: ludi.State) -> None:
        self.root = grown(first)
        self.nodes = list(self.root.each())
        self.decisions = list(dict.fromkeys(node.decision for node in self.nodes if node.decision))
        self._done = 0

    def learn(self, iterations: int) -> None:
        """So many iterations, each for one seat and then for the other."""
        for _ in range(iterations):
            self._done += 1
            for learner in (0, 1):
                self._learn(learner)

    def _learn(self, learner: int) -> None:
        chosen = {decision: decision.now() for decision in self.decisions}
        gained = {decision: [0.0] * len(decision.actions) for decision in self.decisions}

        def value(node: Node, own: float, others: float) -> float:
            """What a node is worth to the learner. own, others: how likely its choices, and all else, lead there."""
            decision = node.decision
            if not node.children:
                return node.paid if learner == 0 else -node.paid
            if decision is None or decision.seat != learner:
                shares = chosen[decision] if decision else node.chances
                return sum(p * value(child, own, others * p) for p, child in zip(shares, node.children, strict=True))
            shares = chosen[decision]
            each = [value(child, own * p, others) for p, child in zip(shares, node.children, strict=True)]
            mean = sum(p * x for p, x in zip(shares, each, strict=True))
            for i, x in enumerate(each):
                gained[decision][i] += others * (x - mean)
                decision.sums[i] += self._done * own * shares[i]
            return mean

        value(self.root, 1.0, 1.0)
        for decision, more in gained.items():
            decision.regrets = [max(0.0, old + new) for old, new in zip(decision.regrets, more, strict=True)]

    def strategy(self) -> Strategy:
        """The probabilities of each decision."""
        return {decision: decision.average() for decision in self.decisions}

    def worth(self, strategy: Strategy, answering: int | None = None) -> float:
        """What the strategy is worth to the first seat; answering: a seat that plays its best answer to it instead."""
        reach = {id(self.root): 1.0}  # by all but the answering seat
        for node in self.nodes:  # parents come before their children
            mine = node.decision is not None and node.decision.seat == answering
            shares = [1.0] * len(node.children) if mine else strategy[node.decision] if node.decision else node.chances
            for p, child in zip(shares, node.children, strict=True):
                reach[id(child)] = reach[id(node)] * p
        best: dict[Decision, int] = {}
        found: dict[int, float] = {}

        def value(node: Node) -> float:
            if id(node) not in found:
                found[id(node)] = fresh(node)
            return found[id(node)]

        def fresh(node: Node) -> float:
            decision = node.decision
            if not node.children:
                return node.paid
            if decision is None or decision.seat != answering:
                shares = strategy[decision] if decision else node.chances
                return sum(p * value(child) for p, child in zip(shares, node.children, strict=True))
            if decision not in best:
                sign = 1 if answering == 0 else -1
                each = [
                    sum(reach[id(n)] * value(n.children[i]) for n in decision.nodes) * sign
                    for i in range(len(decision.actions))
                ]
                best[decision] = each.index(max(each))
            return value(node.children[best[decision]])

        return value(self.root)

    def exploitability(self, strategy: Strategy) -> float:
        """What two best answers gain together, halved."""
        return (self.worth(strategy, 0) - self.worth(strategy, 1)) / 2


def main(iterations: int = 1000) -> list[tuple[int, float]]:
    """Solve the position; (iterations, exploitability) at 0, 10, 100 and so on."""
    tree, found = Tree(start()), list[tuple[int, float]]()
    hidden = sum(len(decision.nodes) > 1 for decision in tree.decisions)
    print(f"{len(tree.nodes)} positions, {len(tree.decisions)} decisions, {hidden} of them without knowing a card")
    done, step = 0, 10
    while True:
        strategy = tree.strategy()
        found.append((done, tree.exploitability(strategy)))
        print(f"{done:6} iterations: exploitability {found[-1][1]:.6f}, worth {tree.worth(strategy):+.4f}")
        if done >= iterations:
            return found
        more = min(step, iterations) - done
        tree.learn(more)
        done, step = done + more, step * 10


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--iterations", type=int, default=1000, help="of CFR+ (1000)")
    main(parser.parse_args().iterations)
