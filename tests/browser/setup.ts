import type { TestProject } from 'vitest/node';
import { ServerProcess } from '../../packages/server/test/process.js';
import { findBrowser } from '../../scripts/browser.mjs';
import { buildSite, dist, serveSite } from './site.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** The client without a game server, for games on one device. Like `server`, the address ends in a slash. */
    site: string;
    /** The client with a game server, which all test files share: each test makes a new table. */
    server: string;
  }
}

/** Runs once, before all browser tests: builds the client and serves it, with and without a game server. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (!findBrowser()) return undefined;
  buildSite();
  const site = await serveSite();
  const server = await ServerProcess.make(dist);
  project.provide('site', site.url);
  project.provide('server', `${await server.start()}/`);
  return async () => {
    site.close();
    await server.remove();
  };
}
