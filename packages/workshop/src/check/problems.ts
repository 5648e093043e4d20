import { refusalIn } from './refused.js';

/** Something that is wrong with a document: where, what, and what to do about it. */
export interface Problem {
  /** The id of the card or base; absent for the document itself. */
  card?: string;
  /** The place in that card's tree, or in the document. */
  path: string;
  problem: string;
  advice: string;
  /** Something that the workshop refuses by name: `refusalIn` says it in each language. */
  refused?: string;
  /** A warning does not keep the document from being played. */
  warning?: true;
}

/** Collects problems of one card. */
export class Report {
  readonly problems: Problem[] = [];
  constructor(private readonly card?: string) {}
  say(path: string, problem: string, advice: string): void {
    this.problems.push({ ...(this.card !== undefined && { card: this.card }), path, problem, advice });
  }
  refuse(path: string, code: string): void {
    this.problems.push({ ...(this.card !== undefined && { card: this.card }), path, ...refusalIn('en', code)!, refused: code });
  }
  warn(path: string, problem: string, advice: string): void {
    this.problems.push({ ...(this.card !== undefined && { card: this.card }), path, problem, advice, warning: true });
  }
}
export const under = (path: string, key: string | number): string => (path === '' ? String(key) : `${path}/${key}`);
