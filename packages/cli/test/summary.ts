import { type CardView, type Game, type InPlayView, OPEN, viewOf } from '@breakpoint/engine';
import { keyOf } from '@breakpoint/engine/tools';

const ids = (list: readonly CardView[]): string => list.map((c) => c.id).join(' ');

function inPlay(c: InPlayView): string {
  const power = c.power === undefined ? '' : ` power ${c.power}`;
  return `${c.id} ${c.owner}/${c.controller} +${c.counters}${power}${(c.actions ?? []).map((a) => ` [${inPlay(a)}]`).join('')}`;
}

/** A description of a position that does not depend on how positions are stored; stored positions are compared with it. */
export function summaryOf(game: Game): string[] {
  const view = viewOf(game, OPEN);
  const { decision } = game;
  return [
    `turn ${view.turn} of ${view.active}, ${view.step}, winner ${view.winner}`,
    ...view.players.map((p) => `${p.vp} VP; hand ${ids(p.hand.cards)}; deck ${ids(p.deck.known)}; discard ${ids(p.discard)}`),
    ...view.bases.map((b) => `${b.id} ${b.breakpoint} ${b.works} +${b.counters}: ${[...b.minions, ...b.actions].map(inPlay).join(', ')}`),
    `bases ${ids(view.baseDeck.known)}; gone ${ids(view.baseDiscard)}; aside ${ids(view.aside)}`,
    `plays ${view.allowances.map((a) => `${a.type} ${a.atMost} ${a.base} ${a.source?.id ?? ''}`).join(', ')}`,
    decision === null ? 'over' : `${decision.seat} decides: ${decision.options.map((o) => keyOf(game, o)).join(', ')}`,
  ];
}
