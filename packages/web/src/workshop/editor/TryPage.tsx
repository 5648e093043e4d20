import { useEffect, useState } from 'react';
import { show } from '../../data/made.js';
import { TextsProvider, useWords } from '../../i18n/index.js';
import { go } from '../../router.js';
import { TrySession } from '../../session/trying.js';
import { Table } from '../../table/Table.js';
import look from '../../ui/look.module.css';
import { useOwnName } from '../../ui/NameField.js';
import { trialOf } from '../trying.js';
import { useWorkshop } from '../words/index.js';
import { cardsOf, type Desk } from './desk.js';

/** The card on a table, at once, with what it needs, or with what one of its abilities needs. Every seat is the author's. */
export function TryPage({ desk, id, ability }: { desk: Desk; id: string; ability?: number }) {
  const words = useWorkshop();
  const own = useWords();
  const [session, setSession] = useState<TrySession | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const you = useOwnName();
  const { friend } = words;
  useEffect(() => {
    let made: TrySession | null = null;
    let wanted = true;
    const begin = async (): Promise<void> => {
      const card = cardsOf(desk.document).find((c) => c.id === id);
      if (!card) throw new Error(id);
      const { documents, position } = trialOf(desk.document, card, [you, friend], ability);
      await show(documents);
      if (!wanted) return;
      const players = [you, friend].map((name) => ({ name, kind: 'person' as const }));
      const table = { setup: { seed: '', players: players.map(({ name }) => ({ name })) }, players, documents };
      made = new TrySession({ ask: 'try', table, position }, (error) => setProblem(error.message));
      setSession(made);
    };
    begin().catch((error: Error) => wanted && setProblem(error.message));
    return () => {
      wanted = false;
      made?.leave();
    };
  }, [desk, id, ability, you, friend]);
  const back = `workshop/f/${desk.id}/${id}`;
  if (problem !== null)
    return (
      <main className={look.page}>
        <p className={look.note}>{words.tryFirst}</p>
        <pre className={look.error}>{problem}</pre>
        <a className="button" href={`#/${back}`}>
          {words.back}
        </a>
      </main>
    );
  if (!session) return <p className={look.loading}>{own.loading}</p>;
  return (
    <TextsProvider>
      <Table session={session} onHome={() => go(back)} />
    </TextsProvider>
  );
}
