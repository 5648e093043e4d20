import type { EventView, OwnView, ViewParts } from '@breakpoint/engine';
import { difference, type Match } from '@breakpoint/match';
import type { StateParts } from './states.js';

type CommonView = ViewParts['common'];

/** The view and state that all listeners of a stream have. */
export interface LastTold {
  parts: ViewParts;
  state: StateParts;
}
/** A beat of a moment, as one stream gets it. */
export interface BeatTold {
  after: number;
  parts: ViewParts;
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
  /** For each beat, what is different in the part of this stream's own; null if nothing is at any. */
  ofOwnBeats(before: OwnView, beats: readonly BeatTold[]): string | null {
    if (beats.length === 0) return null;
    const texts = beats.map(({ parts }, i) => this.ofOwn(i === 0 ? before : beats[i - 1].parts.own, parts.own));
    return texts.every((text) => text === null) ? null : `[${texts.map((text) => text ?? 'null').join()}]`;
  }
  ofState(before: StateParts, after: StateParts): string | null {
    const own = this.of(before.own, after.own);
    const alike = this.of(before.alike, after.alike);
    if (own === null || alike === null) return own ?? alike;
    // The two objects have no field in common, so their texts can be joined.
    return `${own.slice(0, -1)},${alike.slice(1)}`;
  }
  /** The beginning of an update, which is one text for all who are told the same. */
  head({ n, past }: Match, before: CommonView, after: CommonView, events: readonly EventView[], beats: readonly BeatTold[]): string {
    // Those who are told the same events are told the same beats.
    for (const known of this.heads) if (known.before === before && known.after === after && known.events === events) return known.text;
    let last = before;
    const between = beats.map((beat) => {
      const change = this.of(last, beat.parts.common);
      last = beat.parts.common;
      return `{"after":${beat.after},"view":${change ?? 'null'}}`;
    });
    const view = this.of(last, after) ?? 'null';
    const told = JSON.stringify(events);
    // Joined, it is one piece of memory; added up, it would be a tree of all its parts.
    const beatsText = between.length === 0 ? '' : `,"beats":[${between.join()}]`;
    const text = ['{"type":"update","n":', n, ',"by":', past[n].by, beatsText, ',"view":', view, ',"events":', told].join('');
    this.heads.push({ before, after, events, text });
    return text;
  }
}
