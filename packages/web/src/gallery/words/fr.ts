import { translation } from '../../i18n/placeholders.js';
import type { CardWords } from './en.js';

export const fr = translation<CardWords>()({
  search: 'Chercher',
  searchCards: 'Nom, texte, précision…',
  faction: 'Faction',
  box: 'Boîte',
  type: 'Type',
  goes: 'Une Action qui',
  any: 'Tout',
  types: { minion: 'Créatures', action: 'Actions', base: 'Bases' },
  goesTo: { standard: 'est défaussée après usage', base: 's’attache à une Base', minion: 's’attache à une Créature' },
  clearFilters: 'Effacer les filtres',
  cardsFound: '{n} résultats',
  oneFound: '1 résultat',
  noneFound: 'Aucun résultat.',
  nRulings: '{n} précisions',
  oneRuling: '1 précision',
  previousCard: 'Carte précédente',
  likeThis: 'En faire une semblable',
  nextCard: 'Carte suivante',
  noText: 'Aucun effet.',
  factionCards: 'Toutes les cartes : {faction}',
});
