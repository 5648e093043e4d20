export { compileBase, compileCard, compileDocument, type Placing } from './compile/index.js';
export { choicesOf, type Span, sayCard, textOf } from './say/index.js';
export * from './tree.js';
