import { useState } from 'react';
import { fill, TextsProvider } from '../i18n/index.js';
import { Dialog } from '../ui/Dialog.js';
import { type Section, useRules } from './load.js';
import { RuleText } from './RuleText.js';
import ruleText from './RuleText.module.css';
import { useRuleWords } from './words/index.js';

/** Shows one rule over the screen, or `all` of them; its links lead to the rules that it refers to. */
export default function RuleDialog(props: { rule: string; onClose: () => void }) {
  return (
    <TextsProvider>
      <OneRule {...props} />
    </TextsProvider>
  );
}

function OneRule({ rule, onClose }: { rule: string; onClose: () => void }) {
  const words = useRuleWords();
  const rules = useRules();
  const [at, setAt] = useState(rule);
  const all = at === 'all';
  const section = rules?.find((s) => s.id === at || s.rules.some((r) => r.id === at));
  const list = section?.rules.filter((r) => r.id === at || section.id === at) ?? [];
  return (
    <Dialog
      title={all ? words.allRules : section ? `${section.title}${section.id === at ? '' : ` · ${at}`}` : fill(words.rule, { n: at })}
      onClose={onClose}
    >
      {all && rules?.map((s) => <Titled key={s.id} section={s} onRule={setAt} />)}
      <ol className={ruleText.list}>
        {list.map((r) => (
          <Rule key={r.id} rule={r} onRule={setAt} />
        ))}
      </ol>
      {!all && (
        <p>
          <button type="button" onClick={() => setAt('all')}>
            {words.allRules}
          </button>
        </p>
      )}
    </Dialog>
  );
}

/** A section under its title, closed until it is wanted. */
function Titled({ section, onRule }: { section: Section; onRule: (rule: string) => void }) {
  return (
    <details>
      <summary>{section.title}</summary>
      <ol className={ruleText.list}>
        {section.rules.map((r) => (
          <Rule key={r.id} rule={r} onRule={onRule} />
        ))}
      </ol>
    </details>
  );
}

function Rule({ rule, onRule }: { rule: Section['rules'][number]; onRule: (rule: string) => void }) {
  return (
    <li className={ruleText.rule}>
      <span className={ruleText.number}>{rule.id}</span>
      <p>
        <RuleText text={rule.text} onRule={onRule} />
      </p>
    </li>
  );
}
