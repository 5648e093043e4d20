import { gather } from './gather.js';

export default gather(import.meta.glob('../../../cards/text/es/*.json', { eager: true, import: 'default' }));
