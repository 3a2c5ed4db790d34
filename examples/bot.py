#!/usr/bin/env python3
"""A bot for harbour that plays both games; docs/bots.md tells the protocol.

It has an idea or two about each game and guesses otherwise. Try it:
    harbour arena hongkong "python3 examples/bot.py" random --games 100
"""
import json
import random
import sys


def say(message):
    print(json.dumps(message), flush=True)


def hongkong(view, action, me):
    """Take buildings of the other, the highest first; then empty plots; fast blocks are free, roofs are few."""
    answer = action["answer"]
    building = view["plots"]["abcde".index(answer[0]) + 5 * (int(answer[1]) - 1)]
    gained = 10 if not building else 20 + building["height"] if building["owner"] != me else 0
    return gained + {"!": 5, "^": -5}.get(answer[-1], 0)


def blackout(view, action, me):
    """Complete and place what can be had, procure what a goal lacks, plan for empty slots, pay with no points."""
    word, *rest = action["answer"].split("-")
    if word == "plan" and view["mine"]["planned"][int(rest[0]) - 1] is not None:
        return -9  # Who plans anew for ever never plays.
    if word in ("unplan", "unready", "discard", "battery", "search") or "point" in action.get("cost", ""):
        return -9
    if word == "procure":
        needs = [need for spot in view["goals"] for goal in spot for need in goal["needs"]]
        return 1 + any(need["what"] == rest[0] and need["have"] < need["need"] for need in needs)
    return {"complete": 9, "place": 8, "buy": 3, "plan": 2, "done": -5}.get(word, 0)


worth_of = me = None
for line in sys.stdin:
    message = json.loads(line)
    if message["is"] == "hello":
        worth_of = {"hongkong": hongkong, "blackout": blackout}[message["game"]]
        me = message["seat"]
        random.seed(message["seed"])
        say({"is": "ready", "number": message["number"]})
    elif message["is"] == "decide":
        # Among equals chance decides.
        worth = [(worth_of(message["view"], action, me), random.random(), action["answer"]) for action in message["actions"]]
        best, _, answer = max(worth)
        say({"is": "info", "number": message["number"], "score": best})
        say({"is": "answer", "number": message["number"], "answer": answer})
