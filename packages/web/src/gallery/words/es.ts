import { translation } from '../../i18n/placeholders.js';
import type { CardWords } from './en.js';

export const es = translation<CardWords>()({
  search: 'Buscar',
  searchCards: 'Nombre, texto, aclaración…',
  faction: 'Facción',
  box: 'Caja',
  type: 'Tipo',
  goes: 'Una acción que',
  any: 'Cualquiera',
  types: { minion: 'Esbirros', action: 'Acciones', base: 'Bases' },
  goesTo: { standard: 'se descarta tras usarla', base: 'se queda en una base', minion: 'se queda en un esbirro' },
  clearFilters: 'Quitar los filtros',
  cardsFound: '{n} encontradas',
  oneFound: '1 encontrada',
  noneFound: 'Sin resultados.',
  nRulings: '{n} aclaraciones',
  oneRuling: '1 aclaración',
  previousCard: 'Carta anterior',
  likeThis: 'Hacer una parecida',
  nextCard: 'Carta siguiente',
  noText: 'Sin capacidad.',
  factionCards: 'Todas las cartas: {faction}',
});
