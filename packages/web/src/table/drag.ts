const START = 8;

/** Drags a card with mouse or finger. A finger that moves sideways scrolls; upwards it drags. */
export function startDrag(down: PointerEvent, el: HTMLElement, tell: { began(): void; dropped(onto: number): void }): void {
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
      ghost.classList.add('ghost', 'dragged');
      Object.assign(ghost.style, { left: `${rect.left}px`, top: `${rect.top}px`, width: `${rect.width}px`, height: `${rect.height}px` });
      document.body.append(ghost);
      el.classList.add('drag-source');
      tell.began();
    }
    event.preventDefault();
    ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(3deg)`;
    mark(targetAt(event));
  };
  const mark = (target: Element | null): void => {
    if (target === over) return;
    over?.classList.remove('drop-here');
    over = target;
    over?.classList.add('drop-here');
  };
  const targetAt = (event: PointerEvent): Element | null => {
    const hit = document.elementFromPoint(event.clientX, event.clientY);
    return hit?.closest('.minion[data-card], [data-drop]') ?? null;
  };
  const up = (event: PointerEvent): void => {
    const dropped = ghost ? targetAt(event) : null;
    end();
    if (dropped instanceof HTMLElement && !el.contains(dropped)) tell.dropped(Number(dropped.dataset.card ?? dropped.dataset.drop));
  };
  const end = (): void => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', end);
    mark(null);
    ghost?.remove();
    el.classList.remove('drag-source');
  };
  addEventListener('pointermove', move, { passive: false });
  addEventListener('pointerup', up);
  addEventListener('pointercancel', end);
}
