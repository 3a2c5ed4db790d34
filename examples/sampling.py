#!/usr/bin/env python3
"""A bot for harbour that searches by sampling: it asks a bot of harbour for an answer, and looks for a better one.

It draws worlds that fit what it sees, plays each answer in them, lets a bot play on to the end of the next round, and takes the answer
after which it is expected to win by most points, if that is clearly more than after the answer it began with. It knows no rule of
either game; plans of Blackout it leaves to the bot it asks. Try it:
    harbour arena blackout "python3 examples/sampling.py" greedy --games 20 --time 5000
"""
import argparse
import random
import statistics

import harbour_bot

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--first", default="greedy", help="the bot whose answer is to be improved (default: greedy)")
parser.add_argument("--bot", default="level-3", help="the bot that plays on (default: level-3)")
parser.add_argument("--worlds", type=int, default=16, help="the most worlds an answer is tried in (default: 16)")
parser.add_argument("--length", type=int, default=2, help="how many rounds, or turns, the bot plays on (default: 2)")
parser.add_argument("--sure", type=float, default=2, help="how many standard errors are clearly more (default: 2)")
options = parser.parse_args()


def choose(question):
    first = question.suggest(options.first)
    if is_planning(question):
        return first
    others = [answer for answer in question.answers if answer != first]
    gains = {answer: [] for answer in others}
    for n in range(1, options.worlds + 1):
        if not others or question.time_used() > 0.7:
            break
        [world] = question.sample()
        # The same seed gives all answers the same luck, so that they differ by what they are worth.
        seed = random.getrandbits(32)
        base = margin_after(question, world, first, seed)
        for answer in others:
            gains[answer].append(margin_after(question, world, answer, seed) - base)
        if n in (2, 4, 8):
            # What does not look better by now is given up.
            others = [answer for answer in others if statistics.mean(gains[answer]) > 0]
    better = [answer for answer in others if is_clear(gains[answer])]
    return max(better, key=lambda answer: statistics.mean(gains[answer]), default=first)


def margin_after(question, world, answer, seed):
    """The points we are expected to win by if the answer is given in this world and bots play on."""
    rollout = question.rollout(world, [answer], options.bot, length=options.length, seed=seed)
    return question.margin(rollout["expected"])


def is_clear(gains):
    """Whether the mean gain is above 0 by more than chance explains."""
    error = statistics.stdev(gains) / len(gains) ** 0.5 if len(gains) >= 4 else float("inf")
    return statistics.mean(gains) > options.sure * error


def is_planning(question):
    """Whether cards of Blackout are planned, one after the other: the bot that plays on would finish a plan its own way."""
    return "ready" in question.answers or "unready" in question.answers


harbour_bot.play(choose)
