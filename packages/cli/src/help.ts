import { SETTINGS } from './settings.js';

/** What `breakpoint COMMAND --help` prints. It is kept apart from the commands, so that help loads none of them. */
export interface Help {
  usage: string;
  options?: [flag: string, about: string][];
  examples: string[];
}

const THREADS: [string, string] = ['--threads N', 'worker threads (default: one for each core); 0: none'];
const SEED: [string, string] = ['--seed TEXT', 'the same seed gives the same games (default 1)'];
const MINUTES: [string, string] = ['--minutes N', 'stop after this many minutes'];
const LANGUAGE: [string, string] = ['--language LL', 'en, fr or es (default: as your system)'];
const BOTS =
  'random, easy, normal (greedy), hard, expert, search:100ms (any time), search:200i (any number of iterations), greedy@1 and search@1:100ms (the first versions)';

export const help: Record<string, Help> = {
  serve: {
    usage: 'breakpoint serve [options]',
    options: SETTINGS.map((s) => [`--${s.flag}${s.value ? ` ${s.value}` : ''}`, `${s.about}; or ${s.variable}`]),
    examples: ['breakpoint serve --port 3000', 'breakpoint serve --host 0.0.0.0 --data /var/lib/breakpoint'],
  },
  'push-keys': {
    usage: 'breakpoint push-keys FILE [options]',
    options: [['--subject ADDRESS', 'how push services can reach you: mailto:you@example.org or a page (https:)']],
    examples: ['breakpoint push-keys push-keys.json --subject mailto:you@example.org', 'breakpoint serve --push-keys push-keys.json'],
  },
  play: {
    usage: 'breakpoint play [options]',
    options: [
      ['--against BOTS', `one to three opponents, separated by commas: ${BOTS} (default normal)`],
      ['--factions A,B', 'your two factions (default: random)'],
      ['--name TEXT', 'your name at the table'],
      LANGUAGE,
      ['--plain', 'no colours or drawings, one thing per line: for screen readers'],
      ['--seed TEXT', 'the same seed gives the same decks (default: random)'],
      ['--save FILE', 'write the log of the game there when the game ends or you leave it (for replay)'],
    ],
    examples: [
      'breakpoint play',
      'breakpoint play --against hard,greedy --factions pirates,ninjas',
      'breakpoint play --plain --language fr',
    ],
  },
  arena: {
    usage: 'breakpoint arena --a BOT --b BOT [options]',
    options: [
      ['--a BOT', `the bot to measure: ${BOTS}; +FILE gives it the weights in a file written by tune`],
      ['--b BOT', 'its opponents'],
      ['--games N', 'games in all, rounded up to whole deals (default 400)'],
      ['--players N', '2 to 4; with more than two, one A plays against several Bs (default 2)'],
      ['--factions A,B,...', 'factions to draw from (default: all)'],
      [
        '--sprt LOW,HIGH',
        'stop as soon as it is clear (5 % error either way) that A wins at most the share LOW or at least the share HIGH of the games',
      ],
      MINUTES,
      ['--out FILE', 'keep the result of each deal there; a second run continues where the first stopped'],
      ['--sum FILE', 'play nothing: add up the runs in these files (several --sum), which must have different seeds'],
      SEED,
      THREADS,
      ['--json', 'print one JSON object instead of text'],
    ],
    examples: [
      'breakpoint arena --a greedy --b random --games 1000',
      'breakpoint arena --a search:100ms --b greedy --players 4',
      'breakpoint arena --a search:400ms --b search:100ms --sprt 0.5,0.55',
      'breakpoint arena --a greedy+tuned.json --b greedy@1 --games 1000 --out run.json',
    ],
  },
  tune: {
    usage: 'breakpoint tune --out FILE [options]',
    options: [
      ['--out FILE', 'keep the weights found there; a second run continues where the first stopped'],
      ['--players N', '2 to 4: each number of players has its own weights (default 2)'],
      ['--rounds N', 'rounds in all (default 400)'],
      ['--directions N', 'how many directions a round tries, with one deal each (default 16)'],
      ['--from FILE', 'start with the weights in this file, which may be tuned for another number of players'],
      MINUTES,
      ['--seed TEXT', 'the same seed gives the same games (default tune)'],
      THREADS,
    ],
    examples: ['breakpoint tune --out tuned-2.json', 'breakpoint tune --players 4 --from tuned-2.json --out tuned-4.json --minutes 60'],
  },
  train: {
    usage: 'breakpoint train --games FILE [options]',
    options: [
      ['--games FILE', 'files of games to learn from (several --games)'],
      ['--out FILE', 'learn from the games, and keep the net there; a second run continues where the first stopped'],
      ['--epochs N', 'learn from every game this many times (default 6)'],
      ['--without A,B,...', 'leave out games with these factions'],
      ['--play N', 'play until the file holds N games; a second run continues where the first stopped'],
      ['--bot BOT', `the bot that plays them: ${BOTS} (default greedy)`],
      ['--players N', '2 to 4 (default 2)'],
      ['--strays N', 'this many of a thousand answers are random (default 40)'],
      MINUTES,
      ['--seed TEXT', 'the same seed gives the same games (default lessons)'],
      THREADS,
    ],
    examples: [
      'breakpoint train --games games-2.gz --play 50000 --bot greedy --minutes 60',
      'breakpoint train --games games-2.gz --games games-4.gz --out net.json',
    ],
  },
  puzzles: {
    usage: 'breakpoint puzzles --out FILE [options]',
    options: [
      ['--out FILE', 'the file for the puzzles; a second run continues with the next game'],
      ['--count N', 'stop when there are this many (default 30)'],
      MINUTES,
      ['--seed TEXT', 'the same seed gives the same puzzles (default puzzles)'],
    ],
    examples: ['breakpoint puzzles --out puzzles.json --count 60 --minutes 30'],
  },
  simulate: {
    usage: 'breakpoint simulate [options]',
    options: [
      ['--games N', 'how many games to play (default 100)'],
      ['--from N', 'the number of the first game (default 0)'],
      ['--players N', '2 to 4 (default 2)'],
      ['--bot BOT', `the bot that plays: ${BOTS} (default random)`],
      ['--factions A,B,...', 'factions to draw from (default: all)'],
      ['--rules PROFILE', 'culture-shock, seventies, monster-smash or base'],
      ['--out FILE', 'write a JSON line per game; a second run continues where the first stopped'],
      ['--check', 'check every rule of the engine after every decision of random games; a failure prints its seed and the shortest log'],
      SEED,
      THREADS,
      ['--json', 'print one JSON object at the end, with how often each card and base was used'],
    ],
    examples: [
      'breakpoint simulate --bot greedy --games 100000 --out results.jsonl',
      'breakpoint simulate --players 3 --games 5000 --check --seed nightly',
      'breakpoint simulate --factions aliens,robots,wizards,zombies --json',
    ],
  },
  report: {
    usage: 'breakpoint report RESULTS... [options]',
    options: [
      ['--out FILE', 'the page to write (default report.html)'],
      ['--title TEXT', 'its title'],
      ['--note TEXT', 'how the games were made, shown on the page'],
      ['--json', 'print the figures as JSON instead of writing a page'],
    ],
    examples: ['breakpoint report results.jsonl --out docs/report.html'],
  },
  replay: {
    usage: 'breakpoint replay LOG [options]',
    options: [
      LANGUAGE,
      ['--seat N', 'tell only what this seat (0 to 3) may know (default: everything)'],
      ['--upto N', 'only the first N answers'],
      ['--json', 'print the events as JSON lines'],
    ],
    examples: ['breakpoint replay game.json', 'breakpoint replay game.json --language es --seat 1'],
  },
  scenario: {
    usage: 'breakpoint scenario [FILE-OR-FOLDER...] [options]',
    options: [
      ['--quiet', 'print only failures and the total'],
      ['--json', 'print the results as JSON'],
    ],
    examples: ['breakpoint scenario scenarios', 'breakpoint scenario scenarios/pirates.yaml --json'],
  },
  games: {
    usage: 'breakpoint games backup|export|prune [options]',
    options: [
      ['backup --out FILE', 'write a consistent copy of the whole database there'],
      ['export [--out FILE]', 'write the recording of each finished game as a line of JSON (default: standard output)'],
      ['  --since DATE', 'only games that ended on this day or later (2026-01-31)'],
      ['prune --days N', 'delete games that ended more than N days ago, and tables where nothing has happened since'],
      ['--data FOLDER', "the server's folder (default ./data); the server may be running"],
    ],
    examples: [
      'breakpoint games backup --out /backups/monday.db',
      'breakpoint games export --since 2026-01-01 --out games.jsonl',
      'breakpoint games prune --days 365',
    ],
  },
  load: {
    usage: 'breakpoint load [options]',
    options: [
      [
        '--url URL',
        'the server to play against: its limits must allow the load, and its /metrics tell its CPU time (default: a server is started for the run)',
      ],
      ['--tables N', 'how many tables play at the same time (default 50)'],
      ['--players N', '2 to 4 at each table (default 4)'],
      ['--rate N', 'answers per second of all tables together; 0: as fast as possible (default 0)'],
      ['--watchers N', 'spectators at each table (default 0)'],
      ['--slow N', 'how many of the spectators at each table stop reading (default 0)'],
      ['--seconds N', 'how long to measure (default 20)'],
      ['--warm-up N', 'how long to run before measuring (default 5)'],
      ['--bare', 'measure a bare server that knows no game in turns with it, and print the ratio'],
      ['--profile FOLDER', "write a profile of the server's CPU there"],
      SEED,
      ['--json', 'print one JSON object instead of text'],
    ],
    examples: [
      'breakpoint load --tables 50 --seconds 30',
      'breakpoint load --rate 500 --watchers 2 --json',
      'breakpoint load --url http://localhost:8080 --tables 5',
    ],
  },
  bench: {
    usage: 'breakpoint bench [options]',
    options: [['--seconds N', 'CPU seconds for each figure, after three of warm-up (default 8)']],
    examples: ['breakpoint bench', 'node --expose-gc packages/cli/dist/main.js bench --seconds 10'],
  },
};

export function helpText(name: string, about: string): string {
  const { usage, options = [], examples } = help[name];
  const all: [string, string][] = [...options, ['--help', 'print this help']];
  const width = Math.max(...all.map(([flag]) => flag.length));
  return [
    `Usage: ${usage}`,
    '',
    `${about[0].toUpperCase()}${about.slice(1)}.`,
    '',
    'Options:',
    ...all.map(([flag, text]) => `  ${flag.padEnd(width)}  ${text}`),
    '',
    'Examples:',
    ...examples.map((e) => `  ${e}`),
  ].join('\n');
}
