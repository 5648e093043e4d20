import { type AnyCard, type Document, LIMITS, refusalOf } from '@breakpoint/workshop';
import {
  type Facet,
  facetsAt,
  fieldOf,
  fitted,
  groupOf,
  isWithin,
  parentOf,
  sayAbilities,
  sentencesAt,
  spotAt,
  stepsAt,
  valueAt,
  withValue,
} from '@breakpoint/workshop/editing';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { fill, nameOf, useLanguage, useTexts } from '../../i18n/index.js';
import look from '../../ui/look.module.css';
import { Square } from '../../ui/Square.js';
import { Stepper } from '../../ui/Stepper.js';
import { useWorkshop } from '../words/index.js';
import { headingOf, isList, isNumber, isRare, labelOf, labelsOf } from './labels.js';
import { momentRow, type Said, sought, verbRow } from './rows.js';
import styles from './Sheet.module.css';

interface SheetProps {
  document: Document;
  card: AnyCard;
  /** The tapped word. */
  path: string;
  onChange: (card: AnyCard, close: boolean) => void;
  onOpen: (path: string) => void;
  onClose: () => void;
  /** Opens the author's own kinds of cards. */
  onKinds: () => void;
}

/** What can be chosen for a tapped word: below the card on a phone, beside it on a desk. The card still reacts at once. */
export function Sheet(props: SheetProps) {
  const words = useWorkshop();
  const { document, card, path, onClose, onKinds } = props;
  const shown = useDeferredValue(useMemo(() => ({ document, card, path }), [document, card, path]));
  const facets = useMemo(() => facetsOf(shown.document, shown.card, shown.path), [shown]);
  const ref = useRef<HTMLElement>(null);
  const [search, setSearch] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another word begins at the top, without a search
  useEffect(() => {
    setSearch('');
    ref.current?.scrollTo(0, 0);
  }, [path]);
  const hasList = facets.some((facet) => isList(facet.path));
  const isTapped = (facet: Facet): boolean => isWithin(shown.path, facet.path);
  const rare = facets.filter((f) => !isTapped(f) && isRare(shown.card, f.path) && !(hasList && FOLDED.has(f.field)));
  const usual = facets.filter((facet) => !rare.includes(facet));
  const titled = hasList ? undefined : usual.find(isTapped);
  const hasKinds = !hasList && spotAt(shown.card, `${groupOf(shown.card, shown.path)}/kind`) !== undefined;
  return (
    <section
      ref={ref}
      className={styles.sheet}
      aria-label={headingOf(words, path)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <header className={styles.head}>
        {hasList ? (
          <input
            type="search"
            className={styles.search}
            value={search}
            placeholder={words.search}
            aria-label={words.search}
            onChange={(event) => setSearch(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') ref.current?.querySelector<HTMLElement>('[data-option]')?.click();
            }}
          />
        ) : (
          <h2>{headingOf(words, titled?.path ?? path)}</h2>
        )}
        <Square icon="close" label={words.close} onClick={onClose} />
      </header>
      {facets.length === 0 && <p className={look.hint}>{words.nothingFits}</p>}
      {usual.map((facet) => (
        <FacetChoice key={facet.path} facet={facet} search={search} isTitled={facet === titled} isFolding {...props} card={shown.card} />
      ))}
      {(rare.length > 0 || hasKinds) && search === '' && (
        <details className={styles.rare}>
          <summary>{words.moreLimits}</summary>
          {rare.map((facet) => (
            <FacetChoice key={facet.path} facet={facet} search={search} {...props} card={shown.card} />
          ))}
          {hasKinds && (
            <button type="button" className={styles.kinds} onClick={onKinds}>
              {words.editKinds}
            </button>
          )}
        </details>
      )}
      <Structure {...props} card={shown.card} />
    </section>
  );
}

/** What can be chosen, in the order in which it is shown. */
function facetsOf(document: Document, card: AnyCard, path: string): Facet[] {
  const all = facetsAt(document, card, path);
  // A verb that is a word of its own is chosen there, not among the numbers and places of its sentence.
  if (!isList(all[0]?.path ?? '')) return all.filter((f) => !isList(f.path) || !isSpoken(document, card, f.path));
  // Below a long list nobody would find who does it, how often, and whether one may or must.
  const isFirst = ({ field }: Facet): boolean => field === 'may' || FOLDED.has(field);
  return [...all.filter(isFirst), ...all.filter((f) => !isFirst(f))];
}

/** Short answers about a sentence, which fold up above the list of its verbs or moments, and below a number. */
const FOLDED = new Set(['who', 'limit', 'by', 'first', 'each']);

/** Is there a word of its own for the verb, or the moment, at a place? If one language has one, all of them do. */
const isSpoken = (document: Document, card: AnyCard, path: string): boolean =>
  sayAbilities(document, card, 'en').some(({ words }) => words?.some((word) => word.path === path || word.path === `${path}/do`));

interface FacetProps extends SheetProps {
  facet: Facet;
  search: string;
  /** Is its heading that of the sheet? */
  isTitled?: boolean;
  /** Does it fold up, if it is one of those that do? */
  isFolding?: boolean;
}

function FacetChoice(props: FacetProps) {
  const words = useWorkshop();
  const language = useLanguage();
  const { facet, card, search, isTitled } = props;
  const asList = isList(facet.path);
  if (search !== '' && !asList) return null;
  const heading = headingOf(words, facet.path);
  if (FOLDED.has(facet.field) && props.isFolding && !isTitled && facet.options.length > 1) {
    const current = facet.options.find((option) => option.isCurrent);
    return (
      <details className={styles.rare}>
        <summary>
          {heading}
          {current && `: ${labelOf(words, props.document, current, facet.path, language)}`}
        </summary>
        <Chips {...props} />
        {facet.inner.map((inner) => (
          <FacetChoice key={inner.path} {...props} isFolding={false} facet={inner} />
        ))}
      </details>
    );
  }
  return (
    <fieldset className={styles.facet}>
      <legend className={isTitled ? 'sr-only' : undefined}>{heading}</legend>
      {isNumber(card, facet.path) && <NumberChoice {...props} />}
      {asList ? <Rows {...props} /> : facet.options.length > 1 && <Chips {...props} />}
      {facet.inner.map((inner) => (
        <FacetChoice key={inner.path} {...props} isTitled={false} facet={inner} />
      ))}
    </fieldset>
  );
}

function Chips({ facet, document, onChange }: FacetProps) {
  const words = useWorkshop();
  const language = useLanguage();
  const labels = labelsOf(words, document, facet.options, facet.path, language);
  return (
    <div className={styles.chips}>
      {facet.options.map((option, i) => (
        <button
          key={option.tag}
          type="button"
          className={styles.chip}
          aria-pressed={option.isCurrent}
          onClick={() => onChange(option.card, false)}
        >
          {labels[i]}
        </button>
      ))}
    </div>
  );
}

function NumberChoice({ facet, document, card, onChange }: FacetProps) {
  const words = useWorkshop();
  const { less, more } = useMemo(() => stepsAt(document, card, facet.path), [document, card, facet.path]);
  const what = headingOf(words, facet.path);
  return (
    <div className={styles.stepper}>
      <Stepper
        value={Number(valueAt(card, facet.path))}
        less={fill(words.less, { what })}
        more={fill(words.more, { what })}
        onLess={less && (() => onChange(less, false))}
        onMore={more && (() => onChange(more, false))}
      />
    </div>
  );
}

/** A list of whole phrases, each with a card that says so; a search looks through more phrases than the list shows. */
function Rows({ facet, document, card, search, onChange, onOpen }: FacetProps) {
  const words = useWorkshop();
  const language = useLanguage();
  const wanted = search.trim();
  const { path } = facet;
  const rows = useMemo(
    () => facet.options.map((option) => momentRow(words, document, option, path, language)),
    [facet, path, words, document, language],
  );
  const isSearching = wanted !== '';
  const more = useMemo(
    () => (isSearching ? sentencesAt(document, card, path).map((option) => verbRow(words, document, option, path, language)) : []),
    [isSearching, path, words, document, card, language],
  );
  const { found, nearest } = useMemo(() => sought(words, [...rows, ...more], wanted, language), [words, rows, more, wanted, language]);
  const refused = found.length === 0 && refusalOf(language, wanted);
  return (
    <>
      {found.length === 0 && (
        <p className={look.hint}>
          {refused ? sentences(refused.problem, refused.advice) : wanted === '' ? words.nothingFits : fill(words.noWord, { word: wanted })}
        </p>
      )}
      <ul className={styles.rows}>
        {(found.length === 0 ? nearest : found).map((row) => (
          <li key={row.option.tag}>
            <Row
              {...row}
              onChoose={() => {
                onChange(row.option.card, !row.option.isCurrent);
                // Once the moment is chosen, the next thing to choose is what happens.
                const verb = `${path}/steps/0/do`;
                if (facet.field === 'ability' && !row.isVerb && valueAt(row.option.card, verb) !== undefined) onOpen(verb);
              }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

const sentences = (...said: string[]): string => said.map((text) => `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}.`).join(' ');

/** An option of a list. In a whole ability, the moment stands out, because the rest is only an example. */
function Row({ option, label, moment, onChoose }: Said & { onChoose: () => void }) {
  const words = useWorkshop();
  const texts = useTexts();
  return (
    <button type="button" className={styles.row} data-option={option.tag} aria-pressed={option.isCurrent} onClick={onChoose}>
      <span className={styles.phrase}>
        {moment === '' ? label : <b>{moment}</b>}
        {moment !== '' && label.slice(moment.length)}
      </span>
      {option.example && texts.cards[option.example] && (
        <span className={styles.example}>{fill(words.example, { card: nameOf(texts, option.example) })}</span>
      )}
    </button>
  );
}

/** The step that a place belongs to. */
function stepOf(card: AnyCard, path: string): string | undefined {
  for (let at = path; at !== ''; at = parentOf(at))
    if (fieldOf(at) === 'step' && valueAt(card, at) !== undefined && !Array.isArray(valueAt(card, at))) return at;
  return undefined;
}

/** The buttons for a whole sentence: add another one after it, add one that depends on it, or remove it. */
function Structure({ document, card, path, onChange, onOpen, onClose }: SheetProps) {
  const words = useWorkshop();
  const step = stepOf(card, path);
  const [ability] = /^abilities\/\d+/.exec(path) ?? [];
  if (!ability || valueAt(card, ability) === undefined || (step === undefined && isWithin(groupOf(card, path), `${ability}/steps`)))
    return null;
  const without = (at: string): void => {
    const list = valueAt(card, parentOf(at));
    const whole = Array.isArray(list) && list.length === 1 ? (parentOf(at) === `${ability}/steps` ? ability : parentOf(at)) : at;
    onChange(fitted(document, card, whole, undefined) ?? withValue(card, whole, undefined), true);
    onClose();
  };
  const current = step ? (valueAt(card, step) as { done?: unknown; else?: unknown; of?: unknown[] }) : undefined;
  const list = step && (valueAt(card, parentOf(step)) as unknown[]);
  // Where a drawn card fits, something fits.
  const dependsOn = (at: string): boolean => fitted(document, card, at, { do: 'draw', n: 1 }, 1) !== undefined;
  return (
    <div className={styles.structure}>
      {step && list && list.length < LIMITS.steps && (
        <button type="button" onClick={() => onOpen(`${parentOf(step)}/${list.length}`)}>
          {words.addAfter}
        </button>
      )}
      {step && current && current.done === undefined && dependsOn(`${step}/done/0`) && (
        <button type="button" onClick={() => onOpen(`${step}/done/0`)}>
          {words.addDone}
        </button>
      )}
      {step && current && current.else === undefined && dependsOn(`${step}/else/0`) && (
        <button type="button" onClick={() => onOpen(`${step}/else/0`)}>
          {words.addElse}
        </button>
      )}
      {step && current?.of && current.of.length < 3 && (
        <button type="button" onClick={() => onOpen(`${step}/of/${current.of?.length}/0`)}>
          {words.addOption}
        </button>
      )}
      <button type="button" onClick={() => without(step ?? ability)}>
        {step ? words.removeStep : words.removeAbility}
      </button>
    </div>
  );
}
