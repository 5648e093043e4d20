export { canonical, documentId, sizeOf } from './check/canonical.js';
export { checkDocument, type Problem } from './check/index.js';
export { jsonSchema } from './check/schema.js';
export { DOCUMENT, LIMITS, meant, REFS, resolved, type Shape } from './check/shape.js';
export { compileBase, compileCard, compileDocument, type Placing, type Questions } from './compile/index.js';
export { anyOf, type Chance, mutated, randomDocument } from './generating.js';
export { choicesOf, type Span, sayCard, textOf } from './say/index.js';
export { type DocumentTexts, questionTexts, textsOf } from './texts.js';
export * from './tree.js';
