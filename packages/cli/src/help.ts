import { eachNumber, NUMBERS, type Numbers } from '@breakpoint/engine';
import { SETTINGS } from './settings.js';

/** What `breakpoint COMMAND --help` prints. It is kept apart from the commands, so that help loads none of them. */
export interface Help {
  usage: string;
  options?: [flag: string, about: string][];
  examples: string[];
}

export const THREADS: [string, string] = ['--threads N', 'worker threads; 0: none (default: as many as there are cores)'];
export const SEED: [string, string] = ['--seed TEXT', 'the same seed gives the same games (default 1)'];
const ABOUT_NUMBERS: Record<keyof Numbers, [value: string, about: string]> = {
  goal: ['VP', 'the VP that win the game'],
  handLimit: ['N', 'the cards that a player may keep at the end of a turn'],
};
const NUMBER_OPTIONS = Object.values(
  eachNumber((name): [string, string] => {
    const [value, about] = ABOUT_NUMBERS[name];
    const { written, choices, usual } = NUMBERS[name];
    return [`--${written} ${value}`, `${about}: ${choices.join(', ')} (default ${usual})`];
  }),
);
const LANGUAGE: [string, string] = ['--language LL', 'en, fr or es (default: the language of your system)'];
export const BOTS = 'random, easy, normal (greedy), hard, expert, search:100ms (any time), search:200i (any number of iterations)';

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
      ...NUMBER_OPTIONS,
      ['--name TEXT', 'your name at the table'],
      LANGUAGE,
      ['--plain', 'no colors or drawings, one item per line, for screen readers'],
      ['--seed TEXT', 'the same seed gives the same decks (default: random)'],
      ['--save FILE', 'save the log of the game there when it ends or you quit (for replay)'],
    ],
    examples: [
      'breakpoint play',
      'breakpoint play --against hard,greedy --factions pirates,ninjas',
      'breakpoint play --plain --language fr',
    ],
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
      ...NUMBER_OPTIONS,
      ['--out FILE', 'write the results there, as lines of JSON; run again to go on where it stopped'],
      ['--check', 'play random games and check everything after every decision; a failure prints its seed and the shortest log'],
      SEED,
      THREADS,
      ['--json', 'print one JSON object at the end, with how often each card and base was used'],
    ],
    examples: [
      'breakpoint simulate --bot greedy --games 100000 --out results.jsonl',
      'breakpoint simulate --players 3 --games 5000 --check --seed nightly --out checked.jsonl',
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
    examples: ['breakpoint scenario scenarios', 'breakpoint scenario scenarios/factions/pirates.yaml --json'],
  },
  workshop: {
    usage: 'breakpoint workshop check|text|balance FILE | schema',
    options: [
      ['--language en|fr|es', 'the language in which the cards are read (default en)'],
      ['--games N', 'the test games: random ones for check, ones by normal bots for balance (default 1000)'],
      ['--players 2|3|4', 'the players of each game of balance (default 2)'],
      ['--what-if PLACE=N', 'balance: what another number would change, on the same deals (old-scar/power=4)'],
      ['--json', 'balance: the figures as JSON'],
    ],
    examples: [
      'breakpoint workshop check badgers.json',
      'breakpoint workshop text badgers.json --language fr',
      'breakpoint workshop balance badgers.json --games 1000',
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
    usage: 'breakpoint tables list | lines | reports | factions | blocked | show TABLE | ... [options]',
    options: [
      ['list, lines', 'the tables and the lines of talk where something happened last; with --name or --text, those that have it'],
      ['show TABLE', 'its seats with the devices and addresses of their players, and its talk'],
      ['delete TABLE, delete-name TABLE SEAT, delete-line TABLE LINE', 'delete a table with its games, a name, a line of talk'],
      ['reports, close-report REPORT', 'what players have reported; deletes a report'],
      ['factions, show-faction ID, delete-faction ID', 'the factions that players made'],
      ['blocked, block WHAT [WHY], unblock WHAT', 'the addresses, nets and devices that may not use the server'],
      ['--url URL', 'the server (default http://127.0.0.1:8080); its token is taken from BREAKPOINT_OPERATOR_TOKEN'],
      ['--name TEXT', 'list: only tables of people with this in their names'],
      ['--text TEXT', 'lines: only lines with this in them'],
      ['--json', 'print JSON'],
    ],
    examples: [
      'breakpoint tables list --name Eve',
      'breakpoint tables block 203.0.113.9 "spam in the lobby"',
      'breakpoint tables reports --url https://play.example.org',
    ],
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
};

export function helpText({ usage, options = [], examples }: Help, about: string): string {
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
