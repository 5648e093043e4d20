import type { TestProject } from 'vitest/node';
import { ServerProcess } from '../../packages/server/test/process.js';
import { findBrowser } from '../../scripts/browser.mjs';
import { buildSite, dist, serveSite } from './site.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** The client without a game server: what plays alone must play here. Like `server`, it ends in a slash. */
    site: string;
    /** The client with a game server, which all test files share: make a new table for each test. */
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
