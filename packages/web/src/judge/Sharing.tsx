import { useState } from 'react';
import { useWords } from '../i18n/index.js';
import { ShareLink } from '../people/ShareLink.js';
import { packed } from '../session/packing.js';
import menu from '../table/dialogs/Menu.module.css';
import { copyText } from '../ui/copy.js';
import { Dialog } from '../ui/Dialog.js';
import { download } from '../ui/download.js';
import look from '../ui/look.module.css';
import { useLoaded } from '../useLoaded.js';
import type { ScenarioData } from '../worker/judge.js';
import styles from './Why.module.css';
import { useJudgeWords } from './words/index.js';

/** The address that holds a position and the answers. */
const linkTo = async (scenario: ScenarioData): Promise<string> =>
  `${new URL(import.meta.env.BASE_URL, location.origin).href}#/judge/shared/${await packed(JSON.stringify(scenario))}`;

/** The text of a scenario file. */
const fileOf = async (scenario: ScenarioData): Promise<string> => (await import('@breakpoint/scenario')).yamlOf(scenario);

/** Shares the position as a link, or saves it as a scenario file. */
export function ShareDialog({ scenario, onClose }: { scenario: ScenarioData; onClose: () => void }) {
  const words = useJudgeWords();
  const common = useWords();
  const link = useLoaded(() => linkTo(scenario), [scenario]);
  const file = useLoaded(() => fileOf(scenario), [scenario]);
  return (
    <Dialog title={words.share} onClose={onClose}>
      <p>{words.shareHint}</p>
      {link ? <ShareLink link={link} label={words.share} title={words.title} /> : <p>{common.loading}</p>}
      {file && (
        <div className={look.row}>
          <button type="button" onClick={() => download('position.yaml', file, 'application/yaml')}>
            {words.saveFile}
          </button>
        </div>
      )}
    </Dialog>
  );
}

/** A report of a wrong ruling, with the scenario in it, ready to be sent. */
export function ReportDialog({ scenario, onClose }: { scenario: ScenarioData; onClose: () => void }) {
  const words = useJudgeWords();
  const common = useWords();
  const [expected, setExpected] = useState('');
  const [copied, setCopied] = useState(false);
  const file = useLoaded(() => fileOf(scenario), [scenario]) ?? '';
  const link = useLoaded(() => linkTo(scenario), [scenario]) ?? '';
  const report = reportOf(expected, file, link);
  return (
    <Dialog title={words.wrong} onClose={onClose}>
      <p>{words.wrongHint}</p>
      <label className={look.field}>
        <span>{words.expected}</span>
        <textarea className={styles.report} value={expected} onChange={(event) => setExpected(event.target.value)} />
      </label>
      <textarea className={menu.copy} readOnly value={report} aria-label={words.report} />
      <div className={look.row}>
        <button type="button" className={look.primary} onClick={() => void copyText(report).then(setCopied)}>
          {common.copy}
        </button>
        {typeof navigator.share === 'function' && (
          <button type="button" onClick={() => void navigator.share({ title: words.report, text: report }).catch(() => undefined)}>
            {words.shareReport}
          </button>
        )}
        <button type="button" onClick={() => download('report.md', report, 'text/markdown')}>
          {words.saveFile}
        </button>
        <span role="status">{copied && common.copied}</span>
      </div>
    </Dialog>
  );
}

const reportOf = (expected: string, file: string, link: string): string =>
  ['## What should have happened?', expected, '## Scenario', `\`\`\`yaml\n${file.trimEnd()}\n\`\`\``, link].join('\n\n');
