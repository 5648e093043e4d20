import type { Cannot, Counter, Description, Each, Extra, Move, Play, Power, Put, Ranked, Search, Step, What, Who } from '../tree.js';
import { isDescription, isZone, unknown } from '../tree.js';
import { countNoun, isMany, nounPhrase, type Phrase, powerOf, qualified, self, thatBase, whereYouHave } from './nouns.js';
import { capital, de, mark, my, nounWord, type Saying, tr, verb, verbIt } from './saying.js';
import { inLetters, type Mood, type VerbWord } from './words.js';

// Each function says a step as a clause without its subject, in a mood.

/** The object of a verb: a pronoun if the card was just spoken of. */
function withObject(c: Saying, step: Step, key: string, what: What, word: VerbWord, mood: Mood, tail: (x: Phrase) => string): string {
  const said = (text: string): string => mark(c, step, 'do', text);
  if (what === 'it' || (!isDescription(what) && c.focus === what)) {
    const x = pronounOf(c, what);
    return said(verbIt(c, word, mood, x.gender, x.many)) + tail(x);
  }
  if (!isDescription(what)) {
    const x = { text: mark(c, step, key, self(c, what)), gender: selfGender(c, what), many: false };
    c.focus = what;
    return joinVerb(c, said(verb(c, word, mood)), x.text) + tail(x);
  }
  const x = nounPhrase(c, what);
  speakOf(c, what, x);
  return joinVerb(c, said(verb(c, word, mood)), x.text) + tail(x);
}
/** French "prenez le contrôle de" elides. */
const joinVerb = (c: Saying, v: string, object: string): string =>
  c.language === 'fr' && /de(?=[\uE000-\uF8FF]*$)/.test(v) && / /.test(v)
    ? `${v.replace(/ de(?=[\uE000-\uF8FF]*$)/, '')} ${de(object)}`
    : `${v} ${object}`;

const selfGender = (c: Saying, what: 'this' | 'host'): 'm' | 'f' =>
  c.language === 'es' && (what === 'host' || c.card.kind === 'minion') ? 'm' : 'f';
const pronounOf = (c: Saying, what: 'this' | 'host' | 'it'): Phrase =>
  what === 'it'
    ? { text: '', gender: c.language === 'fr' ? 'f' : c.gender, many: c.many }
    : { text: '', gender: selfGender(c, what), many: false };

/** The described cards become "it", and their base "there". */
function speakOf(c: Saying, d: Description, x: Phrase): void {
  c.focus = 'it';
  c.gender = x.gender;
  c.many = x.many;
  if (d.noun === 'minion' && !isZone(d.where)) c.others = true;
  if (d.noun === 'base') c.there = 'base';
  else if (!isZone(d.where) && d.noun !== 'player') c.there = 'its';
}

const owners = (c: Saying, x: Phrase, en: [string, string], fr: [string, string], es: [string, string]): string =>
  x.many ? tr(c, en[1], fr[1], es[1]) : tr(c, en[0], fr[0], es[0]);

function moveText(c: Saying, step: Move, mood: Mood): string {
  const { what } = step;
  const isAction = isDescription(what) ? what.noun === 'action' : what === 'this' ? c.card.kind === 'action' : false;
  const spread = isDescription(what) && isMany(what) && what.alike === undefined;
  const goal = (): string => {
    switch (step.to) {
      case 'another base':
        return spread
          ? tr(c, ' to other bases', ' vers d’autres Bases', ' a otras bases')
          : tr(c, ' to another base', ' vers une autre Base', ' a otra base');
      case 'here':
        return tr(c, ' to this base', ' vers cette Base', ' a esta base');
      case 'there':
        return tr(c, ' there', ' vers elle', ' a ella');
      case 'a base without you':
        return tr(
          c,
          ` to a base ${whereYouHave(c, true)}`,
          ` vers une Base ${whereYouHave(c, true)}`,
          ` a una base ${whereYouHave(c, true)}`,
        );
      case 'new base':
        return tr(c, ' to its new base', ' vers sa nouvelle Base', ' a su nueva base');
      default:
        return unknown('destination', step.to);
    }
  };
  c.moving = true;
  const text = withObject(c, step, 'what', what, isAction ? 'transfer' : 'move', mood, () => mark(c, step, 'to', goal()));
  c.moving = false;
  return text;
}

/** Is it a card of your own hand or pile, which goes to your own deck? */
const isYourOwn = (what: What): boolean => isDescription(what) && isZone(what.where) && (what.whose === undefined || what.whose === 'you');

function putText(c: Saying, step: Put, mood: Mood): string {
  const own = isYourOwn(step.what);
  const word: VerbWord = step.to === 'deck' ? 'shuffle' : 'place';
  const ordered = isDescription(step.what) && isMany(step.what) && step.what.pick !== 'all' && (step.to === 'top' || step.to === 'bottom');
  const deck = (x: Phrase): string => {
    switch (step.to) {
      case 'top':
        return own
          ? tr(c, ` on top of ${my(c)} deck`, ` sur ${my(c)} pioche`, ` encima de ${my(c)} mazo`)
          : owners(
              c,
              x,
              [' on top of its owner’s deck', ' on top of their owners’ decks'],
              [' sur la pioche de son propriétaire', ' sur la pioche de leurs propriétaires'],
              [' encima del mazo de su propietario', ' encima de los mazos de sus propietarios'],
            );
      case 'bottom':
        return own
          ? tr(c, ` on the bottom of ${my(c)} deck`, ` sous ${my(c)} pioche`, ` al fondo de ${my(c)} mazo`)
          : owners(
              c,
              x,
              [' on the bottom of its owner’s deck', ' on the bottom of their owners’ decks'],
              [' sous la pioche de son propriétaire', ' sous la pioche de leurs propriétaires'],
              [' al fondo del mazo de su propietario', ' al fondo de los mazos de sus propietarios'],
            );
      case 'deck':
        return own
          ? tr(c, ` into ${my(c)} deck`, ` dans ${my(c)} pioche`, ` en ${my(c)} mazo`)
          : owners(
              c,
              x,
              [' into its owner’s deck', ' into their owners’ decks'],
              [' dans la pioche de son propriétaire', ' dans la pioche de leurs propriétaires'],
              [' en el mazo de su propietario', ' en los mazos de sus propietarios'],
            );
      case 'hand':
        return tr(c, ` in ${my(c)} hand`, ` dans ${my(c)} main`, ` en ${my(c)} mano`);
      default:
        return unknown('place', step.to);
    }
  };
  const order = ordered ? tr(c, ' in any order', ' dans l’ordre de votre choix', ' en el orden que quieras') : '';
  c.counted = 'placed';
  const whole = wholeHand(c, step.what);
  const text = whole
    ? `${mark(c, step, 'do', verb(c, word, mood))} ${whole}${mark(c, step, 'to', deck({ text: '', gender: 'f', many: true }))}`
    : withObject(c, step, 'what', step.what, word, mood, (x) => mark(c, step, 'to', deck(x)) + order);
  if (step.what === 'this') c.gone = true;
  return text;
}

/** "Your whole hand". */
function wholeHand(c: Saying, what: What): string | undefined {
  if (
    !isDescription(what) ||
    what.pick !== 'all' ||
    what.noun !== 'card' ||
    what.where !== 'hand' ||
    what.whose === 'others' ||
    what.whose === 'that player'
  )
    return undefined;
  if (Object.keys(what).some((key) => !['pick', 'noun', 'where', 'whose'].includes(key))) return undefined;
  return mark(c, what, 'pick', tr(c, `${my(c)} whole hand`, `toutes les cartes de ${my(c)} main`, `todas las cartas de ${my(c)} mano`));
}

export const countersWord = (c: Saying, n: number): string =>
  n === 1
    ? tr(c, 'a +1 power counter', 'un marqueur Force +1', 'un contador de +1 de poder')
    : tr(
        c,
        `${inLetters('en', n)} +1 power counters`,
        `${inLetters('fr', n)} marqueurs Force +1`,
        `${inLetters('es', n)} contadores de +1 de poder`,
      );

function eachText(c: Saying, step: Step & { each?: Each }): string {
  const { each } = step;
  if (each === undefined) return '';
  if (each === 'that many') {
    switch (c.counted) {
      case 'counter':
        return mark(c, step, 'each', tr(c, ' for each counter removed', ' pour chaque marqueur retiré', ' por cada contador retirado'));
      case 'placed':
        return mark(c, step, 'each', tr(c, ' for each card placed', ' pour chaque carte placée', ' por cada carta colocada'));
      case 'discarded':
        return mark(c, step, 'each', tr(c, ' for each card discarded', ' pour chaque carte défaussée', ' por cada carta descartada'));
      default:
        return unknown('count', c.counted);
    }
  }
  if (each === 'counters on this') {
    const x = self(c, 'this');
    return mark(
      c,
      step,
      'each',
      tr(
        c,
        ` for each +1 power counter on ${x}`,
        ` pour chaque marqueur Force +1 sur ${x}`,
        ` por cada contador de +1 de poder sobre ${x}`,
      ),
    );
  }
  const x = countNoun(c, each, false);
  return mark(c, step, 'each', tr(c, ` for each ${x}`, ` pour chaque ${x}`, ` por cada ${x}`));
}

/** "Choose X." before what each of the chosen gets, where a verb can't take X as its object. */
function chosenFirst(c: Saying, step: Step, d: Description, mood: Mood): string {
  const x = nounPhrase(c, d);
  speakOf(c, d, x);
  return `${mark(c, step, 'do', verb(c, 'choose', mood))} ${x.text}`;
}
const eachOfThem = (c: Saying): string =>
  tr(c, 'each of them', c.gender === 'f' ? 'chacune d’elles' : 'chacun d’eux', c.gender === 'f' ? 'cada una' : 'cada uno');

function counterText(c: Saying, step: Counter, mood: Mood): string {
  const { what, n } = step;
  const place = mark(c, step, 'do', verb(c, 'place', mood));
  const on = tr(c, 'on', 'sur', 'sobre');
  const counters = mark(
    c,
    step,
    'n',
    typeof n === 'number'
      ? countersWord(c, n)
      : tr(
          c,
          '+1 power counters equal to its power',
          'autant de marqueurs Force +1 que sa Force',
          'un número de contadores de +1 de poder igual a su poder',
        ),
  );
  if (isDescription(what) && step.spread) {
    const all = nounPhrase(c, what, 'plural').text;
    const x = what.whose === undefined ? all.replace(/^(les|los|las) /, tr(c, '', 'des ', '')) : all;
    return `${place} ${counters}${eachText(c, step)} ${on} ${x}${mark(c, step, 'spread', tr(c, ', divided as you like', ', répartis comme vous le souhaitez', ', repartidos como quieras'))}`;
  }
  if (isDescription(what) && isMany(what) && what.pick !== 'all') {
    const first = chosenFirst(c, step, what, mood);
    return `${first}. ${capital(`${verb(c, 'place', c.third ? 'third' : 'order')} ${counters} ${on} ${eachOfThem(c)}${eachText(c, step)}`)}`;
  }
  return `${place} ${counters} ${on} ${receiver(c, step, what)}${eachText(c, step)}`;
}

/** The card that gets something. */
function receiver(c: Saying, step: Step, what: What): string {
  if (what === 'it' || (!isDescription(what) && c.focus === what)) {
    const { gender, many } = pronounOf(c, what);
    const f = gender === 'f';
    return mark(
      c,
      step,
      'what',
      tr(c, many ? 'them' : 'it', many ? (f ? 'elles' : 'eux') : f ? 'elle' : 'lui', many ? (f ? 'ellas' : 'ellos') : f ? 'ella' : 'él'),
    );
  }
  if (!isDescription(what)) {
    c.focus = what;
    return mark(c, step, 'what', self(c, what));
  }
  const x = nounPhrase(c, what, what.pick === 'all' ? 'each' : 'object');
  speakOf(c, what, x);
  return x.text;
}

/** Power for a time, or as long as it lasts. */
function powerText(c: Saying, step: Power, mood: Mood, may: boolean): string {
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
  const until = mark(
    c,
    step,
    'until',
    step.until === undefined
      ? tr(c, ' until the end of the turn', ' jusqu’à la fin du tour', ' hasta el final del turno')
      : tr(c, ' until the end of your turn', ' jusqu’à la fin de votre tour', ' hasta el final de tu turno'),
  );
  if (c.language === 'fr') {
    const chosen = isDescription(what) && isMany(what) && what.pick !== 'all';
    const first = chosen ? `${chosenFirst(c, step, what, mood)}. ` : '';
    const change = mark(c, step, 'do', verb(c, n < 0 ? 'lower' : 'raise', chosen ? (c.third ? 'third' : 'order') : mood));
    const x = chosen ? eachOfThem(c) : what === 'it' || (!isDescription(what) && c.focus === what) ? undefined : receiver(c, step, what);
    const clause =
      x === undefined
        ? `${change} ${c.many ? 'leur' : 'sa'} Force ${value}${until}${each}`
        : `${change} ${value} la Force ${de(x)}${until}${each}`;
    return first + (chosen ? capital(clause) : clause);
  }
  const gets = mark(c, step, 'do', tr(c, 'gets', '', 'recibe'));
  if (isDescription(what) && what.pick !== 'all') {
    const first = chosenFirst(c, step, what, mood);
    const x = isMany(what) ? eachOfThem(c) : tr(c, 'it', '', '');
    return `${first}. ${capital(`${x === '' ? '' : `${x} `}${gets} ${value}${until}${each}`)}`;
  }
  const x =
    what === 'it' || (!isDescription(what) && c.focus === what)
      ? mark(c, step, 'what', tr(c, c.many ? 'they' : 'it', '', ''))
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

function lastingOwner(c: Saying, step: Power, what: What): string {
  if (!isDescription(what)) {
    if (what !== 'it') c.focus = what;
    return mark(c, step, 'what', self(c, what === 'it' ? 'this' : what));
  }
  return nounPhrase(c, what, 'each').text;
}

function extraText(c: Saying, step: Extra, mood: Mood, eachTurn: boolean): string {
  const noun = nounWord(c, step.noun);
  const f = noun.gender === 'f';
  const n = step.n ?? 1;
  const play = mark(c, step, 'do', verb(c, 'play', mood));
  const what = mark(
    c,
    step,
    n > 1 ? 'n' : 'noun',
    n > 1
      ? tr(
          c,
          `up to ${inLetters('en', n)} extra ${noun.many}`,
          `jusqu’à ${inLetters('fr', n)} ${noun.many} supplémentaires`,
          `hasta ${inLetters('es', n)} ${noun.many} adicionales`,
        )
      : tr(c, `an extra ${noun.one}`, `une ${noun.one} supplémentaire`, `${f ? 'una' : 'un'} ${noun.one} adicional`),
  );
  const power = step.power === undefined ? '' : mark(c, step, 'power', extraPower(c, step.power));
  const at = step.at === undefined ? '' : mark(c, step, 'at', extraPlace(c, step.at));
  const on =
    step.on === undefined
      ? ''
      : mark(
          c,
          step,
          'on',
          tr(c, ' that is played on a base', ' à attacher à une Base', ` que se juega${n > 1 ? 'n' : ''} sobre una base`),
        );
  const turn = eachTurn || c.third ? '' : tr(c, ' this turn', ' ce tour-ci', ' este turno');
  return step.at === 'without you' ? `${play} ${what}${on}${power}${turn}${at}` : `${play} ${what}${on}${power}${at}${turn}`;
}
function extraPower(c: Saying, power: NonNullable<Extra['power']>): string {
  if ('atMost' in power) return powerOf(c, power, true);
  return tr(
    c,
    ' with printed power less than its power',
    ' dont la Force de départ est inférieure à sa Force',
    ' cuyo poder impreso sea menor que su poder',
  );
}
function extraPlace(c: Saying, at: NonNullable<Extra['at']>): string {
  switch (at) {
    case 'here':
      return tr(c, ' here', ' sur cette Base', ' en esta base');
    case 'there':
      return c.there === 'its'
        ? tr(c, ' on its base', ' sur la même Base', ' en su base')
        : tr(c, ' there', ` sur ${thatBase(c)}`, ' en esa base');
    case 'without you':
      return tr(
        c,
        `, but only on a base ${whereYouHave(c, true)}`,
        `, mais seulement sur une Base ${whereYouHave(c, true)}`,
        `, pero solo en una base ${whereYouHave(c, true)}`,
      );
    default:
      return unknown('place', at);
  }
}

function playText(c: Saying, step: Play, mood: Mood): string {
  const { what } = step;
  const play = (text: string): string => mark(c, step, 'do', text);
  const at = step.at === undefined ? '' : mark(c, step, 'at', playPlace(c, step.at));
  if (what === 'this') {
    const from = typeof c.frame === 'object' && 'special' in c.frame ? c.frame.from : undefined;
    if (from === 'discard')
      return `${play(verbIt(c, 'play', mood, 'f', false))}${asExtra(c, c.card.kind === 'action' ? 'action' : 'minion')}${at}`;
    return `${play(verb(c, 'play', mood))} ${tr(c, 'this card from your hand', 'cette carte de votre main', 'esta carta de tu mano')}${at}`;
  }
  const now = tr(c, 'immediately ', ' immédiatement', ' inmediatamente');
  const immediately = (v: string): string => play(c.language === 'en' ? now + v : v + now);
  if (!isDescription(what))
    return `${immediately(verbIt(c, 'play', mood, c.type === 'action' || c.language === 'fr' ? 'f' : 'm', false))}${at}${asExtra(c, c.type)}`;
  const type = what.noun === 'action' ? 'action' : 'minion';
  c.type = type;
  const noun = nounWord(c, type);
  c.gender = noun.gender;
  c.many = false;
  c.focus = 'it';
  if (what.where === 'hand') {
    const extra = tr(
      c,
      `an extra ${noun.one}`,
      `une ${noun.one} supplémentaire`,
      `${noun.gender === 'f' ? 'una' : 'un'} ${noun.one} adicional`,
    );
    return `${immediately(verb(c, 'play', mood))} ${mark(c, what, 'noun', extra)}${qualified(c, what, false, noun.gender)}${at}`;
  }
  if (c.language === 'fr' && !what.other && what.kind === undefined && (what.named === undefined || what.named === 'it')) {
    const extra = `une ${noun.one} supplémentaire`;
    return `${immediately(verb(c, 'play', mood))} ${mark(c, what, 'noun', extra)}${qualified(c, what, false, noun.gender)}${at}`;
  }
  return `${immediately(verb(c, 'play', mood))} ${nounPhrase(c, what).text}${at}${asExtra(c, type)}`;
}
const asExtra = (c: Saying, type: 'minion' | 'action'): string => {
  const { one } = nounWord(c, type);
  return tr(c, ` as an extra ${one}`, ` en tant ${type === 'action' ? 'qu’' : 'que '}${one} supplémentaire`, ` como ${one} adicional`);
};
function playPlace(c: Saying, at: NonNullable<Play['at']>): string {
  switch (at) {
    case 'here':
      return c.gone
        ? tr(c, ' on the base it was on', ' sur la Base où elle était', ' en la base donde estaba')
        : tr(c, ' here', ' sur cette Base', ' en esta base');
    case 'there':
      return tr(c, ' on that base', ` sur ${thatBase(c)}`, ' en esa base');
    case 'old base':
      return tr(c, ' on the base it left', ' sur la Base qu’elle a quittée', ' en la base que ha dejado');
    default:
      return unknown('place', at);
  }
}

function searchText(c: Saying, step: Search, mood: Mood): string {
  const { where, ...rest } = step.what;
  const path = c.paths.get(step.what);
  if (path !== undefined) c.paths.set(rest, path);
  const printed = { ...rest, where: undefined } as Description;
  if (path !== undefined) c.paths.set(printed, path);
  const x = searched(c, printed);
  const find = mark(c, step, 'do', verb(c, 'search', mood));
  const looked = tr(c, `${find} your deck for ${x.text}`, `${find} ${x.text} dans votre pioche`, `${find} ${x.text} en tu mazo`);
  const it = (word: VerbWord): string => verbIt(c, word, mood, x.gender, x.many);
  const and = tr(c, ' and ', ' et ', ' y ');
  const shuffled = tr(
    c,
    `, then ${verb(c, 'shuffle', mood)} your deck`,
    `, puis ${verb(c, 'shuffle', mood)} votre pioche`,
    `${mood === 'order' && !c.inChoice ? '. Después, ' : ' y después '}${verb(c, 'shuffle', mood)} tu mazo`,
  );
  const goal = (text: string): string => mark(c, step, 'to', text);
  const shown = step.reveal ? mark(c, step, 'reveal', it('reveal')) : '';
  switch (step.to) {
    case 'hand':
      return `${looked}${shown === '' ? and : `, ${shown}${and}`}${goal(it('place') + tr(c, ' in your hand', ' dans votre main', ' en tu mano'))}${shuffled}`;
    case 'discard':
      return `${looked}${shown === '' ? and : `, ${shown}${and}`}${goal(it('place') + tr(c, ' in your discard pile', ' dans votre défausse', ' en tu pila de descartes'))}${shuffled}`;
    case 'top':
      return `${looked}${shown === '' ? '' : `, ${shown}`}, ${goal(tr(c, `${verb(c, 'shuffle', mood)} the other cards and ${it('place')} on top of them`, `${verb(c, 'shuffle', mood)} les autres cartes et ${it('place')} dessus`, `${verb(c, 'shuffle', mood)} las demás cartas y ${it('place')} encima`))}`;
    case 'play': {
      const at = step.at === undefined ? '' : mark(c, step, 'at', tr(c, ' there', ' au même endroit', ' allí'));
      const played = tr(c, `immediately ${it('play')}`, `${it('play')} immédiatement`, `${it('play')} inmediatamente`);
      return `${looked}${shown === '' ? and : `, ${shown}${and}`}${goal(played)}${at}${asExtra(c, step.what.noun === 'action' ? 'action' : 'minion')}${shuffled}`;
    }
    default:
      return unknown('place', step.to);
  }
}
/** What is looked for in a deck: its power is the printed one. */
function searched(c: Saying, d: Description): Phrase {
  const { power, ...rest } = d;
  const path = c.paths.get(d);
  if (path !== undefined) c.paths.set(rest, path);
  const x = nounPhrase(c, rest as Description);
  return power ? { ...x, text: x.text + mark(c, d, 'power', powerOf(c, power, true)) } : x;
}

function cannotText(c: Saying, step: Cannot): string {
  const { verbs, what, by } = step;
  const onBase = c.card.kind === 'base' && by !== undefined && isDescription(what) && what.whose === undefined;
  const words = mark(c, step, 'verbs', verbs.map((v) => verb(c, v, 'infinitive')).join(tr(c, ' or ', ' ni ', ' ni ')));
  const affected = c.language === 'es' && verbs[0] === 'affect';
  let x: string;
  if (isDescription(what)) {
    const others = { ...what, whose: 'others' as const };
    const path = c.paths.get(what);
    if (path !== undefined) c.paths.set(others, path);
    x = nounPhrase(c, onBase ? others : what, 'plural').text;
    c.focus = undefined;
  } else if (what !== 'it' && c.focus === what) x = tr(c, 'it', self(c, what), self(c, what));
  else {
    x = mark(c, step, 'what', self(c, what === 'it' ? 'this' : what));
    if (what !== 'it') c.focus = what;
  }
  const a = affected ? 'a ' : '';
  if (by === undefined)
    return tr(c, `nothing can ${words} ${x}`, `rien ne peut ${verbs.length > 1 ? 'ni ' : ''}${words} ${x}`, `nada puede ${words} ${a}${x}`);
  const noun = nounWord(c, by === 'cards' ? 'card' : 'action').many;
  const whose = mark(
    c,
    step,
    'by',
    onBase
      ? tr(c, `a player’s ${noun}`, `les ${noun} d’un joueur`, `las ${noun} de un jugador`)
      : tr(c, `other players’ ${noun}`, `les ${noun} des autres joueurs`, `las ${noun} de los demás jugadores`),
  );
  return tr(
    c,
    `${whose} cannot ${words} ${x}`,
    `${whose} ne peuvent ${verbs.length > 1 ? 'ni ' : 'pas '}${words} ${x}`,
    `${whose} no pueden ${words} ${a}${x}`,
  );
}

function revealUntilText(c: Saying, step: Extract<Step, { do: 'reveal until' }>, mood: Mood): string {
  const copy = { ...step.what, where: 'deck' as const };
  const path = c.paths.get(step.what);
  if (path !== undefined) c.paths.set(copy, path);
  const noun = nounWord(c, step.what.noun);
  const f = noun.gender === 'f';
  const { one, many } = noun;
  const sort = qualified(
    c,
    { ...copy, where: undefined, ...(step.what.on && { on: step.what.on, where: 'deck' }) } as Description,
    step.n > 1,
    noun.gender,
  ).replace(/ (from|de) [\uE000-\uF8FF]*(your|votre|tu) (deck|pioche|mazo)/, '');
  const n = mark(
    c,
    step,
    'n',
    step.n === 1
      ? tr(c, /^[aeiou]/.test(one) ? `an ${one}` : `a ${one}`, `une ${one}`, `${f ? 'una' : 'un'} ${one}`)
      : `${inLetters(c.language, step.n)} ${many}`,
  );
  const until = tr(
    c,
    `${mark(c, step, 'do', verb(c, 'reveal', mood))} cards from the top of your deck until you reveal ${n}${sort}`,
    `${mark(c, step, 'do', verb(c, 'reveal', mood))} une à une les cartes de votre pioche jusqu’à révéler ${n}${sort}`,
    `${mark(c, step, 'do', verb(c, 'reveal', mood))} cartas de la parte superior de tu mazo hasta revelar ${n}${sort}`,
  );
  const any = step.what.pick === 'any';
  const several = step.n > 1;
  const taken = any
    ? tr(
        c,
        `place any number of them in your hand`,
        `placez n’importe quel nombre d’entre elles dans votre main`,
        `coloca cualquier número de ${f ? 'ellas' : 'ellos'} en tu mano`,
      )
    : `${verbIt(c, 'place', 'order', f || c.language === 'fr' ? 'f' : 'm', several)}${tr(c, ' in your hand', ' dans votre main', ' en tu mano')}`;
  const rest = tr(
    c,
    ' and shuffle the other revealed cards into your deck',
    ' et mélangez les autres cartes révélées dans votre pioche',
    ' y baraja en tu mazo las demás cartas reveladas',
  );
  return `${until}. ${capital(mark(c, step.what, 'pick', taken))}${rest}`;
}

/** A step as a clause without its subject. */
export function predicate(c: Saying, step: Step, mood: Mood): string {
  const said = (text: string): string => mark(c, step, 'do', text);
  switch (step.do) {
    case 'destroy':
      return withObject(c, step, 'what', step.what, 'destroy', mood, () => '');
    case 'return':
      return withObject(c, step, 'what', step.what, 'return', mood, (x) =>
        said(
          owners(
            c,
            x,
            [' to its owner’s hand', ' to their owners’ hands'],
            [' dans la main de son propriétaire', ' dans la main de leurs propriétaires'],
            [' a la mano de su propietario', ' a las manos de sus propietarios'],
          ),
        ),
      );
    case 'move':
      return moveText(c, step, mood);
    case 'put':
      return putText(c, step, mood);
    case 'counter':
      return counterText(c, step, mood);
    case 'uncounter': {
      const remove = said(verb(c, 'remove', mood));
      const from = tr(c, 'from', 'de', 'de');
      c.counted = 'counter';
      if (step.n === 'any' && isDescription(step.what)) {
        const any = mark(
          c,
          step,
          'n',
          tr(
            c,
            'any number of +1 power counters',
            'n’importe quel nombre de marqueurs Force +1',
            'cualquier número de contadores de +1 de poder',
          ),
        );
        const x = nounPhrase(c, step.what, 'plural').text;
        return `${remove} ${any} ${c.language === 'fr' ? de(x) : `${from} ${x}`}`;
      }
      const x = receiver(c, step, step.what);
      return `${remove} ${mark(c, step, 'n', countersWord(c, step.n === 'any' ? 1 : step.n))} ${c.language === 'fr' ? de(x) : `${from} ${x}`}`;
    }
    case 'transfer': {
      const n = mark(
        c,
        step,
        'n',
        step.n === 'any'
          ? tr(
              c,
              'any number of +1 power counters',
              'n’importe quel nombre de marqueurs Force +1',
              'cualquier número de contadores de +1 de poder',
            )
          : tr(c, 'one +1 power counter', 'un marqueur Force +1', 'un contador de +1 de poder'),
      );
      const giver = isDescription(step.from)
        ? nounPhrase(c, step.from).text
        : mark(c, step, 'from', self(c, step.from === 'it' ? 'this' : step.from));
      const taker = isDescription(step.to)
        ? nounPhrase(c, step.to).text
        : mark(c, step, 'to', self(c, step.to === 'it' ? 'this' : step.to));
      c.others = true;
      c.focus = undefined;
      return tr(
        c,
        `${said(verb(c, 'transfer', mood))} ${n} from ${giver} to ${taker}`,
        `${said(verb(c, 'transfer', mood))} ${n} ${de(giver)} vers ${taker}`,
        `${said(verb(c, 'transfer', mood))} ${n} de ${giver} a ${taker}`,
      );
    }
    case 'power':
      return powerText(c, step, mood, step.may === true);
    case 'your power': {
      const n = Math.abs(step.n);
      const signed = `${step.n < 0 ? '-' : '+'}${n}`;
      const value = mark(c, step, 'n', tr(c, `${signed} power`, `${step.n < 0 ? 'réduite' : 'augmentée'} de ${n}`, `${signed} de poder`));
      const each = eachText(c, step);
      if (c.always)
        return tr(
          c,
          `${said('you have')} ${value} here${each}`,
          `${said('votre Force')} sur cette Base est ${value}${each}`,
          `${said('tienes')} ${value} en esta base${each}`,
        );
      const spot =
        c.card.kind === 'action' && c.card.goes === undefined
          ? tr(c, ' there', ' sur cette Base', ' allí')
          : tr(c, ' here', ' sur cette Base', ' en esta base');
      return tr(
        c,
        `${said('you get')} ${value}${spot} until the end of the turn${each}`,
        `${said('votre Force')}${spot} est ${value} jusqu’à la fin du tour${each}`,
        `${said('recibes')} ${value}${spot} hasta el final del turno${each}`,
      );
    }
    case 'breakpoint': {
      const here = step.where === 'here';
      const base = mark(
        c,
        step,
        'where',
        here
          ? tr(c, 'this base’s breakpoint', 'la Résistance de cette Base', 'el punto de ruptura de esta base')
          : tr(c, 'that base’s breakpoint', `la Résistance de ${thatBase(c)}`, 'el punto de ruptura de esa base'),
      );
      const until = c.always ? '' : tr(c, ' until the end of the turn', ' jusqu’à la fin du tour', ' hasta el final del turno');
      if (typeof step.n !== 'number') {
        const by = mark(
          c,
          step,
          'n',
          tr(c, 'that minion’s power', 'la Force de cette Créature', 'tantos puntos como poder tenga ese esbirro'),
        );
        return tr(c, `${base} is reduced by ${by}${until}`, `${base} est réduite de ${by}${until}`, `${base} se reduce en ${by}${until}`);
      }
      const n = mark(c, step, 'n', String(Math.abs(step.n)));
      const up = step.n > 0;
      const each = eachText(c, step);
      return tr(
        c,
        `${base} is ${said(up ? 'increased' : 'reduced')} by ${n}${each}${until}`,
        `${base} est ${said(up ? 'augmentée' : 'réduite')} de ${n}${each}${until}`,
        `${base} se ${said(up ? 'aumenta' : 'reduce')} en ${n}${each}${until}`,
      );
    }
    case 'set breakpoint': {
      const starting = step.of === 'starting breakpoint';
      const base = mark(
        c,
        step,
        'of',
        starting
          ? tr(c, 'this base’s starting breakpoint', 'la Résistance de départ de cette Base', 'el punto de ruptura inicial de esta base')
          : tr(c, 'this base’s breakpoint', 'la Résistance de cette Base', 'el punto de ruptura de esta base'),
      );
      const until = c.always ? '' : tr(c, ' until the end of the turn', ' jusqu’à la fin du tour', ' hasta el final del turno');
      return `${base} ${said(tr(c, 'is', 'est de', 'es'))} ${mark(c, step, 'n', String(step.n))}${until}`;
    }
    case 'draw': {
      const n = mark(
        c,
        step,
        'n',
        step.n === 1
          ? tr(c, 'a card', 'une carte', 'una carta')
          : tr(c, `${inLetters('en', step.n)} cards`, `${inLetters('fr', step.n)} cartes`, `${inLetters('es', step.n)} cartas`),
      );
      return `${said(verb(c, 'draw', mood))} ${n}${eachText(c, step)}`;
    }
    case 'gain': {
      const vp = mark(c, step, 'n', tr(c, `${step.n} VP`, `${step.n} PV`, `${step.n} PV`));
      const each = eachText(c, step);
      if (mood === 'order' && !c.infinitives) return `${said(tr(c, 'you gain', 'vous gagnez', 'ganas'))} ${vp}${each}`;
      return `${said(verb(c, 'gain', mood))} ${vp}${each}`;
    }
    case 'discard':
      return discardText(c, step, mood);
    case 'extra':
      return extraText(c, step, mood, c.frame === 'each of your turns');
    case 'play':
      return playText(c, step, mood);
    case 'search':
      return searchText(c, step, mood);
    case 'look':
    case 'reveal': {
      const top =
        step.n === 1
          ? tr(c, `the top card of ${my(c)} deck`, `la première carte de ${my(c)} pioche`, `la carta superior de ${my(c)} mazo`)
          : tr(
              c,
              `the top ${inLetters('en', step.n)} cards of ${my(c)} deck`,
              `les ${inLetters('fr', step.n)} premières cartes de ${my(c)} pioche`,
              `las ${inLetters('es', step.n)} cartas superiores de ${my(c)} mazo`,
            );
      c.focus = 'it';
      c.gender = nounWord(c, 'card').gender;
      c.many = step.n > 1;
      return `${said(verb(c, step.do === 'look' ? 'look at' : 'reveal', mood))} ${mark(c, step, 'n', top)}`;
    }
    case 'look at hand':
      return `${said(verb(c, 'look at', mood))} ${tr(c, 'that player’s hand', 'la main de ce joueur', 'la mano de ese jugador')}`;
    case 'reveal until':
      return revealUntilText(c, step, mood);
    case 'choose': {
      const x = nounPhrase(c, step.what);
      speakOf(c, step.what, x);
      return `${said(verb(c, 'choose', mood))} ${c.language === 'es' && step.what.noun === 'player' ? 'a ' : ''}${x.text}`;
    }
    case 'give': {
      c.counted = 'placed';
      if (step.what === 'this')
        return `${said(verb(c, 'place', mood))} ${tr(c, 'this card in another player’s hand', 'cette carte dans la main d’un autre joueur', 'esta carta en la mano de otro jugador')}`;
      return withObject(c, step, 'what', step.what, 'place', mood, (x) =>
        said(
          owners(
            c,
            x,
            [' in another player’s hand', ' in other players’ hands'],
            [' dans la main d’un autre joueur', ' dans la main d’autres joueurs'],
            [' en la mano de otro jugador', ' en las manos de otros jugadores'],
          ),
        ),
      );
    }
    case 'control':
      return withObject(c, step, 'what', step.what, 'take control of', mood, () => '');
    case 'leave':
      return said(
        tr(
          c,
          `${verb(c, 'leave', mood)} it on top`,
          `${verbIt(c, 'leave', mood, 'f', false)} sur votre pioche`,
          `${verbIt(c, 'leave', mood, 'f', false)} encima`,
        ),
      );
    case 'cancel':
      if (c.always)
        return said(
          tr(
            c,
            'this base’s ability is cancelled for everyone',
            'l’effet de cette Base est annulé pour tout le monde',
            'la capacidad de esta base queda cancelada para todos los jugadores',
          ),
        );
      return `${said(verb(c, 'cancel', mood))} ${tr(c, 'this base’s ability until the end of the turn', 'l’effet de cette Base jusqu’à la fin du tour', 'la capacidad de esta base hasta el final del turno')}`;
    case 'cannot':
      return cannotText(c, step);
    case 'only you play':
      return said(
        tr(
          c,
          'only you can play minions here',
          'vous seul pouvez jouer des Créatures sur cette Base',
          'solo tú puedes jugar esbirros en esta base',
        ),
      );
    case 'either':
    case 'if':
      throw new Error(`"${step.do}" is a sentence, not a clause`);
    default:
      return unknown('verb', step);
  }
}

function discardText(c: Saying, step: Extract<Step, { do: 'discard' }>, mood: Mood): string {
  const { what } = step;
  c.counted = 'discarded';
  const discard = mark(c, step, 'do', verb(c, 'discard', mood));
  if (!isDescription(what)) return withObject(c, step, 'what', what, 'discard', mood, () => '');
  const whole = wholeHand(c, what);
  if (whole) return `${discard} ${whole}`;
  if (what.pick === 'random') {
    const x = nounPhrase(c, { ...what, where: undefined } as Description).text;
    return `${discard} ${mark(c, what, 'pick', x)} ${mark(c, what, 'pick', tr(c, 'at random', 'au hasard', 'al azar'))}`;
  }
  if (what.whose === 'that player') {
    const x = nounPhrase(c, { ...what, whose: undefined, where: undefined } as Description).text;
    const chosen = tr(c, ` from their hand that you choose`, ` de sa main que vous choisissez`, ` de su mano que tú elijas`);
    return `${tr(c, 'that player', 'ce joueur', 'ese jugador')} ${mark(c, step, 'do', verb(c, 'discard', 'third'))} ${mark(c, what, 'noun', x)}${chosen}`;
  }
  // A card is discarded from a hand, if nothing else is said.
  const plain = what.where === 'hand' && what.noun === 'card' && what.kind === undefined;
  const copy = plain ? ({ ...what, where: undefined } as Description) : what;
  const path = c.paths.get(what);
  if (path !== undefined) c.paths.set(copy, path);
  const x = nounPhrase(c, copy);
  speakOf(c, what, x);
  return `${discard} ${x.text}`;
}

export const SUBJECTS: Record<Who | Ranked | 'every player', [en: string, fr: string, es: string]> = {
  winner: ['the winner', 'le Vainqueur', 'el ganador'],
  'runner-up': ['the runner-up', 'le Deuxième', 'el jugador en segundo puesto'],
  'not the winner': ['every player except the winner', 'chaque joueur, sauf le Vainqueur,', 'cada jugador salvo el ganador'],
  'each player here': [
    'every player who has a minion here',
    'chaque joueur qui a une Créature sur cette Base',
    'cada jugador que tenga un esbirro en esta base',
  ],
  'its owner': ['its owner', 'son propriétaire', 'su propietario'],
  'that player': ['that player', 'ce joueur', 'ese jugador'],
  'each other player': ['every other player', 'chaque autre joueur', 'cada uno de los demás jugadores'],
  'every player': ['every player', 'chaque joueur', 'cada jugador'],
};
