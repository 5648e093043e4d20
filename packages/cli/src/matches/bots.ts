import { existsSync, readFileSync } from 'node:fs';
import { type Bot, botCalled, searchDefaults, searchWith, type Tuning, tuned, type Weights } from '@breakpoint/bots';

const tunings = new Map<string, Tuning>();

/**
 * A bot by name, perhaps with the weights of a file (`greedy+tuned.json`), a search perhaps with other settings
 * (`search:100i,curiosity=0.8+tuned.json`). Null: there is no such bot.
 */
export function botNamed(name: string): Bot | null {
  const [called, file] = name.split('+');
  const [plain, ...settings] = called.split(',');
  if (file !== undefined && !existsSync(file)) return null;
  const tuning = file === undefined ? undefined : tuningIn(file);
  if (settings.length === 0) return botCalled(plain, tuning);
  const options: Record<string, unknown> = tuning === undefined ? {} : { tuning };
  for (const setting of settings) {
    const [key, value] = setting.split('=');
    if (!Object.hasOwn(searchDefaults, key) || !(Number(value) >= 0)) return null;
    options[key] = Number(value);
  }
  const found = /^search:(\d+)(ms|i)$/.exec(plain);
  return found && searchWith({ ...options, budget: { [found[2] === 'ms' ? 'ms' : 'iterations']: Number(found[1]) } });
}

/** The weights in a file of `breakpoint tune`; the usual ones for numbers of players that it says nothing about. */
export function tuningIn(file: string): Tuning {
  let tuning = tunings.get(file);
  if (tuning === undefined) {
    const { weights } = JSON.parse(readFileSync(file, 'utf8')) as { weights: Partial<Record<2 | 3 | 4, Partial<Weights>>> };
    tuning = { 2: { ...tuned[2], ...weights[2] }, 3: { ...tuned[3], ...weights[3] }, 4: { ...tuned[4], ...weights[4] } };
    tunings.set(file, tuning);
  }
  return tuning;
}
