/** Is this text written in JSON as it is, between quotes? */
function isPlain(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c < 0x20 || c === 0x22 || c === 0x5c || c > 0x7e) return false;
  }
  return true;
}

/** Field names as JSON, with their colons. They come from a few types, so each is written once. */
const names = new Map<string, string>();
export function nameOf(field: string): string {
  let name = names.get(field);
  if (name === undefined) {
    name = `${JSON.stringify(field)}:`;
    names.set(field, name);
  }
  return name;
}

/**
 * The JSON of plain data (null, booleans, numbers, strings, and lists and objects of them), as `JSON.stringify` writes it. For values as
 * small as an option or an event, that takes three times as long.
 */
export function json(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return isPlain(value) ? `"${value}"` : JSON.stringify(value);
    case 'number':
      return Number.isFinite(value) ? `${value}` : 'null';
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? listText(value) : fieldsText(value as Record<string, unknown>);
    default:
      return 'null';
  }
}
function listText(list: readonly unknown[]): string {
  if (list.length === 0) return '[]';
  let text = `[${json(list[0])}`;
  for (let i = 1; i < list.length; i++) text += `,${json(list[i])}`;
  return `${text}]`;
}
function fieldsText(fields: Record<string, unknown>): string {
  let text = '';
  for (const field in fields) {
    const value = fields[field];
    if (value !== undefined) text += (text === '' ? '{' : ',') + nameOf(field) + json(value);
  }
  return text === '' ? '{}' : `${text}}`;
}
