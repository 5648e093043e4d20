export const en = {
  creditsTitle: 'Credits',
  creditsGame:
    'Breakpoint is an unofficial fan project, free for everyone. Smash Up, its name, its factions and its cards belong to their publisher, who has nothing to do with Breakpoint.',
  creditsTexts: 'All texts are in our own words. The logo, the patterns and the colors are ours too.',
  creditsPictures:
    'The pictures on cards and bases and the emblems of the factions come from {site}, licensed under {license}. They are adapted: taken apart, colored, shaded and put together into scenes.',
  creditsFace: 'Names and numbers are set in Bangers, texts in Barlow Semi Condensed, both under the SIL Open Font License 1.1.',
  creditsAuthors: 'Pictures by',
  privacyTitle: 'Privacy',
  privacy: [
    'There are no accounts, no trackers and no advertisements. Games against bots and your settings stay in this browser.',
    'A server that you play on with others keeps the name you type, your answers and their times, what is said at the table, and the factions of your own that you bring to it. It does not store your network address.',
    'With the usual settings, finished games are deleted after a year; games in which nothing happens, talk, reports and devices for notifications after 90 days. Whoever runs the server can choose other times.',
    'The replay of a finished game shows the names of its players to everybody who has its link.',
    'In the talk of a table you can delete your name and everything you wrote there. What others have already seen or saved stays with them.',
    'Your seats are in this browser only. Clearing the data of this site deletes them.',
  ],
  book: 'Book of pairs',
  bookSum: '{n} of {m} pairs played; you won with {won} of them.',
  bookOf: 'Faction',
  bookAll: 'All factions',
  bookRecord: 'Played: {n}, won: {won}',
  bookNever: 'Not played yet',
} as const;

export type ScreenWords = typeof en;
