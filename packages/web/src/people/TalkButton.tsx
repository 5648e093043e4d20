import { EMOTES, PHRASES, type Said } from '@breakpoint/protocol';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { fill, useWords } from '../i18n/index.js';
import type { Spectators, Talk } from '../session/talk.js';
import { useSettings } from '../settings.js';
import { Dialog } from '../ui/Dialog.js';
import { Icon } from '../ui/Icon.js';
import look from '../ui/look.module.css';
import { SeatBadge } from '../ui/Seat.js';
import { Complaint } from './Complaint.js';
import { Emote } from './Emote.js';
import { useProblemWords } from './errors.js';
import styles from './TalkButton.module.css';
import { WatchersChoice } from './WatchersChoice.js';
import { usePeopleWords } from './words/index.js';

/** How long a message is shown beside the table, in milliseconds. */
const SHOWN = 5000;

interface Props {
  talk: Talk;
  /** The viewer's seat; -1 for spectators. */
  me: number;
  names: readonly string[];
  /** The host allows free text. */
  chat: boolean;
  /** What spectators may do, if the viewer decides it. */
  spectators?: Spectators;
  className?: string;
}

/** The talk at the table: shows the newest message for a moment, and opens a dialog with all messages and a field to write. */
export function TalkButton({ talk, me, names, chat, spectators, className = look.square }: Props) {
  const words = usePeopleWords();
  const { said, muted, seen } = useSyncExternalStore(talk.subscribe, talk.read);
  const [open, setOpen] = useState(false);
  const [reported, setReported] = useState<Said | null>(null);
  const heard = said.filter((s) => !muted.includes(s.from));
  const newest = useNewest(heard, me, seen);
  const isUnread = heard.some((s) => s.n > seen && (s.from !== me || me < 0));
  useEffect(() => {
    if (open && said.length > 0) talk.markSeen();
  }, [open, said, talk]);
  const close = (): void => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={className}
        onClick={() => setOpen(true)}
        aria-label={words.talk}
        title={words.talk}
        aria-haspopup="dialog"
      >
        <Icon name="talk" />
        {isUnread && !open && <span className={styles.dot} aria-hidden="true" />}
      </button>
      <div className={styles.toast} role="status">
        {newest && !open && <Line said={newest} />}
      </div>
      {open && (
        <Dialog title={words.talk} onClose={close} className={styles.talk}>
          <div className={styles.lines}>
            <ol aria-label={words.talk}>
              {heard.map((s) => (
                <li key={s.n}>
                  <Line said={s} />
                  {me >= 0 && s.from !== me && (
                    <button
                      type="button"
                      className={styles.flag}
                      aria-label={words.reportLine}
                      title={words.reportLine}
                      onClick={() => setReported(s)}
                    >
                      <Icon name="flag" />
                    </button>
                  )}
                </li>
              ))}
            </ol>
          </div>
          <Speak talk={talk} me={me} chat={chat} onSaid={close} />
          <Mutes talk={talk} me={me} names={names} muted={muted} />
          {spectators && <WatchersChoice talk={talk} may={spectators} />}
          {me >= 0 && <Complaint key={reported?.n} talk={talk} me={me} names={names} line={reported} />}
        </Dialog>
      )}
    </>
  );
}

/** The latest message of another player, for a few seconds, if it is a recent one that the viewer has not read. */
function useNewest(heard: readonly Said[], me: number, read: number): Said | null {
  const [shown, setShown] = useState<Said | null>(null);
  const last = heard.at(-1);
  const seen = useRef(read);
  useEffect(() => {
    const isNew = last !== undefined && last.n > Math.max(seen.current, read);
    if (isNew) seen.current = last.n;
    // On arrival, the last messages come all at once.
    const shows = isNew && (last.from !== me || me < 0) && Date.now() - last.at <= 60_000;
    // What was shown until now has been read or answered, or is older than this one.
    setShown(shows ? last : null);
    if (!shows) return undefined;
    const timer = setTimeout(() => setShown(null), SHOWN);
    return () => clearTimeout(timer);
  }, [last, me, read]);
  return shown;
}

function Line({ said: { from, name, say } }: { said: Said }) {
  const words = usePeopleWords();
  return (
    <span className={styles.line}>
      {from >= 0 && <SeatBadge seat={from} small />}
      <b>{name || words.watcher}</b>
      {from < 0 && <span className={look.tag}>{words.watches}</span>}
      {say.kind === 'emote' && (
        <>
          <Emote name={say.emote} />
          <span className="sr-only">{words.emotes[say.emote]}</span>
        </>
      )}
      {/* Other players' messages are rendered as plain text only. */}
      <span className={styles.text}>{say.kind === 'text' ? say.text : say.kind === 'phrase' ? words.phrases[say.phrase] : ''}</span>
    </span>
  );
}

function Speak({ talk, me, chat, onSaid }: Pick<Props, 'talk' | 'me' | 'chat'> & { onSaid: () => void }) {
  const words = usePeopleWords();
  const { name } = useSettings();
  const inWords = useProblemWords();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const say = (what: Said['say']): void => {
    setError(null);
    talk.say(what, me < 0 ? name.trim() : '').then(
      // After an emote or a phrase the table is wanted again; written lines may follow each other.
      () => (what.kind === 'text' ? setText('') : onSaid()),
      (caught: unknown) => setError(inWords(caught)),
    );
  };
  return (
    <div className={styles.speak}>
      <div className={styles.emotes}>
        {EMOTES.map((emote) => (
          <button
            key={emote}
            type="button"
            aria-label={words.emotes[emote]}
            title={words.emotes[emote]}
            onClick={() => say({ kind: 'emote', emote })}
          >
            <Emote name={emote} />
          </button>
        ))}
      </div>
      <div className={styles.phrases}>
        {PHRASES.map((phrase) => (
          <button key={phrase} type="button" onClick={() => say({ kind: 'phrase', phrase })}>
            {words.phrases[phrase]}
          </button>
        ))}
      </div>
      {chat && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim()) say({ kind: 'text', text });
          }}
        >
          <input
            value={text}
            maxLength={200}
            aria-label={words.write}
            placeholder={words.write}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className={look.primary}>
            {words.send}
          </button>
        </form>
      )}
      {me < 0 && <p className={look.hint}>{words.watchersApart}</p>}
      <p role="status">{error}</p>
    </div>
  );
}

function Mutes({ talk, me, names, muted }: Pick<Props, 'talk' | 'me' | 'names'> & { muted: readonly number[] }) {
  const words = useWords();
  const peopleWords = usePeopleWords();
  const others = [...names.keys()].filter((seat) => seat !== me);
  return (
    <details>
      <summary>{peopleWords.mute}</summary>
      {[...others, ...(me < 0 ? [-1] : [])].map((seat) => (
        <label key={seat} className={look.check}>
          <input
            type="checkbox"
            checked={muted.includes(seat)}
            onChange={(event) => void talk.mute(seat, event.target.checked, me < 0).catch(() => undefined)}
          />
          {seat < 0 ? peopleWords.watchersAll : names[seat] || fill(words.player, { n: seat + 1 })}
        </label>
      ))}
    </details>
  );
}
