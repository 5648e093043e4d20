import { translation } from '../../i18n/placeholders.js';
import type { TableWords } from './en.js';

export const fr = translation<TableWords>()({
  bursts: ['Badaboum !', 'Kra-koum !', 'Patatras !'],
  fizzle: 'Pfff…',
  nothing: 'Personne ne gagne de PV sur cette Base.',
  burst: '{base} : en miettes !',
  reached: '{n} PV !',
  versus: 'VS',
  goodGame: 'Belle partie !',
  close: 'Si près ! Il ne manquait que {n} PV.',
  tomorrow: 'C’était leur jour. Demain sera le nôtre.',
  another: 'On remettra ça un autre jour.',
  told: '{who} gagne {a} à {b} au tour {n}.',
  toldMany: '{who} gagne avec {a} PV au tour {n}.',
  moment: 'La décision qui a le plus compté',
  soundAsk: 'Jouer avec le son ?',
  soundYes: 'Oui !',
  soundNo: 'Non merci',
  soundOn: 'Le son est activé',
  soundOff: 'Le son est coupé',
  findName: 'Nom ou Faction…',
  noSuchName: 'Aucune carte ne porte ce nom.',
  tryPair: 'Un nouveau duo à essayer : le livre des duos',
  tryPuzzle: 'Plus court : le défi du jour',
});
