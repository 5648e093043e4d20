/**
 * How often decks with each faction of the boxes win with two players, from 200,000 games of `normal` (docs/report.html), give or take half
 * a point. The author's faction is compared with these.
 */
export const KNOWN_WINS: Readonly<Record<string, number>> = {
  aliens: 0.771,
  vigilantes: 0.678,
  'kung-fu-fighters': 0.605,
  robots: 0.594,
  'anansi-tales': 0.573,
  zombies: 0.538,
  'polynesian-voyagers': 0.537,
  'russian-fairy-tales': 0.533,
  ninjas: 0.525,
  truckers: 0.507,
  'ancient-incas': 0.5,
  werewolves: 0.488,
  'grimms-fairy-tales': 0.456,
  pirates: 0.451,
  'mad-scientists': 0.415,
  'disco-dancers': 0.414,
  dinosaurs: 0.404,
  vampires: 0.404,
  wizards: 0.403,
  'giant-ants': 0.358,
  tricksters: 0.346,
};
