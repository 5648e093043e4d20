import type { View } from '@breakpoint/engine';
import { useLayoutEffect, useRef, useState } from 'react';
import { fill, useWords } from '../../i18n/index.js';
import { CardFace } from '../../ui/CardFace.js';
import { SeatBadge } from '../../ui/Seat.js';
import { useShape } from '../../ui/useShape.js';
import { partnerOf } from '../cards/partner.js';
import type { CardScene } from '../playback/scenes.js';
import styles from './Showcase.module.css';

/** A card that another player plays, large and with its text, before it flies to its place. Lines lead to the cards it changes. */
export function Showcase({ scene, view, names }: { scene: CardScene; view: View; names: readonly string[] }) {
  const words = useWords();
  const shape = useShape();
  const said = { played: words.playsThis, used: words.usesThis, base: words.newBase }[scene.what];
  return (
    <>
      <Pointers scene={scene} />
      <div className={styles.stage} data-at={sideFor(scene, view)} data-scene="card" aria-hidden="true">
        <p className={styles.line}>
          {scene.seat >= 0 && <SeatBadge seat={scene.seat} small />} {fill(said, { who: names[scene.seat] ?? '' })}
        </p>
        <div className={styles.card} data-card={scene.card.n}>
          <CardFace
            id={scene.card.id}
            partner={partnerOf(view, scene.card)}
            size="large"
            staged={shape === 'phone' || shape === 'low' ? 'beside' : 'below'}
          />
        </div>
      </div>
    </>
  );
}

/** The half of the board with fewer of the cards that the scene is about: its place and its targets. On a phone, right means below. */
function sideFor(scene: CardScene, view: View): 'left' | 'right' {
  const aims = new Set([scene.goal, ...scene.hits]);
  let balance = 0;
  for (const [i, base] of view.bases.entries()) {
    const here = [base, ...base.minions, ...base.actions].filter((c) => aims.has(c.n)).length;
    balance += here * Math.sign(2 * i + 1 - view.bases.length);
  }
  return balance < 0 ? 'right' : 'left';
}

/** Lines from the shown card to the cards that it changes. */
function Pointers({ scene }: { scene: CardScene }) {
  const ref = useRef<SVGSVGElement>(null);
  const [paths, setPaths] = useState<string[]>([]);
  useLayoutEffect(() => {
    const svg = ref.current;
    const board = svg?.parentElement;
    const card = board?.querySelector(`.${styles.card}`);
    if (!svg || !board || !card) return;
    const frame = svg.getBoundingClientRect();
    const from = card.getBoundingClientRect();
    const lines = scene.hits.flatMap((n) => {
      const to = board.querySelector(`[data-bases] [data-card="${n}"]`)?.getBoundingClientRect();
      if (!to || to.width === 0) return [];
      const [x, y] = [to.left + to.width / 2 - frame.left, to.top + to.height / 2 - frame.top];
      // From the side of the shown card that faces the other one.
      const beside = to.left >= from.right || to.right <= from.left;
      const fx = (beside ? (to.left >= from.right ? from.right : from.left) : from.left + from.width / 2) - frame.left;
      const fy = (beside ? from.top + from.height / 2 : to.top >= from.bottom ? from.bottom : from.top) - frame.top;
      return [`M${fx} ${fy}Q${(fx + x) / 2} ${Math.min(fy, y) - 30} ${x} ${y}`];
    });
    setPaths((was) => (was.length + lines.length > 0 ? lines : was));
  }, [scene]);
  return (
    <svg ref={ref} className={styles.pointers} aria-hidden="true" focusable="false">
      {paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
