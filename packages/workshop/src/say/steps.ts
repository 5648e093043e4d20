import { countedBy, type Description, isDescription, type Step, unknown, type What } from '../tree.js';
import { addBaseText, destroyBaseText, lookAtBasesText, recallBaseText, replaceBaseText } from './bases.js';
import { breakpointText } from './breakpoints.js';
import { cannotEnterText, cannotPlayText, cannotText, noTalentsText, playCostsText } from './cannot.js';
import { attachText, counterText, discardText, giveYouText, inReturn, moveText, putText, swapText } from './effects.js';
import { handText } from './hands.js';
import { changeText, controlText, powerText, yourPowerText } from './lasting.js';
import { nounPhrase, self } from './nouns.js';
import { countersWord, eachText, owners, receiver, speakOf, thatCard, wholeHand, withObject } from './objects.js';
import { thatBase, zoneWord } from './places.js';
import { extraText, onlyOnText, playFromDiscardText, playText, useAbilityText, useTalentText } from './plays.js';
import { de, MARKS, mark, nounWord, type Saying, tr, verb, verbIt } from './saying.js';
import { revealUntilText, searchText } from './searches.js';
import { inLetters, type Mood } from './words.js';

/** A step as a clause without its subject. */
export function predicate(c: Saying, step: Step, mood: Mood): string {
  const said = (text: string): string => mark(c, step, 'do', text);
  c.counted = countedBy(step) ?? c.counted;
  c.doing = step.do;
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
    case 'attach':
      return attachText(c, step, mood);
    case 'put':
      return putText(c, step, mood);
    case 'counter':
      return counterText(c, step, mood);
    case 'uncounter': {
      const remove = said(verb(c, 'remove', mood));
      const from = tr(c, 'from', 'de', 'de');
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
      const all = tr(c, 'all +1 power counters', 'tous les marqueurs Force +1', 'todos los contadores de +1 de poder');
      const counters = mark(c, step, 'n', typeof step.n === 'number' ? countersWord(c, step.n) : all);
      const pronoun = /^(elle|lui)$/.test(x.replace(MARKS, '')) ? 'lui' : /^(elles|eux)$/.test(x.replace(MARKS, '')) ? 'leur' : undefined;
      if (pronoun) {
        const him = mark(c, step, 'what', pronoun);
        return mood === 'order' ? `${remove}-${him} ${counters}` : `${him} ${remove} ${counters}`;
      }
      return `${remove} ${counters} ${c.language === 'fr' ? de(x) : `${from} ${x}`}`;
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
        : mark(c, step, 'to', step.to === 'it' ? thatCard(c) : self(c, step.to));
      c.others = true;
      c.focus = undefined;
      return tr(
        c,
        `${said(verb(c, 'transfer', mood))} ${n} from ${giver} to ${taker}`,
        `${said(verb(c, 'transfer', mood))} ${n} ${de(giver)} vers ${taker}`,
        `${said(verb(c, 'transfer', mood))} ${n} de ${giver.replace('que tenga un contador de +1 de poder', 'con contadores')} a ${taker}`.replace(
          / a ([\uE000-\uF8FF]*)el /,
          ' al $1',
        ),
      );
    }
    case 'power':
      return powerText(c, step, mood, step.may === true);
    case 'set power':
    case 'double power':
    case 'cancel abilities':
      return changeText(c, step, mood);
    case 'your power':
      return yourPowerText(c, step);
    case 'breakpoint':
      return breakpointText(c, step, mood);
    case 'set breakpoint': {
      const starting = step.of === 'starting breakpoint';
      const whose = step.where
        ? mark(c, step, 'where', tr(c, 'that base’s', thatBase(c), 'esa base'))
        : tr(c, 'this base’s', 'cette Base', 'esta base');
      const word = starting
        ? tr(c, 'starting breakpoint', 'Résistance de départ', 'punto de ruptura inicial')
        : tr(c, 'breakpoint', 'Résistance', 'punto de ruptura');
      const base = mark(c, step, 'of', tr(c, `${whose} ${word}`, `la ${word} de ${whose}`, `el ${word} de ${whose}`));
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
    case 'draw up to':
    case 'discard down to':
      return handText(c, step, mood);
    case 'gain': {
      const vp = mark(c, step, 'n', tr(c, `${step.n} VP`, `${step.n} PV`, `${step.n} PV`));
      const each = eachText(c, step);
      if (mood === 'order' && !c.infinitives) return `${said(tr(c, 'you gain', 'vous gagnez', 'ganas'))} ${vp}${each}`;
      return `${said(verb(c, 'gain', mood))} ${vp}${each}`;
    }
    case 'lose': {
      const vp = mark(c, step, 'n', tr(c, `${step.n} VP`, `${step.n} PV`, `${step.n} PV`));
      // A base gives fewer VP, but never fewer than none.
      if (typeof c.frame === 'object' && 'scores' in c.frame && c.frame.scores === 'at') {
        const gains = mood === 'third' ? verb(c, 'gain', 'third') : tr(c, 'you gain', 'vous gagnez', 'ganas');
        return `${gains} ${vp} ${said(tr(c, 'less', 'de moins', 'menos'))}${eachText(c, step)}`;
      }
      if (mood === 'order' && !c.infinitives) return `${said(tr(c, 'you lose', 'vous perdez', 'pierdes'))} ${vp}${eachText(c, step)}`;
      return `${said(verb(c, 'lose', mood))} ${vp}${eachText(c, step)}`;
    }
    case 'show': {
      const whole = wholeHand(c, step.what);
      return whole ? `${said(verb(c, 'reveal', mood))} ${whole}` : withObject(c, step, 'what', step.what, 'reveal', mood, () => '');
    }
    case 'cannot score': {
      const base = mark(
        c,
        step,
        'where',
        step.where === 'here' ? tr(c, 'this base', 'cette Base', 'esta base') : tr(c, 'that base', thatBase(c), 'esa base'),
      );
      const end = c.always ? '' : tr(c, ' this turn', ' ce tour-ci', ' este turno');
      return `${base} ${said(tr(c, 'cannot score', 'ne peut pas être conquise', 'no puede puntuar'))}${end}`;
    }
    case 'discard':
      return discardText(c, step, mood);
    case 'extra':
      return extraText(c, step, mood, c.frame === 'each of your turns');
    case 'play':
      return playText(c, step, mood);
    case 'play from discard':
      return playFromDiscardText(c, step);
    case 'search':
      return searchText(c, step, mood);
    case 'look':
    case 'reveal': {
      const deck = zoneWord(c, 'deck', step);
      const del = `de ${deck}`.replace('de el ', 'del ');
      const top =
        step.n === 1
          ? tr(c, `the top card of ${deck}`, `la première carte de ${deck}`, `la carta superior ${del}`)
          : tr(
              c,
              `the top ${inLetters('en', step.n)} cards of ${deck}`,
              `les ${inLetters('fr', step.n)} premières cartes de ${deck}`,
              `las ${inLetters('es', step.n)} cartas superiores ${del}`,
            );
      c.some = false;
      c.theirs = step.whose === 'that player';
      c.focus = 'it';
      c.type = 'card';
      c.called = 'that';
      c.gender = nounWord(c, 'card').gender;
      c.many = step.n > 1;
      return `${said(verb(c, step.do === 'look' ? 'look at' : 'reveal', mood))} ${mark(c, step, 'n', top)}`;
    }
    case 'look at bases':
      return lookAtBasesText(c, step, mood);
    case 'take': {
      const random = step.what.pick === 'random';
      const x = nounPhrase(c, { ...step.what, pick: 'one', whose: undefined, where: undefined } as Description);
      speakOf(c, step.what, x);
      const how = mark(
        c,
        step.what,
        'pick',
        random ? tr(c, ' at random', ' au hasard', ' al azar') : tr(c, ' of your choice', ' de votre choix', ' que tú elijas'),
      );
      const card = mark(c, step.what, step.what.on ? 'on' : 'noun', x.text) + how;
      const it = verbIt(c, 'place', mood, x.gender, false);
      return tr(
        c,
        `${said(verb(c, 'take', mood))} ${card} from that player’s hand and ${it} in yours`,
        `${said(verb(c, 'take', mood))} ${card} dans la main de ce joueur et ${it} dans la vôtre`,
        `${said(verb(c, 'take', mood))} ${card} de la mano de ese jugador y ${it} en la tuya`,
      );
    }
    case 'swap':
      return swapText(c, step, mood);
    case 'name': {
      const { one, gender } = nounWord(c, step.noun);
      c.far = true;
      const a = tr(c, step.noun === 'action' ? 'an' : 'a', 'une', gender === 'f' ? 'una' : 'un');
      return `${said(verb(c, 'name', mood))} ${mark(c, step, 'noun', `${a} ${one}`)}`;
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
      if (step.to === 'you' && isDescription(step.what)) return giveYouText(c, step, step.what, mood);
      if (step.what === 'this')
        return `${said(verb(c, 'place', mood))} ${tr(c, 'this card in another player’s hand', 'cette carte dans la main d’un autre joueur', 'esta carta en la mano de otro jugador')}`;
      return withObject(c, step, 'what', step.what, 'place', mood, (x) =>
        said(
          step.to === 'that player'
            ? mark(c, step, 'to', tr(c, ' in that player’s hand', ' dans la main de ce joueur', ' en la mano de ese jugador')) +
                inReturn(c, step)
            : owners(
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
      return controlText(c, step, mood);
    case 'use talent':
      return useTalentText(c, step, mood);
    case 'cannot enter':
      return cannotEnterText(c, step);
    case 'use ability':
      return useAbilityText(c, step, mood);
    case 'destroy base':
      return destroyBaseText(c, step, mood);
    case 'replace base':
      return replaceBaseText(c, step, mood);
    case 'recall base':
      return recallBaseText(c, step, mood);
    case 'add base':
      c.there = 'base';
      return addBaseText(c, step, mood);
    case 'play costs':
      return playCostsText(c, step, mood);
    case 'no talents':
      return step.what === undefined ? noTalentsText(c, step) : changeText(c, step as typeof step & { what: What }, mood);
    case 'only on':
      return onlyOnText(c, step);
    case 'leave':
      if (typeof c.frame === 'object' && 'instead' in c.frame)
        return said(verbIt(c, 'leave', mood, c.gender, false) + tr(c, ' in play', ' en jeu', ' en juego'));
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
            'this base’s ability is canceled for everyone',
            'l’effet de cette Base est annulé pour tout le monde',
            'la capacidad de esta base queda cancelada para todos los jugadores',
          ),
        );
      return `${said(verb(c, 'cancel', mood))} ${tr(c, 'this base’s ability until the end of the turn', 'l’effet de cette Base jusqu’à la fin du tour', 'la capacidad de esta base hasta el final del turno')}`;
    case 'cannot':
      return cannotText(c, step, mood);
    case 'cannot play':
      return cannotPlayText(c, step);
    case 'win ties':
      return said(tr(c, 'you win ties here', 'vous remportez les égalités sur cette Base', 'ganas los empates en esta base'));
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
    case 'later':
    case 'whenever':
    case 'for each':
    case 'if':
      throw new Error(`"${step.do}" is a sentence, not a clause`);
    default:
      return unknown('verb', step);
  }
}
