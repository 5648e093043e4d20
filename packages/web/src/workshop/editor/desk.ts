import type { AnyCard, Document } from '@breakpoint/workshop';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { get, put } from '../store.js';

const KEPT_STEPS = 200;
/** Changes of one field within this time, by typing, are one step to undo. */
const TYPING = 1500;

/** A faction on the author's desk: its document, what can be undone and redone, and what is stored. Each change is a whole document. */
export class Desk {
  private past: Document[] = [];
  private future: Document[] = [];
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private typing: { field: string; until: number } | null = null;
  /** Could the last change not be stored? */
  unsaved = false;

  constructor(
    readonly id: string,
    private current: Document,
  ) {}

  get document(): Document {
    return this.current;
  }
  get canUndo(): boolean {
    return this.past.length > 0;
  }
  get canRedo(): boolean {
    return this.future.length > 0;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** `field` names what is being typed, if it is. */
  change(document: Document, field?: string): void {
    const now = Date.now();
    const goesOn = field !== undefined && this.typing?.field === field && now < this.typing.until;
    if (!goesOn) this.past = [...this.past.slice(1 - KEPT_STEPS), this.current];
    this.typing = field === undefined ? null : { field, until: now + TYPING };
    this.future = [];
    this.show(document);
  }
  undo(): void {
    const before = this.past.pop();
    if (!before) return;
    this.future.push(this.current);
    this.typing = null;
    this.show(before);
  }
  redo(): void {
    const after = this.future.pop();
    if (!after) return;
    this.past.push(this.current);
    this.show(after);
  }

  private show(document: Document): void {
    this.current = document;
    for (const listener of this.listeners) listener();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), 250);
  }
  async save(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const before = this.unsaved;
    try {
      await put({ id: this.id, document: this.current, changed: Date.now() });
      this.unsaved = false;
    } catch {
      this.unsaved = true;
    }
    if (this.unsaved !== before) for (const listener of this.listeners) listener();
  }
  /** Stores what has not been stored yet. */
  flush = (): void => {
    if (this.timer !== undefined) void this.save();
  };
}

/** The desk is kept while the author goes from page to page, so that changes can still be undone. */
let last: Desk | null = null;

/** The faction with this id on the desk; null if there is none, undefined while it is looked for. */
export function useDesk(id: string): Desk | null | undefined {
  const [desk, setDesk] = useState<Desk | null | undefined>(last?.id === id ? last : undefined);
  useEffect(() => {
    let wanted = true;
    if (last?.id === id) setDesk(last);
    else
      void get(id).then((found) => {
        if (!wanted) return;
        last = found && new Desk(id, found.document);
        setDesk(last);
      });
    return () => {
      wanted = false;
    };
  }, [id]);
  useEffect(() => {
    if (!desk) return;
    addEventListener('pagehide', desk.flush);
    return () => {
      removeEventListener('pagehide', desk.flush);
      desk.flush();
    };
  }, [desk]);
  return desk;
}

const nothing = (): (() => void) => () => undefined;
/** The document that is on the desk now. */
export const useDocument = (desk: Desk): Document => useSyncExternalStore(desk?.subscribe ?? nothing, () => desk.document);
/** Is the last change stored? */
export const useUnsaved = (desk: Desk): boolean => useSyncExternalStore(desk.subscribe, () => desk.unsaved);

export const cardsOf = (document: Document): AnyCard[] => [...document.cards, ...document.bases];

/** The document with this card instead of the one with its id. */
export function withCard(document: Document, card: AnyCard): Document {
  const swap = <T extends AnyCard>(list: T[]): T[] => list.map((other) => (other.id === card.id ? (card as T) : other));
  return { ...document, cards: swap(document.cards), bases: swap(document.bases) };
}
export function withNewCard(document: Document, card: AnyCard): Document {
  return card.kind === 'base' ? { ...document, bases: [...document.bases, card] } : { ...document, cards: [...document.cards, card] };
}
export const withoutCard = (document: Document, id: string): Document => ({
  ...document,
  cards: document.cards.filter((card) => card.id !== id),
  bases: document.bases.filter((base) => base.id !== id),
});

/** An id that no card of the document has. */
export function freeId(document: Document, wanted: string): string {
  const taken = new Set(cardsOf(document).map((card) => card.id));
  for (let n = 1; ; n++) {
    const id = n === 1 ? wanted : `${wanted}-${n}`;
    if (!taken.has(id)) return id;
  }
}
