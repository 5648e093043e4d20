import type { View } from '@breakpoint/engine';
import { useLayoutEffect, useRef, useState } from 'react';
import { fill, useWords } from '../i18n/index.js';
import { CardFace } from '../ui/CardFace.js';
import { SeatBadge } from '../ui/Seat.js';
import type { CardScene } from './scenes.js';

/** A card that another player plays, large and with its text, before it flies to its place. Lines lead to the cards it changes. */
export function Showcase({ scene, view, names }: { scene: CardScene; view: View; names: readonly string[] }) {
  const words = useWords();
  const said = { played: words.playsThis, used: words.usesThis, base: words.newBase }[scene.what];
  const aims = [scene.goal, ...scene.hits];
  const goal = view.bases.findIndex((b) => [b, ...b.minions, ...b.actions].some((c) => aims.includes(c.n)));
  // On the half of the board where neither its place nor its targets are.
  const side = goal >= 0 && goal < view.bases.length / 2 ? 'at-right' : 'at-left';
  return (
    <>
      <Pointers scene={scene} />
      <div className={`showcase ${side}`} aria-hidden="true">
        <p className="showcase-line">
          {scene.seat >= 0 && <SeatBadge seat={scene.seat} small />} {fill(said, { who: names[scene.seat] ?? '' })}
        </p>
        <div className="showcase-card" data-card={scene.card.n}>
          <CardFace id={scene.card.id} size="large" />
        </div>
      </div>
    </>
  );
}

/** Lines from the shown card to the cards that it changes. */
function Pointers({ scene }: { scene: CardScene }) {
  const ref = useRef<SVGSVGElement>(null);
  const [paths, setPaths] = useState<string[]>([]);
  useLayoutEffect(() => {
    const svg = ref.current;
    const board = svg?.parentElement;
    const card = board?.querySelector('.showcase-card');
    if (!svg || !board || !card) return;
    const frame = svg.getBoundingClientRect();
    const from = card.getBoundingClientRect();
    const lines = scene.hits.flatMap((n) => {
      const to = board.querySelector(`.board-scroll [data-card="${n}"]`)?.getBoundingClientRect();
      if (!to || to.width === 0) return [];
      const [x, y] = [to.left + to.width / 2 - frame.left, to.top + to.height / 2 - frame.top];
      const fx = (to.left > from.left ? from.right : from.left) - frame.left;
      const fy = from.top + from.height / 2 - frame.top;
      return [`M${fx} ${fy}Q${(fx + x) / 2} ${Math.min(fy, y) - 30} ${x} ${y}`];
    });
    setPaths(lines);
  }, [scene]);
  return (
    <svg ref={ref} className="pointers" aria-hidden="true" focusable="false">
      {paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
