import { seatsSchema } from '@breakpoint/protocol';
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import type { Settings } from '../options.js';
import type { Tables } from '../tables.js';
import { seatsOf } from './seats.js';

type Env = { Bindings: HttpBindings };

/** What these routes need of the server around them. */
export interface Around {
  tables: Tables;
  settings: Settings;
  /** The body of a request, if it has this form. */
  body<T extends z.ZodType>(c: Context, schema: T): Promise<z.output<T>>;
}

/** The questions that people who are not at a table ask: their seats, other devices, tables to join. */
export function addPeople(app: Hono<Env>, { tables, body }: Around): void {
  const { store } = tables.house;
  app.post('/api/seats', async (c) => c.json(await seatsOf(store, (await body(c, seatsSchema)).secrets)));
}
