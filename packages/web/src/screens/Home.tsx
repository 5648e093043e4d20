import { lazy, Suspense, useEffect, useState } from 'react';
import { useWords } from '../i18n/index.js';
import { go } from '../router.js';
import { startLocal } from '../session/current.js';
import { tableWithBots } from '../session/tables.js';
import type { Level } from '../session/types.js';
import { useSettings } from '../settings.js';
import { store, stored } from '../storage.js';
import { Choice } from '../ui/Choice.js';
import { Dialog } from '../ui/Dialog.js';
import { FactionPicker } from '../ui/FactionPicker.js';
import { Icon, type IconName } from '../ui/Icon.js';
import { LevelChoice } from '../ui/LevelChoice.js';
import look from '../ui/look.module.css';
import { NameField, useOwnName } from '../ui/NameField.js';
import { LanguageSwitch, SettingsForm } from '../ui/SettingsForm.js';
import { Square } from '../ui/Square.js';
import { sheetCell } from '../ui/sheets.js';
import styles from './Home.module.css';

const YourGames = lazy(async () => ({ default: (await import('../people/YourGames.js')).YourGames }));

/** What the newest release brought: marked until it is opened, for everybody who has played before. */
const NEWS: readonly string[] = ['judge', 'workshop', 'companion'];
const OPENED = 'breakpoint-opened';

/** The front page: a game against bots in two clicks, and links to everything else. */
export function Home() {
  const words = useWords();
  // The lesson comes first until it is done, or until a game was played without it.
  const { taught, greeted } = useSettings();
  const isNew = !taught && !greeted;
  const [showSettings, setShowSettings] = useState(false);
  const [opened] = useState(() => stored<string[]>(OPENED) ?? []);
  const isNews = (to: string): boolean => !isNew && NEWS.includes(to) && !opened.includes(to);
  const lesson = ['learn', 'learn', words.firstGame, words.firstGameHint] as const;
  const links = [
    ...(isNew || taught ? [] : [lesson]),
    ['friends', 'link', words.playFriends, words.playFriendsHint],
    ['anyone', 'globe', words.playAnyone, words.playAnyoneHint],
    ['setup/device', 'people', words.shareDevice, words.shareDeviceHint],
    ...(taught ? [lesson] : []),
    ['lessons', 'learn', words.lessons, words.lessonsHint],
    ['puzzles', 'puzzle', words.puzzles, words.puzzlesHint],
    ['pairs', 'deck', words.pairs, words.pairsHint],
    ['judge', 'scales', words.judge, words.judgeHint],
    ['cards', 'cards', words.cards, words.cardsHint],
    ['workshop', 'pencil', words.workshop, words.workshopHint],
    ['rules', 'book', words.rules, words.rulesHint],
    ['companion', 'house', words.companion, words.companionHint],
    ['replay', 'film', words.replays, words.replaysHint],
  ] as const;
  return (
    <div className={styles.home}>
      <header className={styles.bar}>
        <LanguageSwitch />
        <Square icon="gear" label={words.settings} onClick={() => setShowSettings(true)} />
      </header>
      <main className={styles.main}>
        <Panels />
        <div className={styles.hero}>
          <img className={styles.logo} src={`${import.meta.env.BASE_URL}logo.svg`} alt="" width="180" height="180" />
          <h1 className={styles.title}>Breakpoint</h1>
          <p className={styles.line}>{words.tagline}</p>
        </div>
        {isNew && <Way to="learn" icon="learn" title={words.newHere} hint={words.firstGameHint} className={styles.newcomer} />}
        <Suspense fallback={null}>
          <YourGames />
        </Suspense>
        <QuickGame />
        <nav className={styles.ways} aria-label={words.waysLabel}>
          {links.map(([to, icon, title, hint]) => (
            <Way
              key={to}
              to={to}
              icon={icon}
              title={title}
              hint={hint}
              news={isNews(to) ? words.isNews : undefined}
              onOpen={() => isNews(to) && store(OPENED, [...opened, to])}
            />
          ))}
        </nav>
      </main>
      <footer className={styles.foot}>
        <p>{words.unofficial}</p>
        <p>
          <a href="#/credits">{words.credits}</a> <a href="#/privacy">{words.privacy}</a>
        </p>
      </footer>
      {showSettings && (
        <Dialog title={words.settings} onClose={() => setShowSettings(false)}>
          <SettingsForm />
        </Dialog>
      )}
    </div>
  );
}

/** Five minions of five factions, each with something of another. The picture comes after everything that can be clicked. */
function Panels() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      className={styles.panels}
      style={shown ? { backgroundImage: sheetCell('hero', 'hero')?.backgroundImage } : undefined}
      aria-hidden="true"
    />
  );
}

interface WayProps {
  to: string;
  icon: IconName;
  title: string;
  hint: string;
  className?: string;
  /** The word that marks it as new. */
  news?: string;
  onOpen?: () => void;
}

/** A link to a screen, with a line about it. */
function Way({ to, icon, title, hint, className = '', news, onOpen }: WayProps) {
  return (
    <a href={`#/${to}`} className={`${look.sheet} ${styles.way} ${className}`} onClick={onOpen}>
      <span className={styles.sign}>
        <Icon name={icon} />
      </span>
      <span className={styles.wayTitle}>
        {title} {news && <mark className={styles.news}>{news}</mark>}
      </span>{' '}
      <span className={styles.wayHint}>{hint}</span>
    </a>
  );
}

/** A game against bots, with random factions or with two that the player picks. */
function QuickGame() {
  const words = useWords();
  const name = useOwnName();
  const [opponents, setOpponents] = useState(1);
  const [level, setLevel] = useState<Level>('normal');
  const [choosing, setChoosing] = useState(false);
  const [busy, setBusy] = useState(false);
  const start = async (factions?: string[]): Promise<void> => {
    setBusy(true);
    await startLocal(tableWithBots(name, opponents, level, factions));
    go('play');
  };
  return (
    <>
      <section className={styles.quick} aria-labelledby="quick-title">
        <h2 id="quick-title">{words.playBots}</h2>
        <Choice label={words.opponents} value={opponents} options={[1, 2, 3].map((n) => [n, String(n)] as const)} onChange={setOpponents} />
        <LevelChoice value={level} onChange={setLevel} />
        <NameField />
        <div className={styles.buttons}>
          <button type="button" className={`${look.primary} ${look.big}`} disabled={busy} onClick={() => void start()}>
            {words.playBotsNow}
          </button>
          <button type="button" className={look.big} disabled={busy} onClick={() => setChoosing(true)}>
            {words.pickTwo}
          </button>
        </div>
        <a href="#/setup" className={styles.more}>
          {words.moreOptions}
        </a>
      </section>
      {choosing && (
        <Dialog title={words.pickTwo} onClose={() => setChoosing(false)} wide>
          <FactionPicker onPicked={(factions) => void start(factions)} busy={busy} />
        </Dialog>
      )}
    </>
  );
}
