import type { CardSet } from '@breakpoint/engine';
import { type Document, readDocument } from '@breakpoint/workshop';
import { Balance, type BalanceReport, IdleCheck, type IdleReport, WhatIf, type WhatIfReport } from '@breakpoint/workshop/balance';

type Players = 2 | 3 | 4;
/** What test games are to find out about a faction: is it fair, what would a change do, what never happens? */
export type Test =
  | { find: 'balance'; document: Document; players: Players }
  | { find: 'what-if'; document: Document; changed: Document; players: Players }
  | { find: 'idle'; document: Document };
export interface TestReports {
  balance: BalanceReport;
  'what-if': WhatIfReport;
  idle: IdleReport;
}
/** What is known after a number of games. */
export interface TestPart {
  done: number;
  report: TestReports[Test['find']];
}

/** Plays test games, a little at a time. It does not depend on workers. */
export class Tester {
  private readonly games: { next(): void; report(): TestPart['report'] };
  private done = 0;

  /** Throws a DocumentError if a document does not pass the check. */
  constructor(cards: CardSet, test: Test) {
    const { document } = readDocument(test.document);
    if (test.find === 'balance') this.games = new Balance(cards, document, { players: test.players });
    else if (test.find === 'idle') this.games = new IdleCheck(cards, document);
    else this.games = new WhatIf(cards, document, readDocument(test.changed).document, { players: test.players });
  }

  /** Plays at least one game, and more for about this many milliseconds. */
  next(ms: number, now: () => number = () => performance.now()): TestPart {
    const until = now() + ms;
    do {
      this.games.next();
      this.done++;
    } while (now() < until);
    return { done: this.done, report: this.games.report() };
  }
}
