// npm run figures: measures, and writes the table of figures into README.md. It needs a build and an otherwise idle machine.
// npm run figures -- --counts: only counts, and keeps what was measured. A test checks the counts (packages/lab/test/figures.test.ts).
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from './steps.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');

function measure() {
  const lines = execFileSync(process.execPath, ['--expose-gc', 'packages/lab/dist/main.js', 'bench'], { cwd: root, encoding: 'utf8' });
  const figures = lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return (name, players) => figures.find((f) => f.name === name && f.players === players);
}

/** The source lines of every card and base, from `minion('...', {` to `}),`, which may be on the same line. */
function linesOf(kinds) {
  const files = readdirSync(join(root, 'packages/cards/src/factions')).map((id) => read(`packages/cards/src/factions/${id}/cards.ts`));
  const card = new RegExp(`^    (?:${kinds})\\('(?:.*\\}\\),$|[^]*?^    \\}\\),)`, 'gm');
  return files.flatMap((text) => text.match(card) ?? []).map((text) => text.split('\n').length);
}
const median = (numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1];

function scenarios() {
  const files = readdirSync(join(root, 'scenarios'), { recursive: true }).filter((file) => file.endsWith('.yaml'));
  return files.reduce((sum, file) => sum + (read(join('scenarios', file)).match(/^id: /gm)?.length ?? 0), 0);
}

const counts = [
  ['Code of a card / of a base (median)', `${median(linesOf('minion|action'))} lines / ${median(linesOf('base'))} lines`],
  ['Scenarios that say what cards do', scenarios().toLocaleString('en')],
];
const page = read('README.md');
if (process.argv.includes('--counts')) {
  const counted = counts.reduce(
    (text, row) => text.replace(new RegExp(`^\\| ${row[0].replace(/[()/]/g, '\\$&')} \\|.*$`, 'm'), `| ${row.join(' | ')} |`),
    page,
  );
  writeFileSync(join(root, 'README.md'), counted);
  process.exit();
}

const figure = measure();
const thousands = (n) => Math.round(n).toLocaleString('en');
const play = (players) => {
  const { decisionsPerSecond, gamesPerSecond } = figure('random-play', players);
  return `${thousands(decisionsPerSecond)} decisions or ${gamesPerSecond} games per second`;
};
const micro = (name, players) => `${figure(name, players).microseconds} µs`;
const rows = [
  ['Random play, two players', play(2)],
  ['Random play, four players', play(4)],
  ['Copying a game between abilities / in the middle of one (two players)', `${micro('fork-quiet', 2)} / ${micro('fork-mid-ability', 2)}`],
  ['Saving a game and loading it again (two players)', micro('save-load', 2)],
  ['Memory of a running game (two players)', `${Math.round(figure('live-game', 2).bytes / 1024)} kB`],
  ...counts,
];
const table = `| figure | measured |\n|---|---|\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}`;
const where = `One core of ${cpus()[0].model.trim()}, Node ${process.versions.node}, by CPU time; \`npm run figures\` measures again.`;

const [begin, end] = ['<!-- figures -->\n', '<!-- end of figures -->'];
const [before, rest] = page.split(begin);
const [, after] = rest.split(end);
writeFileSync(join(root, 'README.md'), `${before}${begin}\n${table}\n\n${where}\n\n${end}${after}`);
console.log(table);
