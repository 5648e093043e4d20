import type { AnyCard, Document, Frame, Ranked } from '../tree.js';
import type { Report } from './problems.js';

/** Where a part of a card stands. */
export interface Place {
  card: AnyCard;
  document: Document;
  frame: Frame;
  /** The player of an ability at a scoring. */
  ranked?: Ranked;
  report: Report;
}
