import { fill, useTexts } from '../i18n/index.js';
import look from '../ui/look.module.css';
import { useKept } from './kept.js';
import { baseName } from './line.js';
import { useCompanion } from './words/index.js';

/** What the companion could not hand over: how much power there is where, bases that this project does not play, changed breakpoints. */
export function FromTable() {
  const words = useCompanion();
  const texts = useTexts();
  const { evening: game } = useKept();
  if (!game) return null;
  const { up, players } = game;
  const all = up.map(({ base, powers, breakpoint }) => {
    const there = players.flatMap(({ name }, i) => (powers[i] > 0 ? [`${name} ${powers[i]}`] : []));
    const said: string[] = base.ours ? [] : [words.notOurs];
    if (base.ours && base.breakpoint !== breakpoint) said.push(fill(words.breakpointThere, { n: breakpoint }));
    return { base: baseName(base, texts), says: [...there, ...said] };
  });
  const lines = all.filter(({ says }) => says.length > 0);
  return (
    <section className={look.note} data-from="table">
      <p>
        {words.fromTable} {lines.length > 0 && words.liesThere}
      </p>
      <ul>
        {lines.map(({ base, says }, i) => (
          <li key={i}>
            <b>{base}</b> {says.join(', ')}
          </li>
        ))}
      </ul>
    </section>
  );
}
