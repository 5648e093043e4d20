import { linesOf, plainSentence } from '@breakpoint/cards/words/telling';
import { type CardView, OPEN } from '@breakpoint/engine';
import { useCallback, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { fill, useTexts, useWords } from '../i18n/index.js';
import { usePages } from '../i18n/pages/index.js';
import type { Speaker } from '../i18n/sentences.js';
import type { Recorded } from '../session/replays.js';
import { Base } from '../table/Base.js';
import { TableContext, type TableTools } from '../table/context.js';
import { Flip } from '../table/flip.js';
import { Hand } from '../table/Hand.js';
import { Peek, Pile, Reader } from '../table/Panels.js';
import { Player } from '../table/Players.js';
import { Sentences } from '../table/Sentences.js';
import { Patterns } from '../ui/Art.js';
import { Icon } from '../ui/Icon.js';
import { SeatBadge } from '../ui/Seat.js';
import { Continue, download } from './Continue.js';
import { Controls } from './Controls.js';
import { useReel } from './useReel.js';

const nothing = (): void => undefined;
const NONE: TableTools['optionsOf'] = new Map();
const NO_KEYS: TableTools['hinted'] = new Set();

/** A recorded game on the same table, to look at. */
export function ReplayTable({ recorded }: { recorded: Recorded }) {
  const words = useWords();
  const pages = usePages();
  const texts = useTexts();
  const root = useRef<HTMLDivElement>(null);
  const flip = useRef(new Flip());
  const beforeChange = useCallback(() => flip.current.capture(root.current), []);
  const tools = useReel(recorded, beforeChange);
  const narrow = useNarrow();
  const { frame, reel } = tools;
  const [reading, setReading] = useState<CardView | null>(null);
  const [peeked, setPeeked] = useState<{ card: CardView; at: DOMRect } | null>(null);
  const [pile, setPile] = useState<{ title: string; cards: readonly CardView[] } | null>(null);
  const [continuing, setContinuing] = useState(false);
  useLayoutEffect(() => {
    flip.current.play(
      root.current,
      () => null,
      () => null,
    );
    setPeeked(null);
  }, [frame]);

  const names = useMemo(() => recorded.players.map((p) => p.name), [recorded]);
  const speaker = useMemo<Speaker>(() => ({ words, texts, names }), [words, texts, names]);
  const table = useMemo<TableTools | null>(
    () =>
      frame && {
        view: frame.view,
        me: frame.view.seat,
        players: recorded.players.map((p) => ({ ...p, connected: true })),
        names,
        filling: null,
        optionsOf: NONE,
        hinted: NO_KEYS,
        choose: nothing,
        press: setReading,
        drop: nothing,
        peek: (card, at) => setPeeked(card && at ? { card, at: at.getBoundingClientRect() } : null),
        read: setReading,
        openPile: (title, cards) => setPile({ title, cards }),
      },
    [frame, recorded, names],
  );
  if (tools.problem) {
    return (
      <main className="page">
        <h1>{words.replays}</h1>
        <p className="note" role="alert">
          {fill(pages.brokenLog, { why: tools.problem })}
        </p>
        <a className="button" href="#/replay">
          {pages.backToList}
        </a>
      </main>
    );
  }
  if (!frame || !table || !reel) return <p className="loading">{words.loading}</p>;

  const { view, events } = frame;
  const now = linesOf(events[events.length - 1]);
  const before = linesOf(events.slice(0, -1).flat());
  const hands = view.players
    .filter((p) => view.seat === OPEN || view.seat === p.seat)
    .map((p) => (
      <section key={p.seat} className={`replay-hand seat-line-${p.seat}`} aria-label={names[p.seat]}>
        <h2>
          <SeatBadge seat={p.seat} small /> {fill(words.handOf, { who: names[p.seat] })}
        </h2>
        <Hand cards={p.hand.cards} label={fill(words.handOf, { who: names[p.seat] })} />
      </section>
    ));
  return (
    <TableContext value={table}>
      <div ref={root} className={`table replay seats-${view.players.length}`}>
        <Patterns />
        <header className="table-bar">
          <a className="button icon-button" href="#/replay" aria-label={pages.backToList}>
            <Icon name="back" />
          </a>
          <h1 className="turn-line">
            {view.turn > 0 && <span className="turn-number">{fill(words.turn, { n: view.turn })}</span>}
            <span className="turn-who">{view.step === 'Draft' ? words.steps.Draft : fill(words.turnOf, { who: names[view.active] })}</span>
            {view.step !== 'Draft' && <span className="turn-step">{words.steps[view.step]}</span>}
          </h1>
          <span className="bar-buttons">
            <button
              type="button"
              className="icon-button"
              onClick={() => download(recorded)}
              aria-label={pages.download}
              title={pages.download}
            >
              <Icon name="download" />
            </button>
            <button
              type="button"
              className="with-icon"
              onClick={() => setContinuing(true)}
              aria-haspopup="dialog"
              disabled={view.decision === null}
            >
              <Icon name="robot" /> <span className="wide-only">{pages.continueHere}</span>
              <span className="sr-only narrow-only">{pages.continueHere}</span>
            </button>
          </span>
        </header>
        <div className="rivals">
          {view.players.map((p) => (
            <Player key={p.seat} player={p} mine={p.seat === view.seat} />
          ))}
        </div>
        <main className="board replay-board" id="content">
          <ul className="bases" aria-label={words.bases}>
            {view.bases.map((base) => (
              <Base key={base.n} base={base} />
            ))}
          </ul>
          {narrow && hands}
        </main>
        <aside className="told" aria-label={pages.whatHappened}>
          <div className="told-lines">
            {before.length > 0 && <Sentences lines={before} speaker={speaker} onCard={setReading} className="told-before" />}
            {now.length > 0 ? (
              <Sentences lines={now} speaker={speaker} onCard={setReading} className="told-now" />
            ) : (
              <p className="told-now">{pages.gameBegins}</p>
            )}
          </div>
          {!narrow && hands}
        </aside>
        <div className="bottom">
          <Controls tools={tools} names={names} />
        </div>
        <div className="sr-only" role="status">
          {!tools.playing && now.map((line) => plainSentence(speaker, line)).join(' ')}
        </div>
        {peeked && <Peek card={peeked.card} at={peeked.at} view={view} />}
      </div>
      {pile && <Pile title={pile.title} cards={pile.cards} onCard={setReading} onClose={() => setPile(null)} />}
      {continuing && (
        <Continue
          recorded={recorded}
          answers={reel.stops[frame.stop]}
          suggested={view.decision?.seat ?? 0}
          onClose={() => setContinuing(false)}
        />
      )}
      {reading && <Reader card={reading} reason={null} view={view} speaker={speaker} onClose={() => setReading(null)} />}
    </TableContext>
  );
}

/** Is there no room for a column beside the table? */
const NARROW = matchMedia('(max-width: 900px), (max-height: 520px)');
function useNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      NARROW.addEventListener('change', listener);
      return () => NARROW.removeEventListener('change', listener);
    },
    () => NARROW.matches,
  );
}
