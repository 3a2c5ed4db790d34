#!/usr/bin/env python3
"""A bot for harbour that searches by sampling: it draws worlds that fit what it sees, plays each of its answers in them, lets
a bot of harbour play on to the end of the round, and takes the answer after which it is expected to win by most points.

It knows no rule of either game, except that a plan of Blackout that is changed for ever is never played. Try it:
    harbour arena blackout "python3 examples/sampling.py" greedy --games 20 --time 5000
"""
import argparse
import random
import statistics

import harbour_bot

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--worlds", type=int, default=8, help="worlds for the answers that look best (default: 8)")
parser.add_argument("--bot", default="level-3", help="the bot that plays on (default: level-3)")
parser.add_argument("--length", type=int, default=1, help="how many rounds, or turns, it plays on (default: 1)")
options = parser.parse_args()


def choose(question):
    """Tries all answers in a few worlds, then the better half of them in more, until one is left: sequential halving."""
    answers = [answer for answer in question.answers if not changes_a_plan(question, answer)]
    random.shuffle(answers)
    margins = {answer: [] for answer in answers}
    n_worlds = 2
    while len(answers) > 1 and n_worlds <= options.worlds and question.time_used() < 0.5:
        for world in question.sample(n_worlds):
            # The same seed gives all answers the same luck, so that they differ by what they are worth.
            seed = random.getrandbits(32)
            for answer in answers:
                rollout = question.rollout(world, [answer], options.bot, length=options.length, seed=seed)
                margins[answer].append(question.margin(rollout["expected"]))
        answers.sort(key=lambda answer: statistics.mean(margins[answer]), reverse=True)
        answers = answers[: (len(answers) + 1) // 2]
        n_worlds *= 2
    return answers[0]


def changes_a_plan(question, answer):
    """Whether an answer takes back what is planned already, so that planning would not come to an end."""
    word, *rest = answer.split("-")
    is_planned = word == "plan" and question.view["mine"]["planned"][int(rest[0]) - 1] is not None
    return is_planned or word in ("unplan", "unready")


harbour_bot.play(choose)
