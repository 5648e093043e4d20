import { interval, percent } from '../simulate/statistics.js';
import type { Texts } from '../words/texts.js';
import { certainty } from './counts.js';
import type { Effect } from './effects.js';
import type { Figures } from './figures.js';
import { heat, html } from './svg.js';

const points = (x: number): string => `${x > 0 ? '+' : ''}${(100 * x).toFixed(1)}`;

/** The probability that the faction of the row is stronger than that of the column. */
export function certainties(f: Figures, ranked: string[], texts: Texts): string {
  const names = ranked.map((id) => texts.faction(id));
  return `<h2>How sure is that order?</h2><p>How likely it is, in percent and from these games alone, that the faction of the row is really stronger than the one of the column. Near 50, they cannot be told apart.</p><div class="scroll">${heat(
    names,
    (r, c) => {
      if (r === c) return null;
      const value = certainty(f.strength[ranked[r]], f.strength[ranked[c]]);
      return { value, title: `${names[r]} stronger than ${names[c]}: ${percent(value)}` };
    },
    0.5,
  )}</div>`;
}

/** Strength by number of players and bot. */
export function byKind(f: Figures, ranked: string[], texts: Texts): string {
  if (f.kinds.length < 2) return '';
  const heads = f.kinds.map((k) => `<th class="n">${k.players} players, ${html(k.bot)}<br>${k.games.toLocaleString('en')} games</th>`);
  const rows = ranked.map((id) => {
    const cells = f.kinds.map(({ strength: { [id]: s } }) => `<td class="n">${s ? `${percent(s.value)} (${interval(s)})` : ''}</td>`);
    return `<tr><td>${html(texts.faction(id))}</td>${cells.join('')}</tr>`;
  });
  return `<h2>By number of players and by bot</h2><p>The same factions with other numbers of players and played by other bots. 50 % is even, whatever the number of players.</p><div class="scroll"><table><tr><th>Faction</th>${heads.join('')}</tr>${rows.join('')}</table></div>`;
}

const SUITED = 3;
/** A faction counts at a base only after this many games. */
const MIN_GAMES = 30;

/** The factions that each base suits best. */
export function suits(f: Figures, texts: Texts): string {
  const rows = f.bases.flatMap(({ base }) => {
    const met = f.suits.filter((s) => s.base === base && s.first.games >= MIN_GAMES).sort((a, b) => b.first.value - a.first.value);
    if (met.length < 2 * SUITED) return [];
    const list = (some: Figures['suits']): string =>
      some
        .map((s) => `${html(texts.faction(s.faction))} ${percent(s.first.value, 0)} <span class="faint">(${interval(s.first)})</span>`)
        .join('<br>');
    return `<tr><td>${html(texts.name(base))}</td><td>${list(met.slice(0, SUITED))}</td><td>${list(met.slice(-SUITED).reverse())}</td></tr>`;
  });
  if (rows.length === 0) return '';
  return `<h2>Which base suits whom</h2><p>How often a deck with the faction has the most power on the base when it scores: the three factions that do best there and the three that do worst. Among so many, some stand out by chance: look at the intervals.</p><div class="scroll"><table><tr><th>Base</th><th>Best</th><th>Worst</th></tr>${rows.join('')}</table></div>`;
}

const SHOWN = 20;

/** How drawing a card changes its deck's chance of winning. */
export function effects(f: Figures, texts: Texts): string {
  if (f.effects.length === 0) return '';
  return `<h2>The effect of each card</h2><p>By how many percentage points a deck wins more often with the card in its opening hand than without it; only chance decides which cards those are. The next column says the same for all cards drawn in the game. It tells less, because longer games draw more cards.</p><div class="columns"><div><h3>Help the most</h3>${table(f.effects.slice(0, SHOWN), texts)}</div><div><h3>Help the least</h3>${table(f.effects.slice(-SHOWN).reverse(), texts)}</div></div><details><summary>All ${f.effects.length} cards</summary>${table(f.effects, texts)}</details>`;
}

function table(list: Effect[], texts: Texts): string {
  const cell = (e: Effect['drawn']): string =>
    `<td class="n">${points(e.value)} <span class="faint">(${points(e.low)} to ${points(e.high)})</span></td>`;
  const rows = list.map(
    (e) => `<tr><td>${html(texts.name(e.card))}</td><td>${html(texts.faction(e.faction))}</td>${cell(e.opening)}${cell(e.drawn)}</tr>`,
  );
  return `<table><tr><th>Card</th><th>Faction</th><th class="n">in the opening hand</th><th class="n">drawn</th></tr>${rows.join('')}</table>`;
}
