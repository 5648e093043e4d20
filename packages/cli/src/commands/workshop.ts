import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@breakpoint/cards';
import { checkDocument, type Document, documentId, jsonSchema, type Problem, textsOf } from '@breakpoint/workshop';
import { oneOf, readArgs, UsageError } from '../args.js';

const TASKS = ['check', 'text', 'schema'] as const;

/** `workshop check|text FILE`, `workshop schema`: what is wrong with a faction's document, what its cards say, and its format. */
export async function workshop(args: string[]): Promise<number> {
  const { values, positionals } = readArgs({ args, allowPositionals: true, options: { language: { type: 'string', default: 'en' } } });
  const [name, file, ...more] = positionals;
  const task = TASKS.find((t) => t === name);
  if (task === undefined) throw new UsageError(`workshop does one of ${TASKS.join(', ')}`);
  if (more.length > 0 || (task === 'schema') !== (file === undefined))
    throw new UsageError(task === 'schema' ? 'workshop schema takes no file' : `workshop ${task} needs the name of one file`);
  if (task === 'schema') {
    console.log(JSON.stringify(jsonSchema(), null, 2));
    return 0;
  }
  const language = oneOf('language', values.language, LANGUAGES);
  const document = readDocument(file);
  const problems = checkDocument(document);
  for (const problem of problems) console.log(line(problem));
  if (problems.some((p) => !p.warning)) return 1;
  if (task === 'text') tell(document as Document, language);
  else console.log(`${documentId(document)}: nothing is wrong.`);
  return 0;
}

function readDocument(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file} can't be read as JSON: ${(error as Error).message.split('\n')[0]}`);
  }
}

const line = ({ card, path, problem, advice, warning }: Problem): string =>
  `${warning ? 'look at' : 'wrong in'} ${[card, path].filter((part) => part !== undefined && part !== '').join(': ')}: ${problem} (${advice})`;

function tell(document: Document, language: (typeof LANGUAGES)[number]): void {
  const { name, cards, bases } = textsOf(document, language);
  console.log(name);
  for (const card of [...Object.values(cards), ...Object.values(bases)])
    console.log(`  ${card.name}${card.text === '' ? '' : `: ${card.text}`}`);
}
