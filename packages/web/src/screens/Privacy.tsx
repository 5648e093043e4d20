import { TextsProvider } from '../i18n/index.js';
import look from '../ui/look.module.css';
import { PageHead } from '../ui/PageHead.js';
import { useScreenWords } from './words/index.js';

/** What a server and this browser keep about a player. docs/privacy.md says the same to operators, with more detail. */
export default function Privacy() {
  return (
    <TextsProvider>
      <Kept />
    </TextsProvider>
  );
}

function Kept() {
  const words = useScreenWords();
  return (
    <main className={look.page}>
      <PageHead title={words.privacyTitle} />
      <div className={look.text}>
        {words.privacy.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </main>
  );
}
