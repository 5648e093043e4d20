import { calm, getSettings, type Speed } from '../settings.js';

/** Cards move from where they were to where they are, so that people see what happened. */
const TIME: Record<Speed, number> = { slow: 700, normal: 420, fast: 200, off: 0 };

interface Spot {
  rect: DOMRect;
  copy: HTMLElement | null;
}

export class Flip {
  private before = new Map<string, Spot>();

  /** Looks where every card is; called right before the position changes. */
  capture(root: HTMLElement | null): void {
    this.before.clear();
    if (!root || duration() === 0) return;
    for (const el of root.querySelectorAll<HTMLElement>('[data-card]')) {
      const rect = el.getBoundingClientRect();
      if (rect.width > 0) this.before.set(el.dataset.card!, { rect, copy: el });
    }
  }

  /** Lets everything that changed its place travel there. `from` says where a new card comes from, `to` where one goes. */
  play(root: HTMLElement | null, from: (card: string) => HTMLElement | null, to: (card: string) => HTMLElement | null): void {
    const time = duration();
    if (!root || time === 0 || this.before.size === 0) return;
    const seen = new Set<string>();
    for (const el of root.querySelectorAll<HTMLElement>('[data-card]')) {
      const card = el.dataset.card!;
      seen.add(card);
      const now = el.getBoundingClientRect();
      const old = this.before.get(card)?.rect ?? from(card)?.getBoundingClientRect();
      if (old && now.width > 0) travel(el, old, now, time);
    }
    for (const [card, { rect, copy }] of this.before) {
      if (!seen.has(card) && copy) depart(copy, rect, to(card)?.getBoundingClientRect(), time);
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

/** What has left the table goes to its pile as a shadow of itself. */
function depart(el: HTMLElement, rect: DOMRect, goal: DOMRect | undefined, time: number): void {
  const ghost = el.cloneNode(true) as HTMLElement;
  for (const marked of [ghost, ...ghost.querySelectorAll<HTMLElement>('[data-card]')]) delete marked.dataset.card;
  ghost.className += ' ghost';
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  Object.assign(ghost.style, { left: `${rect.left}px`, top: `${rect.top}px`, width: `${rect.width}px`, height: `${rect.height}px` });
  document.body.append(ghost);
  const dx = goal ? goal.left + goal.width / 2 - rect.left - rect.width / 2 : 0;
  const dy = goal ? goal.top + goal.height / 2 - rect.top - rect.height / 2 : -20;
  ghost.animate([{ opacity: 1 }, { opacity: 0, transform: `translate(${dx}px, ${dy}px) scale(.3) rotate(8deg)` }], {
    duration: time,
    easing: 'ease-in',
    fill: 'forwards',
  }).onfinish = () => ghost.remove();
}
