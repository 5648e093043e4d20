import { type Policy, policyFromText } from './policy.js';
import type { Judgement } from './weights.js';

const policies = new Map<number, Policy>();

/** The policy for this number of players: the one that comes with the weights, or the learnt one. */
export function policyFor(w: Judgement, seats: number, heat: number): Policy {
  let policy = w.policy ?? policies.get(seats);
  if (policy === undefined) {
    policy = policyFromText(seats === 2 ? FOR_TWO : FOR_MORE, heat);
    policies.set(seats, policy);
  }
  return policy.heat === heat ? policy : { ...policy, heat };
}

/** Learnt from 400 games of two `greedy` bots. */
const FOR_TWO = `
* word 42 33 -2 2 8 -49 6 68 -42 -47 -22
play-phase word 42 65 -2 2 8 -49 6 68 -83 -94 -44
before-scoring word 42 33 -2 2 8 -73 6 68 -42 -47 -22
after-scoring word 42 33 -2 2 8 -52 6 68 -42 -47 -22
react word 42 33 -2 2 8 -80 6 68 -42 -47 -22
copy-part word 42 33 -2 2 8 -102 6 68 -42 -47 -22
copy-onto word 42 33 -2 2 8 -58 6 68 -42 -47 -22
copy-onto-it word 75 33 -2 2 8 -83 28 90 -42 -47 -22
ignore-base word -7 33 -2 2 8 0 6 68 -42 -47 -22
destroy-minion word 42 33 -2 2 8 -61 6 68 -42 -47 -22
destroy-own-for-vp word 42 33 -2 2 8 -112 6 68 -42 -47 -22
return-minion word 42 33 -2 2 8 -53 6 68 -42 -47 -22
shuffle-minion-into-deck word 42 33 -2 2 8 -32 6 68 -42 -47 -22
move-minion word 42 33 -2 2 8 -91 6 68 -42 -47 -22
move-minion-to word 42 33 -2 2 8 -35 6 68 -42 -47 -22
move-minion-to-or-from word 42 33 -2 2 8 -24 6 68 -42 -47 -22
move-minion-to-replacement word 42 33 -2 2 8 -41 6 68 -42 -47 -22
move-minion-between word 42 33 -2 2 8 -33 6 68 -42 -47 -22
place-counters word 42 33 -2 2 8 -30 6 68 -42 -47 -22
transfer-counter-from word 42 33 -2 2 8 -55 6 68 -42 -47 -22
save-it-for-counter word 35 33 -2 2 8 -43 0 68 -42 -47 -22
destroy-action-on word 42 33 -2 2 8 -39 6 68 -42 -47 -22
take-control word 42 33 -2 2 8 -58 6 68 -42 -47 -22
transfer-action-either-way word 42 33 -2 2 8 -40 6 68 -42 -47 -22
return-to-play-on word 42 33 -2 2 8 -49 6 68 -42 -47 -22
return-and-shuffle-others word 42 33 -2 2 8 -37 6 68 -42 -47 -22
give-control word 42 33 -2 2 8 -78 6 68 -42 -47 -22
give-instead word 42 33 -2 2 8 -57 6 68 -42 -47 -22
give-card word 42 33 -2 2 8 -68 6 68 -42 -47 -22
top-or-bottom word 42 33 -4 4 8 -49 6 68 -42 -47 -22
take-from-discard word 42 33 -2 2 8 -46 6 68 -42 -47 -22
take-of-one-name word 42 33 -2 2 8 -37 6 68 -42 -47 -22
shuffle-from-discard word 42 33 -2 2 8 -31 6 68 -42 -47 -22
take-revealed word 42 33 -2 2 8 -30 6 68 -42 -47 -22
find-or-search word 42 33 -2 2 17 -49 6 68 -42 -47 -22
play-extra word 42 33 -2 2 8 11 6 68 -42 -47 -22
play-from-discard word 42 33 -2 2 8 -88 6 68 -42 -47 -22
play-from-deck word 42 33 -2 2 8 -45 6 68 -42 -47 -22
play-revealed word 42 33 -2 2 8 -84 6 68 -42 -47 -22
play-own-from-hand-of word 42 33 -2 2 8 -78 6 68 -42 -47 -22
choose-one word 42 33 -2 2 8 -132 6 68 -42 -47 -22
choose-for word 42 33 -2 2 8 -27 6 68 -42 -47 -22
turn-base-down word 0 33 -2 2 8 -8 6 68 -42 -47 -22
destroy-this-to-find word 34 33 -2 2 8 -42 6 68 -42 -47 -22
shuffle-this-to-play word 119 33 -2 2 8 -126 6 68 -42 -47 -22
place-on-bottom-to-play word 27 33 -2 2 8 -35 -25 162 -42 -47 -22
search-deck word 36 33 -2 2 8 -44 6 68 -42 -47 -22
place-counter-on word 34 33 -2 2 8 -42 -1 68 -42 -47 -22
gain-power word 41 33 -2 2 8 -48 5 68 -42 -47 -22
follow word 63 33 -2 2 8 -71 6 68 -42 -47 -22
draw word 22 33 -2 2 8 -30 6 68 -42 -47 -22
* seat -82 -10 32 16
destroy-weak-of seat -178 -8 32 28
forbid-actions seat -17 -10 -4 -5
give-control seat -82 -36 60 49
give-instead seat -82 0 39 -12
* number -14 -17 17
copy-part number -35 -17 -56
transfer-how-many number -47 -33 53
new-bases number -18 -14 8
choose-one number -26 -17 -16
choose-for number 42 -17 78
* base 0 143 -34 -67 3 -3 -2 51 -3 52 27 45 -59 -9 0
order-copiers base -5 143 -51 -53 12 6 30 53 17 69 8 40 -64 -15 -5
pick-base-to-score base 0 143 -34 -83 46 40 9 51 40 123 38 94 -17 -28 0
play-at base 0 258 -20 -95 4 -6 15 66 -19 42 2 24 -33 6 0
transfer-counters-anywhere base 1 143 -56 -4 -1 -7 8 19 4 27 -5 23 -61 -27 1
move-to base 0 259 -44 -144 -6 -25 -8 108 9 49 49 54 -92 -5 0
move-them-from base 0 143 -93 -55 -27 -33 -55 56 -46 13 52 23 -94 13 0
move-them-to base 0 143 -46 -81 25 19 22 121 37 108 42 -11 -97 -81 0
transfer-to base 0 143 -185 -120 -2 -8 -1 -11 -95 106 5 144 -128 -19 0
return-all-at base 0 143 -62 -75 -51 -57 -178 33 -62 -81 90 59 -121 63 0
reduce-breakpoint base 0 143 -44 -80 45 39 45 73 73 110 5 58 -65 13 0
destroy-weak-at base 0 143 -51 -69 40 35 -10 99 6 23 47 88 -14 -12 0
destroy-one-at base 0 143 -24 -29 2 -4 4 70 36 47 7 140 -39 -10 0
fight-at base 0 143 -34 -67 1 -5 -54 93 0 50 122 26 -58 -37 0
settle-at base 0 143 -34 -67 3 -3 -6 79 -3 44 14 53 -84 46 0
have-power-at base 0 143 -44 -113 -14 -19 5 162 21 150 93 37 -142 -40 0
draw-for-minions-at base 0 143 -45 -61 8 2 21 73 -5 114 16 56 -55 15 0
shuffle-random-at base 0 143 -92 -119 30 24 -99 41 -53 65 208 24 -85 38 0
destroy-base base 0 143 -34 -67 3 -3 -15 54 -3 52 38 36 -56 6 0
swap-out base 0 143 -138 -125 3 -3 -4 110 43 149 78 126 -94 -18 0
* in-play 3 -8 9 3 -4 -19 -10 14 21 -5 16 -18 -1 -29 22 -9 14
order-copiers in-play 9 6 66 28 9 -18 -26 8 0 -33 11 -27 -19 -29 36 -17 8
copy-onto in-play 12 -16 -14 -6 17 3 -64 31 12 13 22 -56 -41 -72 13 -42 31
play-at in-play 3 4 24 14 12 -19 -6 2 40 -17 10 -19 -38 -29 31 -10 2
destroy-minion in-play 14 -30 -156 -20 -16 -233 -31 44 80 25 44 0 56 -44 -8 -4 44
destroy-own-for-vp in-play 65 55 -16 65 -76 -96 -37 14 21 -5 16 -18 -1 -29 78 -65 14
return-minion in-play 6 -25 -89 -15 -6 -85 -53 26 147 7 34 -11 11 -20 13 7 26
place-minion-on-bottom in-play 3 -28 -69 -18 -47 21 3 34 62 16 12 -74 32 -29 84 11 34
shuffle-minion-into-deck in-play -14 -63 -60 -53 -62 -66 -7 54 154 35 60 -36 59 -29 -35 62 54
move-minion in-play 44 70 93 80 9 -257 40 -36 -49 -55 45 -158 28 -42 92 15 -36
move-minion-to in-play -11 -16 24 -6 -31 -163 31 10 -58 -9 7 72 5 -29 11 -31 10
move-minion-to-or-from in-play -22 -33 61 -23 -15 18 69 14 21 -5 16 -18 -1 -29 -3 38 14
move-minion-to-replacement in-play -6 -16 13 -6 -27 10 -82 14 21 -5 16 -18 -1 -29 14 6 14
move-minion-between in-play -13 -23 11 -13 10 40 -66 14 21 -5 16 -18 -1 -29 3 57 14
give-power in-play 3 35 49 45 18 106 -59 -29 -16 -48 -12 0 -37 -29 55 -91 -29
lower-power in-play 3 -12 7 -2 -27 -48 11 18 24 -1 49 10 41 -29 18 -27 18
protect in-play 3 14 29 24 30 160 -40 -8 7 -26 23 -22 -70 -29 44 36 -8
place-counters in-play -17 -21 37 -11 -9 48 2 2 -2 -16 -6 -24 -48 -6 36 -43 2
share-counters in-play 3 11 42 21 -3 121 2 -5 28 -24 7 -11 -66 -29 17 -43 -5
place-counters-for-cards in-play 3 -8 -37 3 26 90 -120 14 21 -5 16 -18 -1 -29 22 -15 14
transfer-counter-from in-play 8 -9 -21 1 -4 -27 -9 19 30 0 10 38 7 -29 20 -35 19
transfer-counter-to in-play 3 6 5 16 -2 99 31 1 18 -18 -10 -23 -24 -16 28 -13 1
transfer-counters-from in-play 3 -11 -5 -1 2 -32 27 17 57 -2 -46 28 24 -28 17 -9 17
transfer-counters-to in-play 3 6 34 16 5 4 -39 0 3 -18 -4 13 15 -2 35 21 0
transfer-counters-anywhere in-play 2 23 82 64 -95 -64 33 -15 7 -60 20 -11 -36 -29 53 31 -15
destroy-weaker-than in-play 3 -8 163 3 40 89 75 14 21 -5 16 -18 -1 -29 22 -10 14
destroy-total-up-to in-play 3 -8 -7 3 24 -33 12 14 21 -5 16 -18 -1 -29 22 4 14
destroy-with-weaker in-play 3 -8 13 3 5 -2 -41 14 21 -5 16 -18 -1 -29 22 -105 14
reduce-breakpoint-by in-play 3 -8 151 3 -35 -19 24 14 21 -5 16 -18 -1 -29 22 5 14
take-same-name in-play 3 -8 -32 3 -5 -16 7 14 21 -5 16 -18 -1 -29 29 -1 14
play-weaker-beside in-play 3 -8 8 3 1 -4 1 14 21 -5 16 -18 -1 -29 22 -6 14
find-named-by in-play 3 -4 15 6 119 1 12 10 3 -8 -3 -13 -57 -29 26 -1 10
destroy-action in-play 3 -41 9 3 -38 -64 -10 47 21 -5 50 -14 -1 -29 -13 -9 47
destroy-action-on in-play -7 -20 9 3 -17 -22 -10 18 21 -5 20 -19 -1 -29 -1 -9 18
take-control in-play 11 -39 9 3 -35 -13 -10 45 21 -5 47 -49 -1 -29 6 -9 45
transfer-action in-play 3 -24 9 3 -20 1 -10 30 21 -5 32 -25 -1 -29 7 -9 30
transfer-action-to in-play 3 -12 9 3 -9 -44 -10 18 21 -5 21 6 -1 -29 14 -9 18
transfer-action-either-way in-play -6 -5 9 3 -1 -50 -10 -9 21 -5 -6 16 -1 -29 3 -9 -9
transfer-or-control in-play 3 -47 9 3 -44 -41 -10 54 21 -5 56 -46 -1 -29 -27 -9 54
return-to-play-on in-play 3 -8 9 3 -4 -95 -10 14 21 -5 16 -18 -1 -29 29 -9 14
return-and-shuffle-others in-play -9 -20 9 3 -16 -10 -10 14 21 -5 16 -18 -1 -29 10 -9 14
transfer-onto in-play 3 22 64 33 12 -12 -23 -16 11 -35 -9 2 -5 -29 37 -22 -16
bring-along in-play 3 -8 -52 -40 11 -19 12 14 21 -5 16 -18 -1 -29 87 -85 14
use-counters-or-talent in-play 3 -8 42 32 52 21 64 14 21 -5 16 -18 -1 -29 22 -31 14
* card -20 51 103 -40 23 7 10
swap-in card -20 51 103 -40 23 7 -5
next-base card -20 51 103 -40 23 7 15
give-card card -1 -33 -16 -48 12 14 -2
give-card-to card -20 -30 -15 -46 21 8 -3
discard card 17 -6 14 -44 31 47 9
discard-from-hand-of card -20 51 66 17 5 50 -6
place-from-hand card -20 -2 -18 -37 -2 1 -2
take-from-discard card -23 -11 70 -7 4 3 -2
take-of-one-name card -32 39 93 -40 18 -6 14
shuffle-from-discard card -38 5 94 -40 16 -11 -8
place-on-top card -20 51 21 -3 0 7 -11
place-on-their-top card -20 51 86 -40 31 7 -8
take-revealed card -39 32 88 -33 12 -13 12
search-for-hand card -20 51 57 26 3 30 1
search-for-top card -20 -13 34 -17 11 7 -9
find card -20 51 103 40 27 7 10
find-or-search card -28 1 54 15 39 -2 2
play-extra card -80 213 243 -104 8 -29 34
play-from-discard card 19 19 285 -65 -29 45 26
play-from-deck card -24 48 183 -128 101 2 41
play-revealed card 15 84 155 -72 40 39 34
play-own-from-hand-of card 9 52 99 -40 116 35 -13
play-again card -20 51 103 -40 57 7 10
* play -21 0 115 24 110 4 0 0 0 14 50 20 9 -4 15 -41 41 89 41 0 0 11 87 -5 5 -2 9 2 62 -2 6 2 -6 35 0 0 -10 35 0 41 21 12 20 0 12 -3 3 12 9 0 8 16 0 0 8
play-phase play -42 0 229 49 221 8 0 0 0 29 99 39 18 -8 29 -82 82 177 81 0 0 23 174 -9 10 -3 18 4 123 -3 13 3 -12 70 0 0 -21 71 0 83 42 23 39 0 24 -7 6 24 17 1 17 32 0 0 16
* use 21 -69 21 0 0 0 -140 44 -25 -73 -4 47 42 0 56 22 26 0 0 22 8 0 0 0 20 0 -75 0 0 0 0 0 0 1 0 0 43 -22 20 70 0 46 0 0 0 0 0 0 0 1 0 32 38 18 0
play-phase use 14 -69 51 0 0 0 -140 44 -25 37 -8 75 14 0 118 29 52 0 0 44 15 0 0 0 41 0 -151 0 0 0 0 0 0 3 0 0 52 -43 40 70 0 92 0 0 0 0 0 0 0 3 0 63 76 36 0
before-scoring use 45 -89 1 0 0 0 -303 87 -60 -212 -4 47 78 0 90 66 26 0 0 22 8 0 0 0 20 0 -75 0 0 0 0 0 0 1 0 0 67 -22 20 70 0 46 0 0 0 0 0 0 0 1 0 32 38 18 0
after-scoring use 23 -127 -11 0 0 0 -110 47 -11 -73 -4 117 170 0 56 -43 26 0 0 22 8 0 0 0 20 0 -75 0 0 0 0 0 0 1 0 0 46 -22 20 140 0 46 0 0 0 0 0 0 0 1 0 32 38 18 0
react use 52 -69 45 0 0 0 -140 44 -25 -73 -4 47 73 0 56 22 26 0 0 22 8 0 0 0 20 0 -75 0 0 0 0 0 0 1 0 0 74 -22 20 70 0 46 0 0 0 0 0 0 0 1 0 32 38 18 0
* other 0
order-triggers other 0
name-to-move other 0
name-to-forbid other 0`;

/** Learnt from 240 games of four. */
const FOR_MORE = `
* word 37 29 1 -1 5 -49 31 -60 -63 -50 -11
play-phase word 37 58 1 -1 5 -49 31 -60 -126 -100 -22
before-scoring word 37 29 1 -1 5 -64 31 -60 -63 -50 -11
after-scoring word 37 29 1 -1 5 -41 31 -60 -63 -50 -11
react word 37 29 1 -1 5 -105 31 -60 -63 -50 -11
copy-part word 37 29 1 -1 5 -160 31 -60 -63 -50 -11
copy-onto word 37 29 1 -1 5 -68 31 -60 -63 -50 -11
copy-onto-it word 22 29 1 -1 5 -34 61 -138 -63 -50 -11
ignore-base word -47 29 1 -1 5 35 31 -60 -63 -50 -11
destroy-minion word 37 29 1 -1 5 -13 31 -60 -63 -50 -11
destroy-own-for-vp word 37 29 1 -1 5 -81 31 -60 -63 -50 -11
return-minion word 37 29 1 -1 5 -50 31 -60 -63 -50 -11
shuffle-minion-into-deck word 37 29 1 -1 5 -23 31 -60 -63 -50 -11
move-minion word 37 29 1 -1 5 -107 31 -60 -63 -50 -11
move-minion-to word 37 29 1 -1 5 -26 31 -60 -63 -50 -11
move-minion-to-or-from word 37 29 1 -1 5 -52 31 -60 -63 -50 -11
move-minion-to-replacement word 37 29 1 -1 5 -30 31 -60 -63 -50 -11
move-minion-between word 37 29 1 -1 5 -6 31 -60 -63 -50 -11
place-counters word 37 29 1 -1 5 -45 31 -60 -63 -50 -11
remove-counters word 37 29 1 -1 5 -30 31 -60 -63 -50 -11
transfer-counter-from word 37 29 1 -1 5 -51 31 -60 -63 -50 -11
save-it-for-counter word 90 29 1 -1 5 -103 85 -60 -63 -50 -11
destroy-action-on word 37 29 1 -1 5 -39 31 -60 -63 -50 -11
take-control word 37 29 1 -1 5 -55 31 -60 -63 -50 -11
transfer-action-either-way word 37 29 1 -1 5 -35 31 -60 -63 -50 -11
return-to-play-on word 37 29 1 -1 5 -41 31 -60 -63 -50 -11
return-and-shuffle-others word 37 29 1 -1 5 -39 31 -60 -63 -50 -11
return-to-play-again word 37 29 1 -1 5 -64 31 -60 -63 -50 -11
give-control word 37 29 1 -1 5 -4 31 -60 -63 -50 -11
give-instead word 37 29 1 -1 5 -127 31 -60 -63 -50 -11
give-card word 37 29 1 -1 5 -67 31 -60 -63 -50 -11
top-or-bottom word 37 29 1 -1 5 -49 31 -60 -63 -50 -11
take-from-discard word 37 29 1 -1 5 -51 31 -60 -63 -50 -11
take-of-one-name word 37 29 1 -1 5 -26 31 -60 -63 -50 -11
shuffle-from-discard word 37 29 1 -1 5 -32 31 -60 -63 -50 -11
take-revealed word 37 29 1 -1 5 -38 31 -60 -63 -50 -11
find-or-search word 37 29 1 -1 11 -49 31 -60 -63 -50 -11
play-extra word 37 29 1 -1 5 12 31 -60 -63 -50 -11
play-from-discard word 37 29 1 -1 5 -117 31 -60 -63 -50 -11
play-from-deck word 37 29 1 -1 5 -42 31 -60 -63 -50 -11
play-revealed word 37 29 1 -1 5 -69 31 -60 -63 -50 -11
play-own-from-hand-of word 37 29 1 -1 5 -102 31 -60 -63 -50 -11
choose-one word 37 29 1 -1 5 -149 31 -60 -63 -50 -11
choose-for word 37 29 1 -1 5 0 31 -60 -63 -50 -11
turn-base-down word 1 29 1 -1 5 -13 31 -60 -63 -50 -11
destroy-this-to-find word 54 29 1 -1 5 -66 31 -60 -63 -50 -11
shuffle-this-to-play word 60 29 1 -1 5 -72 31 -60 -63 -50 -11
place-on-bottom-to-play word 17 29 1 -1 5 -29 3 21 -63 -50 -11
search-deck word 53 29 1 -1 5 -65 31 -60 -63 -50 -11
place-counter-on word 50 29 1 -1 5 -62 45 -60 -63 -50 -11
gain-power word 48 29 1 -1 5 -61 43 -60 -63 -50 -11
follow word 126 29 1 -1 5 -138 31 -60 -63 -50 -11
draw word 32 29 1 -1 5 -44 31 -60 -63 -50 -11
* seat -30 -10 9 26
look-at-hand seat -30 -32 16 129
destroy-weak-of seat -71 5 22 25
forbid-actions seat -10 -11 4 10
give-control seat -30 21 76 -4
give-to seat -30 -4 -13 20
give-instead seat -30 -14 -8 11
* number 28 -20 -1
copy-part number 5 -20 -81
transfer-how-many number 50 -41 -2
new-bases number 18 3 -9
choose-one number 10 -20 -38
choose-for number 86 -20 75
* base -1 127 30 -15 3 -2 -2 75 -50 3 35 -1 4 11 -1
pick-base-to-score base -1 127 30 29 28 23 74 75 -26 115 -22 -108 -47 -60 -1
play-at base -1 222 72 -56 1 -4 39 151 -103 20 53 8 3 7 -1
transfer-counters-anywhere base -3 127 -14 -4 -10 -15 6 35 -55 -25 -1 -10 20 -21 -3
move-to base -1 230 122 -9 19 13 -3 133 -24 -22 49 10 12 -2 -1
move-them-from base -1 127 37 -49 -19 -24 -50 71 -85 0 78 -43 37 46 -1
move-them-to base -1 127 7 -33 35 30 9 110 13 22 32 -29 11 39 -1
transfer-to base -1 127 -74 -42 44 39 -42 9 -112 -36 15 5 -84 41 -1
return-all-at base -1 127 -33 28 -50 -55 -126 83 -81 -104 87 5 -8 14 -1
reduce-breakpoint base -1 127 14 -11 30 25 48 19 -52 6 2 -25 90 68 -1
destroy-weak-at base -1 127 -52 21 1 -3 -14 41 -68 -5 35 43 -2 20 -1
destroy-one-at base -1 127 14 0 -5 -10 -20 42 -53 -41 22 -22 -7 16 -1
fight-at base -1 127 -78 57 -23 -28 -171 110 -88 -101 109 40 28 50 -1
settle-at base -1 127 30 -15 3 -2 2 68 -50 3 21 39 71 27 -1
have-power-at base -1 127 8 25 -39 -44 -59 214 45 81 135 -32 -6 11 -1
draw-for-minions-at base -1 127 13 22 34 29 41 72 -47 99 77 8 2 7 -1
shuffle-random-at base -1 127 -38 -107 17 12 -156 122 -98 -22 167 -4 36 9 -1
swap-out base -1 127 8 -98 11 6 -29 55 -83 1 56 10 -8 1 -1
* in-play 7 2 16 7 -4 -22 6 6 11 -1 -3 -66 -25 -8 15 -2 9
order-copiers in-play 7 2 35 7 -4 -22 24 6 3 -15 -3 -60 -38 -8 15 9 9
copy-onto in-play 26 17 25 21 -21 49 -42 24 -5 16 -11 -118 -110 -24 29 -6 40
play-at in-play 7 10 32 14 9 -68 -21 -1 36 -8 5 -89 -23 -8 23 -12 7
destroy-minion in-play -28 -87 8 -83 47 -262 80 46 70 39 -5 -32 -18 12 -36 14 30
destroy-own-for-vp in-play 40 35 -111 39 -13 -68 12 6 11 -1 -3 -66 -25 -8 45 -46 9
return-minion in-play 8 -14 -84 -9 2 -26 -12 28 129 21 -3 -28 -37 -31 -1 55 37
place-minion-on-bottom in-play 7 -34 -16 -29 -4 -103 -8 42 58 35 -18 -90 -35 -8 19 20 -4
shuffle-minion-into-deck in-play -18 -62 -48 -57 -32 -71 -22 58 100 51 11 -88 -17 -41 -49 -3 68
move-minion in-play 65 59 60 64 -28 -210 96 -4 -53 -11 -13 -147 11 -38 68 35 -46
move-minion-to in-play -15 -7 -7 -2 2 -148 -8 -8 -74 -15 6 -43 -5 -8 11 -90 0
move-minion-to-or-from in-play 11 6 7 11 -35 -55 14 6 11 -1 -3 -66 -25 -8 18 5 9
move-minion-to-replacement in-play -11 -16 -18 -12 -3 -68 17 6 11 -1 -3 -66 -25 -8 -4 -3 9
move-minion-between in-play -35 -40 -29 -36 -46 -73 -23 6 11 -1 -3 -66 -25 -8 -28 -44 9
give-power in-play 7 55 87 60 -20 170 -79 -46 -16 -54 -19 -95 -10 -8 57 8 -26
lower-power in-play 7 -21 -17 -16 -47 -63 104 29 113 22 15 -25 21 -8 -8 61 57
protect in-play 7 44 51 48 -67 55 -77 -35 -7 -42 -42 -124 -49 -8 56 -14 -26
place-counters in-play 4 7 22 12 6 70 -20 -8 16 -15 26 -79 -40 -8 19 7 -29
share-counters in-play 7 7 45 12 -7 69 -9 2 20 -6 -19 -174 -43 -8 15 -27 -21
place-counters-for-cards in-play 7 2 97 7 45 90 -7 6 11 -1 -3 -66 -25 -8 15 -14 9
remove-counters in-play -12 -17 -4 -12 -24 -70 -35 6 11 -1 -3 -66 -25 -8 -5 -11 9
transfer-counter-from in-play 9 -16 -9 -12 7 -71 17 17 11 9 37 22 33 -8 -4 2 65
transfer-counter-to in-play 7 6 -10 10 18 114 36 3 1 -4 -23 -63 -6 19 20 -16 -24
transfer-counters-from in-play 7 -16 32 -12 -44 -148 87 25 40 18 3 -61 -46 20 -6 56 28
transfer-counters-to in-play 7 11 46 16 35 -32 -14 -3 -6 -10 12 -46 -21 41 23 -3 6
transfer-counters-anywhere in-play 9 16 24 32 -35 -2 19 9 2 -12 -16 -50 57 -8 28 -50 25
destroy-weaker-than in-play 7 2 19 7 10 -68 -33 6 11 -1 -3 -66 -25 -8 15 -3 9
destroy-total-up-to in-play 7 2 -69 7 38 -111 73 6 11 -1 -3 -66 -25 -8 15 -91 9
destroy-with-weaker in-play 7 2 93 7 -72 -16 27 6 11 -1 -3 -66 -25 -8 15 -17 9
reduce-breakpoint-by in-play 7 2 80 7 8 -22 75 6 11 -1 -3 -66 -25 -8 15 24 9
take-same-name in-play 7 2 -60 7 -3 -16 18 6 11 -1 -3 -66 -25 -8 15 7 9
play-weaker-beside in-play 7 2 8 7 -4 -15 -4 6 11 -1 -3 -66 -25 -8 15 -10 9
find-named-by in-play 7 29 135 34 116 40 -14 -21 18 -28 24 -82 -37 -8 41 31 -8
destroy-action in-play 7 -34 16 7 -40 -86 6 43 11 -1 34 -51 -25 -8 -23 -2 26
destroy-action-on in-play -3 -15 16 7 -21 -27 6 13 11 -1 5 -65 -25 -8 -3 -2 26
take-control in-play 14 -28 16 7 -34 -46 6 36 11 -1 27 -19 -25 -8 -11 -2 91
transfer-action in-play 7 -21 16 7 -27 -19 6 30 11 -1 21 -47 -25 -8 18 -2 22
transfer-action-to in-play 7 -2 16 7 -8 -14 6 11 11 -1 2 -75 -25 -8 6 -2 -15
transfer-action-either-way in-play -7 -1 16 7 -7 -34 6 -6 11 -1 -15 -12 -25 -8 8 -2 6
transfer-or-control in-play 7 -35 16 7 -41 -24 6 44 11 -1 35 -56 -25 -8 -24 -2 26
return-to-play-on in-play 0 -5 16 7 -11 -16 6 6 11 -1 -3 -66 -25 -8 22 -2 9
return-and-shuffle-others in-play -2 -7 16 7 -13 8 6 6 11 -1 -3 -66 -25 -8 5 -2 9
return-to-play-again in-play 22 17 16 7 11 -8 6 6 11 -1 -3 -66 -25 -8 29 -2 9
transfer-onto in-play 7 24 14 29 4 -24 -11 -15 -2 -23 4 -25 -29 -8 37 12 -43
bring-along in-play 7 2 -30 -24 15 -22 -20 6 11 -1 -3 -66 -25 -8 31 -67 9
use-counters-or-talent in-play 7 2 20 23 -46 55 36 6 11 -1 -3 -66 -25 -8 13 -16 9
* card -4 49 157 -27 35 -8 1
swap-in card -4 49 157 -27 35 -8 1
next-base card -4 49 157 -27 35 -8 23
give-card card 14 -49 2 -39 35 -2 4
give-card-to card -4 -38 -26 -42 39 -2 5
discard card 43 -33 45 -22 23 10 -4
discard-from-hand-of card -4 49 132 2 40 -8 6
place-from-hand card -4 -23 -2 -54 -4 -1 7
take-from-discard card -2 -10 111 3 9 -6 4
take-of-one-name card -27 25 140 -27 19 -31 6
shuffle-from-discard card -21 -11 144 -27 16 -24 -11
place-on-top card -4 49 41 -7 12 -8 0
take-revealed card -15 11 139 -27 8 -18 -2
search-for-hand card -4 49 85 47 13 1 -1
search-for-top card -4 -29 77 -7 15 -6 -4
find card -4 49 157 80 39 -8 1
find-or-search card -9 -25 72 78 43 -13 -4
play-extra card -65 247 329 -106 49 -76 59
play-from-discard card 64 10 424 -23 -42 60 -26
play-from-deck card -11 53 282 -61 203 -19 -22
play-revealed card 16 104 229 -59 86 48 1
play-own-from-hand-of card 49 39 162 -46 78 45 -85
* play -22 0 175 41 158 -35 0 0 0 21 52 21 22 -1 20 -52 51 127 36 0 0 10 65 -8 8 4 15 5 58 3 -9 -11 -9 21 0 0 -8 34 0 45 22 11 19 0 10 -2 4 7 28 2 20 18 0 0 13
play-phase play -44 0 350 82 316 -71 0 0 0 43 105 43 45 -3 40 -104 101 255 71 0 0 19 131 -16 17 8 29 10 115 7 -18 -22 -19 41 0 0 -15 67 0 90 43 22 37 0 21 -4 7 14 55 4 40 35 0 0 25
* use 16 -120 23 0 0 0 -117 6 18 -50 1 79 28 0 90 26 0 0 0 25 0 0 0 0 24 0 -92 0 0 0 0 0 0 3 0 0 25 -26 21 99 0 31 0 0 0 0 0 0 0 20 0 0 91 0 0
play-phase use 17 -120 74 0 0 0 -117 6 18 21 3 122 -28 0 210 48 0 0 0 50 0 0 0 0 49 0 -184 0 0 0 0 0 0 6 0 0 16 -52 43 99 0 62 0 0 0 0 0 0 0 39 0 0 182 0 0
before-scoring use 31 -254 -41 0 0 0 -259 13 41 -139 1 79 59 0 126 72 0 0 0 25 0 0 0 0 24 0 -92 0 0 0 0 0 0 3 0 0 40 -26 21 99 0 31 0 0 0 0 0 0 0 20 0 0 91 0 0
after-scoring use 8 -110 -1 0 0 0 -69 11 12 -50 1 178 167 0 90 -57 0 0 0 25 0 0 0 0 24 0 -92 0 0 0 0 0 0 3 0 0 18 -26 21 197 0 31 0 0 0 0 0 0 0 20 0 0 91 0 0
react use 72 -120 69 0 0 0 -117 6 18 -50 1 79 84 0 90 26 0 0 0 25 0 0 0 0 24 0 -92 0 0 0 0 0 0 3 0 0 81 -26 21 99 0 31 0 0 0 0 0 0 0 20 0 0 91 0 0
* other 0
order-triggers other 0
name-to-move other 0
name-to-forbid other 0`;
