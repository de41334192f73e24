#!/usr/bin/env python3
"""A bot with an account, by WebSocket: HORDA_TOKEN=… socket_player.py http://localhost:7777 ada

Waits for tables that invite it, sits down and plays any choice. Standard library only: half of it is a small WebSocket.
"""
import base64, hashlib, json, os, random, socket, ssl, struct, sys, threading, time, uuid
from urllib.parse import urlsplit


class Line:
    """One WebSocket: texts in, texts out."""

    def __init__(self, house):
        at = urlsplit(house)
        port = at.port or (443 if at.scheme == "https" else 80)
        self.socket = socket.create_connection((at.hostname, port))
        if at.scheme == "https":
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=at.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((f"GET /ws HTTP/1.1\r\nHost: {at.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                             f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        self.stream = self.socket.makefile("rb")
        status = self.stream.readline()
        headers = {}
        while (header := self.stream.readline().strip()):
            name, _, value = header.decode().partition(":")
            headers[name.lower()] = value.strip()
        accept = base64.b64encode(hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest()).decode()
        if b" 101 " not in status or headers.get("sec-websocket-accept") != accept:
            raise ConnectionError(f"no WebSocket there: {status.decode().strip()}")

    def frame(self, opcode, data):
        size = len(data)
        head = bytes([0x80 | opcode])
        if size < 126:
            head += bytes([0x80 | size])
        elif size < 1 << 16:
            head += bytes([0x80 | 126]) + struct.pack(">H", size)
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", size)
        mask = os.urandom(4)
        self.socket.sendall(head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def say(self, **message):
        self.frame(1, json.dumps(message).encode())

    def hear(self):
        """The next message; None when the line is closed."""
        text = b""
        while True:
            head = self.stream.read(2)
            if len(head) < 2:
                return None
            size = head[1] & 127
            if size > 125:
                size = struct.unpack(*((">H", self.stream.read(2)) if size == 126 else (">Q", self.stream.read(8))))[0]
            data, opcode = self.stream.read(size), head[0] & 15
            if opcode == 8:
                return None
            if opcode == 9:
                self.frame(10, data)
            elif opcode < 8:
                text += data
                if head[0] & 0x80:
                    return json.loads(text)


def patch(document, steps):
    """Brings a document up to date, as docs/table-protocol.md says."""
    for step in steps:
        *way, last = [name.replace("~1", "/").replace("~0", "~") for name in step["p"].split("/")]
        node = document
        for name in way:
            node = node[int(name) if isinstance(node, list) else name]
        if "len" in step:
            del node[last if isinstance(node, dict) else int(last)][step["len"]:]
        elif isinstance(node, list):
            if int(last) == len(node):
                node.append(step["v"])
            else:
                node[int(last)] = step["v"]
        elif "v" in step:
            node[last] = step["v"]
        else:
            node.pop(last, None)


def play(house, account, table, seat):
    """Sits at one table until its game is over."""
    line = Line(house)
    line.say(c="hello", table=table, seat=seat, lang="en", account=account)
    document, answered = {}, None
    while (message := line.hear()) is not None:
        if message["s"] == "whole":
            document = message["doc"]
        elif message["s"] == "update":
            patch(document, message["patch"])
        elif message["s"] == "no":
            answered = None if message["code"] == "stale" else answered
            print(f"refused: {message['text']}", file=sys.stderr)
        elif message["s"] == "bye":
            print(message["text"], file=sys.stderr)
        if document.get("table", {}).get("status") == "over":
            print(f"the game at table {table} is over", flush=True)
            return
        if seat in document.get("awaited", []) and document["turn"] != answered:
            answered = document["turn"]
            option = random.choice(document["options"])["id"]
            line.say(c="answer", id=uuid.uuid4().hex, seat=seat, turn=answered, option=option)


def main():
    house, name = sys.argv[1:3]
    account = {"name": name, "token": os.environ["HORDA_TOKEN"]}
    while True:
        try:
            door, seated = Line(house), set()
            door.say(c="account", **account)
            while (message := door.hear()) is not None:
                if message["s"] == "no":
                    sys.exit(message["text"])
                if message["s"] == "bye":
                    print(message["text"], file=sys.stderr)
                    break
                for seat in message.get("seats", [message]):
                    at = seat.get("table"), seat.get("seat")
                    if at[0] and at not in seated:
                        seated.add(at)
                        threading.Thread(target=play, args=(house, account, *at), daemon=True).start()
        except OSError as trouble:
            print(f"{trouble}; trying again", file=sys.stderr)
        time.sleep(2)


if __name__ == "__main__":
    main()
