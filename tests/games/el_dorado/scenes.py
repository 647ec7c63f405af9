"""Scenes of El Dorado for the gallery of boards (web/scenes.py)."""

CAVE = "north  at: 1,0  hand: {hand}  tokens: {tokens}\nnorth to play"
MANY = "machete-2 coin-2 draw remove replace change free-step pass keep"

# Seats and options
OTHERS = [(2, {"caves": True}), (4, {"map": "serpentine"})]

# Seats, options, a table in text, and what is played from there
RARE = [
    (2, {"caves": True}, CAVE.format(hand=hand, tokens=tokens), moves)
    for hand, tokens, moves in [
        ("scout*2 traveler*2", "pass", ["move scout as machete", "step 1 south-west", "stop"]),
        ("scout traveler explorer", MANY, []),
        (
            "giant-machete explorer",
            "keep",
            ["move giant-machete as machete", "step 1 south-west", "stop", "done"],
        ),
        ("compass scout traveler", "keep remove", ["use remove"]),
        ("scout traveler sailor", "replace", ["use replace"]),
        ("scientist traveler explorer", "keep  draw: none", ["act scientist"]),
        ("transmitter traveler", "pass", ["act transmitter"]),
    ]
]

# Options of matches that browsers play (tests/web/terms.py)
MATCHES = {"short": {"cap": 4}, "some": {"cap": 8}}
