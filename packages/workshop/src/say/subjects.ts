import { type Ranked, stays, type Who } from '../tree.js';
import { type Saying, tr } from './saying.js';

/** Who does a step, if it is not you. */
export type Subject = Exclude<Who, 'you'> | Exclude<Ranked, 'nobody'> | 'every player';

/** The player of a step. A standard action, which is nowhere, speaks of the players at the base it has spoken of. */
export function subjectOf(c: Saying, who: Subject): string {
  const said = tr(c, ...SUBJECTS[who]);
  return who.endsWith(' here') && !stays(c.card) ? said.replace(/here$/, 'there').replace('esta base', 'esa base') : said;
}

const SUBJECTS: Record<Subject, [en: string, fr: string, es: string]> = {
  winner: ['the winner', 'le Vainqueur', 'el ganador'],
  'runner-up': ['the runner-up', 'le Deuxième', 'el jugador en segundo puesto'],
  'not the winner': ['every player except the winner', 'chaque joueur, sauf le Vainqueur,', 'cada jugador salvo el ganador'],
  'each player here': [
    'every player who has a minion here',
    'chaque joueur qui a une Créature sur cette Base',
    'cada jugador que tenga un esbirro en esta base',
  ],
  strongest: [
    'every player who has the strongest minion here',
    'chaque joueur qui a la Créature la plus forte sur cette Base',
    'cada jugador que tenga el esbirro más fuerte en esta base',
  ],
  'each other player here': [
    'every other player who has a minion here',
    'chaque autre joueur qui a une Créature sur cette Base',
    'cada uno de los demás jugadores que tenga un esbirro en esta base',
  ],
  'each player with more VP': [
    'every player who has more VP than you',
    'chaque joueur qui a plus de PV que vous',
    'cada jugador que tenga más PV que tú',
  ],
  'each player with fewer VP': [
    'every player who has fewer VP than you',
    'chaque joueur qui a moins de PV que vous',
    'cada jugador que tenga menos PV que tú',
  ],
  'each player with fewer cards': [
    'every player who has fewer cards in hand than you',
    'chaque joueur qui a moins de cartes en main que vous',
    'cada jugador que tenga menos cartas en la mano que tú',
  ],
  'each player with more cards': [
    'every player who has more cards in hand than you',
    'chaque joueur qui a plus de cartes en main que vous',
    'cada jugador que tenga más cartas en la mano que tú',
  ],
  'its controller': ['its controller', 'son contrôleur', 'su controlador'],
  'its owner': ['its owner', 'son propriétaire', 'su propietario'],
  'that player': ['that player', 'ce joueur', 'ese jugador'],
  'active player': ['the active player', 'le joueur actif', 'el jugador activo'],
  'each player': ['every player', 'chaque joueur', 'cada jugador'],
  'each other player': ['every other player', 'chaque autre joueur', 'cada uno de los demás jugadores'],
  'every player': ['every player', 'chaque joueur', 'cada jugador'],
};
