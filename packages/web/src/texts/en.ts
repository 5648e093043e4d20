import { gather } from './gather.js';

export default gather(import.meta.glob('../../../cards/text/en/*.json', { eager: true, import: 'default' }));
