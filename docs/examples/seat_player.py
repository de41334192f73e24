#!/usr/bin/env python3
"""A bot for tables of a server: ./horda serve --bot "mine=python3 docs/examples/seat_player.py"

Hears a line of JSON for every decision of every seat it plays, and answers with the number of a choice. What it writes to
standard error goes to the server's log. With --first it takes the first choice, else any.
"""
import json, random, sys

first = "--first" in sys.argv[1:]
decisions = {}  # how often each seat has been asked: what a bot remembers, it remembers by table and seat


def choose(asked):
    seat = asked["table"], asked["seat"]
    decisions[seat] = decisions.get(seat, 0) + 1
    return 0 if first else random.randrange(len(asked["choices"]))


for line in sys.stdin:
    asked = json.loads(line)
    if asked["cmd"] == "quit":
        break
    answer = {"id": asked["id"], "ok": True}
    if asked["cmd"] == "choose":
        answer["choice"] = choose(asked)
    print(json.dumps(answer), flush=True)
print(f"{sum(decisions.values())} decisions for {len(decisions)} seats", file=sys.stderr)
