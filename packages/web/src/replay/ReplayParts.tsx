import { linesOf } from '@breakpoint/cards/words/telling';
import { type CardView, OPEN, type View } from '@breakpoint/engine';
import { useState } from 'react';
import { fill, useWords } from '../i18n/index.js';
import type { Speaker } from '../i18n/sentences.js';
import { usePeopleWords } from '../people/words/index.js';
import type { Recorded } from '../session/replays.js';
import { Sentences } from '../table/cards/Sentences.js';
import { Hand } from '../table/hand/Hand.js';
import bar from '../table/players/Bar.module.css';
import { Player } from '../table/players/Players.js';
import { Icon } from '../ui/Icon.js';
import look from '../ui/look.module.css';
import { SeatBadge } from '../ui/Seat.js';
import { Square } from '../ui/Square.js';
import type { Frame } from '../worker/replayer.js';
import styles from './ReplayParts.module.css';
import { ShareReplay } from './ShareReplay.js';
import { useReplayWords } from './words/index.js';

interface BarProps {
  view: View;
  recorded: Recorded;
  /** The number of answers before this moment. */
  at: number;
  onContinue: () => void;
  onReview: () => void;
}
/** The active player, all players, and the buttons for the recording. */
export function ReplayBar({ view, recorded, at, onContinue, onReview }: BarProps) {
  const words = useWords();
  const replayWords = useReplayWords();
  const people = usePeopleWords();
  const [sharing, setSharing] = useState(false);
  const drafting = view.step === 'Draft';
  const who = recorded.players[view.active]?.name ?? '';
  return (
    <header className={bar.bar}>
      <a className={`button ${look.square}`} href="#/replay" aria-label={replayWords.backToList}>
        <Icon name="back" />
      </a>
      <h1 className={bar.turn}>
        <span>{drafting ? words.steps.Draft : fill(words.turnOf, { who })}</span>
        <span className={bar.more}>
          {view.turn > 0 && <span className={bar.number}>{fill(words.turn, { n: view.turn })}</span>}
          {!drafting && <span className={bar.step}>{words.steps[view.step]}</span>}
        </span>
      </h1>
      <div className={bar.players}>
        {view.players.map((p) => (
          <Player key={p.seat} player={p} mine={p.seat === view.seat} />
        ))}
      </div>
      <span className={bar.buttons}>
        <Square icon="bulb" label={replayWords.review} opens onClick={onReview} />
        <Square icon="share" label={people.shareReplay} opens onClick={() => setSharing(true)} />
        <a
          className={`button ${look.square}`}
          href={`#/judge${location.hash.slice(1)}/${at}`}
          aria-label={words.whatIf}
          title={words.whatIf}
        >
          <Icon name="scales" />
        </a>
        {sharing && <ShareReplay recorded={recorded} onClose={() => setSharing(false)} />}
        <Square icon="robot" label={replayWords.continueHere} opens disabled={view.decision === null} onClick={onContinue} />
      </span>
    </header>
  );
}

/** The reason why a recording cannot be shown. */
export function BrokenReplay({ problem }: { problem: string }) {
  const words = useWords();
  const replayWords = useReplayWords();
  return (
    <main className={look.page}>
      <h1>{words.replays}</h1>
      <p className={look.note} role="alert">
        {fill(replayWords.brokenLog, { why: problem })}
      </p>
      <a className="button" href="#/replay">
        {replayWords.backToList}
      </a>
    </main>
  );
}

/** The hands that the viewer sees, side by side; the larger ones have more room. */
export function Hands({ view, names }: { view: View; names: readonly string[] }) {
  const words = useWords();
  return (
    <div className={styles.hands}>
      {view.players
        .filter((p) => view.seat === OPEN || view.seat === p.seat)
        .map((p) => (
          <section
            key={p.seat}
            className={styles.hand}
            style={{ flexGrow: Math.max(p.hand.cards.length, 3) }}
            data-seat={p.seat}
            aria-label={names[p.seat]}
          >
            <h2>
              <SeatBadge seat={p.seat} small /> {fill(words.handOf, { who: names[p.seat] })}
            </h2>
            <Hand cards={p.hand.cards} label={fill(words.handOf, { who: names[p.seat] })} small />
          </section>
        ))}
    </div>
  );
}

interface ToldProps {
  events: Frame['events'];
  speaker: Speaker;
  onCard: (card: CardView) => void;
  onPeek: (card: CardView | null) => void;
}
/** The events of this stop, and those before it. */
export function Told({ events, ...how }: ToldProps) {
  const words = useReplayWords();
  const now = linesOf(events[events.length - 1]);
  const before = linesOf(events.slice(0, -1).flat());
  return (
    <div className={styles.lines}>
      {before.length > 0 && <Sentences lines={before} {...how} className={styles.before} />}
      {now.length > 0 && <Sentences lines={now} {...how} className={styles.now} />}
      {now.length + before.length === 0 && <p className={styles.now}>{words.gameBegins}</p>}
    </div>
  );
}
