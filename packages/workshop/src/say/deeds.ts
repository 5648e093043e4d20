import { type Condition, type Deeds, unknown } from '../tree.js';
import { thatBase } from './places.js';
import { mark, nounWord, type Saying, tr } from './saying.js';
import { DONE, inLetters } from './words.js';

// What happened this turn: counted, and as a condition.

const here = (c: Saying, deeds: Deeds): string =>
  deeds.where === undefined
    ? ''
    : mark(
        c,
        deeds,
        'where',
        deeds.where === 'elsewhere'
          ? tr(
              c,
              deeds.did === 'moved' ? ' to another base' : ' on another base',
              deeds.did === 'moved' ? ' vers une autre Base' : ' sur une autre Base',
              deeds.did === 'moved' ? ' a otra base' : ' en otra base',
            )
          : deeds.where === 'here'
            ? deeds.did === 'moved'
              ? tr(c, ' here', ' vers cette Base', ' a esta base')
              : tr(c, ' here', ' sur cette Base', ' en esta base')
            : tr(
                c,
                ' there',
                ` ${deeds.did === 'moved' ? 'vers' : 'sur'} ${thatBase(c)}`,
                ` ${deeds.did === 'moved' ? 'a' : 'en'} esa base`,
              ),
      );
/** "You controlled", of what was destroyed, moved or discarded. */
const whoseWas = (c: Saying, deeds: Deeds): string =>
  deeds.whose === undefined
    ? ''
    : mark(
        c,
        deeds,
        'whose',
        deeds.whose === 'you'
          ? c.third
            ? tr(c, ' they controlled', ' qu’il contrôlait', ' que controlaba')
            : tr(c, ' you controlled', ' que vous contrôliez', ' que controlabas')
          : tr(c, ' another player controlled', ' qu’un autre joueur contrôlait', ' que controlaba otro jugador'),
      );
const thisTurn = (c: Saying): string => tr(c, ' this turn', ' ce tour-ci', ' este turno');

/** The participle of a passive or, in French, after a noun that comes first. */
const agreed = (c: Saying, { did, noun }: Deeds, many: boolean): string => {
  const f = nounWord(c, noun).gender === 'f';
  const { en, fr, es } = DONE[did];
  return tr(c, en[1], `${fr}${f ? 'e' : ''}${many ? 's' : ''}`, f ? es.replace(/o$/, many ? 'as' : 'a') : es + (many ? 's' : ''));
};

/** "Minion you destroyed here this turn". */
export function deedNoun(c: Saying, deeds: Deeds, many = false): string {
  const word = nounWord(c, deeds.noun);
  const noun = mark(c, deeds, 'noun', many ? word.many : word.one) + whoseWas(c, deeds);
  // "Minion another player controlled that you destroyed".
  const that = deeds.whose ? 'that ' : '';
  const end = here(c, deeds) + thisTurn(c);
  const did = (text: string): string => mark(c, deeds, 'did', text);
  const by = (text: string): string => mark(c, deeds, 'by', text);
  const { en, es } = DONE[deeds.did];
  const fr = agreed(c, deeds, many);
  switch (deeds.by) {
    case undefined:
      return `${noun} ${did(agreed(c, deeds, many))}${end}`;
    case 'you':
      return `${noun} ${tr(c, `${that}${by('you')} ${did(en[0])}`, `${deeds.whose ? 'et ' : ''}${by('que vous avez')} ${did(fr)}`, `${deeds.whose ? 'y ' : ''}${by('que hayas')} ${did(es)}`)}${end}`;
    case 'another':
      return `${noun} ${tr(
        c,
        `${that}${by('other players')} ${did(en[0])}`,
        `${deeds.whose ? 'et ' : ''}${by('que les autres joueurs ont')} ${did(fr)}`,
        `${deeds.whose ? 'y ' : ''}${by('que los demás jugadores hayan')} ${did(es)}`,
      )}${end}`;
    default:
      return unknown('player', deeds.by);
  }
}

/** "If you destroyed a minion here this turn". */
export function deedClause(c: Saying, condition: Extract<Condition, { did: unknown }>): string {
  const n = condition.n ?? 1;
  const many = condition.is === 'at least' || n > 1;
  const none = condition.is === 'none';
  const x = quantity(c, condition, many, n);
  const end = here(c, condition) + thisTurn(c);
  const did = (text: string): string => mark(c, condition, 'did', text);
  const by = (text: string): string => mark(c, condition, 'by', text);
  const { en, fr, es } = DONE[condition.did];
  if (condition.did === 'scored')
    return tr(
      c,
      `if ${x} ${did('scored')}${end}`,
      `si ${x} ${none ? 'n’' : ''}${many ? 'ont' : 'a'} été ${did(agreed(c, condition, many))}${end}`,
      `si ${x} ${many ? 'han' : 'ha'} ${did('puntuado')}${end}`,
    );
  switch (condition.by) {
    case undefined:
      return tr(
        c,
        `if ${x} ${many ? 'were' : 'was'} ${did(agreed(c, condition, many))}${end}`,
        `si ${x} ${none ? 'n’' : ''}${many ? 'ont' : 'a'} été ${did(agreed(c, condition, many))}${end}`,
        `si ${x} ${many ? 'han' : 'ha'} sido ${did(agreed(c, condition, many))}${end}`,
      );
    case 'you':
      if (c.third)
        return tr(
          c,
          `if ${by('they')} ${did(en[0])} ${x}${end}`,
          `${by(none ? 's’il n’a' : 's’il a')} ${did(fr)} ${x}${end}`,
          `si ${by(none ? 'no ha' : 'ha')} ${did(es)} ${x}${end}`,
        );
      return tr(
        c,
        `if ${by('you')} ${did(en[0])} ${x}${end}`,
        `si ${by(none ? 'vous n’avez' : 'vous avez')} ${did(fr)} ${x}${end}`,
        `si ${by(none ? 'no has' : 'has')} ${did(es)} ${x}${end}`,
      );
    case 'another':
      return tr(
        c,
        `if ${by('other players')} ${did(en[0])} ${x}${end}`,
        `si ${by(none ? 'les autres joueurs n’ont' : 'les autres joueurs ont')} ${did(fr)} ${x}${end}`,
        `si ${by(none ? 'los demás jugadores no han' : 'los demás jugadores han')} ${did(es)} ${x}${end}`,
      );
    default:
      return unknown('player', condition.by);
  }
}

function quantity(c: Saying, condition: Extract<Condition, { did: unknown }>, many: boolean, n: number): string {
  const word = nounWord(c, condition.noun);
  const noun = mark(c, condition, 'noun', many ? word.many : word.one) + whoseWas(c, condition);
  const f = word.gender === 'f';
  const one = tr(c, condition.noun === 'action' ? 'an' : 'a', f ? 'une' : 'un', f ? 'una' : 'un');
  const letters = n === 1 ? tr(c, 'one', f ? 'une' : 'un', f ? 'una' : 'un') : inLetters(c.language, n);
  const is = (text: string): string => mark(c, condition, 'is', text);
  switch (condition.is) {
    case 'some':
      return `${is(one)} ${noun}`;
    case 'none':
      return `${is(tr(c, 'no', f ? 'aucune' : 'aucun', f ? 'ninguna' : 'ningún'))} ${noun}`;
    case 'exactly':
      return `${is(tr(c, 'exactly', 'exactement', 'exactamente'))} ${mark(c, condition, 'n', letters)} ${noun}`;
    case 'at least':
      return tr(
        c,
        `${mark(c, condition, 'n', letters)} ${is('or more')} ${noun}`,
        `${is('au moins')} ${mark(c, condition, 'n', letters)} ${noun}`,
        `${is('al menos')} ${mark(c, condition, 'n', letters)} ${noun}`,
      );
    case 'at most': {
      const number = mark(c, condition, 'n', letters);
      const most = n === 1 ? `${is('at most')} ${number}` : `${number} ${is('or fewer')}`;
      return `${tr(c, most, `${is('au plus')} ${number}`, `${is('como máximo')} ${number}`)} ${noun}`;
    }
    default:
      return unknown('comparison', condition.is);
  }
}
