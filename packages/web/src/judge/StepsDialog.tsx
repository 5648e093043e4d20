import { linesOf, plainSentence, refusalIn } from '@breakpoint/cards/words/telling';
import type { OptionView } from '@breakpoint/engine';
import type { ReactNode } from 'react';
import { factionName, fill, labelled, nameOf, useLanguage } from '../i18n/index.js';
import type { Speaker } from '../i18n/sentences.js';
import { Dialog } from '../ui/Dialog.js';
import look from '../ui/look.module.css';
import type { Judged, JudgedAnswer, RefusedTry } from '../worker/judge.js';
import type { Why } from '../worker/why.js';
import { useQuestions } from './questions.js';
import { withNames } from './rulings.js';
import styles from './Why.module.css';
import { Rests, WhyPart } from './WhyPart.js';
import type { JudgeWords } from './words/en.js';
import { useJudgeWords } from './words/index.js';

interface Props {
  judged: Judged;
  /** The ready question that the position belongs to. */
  question?: string;
  /** The last option that was pressed although it cannot be chosen. */
  refusedNow: { card: string; why: Why; said: string } | null;
  speaker: Speaker;
  onGo: (at: number) => void;
  onEdit: () => void;
  onShare: () => void;
  onWrong: () => void;
  onClose: () => void;
}

/** Everything that was done from the position, step by step, with the reasons. */
export function StepsDialog({ judged, question, refusedNow, speaker, onGo, onEdit, onShare, onWrong, onClose }: Props) {
  const words = useJudgeWords();
  const { moments, here, asked, problem } = judged;
  return (
    <Dialog title={words.whyTitle} onClose={onClose} wide>
      {question && <Asked id={question} speaker={speaker} />}
      <div className={styles.tools}>
        <button type="button" onClick={onEdit}>
          {words.edit}
        </button>
        <button type="button" onClick={onShare}>
          {words.share}
        </button>
        <button type="button" onClick={onWrong}>
          {words.wrong}
        </button>
      </div>
      {problem && (
        <p className={look.note} role="status">
          {fill(words.problem, { why: problem })}
        </p>
      )}
      {refusedNow && (
        <Reason summary={`${fill(words.refusedNow, { card: refusedNow.card })} ${refusedNow.said}`} why={refusedNow.why} open />
      )}
      <Reason summary={nowIn(judged, speaker, words)} why={asked ?? { rules: ['4.1'], cards: [] }} />
      <ol className={styles.steps}>
        {[...moments.keys()].map((at) => (
          <Step key={at} at={at} judged={judged} speaker={speaker} onGo={onGo} />
        ))}
        <RefusedAt judged={judged} at={moments.length} speaker={speaker} />
      </ol>
      {here > 0 && (
        <p>
          <button type="button" onClick={() => onGo(0)}>
            {words.start}
          </button>
        </p>
      )}
    </Dialog>
  );
}

/** A ready question and its answer. */
function Asked({ id, speaker: { texts } }: { id: string; speaker: Speaker }) {
  const language = useLanguage();
  const question = useQuestions()?.find((q) => q.id === id);
  if (!question) return null;
  return (
    <section data-question={id}>
      <h3>{withNames(texts, question.asks[language])}</h3>
      <p>
        {withNames(texts, question.says[language])} <Rests rests={question.rests} />
      </p>
    </section>
  );
}

function nowIn({ asked, decides }: Judged, { names, words: common }: Speaker, words: JudgeWords): string {
  return labelled(common, words.now, asked ? fill(words.decides, { who: names[decides] ?? '' }) : words.over);
}

/** A sentence that opens its reason. */
function Reason({ summary, why, open }: { summary: ReactNode; why: Why; open?: boolean }) {
  return (
    <details open={open}>
      <summary>{summary}</summary>
      <WhyPart why={why} />
    </details>
  );
}

function Step({ at, judged, speaker, onGo }: { at: number; judged: Judged; speaker: Speaker; onGo: (at: number) => void }) {
  const words = useJudgeWords();
  const { moments, here } = judged;
  const moment = moments[at];
  const place = at === here - 1 ? styles.now : at >= here ? styles.later : '';
  return (
    <>
      <RefusedAt judged={judged} at={at} speaker={speaker} />
      <li className={`${styles.step} ${place}`}>
        <header>
          <Reason
            summary={<b>{fill(words.chose, { who: speaker.names[moment.question.seat], what: chosenIn(moment, speaker, words) })}</b>}
            why={moment.asked}
          />
          {at === here - 1 && <small>{words.here}</small>}
          <span className={styles.tools}>
            {at !== here - 1 && (
              <button type="button" onClick={() => onGo(at + 1)}>
                {words.goHere}
              </button>
            )}
            <button type="button" onClick={() => onGo(at)}>
              {words.tryOther}
            </button>
          </span>
        </header>
        <Followed moment={moment} speaker={speaker} />
      </li>
    </>
  );
}

/** What followed an answer, line by line, and what did not happen. */
function Followed({ moment, speaker }: { moment: JudgedAnswer; speaker: Speaker }) {
  const words = useJudgeWords();
  const lines = linesOf(moment.events);
  return (
    <>
      {lines.map((line, i) => (
        <Reason
          key={i}
          summary={plainSentence(speaker, line)}
          why={moment.whys.find((w) => w.event === line.event) ?? { rules: [], cards: [] }}
        />
      ))}
      {moment.whys.flatMap((why, i) =>
        why.silence ? [<Reason key={`silence ${i}`} summary={silenceIn(why, speaker, words)} why={why} />] : [],
      )}
    </>
  );
}

function RefusedAt({ judged, at, speaker }: { judged: Judged; at: number; speaker: Speaker }) {
  return judged.refused
    .filter((r) => r.after === at)
    .map((refused, i) => (
      <li key={`${refused.what} ${i}`} className={styles.step}>
        <RefusedStep refused={refused} speaker={speaker} />
      </li>
    ));
}

function RefusedStep({ refused, speaker }: { refused: RefusedTry; speaker: Speaker }) {
  const words = useJudgeWords();
  const { reason, seat, what, why } = refused;
  const name = speaker.texts.cards[what] ? nameOf(speaker.texts, what) : what;
  const said = reason ? refusalIn(speaker, reason) : words.elsewhere;
  return <Reason summary={`${fill(words.refused, { who: speaker.names[seat], what: name })} ${said}`} why={why} />;
}

/** What was chosen, in words. */
function chosenIn({ chosen }: JudgedAnswer, { words, texts, names }: Speaker, judge: JudgeWords): string {
  const said = (o: OptionView): string =>
    o.card
      ? nameOf(texts, o.card.id)
      : o.seat !== undefined
        ? names[o.seat]
        : o.faction !== undefined
          ? factionName(texts, o.faction)
          : o.number !== undefined
            ? String(o.number)
            : o.word === 'do'
              ? judge.yes
              : (words.words[o.word as keyof typeof words.words] ?? '');
  return chosen.length === 0 ? judge.declined : chosen.map(said).join(', ');
}

const silenceIn = (why: Why, { texts, names }: Speaker, words: JudgeWords): string =>
  fill(words.silences[why.silence!], {
    card: why.cards[0] ? nameOf(texts, why.cards[0].id) : '',
    who: names[why.seat ?? -1] ?? '',
  } as never);
