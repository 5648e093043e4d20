import { doctor, type Finding, logAt } from '@breakpoint/server';
import { UsageError } from '../args.js';
import { openFiles } from '../files.js';
import { readServing } from '../serving.js';

const SIGNS: Record<Finding['level'], string> = { good: 'good', warning: 'hmm', bad: 'BAD' };

/** Checks everything that a server with these options needs, and says what to do. */
export async function doctorCommand(args: string[]): Promise<number> {
  const { site, rest } = siteIn(args);
  const { options } = readServing(rest, process.env, () => undefined);
  logAt('silent');
  const found = await doctor({ ...options, site, openFiles: openFiles() });
  for (const { check, level, text } of found) console.log(`${SIGNS[level].padEnd(4)}  ${check}: ${text}`);
  const count = (level: Finding['level']): number => found.filter((f) => f.level === level).length;
  const [warnings, bad] = [count('warning'), count('bad')];
  console.log(bad + warnings === 0 ? 'All is well.' : `${bad} bad, ${warnings} to think about.`);
  if (site === undefined) console.log('To check the proxy in front of a running server, too: --site https://play.example.org');
  return bad > 0 ? 1 : 0;
}

/** Takes `--site URL` out of the arguments; the rest are a server's options. */
function siteIn(args: readonly string[]): { site?: string; rest: string[] } {
  const at = args.findIndex((a) => a === '--site' || a.startsWith('--site='));
  if (at < 0) return { rest: [...args] };
  const [, joined] = args[at].split('=');
  const site = joined ?? args[at + 1];
  if (!/^https?:\/\/./.test(site ?? '') || !URL.canParse(site!))
    throw new UsageError('--site takes the address of your site: https://play.example.org');
  return { site, rest: args.filter((_, i) => i !== at && (joined !== undefined || i !== at + 1)) };
}
