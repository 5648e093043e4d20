import { unknown } from '../tree.js';
import type { Of } from './moments.js';
import { nounPhrase } from './nouns.js';
import { de, mark, que, type Saying, tr } from './saying.js';

// What happens to cards in play, as moments: "after a minion is destroyed".

/** Who does it, if that is said. */
export type By = 'you' | 'another' | undefined;

export function destroyed(c: Saying, when: Of<'after'>, x: string, gender: 'm' | 'f'): string {
  const not = when.what.whose === 'not theirs';
  const o = gender === 'f' ? 'a' : 'o';
  const several = when.what.pick === 'some';
  const together = several ? tr(c, ' at the same time', ' en même temps', ' a la vez') : '';
  const simultaneous = several ? ' simultanée' : '';
  if (several) c.focus = undefined;
  switch (when.by) {
    case undefined:
      return tr(
        c,
        `after ${x} ${several ? 'are' : 'is'} destroyed${together}`,
        `après la destruction${simultaneous} ${de(x)}`,
        `después de que ${x} ${several ? 'sean' : 'sea'} destruid${o}${several ? 's' : ''}${together}`,
      );
    case 'you':
      return tr(
        c,
        `after you destroy ${x}${not ? ' you didn’t control' : ''}${together}`,
        `après que vous avez détruit${together} ${x}${not ? ' que vous ne contrôliez pas' : ''}`,
        `después de que destruyas${together} ${x}${not ? ' que no controlabas' : ''}`,
      );
    case 'another':
      return tr(
        c,
        `after another player destroys ${x}${not ? ' they didn’t control' : ''}${together}`,
        `après qu’un autre joueur a détruit${together} ${x}${not ? ' qu’il ne contrôlait pas' : ''}`,
        `después de que otro jugador destruya${together} ${x}${not ? ' que no controlaba' : ''}`,
      );
    default:
      return unknown('player', when.by);
  }
}

export function returned(c: Saying, by: By, x: string, gender: 'm' | 'f'): string {
  switch (by) {
    case undefined:
      return tr(
        c,
        `after ${x} is returned to a hand`,
        `après ${que(x)} a été renvoyé${gender === 'f' ? 'e' : ''} dans une main`,
        `después de que ${x} sea devuelt${gender === 'f' ? 'a' : 'o'} a una mano`,
      );
    case 'you':
      return tr(
        c,
        `after you return ${x} to a hand`,
        `après que vous avez renvoyé ${x} dans une main`,
        `después de que devuelvas ${x} a una mano`,
      );
    case 'another':
      return tr(
        c,
        `after another player returns ${x} to a hand`,
        `après qu’un autre joueur a renvoyé ${x} dans une main`,
        `después de que otro jugador devuelva ${x} a una mano`,
      );
    default:
      return unknown('player', by);
  }
}

/** To a hand, deck or discard pile. */
export const leftPlay = (c: Saying, x: string): string =>
  tr(c, `after ${x} leaves play`, `après ${que(x)} a quitté le jeu`, `después de que ${x} salga del juego`);

export function moved(c: Saying, when: Of<'after'>): string {
  const { where, ...rest } = when.what;
  const path = c.paths.get(when.what);
  if (path !== undefined) c.paths.set(rest, path);
  const x = nounPhrase(c, rest).text;
  const place =
    when.from === 'to or from here'
      ? ''
      : where === undefined
        ? tr(c, ' to another base', ' vers une autre Base', ' a otra base')
        : where === 'here'
          ? tr(c, ' to this base', ' vers cette Base', ' a esta base')
          : where === 'elsewhere'
            ? tr(c, ' to a base other than this one', ' vers une Base autre que celle-ci', ' a una base que no sea esta')
            : undefined;
  if (place === undefined) throw new Error(`nothing moves to ${where}`);
  const both = when.from === 'to or from here';
  const from = both
    ? tr(c, ' to or from this base', ' vers cette Base ou depuis celle-ci', ' a esta base o desde ella')
    : tr(c, ' from this base', ' de cette Base', ' de esta base');
  const left = when.from ? mark(c, when, 'from', from) : '';
  const once = when.first
    ? mark(c, when, 'first', tr(c, ' for the first time each turn', ' pour la première fois du tour', ' por primera vez en el turno'))
    : '';
  const goes = left + mark(c, when.what, 'where', place) + once;
  switch (when.by) {
    case undefined:
      return tr(c, `after ${x} moves${goes}`, `après qu’${x} s’est déplacée${goes}`, `después de que ${x} se mueva${goes}`);
    case 'you':
      return tr(c, `after you move ${x}${goes}`, `après que vous avez déplacé ${x}${goes}`, `después de que muevas ${x}${goes}`);
    case 'another':
      return tr(
        c,
        `after another player moves ${x}${goes}`,
        `après qu’un autre joueur a déplacé ${x}${goes}`,
        `después de que otro jugador mueva ${x}${goes}`,
      );
    default:
      return unknown('player', when.by);
  }
}

export function controlled(c: Saying, by: By, x: string): string {
  switch (by) {
    case undefined:
      return tr(
        c,
        `after a player takes control of ${x}`,
        `après qu’un joueur a pris le contrôle ${de(x)}`,
        `después de que un jugador tome el control de ${x}`,
      );
    case 'you':
      return tr(
        c,
        `after you take control of ${x}`,
        `après que vous avez pris le contrôle ${de(x)}`,
        `después de que tomes el control de ${x}`,
      );
    case 'another':
      return tr(
        c,
        `after another player takes control of ${x}`,
        `après qu’un autre joueur a pris le contrôle ${de(x)}`,
        `después de que otro jugador tome el control de ${x}`,
      );
    default:
      return unknown('player', by);
  }
}

export function countered(c: Saying, by: By, x: string): string {
  switch (by) {
    case undefined:
      return tr(
        c,
        `after a +1 power counter is placed on ${x}`,
        `après qu’un marqueur Force +1 a été placé sur ${x}`,
        `después de que se coloque un contador de +1 de poder sobre ${x}`,
      );
    case 'you':
      return tr(
        c,
        `after you place a +1 power counter on ${x}`,
        `après que vous avez placé un marqueur Force +1 sur ${x}`,
        `después de que coloques un contador de +1 de poder sobre ${x}`,
      );
    case 'another':
      return tr(
        c,
        `after another player places a +1 power counter on ${x}`,
        `après qu’un autre joueur a placé un marqueur Force +1 sur ${x}`,
        `después de que otro jugador coloque un contador de +1 de poder sobre ${x}`,
      );
    default:
      return unknown('player', by);
  }
}

export function talentUsed(c: Saying, by: By, x: string): string {
  switch (by) {
    case undefined:
      return tr(
        c,
        `after the Talent of ${x} is used`,
        `après l’utilisation du Talent ${de(x)}`,
        `después de que se use el Talento de ${x}`,
      );
    case 'you':
      return tr(
        c,
        `after you use the Talent of ${x}`,
        `après que vous avez utilisé le Talent ${de(x)}`,
        `después de que uses el Talento de ${x}`,
      );
    case 'another':
      return tr(
        c,
        `after another player uses the Talent of ${x}`,
        `après qu’un autre joueur a utilisé le Talent ${de(x)}`,
        `después de que otro jugador use el Talento de ${x}`,
      );
    default:
      return unknown('player', by);
  }
}

/** "Your first Talent of a minion here each turn". */
export function firstTalent(c: Saying, when: Of<'after'>, x: string): string {
  switch (when.by) {
    case undefined:
      return tr(
        c,
        `after the first Talent of ${x} each turn is used`,
        `après la première utilisation à chaque tour d’un Talent ${de(x)}`,
        `después de que se use por primera vez en cada turno un Talento de ${x}`,
      );
    case 'you':
      return tr(
        c,
        `after you use your first Talent of ${x} each turn`,
        `après que vous avez utilisé votre premier Talent ${de(x)} à chaque tour`,
        `después de que uses tu primer Talento de ${x} en cada turno`,
      );
    case 'another':
      return tr(
        c,
        `after another player uses their first Talent of ${x} each turn`,
        `après qu’un autre joueur a utilisé son premier Talent ${de(x)} à chaque tour`,
        `después de que otro jugador use su primer Talento de ${x} en cada turno`,
      );
    default:
      return unknown('player', when.by);
  }
}
