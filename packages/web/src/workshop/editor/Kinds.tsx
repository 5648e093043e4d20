import { type CardTree, type Document, type KindNames, type KindWord, LIMITS } from '@breakpoint/workshop';
import { useState } from 'react';
import { fill, useLanguage } from '../../i18n/index.js';
import { LANGUAGES, type Language } from '../../settings.js';
import { Choice } from '../../ui/Choice.js';
import { Dialog } from '../../ui/Dialog.js';
import look from '../../ui/look.module.css';
import { useWorkshop } from '../words/index.js';
import styles from './Kinds.module.css';
import sheet from './Sheet.module.css';

/** The most kinds that a document has, and the most that a card belongs to. */
const MOST_KINDS = 5;
const MOST_OF_CARD = 3;

const nameIn = (kind: KindNames, language: Language): string => (kind[language] ?? kind.en ?? kind.fr ?? kind.es)?.one ?? '';

/** The kinds that a card is of, and the way to all of them. */
export function KindChips({
  document,
  card,
  onChange,
  onKinds,
}: {
  document: Document;
  card: CardTree;
  onChange: (card: CardTree) => void;
  onKinds: () => void;
}) {
  const words = useWorkshop();
  const language = useLanguage();
  const own = card.kinds ?? [];
  const toggle = (id: string): void => {
    const { kinds, ...others } = card;
    const next = own.includes(id) ? own.filter((k) => k !== id) : [...own, id];
    onChange((next.length === 0 ? others : { ...others, kinds: next }) as CardTree);
  };
  return (
    <fieldset className={sheet.chips}>
      <legend>{words.ownKinds}</legend>
      {Object.entries(document.kinds ?? {}).map(([id, kind]) => (
        <button
          key={id}
          type="button"
          className={sheet.chip}
          aria-pressed={own.includes(id)}
          disabled={!own.includes(id) && own.length >= MOST_OF_CARD}
          onClick={() => toggle(id)}
        >
          {nameIn(kind, language)}
        </button>
      ))}
      <button type="button" className={styles.edit} onClick={onKinds}>
        {words.editKinds}
      </button>
    </fieldset>
  );
}

interface KindsProps {
  document: Document;
  /** `field` names what is being typed. */
  onChange: (document: Document, field?: string) => void;
  onClose: () => void;
}

/** All kinds of the faction: their words in each language. A language without words quotes another one's. */
export function KindsDialog({ document, onChange, onClose }: KindsProps) {
  const words = useWorkshop();
  const language = useLanguage();
  const kinds = document.kinds ?? {};
  // A new kind is stored with its first letter.
  const [fresh, setFresh] = useState<string | null>(Object.keys(kinds).length === 0 ? freeKind(kinds) : null);
  const shown = fresh !== null && kinds[fresh] === undefined ? [...Object.entries(kinds), [fresh, {}] as const] : Object.entries(kinds);
  const put = (id: string, kind: KindNames, field: string): void => {
    if (LANGUAGES.some((l) => kind[l])) onChange({ ...document, kinds: { ...kinds, [id]: kind } }, field);
  };
  return (
    <Dialog title={words.editKinds} onClose={onClose}>
      <p>{words.kindsHint}</p>
      {shown.map(([id, kind], i) => (
        <fieldset key={id} className={styles.kind}>
          <legend>{nameIn(kind, language) || fill(words.kindNumber, { n: i + 1 })}</legend>
          <Forms kind={kind} onChange={(next, field) => put(id, next, `${id} ${field}`)} />
          {kinds[id] && (
            <button type="button" onClick={() => onChange(withoutKind(document, id))}>
              {words.removeKind}
            </button>
          )}
        </fieldset>
      ))}
      {shown.length < MOST_KINDS && (fresh === null || kinds[fresh] !== undefined) && (
        <button type="button" onClick={() => setFresh(freeKind(kinds))}>
          <span aria-hidden="true">+</span> {words.newKind}
        </button>
      )}
    </Dialog>
  );
}

function freeKind(kinds: object): string {
  for (let n = 1; ; n++) if (!Object.hasOwn(kinds, `kind-${n}`)) return `kind-${n}`;
}

/** Cards are no longer of the kind; sentences that speak of it glow. */
function withoutKind(document: Document, id: string): Document {
  const { [id]: gone, ...kinds } = document.kinds ?? {};
  const { kinds: all, ...others } = document;
  const cards = document.cards.map((card) => {
    const { kinds: own, ...rest } = card;
    const left = own?.filter((kind) => kind !== id) ?? [];
    return (left.length > 0 ? { ...rest, kinds: left } : rest) as CardTree;
  });
  return { ...others, ...(Object.keys(kinds).length > 0 && { kinds }), cards };
}

/** The plural as a first guess. */
const plural = (one: string): string => (one === '' || /[sxz]$/i.test(one) ? one : `${one}s`);

/** The words of one kind, the reader's language first. */
function Forms({ kind, onChange }: { kind: KindNames; onChange: (kind: KindNames, field: string) => void }) {
  const words = useWorkshop();
  const language = useLanguage();
  const change = (l: Language, word: KindWord, field: string): void => {
    const { [l]: old, ...others } = kind;
    onChange(word.one === '' ? others : { ...others, [l]: { ...word, many: word.many || plural(word.one) } }, `${l} ${field}`);
  };
  return [language, ...LANGUAGES.filter((l) => l !== language)].map((l) => {
    const word: KindWord = kind[l] ?? { one: '', many: '', gender: 'm' };
    const one = (text: string): void =>
      change(l, { ...word, one: text, many: word.many === plural(word.one) ? plural(text) : word.many }, 'one');
    const many = (text: string): void => change(l, { ...word, many: text }, 'many');
    return (
      <div key={l} className={styles.forms}>
        <Word label={words.kindOne[l]} language={l} value={word.one} onType={one} />
        {word.one !== '' && (
          <>
            <Word label={words.kindMany[l]} language={l} value={word.many} onType={many} />
            {l !== 'en' && (
              <Choice
                label={words.gender}
                value={word.gender}
                options={(['m', 'f'] as const).map((g) => [g, words.genders[g]] as const)}
                onChange={(gender) => change(l, { ...word, gender }, 'gender')}
              />
            )}
          </>
        )}
      </div>
    );
  });
}

interface WordProps {
  label: string;
  language: Language;
  value: string;
  onType: (text: string) => void;
}

function Word({ label, language, value, onType }: WordProps) {
  // What is being typed may be empty for a moment; the kind keeps its last word.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label className={look.field}>
      <span>{label}</span>
      <input
        lang={language}
        value={typed ?? value}
        maxLength={LIMITS.name}
        onChange={(event) => {
          setTyped(event.target.value);
          onType(event.target.value.trim());
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
}
