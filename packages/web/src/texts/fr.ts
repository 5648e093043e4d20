import { gather } from './gather.js';

export default gather(import.meta.glob('../../../cards/text/fr/*.json', { eager: true, import: 'default' }));
