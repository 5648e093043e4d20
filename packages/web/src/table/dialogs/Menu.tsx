import type { Log } from '@breakpoint/engine';
import { useEffect, useState } from 'react';
import { useWords } from '../../i18n/index.js';
import type { Speaker } from '../../i18n/sentences.js';
import { AlertSwitch } from '../../people/AlertSwitch.js';
import { Devices } from '../../people/Devices.js';
import { go } from '../../router.js';
import { RuleLink } from '../../rules/RuleLink.js';
import { keepTaken } from '../../session/taken.js';
import type { Session, SessionState } from '../../session/types.js';
import { useOnlineWords } from '../../session/words/index.js';
import { copyText } from '../../ui/copy.js';
import { Dialog } from '../../ui/Dialog.js';
import look from '../../ui/look.module.css';
import { SettingsForm } from '../../ui/SettingsForm.js';
import { useCoarse } from '../../ui/useShape.js';
import type { Shown } from '../playback/playback.js';
import styles from './Menu.module.css';

interface Props {
  session: Session;
  shown: Shown;
  speaker: Speaker;
  onClose: () => void;
  onHome: () => void;
}

/** Does the game go on if the viewer concedes? It takes two players, one of them a person. */
function goesOnWithout({ players, me }: SessionState): boolean {
  const left = players.filter((p, seat) => seat !== me && !p.conceded);
  return left.length > 1 && left.some((p) => p.kind === 'person');
}

/** The log, which names the rules profile; null while others play. A report or position without it is better than none. */
const logOf = (session: Session): Promise<Log | null> => session.log().catch(() => null);

/** May the position be taken before the judge? Not at a table on a server while people play, who might have a clock running. */
const mayBeJudged = ({ leaveForGood, fleeting }: Session, { status, players }: SessionState): boolean =>
  !fleeting && (!leaveForGood || status !== 'playing' || players.filter((p) => p.kind === 'person').length < 2);

/** The settings, and everything a player can do with a game apart from playing it. */
export function TableMenu({ session, shown, speaker, onClose, onHome }: Props) {
  const words = useWords();
  const online = useOnlineWords();
  const coarse = useCoarse();
  const [page, setPage] = useState<'menu' | 'concede' | 'leave' | 'report' | 'scenario' | 'devices'>('menu');
  const { state, view } = shown;
  if (page === 'report' || page === 'scenario')
    return <TextToCopy page={page} session={session} shown={shown} speaker={speaker} onClose={onClose} />;
  if (page === 'devices') return <Devices table={session.tableId} onCloseOthers={() => session.closeOthers!()} onClose={onClose} />;
  const leaveForGood = (): void => void session.leaveForGood?.().finally(onHome);
  if (page === 'concede' || page === 'leave') {
    const leaves = page === 'leave';
    return (
      <Dialog title={leaves ? online.leaveForGood : words.concedeSure} onClose={onClose}>
        <p>
          {state.status === 'playing' && (goesOnWithout(state) ? words.concedeBot : words.concedeEnds)} {leaves && online.leaveSure}
        </p>
        <div className={look.row}>
          <button
            type="button"
            className={look.danger}
            onClick={() => {
              onClose();
              if (leaves) leaveForGood();
              else void session.concede();
            }}
          >
            {leaves ? online.leaveForGood : words.concede}
          </button>
          <button type="button" onClick={onClose}>
            {words.cancel}
          </button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={words.menu} onClose={onClose}>
      <div className={look.stack}>
        <RuleLink rule="all" className="button">
          {words.rules}
        </RuleLink>
        <button type="button" onClick={onHome}>
          {words.leave} {!session.fleeting && <small>{session.leaveForGood ? view.seat >= 0 && online.seatKept : words.leaveHint}</small>}
        </button>
        {state.status === 'playing' && view.seat >= 0 && (
          <button type="button" onClick={() => setPage('concede')}>
            {words.concede}
          </button>
        )}
        {session.leaveForGood && view.seat >= 0 && (
          <button type="button" onClick={() => setPage('leave')}>
            {online.leaveForGood}
          </button>
        )}
        {session.closeOthers && view.seat >= 0 && (
          <button type="button" onClick={() => setPage('devices')}>
            {online.devices}
          </button>
        )}
        {mayBeJudged(session, state) && (
          <button
            type="button"
            onClick={() =>
              void logOf(session).then((log) => {
                keepTaken(view, speaker.names, log);
                go('judge/taken');
              })
            }
          >
            {words.askJudge}
          </button>
        )}
        <button type="button" onClick={() => setPage('scenario')}>
          {words.copyScenario}
        </button>
        <button type="button" onClick={() => setPage('report')}>
          {words.reportBug}
        </button>
      </div>
      {session.tableId && view.seat >= 0 && <AlertSwitch table={session.tableId} />}
      <SettingsForm />
      {!coarse && (
        <details>
          <summary>{words.keysHelp}</summary>
          <KeyList />
        </details>
      )}
    </Dialog>
  );
}

/** All keys of the table. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const words = useWords();
  return (
    <Dialog title={words.keysHelp} onClose={onClose}>
      <KeyList />
    </Dialog>
  );
}

function KeyList() {
  const words = useWords();
  return (
    <dl className={styles.keys}>
      {words.keysTable.map(([key, meaning]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

function TextToCopy({ page, session, shown, speaker, onClose }: Omit<Props, 'onHome'> & { page: 'report' | 'scenario' }) {
  const words = useWords();
  const [text, setText] = useState('');
  const [copied, setCopied] = useState(false);
  const { view, state } = shown;
  useEffect(() => {
    void Promise.all([logOf(session), import('./scenario.js')]).then(([log, { reportOf, scenarioOf }]) =>
      setText(page === 'scenario' ? scenarioOf(view, speaker.names, log) : reportOf(view, speaker.names, log, state.problem)),
    );
  }, [page, view, speaker, session, state.problem]);
  return (
    <Dialog title={page === 'report' ? words.reportBug : words.copyScenario} onClose={onClose}>
      {page === 'report' && <p>{words.reportHint}</p>}
      <textarea className={styles.copy} readOnly value={text} aria-label={page === 'report' ? words.reportBug : words.copyScenario} />
      <div className={look.row}>
        <button
          type="button"
          className={look.primary}
          onClick={() => {
            void copyText(text).then(setCopied);
          }}
        >
          {words.copy}
        </button>
        <span role="status">{copied && words.copied}</span>
      </div>
    </Dialog>
  );
}
