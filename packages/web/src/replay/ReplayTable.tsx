import { linesOf, plainSentence } from '@breakpoint/cards/words/telling';
import { type CardView, OPEN, type View } from '@breakpoint/engine';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { fill, useTexts, useWords } from '../i18n/index.js';
import { usePages } from '../i18n/pages/index.js';
import type { Speaker } from '../i18n/sentences.js';
import type { Recorded } from '../session/replays.js';
import { Base } from '../table/Base.js';
import { TableContext, type TableTools } from '../table/context.js';
import { BoardMarkers } from '../table/Edges.js';
import { Flip } from '../table/flip.js';
import { Hand } from '../table/Hand.js';
import { NO_MARKS } from '../table/marks.js';
import { OpenBase } from '../table/OpenBase.js';
import { Pile } from '../table/Panels.js';
import { Player } from '../table/Players.js';
import { CardWindow, ReadingPlace } from '../table/Reader.js';
import { Sentences } from '../table/Sentences.js';
import { useReading } from '../table/useReading.js';
import { Patterns } from '../ui/Art.js';
import { Icon } from '../ui/Icon.js';
import { SeatBadge } from '../ui/Seat.js';
import { useDock, useShape } from '../ui/useShape.js';
import type { Frame } from '../worker/replayer.js';
import { Continue, download } from './Continue.js';
import { Controls } from './Controls.js';
import { useReel } from './useReel.js';

const nothing = (): void => undefined;
const NO_KEYS: TableTools['hinted'] = new Set();

/** A recorded game on the same table, to look at. */
export function ReplayTable({ recorded }: { recorded: Recorded }) {
  const words = useWords();
  const pages = usePages();
  const texts = useTexts();
  const shape = useShape();
  const docked = useDock();
  const root = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const flip = useRef(new Flip());
  const beforeChange = useCallback(() => flip.current.capture(root.current), []);
  const tools = useReel(recorded, beforeChange);
  const { frame, reel } = tools;
  const reading = useReading(frame?.view, null);
  const [pile, setPile] = useState<{ title: string; cards: readonly CardView[] } | null>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const [continuing, setContinuing] = useState(false);
  useLayoutEffect(() => {
    flip.current.play(
      root.current,
      () => null,
      () => null,
    );
  }, [frame]);

  const names = useMemo(() => recorded.players.map((p) => p.name), [recorded]);
  const speaker = useMemo<Speaker>(() => ({ words, texts, names }), [words, texts, names]);
  const { read, peek, study } = reading;
  const table = useMemo<TableTools | null>(
    () =>
      frame && {
        view: frame.view,
        me: frame.view.seat,
        players: recorded.players.map((p) => ({ ...p, connected: true })),
        names,
        filling: null,
        marks: NO_MARKS,
        hinted: NO_KEYS,
        choose: nothing,
        lift: nothing,
        clear: nothing,
        press: (card) => (docked ? read(card) : study(card)),
        drop: nothing,
        peek,
        read: (card) => (docked || !card ? read(card) : study(card)),
        study,
        openPile: (title, cards) => setPile({ title, cards }),
        openBase: setOpened,
      },
    [frame, recorded, names, docked, read, peek, study],
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
  const open = view.bases.find((base) => base.n === opened);
  return (
    <TableContext value={table}>
      <div ref={root} className={`table replay shape-${shape}${docked ? ' docked' : ''} seats-${view.players.length}`}>
        <Patterns />
        <header className="table-bar">
          <a className="button icon-button bar-menu" href="#/replay" aria-label={pages.backToList}>
            <Icon name="back" />
          </a>
          <h1 className="turn-line">
            <span className="turn-who">{view.step === 'Draft' ? words.steps.Draft : fill(words.turnOf, { who: names[view.active] })}</span>
            <span className="turn-more">
              {view.turn > 0 && <span className="turn-number">{fill(words.turn, { n: view.turn })}</span>}
              {view.step !== 'Draft' && <span className="turn-step">{words.steps[view.step]}</span>}
            </span>
          </h1>
          <div className="players">
            {view.players.map((p) => (
              <Player key={p.seat} player={p} mine={p.seat === view.seat} />
            ))}
          </div>
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
              className="icon-button"
              onClick={() => setContinuing(true)}
              aria-haspopup="dialog"
              aria-label={pages.continueHere}
              title={pages.continueHere}
              disabled={view.decision === null}
            >
              <Icon name="robot" />
            </button>
          </span>
        </header>
        <main className="board" id="content">
          <div ref={scroller} className="board-scroll">
            <ul className={`bases bases-${view.bases.length}`} aria-label={words.bases}>
              {view.bases.map((base) => (
                <Base key={base.n} base={base} />
              ))}
            </ul>
          </div>
          {open ? <OpenBase base={open} onClose={() => setOpened(null)} /> : <BoardMarkers of={scroller} />}
        </main>
        <Hands view={view} names={names} />
        <aside className="told" aria-label={pages.whatHappened}>
          {docked && (
            <ReadingPlace view={view} speaker={speaker} reading={reading.reading} card={reading.peeked} onClose={() => read(null)} />
          )}
          <Told events={events} speaker={speaker} onCard={table.read} onPeek={peek} />
        </aside>
        <div className="bottom">
          <Controls tools={tools} names={names} />
        </div>
        <div className="sr-only" role="status">
          {!tools.playing &&
            linesOf(events[events.length - 1])
              .map((line) => plainSentence(speaker, line))
              .join(' ')}
        </div>
      </div>
      {pile && <Pile title={pile.title} cards={pile.cards} onCard={study} onClose={() => setPile(null)} />}
      {continuing && (
        <Continue
          recorded={recorded}
          answers={reel.stops[frame.stop]}
          suggested={view.decision?.seat ?? 0}
          onClose={() => setContinuing(false)}
        />
      )}
      {reading.studied && <CardWindow card={reading.studied} view={view} names={names} onClose={() => study(null)} />}
    </TableContext>
  );
}

/** The hands that these eyes see, side by side. */
function Hands({ view, names }: { view: View; names: readonly string[] }) {
  const words = useWords();
  return (
    <div className="replay-hands">
      {view.players
        .filter((p) => view.seat === OPEN || view.seat === p.seat)
        .map((p) => (
          <section key={p.seat} className={`replay-hand seat-line-${p.seat}`} aria-label={names[p.seat]}>
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
/** What happened at this stop, and before it. */
function Told({ events, ...how }: ToldProps) {
  const pages = usePages();
  const now = linesOf(events[events.length - 1]);
  const before = linesOf(events.slice(0, -1).flat());
  return (
    <div className="told-lines">
      {before.length > 0 && <Sentences lines={before} {...how} className="told-before" />}
      {now.length > 0 && <Sentences lines={now} {...how} className="told-now" />}
      {now.length + before.length === 0 && <p className="told-now">{pages.gameBegins}</p>}
    </div>
  );
}
