import { GOALS, HAND_LIMITS, USUAL } from '@breakpoint/engine';
import { SETTINGS } from './settings.js';

/** What `breakpoint COMMAND --help` prints. It is kept apart from the commands, so that help loads none of them. */
export interface Help {
  usage: string;
  options?: [flag: string, about: string][];
  examples: string[];
}

const THREADS: [string, string] = ['--threads N', 'worker threads; 0: none (default: as many as there are cores)'];
const SEED: [string, string] = ['--seed TEXT', 'the same seed gives the same games (default 1)'];
const QUEUE: [string, string][] = [
  ['--queue URL', 'have the games played by workers ("breakpoint worker"), through this database: postgres://user@host:5432/database'],
  ['--anew', 'delete what the queue holds of these games and begin again'],
];
const NUMBERS: [string, string][] = [
  ['--goal VP', `the VP that win the game: ${GOALS.join(', ')} (default ${USUAL.goal})`],
  ['--hand-limit N', `the cards that a player may keep at the end of a turn: ${HAND_LIMITS.join(', ')} (default ${USUAL.handLimit})`],
];
const MINUTES: [string, string] = ['--minutes N', 'stop after this many minutes'];
const LANGUAGE: [string, string] = ['--language LL', 'en, fr or es (default: the language of your system)'];
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
    options: [['--subject ADDRESS', 'a contact for the push services: mailto:you@example.org or a page (https:)']],
    examples: ['breakpoint push-keys push-keys.json --subject mailto:you@example.org', 'breakpoint serve --push-keys push-keys.json'],
  },
  play: {
    usage: 'breakpoint play [options]',
    options: [
      ['--against BOTS', `one to three opponents, separated by commas: ${BOTS} (default normal)`],
      ['--factions A,B', 'your two factions (default: random)'],
      ...NUMBERS,
      ['--name TEXT', 'your name at the table'],
      LANGUAGE,
      ['--plain', 'no colours or drawings, one item per line, for screen readers'],
      ['--seed TEXT', 'the same seed gives the same decks (default: random)'],
      ['--save FILE', 'save the log of the game there when it ends or you quit (for replay)'],
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
      ['--a BOT', `the bot to measure: ${BOTS}; +FILE gives it weights found by tune`],
      ['--b BOT', 'its opponents'],
      ['--games N', 'games in all, rounded up to whole deals (default 400)'],
      ['--players N', '2 to 4; with more than two, one A plays against several Bs (default 2)'],
      ['--factions A,B,...', 'factions to draw from (default: all)'],
      ['--sprt LOW,HIGH', 'stop once it is clear (5% error either way) that A wins at most LOW, or at least HIGH, of the games'],
      MINUTES,
      ['--out FILE', 'save the result of each deal there; run again to go on where it stopped'],
      ['--sum FILE', 'play nothing: add up saved runs with different seeds (repeat --sum for each file)'],
      SEED,
      THREADS,
      ...QUEUE,
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
      ['--out FILE', 'save what was found there; run again to go on where it stopped'],
      ['--players N', '2 to 4: each number has weights of its own (default 2)'],
      ['--rounds N', 'rounds in all (default 400)'],
      ['--directions N', 'directions that a round tries, one deal each (default 16)'],
      ['--from FILE', 'start from the weights in this file, even if tuned for another number of players'],
      MINUTES,
      ['--seed TEXT', 'the same seed gives the same games (default tune)'],
      THREADS,
    ],
    examples: ['breakpoint tune --out tuned-2.json', 'breakpoint tune --players 4 --from tuned-2.json --out tuned-4.json --minutes 60'],
  },
  train: {
    usage: 'breakpoint train --games FILE [options]',
    options: [
      ['--games FILE', 'games to learn from (repeat --games for each file); all must have the same number of players'],
      ['--out FILE', 'learn from them what cards and bases are worth and save it there; run again to go on where it stopped'],
      ['--epochs N', 'how many times to learn from every game (default 6)'],
      ['--without A,B,...', 'leave out games with these factions'],
      ['--play N', 'play until the file holds N games; run again to go on where it stopped'],
      ['--bot BOT', `who plays them: ${BOTS} (default greedy)`],
      ['--players N', '2 to 4 (default 2)'],
      ['--strays N', 'how many answers in a thousand are random (default 40)'],
      MINUTES,
      ['--seed TEXT', 'the same seed gives the same games (default lessons)'],
      THREADS,
    ],
    examples: [
      'breakpoint train --games games-2.gz --play 50000 --bot greedy --minutes 60',
      'breakpoint train --games games-2.gz --out cards-2.json',
    ],
  },
  puzzles: {
    usage: 'breakpoint puzzles --out FILE [options]',
    options: [
      ['--out FILE', 'where to save the puzzles; run again to go on with the next game'],
      ['--count N', 'stop when this many are found (default 30)'],
      MINUTES,
      ['--seed TEXT', 'the same seed gives the same puzzles (default puzzles)'],
      ['--weigh N', 'weigh the puzzles of the file again with N iterations, and drop those that no longer are any'],
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
      ...NUMBERS,
      ['--out FILE', 'write the results there, as lines of JSON; run again to go on where it stopped'],
      ['--check', 'play random games and check everything after every decision; a failure prints its seed and the shortest log'],
      SEED,
      THREADS,
      ...QUEUE,
      ['--json', 'print one JSON object at the end, with how often each card and base was used'],
    ],
    examples: [
      'breakpoint simulate --bot greedy --games 100000 --out results.jsonl',
      'breakpoint simulate --players 3 --games 5000 --check --seed nightly --out checked.jsonl',
      'breakpoint simulate --factions aliens,robots,wizards,zombies --json',
      'breakpoint simulate --bot search:60i --games 100000 --out results.jsonl --queue postgres://games@db.example.org/games',
    ],
  },
  worker: {
    usage: 'breakpoint worker --queue URL [options]',
    options: [
      ['--queue URL', 'where the work is: the PostgreSQL database that simulate or arena was given'],
      ['--threads N', 'worker threads (default: as many as there are cores)'],
      ['--idle SECONDS', 'end after this many seconds without work (default: keep waiting)'],
    ],
    examples: ['breakpoint worker --queue postgres://games@db.example.org/games', 'breakpoint worker --queue $QUEUE --threads 4 --idle 60'],
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
    examples: ['breakpoint scenario scenarios', 'breakpoint scenario scenarios/factions/pirates.yaml --json'],
  },
  workshop: {
    usage: 'breakpoint workshop check|text FILE | schema',
    options: [['--language en|fr|es', 'the language in which the cards are read (default en)']],
    examples: [
      'breakpoint workshop check badgers.json',
      'breakpoint workshop text badgers.json --language fr',
      'breakpoint workshop schema',
    ],
  },
  doctor: {
    usage: 'breakpoint doctor [options]',
    options: [
      ['--site URL', 'also check the proxy in front of a running server, as browsers see it: https://play.example.org'],
      ['...', 'the options and environment of "breakpoint serve"'],
    ],
    examples: ['breakpoint doctor', 'breakpoint doctor --data /var/lib/breakpoint --trust-proxy --site https://play.example.org'],
  },
  migrate: {
    usage: 'breakpoint migrate [options]',
    options: [
      [
        '--data FOLDER',
        "the server's folder (default ./data), which no server may be using, or postgres://..., whose nodes may be running; or BREAKPOINT_DATA",
      ],
    ],
    examples: ['breakpoint migrate', 'breakpoint migrate --data postgres://breakpoint@db.example.org/breakpoint'],
  },
  tables: {
    usage:
      'breakpoint tables list | show TABLE | delete TABLE | delete-name TABLE SEAT | delete-line TABLE LINE | reports | close-report REPORT [options]',
    options: [
      ['--url URL', 'the server (default http://127.0.0.1:8080); its token is taken from BREAKPOINT_OPERATOR_TOKEN'],
      ['--name TEXT', 'list: only tables of people with this in their names'],
      ['--json', 'print JSON'],
    ],
    examples: ['breakpoint tables list --name Eve', 'breakpoint tables reports --url https://play.example.org'],
  },
  games: {
    usage: 'breakpoint games backup|export|prune [options]',
    options: [
      ['backup --out FILE', 'write a consistent copy of the whole database there; for PostgreSQL, use pg_dump'],
      ['export [--out FILE]', 'write the recording of each finished game as a line of JSON (default: to the screen)'],
      ['  --since DATE', 'only games that ended on this day or later (2026-01-31)'],
      ['prune --days N', 'delete games that ended more than N days ago, and tables where nothing has happened since'],
      ['--data FOLDER', "the server's folder (default ./data), or postgres://...; the server may be running"],
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
        'the server to play against: its limits must allow this, and its /metrics must be open to show its CPU time (default: one is started here)',
      ],
      ['--tables N', 'how many tables play at the same time (default 50)'],
      ['--players N', '2 to 4 at each table (default 4)'],
      ['--rate N', 'answers per second from all tables together; 0: as fast as possible (default 0)'],
      ['--watchers N', 'spectators at each table (default 0)'],
      ['--slow N', 'spectators at each table who stop reading (default 0)'],
      ['--seconds N', 'how long to measure (default 20)'],
      ['--warm-up N', 'how long to run before measuring (default 5); code is fully compiled after about 60'],
      ['--bare', 'take turns with a bare server that knows no game, and print the ratio'],
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
    options: [['--seconds N', 'CPU seconds for each figure, after a warm-up of three (default 8)']],
    examples: ['breakpoint bench', 'node --expose-gc packages/cli/dist/main.js bench --seconds 10'],
  },
};

export function helpText(name: string, about: string): string {
  const { usage, options = [], examples } = help[name];
  const all: [string, string][] = [...options, ['--help', 'show this help']];
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
