/**
 * The server's own time in milliseconds since 1970. It is read from the computer's clock once, and then only goes on: a clock
 * that is set back or forward while the server runs neither holds a window open nor lets anybody's time run out.
 */
const began = Date.now() - performance.now();

export const timeNow = (): number => Math.round(began + performance.now());
