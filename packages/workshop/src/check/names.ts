/** A name that a person typed: it can be seen, it fits on a card, and it contains nothing that changes the text around it. */
export function wrongName(name: string, most: number): string | undefined {
  if (name.trim() === '') return 'it is empty';
  if (name !== name.trim()) return 'it begins or ends with a space';
  if ([...name].length > most) return `it has ${[...name].length} characters; there is room for ${most}`;
  // Control characters, characters that change the direction of writing, and places without a character.
  if (/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/u.test(name)) return 'it contains a character that cannot be seen';
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) return 'nothing of it can be seen';
  if (/\p{M}{4}/u.test(name)) return 'it piles up accents';
  // Sentences have their slots in braces.
  if (/[{}]/.test(name)) return 'it contains a brace';
  return undefined;
}
