import type { HttpBindings } from '@hono/node-server';

/** What a route gets from the server's sockets. */
export type Env = { Bindings: HttpBindings };

/** A text as part of a page. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
