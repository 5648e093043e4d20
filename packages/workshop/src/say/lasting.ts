import {
  type CancelAbilities,
  type Control,
  type Description,
  type DoublePower,
  isDescription,
  isMany,
  type NoTalents,
  type Power,
  type SetPower,
  type Step,
  type UntilWord,
  unknown,
  type What,
  type YourPower,
} from '../tree.js';
import { highestPower, otherMinion, printedPowerOf, thatMinion } from './amounts.js';
import { nounPhrase, self } from './nouns.js';
import { chosenFirst, eachOfThem, eachText, receiver, speakOf, withObject } from './objects.js';
import { capital, de, mark, type Saying, tr, verb } from './saying.js';
import type { Mood } from './words.js';

// What lasts for a time: control, powers that are changed, set or doubled, and abilities that are cancelled.

export function untilText(
  c: Saying,
  step: object & { until?: UntilWord },
  until: UntilWord | 'end of turn' | undefined = step.until,
  key: 'until' | 'for' = 'until',
): string {
  const said = (text: string): string => mark(c, step, key, text);
  switch (until) {
    case undefined:
    case 'end of turn':
      return said(tr(c, ' until the end of the turn', ' jusqu’à la fin du tour', ' hasta el final del turno'));
    case 'end of your turn':
      return said(tr(c, ' until the end of your turn', ' jusqu’à la fin de votre tour', ' hasta el final de tu turno'));
    case 'start of your turn':
      return said(
        tr(c, ' until the start of your next turn', ' jusqu’au début de votre prochain tour', ' hasta el inicio de tu próximo turno'),
      );
    case 'while this is in play': {
      const x = self(c, 'this');
      const en = ` as long as ${x} is in play`;
      return said(tr(c, en, ` tant que ${x} est en jeu`, ` mientras ${x} esté en juego`));
    }
    default:
      return unknown('time', until);
  }
}

/** "Take control of X until the end of the turn". */
export function controlText(c: Saying, step: Control, mood: Mood): string {
  return withObject(c, step, 'what', step.what, 'take control of', mood, () =>
    step.for === undefined ? '' : untilText(c, step, step.for, 'for'),
  );
}

/** What changes at a minion: its power or abilities, or whether its Talent can be used. */
type Change = SetPower | DoublePower | CancelAbilities | (NoTalents & { what: What });

/** "The power of X", "its power"; or the abilities, or the Talent. */
function partOf(c: Saying, step: Change): string {
  const { what } = step;
  const power = step.do === 'set power' || step.do === 'double power';
  const talent = step.do === 'no talents';
  const starting = step.do === 'set power' && step.of !== undefined;
  const word = starting
    ? mark(c, step, 'of', tr(c, 'starting power', 'Force de départ', 'poder inicial'))
    : tr(c, 'power', 'Force', 'poder');
  if (isPronoun(c, what)) {
    const its = (one: string, many: string): string => mark(c, step, 'what', what === 'it' && c.many ? many : one);
    if (talent) return tr(c, its('its Talent', 'their Talents'), its('son Talent', 'leurs Talents'), its('su Talento', 'sus Talentos'));
    return power
      ? tr(c, `${its('its', 'their')} ${word}`, `${its('sa', 'leur')} ${word}`, `${its('su', 'su')} ${word}`)
      : tr(c, `${its('its', 'their')} abilities`, `${its('ses', 'leurs')} effets`, `${its('sus', 'sus')} capacidades`);
  }
  const x = c.always ? lastingOwner(c, step, what) : receiver(c, step, what);
  if (talent) return tr(c, `the Talent of ${x}`, `le Talent ${de(x)}`, `el Talento de ${x}`);
  return power
    ? tr(c, `the ${word} of ${x}`, `la ${word} ${de(x)}`, `el ${word} de ${x}`)
    : tr(c, `the abilities of ${x}`, `les effets ${de(x)}`, `las capacidades de ${x}`);
}

/** "To that minion’s power", for the power of another card as it is. */
function samePower(c: Saying, step: SetPower): string | undefined {
  const { n, each, what } = step;
  if (typeof each === 'object' && 'strongest' in each) return mark(c, step, 'each', highestPower(c, each.strongest));
  if (n !== 1 || typeof each !== 'object' || !('powerOf' in each) || isDescription(what)) return undefined;
  if ((each.powerOf === 'it') === (what === 'it')) return undefined;
  const x = each.powerOf !== 'it' ? self(c, each.powerOf) : what === 'first' ? otherMinion(c) : thatMinion(c);
  if (each.printed) return mark(c, step, 'each', printedPowerOf(c, x));
  return mark(c, step, 'each', tr(c, `${x}’s power`, `celle de ${x}`, `el de ${x}`));
}

/** Power that is set or doubled, abilities that are cancelled, and Talents that cannot be used: for a time, or as long as it lasts. */
export function changeText(c: Saying, step: Change, mood: Mood): string {
  const said = (text: string): string => mark(c, step, 'do', text);
  const chosen = !c.always && isDescription(step.what) && isMany(step.what) && step.what.pick !== 'all';
  const first = chosen ? `${chosenFirst(c, step, step.what as Description, mood)}. ` : '';
  const own = chosen ? (c.third ? 'third' : 'order') : mood;
  const x = chosen ? partOf(c, { ...step, what: 'it' }) : partOf(c, step);
  const n = step.do === 'set power' ? (samePower(c, step) ?? mark(c, step, 'n', String(step.n)) + eachText(c, step)) : '';
  const clause = ((): string => {
    switch (step.do) {
      case 'set power':
        if (c.always)
          return tr(
            c,
            `${x} ${said('is')} ${n}`,
            `${x} ${said('est')} ${step.each && typeof step.each === 'object' && 'strongest' in step.each ? '' : 'de '}${n}`,
            `${x} ${said('es')} ${n}`,
          );
        return `${said(verb(c, 'set', own))} ${tr(c, `${x} to ${n}`, `${x} à ${n}`, `${x} en ${n}`)}${untilText(c, step)}`;
      case 'double power':
        if (c.always) return `${x} ${said(tr(c, 'is doubled', 'est doublée', 'se duplica'))}`;
        return `${said(verb(c, 'double', own))} ${x}${untilText(c, step)}`;
      case 'cancel abilities':
        if (c.always) return `${x} ${said(tr(c, 'are canceled', 'sont annulés', 'quedan canceladas'))}`;
        return `${said(verb(c, 'cancel', own))} ${x}${untilText(c, step)}`;
      case 'no talents': {
        const many = chosen || (step.what === 'it' && c.many && isPronoun(c, step.what));
        const until = c.always ? '' : untilText(c, step);
        return tr(
          c,
          `${x} ${said('cannot be used')}${until}`,
          `${x} ${said(many ? 'ne peuvent pas être utilisés' : 'ne peut pas être utilisé')}${until}`,
          `${said(many ? 'no se pueden usar' : 'no se puede usar')} ${x}${until}`,
        );
      }
      default:
        return unknown('verb', step);
    }
  })();
  return first + (chosen ? capital(clause) : clause);
}

/** Is it clear whose power it is? */
const isPronoun = (c: Saying, what: What): boolean => (what === 'it' ? !c.far : !isDescription(what) && c.focus === what);

/** Power for a time, or as long as it lasts. */
export function powerText(c: Saying, step: Power, mood: Mood, may: boolean): string {
  const { n, what } = step;
  const signed = `${n < 0 ? '-' : '+'}${Math.abs(n)}`;
  const value = mark(c, step, 'n', tr(c, `${signed} power`, `de ${Math.abs(n)}`, `${signed} de poder`));
  const each = eachText(c, step);
  if (c.always) {
    const x = lastingOwner(c, step, what);
    return tr(
      c,
      `${x} ${mark(c, step, 'do', 'has')} ${value}${each}`,
      `la Force ${de(x)} est ${mark(c, step, 'do', n < 0 ? 'réduite' : 'augmentée')} ${value}${each}`,
      `${x} ${mark(c, step, 'do', 'tiene')} ${value}${each}`,
    );
  }
  const until = untilText(c, step);
  if (c.inChoice && isDescription(what) && what.pick !== 'all') return powerInChoice(c, step, mood, value, until + each);
  if (c.language === 'fr') {
    const chosen = isDescription(what) && isMany(what) && what.pick !== 'all';
    const first = chosen ? `${chosenFirst(c, step, what, mood)}. ` : '';
    const change = mark(c, step, 'do', verb(c, n < 0 ? 'lower' : 'raise', chosen ? (c.third ? 'third' : 'order') : mood));
    const x = chosen ? eachOfThem(c) : isPronoun(c, what) ? undefined : receiver(c, step, what);
    const clause =
      x === undefined
        ? `${change} ${c.many ? 'leur' : 'sa'} Force ${value}${until}${each}`
        : `${change} ${value} la Force ${de(x)}${until}${each}`;
    return first + (chosen ? capital(clause) : clause);
  }
  const gets = mark(c, step, 'do', tr(c, 'gets', '', 'recibe'));
  if (isDescription(what) && what.pick !== 'all') {
    const first = chosenFirst(c, step, what, mood);
    const x = isMany(what) ? eachOfThem(c) : tr(c, 'it', '', 'ese esbirro');
    return `${first}. ${capital(`${x} ${gets} ${value}${until}${each}`)}`;
  }
  const x = isPronoun(c, what)
    ? mark(c, step, 'what', tr(c, c.many ? 'they' : 'it', '', what !== 'it' ? '' : c.many ? 'esos esbirros' : 'ese esbirro'))
    : receiver(c, step, what);
  if (may || mood !== 'order') {
    const object = x === '' ? '' : ` ${x.replace(/^(\uE000.)they/, '$1them')}`;
    return tr(
      c,
      `${mark(c, step, 'do', verb(c, 'raise', mood))}${object} get ${value}${until}${each}`,
      '',
      `${mark(c, step, 'do', verb(c, 'raise', mood))} que${object} reciba ${value}${until}${each}`,
    );
  }
  return `${x === '' ? '' : `${x} `}${c.many && what === 'it' ? tr(c, 'get', '', 'reciben') : gets} ${value}${until}${each}`;
}

/** In a choice it is one clause: "give a minion +2 power". */
function powerInChoice(c: Saying, step: Power, mood: Mood, value: string, end: string): string {
  const d = step.what as Description;
  const x = nounPhrase(c, d);
  speakOf(c, d, x);
  const each = x.many ? tr(c, ' each', '', '') : '';
  const word = c.language === 'fr' ? (step.n < 0 ? 'lower' : 'raise') : 'give';
  const act = mark(c, step, 'do', verb(c, word, mood));
  return tr(
    c,
    `${act} ${x.text} ${value}${each}${end}`,
    `${act} ${value} la Force ${de(x.text)}${end}`,
    `${act} ${value} a ${x.text}${end}`,
  );
}

function lastingOwner(c: Saying, step: Step, what: What): string {
  if (!isDescription(what)) {
    if (what !== 'it') c.focus = what;
    return mark(c, step, 'what', self(c, what === 'it' ? 'this' : what));
  }
  return nounPhrase(c, what, 'each').text;
}

/** "You have +2 power here", "each player has -3 power here": the subject is said before, if it is not you. */
export function yourPowerText(c: Saying, step: YourPower): string {
  const said = (text: string): string => mark(c, step, 'do', text);
  const n = Math.abs(step.n);
  const signed = `${step.n < 0 ? '-' : '+'}${n}`;
  const each = eachText(c, step);
  const lower = step.n < 0;
  const standard = c.card.kind === 'action' && c.card.goes === undefined;
  const spot = standard ? tr(c, ' there', ' sur cette Base', ' allí') : tr(c, ' here', ' sur cette Base', ' en esta base');
  const until = c.always ? '' : tr(c, ' until the end of the turn', ' jusqu’à la fin du tour', ' hasta el final del turno');
  if (c.third)
    return tr(
      c,
      `${said(c.always ? 'has' : 'gets')} ${mark(c, step, 'n', `${signed} power`)}${spot}${until}${each}`,
      `${said('voit')} sa Force${spot} ${mark(c, step, 'n', `${lower ? 'réduite' : 'augmentée'} de ${n}`)}${until}${each}`,
      `${said(c.always ? 'tiene' : 'recibe')} ${mark(c, step, 'n', `${signed} de poder`)}${spot}${until}${each}`,
    );
  const value = mark(c, step, 'n', tr(c, `${signed} power`, `${lower ? 'réduite' : 'augmentée'} de ${n}`, `${signed} de poder`));
  if (c.always)
    return tr(
      c,
      `${said('you have')} ${value} here${each}`,
      `${said('votre Force')} sur cette Base est ${value}${each}`,
      `${said('tienes')} ${value} en esta base${each}`,
    );
  return tr(
    c,
    `${said('you get')} ${value}${spot} until the end of the turn${each}`,
    `${said('votre Force')}${spot} est ${value} jusqu’à la fin du tour${each}`,
    `${said('recibes')} ${value}${spot} hasta el final del turno${each}`,
  );
}
