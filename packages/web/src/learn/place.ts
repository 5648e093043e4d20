/** A place for a bubble: the side of its target, and the position of its pointer. */
export interface BubblePlace {
  side: 'above' | 'below' | 'beside';
  left: number;
  top: number;
  width: number;
  pointer: number;
}

interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Box {
  left: number;
  width: number;
  height: number;
}

const WIDTH = 340;
const GAP = 18;
const EDGE = 8;

/**
 * The place of a bubble of this height: near its target, and where it covers least of the things that the player may want to tap (the
 * options, the lifted card, the question with its buttons). On wide screens a place beside the target is preferred, so that everything
 * above and below stays visible.
 */
export function placeOf(target: Area, height: number): BubblePlace {
  const width = Math.min(WIDTH, innerWidth - 2 * EDGE);
  const middle = (target.left + target.right) / 2;
  const column = clamp(middle - width / 2, EDGE, innerWidth - width - EDGE);
  const row = clamp(target.top, EDGE, Math.max(EDGE, innerHeight - height - 2 * EDGE));
  const at = (side: BubblePlace['side'], left: number, top: number): BubblePlace => ({
    side,
    left,
    top,
    width,
    pointer: clamp(middle - left, 22, width - 22),
  });
  const below = at('below', column, target.bottom + GAP);
  const above = at('above', column, target.top - GAP - height);
  const leftOrRight = [at('beside', target.right + GAP, row), at('beside', target.left - GAP - width, row)];
  const question = document.querySelector('[data-question]')?.getBoundingClientRect();
  // The last resort: above the question, away from the target.
  const apart = question && question.top <= target.top ? [at('above', column, question.top - GAP - height)] : [];
  const room = Math.max(target.left, innerWidth - target.right);
  const aboveOrBelow = innerHeight - target.bottom > target.top ? [below, above] : [above, below];
  const isWide = room > WIDTH * 1.6 && target.bottom - target.top < innerHeight / 2;
  const places = [...(isWide ? [...leftOrRight, ...aboveOrBelow] : [...aboveOrBelow, ...leftOrRight]), ...apart].filter((p) =>
    fits(p, height),
  );
  if (places.length === 0) return at('beside', clamp(target.right + GAP, EDGE, innerWidth - width - EDGE), row);
  const tappable = [
    ...document.querySelectorAll('[data-question][data-mine], [data-card]:is([data-choosable], [data-can-lift], [data-lifted])'),
  ].map((e) => e.getBoundingClientRect());
  const covers = places.map((p) => covered(p, height, [target, ...tappable]));
  return places[covers.indexOf(Math.min(...covers))];
}

/** On a phone: the top of a bubble of this height beside the base with the fewest cards. Null where bases are not one below the other. */
export function emptiestLane(height: number): number | null {
  const lanes = [...document.querySelectorAll('[data-strip]')].map((lane) => ({
    top: lane.getBoundingClientRect().top,
    cards: lane.querySelectorAll('[data-side] button').length,
  }));
  const question = document.querySelector('[data-question]')?.getBoundingClientRect();
  return topBeside(lanes, height, question?.top ?? innerHeight);
}

/** The top of a bubble of this height beside the lane with the fewest cards, and above the question. */
export function topBeside(lanes: readonly { top: number; cards: number }[], height: number, question: number): number | null {
  if (lanes.length === 0) return null;
  const emptiest = lanes.reduce((a, b) => (b.cards < a.cards ? b : a));
  return Math.min(emptiest.top + 4, question - height - EDGE);
}

/** The top of a bubble that points at nothing: where it covers least of the cards and the players, as near to the middle as can be. */
export function freestTop(bubble: DOMRect): number {
  const seen = [...document.querySelectorAll('[data-card], [data-player]')].map((e) => e.getBoundingClientRect());
  return leastCovering(seen, bubble, innerHeight);
}

/** The top at which a bubble of this size covers least of these areas, in a window of this height. */
export function leastCovering(areas: readonly Area[], { left, width, height }: Box, window: number): number {
  const middle = (window - height) / 2;
  let best = { top: middle, covers: Number.POSITIVE_INFINITY };
  for (let away = 0; away <= middle - EDGE; away += EDGE) {
    for (const top of [middle + away, middle - away]) {
      const covers = covered({ left, top, width }, height, areas);
      if (covers < best.covers) best = { top, covers };
    }
  }
  return best.top;
}

const clamp = (n: number, least: number, most: number): number => Math.max(least, Math.min(n, most));

const fits = ({ left, top, width }: BubblePlace, height: number): boolean =>
  left >= EDGE - 1 && top >= EDGE - 1 && left + width <= innerWidth - EDGE + 1 && top + height <= innerHeight - EDGE + 1;

/** The area that a bubble would cover, in pixels. */
function covered({ left, top, width }: Pick<BubblePlace, 'left' | 'top' | 'width'>, height: number, areas: readonly Area[]): number {
  let sum = 0;
  for (const a of areas) {
    const w = Math.min(left + width, a.right) - Math.max(left, a.left);
    const h = Math.min(top + height, a.bottom) - Math.max(top, a.top);
    if (w > 0 && h > 0) sum += w * h;
  }
  return sum;
}
