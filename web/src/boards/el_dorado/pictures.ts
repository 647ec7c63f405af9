// A small picture for every card, in layers of cut paper: colour and shape, from the back to the
// front, on 80 by 56.
export type Layer = readonly [fill: string, d: string];

const [FAIR, TAN, BROWN] = ["#e4b78d", "#bd8557", "#82532f"];
const [KHAKI, LEATHER, NIGHT, SNOW, STEEL, GOLD, RED, LEAF, SEA] = [
  "#cdb578",
  "#7a4a24",
  "#2a3440",
  "#f4efe2",
  "#9fb0b8",
  "#e9ae22",
  "#b5412f",
  "#33682f",
  "#2a6699",
];

// Head and shoulders; hats come on top
const bust = (coat: string, skin: string): Layer[] => [
  [coat, "M15 56C15 44 26 38 40 38S65 44 65 56z"],
  [skin, "M34.5 28H45.500V38C45.5 42 34.5 42 34.5 38z"],
  [skin, "M40 11C47 11 50 16 50 22 50 29 45 34 40 34S30 29 30 22C30 16 33 11 40 11z"],
];
const helmet: Layer[] = [[KHAKI, "M27 17C28 8 33 4 40 4S52 8 53 17z"], [
  "#a8925c",
  "M21 20C25 16 55 16 59 20 54 22 26 22 21 20z",
]];
const fedora = (felt: string): Layer[] => [
  [felt, "M30 16C29 6 34 4 40 6 46 4 51 6 50 16z"],
  [NIGHT, "M30 13H50V17H30z"],
  [felt, "M21 18C29 14 51 14 59 18 51 22 29 22 21 18z"],
];
const raised: Layer[] = [[LEATHER, "M58 50 62 52 66 42 62 40z"], [
  STEEL,
  "M62 40 66 42C72 30 75 22 74 10 67 18 63 28 62 40z",
]];
const hair = (tone: string): Layer => [tone, "M29 23C27 12 33 7 40 7S53 12 51 23C49 17 45 14 40 14S31 17 29 23z"];

const PICTURES: Record<string, Layer[]> = {
  "explorer": [...bust("#8d7a45", FAIR), ...helmet, ...raised],
  "traveler": [...bust("#5d6f7b", TAN), ...fedora("#8d6a3c"), [LEATHER, "M4 40H22V56H4z"], [GOLD, "M4 46H22V48H4z"], [
    LEATHER,
    "M9 40V36H17V40H15V38H11V40z",
  ]],
  "sailor": [
    ...bust(SNOW, FAIR),
    [SEA, "M28 40 40 50 52 40 55 42 40 56 25 42z"],
    [SNOW, "M29 16C29 8 51 8 51 16z"],
    [SEA, "M28 15H52V18H28z"],
    [LEATHER, "M66 56 69 56 69 22 66 22z"],
    [LEATHER, "M63 20C63 10 65 4 67.5 4S72 10 72 20L69 25H66z"],
  ],
  "scout": [
    ...bust(LEAF, BROWN),
    hair("#2a1d15"),
    [NIGHT, "M28 19H38V27H28zM42 19H52V27H42zM38 21H42V24H38z"],
    [STEEL, "M30 21H36V25H30zM44 21H50V25H44z"],
    [BROWN, "M22 40 28 27 31 28 27 42zM58 40 52 27 49 28 53 42z"],
  ],
  "trailblazer": [
    [LEAF, "M0 56C2 38 8 28 16 22 18 34 14 46 8 56zM80 56C78 44 74 38 68 34 66 42 68 50 72 56z"],
    ...bust("#a0672f", TAN),
    ...fedora("#6d4a22"),
    ...raised,
  ],
  "jack-of-all-trades": [
    [STEEL, "M6 12 12 6 30 24 24 30z"],
    [LEATHER, "M22 32 30 24 34 28 26 36z"],
    ...bust("#4f7a86", FAIR),
    hair("#b0602a"),
    [RED, "M28 38H34V56H28zM46 38H52V56H46z"],
    [LEATHER, "M64 16 76 16 76 22 72 22 72 50 68 50 68 22 64 22z"],
  ],
  "photographer": [
    ...bust("#6b5d7a", FAIR),
    ...fedora("#54475f"),
    [NIGHT, "M24 24H56V46H24z"],
    [NIGHT, "M33 20H47V24H33z"],
    [STEEL, "M40 26A9 9 0 1 1 40 44 9 9 0 1 1 40 26z"],
    [SEA, "M40 30A5 5 0 1 1 40 40 5 5 0 1 1 40 30z"],
    [GOLD, "M49 26H53V29H49z"],
  ],
  "treasure-chest": [
    [GOLD, "M14 26C18 18 26 20 28 15 34 19 40 11 46 17 52 13 58 20 66 26z"],
    [LEATHER, "M10 26H70V52H10z"],
    ["#5c3517", "M10 26H70V31H10z"],
    [GOLD, "M14 26H19V52H14zM61 26H66V52H61zM35 26H45V40H35z"],
    [NIGHT, "M38.5 32H41.500V37H38.500z"],
  ],
  "pioneer": [
    [RED, "M8 4H28L23 11 28 18H8z"],
    [LEATHER, "M5 2H8V56H5z"],
    ...bust("#3f6b3a", BROWN),
    ...helmet,
    ...raised,
  ],
  "giant-machete": [
    [LEAF, "M0 56C6 42 14 38 22 38 18 46 12 52 4 56zM80 4C70 6 64 12 62 20 70 18 76 12 80 4z"],
    [STEEL, "M22 36C42 26 58 14 72 4 74 20 58 40 32 46z"],
    [SNOW, "M30 43C50 36 66 24 72 10 73 22 56 40 32 46z"],
    [LEATHER, "M6 50 22 35 33 46 16 56H10z"],
    [GOLD, "M20 35 24 32 36 44 32 48z"],
  ],
  "captain": [
    ...bust(NIGHT, TAN),
    ["#d9d2c4", "M30 24C31 35 36 38 40 38S49 35 50 24C46 28 34 28 30 24z"],
    [SNOW, "M25 12C28 3 52 3 55 12L50 16H30z"],
    [NIGHT, "M29 14H51V18C56 18 56 21 51 21H29C24 21 24 18 29 18z"],
    [GOLD, "M40 7 42 10 40 13 38 10zM22 46H30V48H22zM50 46H58V48H50z"],
  ],
  "journalist": [
    ...bust("#8a5b3f", FAIR),
    ["#6f7f55", "M27 17C28 6 52 6 53 17zM49 15H60V18H49z"],
    [SNOW, "M52 30 72 26 76 50 56 54z"],
    [STEEL, "M56 34 70 31 70 33 56 36zM57 40 71 37 71 39 57 42zM58 46 68 44 68 46 58 48z"],
    [GOLD, "M46 52 60 36 63 38 49 54 45 56z"],
  ],
  "millionaire": [
    ...bust("#2d2b36", FAIR),
    [SNOW, "M35 39 40 46 45 39 47 56H33z"],
    [RED, "M34 40 40 43 46 40V46L40 43 34 46z"],
    [NIGHT, "M30 15V0H50V15zM23 15H57V19H23z"],
    [RED, "M30 10H50V14H30z"],
    [GOLD, "M45 20A4 4 0 1 1 45 28 4 4 0 1 1 45 20zM45 21.500A2.5 2.5 0 1 0 45 26.5 2.5 2.5 0 1 0 45 21.500z"],
    ["#5b4632", "M32 29C36 27 44 27 48 29 44 32 36 32 32 29z"],
  ],
  "adventurer": [
    ...bust("#9b7a4c", TAN),
    [RED, "M30 36 40 42 50 36 48 43 40 47 32 43z"],
    ...fedora(LEATHER),
    ["#3a2a1c", "M31 26C33 35 37 36 40 36S47 35 49 26C46 30 34 30 31 26z"],
    [KHAKI, "M66 20A10 10 0 1 1 66 44 10 10 0 1 1 66 20zM66 25A6 7 0 1 0 66 39 6 7 0 1 0 66 25z"],
  ],
  "prop-plane": [
    [SNOW, "M4 14C6 9 12 9 14 12 18 10 22 13 21 16H4zM54 46C56 42 61 42 63 44 67 43 70 45 70 48H54z"],
    [RED, "M12 30C12 24 22 22 40 22 58 22 66 24 70 28 66 34 58 38 40 38 24 38 12 36 12 30z"],
    [RED, "M12 30 6 16 14 16 22 26z"],
    [KHAKI, "M28 14H62V19H28zM30 40H60V45H30z"],
    [LEATHER, "M34 19H37V40H34zM53 19H56V40H53z"],
    [SEA, "M40 22C41 17 49 17 50 22z"],
    [NIGHT, "M70 14C73 20 73 25 71 28 73 31 73 36 70 42 68 36 69 31 69 28S68 20 70 14z"],
  ],
  "transmitter": [
    [STEEL, "M39 4H41V32H39z"],
    [
      GOLD,
      "M40 2A3 3 0 1 1 40 8 3 3 0 1 1 40 2zM28 0 26 2C23 5 23 9 26 12L28 10C26 8 26 4 28 0zM52 0 54 2"
      + "C57 5 57 9 54 12L52 10C54 8 54 4 52 0z",
    ],
    [LEATHER, "M12 26H68V54H12z"],
    ["#4e2f16", "M12 26H68V30H12z"],
    [KHAKI, "M18 34A8 8 0 0 1 34 34V50H18z"],
    [NIGHT, "M21 36H31V38H21zM21 41H31V43H21zM21 46H31V48H21z"],
    [SNOW, "M40 34H62V42H40z"],
    [RED, "M52 34H53.500V42H52z"],
    [GOLD, "M43 46A2.5 2.5 0 1 1 43 51 2.5 2.5 0 1 1 43 46zM59 46A2.5 2.5 0 1 1 59 51 2.5 2.5 0 1 1 59 46z"],
  ],
  "cartographer": [
    ...bust("#55698a", FAIR),
    hair("#d8d2c6"),
    [SNOW, "M31 22H38V27H31zM42 22H49V27H42z"],
    [NIGHT, "M38 23H42V24.500H38z"],
    ["#ead9ac", "M12 38 30 34 50 38 68 34V54L50 56 30 54 12 56z"],
    ["#d3bd85", "M30 34 50 38V56L30 54z"],
    [RED, "M56 42 60 46 56 50 54 48 56 46 54 44z"],
    [SEA, "M16 46C20 42 24 50 28 45L28 48C24 53 20 45 16 49z"],
    [LEAF, "M36 43 40 47 44 43 42 50H38z"],
  ],
  "compass": [
    [GOLD, "M40 2A26 26 0 1 1 40 54 26 26 0 1 1 40 2z"],
    [SNOW, "M40 7A21 21 0 1 1 40 49 21 21 0 1 1 40 7z"],
    [STEEL, "M39 8H41V13H39zM39 43H41V48H39zM20 27H25V29H20zM55 27H60V29H55z"],
    [RED, "M54 14 44 32 36 24z"],
    [NIGHT, "M26 42 36 24 44 32z"],
    [GOLD, "M40 25A3 3 0 1 1 40 31 3 3 0 1 1 40 25z"],
  ],
  "scientist": [
    ...bust(SNOW, BROWN),
    hair("#241a14"),
    [
      GOLD,
      "M34.5 19A4.5 4.5 0 1 1 34.5 28 4.5 4.5 0 1 1 34.5 19zM34.5 20.500A3 3 0 1 0 34.5 26.5 3 3 0 1 0 34.5 20.500"
      + "zM45.5 19A4.5 4.5 0 1 1 45.5 28 4.5 4.5 0 1 1 45.5 19zM45.5 20.500"
      + "A3 3 0 1 0 45.5 26.5 3 3 0 1 0 45.5 20.500z",
    ],
    [STEEL, "M62 20H70V32L78 52C78 55 76 56 74 56H58C56 56 54 55 54 52L62 32z"],
    [LEAF, "M60 40H72L76 52H56z"],
    [NIGHT, "M60 18H72V21H60z"],
  ],
  "travel-log": [
    [LEATHER, "M4 14C16 8 30 10 40 16 50 10 64 8 76 14V52C64 46 50 48 40 54 30 48 16 46 4 52z"],
    [SNOW, "M8 14C18 10 30 12 39 17V50C30 45 18 44 8 47zM72 14C62 10 50 12 41 17V50C50 45 62 44 72 47z"],
    [
      STEEL,
      "M13 20C20 18 28 19 34 22V24C28 21 20 20 13 22zM13 27C20 25 28 26 34 29V31C28 28 20 27 13 29zM13 34"
      + "C20 32 28 33 34 36V38C28 35 20 34 13 36z",
    ],
    [LEAF, "M47 40 55 24 60 33 63 28 69 38z"],
    [GOLD, "M64 18A3 3 0 1 1 64 24 3 3 0 1 1 64 18z"],
    [RED, "M58 8H63V26L60.5 23 58 26z"],
  ],
  "native": [
    [LEAF, "M0 56C2 34 10 20 20 14 22 30 16 46 8 56zM80 56C78 34 72 22 62 16 60 30 64 46 72 56z"],
    ...bust("#b3452d", BROWN),
    hair("#1f1712"),
    [GOLD, "M29 17C36 13 44 13 51 17V20C44 16 36 16 29 20z"],
    [SNOW, "M28 42C34 47 46 47 52 42L53 45C46 50 34 50 27 45z"],
    [LEATHER, "M66 10H69V56H66z"],
    [RED, "M63 12 67.5 4 72 12 67.5 18z"],
  ],
};

export const pictureOf = (card: string): Layer[] => PICTURES[card] ?? [];
