import { randomPicks } from '@breakpoint/bots';
import {
  below,
  type CardSet,
  type Chance,
  canAdd,
  disguised,
  Game,
  hashOf,
  isComplete,
  type Log,
  logOf,
  nextWord,
  replayLog,
  restore,
  type Setup,
  SPECTATOR,
  sampleWorld,
  save,
  seedFromText,
  type View,
  viewOf,
  Zone,
} from '@breakpoint/engine';
import { DECISION_LIMIT } from './play.js';

/** What must hold after every decision of every game. Each check throws with what is wrong. */
export function checkPosition(g: Game): void {
  checkPlaces(g);
  checkNumbers(g);
  if (g.over !== (g.decision === null)) throw new Error('a game that is not over has a decision, and only then');
}

/** Every card is in exactly one place, and nobody's 40 cards become more or fewer. */
function checkPlaces(g: Game): void {
  const s = g.s;
  const seen = new Uint8Array(s.cards);
  const put = (list: readonly number[], zone: number, holder = -1): void => {
    for (const c of list) {
      if (seen[c]++) throw new Error(`card ${c} (${g.def(c).id}) is in two places`);
      if (s.zone[c] !== zone) throw new Error(`card ${c} (${g.def(c).id}) lies in zone ${zone} and believes it is in ${s.zone[c]}`);
      if (holder >= 0 && s.holder[c] !== holder) throw new Error(`card ${c} (${g.def(c).id}) has the wrong holder`);
    }
  };
  for (let seat = 0; seat < s.seats; seat++) {
    put(s.hands[seat], Zone.Hand, seat);
    put(s.decks[seat], Zone.Deck, seat);
    put(s.discards[seat], Zone.Discard, seat);
    for (const c of s.discards[seat]) if (s.owner[c] !== seat) throw new Error(`card ${c} is in a discard pile that is not its owner's`);
  }
  put(s.aside, Zone.Aside);
  put(s.baseDeck, Zone.BaseDeck);
  put(s.baseDiscard, Zone.BaseDiscard);
  put(s.row, Zone.Row);
  s.here.forEach((list, i) => {
    put(list, Zone.Play);
    for (const c of list) {
      if (s.base[c] !== s.row[i]) throw new Error(`card ${c} (${g.def(c).id}) is at another base than it believes`);
      const host = s.host[c];
      if (host !== s.row[i] && !(s.zone[host] === Zone.Play && s.base[host] === s.row[i] && g.isMinion(host)))
        throw new Error(`card ${c} (${g.def(c).id}) is on a card that is not there`);
    }
  });
  for (let c = 1; c < s.cards; c++) if (!seen[c]) throw new Error(`card ${c} (${g.def(c).id}) is nowhere`);
  if (g.quiet && s.queue.length === 0 && s.aside.length > 0) throw new Error('cards are left in no zone');
}

function checkNumbers(g: Game): void {
  for (const b of g.bases) {
    if (g.breakpoint(b) < 0) throw new Error('a breakpoint is negative');
    for (const c of g.at(b)) if (g.power(c) < 0 || g.counters(c) < 0) throw new Error(`${g.def(c).id} has negative power or counters`);
  }
  if (g.s.vp.some((vp) => vp < 0)) throw new Error('negative VP');
}

/** Every option is accepted; of lists, a sample. Each is tried on a copy. */
function checkOptions(g: Game, chance: Chance): void {
  const d = g.decision!;
  if (new Set(d.options).size !== d.options.length) throw new Error(`an option is offered twice: ${d.prompt}`);
  if (d.options.length === 0) throw new Error(`a decision without options: ${d.prompt}`);
  const single = d.least <= 1 && d.most >= 1;
  const answers: number[][] = single ? d.options.map((o) => [o]) : [];
  if (d.optional) answers.push([]);
  if (d.most > 1) answers.push(randomPicks(d, chance), randomPicks(d, chance));
  for (const answer of answers) {
    if (single && answer.length === 1 && !(canAdd(d, [], answer[0]) === null && isComplete(d, answer))) continue;
    const copy = g.fork();
    copy.answer(answer);
    checkPosition(copy);
  }
}

/** Saved as text, loaded and continued, the game is the same. */
function checkSave(g: Game, cards: CardSet, answer: number[]): void {
  const before = hashOf(g);
  const loaded = restore(cards, JSON.parse(JSON.stringify(save(g)))).game;
  if (hashOf(loaded) !== before) throw new Error('a saved and loaded game differs');
  if (JSON.stringify(loaded.decision) !== JSON.stringify(g.decision)) throw new Error('a saved and loaded game has another decision');
  const copy = g.fork();
  copy.answer(answer);
  loaded.answer(answer);
  if (hashOf(copy) !== hashOf(loaded)) throw new Error('a saved and loaded game goes on differently');
}

/** Nothing in a view changes when hidden cards are exchanged, and it holds no number of a hidden card. */
function checkViews(g: Game, chance: Chance): void {
  // Every view is searched for hidden cards; the exchange is tried on one seat, another one each time, because it is slow.
  const tried = below(chance, g.s.seats);
  for (let seat = SPECTATOR; seat < g.s.seats; seat++) {
    const view = viewOf(g, seat);
    checkNoHiddenNumbers(g, seat, view);
    if (seat !== tried) continue;
    const mine = viewText(view);
    if (viewText(viewOf(disguised(g, seat, chance), seat)) !== mine)
      throw new Error(`the view of seat ${seat} shows something of what it has not seen`);
    if (g.decision?.seat !== seat) continue;
    const other = viewText(viewOf(sampleWorld(g, seat, chance), seat));
    if (other !== mine) throw new Error(`a sampled world looks different to seat ${seat}:\n${mine}\n${other}`);
  }
}

/** Without the number of the decision, which a sampled world counts from its own beginning. */
const viewText = (v: View): string => JSON.stringify({ ...v, decision: v.decision && { ...v.decision, number: 0 } });

function checkNoHiddenNumbers(g: Game, seat: number, view: unknown): void {
  const bits = (1 << g.s.seats) - 1;
  const walk = (x: unknown): void => {
    if (Array.isArray(x)) x.forEach(walk);
    else if (typeof x === 'object' && x !== null) {
      const n = (x as { n?: unknown }).n;
      if (typeof n === 'number') {
        const zone = g.s.zone[n];
        const hidden = zone === Zone.Deck || zone === Zone.Hand || zone === Zone.BaseDeck;
        const knows = seat === SPECTATOR ? (g.s.known[n] & bits) === bits : (g.s.known[n] & (1 << seat)) !== 0;
        if (hidden && !knows) throw new Error(`seat ${seat} is shown card ${n}, which is hidden`);
      }
      Object.values(x).forEach(walk);
    }
  };
  walk(view);
}

export interface CheckedGame {
  decisions: number;
  turns: number;
  winner: number;
  /** Definition numbers of cards played and bases that scored or came, and how often. */
  used: Map<number, number>;
}

/** Something did not hold: with the log up to there. */
export class CheckFailure extends Error {
  constructor(
    cause: Error,
    readonly log: Log,
  ) {
    super(cause.message);
    this.stack = cause.stack;
  }
}

/** Plays one random game with everything checked after every decision. */
export function playChecked(cards: CardSet, setup: Setup): CheckedGame {
  const game = Game.create(cards, setup);
  try {
    return playOn(cards, setup, game);
  } catch (error) {
    throw new CheckFailure(error as Error, logOf(game));
  }
}

function playOn(cards: CardSet, setup: Setup, game: Game): CheckedGame {
  const chance: Chance = { key: seedFromText(`play ${setup.seed}`), used: 0 };
  const extra: Chance = { key: seedFromText(`check ${setup.seed}`), used: 0 };
  const used = new Map<number, number>();
  const use = (def: number): void => void used.set(def, (used.get(def) ?? 0) + 1);
  const moments: { answers: number; hash: string }[] = [];
  let decisions = 0;
  while (game.decision !== null) {
    if (++decisions > DECISION_LIMIT) throw new Error(`the game did not end within ${DECISION_LIMIT} decisions`);
    checkPosition(game);
    checkOptions(game, extra);
    const answer = randomPicks(game.decision, chance);
    checkSave(game, cards, answer);
    checkViews(game, extra);
    if (nextWord(extra) % 30 === 0) moments.push({ answers: game.answers.length, hash: hashOf(game) });
    game.answer(answer);
    for (const e of game.events) {
      if (e.kind === 'played' || e.kind === 'used' || e.kind === 'triggered') use(game.s.def[e.card]);
      if (e.kind === 'scoring' || e.kind === 'replaced') use(game.s.def[e.card]);
    }
    game.events = [];
  }
  checkPosition(game);
  const log = JSON.parse(JSON.stringify(logOf(game)));
  moments.push({ answers: game.answers.length, hash: hashOf(game) });
  for (const m of moments.slice(-11))
    if (hashOf(replayLog(cards, log, m.answers)) !== m.hash)
      throw new Error(`the log replays to another position after ${m.answers} answers`);
  return { decisions, turns: game.s.turn, winner: game.s.winner, used };
}
