import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Keyword } from './style.js';

/** The engine's verbs, as the code of cards calls them, and the keyword that a card's text must use for each. */
export const VERBS: [call: RegExp, keyword: Keyword][] = [
  [/\.destroy(Base)?\(|Part\('destroy'/, 'destroy'],
  [/\.discard(AtRandom)?\(/, 'discard'],
  [/\.returnToHand\(|\.goHome\(|\.homeInstead\b|Part\('return'/, 'return'],
  [/\.(place|put)OnDeck\([^;]*('(top|bottom)'|topOrBottom)|Part\('place', \{ where: '(top|bottom)'/, 'place'],
  [/\.(takeIntoHand|give|giveThisCardAway|putBaseOnBottom|putBasesOnTop|putBackOnTop)\(/, 'place'],
  [/\.move\(|Part\('move'/, 'move'],
  [/\.transfer(Counters|Action)\(/, 'transfer'],
  [/\.draw\(/, 'draw'],
  [/\.search(Deck|Bases)\(/, 'search'],
  [/\.lookAt(Hand|Top|TopBases)\(/, 'look'],
  [/\.reveal(Top|Until)\(|\.playOffTop\(/, 'reveal'],
  [/\.shuffle(Back)?\(|\.goIntoDeck\(|'shuffle'/, 'shuffle'],
  [/\.gainVp\(|\baward:/, 'gain'],
  [/\.takeControl\(/, 'control'],
  [/\.cancelBase\(|\bcancelsBase:/, 'cancel'],
  [/\.extra(Minion|Action)\(|\b(grants|standingPlay):/, 'extra'],
  [/\.(add|take)Counters\(|Part\('counters'/, 'counter'],
  [/\.gain(Player)?Power\(|\b(power(Self|Host|Here|Named)|playerPower):/, 'power'],
  [/\.(change|set|setStarting)Breakpoint\(|\b(changesBreakpoint|startingBreakpoint):/, 'breakpoint'],
];

const FACTIONS = join(import.meta.dirname, '../../src/factions');

/** The code of every card and base by its id, with the code of the helpers in its file that it calls. */
export function codeOfCards(): Map<string, string> {
  const all = new Map<string, string>();
  for (const faction of readdirSync(FACTIONS)) {
    const source = readFileSync(join(FACTIONS, faction, 'cards.ts'), 'utf8');
    const helpers = new Map<string, string>();
    for (const block of source.split(/^(?=(?:function\*?|const|export|\/\*\*) )/m)) {
      const name = block.match(/^(?:function\*?|const) (\w+)/)?.[1];
      if (name) helpers.set(name, block);
    }
    const withHelpers = (code: string, seen: Set<string>): string =>
      [...helpers].reduce((text, [name, block]) => {
        if (seen.has(name) || !new RegExp(`\\b${name}\\b`).test(code)) return text;
        return text + withHelpers(block, seen.add(name));
      }, code);
    for (const part of source.split(/^ {4}(?=(?:minion|action|base)\()/m).slice(1)) {
      const [, kind, id] = part.match(/^(minion|action|base)\(\s*'([^']+)'/) as RegExpMatchArray;
      all.set(kind === 'base' ? id : `${faction}/${id}`, withHelpers(part, new Set()));
    }
  }
  return all;
}

/** The keywords that the text of a card with this code must use. */
export const keywordsOf = (code: string): Set<Keyword> => new Set(VERBS.filter(([call]) => call.test(code)).map(([, keyword]) => keyword));
