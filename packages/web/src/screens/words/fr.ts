import { translation } from '../../i18n/placeholders.js';
import type { ScreenWords } from './en.js';

export const fr = translation<ScreenWords>()({
  creditsTitle: 'Crédits',
  creditsGame:
    'Breakpoint est un projet non officiel, fait par des fans et gratuit pour tous. Smash Up, son nom, ses Factions et ses cartes appartiennent à leur éditeur, qui n’a rien à voir avec Breakpoint.',
  creditsTexts: 'Tous les textes sont les nôtres. Le logo, les motifs et les couleurs aussi.',
  creditsPictures:
    'Les images des cartes et des Bases et les emblèmes des Factions viennent de {site}, sous licence {license}. Nous les avons adaptés : découpés, coloriés, ombrés et réunis en décors.',
  creditsFace:
    'Les noms et les nombres sont composés en Bangers, les textes en Barlow Semi Condensed, deux polices sous licence SIL Open Font 1.1.',
  creditsAuthors: 'Images de',
  privacyTitle: 'Vie privée',
  privacy: [
    'Il n’y a ni compte, ni pistage, ni publicité. Les parties contre des bots et vos réglages restent dans ce navigateur.',
    'Un serveur sur lequel vous jouez avec d’autres garde le nom que vous saisissez, vos réponses et leur heure, ce qui se dit à la table, et les Factions de votre création que vous y apportez. Il n’enregistre pas votre adresse réseau.',
    'Avec les réglages habituels, les parties finies sont effacées au bout d’un an ; les parties où il ne se passe plus rien, les messages, les signalements et les appareils à prévenir, au bout de 90 jours. La personne qui gère le serveur peut choisir d’autres durées.',
    'Une partie finie que l’on revoit montre les noms des joueurs à tous ceux qui en ont le lien.',
    'Dans les messages d’une table, vous pouvez effacer votre nom et tout ce que vous y avez écrit. Ce que d’autres ont déjà vu ou enregistré reste chez eux.',
    'Vos places ne sont que dans ce navigateur. Effacer les données de ce site les efface.',
  ],
  book: 'Le livre des duos',
  bookSum: 'Duos joués : {n} sur {m} ; gagnés : {won}.',
  bookOf: 'Faction',
  bookAll: 'Toutes les Factions',
  bookRecord: 'Parties : {n}, victoires : {won}',
  bookNever: 'Pas encore joué',
});
