#!/usr/bin/env python3
"""A bot for harbour that looks one answer ahead: it tries every answer and takes the one after which it stands best.

It knows no rule of either game: harbour plays the answers and says what comes of them. Try it:
    harbour arena hongkong "python3 examples/one_ply.py" random --games 100
    harbour arena blackout "python3 examples/one_ply.py" random --games 20 --time 2000
"""
import random

import harbour_bot


def hongkong(question, tried):
    """Buildings count, ours and those the other loses; a roof keeps one for good; after a fast block we are asked again."""
    roofs = sum(plot["owner"] == question.seat for plot in tried["view"]["plots"] if plot and plot.get("roofed"))
    return question.margin(tried["scores"]) + 0.5 * roofs + (1 if tried["stop"] == "end" else 0)


def blackout(question, tried):
    """Points count, and what points are made of: dollars, resources, tokens, cubes on the map, finished plans."""
    board = tried["view"]["boards"][question.seat]
    return (
        board["score"]
        + 0.2 * board["dollars"]
        + 0.5 * sum(board["stock"].values())
        + 0.3 * (board["transport"] + board["gps"])
        + 1.5 * len(board["cubes"])
        + 2 * len(board["finished"])
        - 0.5 * len(board["hospital"])
        + sum(card is not None for card in tried["view"]["mine"]["planned"])
        + 0.4 * sum(len(slot) for slot in board["slots"])
        # What stops before a secret may turn out well; what ends the turn is done only if nothing else helps.
        + {"secret": 1, "end": 0}.get(tried["stop"], -0.1)
    )


def choose(question):
    worth_of = {"hongkong": hongkong, "blackout": blackout}[question.game["game"]]

    def worth(answer):
        # Among equals chance decides.
        return worth_of(question, question.try_answers([answer], show=["view"])), random.random()

    return max(question.answers, key=worth)


harbour_bot.play(choose)
