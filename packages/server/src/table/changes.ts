import type { EventView, OwnView, ViewParts } from '@breakpoint/engine';
import { difference } from '@breakpoint/match';
import type { StateParts } from './states.js';

/** What all who listen to a stream hold. */
export interface Held {
  parts: ViewParts;
  state: StateParts;
}
const OWN_FIELDS: readonly (keyof OwnView)[] = ['seat', 'players', 'baseDeck', 'aside', 'allowances', 'decision'];

/** The texts of what has changed from one moment to the next: what several streams are told alike is compared and written once. */
export class Changes {
  private readonly found: { before: unknown; after: unknown; text: string | null }[] = [];
  private readonly lists = new Map<readonly EventView[], string>();

  /** Null if nothing has changed. */
  of(before: unknown, after: unknown): string | null {
    if (before === after) return null;
    for (const known of this.found) if (known.before === before && known.after === after) return known.text;
    const change = difference(before, after);
    const text = change === null ? null : JSON.stringify(change);
    this.found.push({ before, after, text });
    return text;
  }
  ofOwn(before: OwnView, after: OwnView): string | null {
    let text = '';
    for (const field of OWN_FIELDS) {
      const change = this.of(before[field], after[field]);
      if (change !== null) text += `${text === '' ? '{' : ','}"${field}":${change}`;
    }
    return text === '' ? null : `${text}}`;
  }
  ofState(before: StateParts, after: StateParts): string | null {
    const own = this.of(before.own, after.own);
    const alike = this.of(before.alike, after.alike);
    if (own === null || alike === null) return own ?? alike;
    // They have no field in common.
    return `${own.slice(0, -1)},${alike.slice(1)}`;
  }
  events(list: readonly EventView[]): string {
    let text = this.lists.get(list);
    if (text === undefined) {
      text = JSON.stringify(list);
      this.lists.set(list, text);
    }
    return text;
  }
}
