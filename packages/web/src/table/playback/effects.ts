import type { EventView, Seat, View } from '@breakpoint/engine';
import { calm, getSettings, type Speed } from '../../settings.js';
import styles from './flying.module.css';
import type { Award } from './scenes.js';
import { sound } from './signs.js';

// The animations of events, apart from cards that move: VP that fly, and counters and power that pop up.

const TIME: Record<Speed, number> = { slow: 900, normal: 620, fast: 320, off: 0 };
/** The duration of an effect in milliseconds; 0 if the settings or the device turn effects off. */
const effectTime = (): number => (calm() ? 0 : TIME[getSettings().speed]);

const find = (root: HTMLElement, selector: string): HTMLElement | null => root.querySelector<HTMLElement>(selector);
const cardOf = (root: HTMLElement, n: number | undefined): HTMLElement | null => (n ? find(root, `[data-card="${n}"]`) : null);
/** A card in its place on the board, not where it is shown large. */
const onTable = (root: HTMLElement, n: number | undefined): HTMLElement | null =>
  n ? find(root, `[data-bases] [data-card="${n}"]`) : null;
const middle = (el: HTMLElement): { x: number; y: number } => {
  const { left, top, width, height } = el.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Adds an element over the page for an animation. */
function flying(className: string, text: string): HTMLElement {
  const sign = document.createElement('span');
  sign.className = `${styles.flying} ${className}`;
  sign.textContent = text;
  sign.setAttribute('aria-hidden', 'true');
  document.body.append(sign);
  return sign;
}

/** Lets VP fly from a card to a player, one coin for each. The player's number grows with each coin that arrives. */
function flyPoints(from: HTMLElement | null, to: HTMLElement | null, amount: number, delay: number): void {
  const time = effectTime();
  if (!from || !to || time === 0 || amount === 0) return;
  const a = middle(from);
  const b = middle(to);
  const place = (x: number, y: number, scale: number): string => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const total = Number(to.textContent);
  const sign = Math.sign(amount);
  // The number on the screen is already the final one, so it starts again from the one before, unless it is not a plain number.
  if (!Number.isNaN(total)) to.textContent = String(total - amount);
  for (let i = 0; i < Math.abs(amount); i++) {
    const coin = flying(styles.vp, sign > 0 ? '1' : '−1');
    // The coins fan out, so that each of them is seen.
    const aside = (i - (Math.abs(amount) - 1) / 2) * 34;
    coin.animate(
      [
        { transform: place(a.x, a.y, 0.3), opacity: 0 },
        { transform: place(a.x + aside, a.y - 26, 1.2), opacity: 1, offset: 0.3 },
        { transform: place((a.x + b.x) / 2 + aside, Math.min(a.y, b.y) + Math.abs(a.y - b.y) * 0.3, 1.1), offset: 0.7 },
        { transform: place(b.x, b.y, 0.6), opacity: 1 },
      ],
      { duration: time * 1.5, delay: (delay + i * COIN_APART) * time, easing: 'ease-in-out', fill: 'backwards' },
    ).onfinish = () => {
      coin.remove();
      sound('coin');
      pop(to);
      const before = total - amount + i * sign;
      if (to.textContent === String(before)) to.textContent = String(before + sign);
    };
  }
}
/** The time between two coins, and between the players of two places, in units of the effects' duration. */
const COIN_APART = 0.11;
const PLACE_APART = 0.4;

const pop = (el: Element | null): void =>
  void el?.animate([{ transform: 'scale(1)' }, { transform: 'scale(1.45)' }, { transform: 'scale(1)' }], {
    duration: effectTime() * 0.7,
    easing: 'ease-out',
  });

/** Lets a text rise from a card and follow the card if it moves. `nth`: the number of texts that rise from the same card before it. */
function rise(findCard: () => HTMLElement | null, text: string, nth: number): void {
  const time = effectTime();
  const card = findCard();
  if (!card || time === 0) return;
  const sign = flying(styles.power, text);
  const at = (dy: number, scale: number): string => `translate(-50%, -50%) translateY(${dy}px) scale(${scale})`;
  sign.animate(
    [
      { transform: at(0, 0.5), opacity: 0 },
      { transform: at(-14, 1.25), opacity: 1, offset: 0.3 },
      { transform: at(-18, 1.1), opacity: 1, offset: 0.7 },
      { transform: at(-44, 1), opacity: 0 },
    ],
    { duration: time * 1.8, delay: nth * time * 0.9, easing: 'ease-out', fill: 'both' },
  ).onfinish = () => {
    sign.remove();
    following.delete(sign);
  };
  if (following.size === 0) requestAnimationFrame(follow);
  following.set(sign, findCard);
  pop(card.querySelector('[data-power]'));
}

/** The texts that rise, each with a function that finds the card from which it rises. */
const following = new Map<HTMLElement, () => HTMLElement | null>();
/** Moves the texts with their cards, frame by frame. All places are read before a text is moved: the page is laid out once, not once for each. */
function follow(): void {
  const places = [...following].map(([sign, findCard]) => {
    const card = findCard();
    return [sign, card && middle(card)] as const;
  });
  for (const [sign, at] of places) {
    const translate = at && `${at.x}px ${at.y}px`;
    if (translate && sign.style.translate !== translate) sign.style.translate = translate;
  }
  if (following.size > 0) requestAnimationFrame(follow);
}

const vpOf = (root: HTMLElement, seat: Seat): HTMLElement | null => find(root, `[data-player="${seat}"] [data-score]`);

/** Lets the VP of a base fly to the players who get them, starting with the first place. */
export function payOut(root: HTMLElement | null, award: Award): void {
  if (!root) return;
  for (const [i, p] of award.places.entries()) flyPoints(cardOf(root, award.base.n), vpOf(root, p.seat), p.vp, i * PLACE_APART);
}

/** Shows the effects of these events on cards that do not move, and VP that do not come from a base's ranking. */
export function showEffects(root: HTMLElement | null, events: readonly EventView[], bases: View['bases']): void {
  if (!root || effectTime() === 0) return;
  const places = new Set(events.flatMap((e) => (e.kind === 'ranked' ? [e.base.n] : [])));
  const risen = new Map<number, number>();
  const change = (n: number, amount: number): void => {
    const nth = risen.get(n) ?? 0;
    risen.set(n, nth + 1);
    const base = bases.find((b) => b.minions.some((m) => m.n === n || m.actions?.some((a) => a.n === n)))?.n;
    // If a card is not drawn, because its base is crowded, the text rises from the base.
    rise(() => onTable(root, n) ?? onTable(root, base), amount > 0 ? `+${amount}` : `−${-amount}`, nth);
  };
  for (const e of events) {
    if (e.kind === 'vp' && !(e.source && places.has(e.source.n)))
      flyPoints(cardOf(root, e.source?.n) ?? find(root, '#content'), vpOf(root, e.seat), e.amount, 0);
    else if (e.kind === 'counters' || e.kind === 'power') change(e.card.n, e.amount);
    else if (e.kind === 'counters-transferred') {
      change(e.from.n, -e.amount);
      change(e.to.n, e.amount);
    } else if (e.kind === 'breakpoint' || e.kind === 'player-power') change(e.base.n, e.amount);
  }
}
