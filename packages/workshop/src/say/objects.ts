import { type Description, type Each, isDescription, isOwnCount, isZone, type Named, type Step, type What } from '../tree.js';
import { amountWord, countNoun, powerWord } from './amounts.js';
import { deedNoun } from './deeds.js';
import { nounPhrase, type Phrase, self } from './nouns.js';
import { de, mark, my, nounWord, type Saying, tr, verb, verbIt } from './saying.js';
import { inLetters, type Mood, type VerbWord } from './words.js';

// The objects of steps, and the pronouns that stand for them.

/** The object of a verb: a pronoun if the card was just spoken of. */
export function withObject(
  c: Saying,
  step: Step,
  key: string,
  what: What,
  word: VerbWord,
  mood: Mood,
  tail: (x: Phrase) => string,
): string {
  const said = (text: string): string => mark(c, step, 'do', text);
  if (what === 'it' && c.far) {
    const x = { ...pronounOf(c, what), text: mark(c, step, key, thatCard(c)) };
    return joinVerb(c, said(verb(c, word, mood)), x.text) + tail(x);
  }
  if (what === 'it' || (!isDescription(what) && c.focus === what)) {
    const x = pronounOf(c, what);
    return said(verbIt(c, word, mood, x.gender, x.many)) + tail(x);
  }
  if (!isDescription(what)) {
    const x = { text: mark(c, step, key, self(c, what)), gender: selfGender(c, what), many: false };
    besides(c, what);
    return joinVerb(c, said(verb(c, word, mood)), x.text) + tail(x);
  }
  const x = nounPhrase(c, what);
  speakOf(c, what, x);
  return joinVerb(c, said(verb(c, word, mood)), x.text) + tail(x);
}

/** This card was spoken of besides "it", which is therefore named once more. */
function besides(c: Saying, what: Named): void {
  if (c.focus === 'it' && c.inPlay && !c.many) c.far = true;
  c.focus = what;
}

/** French "prenez le contrôle de" elides. */
const joinVerb = (c: Saying, v: string, object: string): string =>
  c.language === 'fr' && /de(?=[\uE000-\uF8FF]*$)/.test(v) && / /.test(v)
    ? `${v.replace(/ de(?=[\uE000-\uF8FF]*$)/, '')} ${de(object)}`
    : `${v} ${object}`;

function selfGender(c: Saying, what: Named): 'm' | 'f' {
  if (c.language !== 'es') return 'f';
  const isMinion = what === 'this' ? c.card.kind === 'minion' : what !== 'first' || c.first !== 'action';
  return isMinion ? 'm' : 'f';
}

export const pronounOf = (c: Saying, what: Exclude<What, object>): Phrase =>
  what === 'it'
    ? { text: '', gender: c.language === 'fr' ? 'f' : c.gender, many: c.many }
    : { text: '', gender: selfGender(c, what), many: false };

/** The described cards become "it", and their base "there". */
export function speakOf(c: Saying, d: Description, x: Phrase): void {
  c.focus = 'it';
  c.gender = x.gender;
  c.many = x.many;
  if (d.noun !== 'base' && d.noun !== 'player') {
    c.several = x.many;
    c.type = d.noun;
  }
  c.called = 'chosen';
  c.deed = c.doing;
  c.inPlay = !isZone(d.where) && (d.noun === 'minion' || d.noun === 'action');
  if (c.inPlay && d.pick === 'one') c.first ??= d.noun as 'minion' | 'action';
  if (d.noun === 'minion' && !isZone(d.where)) c.others = true;
  if (d.noun === 'base') c.there = 'base';
  // Cards at the base that was chosen leave it the one spoken of.
  else if (!isZone(d.where) && d.noun !== 'player' && d.where !== 'there') c.there = 'its';
}

export const owners = (c: Saying, x: Phrase, en: [string, string], fr: [string, string], es: [string, string]): string =>
  x.many ? tr(c, en[1], fr[1], es[1]) : tr(c, en[0], fr[0], es[0]);

export const countersWord = (c: Saying, n: number): string =>
  n === 1
    ? tr(c, 'a +1 power counter', 'un marqueur Force +1', 'un contador de +1 de poder')
    : tr(
        c,
        `${inLetters('en', n)} +1 power counters`,
        `${inLetters('fr', n)} marqueurs Force +1`,
        `${inLetters('es', n)} contadores de +1 de poder`,
      );

/** "That many": of what, in three languages, one and several. */
const THAT_MANY: Record<Saying['counted'], Record<'one' | 'many', [en: string, fr: string, es: string]>> = {
  counter: {
    one: ['counter removed', 'marqueur retiré', 'contador retirado'],
    many: ['counters removed', 'marqueurs retirés', 'contadores retirados'],
  },
  placed: { one: ['card placed', 'carte placée', 'carta colocada'], many: ['cards placed', 'cartes placées', 'cartas colocadas'] },
  revealed: { one: ['card revealed', 'carte révélée', 'carta revelada'], many: ['cards revealed', 'cartes révélées', 'cartas reveladas'] },
  discarded: {
    one: ['card discarded', 'carte défaussée', 'carta descartada'],
    many: ['cards discarded', 'cartes défaussées', 'cartas descartadas'],
  },
  destroyed: {
    one: ['card destroyed', 'carte détruite', 'carta destruida'],
    many: ['cards destroyed', 'cartes détruites', 'cartas destruidas'],
  },
  returned: {
    one: ['card returned', 'carte renvoyée', 'carta devuelta'],
    many: ['cards returned', 'cartes renvoyées', 'cartas devueltas'],
  },
  chosen: {
    one: ['card chosen', 'carte choisie', 'carta elegida'],
    many: ['cards chosen', 'cartes choisies', 'cartas elegidas'],
  },
  moved: {
    one: ['minion moved', 'Créature déplacée', 'esbirro movido'],
    many: ['minions moved', 'Créatures déplacées', 'esbirros movidos'],
  },
};

/** What was done to a card: its name while another card is chosen. */
const DONE_TO: { readonly [deed in NonNullable<Saying['deed']>]?: readonly [en: string, fr: string, es: string] } = {
  destroy: ['destroyed', 'détruite', 'destruid'],
  destroyed: ['destroyed', 'détruite', 'destruid'],
  return: ['returned', 'renvoyée', 'devuelt'],
  returned: ['returned', 'renvoyée', 'devuelt'],
  discard: ['discarded', 'défaussée', 'descartad'],
  discarded: ['discarded', 'défaussée', 'descartad'],
  'discarded from play': ['discarded', 'défaussée', 'descartad'],
  show: ['revealed', 'révélée', 'revelad'],
  reveal: ['revealed', 'révélée', 'revelad'],
  'reveal until': ['revealed', 'révélée', 'revelad'],
  revealed: ['revealed', 'révélée', 'revelad'],
  move: ['moved', 'déplacée', 'movid'],
  moved: ['moved', 'déplacée', 'movid'],
  play: ['played', 'jouée', 'jugad'],
  played: ['played', 'jouée', 'jugad'],
  put: ['placed', 'placée', 'colocad'],
  take: ['taken', 'prise', 'tomad'],
  search: ['found', 'trouvée', 'encontrad'],
};

/** "The discarded card", "the minion chosen before": the card that "it" is before a step chooses another one. */
export function cardBefore(c: Saying): string {
  const { one, gender } = nounWord(c, c.type);
  const [la, o] = gender === 'f' ? ['la', 'a'] : ['el', 'o'];
  const done = c.deed && DONE_TO[c.deed];
  const l = one.startsWith('A') ? 'l’' : 'la ';
  return done
    ? tr(c, `the ${done[0]} ${one}`, `${l}${one} ${done[1]}`, `${la} ${one} ${done[2]}${o}`)
    : tr(c, `the ${one} chosen before`, `${l}${one} choisie avant`, `${la} ${one} elegid${o} antes`);
}

/** "For each two cards in your hand". */
function eachOfMany(c: Saying, step: object, each: Each, per: number): string {
  const n = mark(c, step, 'per', inLetters(c.language, per));
  const x = ((): string => {
    if (each === 'that many') return tr(c, ...THAT_MANY[c.counted].many);
    if (each === 'your VP')
      return c.third ? tr(c, 'VP they have', 'PV qu’il a', 'PV que tenga') : tr(c, 'VP you have', 'PV que vous avez', 'PV que tengas');
    if (each === 'counters on it')
      return tr(c, '+1 power counters it had', 'marqueurs Force +1 qu’elle avait', 'contadores de +1 de poder que tenía');
    if (each === 'counters on this')
      return tr(
        c,
        `+1 power counters on ${self(c, 'this')}`,
        `marqueurs Force +1 sur ${self(c, 'this')}`,
        `contadores de +1 de poder sobre ${self(c, 'this')}`,
      );
    return countNoun(c, each as Description, true);
  })();
  return mark(c, step, 'each', tr(c, ` for each ${n} ${x}`, ` par tranche de ${n} ${x}`, ` por cada ${n} ${x}`));
}

export function eachText(c: Saying, step: Step & { each?: Each; per?: number; most?: number }): string {
  const { each, per } = step;
  if (each === undefined) return '';
  if (step.most !== undefined) {
    const times =
      step.most === 1 ? tr(c, 'once', 'une fois', 'una vez') : `${inLetters(c.language, step.most)} ${tr(c, 'times', 'fois', 'veces')}`;
    const most = mark(c, step, 'most', tr(c, `, at most ${times}`, `, au plus ${times}`, `, como máximo ${times}`));
    const { most: _said, ...rest } = step;
    const path = c.paths.get(step);
    if (path !== undefined) c.paths.set(rest, path);
    return eachText(c, rest as typeof step) + most;
  }
  if (per !== undefined) return eachOfMany(c, step, each, per);
  if (typeof each === 'object' && 'strongest' in each) throw new Error('only a power is set to the highest one');
  const forEach = (one: string): string => mark(c, step, 'each', tr(c, ` for each ${one}`, ` pour chaque ${one}`, ` por cada ${one}`));
  if (each === 'that many') return forEach(tr(c, ...THAT_MANY[c.counted].one));
  if (each === 'your VP')
    return mark(
      c,
      step,
      'each',
      c.third
        ? tr(c, ' for each VP they have', ' pour chaque PV qu’il a', ' por cada PV que tenga')
        : tr(c, ' for each VP you have', ' pour chaque PV que vous avez', ' por cada PV que tengas'),
    );
  if (each === 'counters on it' && c.earlier !== undefined)
    return mark(
      c,
      step,
      'each',
      tr(
        c,
        ` for each +1 power counter ${c.earlier} had`,
        ` pour chaque marqueur Force +1 qu’avait ${c.earlier}`,
        ` por cada contador de +1 de poder que tenía ${c.earlier}`,
      ),
    );
  if (each === 'counters on it')
    return mark(
      c,
      step,
      'each',
      tr(
        c,
        ' for each +1 power counter it had',
        ' pour chaque marqueur Force +1 qu’elle avait',
        ' por cada contador de +1 de poder que tenía',
      ),
    );
  if (isOwnCount(each)) return mark(c, step, 'each', onEach(c, each));
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
  if ('totalOf' in each) {
    const power = amountWord(c, each);
    return mark(
      c,
      step,
      'each',
      tr(c, ` for each point of ${power}`, ` pour chaque point ${de(power)}`, ` por cada punto de ${power}`),
    ).replace('de el ', 'del ');
  }
  if ('powerOf' in each && each.powerOf === 'it' && !each.printed && c.earlier !== undefined)
    return mark(
      c,
      step,
      'each',
      tr(
        c,
        ` for each point of ${c.earlier}’s power`,
        ` pour chaque point de la Force de ${c.earlier}`,
        ` por cada punto del poder ${`de ${c.earlier}`.replace(/^de el /, 'del ')}`,
      ),
    );
  if ('powerOf' in each) {
    const power = powerWord(c, each);
    return mark(
      c,
      step,
      'each',
      tr(c, ` for each point of ${power}`, ` pour chaque point de ${power}`, ` por cada punto de ${power}`.replace(' de el ', ' del ')),
    );
  }
  const x = 'did' in each ? deedNoun(c, each) : countNoun(c, each, false);
  return forEach(x);
}

/** "For each action on it", of each of several minions. */
const onEach = (c: Saying, each: 'counters on each' | 'actions on each'): string =>
  each === 'actions on each'
    ? tr(c, ' for each action on it', ' pour chaque Action qui lui est attachée', ' por cada acción vinculada a él')
    : tr(c, ' for each +1 power counter on it', ' pour chaque marqueur Force +1 sur elle', ' por cada contador de +1 de poder sobre él');

/** "Choose X." before what each of the chosen gets, where a verb can't take X as its object. */
export function chosenFirst(c: Saying, step: Step, d: Description, mood: Mood): string {
  const x = nounPhrase(c, d);
  speakOf(c, d, x);
  return `${mark(c, step, 'do', verb(c, 'choose', mood))} ${x.text}`;
}

export const eachOfThem = (c: Saying): string =>
  tr(c, 'each of them', c.gender === 'f' ? 'chacune d’elles' : 'chacun d’eux', c.gender === 'f' ? 'cada una' : 'cada uno');

/** "That minion", "the moved minion": where "it" might be another card. */
export function thatCard(c: Saying): string {
  const { called } = c;
  c.far = false;
  if (c.focus === 'first')
    return c.others
      ? tr(c, 'the other minion', 'l’autre Créature', 'el otro esbirro')
      : tr(c, 'the other action', 'l’autre Action', 'la otra acción');
  const sort = c.others ? 'minion' : c.type;
  const { one, gender } = nounWord(c, sort);
  if (called === 'that') return tr(c, `that ${one}`, `cette ${one}`, `${gender === 'f' ? 'esa' : 'ese'} ${one}`);
  const jouée = { played: 'jouée', moved: 'déplacée', chosen: 'choisie' }[called];
  const jugado = { played: 'jugad', moved: 'movid', chosen: 'elegid' }[called];
  const la = sort === 'action' ? 'l’' : 'la ';
  return gender === 'f'
    ? tr(c, `the ${called} ${one}`, `${la}${one} ${jouée}`, `la ${one} ${jugado}a`)
    : tr(c, `the ${called} ${one}`, `${la}${one} ${jouée}`, `el ${one} ${jugado}o`);
}

/** The card that gets something. */
export function receiver(c: Saying, step: Step, what: What): string {
  if (what === 'it' && c.far) return mark(c, step, 'what', thatCard(c));
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
    besides(c, what);
    return mark(c, step, 'what', self(c, what));
  }
  const x = nounPhrase(c, what, what.pick === 'all' ? 'each' : 'object');
  speakOf(c, what, x);
  return x.text;
}

/** "Your whole hand". */
export function wholeHand(c: Saying, what: What): string | undefined {
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
