import type { View } from '@breakpoint/engine';
import type { CSSProperties } from 'react';
import { fill, nameOf, useTexts, useWords } from '../../i18n/index.js';
import { SeatBadge } from '../../ui/Seat.js';
import type { Award } from '../playback/scenes.js';

interface Props {
  award: Award;
  /** The places have been shown, and the VP fly to the players. */
  paid: boolean;
  view: View;
  names: readonly string[];
  onNext: () => void;
}

/** The ranking of a base that scores, place by place. It is shown beside the base, which cracks meanwhile. */
export function Scoring({ award, paid, view, names, onNext }: Props) {
  const words = useWords();
  const texts = useTexts();
  const at = view.bases.findIndex((b) => b.n === award.base.n);
  // On the half of the board where the base is not.
  const side = at >= 0 && at < view.bases.length / 2 ? 'at-right' : 'at-left';
  return (
    <div className={`award ${side}${paid ? ' is-paid' : ''}`} role="status">
      <h2>{fill(words.scoringNow, { base: nameOf(texts, award.base.id) })}</h2>
      <ol>
        {award.places.map((p, i) => (
          <li key={p.seat} className={`award-place place-${p.place}`} style={{ '--turn': i } as CSSProperties}>
            <span className="award-rank">{p.place}</span>
            <SeatBadge seat={p.seat} />
            <span className="award-name">{names[p.seat]}</span>
            <span className="award-power">{fill(words.powerOf, { n: p.power })}</span>
            <b className="award-vp">+{fill(words.vpOf, { n: p.vp })}</b>
          </li>
        ))}
      </ol>
      <button type="button" onClick={onNext}>
        {words.goOn}
      </button>
    </div>
  );
}

/** The crack through a base that scores. */
export function Crack() {
  return (
    <svg className="crack" viewBox="0 0 200 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path d="M97-2 91 22 105 38 88 58 102 77 94 102h7L113 77 97 59 115 38 100 22 106-2zM105 38l31-9-29 15zM88 58 56 67l34-3zM102 77l29 11-32-5z" />
    </svg>
  );
}
