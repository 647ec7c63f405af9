/* What is the ceiling: how many rounds of random Lost Cities can one core play at all?
 *
 * Random play in C written for nothing else, as the measure for the library's own speed.
 * Paragraphs (§) are those of src/fernweh/games/lost_cities/RULES.md. North begins every round.
 *
 *     cc -O3 -march=native -o limit benchmarks/limit.c
 *     ./limit [rounds] [seed]            plays and measures
 *     ./limit --check [rounds] [seed]    plays slowly: every turn and every score is recounted
 *
 * A set of cards is one 64-bit word. Colour c owns the bits 12c to 12c + 11: its three wagers,
 * then the values 2 to 10. Nothing random decides a branch within a turn: a wrong guess of the
 * core would cost as much as half the turn.
 */
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef __BMI2__
#include <immintrin.h>
#endif

typedef uint64_t word;
typedef unsigned __int128 wide;

enum { COLOURS = 5, RANKS = 12, WAGERS = 3, CARDS = COLOURS * RANKS, HAND = 8, CAP = 300 };
enum { DECK = COLOURS, NOWHERE, PLACES };  /* places after the five piles */

#define EACH_COLOUR(bits) ((word)(bits) * 0x0001001001001001u)
#define ALL_CARDS EACH_COLOUR(0xFFF)
#define ALL_PILES ((1u << COLOURS) - 1)
#define EVEN(condition) __builtin_expect_with_probability(condition, 1, 0.5) /* do not branch */

typedef struct {
    word hand[2];       /* cards held, by seat: north, south */
    word laid[2];       /* cards in the expeditions */
    word open[2];       /* cards that the expeditions could still take (§4.4, §4.5) */
    word deck;          /* cards not drawn yet; chance decides their order one by one */
    word pile[PLACES];  /* discards, top lowest, 4 bits each: rank + 1; NOWHERE's is never read */
    word piled;         /* colours whose pile is not empty */
    word plies;         /* turns taken */
} table;

typedef struct { uint64_t rounds, plies, chance, checksum; int64_t north; } tally;

static struct { word after; uint32_t colour, rank; } facts[CARDS]; /* after: see `open` */
static word card_at[PLACES][16];    /* the card, by colour and by 4 bits of a pile; none at DECK */
static int16_t points[1 << RANKS];  /* the points of an expedition, by its set of cards */

/* ---- Words and chance ---- */

static inline word count(word set) { return (word)__builtin_popcountll(set); }

static inline word index_of(word card) { return (word)__builtin_ctzll(card); }

/* The n-th lowest member of a set, as a set of one. */
static inline word nth(word set, word n) {
#ifdef __BMI2__
    return _pdep_u64((word)1 << n, set);
#else
    while (n--) set &= set - 1;
    return set & -set;
#endif
}

/* 64 random bits (wyrand: a counter, multiplied into itself). */
static inline word next(word *seed) {
    *seed += 0xA0761D6478BD642Fu;
    wide product = (wide)*seed * (*seed ^ 0xE7037ED1A0B428DBu);
    return (word)(product >> 64) ^ (word)product;
}

/* A number below n off the top of the random bits; what is left of them serves the next call. */
static inline word below(word n, word *random) {
    wide product = (wide)*random * n;
    *random = (word)product;
    return (word)(product >> 64);
}

/* ---- The game ---- */

/* §3.1: eight cards each; the rest is the deck. */
static void deal(table *t, word *seed) {
    *t = (table){.open = {ALL_CARDS, ALL_CARDS}, .deck = ALL_CARDS};
    for (int i = 0; i < 2 * HAND; i++) {
        word random = next(seed), card = nth(t->deck, below(CARDS - i, &random));
        t->deck ^= card;
        t->hand[i & 1] |= card;
    }
}

/* Wagers of a colour are alike (§1.3): of those held, the lowest alone stands for a choice.
 * The value 2, lent to every colour, keeps each subtraction within its colour. */
static inline word kinds(word hand) {
    word less_lowest = (hand | EACH_COLOUR(8)) - EACH_COLOUR(1);
    return hand & ~(less_lowest & EACH_COLOUR(7));
}

/* §4: lay one card, every play and every discard equally likely. Tells the pile closed by it. */
static inline word lay(table *t, int seat, word *random) {
    word discards = kinds(t->hand[seat]), plays = discards & t->open[seat];
    word playable = count(plays), choice = below(playable + count(discards), random);
    bool play = choice < playable;
    word card = nth(EVEN(play) ? plays : discards, EVEN(play) ? choice : choice - playable);
    word at = index_of(card), place = EVEN(play) ? NOWHERE : facts[at].colour;
    t->hand[seat] ^= card;
    t->laid[seat] |= EVEN(play) ? card : 0;
    t->open[seat] &= EVEN(play) ? facts[at].after : ALL_CARDS;
    t->pile[place] = t->pile[place] << 4 | (facts[at].rank + 1); /* §4.7 */
    return (word)1 << place;
}

/* §5: draw one card, every source equally likely; the pile just discarded to is closed (§5.3). */
static inline void draw(table *t, int seat, word closed, word *random) {
    word sources = (t->piled & ~closed) | 1u << DECK;
    word from = index_of(nth(sources, below(count(sources), random)));
    word unseen = nth(t->deck, below(count(t->deck), random)) & -(word)(from == DECK);
    word pile = t->pile[from], rest = pile >> 4, emptied = rest == 0;
    t->pile[from] = rest;
    t->piled = ((t->piled | closed) & ~(emptied << from)) & ALL_PILES;
    t->deck ^= unseen;
    t->hand[seat] |= unseen | card_at[from][pile & 15];
}

/* One whole turn; tells whether the round is over (§6.1, §10.4). */
static inline bool turn(table *t, int seat, word *seed) {
    word random = next(seed), closed = lay(t, seat, &random);
    draw(t, seat, closed, &random);
    return (++t->plies == CAP) | (t->deck == 0);
}

/* §7.1 to §7.4 */
static int expedition_score(int cards, int wagers, int sum) {
    return cards == 0 ? 0 : (sum - 20) * (1 + wagers) + (cards >= 8 ? 20 : 0);
}

/* §7.5 */
static int score(const table *t, int seat) {
    int sum = 0;
    for (int c = 0; c < COLOURS; c++) sum += points[t->laid[seat] >> RANKS * c & 0xFFF];
    return sum;
}

static void fill_facts(void) {
    for (uint32_t at = 0; at < CARDS; at++) {
        uint32_t colour = at / RANKS, rank = at % RANKS;
        word up_to_it = (((word)2 << rank) - 1) << RANKS * colour;
        facts[at].after = rank < WAGERS ? ALL_CARDS : ALL_CARDS & ~up_to_it;
        facts[at].colour = colour;
        facts[at].rank = rank;
        card_at[colour][rank + 1] = (word)1 << at;
    }
}

static void fill_points(void) {
    for (word set = 0; set < 1 << RANKS; set++) {
        int sum = 0;
        for (int rank = WAGERS; rank < RANKS; rank++) sum += (set >> rank & 1) * (rank - 1);
        points[set] = expedition_score(count(set), count(set & 7), sum);
    }
}

/* ---- The measure ---- */

static void book(tally *sum, const table *t) {
    int north = score(t, 0), south = score(t, 1);
    sum->rounds++;
    sum->plies += t->plies;
    sum->chance += CARDS - count(t->deck);
    sum->north += north;
    sum->checksum = (sum->checksum ^ (word)(north * 4096 + south)) * 0x9E3779B97F4A7C15u;
}

static tally play(uint64_t rounds, word seed) {
    tally sum = {0};
    while (sum.rounds < rounds) {
        table t;
        deal(&t, &seed);
        while (!turn(&t, 0, &seed) && !turn(&t, 1, &seed)) {}
        book(&sum, &t);
    }
    return sum;
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}

static void measure(uint64_t rounds, word seed) {
    double start = now();
    tally sum = play(rounds, seed);
    double seconds = now() - start;
    printf("decisions %" PRIu64 "\n", 2 * sum.plies); /* a turn is two: lay, draw */
    printf("chance %" PRIu64 "\n", sum.chance);       /* cards dealt and cards off the deck */
    printf("seconds %.6f\n", seconds);
    printf("rounds_per_second %.0f\n", sum.rounds / seconds);
    printf("mean_plies %.4f\n", (double)sum.plies / sum.rounds);
    printf("mean_score_north %.4f\n", (double)sum.north / sum.rounds);
    printf("checksum %016" PRIx64 "\n", sum.checksum);
}

/* ---- The check ---- */

typedef struct { int cards, wagers, sum, last; } column; /* an expedition as a table sees it */

static void demand(bool holds, const char *what) {
    if (holds) return;
    fprintf(stderr, "check failed: %s\n", what);
    exit(1);
}

static word pile_cards(const table *t, int colour) {
    word set = 0;
    for (word rest = t->pile[colour]; rest; rest >>= 4) set |= card_at[colour][rest & 15];
    return set;
}

/* All sixty cards are there, none twice (§1.4); hands are eight; `piled` is true to the piles. */
static void check_cards(const table *t) {
    word places[COLOURS + 5] = {t->hand[0], t->hand[1], t->laid[0], t->laid[1], t->deck};
    word seen = 0, sum = 0;
    for (int c = 0; c < COLOURS; c++) {
        places[5 + c] = pile_cards(t, c);
        demand((t->piled >> c & 1) == (places[5 + c] != 0), "a pile is taken for empty or full");
    }
    for (int i = 0; i < COLOURS + 5; i++) seen |= places[i], sum += count(places[i]);
    demand(seen == ALL_CARDS && sum == CARDS, "a card is lost or twice there");
    demand(count(t->hand[0]) == HAND && count(t->hand[1]) == HAND, "a hand is not eight");
}

/* Adds a card to an expedition, counted without any mask (§4.4, §4.5). */
static void extend(column *own, int rank) {
    int value = rank < WAGERS ? 0 : rank - 1;
    demand(value > own->last || (value == 0 && own->last == 0), "an expedition does not climb");
    *own = (column){own->cards + 1, own->wagers + (value == 0), own->sum + value, value};
}

/* One turn told by what changed: one card left the hand, another came, both lawfully. */
static void check_turn(const table *was, const table *is, int seat, column columns[COLOURS]) {
    word gone = was->hand[seat] & ~is->hand[seat], come = is->hand[seat] & ~was->hand[seat];
    demand(count(gone) == 1 && count(come) == 1, "not one card for another"); /* §4.1, §5.3 */
    demand(is->hand[!seat] == was->hand[!seat], "the other hand has changed");
    demand(is->laid[!seat] == was->laid[!seat], "the other expeditions have changed");
    word colour = index_of(gone) / RANKS, source = index_of(come) / RANKS;
    bool played = is->laid[seat] == (was->laid[seat] | gone);
    if (played) extend(&columns[colour], index_of(gone) % RANKS);
    else demand(gone == card_at[colour][is->pile[colour] & 15], "a discard is not on top");
    demand((come & was->deck) || come == card_at[source][was->pile[source] & 15], "a false draw");
}

static void check_round(word *seed) {
    table is;
    column columns[2][COLOURS] = {0};
    bool over = false;
    deal(&is, seed);
    check_cards(&is);
    while (!over) {
        table was = is;
        int seat = was.plies & 1;
        over = turn(&is, seat, seed);
        check_turn(&was, &is, seat, columns[seat]);
        check_cards(&is);
    }
    demand(is.deck == 0 || is.plies == CAP, "the round ended early");
    for (int seat = 0; seat < 2; seat++) {
        int sum = 0;
        for (column *c = columns[seat]; c < columns[seat] + COLOURS; c++)
            sum += expedition_score(c->cards, c->wagers, c->sum);
        demand(sum == score(&is, seat), "a score is wrong");
    }
}

static void check(uint64_t rounds, word seed) {
    for (uint64_t i = 0; i < rounds; i++) check_round(&seed);
    printf("checked %" PRIu64 "\n", rounds);
}

int main(int argc, char **argv) {
    bool checking = argc > 1 && strcmp(argv[1], "--check") == 0;
    char **rest = argv + 1 + checking;
    uint64_t rounds = *rest ? strtoull(*rest++, NULL, 10) : checking ? 10000 : 400000;
    word seed = *rest ? strtoull(*rest, NULL, 10) : 1;
    fill_facts();
    fill_points();
    (checking ? check : measure)(rounds, seed);
    return 0;
}
