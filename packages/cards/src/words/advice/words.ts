/** How advice is given in one language: the chance of an option, what follows it, and what speaks for it. */
export interface AdviceWords {
  percent: string;
  /** Before tenths. */
  point: string;
  /** An option, and what to answer to what it asks next. */
  followed: string;
  /** Two picks of a list. */
  and: string;
  vp: string;
  leads: string;
  cards: string;
}
