export const en = {
  search: 'Search',
  searchCards: 'Name, text, ruling…',
  faction: 'Faction',
  box: 'Box',
  type: 'Type',
  goes: 'An action that',
  any: 'All',
  types: { minion: 'Minions', action: 'Actions', base: 'Bases' },
  goesTo: { standard: 'is discarded after use', base: 'stays on a base', minion: 'stays on a minion' },
  clearFilters: 'Clear the filters',
  cardsFound: '{n} found',
  oneFound: '1 found',
  noneFound: 'No matches.',
  nRulings: '{n} rulings',
  oneRuling: '1 ruling',
  previousCard: 'Previous card',
  likeThis: 'Make one like this',
  nextCard: 'Next card',
  noText: 'No ability.',
  factionCards: 'All {faction} cards',
} as const;

export type CardWords = typeof en;
