/** What a value of a document may be. */
export type Shape =
  | { is: 'word'; of: readonly string[] }
  | { is: 'number'; from: number; to: number }
  | { is: 'flag' }
  /** A name that a person typed. */
  | { is: 'typed'; most: number }
  /** The id of a card, a kind or a picture: letters, digits and hyphens. */
  | { is: 'id' }
  | { is: 'colour' }
  | { is: 'list'; of: Shape; least: number; most: number }
  | { is: 'record'; fields: Record<string, Field> }
  /** Any keys that are ids. */
  | { is: 'table'; of: Shape; most: number }
  | { is: 'one'; of: readonly Shape[] }
  /** A shape that contains itself is named. */
  | { is: 'ref'; name: RefName };
export interface Field {
  shape: Shape;
  needed: boolean;
}
export type RefName = 'step' | 'description' | 'amount' | 'condition';

export const word = (...of: string[]): Shape => ({ is: 'word', of });
export const number = (from: number, to: number): Shape => ({ is: 'number', from, to });
export const flag: Shape = { is: 'flag' };
export const one = (...of: Shape[]): Shape => ({ is: 'one', of });
export const list = (of: Shape, least: number, most: number): Shape => ({ is: 'list', of, least, most });
export const ref = (name: RefName): Shape => ({ is: 'ref', name });
export const id: Shape = { is: 'id' };

/** A record; the fields that may be missing have a question mark. The first field tells it from other records. */
export function record(fields: Record<string, Shape>): Shape {
  const all: Record<string, Field> = {};
  for (const [key, shape] of Object.entries(fields)) all[key.replace('?', '')] = { shape, needed: !key.endsWith('?') };
  return { is: 'record', fields: all };
}
