/** `npm run test:browser`: runs the journeys of `e2e/` in a real Chromium against the production build. */
import { findChromium } from './find-chromium.ts';
import { runCommand } from './run-command.ts';

console.log('\n── browser tests');
const chromiumPath = await findChromium();
const buildCode = await runCommand('node', ['tools/build-web.ts']);
process.exitCode =
  buildCode ||
  (await runCommand(
    'playwright',
    ['test', '--config=e2e/playwright.config.ts', ...process.argv.slice(2)],
    {
      CHROMIUM_PATH: chromiumPath,
    },
  ));
