import { useEffect, useMemo, useState } from 'react';
import type { ScreenProps } from '../App.js';
import { fill, TextsProvider, useWords } from '../i18n/index.js';
import { Coach } from '../learn/Coach.js';
import { Commentator, Onward } from '../learn/Commentator.js';
import { useLearnWords } from '../learn/words/index.js';
import { go } from '../router.js';
import { startLocal } from '../session/current.js';
import { ScriptedSession } from '../session/scripted.js';
import { tableWithBots } from '../session/tables.js';
import { getSettings } from '../settings.js';
import { Table } from '../table/Table.js';
import look from '../ui/look.module.css';

/** A first game that teaches by playing; `learn/game` is a second one, which is played freely and has comments. */
export default function FirstGame({ params }: ScreenProps) {
  const lesson = params[0] === 'game' ? 'game' : 'first';
  return (
    <TextsProvider>
      <Taught key={lesson} lesson={lesson} />
    </TextsProvider>
  );
}

function Taught({ lesson }: { lesson: 'first' | 'game' }) {
  const words = useWords();
  const learnWords = useLearnWords();
  const name = getSettings().name.trim() || fill(words.player, { n: 1 });
  const names = useMemo((): [string, string] => [name, learnWords.rival], [name, learnWords.rival]);
  const [round, setRound] = useState(0);
  const [session, setSession] = useState<ScriptedSession | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a lesson begins anew only when the player wants that, not with another name or language
  useEffect(() => {
    const made = new ScriptedSession({ ask: 'lesson', lesson, names });
    setSession(made);
    return () => made.leave();
  }, [round]);
  if (!session) return <p className={look.loading}>{words.loading}</p>;
  const leave = (): void => go('');
  const again = (): void => setRound(round + 1);
  const play = async (): Promise<void> => {
    await startLocal(tableWithBots(name, 1, 'easy'));
    go('play');
  };
  return (
    <Table
      key={round}
      session={session}
      onHome={leave}
      onward={(shown) => lesson === 'game' && <Onward shown={shown} names={names} onPlay={() => void play()} onAgain={again} />}
    >
      {(shown, { lifted, reading }, tidy) =>
        lesson === 'game' ? (
          <Commentator shown={shown} names={names} />
        ) : (
          <Coach
            shown={shown}
            lifted={lifted?.card ?? null}
            reading={reading?.card ?? null}
            onTidy={tidy}
            onLeave={leave}
            onPlay={() => void play()}
            onAgain={again}
          />
        )
      }
    </Table>
  );
}
