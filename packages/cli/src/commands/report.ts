import { createReadStream, existsSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { CardSet } from '@breakpoint/engine';
import { readArgs, UsageError } from '../args.js';
import { Gatherer } from '../report/figures.js';
import { page } from '../report/page.js';
import type { Row } from '../simulate/match.js';
import { textsIn } from '../words/texts.js';

/** Turns the results of `simulate --out` into one page. */
export async function report(args: string[], cards: CardSet): Promise<number> {
  const { values, positionals } = readArgs({
    args,
    options: {
      out: { type: 'string', default: 'report.html' },
      title: { type: 'string', default: 'Breakpoint: how strong are the factions?' },
      note: { type: 'string', default: '' },
      json: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  if (positionals.length === 0) throw new UsageError('report needs at least one file of results (breakpoint simulate --out makes one)');
  const gatherer = new Gatherer(cards);
  let line = 0;
  for (const file of positionals) {
    if (!existsSync(file)) throw new UsageError(`there is no file ${file}`);
    for await (const text of createInterface({ input: createReadStream(file) })) {
      line++;
      if (text === '') continue;
      try {
        gatherer.add(JSON.parse(text) as Row);
      } catch {
        console.error(`breakpoint report: ${file}: line ${line} is not the result of a game and is left out`);
      }
    }
  }
  const figures = gatherer.figures;
  if (figures.games === 0) throw new UsageError(`there are no games in ${positionals.join(', ')}`);
  if (values.json) console.log(JSON.stringify(figures));
  else {
    writeFileSync(values.out, page(cards, figures, await textsIn('en'), values.title, values.note));
    console.log(`${values.out}: ${figures.games} games`);
  }
  return 0;
}
