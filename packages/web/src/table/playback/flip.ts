import { calm, getSettings, type Speed } from '../../settings.js';
import { overThePage } from '../../ui/overThePage.js';
import base from '../board/Base.module.css';
import side from '../board/Side.module.css';
import hand from '../hand/Hand.module.css';
import styles from './flying.module.css';
import { sound } from './signs.js';

/** The duration of a card's movement from its old place to its new one, by speed setting. */
const TIME: Record<Speed, number> = { slow: 700, normal: 420, fast: 200, off: 0 };

/** A card as it was before the position changed. */
interface Gone {
  rect: DOMRect;
  copy: HTMLElement;
  frame: Frame;
}
interface Spot extends Gone {
  /** It was in the viewer's own hand. */
  inHand: boolean;
  onBoard: boolean;
}

/** The origins and destinations of cards that enter or leave the table. */
export interface Ways {
  /** The element that a new card comes from. */
  from(card: string): HTMLElement | null;
  /** The element that a card goes to when it leaves. */
  to(card: string): HTMLElement | null;
  /** Is the card in the viewer's own hand? */
  keeps(card: string): boolean;
  /** How the card leaves the table: it flies to its pile, breaks because it was destroyed, or has burst already. */
  end(card: string): 'flies' | 'breaks' | 'burst';
}

/** The bases with their mats, their parts, and what is on a base. They slide when another card takes room, and the cards on them slide along. */
const PART = '[data-drop] > *';
const CARRIERS = ['[data-drop]', PART, `${PART} > [data-card] > *`].map((which) => `[data-bases] ${which}`).join();

export class Flip {
  private before = new Map<string, Spot>();
  private carriers = new Map<Element, DOMRect>();
  private running: Animation[] = [];

  /** Records the place of every card; called right before the position changes. */
  capture(root: HTMLElement | null): void {
    this.forget();
    if (!root || duration() === 0) return;
    for (const el of root.querySelectorAll(CARRIERS)) this.carriers.set(el, el.getBoundingClientRect());
    // Cards with the same parent have the same frame.
    const frames = new Map<HTMLElement | null, Frame>();
    for (const el of root.querySelectorAll<HTMLElement>('[data-card]')) {
      const rect = el.getBoundingClientRect();
      if (rect.width === 0) continue;
      const frame = frames.get(el.parentElement) ?? frameOf(el, root);
      frames.set(el.parentElement, frame);
      const inHand = el.closest('[data-cards]') !== null;
      this.before.set(el.dataset.card!, { rect, copy: el, frame, inHand, onBoard: el.closest('[data-bases]') !== null });
    }
  }

  /** The next change of position moves nothing. */
  forget(): void {
    this.before.clear();
    this.carriers.clear();
  }

  /** Animates every card whose place has changed. */
  play(root: HTMLElement | null, ways: Ways): void {
    const time = duration();
    if (!root || time === 0 || this.before.size === 0) return;
    // Cards that are still sliding would be measured in the wrong place.
    for (const animation of this.running) animation.cancel();
    const seen = new Set<string>();
    const moves = [...root.querySelectorAll<HTMLElement>('[data-card]')].map((el) => {
      const card = el.dataset.card!;
      seen.add(card);
      const before = this.before.get(card);
      const old = before?.rect ?? ways.from(card)?.getBoundingClientRect();
      // A card that comes onto the board drops; one that moves on it slides.
      const drops = el.closest('[data-bases]') !== null && before?.onBoard !== true;
      return { el, old, now: el.getBoundingClientRect(), drops };
    });
    const carried = this.carry(root, time);
    for (const { el, old, now, drops } of moves) {
      const part = el.closest(PART)!;
      const way = carried.get(part);
      // A base slides with its part, and its picture is never stretched.
      if (!old || now.width === 0 || (way && part === el.parentElement && !drops)) continue;
      const slide = travel(el, old, now, time, drops, way ?? STILL);
      if (slide) this.running.push(slide);
    }
    for (const [card, gone] of this.before) {
      // A hand behind cards on offer has not gone anywhere.
      if (seen.has(card) || (gone.inHand && ways.keeps(card))) continue;
      const end = ways.end(card);
      if (end === 'breaks') breakApart(gone, time * 1.6);
      else if (end === 'flies') depart(gone, ways.to(card)?.getBoundingClientRect(), time);
    }
    this.forget();
  }

  /** Slides the bases and their parts from their old places; the result says how far each of them is from its new place at first. */
  private carry(root: HTMLElement, time: number): Map<Element, Way> {
    const places = [...root.querySelectorAll<HTMLElement>(CARRIERS)].map((el) => [el, el.getBoundingClientRect()] as const);
    const ways = new Map<Element, Way>();
    this.running = [];
    for (const [el, now] of places) {
      const old = this.carriers.get(el);
      const outer = ways.get(el.parentElement!.closest(`[data-drop], ${PART}`)!) ?? STILL;
      const way = old ? { x: old.left - now.left, y: old.top - now.top } : outer;
      ways.set(el, way);
      const [dx, dy] = [way.x - outer.x, way.y - outer.y];
      if (dx === 0 && dy === 0) continue;
      // Minions are above bases.
      const above = el.matches(PART) && { zIndex: el.dataset.side ? 2 : 1 };
      const from = { transform: `translate(${dx}px, ${dy}px)`, ...above };
      this.running.push(el.animate([from, { transform: 'none', ...above }], { duration: time, easing: SLIDE }));
    }
    return ways;
  }
}

interface Way {
  x: number;
  y: number;
}
const STILL: Way = { x: 0, y: 0 };
const SLIDE = 'cubic-bezier(.2,.8,.3,1)';

const duration = (): number => (calm() ? 0 : TIME[getSettings().speed]);

/**
 * Moves a card from its old place to its new one; the result is its slide. `carried`: how far the base or part on which it lies carries it.
 */
function travel(el: HTMLElement, old: DOMRect, now: DOMRect, time: number, drops: boolean, carried: Way): Animation | null {
  const dx = old.left + old.width / 2 - now.left - now.width / 2 - carried.x;
  const dy = old.top + old.height / 2 - now.top - now.height / 2 - carried.y;
  const scale = Math.max(0.3, Math.min(3, old.width / now.width));
  if (Math.abs(dx) < 2 && Math.abs(dy) < 2) return null;
  const from = { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 5 };
  const to = { transform: 'none', zIndex: 5 };
  if (!drops) return el.animate([from, to], { duration: time, easing: SLIDE });
  el.animate(
    [
      { ...from, easing: SLIDE },
      { transform: 'translateY(-22px) scale(1.04)', zIndex: 5, offset: 0.62, easing: 'ease-in' },
      { transform: 'translateY(1px) scale(1.08, .9)', zIndex: 5, offset: 0.8 },
      { transform: 'scale(.98, 1.03)', zIndex: 5, offset: 0.9 },
      to,
    ],
    { duration: time * 1.5 },
  );
  setTimeout(
    () => {
      puff(now);
      sound('drop');
    },
    time * 1.5 * 0.78,
  );
  return null;
}

/** Dust to both sides of a card that has dropped. */
function puff({ left, width, bottom }: DOMRect): void {
  for (const [way, far, size] of [
    [-1, 1, 15],
    [-1, 0.55, 10],
    [1, 0.55, 10],
    [1, 1, 15],
  ]) {
    const dust = document.createElement('span');
    dust.className = styles.dust;
    dust.setAttribute('aria-hidden', 'true');
    Object.assign(dust.style, {
      left: `${left + width * (way < 0 ? 0.15 : 0.85) - size / 2}px`,
      top: `${bottom - size}px`,
      width: `${size}px`,
      height: `${size}px`,
    });
    document.body.append(dust);
    dust.animate([{ opacity: 0.95 }, { opacity: 0, transform: `translate(${way * far * 30}px, ${-10 * far}px) scale(1.5)` }], {
      duration: 330,
      easing: 'ease-out',
      fill: 'forwards',
    }).onfinish = () => dust.remove();
  }
}

/** A copy of a card that has left the table, over the page: the card, and the element to remove afterwards. */
interface Ghost {
  card: HTMLElement;
  whole: HTMLElement;
}
function ghostOf(el: HTMLElement, rect: DOMRect, frame: Frame): Ghost {
  const card = el.cloneNode(true) as HTMLElement;
  for (const marked of [card, ...card.querySelectorAll<HTMLElement>('[data-card]')]) delete marked.dataset.card;
  card.dataset.ghost = '';
  card.inert = true;
  Object.assign(card.style, overThePage(rect));
  const whole = framed(card, frame);
  whole.setAttribute('aria-hidden', 'true');
  frame.home.append(whole);
  return { card, whole };
}

/** What the looks of a card depend on: the frame of the table, and the elements around the card (the colours of a base, the size of cards). */
interface Frame {
  home: HTMLElement;
  around: readonly { className: string; style: string }[];
}
const SHAPES_ITS_CARDS = new Set([base.column, base.strip, base.below, base.middle, side.side, hand.hand, hand.small]);

function frameOf(el: HTMLElement, root: HTMLElement): Frame {
  const around: Frame['around'][number][] = [];
  for (let outer = el.parentElement; outer && outer !== root; outer = outer.parentElement) {
    const className = [...outer.classList].filter((c) => SHAPES_ITS_CARDS.has(c)).join(' ');
    if (className) around.push({ className, style: outer.style.cssText });
  }
  return { home: root.parentElement ?? document.body, around };
}

/** Puts a copy into copies of the elements around it, which have no boxes. */
function framed(card: HTMLElement, { around }: Frame): HTMLElement {
  return around.reduce<HTMLElement>((inner, { className, style }) => {
    const outer = document.createElement('div');
    outer.className = className;
    outer.style.cssText = style;
    outer.style.display = 'contents';
    outer.append(inner);
    return outer;
  }, card);
}

function leave({ card, whole }: Ghost, frames: Keyframe[], time: number): void {
  card.animate(frames, { duration: time, easing: 'ease-in', fill: 'forwards' }).onfinish = () => whole.remove();
}

/** Lets a card that has left the table fly to its pile and fade. */
function depart({ copy, rect, frame }: Gone, goal: DOMRect | undefined, time: number): void {
  const dx = goal ? goal.left + goal.width / 2 - rect.left - rect.width / 2 : 0;
  const dy = goal ? goal.top + goal.height / 2 - rect.top - rect.height / 2 : -20;
  leave(
    ghostOf(copy, rect, frame),
    [{ opacity: 1 }, { opacity: 0, transform: `translate(${dx}px, ${dy}px) scale(.3) rotate(8deg)` }],
    time,
  );
}

/** The clip paths of the two halves of a broken card. */
const HALVES = [
  ['polygon(0 0, 55% 0, 42% 28%, 60% 52%, 44% 76%, 52% 100%, 0 100%)', -1],
  ['polygon(55% 0, 100% 0, 100% 100%, 52% 100%, 44% 76%, 60% 52%, 42% 28%)', 1],
] as const;

/** Breaks a destroyed card in two halves, which fall. */
function breakApart({ copy, rect, frame }: Gone, time: number): void {
  for (const [clip, way] of HALVES) {
    const half = ghostOf(copy, rect, frame);
    half.card.style.clipPath = clip;
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
