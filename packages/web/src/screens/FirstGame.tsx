import { useEffect, useState } from 'react';
import { fill, useWords } from '../i18n/index.js';
import { PagesProvider, usePages } from '../i18n/pages/index.js';
import { Coach } from '../learn/Coach.js';
import { go } from '../router.js';
import { startLocal } from '../session/current.js';
import { ScriptedSession } from '../session/scripted.js';
import { tableWithBots } from '../session/tables.js';
import { getSettings } from '../settings.js';
import { Table } from '../table/Table.js';
import '../styles/table-all.css';
import '../styles/learn.css';

/** A first game that teaches by playing. */
export default function FirstGame() {
  return (
    <PagesProvider>
      <Taught />
    </PagesProvider>
  );
}

function Taught() {
  const words = useWords();
  const pages = usePages();
  const name = getSettings().name.trim() || fill(words.player, { n: 1 });
  const [round, setRound] = useState(0);
  const [session, setSession] = useState<ScriptedSession | null>(null);
  useEffect(() => {
    const made = new ScriptedSession({ ask: 'lesson', names: [name, pages.rival] });
    setSession(made);
    return () => made.leave();
  }, [round]);
  if (!session) return <p className="loading">{words.loading}</p>;
  const leave = (): void => go('');
  const play = async (): Promise<void> => {
    await startLocal(tableWithBots(name, 1, 'easy'));
    go('play');
  };
  return (
    <Table key={round} session={session} onHome={leave}>
      {(shown, lifted) => (
        <Coach shown={shown} lifted={lifted} onLeave={leave} onPlay={() => void play()} onAgain={() => setRound(round + 1)} />
      )}
    </Table>
  );
}
