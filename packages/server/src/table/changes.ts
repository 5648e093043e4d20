import type { EventView, OwnView, ViewParts } from '@breakpoint/engine';
import { difference, type Match } from '@breakpoint/match';
import type { StateParts } from './states.js';

type CommonView = ViewParts['common'];

/** The view and state that all listeners of a stream have. */
export interface Held {
  parts: ViewParts;
  state: StateParts;
}
const OWN_FIELDS: readonly (keyof OwnView)[] = ['seat', 'players', 'baseDeck', 'aside', 'allowances', 'decision'];

/** The texts of the differences between two moments. Differences that several streams share are computed and serialized only once. */
export class Changes {
  private readonly found: { before: unknown; after: unknown; text: string | null }[] = [];
  private readonly heads: { before: CommonView; after: CommonView; events: readonly EventView[]; text: string }[] = [];

  /** Null if nothing has changed. */
  of(before: unknown, after: unknown): string | null {
    if (before === after) return null;
    for (const known of this.found) if (known.before === before && known.after === after) return known.text;
    const text = difference(before, after);
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
    // The two objects have no field in common, so their texts can be joined.
    return `${own.slice(0, -1)},${alike.slice(1)}`;
  }
  /** The beginning of an update, which is one text for all who are told the same. */
  head({ n, past }: Match, before: CommonView, after: CommonView, events: readonly EventView[]): string {
    for (const known of this.heads) if (known.before === before && known.after === after && known.events === events) return known.text;
    const view = this.of(before, after);
    // Joined, it is one piece of memory; added up, it would be a tree of all its parts.
    const text = ['{"type":"update","n":', n, ',"by":', past[n].by, ',"view":', view ?? 'null', ',"events":', JSON.stringify(events)].join(
      '',
    );
    this.heads.push({ before, after, events, text });
    return text;
  }
}
