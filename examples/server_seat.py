"""A program at a table with people: `python server_seat.py http://localhost:8000/t/k7Qm2Xw9`."""

import sys

import toutilix
import toutilix.client


class Polite:
    """Plays any legal move, and never catches anybody."""

    def move(self, view: toutilix.View) -> toutilix.Move | None:
        return view.random_move() if view.my_turn else None


if __name__ == "__main__":
    end = toutilix.client.play(sys.argv[1], Polite(), name="Polite")
    print(f"Seat {end.seat} has {end.scores[end.seat or 0]} points of {end.scores}")
