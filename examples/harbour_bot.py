"""What Python bots for harbour have in common: the protocol of docs/bots.md, version 2, on standard input and output.

    import harbour_bot

    def choose(question):
        return question.answers[0]

    harbour_bot.play(choose)
"""
import json
import random
import sys
import time


class RequestFailed(Exception):
    """harbour could not carry out a request; the text says why."""


class Question:
    """A question harbour asks: the fields of `hello` and `decide`, and the requests that may be sent before the answer."""

    def __init__(self, game, message):
        self.game = game  # The fields of `hello`.
        self.message = message  # The fields of `decide`.
        self.asked_at = time.monotonic()
        self.seat = game["seat"]
        self.seats = sorted(game["seats"])
        self.view = message["view"]
        self.position = message["position"]
        self.actions = message["actions"]
        self.answers = [action["answer"] for action in self.actions]

    def time_used(self):
        """The part of the time for this answer that is used up, from 0 to 1."""
        return (time.monotonic() - self.asked_at) * 1000 / self.message["deadline_ms"]

    def try_answers(self, answers, **fields):
        """Plays answers on a copy of the own view, or in a world (`world=`), and returns what comes of them."""
        return self._request("try", answers=answers, **fields)

    def sample(self, count=1, **fields):
        """Draws full states that fit the view, and returns their numbers."""
        return self._request("sample", count=count, **fields)["worlds"]

    def rollout(self, world, answers=(), bot="greedy", **fields):
        """Plays answers in a world, lets a bot play on in all seats, and returns the mean scores and the wins."""
        return self._request("rollout", world=world, answers=list(answers), bot=bot, **fields)

    def suggest(self, bot, **fields):
        """The answer a bot of harbour would give."""
        return self._request("suggest", bot=bot, **fields)["answer"]

    def forget(self, worlds):
        """Drops worlds, so that others can be kept."""
        self._request("forget", worlds=worlds)

    def margin(self, scores):
        """Our score minus the best score of the other seats."""
        others = [scores[seat] for seat in self.seats if seat != self.seat]
        return scores[self.seat] - max(others, default=0)

    def _request(self, kind, **fields):
        _say({"is": kind, "number": self.message["number"], **fields})
        reply = _listen()
        if reply is None:
            sys.exit()
        if reply["is"] == "error":
            raise RequestFailed(reply["words"])
        return reply


def play(choose):
    """Plays all games harbour wants to play; `choose` gets a question and returns one of its answers."""
    game = None
    while (message := _listen()) is not None:
        if message["is"] == "hello":
            if 2 not in message.get("protocols", ()):
                sys.exit("this bot needs a harbour that speaks protocol 2")
            game = message
            random.seed(message["seed"])
            _say({"is": "ready", "number": message["number"], "protocol": 2})
        elif message["is"] == "decide":
            answer = choose(Question(game, message))
            _say({"is": "answer", "number": message["number"], "answer": answer})


def _say(message):
    print(json.dumps(message), flush=True)


def _listen():
    line = sys.stdin.readline()
    return json.loads(line) if line else None
