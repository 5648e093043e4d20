// npm start: installs and builds what is missing or has changed, and serves. Arguments go to `breakpoint serve`: npm start -- --port 8080
import { isBuilt, noteBuilt, PARTS, running } from './built.mjs';
import { installIfNeeded, root, run } from './steps.mjs';

const missing = PARTS.filter((part) => !isBuilt(part));
if (missing.length > 0) {
  const [server] = running();
  if (server !== undefined) {
    console.error(
      `A server runs from this folder (process ${server}), and its files would change under it. Stop it first; its games go on.`,
    );
    process.exit(1);
  }
  if (!installIfNeeded()) process.exit(1);
  for (const part of missing) {
    if (!part.commands.every((command) => run(command))) process.exit(1);
    noteBuilt(part);
  }
}

const cli = new URL('../packages/cli/dist/main.js', import.meta.url);
process.chdir(root);
process.argv.splice(1, 1, cli.pathname, 'serve');
await import(cli.href);
