import { DOCUMENT, REFS, type Shape } from './shape.js';

type Json = Record<string, unknown>;

/** The JSON schema (draft 2020-12) of a document, made from the shape that the check walks. */
export function jsonSchema(): Json {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'breakpoint-faction/1',
    ...schemaOf(DOCUMENT),
    $defs: Object.fromEntries(Object.entries(REFS).map(([name, shape]) => [name, schemaOf(shape)])),
  };
}

export const ID = '^[a-z0-9]+(-[a-z0-9]+)*$';
export const COLOUR = '^#[0-9a-f]{6}$';

function schemaOf(shape: Shape): Json {
  switch (shape.is) {
    case 'word':
      return shape.of.length === 1 ? { const: shape.of[0] } : { enum: [...shape.of] };
    case 'number':
      return { type: 'integer', minimum: shape.from, maximum: shape.to };
    case 'flag':
      return { const: true };
    case 'typed':
      return { type: 'string', minLength: 1, maxLength: shape.most };
    case 'id':
      return { type: 'string', pattern: ID, maxLength: 40 };
    case 'colour':
      return { type: 'string', pattern: COLOUR };
    case 'list':
      return { type: 'array', items: schemaOf(shape.of), minItems: shape.least, maxItems: shape.most };
    case 'table':
      return { type: 'object', propertyNames: { pattern: ID }, additionalProperties: schemaOf(shape.of), maxProperties: shape.most };
    case 'record':
      return {
        type: 'object',
        properties: Object.fromEntries(Object.entries(shape.fields).map(([key, field]) => [key, schemaOf(field.shape)])),
        required: Object.entries(shape.fields).flatMap(([key, field]) => (field.needed ? [key] : [])),
        additionalProperties: false,
      };
    case 'one':
      return { anyOf: shape.of.map(schemaOf) };
    case 'ref':
      return { $ref: `#/$defs/${shape.name}` };
    default:
      throw new Error(`no shape is ${JSON.stringify(shape satisfies never)}`);
  }
}
