import { existsSync, readFileSync } from 'node:fs';
import { type Bot, botCalled, netFromText, searchSettings, searchWith, type Tuning, tuned, type Weights } from '@breakpoint/bots';

const tunings = new Map<string, Tuning>();

/**
 * A bot by name, optionally with the weights in a file (`greedy+tuned.json`), and for a search optionally with other settings
 * (`search:100i,curiosity=0.8+tuned.json`). Null if there is no such bot.
 */
export function botNamed(name: string): Bot | null {
  const [called, ...files] = name.split('+');
  const [plain, ...settings] = called.split(',');
  if (!files.every((file) => existsSync(file))) return null;
  const tuning = files.length === 0 ? undefined : tuningIn(files);
  if (settings.length === 0) return botCalled(plain, tuning);
  const options: Record<string, unknown> = tuning === undefined ? {} : { tuning };
  for (const setting of settings) {
    const [key, value] = setting.split('=');
    if (!Object.hasOwn(searchSettings[2], key) || !(Number(value) >= 0)) return null;
    options[key] = Number(value);
  }
  const found = /^search:(\d+)(ms|i)$/.exec(plain);
  return found && searchWith({ ...options, budget: { [found[2] === 'ms' ? 'ms' : 'iterations']: Number(found[1]) } });
}

/** The weights and the net in files written by `breakpoint tune` and `breakpoint train`; weights that no file has are the usual ones. */
export function tuningIn(files: readonly string[]): Tuning {
  const key = files.join('+');
  let tuning = tunings.get(key);
  if (tuning === undefined) {
    tuning = files.reduce(withFile, tuned);
    tunings.set(key, tuning);
  }
  return tuning;
}

function withFile(old: Tuning, file: string): Tuning {
  const { weights = {}, net } = JSON.parse(readFileSync(file, 'utf8')) as {
    weights?: Partial<Record<2 | 3 | 4, Partial<Weights>>>;
    net?: string;
  };
  const more = net === undefined ? {} : { net: netFromText(net) };
  return { 2: { ...old[2], ...weights[2], ...more }, 3: { ...old[3], ...weights[3], ...more }, 4: { ...old[4], ...weights[4], ...more } };
}
