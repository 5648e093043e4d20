import type { ScreenProps } from '../App.js';
import { TextsProvider, useWords } from '../i18n/index.js';
import { ReplayList } from '../replay/ReplayList.js';
import { ReplayTable } from '../replay/ReplayTable.js';
import { useReplayWords } from '../replay/words/index.js';
import { loadRecorded } from '../session/replays.js';
import look from '../ui/look.module.css';
import { Notice } from '../ui/Notice.js';
import { useLoaded } from '../useLoaded.js';

/**
 * `replay`: the games there are; `replay/local/<id>`, `replay/server/<id>`, `replay/opened`: one of them. `/moment` after it opens the
 * game at the decision that mattered most.
 */
export default function Replay({ params }: ScreenProps) {
  return (
    <TextsProvider>
      {params.length === 0 ? (
        <ReplayList />
      ) : (
        <Found path={params.join('/')} key={params.join('/')} atMoment={params.at(-1) === 'moment'} />
      )}
    </TextsProvider>
  );
}

function Found({ path, atMoment }: { path: string; atMoment: boolean }) {
  const words = useWords();
  const replayWords = useReplayWords();
  const recorded = useLoaded(() => loadRecorded(path.split('/')), [path]);
  if (recorded === undefined) return <p className={look.loading}>{words.loading}</p>;
  if (recorded) return <ReplayTable recorded={recorded} atMoment={atMoment} />;
  return (
    <Notice title={words.replays}>
      <p>{replayWords.notFound}</p>
      <a className={`button ${look.primary}`} href="#/replay">
        {replayWords.backToList}
      </a>
    </Notice>
  );
}
