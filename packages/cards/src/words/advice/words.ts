/** A sentence about the player who decides: to the reader ("you"), and about somebody else (`{me}`). */
interface OfDecider {
  you: string;
  who: string;
}

/**
 * Why a play is better than another one (`{other}`). `{who}` is another player. A verb of which a card is the subject has two forms:
 * `{card:gives|give}`.
 */
export interface ReasonWords {
  wins: OfDecider;
  winsNow: OfDecider;
  loses: OfDecider;
  gains: OfDecider;
  /** The base scores only after the turn. */
  gainsLate: OfDecider;
  /** The same base pays less after the other play. */
  gainsInstead: OfDecider;
  denies: OfDecider;
  deniesInstead: OfDecider;
  /** The player gains VP there. */
  deniesOwn: OfDecider;
  /** A base scores this turn only after the other play. */
  spares: OfDecider;
  /** A gain is much surer than after the other play; or it is much surer that another player gains nothing. */
  gainsUnsure: OfDecider;
  bars: OfDecider;
  /** VP that a card gives. */
  earns: OfDecider;
  /** It gives them only on the next turn. */
  earnsNext: OfDecider;
  /** VP all in all; at one base. */
  ahead: OfDecider;
  aheadAt: OfDecider;
  leads: OfDecider;
  /** The player leads there already. */
  leadsStill: OfDecider;
  stops: OfDecider;
  /** How the player stands at a base right after the play: first, with no other power there, or not first. */
  tops: OfDecider;
  alone: OfDecider;
  trails: OfDecider;
  /** The other play brings a base near its breakpoint at which another player leads. */
  feeds: OfDecider;
  /** It is so near now, and the play changes that. */
  feedsLess: OfDecider;
  /** The player has more power at a base later; already at the end of the turn. */
  holds: OfDecider;
  holdsNow: OfDecider;
  /** Another player has less power there. */
  lowers: OfDecider;
  lowersNow: OfDecider;
  weakens: OfDecider;
  /** What both then have there; or nothing is left of it. */
  weakensTo: OfDecider;
  weakensAll: OfDecider;
  removes: OfDecider;
  keeps: OfDecider;
  /** The play brings cards into the hand; the hand has more cards later; it still has a certain card. */
  brings: OfDecider;
  bringsOne: OfDecider;
  /** It brings a certain card. */
  fetches: OfDecider;
  /** A card is played later in the turn. */
  enables: OfDecider;
  enablesAt: OfDecider;
  /** It is played on the next turn. */
  plans: OfDecider;
  plansAt: OfDecider;
  /** The end of the turn gives up a card that could still be played. */
  forgoesMinion: OfDecider;
  forgoesAction: OfDecider;
  /** The others lose cards from their hands. */
  takes: OfDecider;
  takesOne: OfDecider;
  cards: OfDecider;
  oneCard: OfDecider;
  /** The minion that the play chooses stays in play. */
  lasts: OfDecider;
  /** A card is kept; played now, it changes nothing. */
  saves: OfDecider;
  savesVain: OfDecider;
  /** How the player stands at a base after the other play; where nobody else has power. */
  merely: OfDecider;
  merelyAlone: OfDecider;
  /** The turn ends with `{here}` at a base, and not with `{there}`. */
  lies: OfDecider;
  /** It goes to another base; how the player stands there then. */
  places: OfDecider;
  /** With what the bases pay, `{n}` and `{m}`. */
  placesPaid: OfDecider;
  /** A base scores this turn, and what each player gains there. */
  scores: OfDecider;
  /** After both plays. */
  scoresEither: OfDecider;
  /** Cards come before other plays of the turn are chosen. */
  draws: OfDecider;
  /** What the player has at a base when the next turn begins; a card in hand then. */
  grows: OfDecider;
  /** What it has there at least right after the play, against the strongest other player. */
  reaches: OfDecider;
  gets: OfDecider;
  /** An action stays in play. */
  stays: OfDecider;
  /** VP at once; on the next turn, at a base. A card that another player gets and plays. */
  pockets: OfDecider;
  ripens: OfDecider;
  /** What the other play gains now is gained later as well. */
  waits: OfDecider;
  lends: OfDecider;
  /** A base that may soon score, and what it would pay. */
  looms: OfDecider;
  /** What a minion can do on the next turn. */
  couldLead: OfDecider;
  couldBreak: OfDecider;
}

/** The point of a puzzle, told to the player who solves it. All but the last three are clauses without a full stop. */
interface PointWords {
  /** What each player gains at a base (`{list}`), this turn or later. */
  pays: string;
  paysLate: string;
  gains: OfDecider;
  nothing: OfDecider;
  /** The same (`{gain}`) with the power that it takes. */
  having: string;
  /** How much power is missing to break a base; it does not break. */
  lacks: string;
  spared: string;
  /** What the player would gain if a base scored, and how many VP both would have then. */
  would: string;
  /** The player loses a minion, for which a base pays. */
  trades: string;
  endsNow: string;
  ends: string;
  /** Another player wins the game. */
  loses: string;
  /**
   * What comes of the turn without its deciding step; of the best turn that does something else instead; of another turn. The last word
   * comes before it if it does not always come so.
   */
  without: string;
  withoutBest: string;
  after: string;
  often: string;
  /** Between clauses. */
  also: string;
  all: string;
  decides: string;
  decidesBest: string;
  /** It does not always come so. */
  share: string;
  /** What the player does after the last play of the turn. */
  later: string;
}

/** How advice is given in one language: plays, what they are worth, and what speaks for them. */
export interface AdviceWords {
  percent: string;
  /** The chance of winning the game. */
  wins: string;
  /** The expected difference at the end of a game that is nearly decided. */
  ahead: string;
  behind: string;
  level: string;
  /** Before tenths. */
  point: string;
  /** Playing a card; playing it on a base; on a minion; using its ability. */
  play: string;
  playOn: string;
  playOnto: string;
  use: string;
  /** A play as a thing, in the middle of a sentence: a card, a card on a base, an ability, the end of the turn, passing, declining, another choice. */
  named: { play: string; playOn: string; playOnto: string; use: string; end: string; pass: string; none: string; pick: string };
  /** Before reasons: no option is clearly better. Instead of them: there is only one option. */
  even: string;
  /** The same about a play and ending the turn. */
  little: string;
  /** Before that: the game is all but lost or won, so that little depends on them. */
  lost: string;
  won: string;
  /**
   * They can both be made in this turn. Instead of all this: they are alike, and nothing tells them apart; or the first one is better, but
   * nothing says why; or the first one is to end the turn.
   */
  both: string;
  same: string;
  later: string;
  rest: string;
  only: string;
  /** An answer to a question that no card asks, by its prompt: which ability is resolved first, which cards are discarded. */
  framed: Readonly<Record<string, string>>;
  /** The card that asks, as a target. */
  itself: string;
  /** The power of a minion, beside its base. */
  power: string;
  /** A play and its target; a play and the next one. */
  followed: string;
  next: string;
  /** How much power a base lacks to its breakpoint; it lacks little, and what it would pay; it lacks none, and what it pays. */
  breaks: string;
  soon: string;
  reached: string;
  /** The power of a player at a base, and of the strongest other one. */
  duel: string;
  /** After a gain: the cards that are then played for it; what others gain; one of these. */
  chain: string;
  /** The same, if they are not always the same ones. */
  chained: string;
  besides: string;
  gain: OfDecider;
  reasons: ReasonWords;
  puzzle: PointWords;
}
