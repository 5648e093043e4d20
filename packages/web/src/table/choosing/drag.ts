import { overThePage } from '../../ui/overThePage.js';

const START = 8;
/** The size of a dragged card, compared with its size in the hand. */
const SHRUNK = 0.6;

/** Drags a card with the mouse or a finger. A finger that moves sideways scrolls instead. */
export function startDrag(down: PointerEvent, el: HTMLElement, tell: { began(): void; dropped(onto: number[]): void }): void {
  let ghost: HTMLElement | null = null;
  let over: Element | null = null;
  const rect = el.getBoundingClientRect();

  const move = (event: PointerEvent): void => {
    const dx = event.clientX - down.clientX;
    const dy = event.clientY - down.clientY;
    if (!ghost) {
      if (Math.hypot(dx, dy) < START) return;
      if (down.pointerType !== 'mouse' && Math.abs(dx) > Math.abs(dy)) {
        end();
        return;
      }
      ghost = el.cloneNode(true) as HTMLElement;
      delete ghost.dataset.card;
      ghost.dataset.ghost = 'dragged';
      // It shrinks towards the pointer, so that it hides little of what it is dropped on.
      ghost.style.transformOrigin = `${down.clientX - rect.left}px ${down.clientY - rect.top}px`;
      Object.assign(ghost.style, overThePage(rect));
      document.body.append(ghost);
      el.dataset.dragged = '';
      document.documentElement.dataset.dragging = '';
      tell.began();
    }
    event.preventDefault();
    ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(3deg) scale(${SHRUNK})`;
    mark(under(event).find((target) => target.matches('[data-card][data-choosable], [data-target]')) ?? null);
  };
  const mark = (target: Element | null): void => {
    if (target === over) return;
    over?.removeAttribute('data-drop-here');
    over = target;
    over?.setAttribute('data-drop-here', '');
  };
  const up = (event: PointerEvent): void => {
    const dropped = ghost !== null;
    const onto = dropped ? under(event).filter((target) => !el.contains(target)) : [];
    end();
    if (dropped) tell.dropped(onto.map((target) => Number(target.dataset.card ?? target.dataset.drop)));
  };
  const cancel = (): void => {
    const dropped = ghost !== null;
    end();
    if (dropped) tell.dropped([]);
  };
  const end = (): void => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', cancel);
    mark(null);
    ghost?.remove();
    delete el.dataset.dragged;
    delete document.documentElement.dataset.dragging;
  };
  addEventListener('pointermove', move, { passive: false });
  addEventListener('pointerup', up);
  addEventListener('pointercancel', cancel);
}

/** The card under the pointer and the base it is on. A panel that has grown over them with the card's text does not count. */
function under(event: PointerEvent): HTMLElement[] {
  const hit = document.elementsFromPoint(event.clientX, event.clientY).find((el) => !el.closest('[data-question]'));
  const found = [hit?.closest<HTMLElement>('#content [data-card]'), hit?.closest<HTMLElement>('[data-drop]')];
  return found.filter((el): el is HTMLElement => el != null);
}
