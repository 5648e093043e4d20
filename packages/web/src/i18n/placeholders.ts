/** The names of the placeholders in a sentence: `'{who} wins with {n} VP'` has `who` and `n`. */
type Holes<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Holes<Rest> : never;
/** A value for each placeholder of a sentence. */
export type Values<S extends string> = [Holes<S>] extends [never]
  ? Readonly<Record<string, never>>
  : { readonly [Name in Holes<S>]: string | number };

/** Replaces the placeholders in braces. A placeholder that has no value, or a value without a placeholder, does not compile. */
export function fill<const S extends string>(sentence: S, values: Values<S>): string {
  const found: Readonly<Record<string, string | number>> = values;
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(found[name]));
}

/** Words with the same keys, in another language. */
type Translated<W> = W extends string
  ? string
  : W extends (...args: never[]) => unknown
    ? W
    : W extends readonly (infer Item)[]
      ? readonly Translated<Item>[]
      : W extends object
        ? { readonly [Key in keyof W]: Translated<W[Key]> }
        : W;

type SameHoles<A extends string, B extends string> = [Holes<A>, Holes<B>] extends [Holes<B>, Holes<A>] ? B : { readonly needs: Holes<A> };
/** `T`, if each of its sentences has the placeholders of the English one. */
type Checked<W, T> = W extends string
  ? T extends string
    ? SameHoles<W, T>
    : never
  : W extends (...args: never[]) => unknown
    ? T
    : W extends object
      ? { readonly [Key in keyof T]: Key extends keyof W ? Checked<W[Key], T[Key]> : never }
      : T;

/** Words in another language than English. A missing word or a misspelt placeholder does not compile. */
export const translation =
  <W>() =>
  <const T>(words: T & Translated<W> & Checked<W, T>): W =>
    words as unknown as W;
