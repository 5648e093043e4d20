/** How advice is given in one language: the chance of an option, what follows it, and what speaks for it. */
export interface AdviceWords {
  percent: string;
  /** The chance of winning the game. */
  wins: string;
  /** Before tenths. */
  point: string;
  /** Playing a card; playing it on a base; using its ability. */
  play: string;
  playOn: string;
  use: string;
  /** Instead of reasons: no option is clearly better; there is only one option. */
  even: string;
  only: string;
  /** An option, and what to answer to what it asks next. */
  followed: string;
  /** Two picks of a list. */
  and: string;
  /** What speaks for an option. The first of each pair is about another player, the second about the reader. */
  vp: string;
  yourVp: string;
  leads: string;
  youLead: string;
  cards: string;
  yourCards: string;
}
