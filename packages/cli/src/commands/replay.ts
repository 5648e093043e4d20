import { readFileSync } from 'node:fs';
import { answerWith, type CardSet, eventView, type Game, GameError, OPEN, replayLog } from '@breakpoint/engine';
import { DocumentError, type Documents, type FiledLog, Library, readDocuments } from '@breakpoint/workshop';
import { readArgs, UsageError, wholeNumber } from '../args.js';
import { harmless } from '../terminal/harmless.js';
import { PLAIN, Speaker } from '../words/speak.js';
import { languageOf } from '../words/texts.js';

/** Tells a game from its log, answer by answer. */
export async function replay(args: string[], cards: CardSet): Promise<number> {
  const { values, positionals } = readArgs({
    args,
    options: { language: { type: 'string' }, seat: { type: 'string' }, upto: { type: 'string' }, json: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (positionals.length !== 1) throw new UsageError('replay needs one log, such as game.json');
  const language = languageOf(values.language);
  const log = readLog(positionals[0]);
  const documents = documentsIn(log);
  const seat = values.seat === undefined ? OPEN : wholeNumber('seat', values.seat, 0, log.setup.players.length - 1);
  const upTo = Math.min(log.answers.length, values.upto === undefined ? Number.MAX_SAFE_INTEGER : wholeNumber('upto', values.upto, 0));
  const speaker = await Speaker.of(
    language,
    log.setup.players.map((p, i) => p.name ?? String.fromCharCode(65 + i)),
    PLAIN,
    documents,
  );
  const tell = (game: Game): void => {
    const events = game.takeEvents().map((e) => eventView(game, e, seat));
    if (values.json) for (const e of events) console.log(harmless(JSON.stringify(e)));
    else for (const line of speaker.tell(events)) console.log(harmless(line));
  };
  try {
    const game = replayLog(new Library(cards).with(documents), log, 0);
    tell(game);
    for (let i = 0; i < upTo; i++) {
      answerWith(game, game.decision!.seat, log.answers[i]);
      tell(game);
    }
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    console.error(`breakpoint replay: ${harmless(error.message)}`);
    return 1;
  }
  return 0;
}

function documentsIn({ documents }: FiledLog): Documents {
  try {
    return readDocuments(documents ?? {});
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    throw new UsageError(`this log has a document that can’t be played: ${harmless(error.message)}`);
  }
}

function readLog(path: string): FiledLog {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(`${path} can’t be read`);
  }
  try {
    const data = JSON.parse(text) as FiledLog & { log?: FiledLog };
    const log = data.log ?? data;
    if (!Array.isArray(log.answers) || !Array.isArray(log.setup?.players)) throw new Error();
    return log;
  } catch {
    throw new UsageError(`${path} is not the log of a game (a JSON object with "setup" and "answers")`);
  }
}
