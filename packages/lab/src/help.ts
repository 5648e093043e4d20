import { type Help, BOTS as PUBLIC, SEED, THREADS } from '@breakpoint/cli/tools';

const QUEUE: [string, string][] = [
  ['--queue URL', 'have the games played by workers ("lab worker"), through this database: postgres://user@host:5432/database'],
  ['--anew', 'delete what the queue holds of these games and begin again'],
];
const MINUTES: [string, string] = ['--minutes N', 'stop after this many minutes'];
const BOTS = `${PUBLIC}, greedy@1 and search@1:100ms (the first versions)`;

export const help: Record<string, Help> = {
  arena: {
    usage: 'lab arena --a BOT --b BOT [options]',
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
      'lab arena --a greedy --b random --games 1000',
      'lab arena --a search:100ms --b greedy --players 4',
      'lab arena --a search:400ms --b search:100ms --sprt 0.5,0.55',
      'lab arena --a greedy+tuned.json --b greedy@1 --games 1000 --out run.json',
    ],
  },
  tune: {
    usage: 'lab tune --out FILE [options]',
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
    examples: ['lab tune --out tuned-2.json', 'lab tune --players 4 --from tuned-2.json --out tuned-4.json --minutes 60'],
  },
  train: {
    usage: 'lab train --games FILE [options]',
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
    examples: ['lab train --games games-2.gz --play 50000 --bot greedy --minutes 60', 'lab train --games games-2.gz --out cards-2.json'],
  },
  puzzles: {
    usage: 'lab puzzles --out FILE [options]',
    options: [
      ['--out FILE', 'where to save the puzzles; run again to go on with the next game'],
      ['--count N', 'stop when this many are found (default 30)'],
      MINUTES,
      ['--seed TEXT', 'the same seed gives the same puzzles (default puzzles)'],
      [
        '--moment NAME',
        'only puzzles that begin with a turn (play), in a window of a scoring (window), or before several bases score (base)',
      ],
      ['--weigh N', 'weigh the puzzles of the file again with N iterations, and drop those that no longer are any'],
      ['--tell N', 'work out the points of the puzzles of the file again in N worlds, and drop those whose point cannot be told'],
      ['--read LANGUAGE', 'print the puzzles of the file with their positions, solutions and points (en, fr or es)'],
    ],
    examples: ['lab puzzles --out puzzles.json --count 60 --minutes 30'],
  },
  calibration: {
    usage: 'lab calibration --games FILE [options]',
    options: [
      ['--games FILE', 'games that a search has played (lab train --play; repeat --games for each file)'],
      ['--fit', 'find a map that corrects the chances, and try it on games that it was not made from'],
    ],
    examples: [
      'lab train --games chances-2.gz --play 1000 --bot search:60i --strays 0 --seed chances',
      'lab calibration --games chances-2.gz --fit',
    ],
  },
  reviews: {
    usage: 'lab reviews --out FILE [options]',
    options: [
      ['--out FILE', 'where to keep the counts of each game; run again to go on where it stopped'],
      ['--a BOT', `whose choices are reviewed: ${BOTS} (default random)`],
      ['--b BOT', 'the opponent (default hard)'],
      ['--games N', 'games in all (default 40)'],
      ['--every N', 'review only every N-th answer of a game (default 1)'],
      MINUTES,
      ['--seed TEXT', 'the same seed gives the same games (default reviews)'],
    ],
    examples: ['lab reviews --out random.json', 'lab reviews --a expert --b expert --out expert.json --minutes 60'],
  },
  roles: {
    usage: 'lab roles [options]',
    options: [['--port N', 'the port of the page; 0: any free one (default 8090)']],
    examples: ['lab roles'],
  },
  worker: {
    usage: 'lab worker --queue URL [options]',
    options: [
      ['--queue URL', 'where the work is: the PostgreSQL database that simulate or arena was given'],
      ['--threads N', 'worker threads (default: as many as there are cores)'],
      ['--idle SECONDS', 'end after this many seconds without work (default: keep waiting)'],
    ],
    examples: ['lab worker --queue postgres://games@db.example.org/games', 'lab worker --queue $QUEUE --threads 4 --idle 60'],
  },
  load: {
    usage: 'lab load [options]',
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
      ['--answers N', 'warm up and measure for this many answers each, however long that takes, instead of for seconds'],
      ['--bare', 'take turns with a bare server that knows no game, and print the ratio'],
      ['--profile FOLDER', "write a profile of the server's CPU there"],
      SEED,
      ['--json', 'print one JSON object instead of text'],
    ],
    examples: [
      'lab load --tables 50 --seconds 30',
      'lab load --rate 500 --watchers 2 --json',
      'lab load --url http://localhost:8080 --tables 5',
    ],
  },
  bench: {
    usage: 'lab bench [options]',
    options: [['--seconds N', 'CPU seconds for each figure, after a warm-up of three (default 8)']],
    examples: ['lab bench', 'node --expose-gc packages/lab/dist/main.js bench --seconds 10'],
  },
  simulate: {
    usage: 'lab simulate --queue URL [options]',
    options: [...QUEUE, ['...', 'all options of "breakpoint simulate"']],
    examples: ['lab simulate --bot search:60i --games 100000 --out results.jsonl --queue postgres://games@db.example.org/games'],
  },
};
