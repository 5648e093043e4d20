import { calm, getSettings, type Speed } from '../settings.js';

/** The duration of a card's movement from its old place to its new one, by speed setting. */
const TIME: Record<Speed, number> = { slow: 700, normal: 420, fast: 200, off: 0 };

interface Spot {
  rect: DOMRect;
  copy: HTMLElement | null;
  /** It was in the viewer's own hand. */
  inHand: boolean;
}

/** The origins and destinations of cards that enter or leave the table. */
export interface Ways {
  /** The element that a new card comes from. */
  from(card: string): HTMLElement | null;
  /** The element that a card goes to when it leaves. */
  to(card: string): HTMLElement | null;
  /** Is the card in the viewer's own hand? */
  keeps(card: string): boolean;
  /** Does the card break, because it was destroyed? */
  breaks(card: string): boolean;
}

export class Flip {
  private before = new Map<string, Spot>();

  /** Records the place of every card; called right before the position changes. */
  capture(root: HTMLElement | null): void {
    this.before.clear();
    if (!root || duration() === 0) return;
    for (const el of root.querySelectorAll<HTMLElement>('[data-card]')) {
      const rect = el.getBoundingClientRect();
      if (rect.width > 0) this.before.set(el.dataset.card!, { rect, copy: el, inHand: el.closest('.hand') !== null });
    }
  }

  /** Animates every card whose place has changed. */
  play(root: HTMLElement | null, ways: Ways): void {
    const time = duration();
    if (!root || time === 0 || this.before.size === 0) return;
    const seen = new Set<string>();
    for (const el of root.querySelectorAll<HTMLElement>('[data-card]')) {
      const card = el.dataset.card!;
      seen.add(card);
      const now = el.getBoundingClientRect();
      const old = this.before.get(card)?.rect ?? ways.from(card)?.getBoundingClientRect();
      if (old && now.width > 0) travel(el, old, now, time);
    }
    for (const [card, { rect, copy, inHand }] of this.before) {
      // A hand behind cards on offer has not gone anywhere.
      if (seen.has(card) || !copy || (inHand && ways.keeps(card))) continue;
      if (ways.breaks(card)) breakApart(copy, rect, time * 1.6);
      else depart(copy, rect, ways.to(card)?.getBoundingClientRect(), time);
    }
    this.before.clear();
  }
}

const duration = (): number => (calm() ? 0 : TIME[getSettings().speed]);

function travel(el: HTMLElement, old: DOMRect, now: DOMRect, time: number): void {
  const dx = old.left + old.width / 2 - now.left - now.width / 2;
  const dy = old.top + old.height / 2 - now.top - now.height / 2;
  const scale = Math.max(0.3, Math.min(3, old.width / now.width));
  if (Math.abs(dx) < 2 && Math.abs(dy) < 2) return;
  el.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 5 },
      { transform: 'none', zIndex: 5 },
    ],
    { duration: time, easing: 'cubic-bezier(.2,.8,.3,1)' },
  );
}

/** A copy of a card that has left the table, over the page. */
function ghostOf(el: HTMLElement, rect: DOMRect): HTMLElement {
  const ghost = el.cloneNode(true) as HTMLElement;
  for (const marked of [ghost, ...ghost.querySelectorAll<HTMLElement>('[data-card]')]) delete marked.dataset.card;
  ghost.className += ' ghost';
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  Object.assign(ghost.style, { left: `${rect.left}px`, top: `${rect.top}px`, width: `${rect.width}px`, height: `${rect.height}px` });
  document.body.append(ghost);
  return ghost;
}

function leave(ghost: HTMLElement, frames: Keyframe[], time: number): void {
  ghost.animate(frames, { duration: time, easing: 'ease-in', fill: 'forwards' }).onfinish = () => ghost.remove();
}

/** Lets a card that has left the table fly to its pile and fade. */
function depart(el: HTMLElement, rect: DOMRect, goal: DOMRect | undefined, time: number): void {
  const dx = goal ? goal.left + goal.width / 2 - rect.left - rect.width / 2 : 0;
  const dy = goal ? goal.top + goal.height / 2 - rect.top - rect.height / 2 : -20;
  leave(ghostOf(el, rect), [{ opacity: 1 }, { opacity: 0, transform: `translate(${dx}px, ${dy}px) scale(.3) rotate(8deg)` }], time);
}

/** The clip paths of the two halves of a broken card. */
const HALVES = [
  ['polygon(0 0, 55% 0, 42% 28%, 60% 52%, 44% 76%, 52% 100%, 0 100%)', -1],
  ['polygon(55% 0, 100% 0, 100% 100%, 52% 100%, 44% 76%, 60% 52%, 42% 28%)', 1],
] as const;

/** Breaks a destroyed card in two halves, which fall. */
function breakApart(el: HTMLElement, rect: DOMRect, time: number): void {
  for (const [clip, way] of HALVES) {
    const half = ghostOf(el, rect);
    half.style.clipPath = clip;
    const fallen = `translate(${way * rect.width * 0.35}px, ${rect.height * 0.55}px) rotate(${way * 22}deg)`;
    leave(
      half,
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${way * 5}px, 0) rotate(${way * 3}deg)`, opacity: 1, offset: 0.35 },
        { transform: fallen, opacity: 0 },
      ],
      time,
    );
  }
}
