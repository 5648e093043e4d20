import { TextsProvider, useWords } from '../i18n/index.js';
import look from '../ui/look.module.css';
import { PageHead } from '../ui/PageHead.js';
import styles from './Credits.module.css';
import { useScreenWords } from './words/index.js';

/** The people and works that the game is built on. */
export default function Credits() {
  return (
    <TextsProvider>
      <Thanks />
    </TextsProvider>
  );
}

const authors = Object.values(
  import.meta.glob<{ name: string; url?: string }[]>('../../art/authors.json', { eager: true, import: 'default' }),
).flat();
const LINKS: Record<string, [url: string, name: string]> = {
  '{site}': ['https://game-icons.net', 'game-icons.net'],
  '{license}': ['https://creativecommons.org/licenses/by/3.0/', 'CC BY 3.0'],
};

function Thanks() {
  const words = useWords();
  const screenWords = useScreenWords();
  return (
    <main className={look.page}>
      <PageHead title={screenWords.creditsTitle} />
      <div className={look.text}>
        <img src={`${import.meta.env.BASE_URL}logo.svg`} alt="" width="96" height="96" />
        <p>{screenWords.creditsGame}</p>
        <p>{screenWords.creditsTexts}</p>
        <p>
          {screenWords.creditsPictures.split(/(\{\w+\})/).map((part) =>
            LINKS[part] ? (
              <a key={part} href={LINKS[part][0]} rel="noreferrer">
                {LINKS[part][1]}
              </a>
            ) : (
              part
            ),
          )}
        </p>
        <p>{screenWords.creditsFace}</p>
        <h2>{screenWords.creditsAuthors}</h2>
        <ul className={styles.authors}>
          {authors.map((a) => (
            <li key={a.name}>
              {a.url ? (
                <a href={a.url} rel="noreferrer">
                  {a.name}
                </a>
              ) : (
                a.name
              )}
            </li>
          ))}
        </ul>
      </div>
      <a className={`button ${styles.home}`} href="#/">
        {words.home}
      </a>
    </main>
  );
}
