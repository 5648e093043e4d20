import type { AnyCard, Document, Frame } from '../tree.js';
import type { Report } from './problems.js';

/** Where a part of a card stands. */
export interface Place {
  card: AnyCard;
  document: Document;
  frame: Frame;
  report: Report;
}
