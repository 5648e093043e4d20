import { fill, nameOf, textOf, useLanguage, useTexts } from '../i18n/index.js';
import { useRules } from '../rules/load.js';
import { RuleText } from '../rules/RuleText.js';
import { Labelled } from '../ui/CardFace.js';
import type { Why } from '../worker/why.js';
import { type Ruling, useRulings, withNames } from './rulings.js';
import styles from './Why.module.css';
import { useJudgeWords } from './words/index.js';

/** The rules by their texts, the cards by theirs, and the rulings on those cards with what they rest on. */
export function WhyPart({ why }: { why: Pick<Why, 'rules' | 'cards'> }) {
  const words = useJudgeWords();
  const cards = [...new Set(why.cards.map((c) => c.id))];
  return (
    <div className={styles.why}>
      {why.rules.map((id) => (
        <Rule key={id} id={id} />
      ))}
      {cards.map((id) => (
        <CardWords key={id} id={id} decides={why.rules.length === 0} />
      ))}
      {why.rules.length === 0 && cards.length === 0 && <p>{words.nothingSaid}</p>}
    </div>
  );
}

function Rule({ id }: { id: string }) {
  const words = useJudgeWords();
  const rule = useRules()
    ?.flatMap((section) => section.rules)
    .find((r) => r.id === id);
  return (
    <p data-rule={id}>
      <a href={`#/rules/${id}`}>{fill(words.ruleIs, { n: id })}</a> {rule && <RuleText text={rule.text} />}
    </p>
  );
}

/** The text of a card, and its rulings. */
function CardWords({ id, decides }: { id: string; decides: boolean }) {
  const words = useJudgeWords();
  const texts = useTexts();
  const card = nameOf(texts, id);
  return (
    <div>
      <p>
        {decides && <b>{fill(words.wordsDecide, { card })} </b>}
        <a href={`#/cards/${id}`}>{fill(words.cardSays, { card })}</a> <Labelled text={textOf(texts, id).text} />
      </p>
      <Rulings id={id} />
    </div>
  );
}

/** The rulings on a card: short ones in the reader's language, and the readings of the project, each with its basis. */
function Rulings({ id }: { id: string }) {
  const words = useJudgeWords();
  const texts = useTexts();
  const language = useLanguage();
  const readings = useRulings()?.filter((r) => r.cards.includes(id)) ?? [];
  const own = textOf(texts, id).rulings ?? [];
  const basis = readings.find((r) => r.cards.length < 4);
  if (own.length === 0 && readings.length === 0) return null;
  return (
    <details className={styles.rulings}>
      <summary>{fill(words.rulingsOf, { card: nameOf(texts, id) })}</summary>
      <ul>
        {own.map((text) => (
          <li key={text}>
            {text} <Rests rests={basis?.rests} />
          </li>
        ))}
        {readings.map((r) => (
          <li key={r.id}>
            {withNames(texts, r.text[language])} <Rests rests={r.rests} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What a ruling rests on. One that is not listed among the readings was never in doubt. */
export function Rests({ rests }: { rests: Ruling['rests'] | undefined }) {
  const words = useJudgeWords();
  const what = rests?.map(({ kind, rules }) => (rules.length > 0 ? `${words.rests[kind]} (${rules.join(', ')})` : words.rests[kind]));
  return <small className={styles.rests}>{fill(words.restsOn, { what: what?.join('; ') ?? words.notInDoubt })}</small>;
}
