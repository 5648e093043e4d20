import { lazy } from 'react';
import type { ScreenProps } from '../App.js';
import { TextsProvider, useWords } from '../i18n/index.js';
import look from '../ui/look.module.css';
import { PageHead } from '../ui/PageHead.js';
import { useTitle } from '../ui/useTitle.js';
import { CardPage } from '../workshop/editor/CardPage.js';
import { useDesk } from '../workshop/editor/desk.js';
import { FactionPage } from '../workshop/editor/FactionPage.js';
import { LikePage } from '../workshop/editor/LikePage.js';
import { LinkPage } from '../workshop/editor/LinkPage.js';
import { ListPage } from '../workshop/editor/ListPage.js';
import { LookPage } from '../workshop/editor/LookPage.js';
import { PrintPage } from '../workshop/editor/PrintPage.js';
import { useWorkshop } from '../workshop/words/index.js';

const FairPage = lazy(async () => ({ default: (await import('../workshop/editor/fair/FairPage.js')).FairPage }));
const TryPage = lazy(async () => ({ default: (await import('../workshop/editor/TryPage.js')).TryPage }));

/** `workshop`, `workshop/f/<faction>`, `…/look`, `…/print`, `…/fair`, `…/<card>`, `workshop/like/<official card>`, `workshop/link/<faction>`. */
export default function Workshop({ params }: ScreenProps) {
  const words = useWorkshop();
  useTitle(words.title);
  return (
    <TextsProvider>
      <Page params={params} />
    </TextsProvider>
  );
}

function Page({ params: [place, ...rest] }: ScreenProps) {
  if (place === 'f') return <Faction id={rest[0] ?? ''} rest={rest.slice(1)} />;
  if (place === 'link') return <LinkPage letters={rest[0] ?? ''} />;
  if (place === 'like') return <LikePage id={rest.join('/')} />;
  return <ListPage />;
}

function Faction({ id, rest: [page, part, number] }: { id: string; rest: string[] }) {
  const words = useWorkshop();
  const own = useWords();
  const desk = useDesk(id);
  if (desk === undefined) return <p className={look.loading}>{own.loading}</p>;
  if (desk === null)
    return (
      <main className={look.page}>
        <PageHead title={words.title} back="#/workshop" />
        <p className={look.note}>{words.gone}</p>
      </main>
    );
  if (page === undefined || page === '') return <FactionPage desk={desk} />;
  if (page === 'look') return <LookPage desk={desk} />;
  if (page === 'print') return <PrintPage desk={desk} />;
  if (page === 'fair') return <FairPage desk={desk} />;
  if (part === 'try') return <TryPage key={page} desk={desk} id={page} {...(number !== undefined && { ability: Number(number) })} />;
  return <CardPage key={page} desk={desk} id={page} part={part} />;
}
