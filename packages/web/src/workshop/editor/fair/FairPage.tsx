import { checkDocument, type Document, documentId } from '@breakpoint/workshop';
import { useState } from 'react';
import { fill } from '../../../i18n/index.js';
import { Choice } from '../../../ui/Choice.js';
import { Icon } from '../../../ui/Icon.js';
import look from '../../../ui/look.module.css';
import { ownColours } from '../../Drawn.js';
import { useFair, useWorkshop } from '../../words/index.js';
import { type Desk, useDocument } from '../desk.js';
import { Head } from '../Head.js';
import { useNameIn } from '../names.js';
import { Most, Rates } from './Cards.js';
import { BrokenGames, Never } from './Never.js';
import { Running } from './Running.js';
import { useTest } from './useTest.js';
import { ENOUGH } from './verdict.js';
import { WhatIf } from './WhatIf.js';
import { Wins } from './Wins.js';

const GAMES = 1000;

/** Is the faction fair? Bots play it in a worker, and what the games say is drawn as they come in. */
export function FairPage({ desk }: { desk: Desk }) {
  const words = useFair();
  const document = useDocument(desk);
  const here = `workshop/f/${desk.id}`;
  const wrong = checkDocument(document).filter((problem) => !problem.warning).length;
  return (
    <main className={look.page} style={ownColours(document)}>
      <Head desk={desk} back={`#/${here}`} title={words.title} />
      <p>{words.intro}</p>
      {wrong > 0 ? (
        <>
          <p className={look.note}>{fill(words.finishFirst, { n: wrong })}</p>
          <a className="button" href={`#/${here}`}>
            {words.toFaction}
          </a>
        </>
      ) : (
        <Fairness key={documentId(document)} document={document} here={here} />
      )}
    </main>
  );
}

function Fairness({ document, here }: { document: Document; here: string }) {
  const words = useFair();
  const own = useWorkshop();
  const nameIn = useNameIn();
  const [players, setPlayers] = useState<2 | 3 | 4>(2);
  const { progress, start, stop } = useTest<'balance'>();
  const report = progress?.report;
  return (
    <>
      <Choice
        label={words.players}
        value={players}
        options={([2, 3, 4] as const).map((n) => [n, String(n)] as const)}
        disabled={progress?.isRunning}
        onChange={setPlayers}
      />
      {!progress?.isRunning && (
        <div className={look.row}>
          <button
            type="button"
            className={`${look.primary} ${look.big}`}
            onClick={() => start({ find: 'balance', document, players }, GAMES)}
          >
            <Icon name="play" /> {progress ? words.again : words.play}
          </button>
        </div>
      )}
      {progress && <Running progress={progress} onStop={stop} />}
      {report && (
        <>
          <BrokenGames broken={report.broken} document={document} />
          <Wins report={report} name={nameIn(document.name) || own.unnamed} />
          <Rates report={report} document={document} here={here} />
          {report.games >= ENOUGH && <Most report={report} document={document} here={here} />}
          <WhatIf document={document} players={players} first={report.most[0]?.card} />
        </>
      )}
      <Never document={document} here={here} />
    </>
  );
}
