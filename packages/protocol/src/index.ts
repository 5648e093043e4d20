/** What clients and the server say to each other. See docs/protocol.md. */
export * from './client.js';
export * from './codes.js';
export * from './receiver.js';
export * from './server.js';
export * from './settings.js';
