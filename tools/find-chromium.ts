import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline/promises';

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

const PACKAGES = ['chromium-headless-shell', 'chromium'] as const;
const COMMAND = 'apt-get update && apt-get install chromium';
const QUESTION = `The browser tests need Chromium. Install the system's with "${COMMAND}"? Otherwise Playwright's is downloaded. [y/N] `;

/**
 * The path of a Chromium for the browser tests: `CHROMIUM_PATH`, else an installed one, else one that is installed now
 * (Debian's package if it may be, otherwise Playwright's). Throws if there is none.
 */
export async function findChromium(): Promise<string> {
  const installed = findInstalledChromium();
  if (installed) return installed;
  await installChromium();
  const found = findInstalledChromium();
  if (found) return found;
  throw new Error(
    `The browser tests need Chromium and none could be found or installed. Install it (on Debian: ${COMMAND}), or set CHROMIUM_PATH.`,
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
  if (isDebianRoot && (await mayInstallPackages()) && (await installPackage())) return;
  // Playwright's goes into its own folder in the home directory, and needs no rights.
  await runCommand('playwright', ['install', 'chromium']);
}

/**
 * Whether packages of the system may be installed: somebody at a terminal is asked first, because it is their machine.
 * In CI, and in a container that nobody sits at, there is nobody to ask.
 */
export async function mayInstallPackages(
  {
    environment,
    isTerminal,
    isContainer,
    ask,
  }: {
    readonly environment: NodeJS.ProcessEnv;
    readonly isTerminal: boolean;
    readonly isContainer: boolean;
    readonly ask: (question: string) => Promise<string>;
  } = {
    environment: process.env,
    isTerminal: process.stdin.isTTY && process.stdout.isTTY,
    isContainer: existsSync('/.dockerenv') || existsSync('/run/.containerenv'),
    ask: askAtTerminal,
  },
): Promise<boolean> {
  if (environment['CI']) return true;
  if (isTerminal) return /^y(?:es)?$/i.test((await ask(QUESTION)).trim());
  if (!isContainer) console.log(`For the system's own Chromium: ${COMMAND}`);
  return isContainer;
}

async function askAtTerminal(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

async function installPackage(): Promise<boolean> {
  await runCommand('apt-get', ['update', '-qq']);
  const options = ['install', '-y', '-qq', '--no-install-recommends'];
  for (const name of PACKAGES) {
    const code = await runCommand('apt-get', [...options, name], {
      DEBIAN_FRONTEND: 'noninteractive',
    });
    if (code === 0) return true;
  }
  return false;
}
