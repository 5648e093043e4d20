import type { CardSet } from '@breakpoint/engine';
import { interval, percent } from '../simulate/statistics.js';
import type { Texts } from '../words/texts.js';
import type { Strength } from './counts.js';
import { type Figures, pairKey } from './figures.js';
import { byKind, certainties, effects, suits } from './more.js';
import { bars, heat, histogram, html } from './svg.js';

const STYLE = `
:root { color-scheme: light dark; --ink: #1d1d1b; --paper: #fbfaf6; --faint: #77756c; --line: #d8d5ca; }
@media (prefers-color-scheme: dark) { :root { --ink: #ecebe4; --paper: #1b1b1d; --faint: #a09d92; --line: #3b3a38; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 64rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.9rem; margin-bottom: .2rem; } h2 { margin-top: 2.6rem; border-bottom: 1px solid var(--line); }
svg { max-width: 100%; height: auto; display: block; } svg text { font: 12px system-ui, sans-serif; fill: var(--ink); } svg .cell { font-size: 11px; }
svg .num { fill: var(--faint); } .bin { fill: #4d7ab5; }
.bars { display: grid; grid-template-columns: max-content minmax(5rem, 1fr) max-content; gap: 4px 10px; font-size: .82rem; line-height: 1.3; } .bars .name { text-align: right; } .bars .num { color: var(--faint); }
.bar { position: relative; } .bar i { position: absolute; top: 2px; bottom: 2px; } .bar .err { top: calc(50% - 1px); bottom: auto; height: 2px; background: var(--ink); opacity: .75; } .bar::before { content: ''; position: absolute; left: var(--even); top: -4px; bottom: 0; border-left: 1px dashed var(--faint); }
table { border-collapse: collapse; } td, th { padding: .15rem .8rem .15rem 0; text-align: left; border-bottom: 1px solid var(--line); } td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; }
.scroll { overflow-x: auto; } .faint { color: var(--faint); } code { background: var(--line); padding: .1rem .3rem; border-radius: 3px; } details { margin: .6rem 0; } .columns { display: flex; gap: 1rem 3rem; flex-wrap: wrap; } .columns > div, details { max-width: 100%; overflow-x: auto; }
@media (max-width: 44rem) { h1 { font-size: 1.5rem; } h2 { font-size: 1.25rem; } .scroll svg { max-width: none; } table { font-size: .82rem; } td, th { padding-right: .6rem; } td.n { white-space: nowrap; } .bars { font-size: .72rem; gap: 4px 6px; } }`;

const ORDINALS = ['first', 'second', 'third', 'fourth'];

/** The whole page, without scripts or external resources. */
export function page(set: CardSet, f: Figures, texts: Texts, title: string, note: string): string {
  const name = (id: string): string => texts.faction(id);
  const withN = (s: Strength): string => `${percent(s.value)} (${interval(s)}), ${s.games} games`;
  const ranked = [...f.factions].sort((a, b) => f.strength[b].value - f.strength[a].value);
  const pairs = Object.entries(f.pairs).sort((a, b) => b[1].value - a[1].value);
  const pairName = (key: string): string => key.split('+').map(name).join(' + ');
  const even =
    f.players.length === 1 && f.players[0] === 2
      ? 'Even is 50 %.'
      : 'Shares are scaled so that 50 % is even, whatever the number of players.';
  const parts = [
    `<h1>${html(title)}</h1>`,
    `<p>${f.games.toLocaleString('en')} games of ${f.players.join(', ')} players, played by ${f.bots.map(html).join(', ')}. ${even} Every figure has its 95 % interval (Wilson’s) and its number of games; point at a chart to see both. ${note ? `<br>Made with <code>${html(note)}</code>` : ''}</p>`,
    '<p class="faint">This is how strong the factions are in the hands of this bot. People and better bots get more out of the tricky ones.</p>',
    '<h2>Factions</h2><p>How often a deck with this faction wins.</p>',
    bars(
      ranked.map((id) => ({ name: name(id), s: f.strength[id] })),
      (s) => `${percent(s.value)} ±${(50 * (s.high - s.low)).toFixed(1)}, n=${s.games}`,
    ),
    certainties(f, ranked, texts),
    byKind(f, ranked, texts),
    '<h2>Pairs</h2><p>How often a deck of these two factions wins, in percent: red is above even, blue below. The diagonal shows the faction with any partner.</p>',
    `<div class="scroll">${heat(
      ranked.map(name),
      (r, c) => {
        const s = r === c ? f.strength[ranked[r]] : f.pairs[pairKey(ranked[r], ranked[c])];
        return s
          ? { value: s.value, title: `${r === c ? name(ranked[r]) : `${name(ranked[r])} + ${name(ranked[c])}`}: ${withN(s)}` }
          : null;
      },
      0.25,
    )}</div>`,
    `<div class="columns"><div><h3>Strongest pairs</h3>${table(pairs.slice(0, 12), pairName)}</div><div><h3>Weakest pairs</h3>${table(pairs.slice(-12).reverse(), pairName)}</div></div>`,
    `<details><summary>All ${pairs.length} pairs, with intervals</summary>${table(pairs, pairName)}</details>`,
    '<h2>Match-ups</h2><p>How often a deck with the faction of the row beats one with the faction of the column.</p>',
    `<div class="scroll">${heat(
      ranked.map(name),
      (r, c) => {
        const s = r === c ? undefined : f.matchups[`${ranked[r]}>${ranked[c]}`];
        return s ? { value: s.value, title: `${name(ranked[r])} against ${name(ranked[c])}: ${withN(s)}` } : null;
      },
      0.25,
    )}</div>`,
    '<h2>Who begins</h2>',
    bars(
      f.seats.map((s, i) => ({ name: `${ORDINALS[i]} to play`, s })),
      (s) => `${percent(s.value)} ±${(50 * (s.high - s.low)).toFixed(1)}, n=${s.games}`,
    ),
    `<h2>Length of games</h2><p>Turns of all players together: ${f.turns.value.toFixed(1)} on average (${f.turns.low.toFixed(1)} to ${f.turns.high.toFixed(1)}), median ${f.turns.median}, nine in ten between ${f.turns.p5} and ${f.turns.p95}. The winner leads by ${f.lead.value.toFixed(1)} VP.</p>`,
    `<div class="scroll">${histogram(f.turns.histogram, f.games, 'turns or more')}</div>`,
    '<h2>Bases</h2><p>How often each base scores, when (0 is the beginning of the game, 1 its end), how many VP it pays out, and how often the player with the most power there goes on to win the game.</p>',
    `<div class="scroll"><table><tr><th>Base</th><th class="n">scored</th><th class="n">per game</th><th class="n">when</th><th class="n">VP paid</th><th class="n">winner there wins the game</th></tr>${f.bases.map((b) => `<tr><td>${html(texts.name(b.base))}</td><td class="n">${b.scored}</td><td class="n">${b.perGame.toFixed(3)}</td><td class="n">${b.turn.toFixed(2)}</td><td class="n">${b.vp.toFixed(1)}</td><td class="n">${percent(b.winner.value)} (${interval(b.winner)})</td></tr>`).join('')}</table></div>`,
    suits(f, texts),
    effects(f, texts),
    '<h2>Cards</h2><p>How often the player of a card wins, in the games in which it was played at least once. That it was played doesn’t prove that it helped.</p>',
    `<div class="columns"><div><h3>Played most by winners</h3>${cards(texts, f.cards.slice(0, 25))}</div><div><h3>Played most by losers</h3>${cards(texts, f.cards.slice(-25).reverse())}</div></div>`,
    `<details><summary>All ${f.cards.length} cards</summary>${cards(texts, f.cards)}</details>`,
    `<p class="faint">Unofficial and free. ${set.factions.length} factions, cards version ${html(set.version)}.</p>`,
  ];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${html(title)}</title><style>${STYLE}</style></head><body>${parts.join('\n')}</body></html>\n`;
}

function table(rows: [string, Strength][], name: (key: string) => string): string {
  return `<table><tr><th>Pair</th><th class="n">wins</th><th class="n">95 %</th><th class="n">games</th></tr>${rows.map(([key, s]) => `<tr><td>${html(name(key))}</td><td class="n">${percent(s.value)}</td><td class="n">${interval(s)}</td><td class="n">${s.games}</td></tr>`).join('')}</table>`;
}

function cards(texts: Texts, list: Figures['cards']): string {
  return `<table><tr><th>Card</th><th>Faction</th><th class="n">wins</th><th class="n">95 %</th><th class="n">games</th><th class="n">plays per game</th></tr>${list.map((c) => `<tr><td>${html(texts.name(c.card))}</td><td>${html(texts.faction(c.faction))}</td><td class="n">${percent(c.winner.value)}</td><td class="n">${interval(c.winner)}</td><td class="n">${c.games}</td><td class="n">${(c.plays / Math.max(1, c.games)).toFixed(1)}</td></tr>`).join('')}</table>`;
}
