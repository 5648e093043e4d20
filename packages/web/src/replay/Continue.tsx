import type { Seat } from '@breakpoint/engine';
import { useState } from 'react';
import { useWords } from '../i18n/index.js';
import { go } from '../router.js';
import { startLocal } from '../session/current.js';
import type { Recorded } from '../session/replays.js';
import type { Level } from '../session/types.js';
import { Choice } from '../ui/Choice.js';
import { Dialog } from '../ui/Dialog.js';
import { download } from '../ui/download.js';
import { LevelChoice } from '../ui/LevelChoice.js';
import look from '../ui/look.module.css';
import { useReplayWords } from './words/index.js';

interface Props {
  recorded: Recorded;
  /** The number of answers after which the new game starts. */
  answers: number;
  suggested: Seat;
  onClose: () => void;
}

/** Continues a recorded game from here, with the viewer in one of its seats. */
export function Continue({ recorded, answers, suggested, onClose }: Props) {
  const words = useWords();
  const replayWords = useReplayWords();
  const [seat, setSeat] = useState(suggested);
  const [level, setLevel] = useState<Level>('normal');
  const [busy, setBusy] = useState(false);
  const start = async (): Promise<void> => {
    setBusy(true);
    const { log, players } = recorded;
    const seats = players.map(({ name }, i) => (i === seat ? { name, kind: 'person' as const } : { name, kind: 'bot' as const, level }));
    await startLocal({ setup: log.setup, players: seats, documents: log.documents }, { ...log, answers: log.answers.slice(0, answers) });
    go('play');
  };
  return (
    <Dialog title={replayWords.continueHere} onClose={onClose}>
      <p>{replayWords.continueHint}</p>
      <Choice
        label={replayWords.continueAs}
        value={seat}
        options={recorded.players.map((p, i) => [i, p.name] as const)}
        onChange={setSeat}
      />
      <LevelChoice value={level} onChange={setLevel} />
      <div className={look.row}>
        <button type="button" className={look.primary} disabled={busy} onClick={() => void start()}>
          {words.goOn}
        </button>
        <button type="button" onClick={onClose}>
          {words.cancel}
        </button>
      </div>
    </Dialog>
  );
}

/** Downloads the log with its players as a file. */
export function saveRecording({ log, players, result }: Recorded): void {
  const text = JSON.stringify({ log, table: { setup: log.setup, players }, result }, null, 1);
  download('breakpoint-game.json', text);
}
