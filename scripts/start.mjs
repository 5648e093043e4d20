// npm start: installs if needed, builds, and serves. Arguments go to `breakpoint serve`: npm start -- --port 8080
import { installIfNeeded, root, run } from './steps.mjs';

if (!installIfNeeded() || !run('npm run --silent build')) process.exit(1);

const cli = new URL('../packages/cli/dist/main.js', import.meta.url);
process.chdir(root);
process.argv.splice(1, 1, cli.pathname, 'serve');
await import(cli.href);
