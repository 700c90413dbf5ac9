"""A position from a real table: what may be played, and why the rest may not, in English and French."""

import toutilix

POSITION = {
    "game": "sowix",
    "players": 3,
    "pile": "Kp",
    "stock": "Ty Ev Sp",
    "turn": 2,
    "hands": ["Ap", "Wb Qp Lp *", "! Ev Ev"],
}

match = toutilix.from_position(POSITION)
view = match.view(2)
print("Seat 2 may play", view.legal_moves)
for text in ("Lp", "Qp", "*", "draw", "Lp toutilix"):
    refusal = view.why(text)
    if refusal is None:
        print(f"{text}: legal")
    else:
        print(f"{text}: {refusal.code}, ruling {refusal.ruling}")
        print(f"  {refusal.words('en')}\n  {refusal.words('fr')}")
