import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { chromium } from '@playwright/test';

import { runCommand } from './run-command.ts';

/** The headless shell first: without windows to manage, a journey takes a third less time. */
const namesOnPath = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of a Chromium for the browser tests: `CHROMIUM_PATH`, else an installed one, else one that is installed now
 * (Debian's package if possible, otherwise Playwright's). Throws if there is none.
 */
export async function findChromium(): Promise<string> {
  const installed = findInstalledChromium();
  if (installed) return installed;
  await installChromium();
  const found = findInstalledChromium();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium and none could be found or installed. Install it, or set CHROMIUM_PATH.',
  );
}

function findInstalledChromium(): string | undefined {
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => namesOnPath.map((name) => join(folder, name)));
  const candidates = [
    process.env['CHROMIUM_PATH'],
    ...onPath,
    ...macApplications,
    chromium.executablePath(),
  ];
  return candidates.find(
    (candidate) => candidate !== undefined && candidate !== '' && existsSync(candidate),
  );
}

async function installChromium(): Promise<void> {
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (isDebianRoot) {
    await runCommand('apt-get', ['update', '-qq']);
    const options = ['install', '-y', '-qq', '--no-install-recommends'];
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const code = await runCommand('apt-get', [...options, name], {
        DEBIAN_FRONTEND: 'noninteractive',
      });
      if (code === 0) return;
    }
  }
  await runCommand('playwright', ['install', 'chromium']);
}
