#!/usr/bin/env python3
"""A bot for harbour that searches by sampling: it draws worlds that fit what it sees, plays each of its answers in them, lets
a bot of harbour play on, and takes the answer that leads by most points on average.

It knows no rule of either game, so that it plays both. Try it:
    harbour arena blackout "python3 examples/sampling.py" greedy --games 20 --time 5000
"""
import argparse
import random

import harbour_bot

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--worlds", type=int, default=8, help="worlds for the answers that look best (default: 8)")
parser.add_argument("--bot", default="level-3", help="the bot that plays on (default: level-3)")
parser.add_argument("--length", type=int, help="rounds, or turns, after which a rollout is cut off (default: the end)")
options = parser.parse_args()


def choose(question):
    """Tries all answers in a few worlds, then the better half of them in more, until one is left: sequential halving."""
    limits = {"bot": options.bot} if options.length is None else {"bot": options.bot, "length": options.length}
    answers = list(question.answers)
    random.shuffle(answers)
    margins = {answer: [] for answer in answers}
    n_worlds = 2
    while len(answers) > 1 and n_worlds <= options.worlds:
        for world in question.sample(n_worlds):
            # The same seed gives all answers the same luck, so that they differ by what they are worth.
            seed = random.getrandbits(32)
            for answer in answers:
                rollout = question.rollout(world, [answer], seed=seed, **limits)
                margins[answer].append(question.margin(rollout["scores"]))
            if question.time_used() > 0.7:
                return best(answers, margins)[0]
        answers = best(answers, margins)[: (len(answers) + 1) // 2]
        n_worlds *= 2
    return best(answers, margins)[0]


def best(answers, margins):
    """The answers, the one with the best mean margin first."""
    return sorted(answers, key=lambda answer: -sum(margins[answer]) / max(len(margins[answer]), 1))


harbour_bot.play(choose)
