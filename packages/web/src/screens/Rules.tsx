import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { ScreenProps } from '../App.js';
import { useCardWords } from '../gallery/words/index.js';
import { fill, TextsProvider, useWords } from '../i18n/index.js';
import { type Section, useRules } from '../rules/load.js';
import { Opening } from '../rules/Opening.js';
import { RuleText } from '../rules/RuleText.js';
import ruleText from '../rules/RuleText.module.css';
import { useRuleWords } from '../rules/words/index.js';
import { calm } from '../settings.js';
import look from '../ui/look.module.css';
import { PageHead } from '../ui/PageHead.js';
import { hasAll, searchWords } from '../ui/search.js';
import styles from './Rules.module.css';

/** The rules: `rules`, `rules/6.19`, `rules/<section>`. */
export default function Rules({ params }: ScreenProps) {
  return (
    <TextsProvider>
      <Book goal={params[0] ?? ''} />
    </TextsProvider>
  );
}

function Book({ goal }: { goal: string }) {
  const words = useWords();
  const ruleWords = useRuleWords();
  const cards = useCardWords();
  const rules = useRules();
  const [search, setSearch] = useState('');
  const marks = useDeferredValue(
    searchWords(search)
      .filter((w) => w.length > 1)
      .join(' '),
  );
  const list = useMemo(() => marks.split(' ').filter(Boolean), [marks]);
  const shown = useMemo(() => matching(rules ?? [], list), [rules, list]);
  // A linked rule must be visible, whatever the current search is.
  useEffect(() => {
    if (goal) setSearch('');
  }, [goal]);
  useEffect(() => {
    const el = goal && rules ? document.getElementById(`rule-${goal}`) : null;
    if (!el) return;
    el.scrollIntoView({ block: 'start', behavior: calm() ? 'auto' : 'smooth' });
    el.focus({ preventScroll: true });
  }, [goal, rules]);
  const found = shown.reduce((n, s) => n + s.rules.length, 0);
  if (!rules) return <p className={look.loading}>{words.loading}</p>;
  return (
    <main className={`${look.page} ${styles.rules}`}>
      <PageHead title={words.rules} />
      <div className={styles.side}>
        <search>
          <label className={look.field}>
            <span>{cards.search}</span>
            <input type="search" value={search} placeholder={ruleWords.searchRules} onChange={(event) => setSearch(event.target.value)} />
          </label>
          <p role="status" className={look.hint}>
            {list.length > 0 && (found === 0 ? cards.noneFound : found === 1 ? cards.oneFound : fill(cards.cardsFound, { n: found }))}
          </p>
        </search>
        <nav aria-label={ruleWords.sections}>
          <ol className={styles.index}>
            {rules.map((s) => (
              <li key={s.id}>
                <a href={`#/rules/${s.id}`}>{s.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <p>
          <a className="button" href="#/judge">
            {words.askJudge}
          </a>
        </p>
      </div>
      <div className={styles.book}>
        {list.length === 0 && <Opening />}
        {shown.map((section) => (
          <section key={section.id} aria-labelledby={`rule-${section.id}`}>
            <h2 id={`rule-${section.id}`} tabIndex={-1} className={section.id === goal ? styles.goal : ''}>
              {section.title}
            </h2>
            <ol className={ruleText.list}>
              {section.rules.map((rule) => (
                <li
                  key={rule.id}
                  id={`rule-${rule.id}`}
                  tabIndex={-1}
                  className={rule.id === goal ? `${ruleText.rule} ${styles.goal}` : ruleText.rule}
                >
                  <a className={ruleText.number} href={`#/rules/${rule.id}`} aria-label={fill(ruleWords.linkTo, { n: rule.id })}>
                    {rule.id}
                  </a>
                  <p>
                    <RuleText text={rule.text} marks={list} />
                  </p>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </main>
  );
}

function matching(sections: readonly Section[], wanted: readonly string[]): Section[] {
  if (wanted.length === 0) return sections.slice();
  return sections
    .map((s) => ({
      ...s,
      rules: s.rules.filter((r) => hasAll(wanted, `${r.id} ${s.title} ${r.text}`)),
    }))
    .filter((s) => s.rules.length > 0);
}
