import { useState } from 'react';
import { fill } from '../i18n/index.js';
import { PagesProvider, usePages } from '../i18n/pages/index.js';
import { Dialog } from '../ui/Dialog.js';
import { useRules } from './load.js';
import { RuleText } from './RuleText.js';
import '../styles/rules.css';

/** Shows one rule over the screen; its links lead to the rules that it refers to. */
export default function RuleDialog(props: { rule: string; onClose: () => void }) {
  return (
    <PagesProvider>
      <OneRule {...props} />
    </PagesProvider>
  );
}

function OneRule({ rule, onClose }: { rule: string; onClose: () => void }) {
  const pages = usePages();
  const rules = useRules();
  const [at, setAt] = useState(rule);
  const section = rules?.find((s) => s.id === at || s.rules.some((r) => r.id === at));
  const list = section?.rules.filter((r) => r.id === at || section.id === at) ?? [];
  return (
    <Dialog title={section ? `${section.title}${section.id === at ? '' : ` · ${at}`}` : fill(pages.rule, { n: at })} onClose={onClose}>
      <ol className="rules-list">
        {list.map((r) => (
          <li key={r.id} className="rule">
            <span className="rule-number">{r.id}</span>
            <p>
              <RuleText text={r.text} onRule={setAt} />
            </p>
          </li>
        ))}
      </ol>
      <p>
        <a href={`#/rules/${at}`} target="_blank" rel="noreferrer">
          {pages.allRules}
        </a>
      </p>
    </Dialog>
  );
}
