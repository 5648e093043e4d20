import { useWords } from '../i18n/index.js';
import { ShareLink } from '../people/ShareLink.js';
import { usePeopleWords } from '../people/words/index.js';
import { packed } from '../session/packing.js';
import type { Recorded } from '../session/replays.js';
import { Dialog } from '../ui/Dialog.js';
import look from '../ui/look.module.css';
import { useLoaded } from '../useLoaded.js';
import { saveRecording } from './Continue.js';
import { useReplayWords } from './words/index.js';

/** Shares a replay as a link or a file. The link to a game of this device contains the whole game, because no server has it. */
export function ShareReplay({ recorded, onClose }: { recorded: Recorded; onClose: () => void }) {
  const words = useWords();
  const replayWords = useReplayWords();
  const people = usePeopleWords();
  const link = useLoaded(() => linkTo(recorded), [recorded]);
  return (
    <Dialog title={people.shareReplay} onClose={onClose}>
      <p>{people.shareReplayHint}</p>
      {link ? <ShareLink link={link} label={people.shareReplay} title="Breakpoint" /> : <p>{words.loading}</p>}
      <p className={look.row}>
        <button type="button" onClick={() => saveRecording(recorded)}>
          {replayWords.download}
        </button>
      </p>
    </Dialog>
  );
}

async function linkTo({ log, players, result }: Recorded): Promise<string> {
  const page = new URL(import.meta.env.BASE_URL, location.origin).href;
  // A game that is on the server has an address that works for everybody.
  const onServer = /^#\/replay\/server\/[\w-]+/.exec(location.hash)?.[0];
  if (onServer) return `${page}${onServer}`;
  return `${page}#/replay/shared/${await packed(JSON.stringify({ log, table: { players }, result }))}`;
}
