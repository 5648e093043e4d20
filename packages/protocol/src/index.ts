/** The messages between clients and the server. See docs/protocol.md. */
export * from './client.js';
export * from './codes.js';
export * from './receiver.js';
export * from './server.js';
export * from './settings.js';
export * from './silence.js';
