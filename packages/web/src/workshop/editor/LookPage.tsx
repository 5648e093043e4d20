import { GROUNDS, SKIES } from '@breakpoint/art';
import type { Appearance, Document, Names } from '@breakpoint/workshop';
import { Suspense, useState } from 'react';
import { fill, useLanguage, useWords } from '../../i18n/index.js';
import { Choice } from '../../ui/Choice.js';
import { Dialog } from '../../ui/Dialog.js';
import look from '../../ui/look.module.css';
import { Drawn, ownColours } from '../Drawn.js';
import { COLOURS, coloursOf, PALETTES, sceneOf } from '../looks.js';
import { useWorkshop } from '../words/index.js';
import { type Desk, useDocument } from './desk.js';
import { Head } from './Head.js';
import { NameField, OtherNames } from './NameFields.js';
import styles from './Pages.module.css';
import { PicturePicker } from './PicturePicker.js';

/** The names and the look of a faction: emblem, colours, scene. */
export function LookPage({ desk }: { desk: Desk }) {
  const words = useWorkshop();
  const own = useWords();
  const document = useDocument(desk);
  const [choosing, setChoosing] = useState<'emblem' | 0 | 1 | null>(null);
  const change = (part: Partial<Appearance>, field?: string): void =>
    desk.change({ ...document, look: { ...document.look, ...part } }, field);
  const { sky, ground, props } = sceneOf(document);
  const language = useLanguage();
  const fields = [
    { of: 'name', names: document.name, onChange: (name: Names, field: string) => desk.change({ ...document, name }, field) },
    {
      of: 'theme',
      names: document.theme ?? {},
      onChange: (theme: Names, field: string) => desk.change(withTheme(document, theme), field),
    },
  ] as const;
  const choose = (picture: string): void => {
    if (choosing === 'emblem') change({ emblem: picture });
    else change({ props: [props[0], props[1] ?? props[0]].map((p, i) => (i === choosing ? picture : p)) });
    setChoosing(null);
  };
  return (
    <main className={look.page} style={ownColours(document)}>
      <Head desk={desk} back={`#/workshop/f/${desk.id}`} title={words.look} />
      <div className={styles.banner}>
        <Drawn document={document} of="scene" className={styles.scene} />
        <Drawn document={document} of="emblem" className={styles.crest} />
      </div>
      <h2>{words.names}</h2>
      {fields.map((field) => (
        <NameField key={field.of} {...field} language={language} />
      ))}
      <OtherNames fields={fields} />
      <div className={look.row}>
        <button type="button" onClick={() => setChoosing('emblem')}>
          {words.emblem}
        </button>
        {([0, 1] as const).map((n) => (
          <button key={n} type="button" onClick={() => setChoosing(n)}>
            {fill(words.prop, { n: n + 1 })}
          </button>
        ))}
      </div>
      <Colours document={document} onChange={change} />
      <Choice label={words.sky} value={sky} options={SKIES.map((s) => [s, words.skies[s]] as const)} onChange={(s) => change({ sky: s })} />
      <Choice
        label={words.ground}
        value={ground}
        options={GROUNDS.map((g) => [g, words.grounds[g]] as const)}
        onChange={(g) => change({ ground: g })}
      />
      {choosing !== null && (
        <Dialog title={choosing === 'emblem' ? words.emblem : words.props} onClose={() => setChoosing(null)} wide>
          <Suspense fallback={<p>{own.loading}</p>}>
            <PicturePicker value={choosing === 'emblem' ? document.look?.emblem : props[choosing]} onChoose={choose} />
          </Suspense>
        </Dialog>
      )}
    </main>
  );
}

function withTheme(document: Document, theme: object): Document {
  const { theme: old, ...others } = document;
  return Object.keys(theme).length === 0 ? others : { ...others, theme };
}

function Colours({ document, onChange }: { document: Document; onChange: (look: Partial<Appearance>, field?: string) => void }) {
  const words = useWorkshop();
  const colours = coloursOf(document);
  return (
    <fieldset className={styles.colours}>
      <legend>{words.colours}</legend>
      <div className={styles.palettes}>
        {PALETTES.map((palette, n) => (
          <button
            key={palette.join()}
            type="button"
            aria-label={fill(words.palette, { n: n + 1 })}
            aria-pressed={palette.join() === colours.join()}
            onClick={() => onChange({ colours: [...palette] })}
          >
            {palette.map((colour, i) => (
              <span key={i} style={{ background: colour }} />
            ))}
          </button>
        ))}
      </div>
      <div className={styles.own}>
        {COLOURS.map((name, i) => (
          <label key={name}>
            <input
              type="color"
              value={colours[i]}
              onChange={(event) => onChange({ colours: colours.map((c, at) => (at === i ? event.target.value : c)) }, `colour ${name}`)}
            />
            {words.colour[name]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
