/** The entry point of a worker thread. */
export { runTask as default } from './tasks.js';
