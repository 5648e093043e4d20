import { practice } from '@breakpoint/bots';
import { allCards } from '@breakpoint/cards';
import type { CardSet, Setup } from '@breakpoint/engine';
import { cardsNamed, type Documents, Library, readDocuments } from '@breakpoint/workshop';
import { dropCurrent, leaveCurrentGame, loadCurrent, type SavedGame, saveCurrent, saveFinished, takeUp } from '../session/saves.js';
import type { SessionMessage } from '../session/types.js';
import { type LocalTable, Refused } from '../session/types.js';
import { Exerciser } from './exerciser.js';
import { Host } from './host.js';
import { Judge, recordedPosition } from './judge.js';
import { commentedGame, Lesson } from './lesson.js';
import type { AtTable, FromWorker, Request, ToWorker, Value } from './messages.js';
import { Puzzler } from './puzzler.js';
import { Replayer } from './replayer.js';
import { Reviewer } from './reviewer.js';
import { matchAt } from './scripted.js';
import { Tester } from './tester.js';

type Scripted = Puzzler | Exerciser | Lesson | Judge;

/** The table of this worker. It runs outside the page's thread, so that the page stays responsive while bots think. */
let host: Host | null = null;
let replayer: Replayer | null = null;
let reviewer: Reviewer | null = null;
let tester: Tester | null = null;
/** What is at the table in place of a game. */
let scripted: Scripted | null = null;
/** The milliseconds between two progress reports of a review or of test games. */
const PART = 250;
let saving: Promise<void> = Promise.resolve();

const library = new Library(allCards);
/** The cards of a game with these documents, which may come from a file. */
const cardsWith = (documents: Documents | undefined): CardSet => (documents ? library.with(readDocuments(documents)) : allCards);

const post = (message: FromWorker): void => self.postMessage(message);
const tell = (message: SessionMessage): void => post({ message });
const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  try {
    const value = await handle(data);
    await saving;
    post({ reply: data.number, value });
  } catch (error) {
    if (error instanceof Refused) post({ reply: data.number, refused: error.reason });
    else post({ reply: data.number, failed: error instanceof Error ? error.message : String(error) });
  }
};

async function handle(request: Request): Promise<Value> {
  switch (request.ask) {
    case 'start':
      start(request);
      return null;
    case 'replay':
      replayer = new Replayer(cardsWith(request.log.documents), request.log);
      return replayer.reel;
    case 'frame':
      if (!replayer) throw new Error('no log is open');
      return replayer.frame(request.stop, request.seat);
    case 'review':
      reviewer = new Reviewer(cardsWith(request.log.documents), request.log, undefined, request.share);
      return null;
    case 'test':
      tester = new Tester(allCards, request.test);
      return null;
    case 'test-on':
      if (!tester) throw new Error('nothing is being tested');
      return tester.next(PART);
    case 'review-on':
      if (!reviewer) throw new Error('no game is being reviewed');
      return reviewer.next(PART);
    case 'try':
      begin(tried(request));
      return null;
    case 'puzzle':
      scripted = new Puzzler(allCards, request.puzzle, request.margin, request.names, tell);
      return null;
    case 'exercise':
      scripted = new Exerciser(allCards, request.lesson, request.position, request.names, tell);
      return null;
    case 'judge': {
      const judge = new Judge(cardsNamed(allCards, request.scenario.documents), request.scenario, tell, request.fromStart);
      scripted = judge;
      return judge.judged();
    }
    case 'judge-recorded':
      return recordedPosition(cardsWith(request.log.documents), request.log, request.until, request.names);
    case 'lesson':
      if (request.lesson === 'game') begin(commentedGame(allCards, request.names, tell));
      else scripted = new Lesson(allCards, request.names, tell);
      return null;
    case 'resume': {
      const saved = (await takeUp(request.id).catch(() => null)) ?? (await loadCurrent());
      if (!saved) return null;
      beginAt(saved.id, saved.table, saved);
      return saved.table;
    }
    default:
      if (scripted) return askScripted(scripted, request);
      if (!host) throw new Error('no game has begun');
      return ask(host, request);
  }
}

function tried({ table, position }: Extract<Request, { ask: 'try' }>): Host {
  const cards = cardsWith(table.documents);
  return new Host(cards, '', table, tell, undefined, matchAt(cards, position, table.players));
}

function askScripted(table: Scripted, request: AtTable): Value {
  switch (request.ask) {
    case 'answer':
      return table.answer(request.decision, request.keys);
    case 'ahead':
      return table.ahead(request.key);
    case 'whyNot':
      return table.whyNot(request.key);
    case 'undo':
      return table.undo() ?? null;
    case 'judge-at':
      return table instanceof Judge ? table.goTo(request.at) : null;
    case 'judge-written':
      return table instanceof Judge ? table.written() : null;
    default:
      return null;
  }
}

function ask(h: Host, request: AtTable): Value {
  switch (request.ask) {
    case 'answer':
      h.answer(request.decision, request.keys);
      break;
    case 'whyNot':
      return h.whyNot(request.key);
    case 'ahead':
      return h.ahead(request.key);
    case 'undo':
      h.undo();
      break;
    case 'passing':
      h.passing(request.on);
      break;
    case 'concede':
      h.concede();
      break;
    case 'lift':
      h.lift(request.seat);
      break;
    case 'hint':
      return h.hint();
    case 'log':
      return h.filedLog();
  }
  keep(h);
  void goOn(h);
  return null;
}

function start({ id, table, log }: Extract<Request, { ask: 'start' }>): void {
  saving = saving.then(leaveCurrentGame).catch(() => undefined);
  beginAt(id, table, log && { log });
}

function beginAt(id: string, table: LocalTable, saved?: Pick<SavedGame, 'log'> & Partial<SavedGame>): void {
  begin(new Host(cardsWith(table.documents), id, table, tell, saved));
}

function begin(h: Host): void {
  host = h;
  h.snapshot('arrival');
  keep(h);
  void goOn(h);
}

/** The table whose bots answer or practise. */
let going: Host | null = null;
/** Lets bots answer one by one, and practise while players think; the page's requests are handled in between. */
async function goOn(h: Host): Promise<void> {
  if (going === h) return;
  going = h;
  try {
    do {
      await later();
      if (host === h && h.waitsForBot) {
        h.botAnswers();
        // A page that is loaded again finds what it has shown: asked once more, a bot might play something else.
        if (host === h) keep(h);
      }
    } while (host === h && (h.waitsForBot || (h.isTimed && practised(h.table.setup, h.table.documents))));
  } finally {
    if (going === h) going = null;
  }
}

/** The practice of this worker. Its code stays compiled for the games that follow. */
let practising: Iterator<void> | null = null;
/** Practises for a moment. False if it is enough. */
function practised(setup: Setup, documents?: Documents): boolean {
  practising ??= practice(cardsWith(documents), setup);
  try {
    return practising.next().done !== true;
  } catch {
    // A fault in the game that is played for practice does not concern the real one.
    return false;
  }
}

/** Stores the game, one write after another, unless it is not to be kept. In a browser that stores nothing, the game continues all the same. */
function keep(h: Host): void {
  if (!h.id) return;
  const game = h.saved();
  saving = saving
    .then(async () => {
      if (!game.result) return saveCurrent(game);
      await saveFinished(game);
      return dropCurrent();
    })
    .catch(() => undefined);
}
