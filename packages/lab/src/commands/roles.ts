import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { ATTRIBUTES, type CardLook, ROLES } from '@breakpoint/art';
import { readArgs, wholeNumber } from '@breakpoint/cli/tools';
import type { CardSet } from '@breakpoint/engine';
import { Looks } from '../roles/drawing.js';
import { rolesPage } from '../roles/page.js';

/** Serves a page, to this computer only, on which the roles of a card's parts, its eyes, spots and anchor are set. It writes art.json. */
export async function roles(args: string[], cards: CardSet): Promise<number> {
  const { values } = readArgs({ args, options: { port: { type: 'string', default: '8090' } } });
  const looks = new Looks(cards);
  const server = createServer((request, response) => void answer(looks, request, response));
  await new Promise<void>((resolve) => server.listen(wholeNumber('port', values.port, 0), '127.0.0.1', resolve));
  const address = server.address();
  console.log(`The roles of cards are at http://127.0.0.1:${typeof address === 'object' ? address?.port : values.port}/`);
  await new Promise((resolve) => process.once('SIGINT', resolve));
  server.close();
  return 0;
}

async function answer(looks: Looks, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  try {
    if (request.method === 'POST') {
      // Another site's page may not write files: its requests have another origin, or can't have this type.
      if (request.headers['content-type'] !== 'application/json') throw new Error('JSON is expected');
      const { id, look, partner, save } = (await bodyOf(request)) as { id: string; look: CardLook; partner: string; save: boolean };
      const picture = looks.picture(id, look, partner);
      if (save) looks.save(id, look);
      send(response, 'application/json', JSON.stringify({ picture }));
    } else if (url.pathname === '/look') {
      const look = looks.look(url.searchParams.get('id') ?? '');
      send(response, 'application/json', JSON.stringify({ look, parts: looks.partsOf(look) }));
    } else send(response, 'text/html; charset=utf-8', rolesPage(looks.ids, ROLES, Object.keys(ATTRIBUTES)));
  } catch (error) {
    response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end((error as Error).message);
  }
}

function send(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { 'content-type': type }).end(body);
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text);
}
