import type { CardView, Seat } from '@breakpoint/engine';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useWords } from '../../i18n/index.js';
import { keepPair } from '../../session/book.js';
import type { Session } from '../../session/types.js';
import { lazily } from '../../ui/lazily.js';
import { ReadingDialog } from '../cards/Reader.js';
import type { GameTools } from '../choosing/useGame.js';
import type { Shown } from '../playback/playback.js';
import { Entrance } from './Entrance.js';
import styles from './TableDialogs.module.css';

// The end of a game, the menu, the recap, piles, and what is known about a player or a faction are loaded when they are shown: the table
// has enough to load at the beginning.
const GameOver = lazily(async () => (await import('./GameOver.js')).GameOver);
const TableMenu = lazily(async () => (await import('./Menu.js')).TableMenu);
const KeysDialog = lazily(async () => (await import('./Menu.js')).KeysDialog);
const Recap = lazily(async () => (await import('./Recap.js')).Recap);
const Pile = lazily(async () => (await import('../hand/Pile.js')).Pile);
const PlayerDialog = lazily(async () => (await import('../players/PlayerDialog.js')).PlayerDialog);
const FactionDialog = lazily(async () => (await import('../players/FactionDialog.js')).FactionDialog);

/** The dialog that is open over the table, if any. */
export type Open =
  | { what: 'menu' | 'keys' | 'recap' | 'over' }
  | { what: 'pile'; title: string; cards: readonly CardView[] }
  | { what: 'player'; seat: Seat }
  | { what: 'base'; n: number }
  | { what: 'faction'; id: string }
  | null;

interface Props {
  session: Session;
  game: GameTools;
  shown: Shown;
  open: Open;
  setOpen: (open: Open) => void;
  onHome: () => void;
  /** The ways on at the end of the game, before the usual ones. */
  onward?: ReactNode;
}

/** Renders the dialog that is open over the table. */
export function TableDialogs({ session, game, shown, open, setOpen, onHome, onward }: Props) {
  const words = useWords();
  const { view, state } = shown;
  const { speaker } = game;
  const [overSeen, setOverSeen] = useState(false);
  const over = state.status === 'over' && !shown.busy;
  useEffect(() => {
    if (!over) setOverSeen(false);
  }, [over]);
  useEffect(() => keepPair(state, view), [state, view]);
  const close = (): void => setOpen(null);
  return (
    <>
      {shown.scene?.kind === 'entrance' && <Entrance view={shown.scene.view} names={speaker.names} onSkip={game.next} />}
      <Suspense fallback={null}>
        {open?.what === 'menu' && <TableMenu session={session} shown={shown} speaker={speaker} onClose={close} onHome={onHome} />}
        {open?.what === 'keys' && <KeysDialog onClose={close} />}
        {open?.what === 'faction' && <FactionDialog faction={open.id} game={game} onClose={close} />}
        {open?.what === 'recap' && <Recap game={game} shown={shown} onClose={close} />}
        {open?.what === 'pile' && <Pile title={open.title} cards={open.cards} onClose={close} />}
        {open?.what === 'player' && <PlayerDialog player={view.players[open.seat]} onClose={close} />}
      </Suspense>
      {state.status === 'broken' && !open && (
        <div className={styles.broken} role="alert">
          <p>{state.lost ? words.held : words.stopped}</p>
          <button type="button" onClick={() => setOpen({ what: 'menu' })}>
            {words.reportBug}
          </button>
        </div>
      )}
      {over && (!overSeen || open?.what === 'over') && (
        <Suspense fallback={null}>
          <GameOver
            session={session}
            state={state}
            view={view}
            events={shown.events}
            names={speaker.names}
            onCard={game.study}
            onClose={() => {
              setOverSeen(true);
              close();
            }}
            onHome={onHome}
            onward={onward}
          />
        </Suspense>
      )}
      {game.studied && <ReadingDialog card={game.studied} view={view} names={speaker.names} onClose={() => game.study(null)} />}
    </>
  );
}
