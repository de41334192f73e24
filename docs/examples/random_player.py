#!/usr/bin/env python3
"""Plays a game of random answers through ./horda engine: random_player.py [game] [seats] [seed]"""
import json, pathlib, random, subprocess, sys

game, seats, seed = (sys.argv[1:] + ["cards-of-the-dead", "2", "7"][len(sys.argv) - 1:])[:3]
root = pathlib.Path(__file__).resolve().parent.parent.parent
engine = subprocess.Popen([str(root / "horda"), "engine"], stdin=subprocess.PIPE,
                          stdout=subprocess.PIPE, text=True, encoding="utf-8")


def say(**line):
    engine.stdin.write(json.dumps(line) + "\n")
    engine.stdin.flush()
    reply = json.loads(engine.stdout.readline() or '{"ok": false, "error": "the engine is gone"}')
    if not reply["ok"]:
        sys.exit(reply["error"])
    return reply


dice = random.Random(seed)
reply = say(cmd="new", game=game, seats=int(seats), seed=seed)
while not reply["over"]:
    turn = dice.choice(reply["turn"])
    reply = say(cmd="answer", seat=turn["seat"], option=dice.choice(turn["options"])["id"])
print(json.dumps(say(cmd="result"), ensure_ascii=False))
say(cmd="quit")
