/** A stranger's text without the characters that a terminal obeys: control characters, and those that change the direction of writing. */
export const harmless = (text: string): string =>
  text.replace(/\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
