import { refusalIn } from '@breakpoint/cards/words/telling';
import type { ReasonView } from '@breakpoint/engine';
import type { Documents } from '@breakpoint/workshop';
import { useEffect, useMemo, useState } from 'react';
import { showNamed } from '../data/made.js';
import { fill, nameOf, useTexts, useWords } from '../i18n/index.js';
import type { Speaker } from '../i18n/sentences.js';
import { go } from '../router.js';
import { JudgeSession } from '../session/judging.js';
import { Table } from '../table/Table.js';
import look from '../ui/look.module.css';
import type { Judged, ScenarioData } from '../worker/judge.js';
import type { Why } from '../worker/why.js';
import { draft, keepDraft } from './draft.js';
import { ReportDialog, ShareDialog } from './Sharing.js';
import { StepsDialog } from './StepsDialog.js';
import styles from './Why.module.css';
import { useJudgeWords } from './words/index.js';

type Open = 'steps' | { what: 'share' | 'wrong'; scenario: ScenarioData } | null;

/** The session of the position that this browser works on, and what it says. */
function useSession(scenario: ScenarioData | null, fromStart: boolean) {
  const [session, setSession] = useState<JudgeSession | null>(null);
  const [judged, setJudged] = useState<Judged | null>(null);
  const [problem, setProblem] = useState('');
  const [refused, setRefused] = useState<{ key: string; reason: ReasonView & { why: Why } } | null>(null);
  useEffect(() => {
    if (!scenario) return go('judge');
    void showNamed(scenario.documents as Documents | undefined).catch((error: Error) => setProblem(error.message));
    const hear = (said: Judged): void => {
      setJudged(said);
      setRefused(null);
    };
    const made = new JudgeSession(
      { scenario, fromStart },
      hear,
      (error) => setProblem(error.message),
      (key, reason) => setRefused({ key, reason }),
    );
    setSession(made);
    return () => made.leave();
  }, [scenario, fromStart]);
  return { session, judged, problem, refused };
}

/** The position on the table: one person plays on for all players. That of a ready question is shown before its answers. */
export function JudgeTable({ question }: { question?: string }) {
  const words = useJudgeWords();
  const common = useWords();
  const texts = useTexts();
  const [open, setOpen] = useState<Open>(null);
  const scenario = useMemo(draft, []);
  const { session, judged, problem, refused } = useSession(scenario, question !== undefined);
  const names = useMemo(() => ((scenario?.players ?? []) as { name: string }[]).map((p) => p.name), [scenario]);
  const speaker = useMemo<Speaker>(() => ({ words: common, texts, names }), [common, texts, names]);
  if (problem) return <Broken why={problem} />;
  if (!session) return <p className={look.loading}>{common.loading}</p>;
  const keep = async (): Promise<ScenarioData> => {
    const written = await session.written();
    keepDraft(written);
    return written;
  };
  const openWith = (what: 'share' | 'wrong') => void keep().then((kept) => setOpen({ what, scenario: kept }));
  const close = (): void => setOpen(null);
  const steps = open === 'steps' && judged && (
    <StepsDialog
      judged={judged}
      question={question}
      speaker={speaker}
      refusedNow={refused && refusedIn(refused, speaker)}
      onGo={(at) => void session.goTo(at).then(close)}
      onEdit={() => void keep().then(() => go('judge/build'))}
      onShare={() => openWith('share')}
      onWrong={() => openWith('wrong')}
      onClose={close}
    />
  );
  const whyButton = (
    <button type="button" className={styles.barButton} aria-haspopup="dialog" onClick={() => setOpen('steps')}>
      {words.why}
    </button>
  );
  return (
    <Table session={session} onHome={() => void keep().then(() => go('judge'))} barButton={() => whyButton}>
      {() => steps || (open !== null && open !== 'steps' && <Sent open={open} onClose={close} />)}
    </Table>
  );
}

function Sent({ open: { what, scenario }, onClose }: { open: Exclude<Open, 'steps' | null>; onClose: () => void }) {
  return what === 'share' ? <ShareDialog scenario={scenario} onClose={onClose} /> : <ReportDialog scenario={scenario} onClose={onClose} />;
}

/** The card of a key, such as `play aliens/invader:17`, and why it cannot be chosen. */
function refusedIn({ key, reason }: { key: string; reason: ReasonView & { why: Why } }, speaker: Speaker) {
  const id = /(\S+):\d+$/.exec(key)?.[1] ?? '';
  const card = speaker.texts.cards[id] ? nameOf(speaker.texts, id) : id;
  return { card, said: refusalIn(speaker, reason), why: reason.why };
}

function Broken({ why }: { why: string }) {
  const words = useJudgeWords();
  return (
    <main className={look.page}>
      <h1>{words.title}</h1>
      <p className={look.note} role="alert">
        {fill(words.broken, { why })}
      </p>
      <a className="button" href="#/judge/build">
        {words.edit}
      </a>
    </main>
  );
}
