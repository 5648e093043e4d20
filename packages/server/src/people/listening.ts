import { LIMITS } from '@breakpoint/protocol';
import type { News } from './news.js';

/** Milliseconds between two signs of life, for proxies that close silent connections. */
const SIGN = 25_000;
/** The number of messages that a page may leave unread before its stream is closed. */
const UNREAD = 50;

/** The news that a page wants to hear: those about some tables, or those about the public list of open tables. */
interface Wanted {
  tables: ReadonlySet<string>;
  list: boolean;
}
export function wantedFrom(tables: string | undefined, list: string | undefined): Wanted {
  return { tables: new Set((tables ?? '').split(',').slice(0, LIMITS.seats)), list: list !== undefined };
}

/** A stream of server-sent events: one, without content, whenever something that the page wants to know has changed. */
export function newsFor(news: News, wanted: Wanted, ended: () => void): Response {
  const text = new TextEncoder();
  let stop = (): void => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (line: string): void => {
        if ((controller.desiredSize ?? 0) > -UNREAD) controller.enqueue(text.encode(`${line}\n\n`));
        else {
          stop();
          controller.close();
        }
      };
      const concerns = (tables: ReadonlySet<string>): boolean => [...wanted.tables].some((id) => tables.has(id));
      const stopListening = news.listen((change) => {
        if (change === null || (wanted.list && change.list) || concerns(change.tables)) send('data:');
      });
      const signs = setInterval(() => send(':'), SIGN);
      signs.unref();
      let isOver = false;
      stop = () => {
        if (isOver) return;
        isOver = true;
        stopListening();
        clearInterval(signs);
        ended();
      };
      // The page learns at once that it is connected.
      send(':');
    },
    cancel: () => stop(),
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' } });
}
