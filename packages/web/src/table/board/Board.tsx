import type { CardView, Seat, View } from '@breakpoint/engine';
import { type CSSProperties, memo, type RefObject, Suspense, useMemo, useRef } from 'react';
import { textOf, useTexts, useWords } from '../../i18n/index.js';
import type { Speaker } from '../../i18n/sentences.js';
import { lazily } from '../../ui/lazily.js';
import { useShape } from '../../ui/useShape.js';
import { scaleNow, useSize } from '../../ui/useSize.js';
import { BoardMarkers } from '../cards/Edges.js';
import { PeekPlace } from '../cards/Reader.js';
import { sidesOf } from '../choosing/order.js';
import { type Shown, timeOf } from '../playback/playback.js';
import type { Scene } from '../playback/scenes.js';
import { Base, willScore } from './Base.js';
import styles from './Board.module.css';
import { Burst, GoalReached } from './Burst.js';
import { type Plan, planFor } from './room.js';
import { Scoring } from './Scoring.js';
import { Showcase } from './Showcase.js';

const OpenBase = lazily(async () => (await import('./OpenBase.js')).OpenBase);

interface BasesProps {
  view: View;
  /** The number of the opened base. */
  opened: number | null;
  onClose: () => void;
}
/** All bases, side by side or, on a phone, one below the other; or the one that is opened. */
export const Bases = memo(function Bases({ view, opened, onClose }: BasesProps) {
  const words = useWords();
  const scroller = useRef<HTMLDivElement>(null);
  const plan = usePlan(scroller, view);
  const open = view.bases.find((b) => b.n === opened);
  const columns = plan.places.map((p) => `${p.width}px`).join(' ');
  return (
    <>
      <div ref={scroller} className={styles.scroll} data-bases>
        <ul className={styles.bases} aria-label={words.bases} style={{ '--columns': columns } as CSSProperties}>
          {view.bases.map((base, i) => (
            <Base key={base.n} base={base} plan={plan} place={plan.places[i]} />
          ))}
        </ul>
      </div>
      <Suspense fallback={null}>{open ? <OpenBase base={open} onClose={onClose} /> : <BoardMarkers of={scroller} />}</Suspense>
    </>
  );
});

/** How the board is divided among the bases. */
function usePlan(of: RefObject<HTMLElement | null>, view: View): Plan {
  const shape = useShape();
  const texts = useTexts();
  const size = useSize(of);
  const contents = useMemo(() => {
    const { far, near } = sidesOf(view);
    return view.bases.map((base) => {
      const cards = (seat: Seat): number => base.minions.filter((m) => m.controller === seat).length || Number(base.power[seat] > 0);
      const { name, text } = textOf(texts, base.id);
      const [actions, ready] = [base.actions.length, willScore(base, view)];
      return { far: far.map(cards), near: cards(near), actions, name: name.length, letters: text.length, ready };
    });
  }, [texts, view]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as long as there is as much on the bases as before, nothing is divided anew
  return useMemo(() => planFor(shape, size ?? { width: 900, height: 500 }, contents, scaleNow()), [shape, size, JSON.stringify(contents)]);
}

/** The classes of the board: while a base scores, the others are pale. */
export const boardClass = (scene: Scene | null): string =>
  scene?.kind === 'award' || scene?.kind === 'paid' ? `${styles.board} ${styles.awarding}` : styles.board;

interface Props extends Omit<BasesProps, 'view'> {
  shown: Shown;
  speaker: Speaker;
  /** The card under the pointer, if it must be shown here. */
  peeked: CardView | null;
  onNext: () => void;
}

/** The bases, and the scenes that show what happens to them. */
export function Board({ shown, speaker, opened, onClose, peeked, onNext }: Props) {
  const { view, state, scene } = shown;
  return (
    <main className={boardClass(scene)} id="content" tabIndex={-1}>
      {view.step !== 'Draft' && <Bases view={view} opened={opened} onClose={onClose} />}
      {peeked && <PeekPlace card={peeked} view={view} />}
      <OnStage scene={scene} view={view} me={state.me} names={speaker.names} onNext={onNext} />
    </main>
  );
}

interface StageProps {
  scene: Scene | null;
  view: View;
  /** The viewer, if that is a player. */
  me?: Seat;
  names: readonly string[];
  onNext: () => void;
}
/** The scene over the bases: a card that is played, or a base that scores. */
export function OnStage({ scene, view, me, names, onNext }: StageProps) {
  if (scene?.kind === 'card') return <Showcase scene={scene} view={view} names={names} />;
  if (scene?.kind === 'burst') return <Burst base={scene.base} dull={scene.dull} />;
  if (scene?.kind === 'goal') return <GoalReached seat={scene.seat} view={view} names={names} />;
  if (scene?.kind !== 'award' && scene?.kind !== 'paid') return null;
  const paid = scene.kind === 'paid';
  return <Scoring award={scene.award} paid={paid} view={view} names={names} lasts={timeOf(scene, me)} onNext={onNext} />;
}
