"""One process that thinks: tasks come in as JSON lines, thoughts go out."""

import os
import signal
import sys

import msgspec

from toutilix.server.thinking import Task
from toutilix.server.thinking.runner import BotRunner

PATIENT = "patient"
"""The argument of a process that lets others of the machine go first: the server itself, and short questions."""
NICE = 5


def main() -> None:
    """Until the server closes the pipe. Ctrl-C at a terminal reaches this process too; the server decides."""
    try:
        _answer_all()
    except BrokenPipeError:
        # The server was killed during a thought; what is left in the buffer would be complained of at the exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _answer_all() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if PATIENT in sys.argv[1:] and hasattr(os, "nice"):
        os.nice(NICE)
    runner = BotRunner()
    tasks = msgspec.json.Decoder(Task)
    encoder = msgspec.json.Encoder()
    for line in sys.stdin.buffer:
        thought = runner.think(tasks.decode(line))
        sys.stdout.buffer.write(encoder.encode(thought) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
