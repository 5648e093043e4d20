import type { View } from '@breakpoint/engine';
import { fill, useWords } from '../i18n/index.js';
import { CardFace } from '../ui/CardFace.js';
import { SeatBadge } from '../ui/Seat.js';
import type { CardScene } from './scenes.js';

/** A card that somebody plays, large and with its text, before it flies to its place. */
export function Showcase({ scene, view, names }: { scene: CardScene; view: View; names: readonly string[] }) {
  const words = useWords();
  const said = { played: words.playsThis, used: words.usesThis, base: words.newBase }[scene.what];
  const goal = view.bases.findIndex((b) => [...b.minions, ...b.actions].some((c) => scene.hits.includes(c.n)));
  // On the side of the board where its targets are not.
  const side = goal >= 0 && goal < view.bases.length / 2 ? 'at-right' : 'at-left';
  return (
    <div className={`showcase ${side}`} aria-hidden="true">
      <p className="showcase-line">
        {scene.seat >= 0 && <SeatBadge seat={scene.seat} small />} {fill(said, { who: names[scene.seat] ?? '' })}
      </p>
      <div className="showcase-card" data-card={scene.card.n}>
        <CardFace id={scene.card.id} size="large" />
      </div>
    </div>
  );
}
