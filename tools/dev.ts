/** `npm run dev`: the server with restart on change, and the web app with hot reload on port 5173. */
import { runCommand } from './run-command.ts';

await Promise.race([
  runCommand('node', ['--watch', 'server/src/main.ts']),
  runCommand('vite', ['web']),
]);
