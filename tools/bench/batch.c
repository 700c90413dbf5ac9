/* Oldchapix for four, hand 5, as a batch in C: the yardstick of tools/bench/batches.py.
 *
 * The same rules and the same bytes as games/oldchapix/planes.py, without everything else that the engine has: no checks,
 * no refusals, no events, no memory of tricks, no clones, no other contracts, numbers of players or games. */

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { PLAYERS = 4, PACK = 52, EACH = 13, ROW = 312, MASK = 56 };

typedef struct {
    uint64_t hands[PLAYERS], captured[PLAYERS], gone, random;
    int64_t tricks[PLAYERS];
    int8_t trick[PLAYERS];
    int played, leader, turn;
} Table;

typedef struct {
    int64_t tables;
    Table *table;
} Batch;

static const uint64_t FAMILY = (1u << 13) - 1;
static uint64_t VOWELS, MN, BLUE_H, SPREAD[256];

static uint64_t next(uint64_t *state) {
    uint64_t z = (*state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

static int64_t points(const Table *t, int seat) {
    uint64_t c = t->captured[seat];
    return 5 * t->tricks[seat] + 10 * __builtin_popcountll(c & VOWELS) + 20 * __builtin_popcountll(c & MN) +
           90 * __builtin_popcountll(c & BLUE_H);
}

static void deal(Table *t) {
    int8_t pack[PACK];
    for (int i = 0; i < PACK; i++) pack[i] = (int8_t)i;
    for (int i = PACK - 1; i > 0; i--) {
        int j = (int)(next(&t->random) % (uint64_t)(i + 1));
        int8_t kept = pack[i];
        pack[i] = pack[j];
        pack[j] = kept;
    }
    for (int seat = 0; seat < PLAYERS; seat++) {
        t->hands[seat] = t->captured[seat] = 0;
        t->tricks[seat] = 0;
        for (int i = 0; i < EACH; i++) t->hands[seat] |= 1ull << pack[seat * EACH + i];
    }
    t->gone = 0;
    t->played = 0;
    t->leader = t->turn = 0;
}

static void spread(int8_t *out, uint64_t mask) {
    for (int word = 0; word < 7; word++, mask >>= 8) memcpy(out + 8 * word, &SPREAD[mask & 255], 8);
}

static void look(const Table *t, int8_t *row, int8_t *mask) {
    uint64_t hand = t->hands[t->turn], may = hand;
    if (t->played) {
        uint64_t follow = hand & FAMILY << 13 * (t->trick[0] / 13);
        if (follow) may = follow;
    }
    spread(mask, may);
    spread(row, hand);
    spread(row + 56, t->gone);
    for (int place = 0; place < PLAYERS - 1; place++)
        spread(row + 112 + 56 * place, place < t->played ? 1ull << t->trick[place] : 0);
    memset(row + 280, 0, 32);
    row[284] = 1;
    for (int step = 0; step < PLAYERS; step++) {
        int seat = (t->turn + step) % PLAYERS;
        row[288 + step] = (int8_t)t->tricks[seat];
        row[296 + step] = (int8_t)(points(t, seat) / 5);
    }
}

static int play(Table *t, int card) {
    t->hands[t->turn] &= ~(1ull << card);
    t->trick[t->played++] = (int8_t)card;
    if (t->played < PLAYERS) {
        t->turn = (t->turn + 1) % PLAYERS;
        return 0;
    }
    int best = 0;
    uint64_t taken = 0;
    for (int place = 0; place < PLAYERS; place++) {
        taken |= 1ull << t->trick[place];
        if (t->trick[place] / 13 == t->trick[best] / 13 && t->trick[place] > t->trick[best]) best = place;
    }
    int winner = (t->leader + best) % PLAYERS;
    t->captured[winner] |= taken & (VOWELS | MN | BLUE_H);
    t->tricks[winner]++;
    t->gone |= taken;
    t->played = 0;
    t->leader = t->turn = winner;
    return t->hands[winner] == 0;
}

Batch *batch_new(int64_t tables, uint64_t seed) {
    for (const char *c = "AEIOUY"; *c; c++) VOWELS |= 1ull << (*c - 'A') | 1ull << (26 + *c - 'A');
    for (const char *c = "MN"; *c; c++) MN |= 1ull << (*c - 'A') | 1ull << (26 + *c - 'A');
    BLUE_H = 1ull << (26 + 'H' - 'A');
    for (int byte = 0; byte < 256; byte++) {
        SPREAD[byte] = 0;
        for (int bit = 0; bit < 8; bit++)
            if (byte >> bit & 1) SPREAD[byte] |= 1ull << 8 * bit;
    }
    Batch *batch = malloc(sizeof *batch);
    batch->tables = tables;
    batch->table = calloc((size_t)tables, sizeof(Table));
    for (int64_t i = 0; i < tables; i++) {
        batch->table[i].random = seed + (uint64_t)i * 0x632be59bd9b4e019u;
        deal(&batch->table[i]);
    }
    return batch;
}

void batch_look(Batch *batch, int8_t *rows, int8_t *masks) {
    for (int64_t i = 0; i < batch->tables; i++) look(&batch->table[i], rows + ROW * i, masks + MASK * i);
}

/* The first table whose action its mask does not allow, or -1 when all have acted. */
int64_t batch_step(Batch *batch, const int32_t *actions, int8_t *rows, int8_t *masks, int64_t *rewards, int64_t *done) {
    for (int64_t i = 0; i < batch->tables; i++)
        if (actions[i] < 0 || actions[i] >= PACK || !masks[MASK * i + actions[i]]) return i;
    for (int64_t i = 0; i < batch->tables; i++) {
        Table *t = &batch->table[i];
        int over = play(t, actions[i]);
        if (over || done[i])
            for (int seat = 0; seat < PLAYERS; seat++) rewards[PLAYERS * i + seat] = over ? -points(t, seat) : 0;
        done[i] = over;
        if (over) deal(t);
        look(t, rows + ROW * i, masks + MASK * i);
    }
    return -1;
}

void batch_free(Batch *batch) {
    free(batch->table);
    free(batch);
}
