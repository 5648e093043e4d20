import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { BOT_NAMES, botCalled } from '@breakpoint/bots';
import { type CardSet, Game, logOf } from '@breakpoint/engine';
import { NUMBER_OPTIONS, numbersFrom, readArgs, UsageError } from '../args.js';
import { playInTerminal } from '../terminal/game.js';
import { fill, terminalWords } from '../words/terminal.js';
import { languageOf } from '../words/texts.js';

export async function play(args: string[], cards: CardSet): Promise<number> {
  const { values } = readArgs({
    args,
    options: {
      against: { type: 'string', default: 'normal' },
      factions: { type: 'string' },
      name: { type: 'string' },
      language: { type: 'string' },
      plain: { type: 'boolean', default: false },
      seed: { type: 'string' },
      save: { type: 'string' },
      ...NUMBER_OPTIONS,
    },
  });
  const language = languageOf(values.language);
  const against = values.against.split(',');
  const bots = against.map((name) => {
    const bot = botCalled(name);
    if (!bot) throw new UsageError(`there is no bot "${name}"; bots: ${BOT_NAMES}`);
    return bot;
  });
  if (bots.length > 3) throw new UsageError(`${bots.length} bots are too many; --against takes one to three`);
  const factions = values.factions?.split(',');
  const unknown = factions?.find((id) => cards.faction(id) === undefined);
  if (unknown !== undefined)
    throw new UsageError(`there is no faction "${unknown}"; factions: ${cards.factions.map((f) => f.id).join(', ')}`);
  if (factions && (factions.length !== 2 || factions[0] === factions[1]))
    throw new UsageError(`"${values.factions}" is not a pair; --factions takes two different factions, as in robots,ninjas`);
  const seed = values.seed ?? randomBytes(16).toString('hex');
  const game = Game.create(cards, {
    seed,
    factions: 'random',
    ...numbersFrom(values),
    players: [{ name: values.name, factions }, ...bots.map((b) => ({ name: b.name }))],
  });
  const input = createInterface({ input: process.stdin });
  const lines = input[Symbol.asyncIterator]();
  const plain = values.plain || process.env.NO_COLOR !== undefined || process.stdout.isTTY !== true;
  const finished = await playInTerminal(game, {
    language,
    plain,
    name: values.name,
    bots,
    against,
    print: (line) => console.log(line),
    ask: async () => {
      if (!values.plain) process.stdout.write('> ');
      const next = await lines.next();
      return next.done ? null : next.value;
    },
  });
  input.close();
  if (values.save !== undefined) {
    writeFileSync(values.save, JSON.stringify(logOf(game)));
    console.log(fill(terminalWords[language].saved, { file: values.save }));
  }
  return finished ? 0 : 130;
}
