/** `npm run dev`: the server with restart on change, and the web app with hot reload on port 5173. */
import { runTogether } from './run-command.ts';

process.exitCode = await runTogether([
  ['node', ['--watch', 'server/src/main.ts']],
  ['vite', ['web']],
]);
