import type { Join } from './log/pieces.js';

// In French "de" and "à" contract with the article of a name. Each function takes a name and returns the words before it and the
// rest of the name: ["du ", "Palace"].

const VOWEL = /^[aeiouàâæéèêëîïôœùûü]/i;
/** A title that is not a noun: "de À la Dure" or "de De Cape et d’Épée" would stumble. */
const PHRASE =
  /^(À|Au|Ça|C’est|Chacun|De|Des|Du|Emplis-Toi|Fais-Moi|Finissons-en|IL|Il|Ils|Je|Laissez-Moi|Lâchez|Même|Nous|On|Pas|Quand|Que|Qui|Quoi|Rapporte|Tu|Va|Viens)(?=[ ,]|$)/;

const join =
  (plain: string, le: string, les: string): Join =>
  ({ name, article }) => {
    const full = article === undefined ? name : `${article[0].toUpperCase()}${article.slice(1)}${article.endsWith('’') ? '' : ' '}${name}`;
    if (full.startsWith('Le ')) return [`${le} `, full.slice(3)];
    if (full.startsWith('Les ')) return [`${les} `, full.slice(4)];
    if (full.startsWith('La ')) return [`${plain}la `, full.slice(3)];
    if (full.startsWith('L’')) return [`${plain}l’`, full.slice(2)];
    return [plain, full];
  };
const withoutElision = join('de ', 'du', 'des');

/** "de" before the name of a card or base: du Palace, des Bas-Fonds, de l’Opale Grise, d’Igor. */
export const deCard: Join = (text) => {
  if (text.article === undefined && PHRASE.test(text.name)) return ['de la carte ', text.name];
  return text.article === undefined && VOWEL.test(text.name) ? ['d’', text.name] : withoutElision(text);
};
/** "à" before the name of a card or base: au Palace, aux Bas-Fonds, à l’Opale Grise, à Igor. */
export const aCard = join('à ', 'au', 'aux');
/** A base within a sentence has its article in small letters: le Palace, les Fosses de Goudron, Cuzco. */
export const theBase = join('', 'le', 'les');
/** "de" before the name of a player, which keeps its article: de Le Chat, d’Anna. */
export const deWho: Join = ({ name }) => [VOWEL.test(name) ? 'd’' : 'de ', name];
