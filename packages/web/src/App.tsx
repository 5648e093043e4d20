import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useWords } from './i18n/index.js';
import { LanguageProvider } from './i18n/language.js';
import { useRoute } from './router.js';
import { Home } from './screens/Home.js';
import look from './ui/look.module.css';
import { Notice } from './ui/Notice.js';

/** A screen gets the parts of the address after its name. */
export interface ScreenProps {
  params: string[];
}

/** The screens, by their name in the address. A screen exports its component as default and is loaded when it is opened. */
const files = import.meta.glob<{ default: ComponentType<ScreenProps> }>(['./screens/*.tsx', '!./screens/Home.tsx']);
const NAMES: Record<string, string> = {
  play: 'Play',
  setup: 'Setup',
  cards: 'Gallery',
  rules: 'Rules',
  replay: 'Replay',
  learn: 'FirstGame',
  lessons: 'Lessons',
  puzzles: 'Puzzles',
  pairs: 'Pairs',
  credits: 'Credits',
  privacy: 'Privacy',
  friends: 'Friends',
  anyone: 'Anyone',
  seats: 'Seats',
  judge: 'Judge',
  table: 'Remote',
  workshop: 'Workshop',
  companion: 'Companion',
};
const screens = new Map(
  Object.entries(NAMES).flatMap(([name, file]) => {
    const load = files[`./screens/${file}.tsx`];
    return load ? [[name, lazy(load)] as const] : [];
  }),
);

export function App() {
  return (
    <LanguageProvider>
      {/* Nothing is shown before the first words are there. */}
      <Suspense fallback={null}>
        <Catcher>
          <Screen />
        </Catcher>
      </Suspense>
    </LanguageProvider>
  );
}

function Screen() {
  const { name, params } = useRoute();
  const words = useWords();
  if (name === '') return <Home />;
  const Found = screens.get(name);
  if (!Found) return <Missing />;
  return (
    <Suspense fallback={<p className={look.loading}>{words.loading}</p>}>
      {/* The key gives each table a screen of its own, so that no state of the last table stays. */}
      <Found key={name === 'table' ? `${name}/${params[0]}` : name} params={params} />
    </Suspense>
  );
}

function Missing() {
  const words = useWords();
  return (
    <Notice title="Breakpoint">
      <p>{words.missing}</p>
      <a className={`button ${look.primary}`} href="#/">
        {words.home}
      </a>
    </Notice>
  );
}

/** Shows an error in place of a screen that crashed, with a way home. */
class Catcher extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null as Error | null };
  static getDerivedStateFromError(error: Error) {
    return { error };
  }
  override render() {
    if (!this.state.error) return this.props.children;
    return <Broken error={this.state.error} />;
  }
}

function Broken({ error }: { error: Error }) {
  const words = useWords();
  return (
    <Notice title={words.broken}>
      <pre className={look.error}>{error.message}</pre>
      <p className={look.row}>
        <button type="button" className={look.primary} onClick={() => location.reload()}>
          {words.reload}
        </button>
        <button
          type="button"
          onClick={() => {
            location.hash = '#/';
            location.reload();
          }}
        >
          {words.home}
        </button>
      </p>
    </Notice>
  );
}
