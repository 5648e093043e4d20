import { wrongName } from './names.js';
import { type Report, under } from './problems.js';
import { refusedIn } from './refused.js';
import { COLOUR, ID } from './schema.js';
import { LIMITS, meant, resolved, type Shape } from './shape.js';

const isId = new RegExp(ID);
const isColour = new RegExp(COLOUR);
const words = (of: readonly string[]): string => of.map((w) => `“${w}”`).join(', ');

/** Reports everything in which a value differs from its shape. */
export function walk(shape: Shape, value: unknown, path: string, report: Report, depth = 0): void {
  switch (shape.is) {
    case 'ref':
      if (depth > 10) report.say(path, 'steps are nested too deeply', `nest at most ${LIMITS.depth} levels`);
      else walk(resolved(shape), value, path, report, depth + 1);
      return;
    case 'word':
      if (typeof value === 'string' && shape.of.includes(value)) return;
      if (refusedIn(value)) report.refuse(path, refusedIn(value)!.code);
      else report.say(path, `${said(value)} is not a word of the workshop here`, `choose ${words(shape.of)}`);
      return;
    case 'number':
      if (typeof value !== 'number' || !Number.isInteger(value) || value < shape.from || value > shape.to)
        report.say(path, `${said(value)} is out of range`, `write a whole number from ${shape.from} to ${shape.to}`);
      return;
    case 'flag':
      if (value !== true) report.say(path, `${said(value)} is not true`, 'write true, or leave it out');
      return;
    case 'typed': {
      const wrong = typeof value === 'string' ? wrongName(value, shape.most) : 'it is not a text';
      if (wrong) report.say(path, `this name can’t be used: ${wrong}`, `type up to ${shape.most} characters that can be seen`);
      return;
    }
    case 'id':
      if (typeof value !== 'string' || !isId.test(value) || value.length > 40)
        report.say(path, `${said(value)} is not an id`, 'use small letters a to z, digits and single hyphens, at most 40');
      return;
    case 'colour':
      if (typeof value !== 'string' || !isColour.test(value)) report.say(path, `${said(value)} is not a color`, 'write it as #1a2b3c');
      return;
    case 'list':
      if (!Array.isArray(value)) {
        report.say(path, `${said(value)} is not a list`, 'write a list in square brackets');
        return;
      }
      if (value.length < shape.least || value.length > shape.most)
        report.say(
          path,
          `there are ${value.length} entries`,
          shape.least === shape.most ? `there must be ${shape.least}` : `there must be ${shape.least} to ${shape.most}`,
        );
      for (const [i, entry] of value.slice(0, shape.most).entries()) walk(shape.of, entry, under(path, i), report, depth);
      return;
    case 'record':
      walkRecord(shape, value, path, report, depth);
      return;
    case 'table':
      if (!isObject(value)) {
        report.say(path, `${said(value)} is not a table`, 'write a table in braces');
        return;
      }
      if (Object.keys(value).length > shape.most)
        report.say(path, `there are ${Object.keys(value).length} entries`, `there is room for ${shape.most}`);
      for (const [key, entry] of Object.entries(value)) {
        if (!isId.test(key)) report.say(under(path, key), `“${key}” is not an id`, 'use small letters a to z, digits and single hyphens');
        walk(shape.of, entry, under(path, key), report, depth);
      }
      return;
    case 'one': {
      const option = meant(shape.of, value);
      const refused = refusedIn(value);
      if (refused && (option === undefined || typeof value === 'string')) report.refuse(path, refused.code);
      else if (option) walk(option, value, path, report, depth);
      else report.say(path, `the workshop can’t say ${said(value)} here`, `choose ${hint(shape.of)}`);
      return;
    }
    default:
      throw new Error(`no shape is ${JSON.stringify(shape satisfies never)}`);
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function walkRecord(shape: Extract<Shape, { is: 'record' }>, value: unknown, path: string, report: Report, depth: number): void {
  if (!isObject(value)) {
    report.say(path, `${said(value)} is not a record`, 'write fields in braces');
    return;
  }
  for (const key of Object.keys(value))
    if (Object.hasOwn(shape.fields, key)) continue;
    else if (refusedIn(key)) report.refuse(under(path, key), refusedIn(key)!.code);
    else report.say(under(path, key), `there is no field “${key}” here`, `the fields are ${words(Object.keys(shape.fields))}`);
  for (const [key, field] of Object.entries(shape.fields)) {
    if (Object.hasOwn(value, key)) walk(field.shape, value[key], under(path, key), report, depth);
    else if (field.needed) report.say(under(path, key), `“${key}” is missing`, `add ${hint([field.shape])}`);
  }
}

function said(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** What could be written instead. */
function hint(of: readonly Shape[]): string {
  const hints = of.map((option) => {
    const shape = resolved(option);
    switch (shape.is) {
      case 'word':
        return words(shape.of);
      case 'number':
        return `a number from ${shape.from} to ${shape.to}`;
      case 'record': {
        const [key, field] = Object.entries(shape.fields)[0];
        return field.shape.is === 'word' && field.shape.of.length === 1 ? `“${field.shape.of[0]}”` : `{ ${key}: … }`;
      }
      case 'one':
        return hint(shape.of);
      case 'list':
        return 'a list';
      default:
        return `a ${shape.is}`;
    }
  });
  return [...new Set(hints)].slice(0, 40).join(', ');
}
