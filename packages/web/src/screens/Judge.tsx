import { useEffect, useState } from 'react';
import type { ScreenProps } from '../App.js';
import { FromTable } from '../companion/FromTable.js';
import { TextsProvider, useWords } from '../i18n/index.js';
import { Builder } from '../judge/Builder.js';
import { replaceDraft } from '../judge/draft.js';
import { JudgeTable } from '../judge/JudgeTable.js';
import { Start } from '../judge/Start.js';
import { found } from '../judge/sources.js';
import { useJudgeWords } from '../judge/words/index.js';
import { Patterns } from '../ui/Art.js';
import look from '../ui/look.module.css';

/**
 * `judge`: the ways to a position; `judge/card/<id>`: questions about a card; `judge/build`, `judge/play`: the position of this browser;
 * `judge/play/<id>`: the same, and it is that of a ready question; any other address is one that a position is taken from (see `found`).
 */
export default function Judge({ params }: ScreenProps) {
  const [way = '', ...rest] = params;
  return (
    <TextsProvider>
      {way === '' || way === 'card' ? (
        <Start key={rest.join('/')} card={rest.join('/')} />
      ) : way === 'build' ? (
        <>
          <Patterns />
          <Builder note={rest[0] === 'table' && <FromTable />} />
        </>
      ) : way === 'play' ? (
        <JudgeTable question={rest[0]} />
      ) : (
        <Taking key={params.join('/')} from={params} />
      )}
    </TextsProvider>
  );
}

/** Takes the position of an address, and goes on to the table, or to the builder if cards are unknown. */
function Taking({ from }: { from: readonly string[] }) {
  const common = useWords();
  const words = useJudgeWords();
  const [problem, setProblem] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the key of this component
  useEffect(() => {
    let wanted = true;
    void found(from)
      .catch(() => null)
      .then((scenario) => {
        if (!wanted) return;
        if (!scenario) return setProblem(true);
        replaceDraft(scenario);
        const unknown = JSON.stringify(scenario).includes('"?"');
        const play = from[0] === 'question' ? `#/judge/play/${from[1]}` : '#/judge/play';
        location.replace(from[0] === 'table' ? '#/judge/build/table' : unknown ? '#/judge/build' : play);
      });
    return () => {
      wanted = false;
    };
  }, []);
  if (!problem) return <p className={look.loading}>{common.loading}</p>;
  return (
    <main className={look.page}>
      <h1>{words.title}</h1>
      <p className={look.note} role="alert">
        {words.notFound}
      </p>
      <a className="button" href="#/judge">
        {words.title}
      </a>
    </main>
  );
}
