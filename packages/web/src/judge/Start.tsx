import { useMemo, useState } from 'react';
import { fill, nameOf, useLanguage, useTexts } from '../i18n/index.js';
import { go } from '../router.js';
import { FileButton } from '../ui/FileButton.js';
import look from '../ui/look.module.css';
import { PageHead } from '../ui/PageHead.js';
import { hasAll, searchWords } from '../ui/search.js';
import type { ScenarioData } from '../worker/judge.js';
import { draft, replaceDraft } from './draft.js';
import { useQuestions } from './questions.js';
import { withNames } from './rulings.js';
import styles from './Start.module.css';
import { Rests } from './WhyPart.js';
import { useJudgeWords } from './words/index.js';

/** The ways to a position, and the ready questions; `card` is the first thing to search for. */
export function Start({ card }: { card: string }) {
  const words = useJudgeWords();
  const kept = useMemo(draft, []);
  return (
    <main className={`${look.page} ${styles.start}`}>
      <PageHead title={words.title} />
      <p>{words.intro}</p>
      <div className={styles.ways}>
        <a className={`button ${look.primary} ${look.big}`} href="#/judge/build">
          {words.build}
          <small>{words.buildHint}</small>
        </a>
        {kept && (
          <a className={`button ${look.big}`} href="#/judge/play">
            {words.goOn}
          </a>
        )}
        <OpenFile />
      </div>
      <Questions card={card} />
    </main>
  );
}

/** The scenario with the documents of factions in it, where it names files. */
function withDocuments(scenario: ScenarioData, files: ReadonlyMap<unknown, unknown>, missing: (file: string) => string): ScenarioData {
  if (scenario.documents === undefined) return scenario;
  const documents = Object.entries(scenario.documents as object).map(([name, value]: [string, unknown]) => {
    const document = typeof value === 'string' ? files.get(value) : value;
    if (document === undefined) throw new Error(missing(String(value)));
    return [name, document];
  });
  return { ...scenario, documents: Object.fromEntries(documents) };
}

/** Opens a scenario file; of several scenarios in it, one is chosen. Factions that somebody made are files beside it. */
function OpenFile() {
  const words = useJudgeWords();
  const [problem, setProblem] = useState('');
  const [several, setSeveral] = useState<ScenarioData[]>([]);
  const take = (scenario: ScenarioData): void => {
    replaceDraft(scenario);
    go('judge/play');
  };
  const read = async (files: File[]): Promise<void> => {
    const { scenariosIn, readScenario } = await import('@breakpoint/scenario');
    const isDocument = ({ name }: File): boolean => name.endsWith('.json');
    try {
      const documents = new Map<unknown, unknown>();
      for (const file of files.filter(isDocument)) documents.set(file.name, JSON.parse(await file.text()));
      const texts = await Promise.all(files.filter((file) => !isDocument(file)).map((file) => file.text()));
      const found = texts.flatMap(scenariosIn).map((r) => {
        if ('error' in r) throw new Error(r.error);
        readScenario(r.doc);
        return withDocuments(r.doc, documents, (file) => fill(words.needsFile, { file }));
      });
      if (found.length === 1) take(found[0]);
      else setSeveral(found);
      setProblem(found.length === 0 ? files[0].name : '');
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  return (
    <div>
      <FileButton label={words.openFile} className={look.big} accept=".yaml,.yml,.json" several onOpen={(files) => void read(files)}>
        {words.openFile}
        <small>{words.openHint}</small>
      </FileButton>
      {problem && (
        <p className={look.note} role="alert">
          {fill(words.notAScenario, { why: problem })}
        </p>
      )}
      {several.length > 0 && (
        <>
          <p>{words.several}</p>
          <ul className={styles.several}>
            {several.map((scenario, i) => (
              <li key={String(scenario.id ?? i)}>
                <button type="button" onClick={() => take(scenario)}>
                  {String(scenario.title ?? scenario.id ?? i + 1)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Questions({ card }: { card: string }) {
  const words = useJudgeWords();
  const texts = useTexts();
  const language = useLanguage();
  const ready = useQuestions();
  const [search, setSearch] = useState(texts.cards[card] ? nameOf(texts, card) : '');
  const named = useMemo(() => {
    const filled = (text: string): string => withNames(texts, text);
    return (ready ?? []).map((q) => ({ ...q, asked: filled(q.asks[language]), said: filled(q.says[language]) }));
  }, [ready, texts, language]);
  const wanted = searchWords(search);
  const found = named.filter((q) => {
    const names = q.cards.map((id) => (texts.cards[id] ? nameOf(texts, id) : ''));
    return hasAll(wanted, [q.asked, q.said, ...names].join(' '));
  });
  return (
    <section>
      <h2>{words.questions}</h2>
      <label className={look.field}>
        <span>{words.findQuestion}</span>
        <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      </label>
      <p role="status" className={look.hint}>
        {ready && (found.length === 0 ? words.noQuestion : fill(words.questionsFound, { n: found.length }))}
      </p>
      <ul className={styles.questions}>
        {found.map((q) => (
          <li key={q.id}>
            <details>
              <summary>{q.asked}</summary>
              <p>
                {q.said} <Rests rests={q.rests} />
              </p>
              <a className="button" href={`#/judge/question/${q.id}`}>
                {words.seeIt}
              </a>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
