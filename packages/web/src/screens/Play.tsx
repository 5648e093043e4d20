import type { ScreenProps } from '../App.js';
import { TextsProvider, useWords } from '../i18n/index.js';
import { go } from '../router.js';
import { currentLocal, leaveCurrent } from '../session/current.js';
import { Table } from '../table/Table.js';
import look from '../ui/look.module.css';
import { useLoaded } from '../useLoaded.js';

/** The game on this device: the one just started, the stored one, or one with this id that was left for another. */
export default function Play({ params: [id] }: ScreenProps) {
  const words = useWords();
  const session = useLoaded(() => currentLocal(id), [id]);
  if (session === undefined) return <p className={look.loading}>{words.loading}</p>;
  if (session === null) {
    return (
      <main className={look.page}>
        <h1>Breakpoint</h1>
        <p>{words.noGame}</p>
        <a className="button" href="#/">
          {words.home}
        </a>
      </main>
    );
  }
  return (
    <TextsProvider>
      <Table session={session} begins onHome={() => go(leaveCurrent())} />
    </TextsProvider>
  );
}
