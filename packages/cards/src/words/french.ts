// In French "de" and "à" contract with the article that a name begins with. Each function takes a name and returns the word
// before it and the rest of the name: ["du ", "Palace"].

const VOWEL = /^[aeiouàâæéèêëîïôœùûü]/i;

const join =
  (plain: string, le: string, les: string) =>
  (name: string): [string, string] => {
    if (name.startsWith('Le ')) return [`${le} `, name.slice(3)];
    if (name.startsWith('Les ')) return [`${les} `, name.slice(4)];
    if (name.startsWith('La ')) return [`${plain} la `, name.slice(3)];
    if (name.startsWith('L’')) return [`${plain} l’`, name.slice(2)];
    return [`${plain} `, name];
  };
const withoutElision = join('de', 'du', 'des');

/** "de" before the name of a card or base: du Palace, des Bas-Fonds, de l’Opale Grise, d’Igor. */
export const deCard = (name: string): [string, string] => (VOWEL.test(name) ? ['d’', name] : withoutElision(name));
/** "à" before the name of a card or base: au Palace, aux Bas-Fonds, à l’Opale Grise, à Igor. */
export const aCard = join('à', 'au', 'aux');
/** "que" before the name of a card or base: que Le Palace, qu’Igor. */
export const queCard = (name: string): [string, string] => [VOWEL.test(name) ? 'qu’' : 'que ', name];
/** "de" before the name of a player, which keeps its article: de Le Chat, d’Anna. */
export const deWho = (name: string): [string, string] => [VOWEL.test(name) ? 'd’' : 'de ', name];
