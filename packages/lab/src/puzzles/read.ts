import { endAt, type PlayStep, type Puzzle, playLine, shownOf } from '@breakpoint/bots';
import { cardText, loadTexts } from '@breakpoint/cards/texts';
import { playIn } from '@breakpoint/cards/words/advising';
import { pointIn, solutionIn } from '@breakpoint/cards/words/pointing';
import { type CardSet, type Game, type InPlayView, replayLog, viewOf } from '@breakpoint/engine';

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dan'];
type Words = Parameters<typeof playIn>[0]['words'];
type Speech = Parameters<typeof playIn>[0];
export const LANGUAGES = ['en', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

export async function speechIn(language: Language): Promise<Speech> {
  const module = (await import(`@breakpoint/cards/words/${language}`)) as Record<Language, Words>;
  return { words: module[language], texts: await loadTexts(language), names: NAMES };
}

/** A puzzle in words: the position as its player sees it, the solution, the turn it is compared with, and the point. */
export function puzzleIn(speech: Speech, cards: CardSet, puzzle: Puzzle): string[] {
  const { log, seat, other, point } = puzzle;
  const start = replayLog(cards, log, undefined, { events: false });
  const shown = shownOf(start, puzzle);
  const natural = other.line.length > 0 ? playLine(replayLog(cards, log), seat, other.line) : [endAt(start)];
  return [
    `${puzzle.id} ${speech.names[seat]}, VP ${start.state.vp.join(' ')}, ${puzzle.theme}, ${puzzle.value} against ${puzzle.other.value}`,
    ...positionIn(speech, start, [...shown.line, ...shown.later.flat(), ...natural, ...(shown.instead ?? [])]).map((text) => `    ${text}`),
    ...solutionIn(speech, shown).map((text) => `  ${text}`),
    `  ${playIn(speech, natural)}`,
    ...pointIn(speech, point, shown, natural, seat).map((sentence) => `  - ${sentence}`),
  ];
}

/** What lies on each base, the hand, and the texts of the bases and of the cards that are named. */
function positionIn(speech: Speech, game: Game, named: readonly PlayStep[]): string[] {
  const { bases, players, allowances, faceUp } = viewOf(game, game.decision!.seat);
  const text = (id: string): { name: string; text: string } => cardText(speech.texts, id);
  const name = ({ id }: { id: string }): string => text(id).name;
  const told = (card: InPlayView): string =>
    [`${name(card)} ${card.power ?? ''}`.trim(), ...(card.actions ?? []).map((action) => `(${name(action)})`)].join(' ');
  const lines = bases.flatMap((base) => {
    const sides = base.power.map((power, p) => {
      const here = [...base.minions, ...base.actions].filter((card) => card.controller === p);
      return here.length > 0 ? ` | ${speech.names[p]} ${power}: ${here.map(told).join(', ')}` : '';
    });
    const all = base.power.reduce((sum, n) => sum + n, 0);
    return [`${name(base)} (${all} of ${base.breakpoint}, ${base.vp.join(' ')})${sides.join('')}`, `  ${text(base.id).text}`];
  });
  const hand = players[game.decision!.seat].hand.cards ?? [];
  const idIn = (key: string): string => key.replace(/^.* /, '').replace(/:\d+$/, '');
  const ids = named.flatMap(({ keys, source }) => [...(source ? [source.id] : []), ...keys.map(idIn)]).filter((id) => id.includes('/'));
  return [
    ...lines,
    ...(faceUp ? [`face up on the base deck: ${name(faceUp)}. ${text(faceUp.id).text}`] : []),
    `hand: ${hand.map(name).join(', ')}; plays left: ${allowances.map(({ type }) => type).join(' ')}`,
    ...[...new Set(ids)].map((id) => `  ${text(id).name}: ${text(id).text}`),
  ];
}
