import { TextsProvider } from '../i18n/index.js';
import { usePages } from '../i18n/pages/index.js';
import look from '../ui/look.module.css';
import { PageHead } from '../ui/PageHead.js';

/** What a server and this browser keep about a player. docs/privacy.md says the same to operators, with more detail. */
export default function Privacy() {
  return (
    <TextsProvider>
      <Kept />
    </TextsProvider>
  );
}

function Kept() {
  const pages = usePages();
  return (
    <main className={look.page}>
      <PageHead title={pages.privacyTitle} />
      {pages.privacy.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </main>
  );
}
