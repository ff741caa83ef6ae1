import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // A journey spends most of its time waiting for what the product waits for; more at once wait for each other.
  workers: 2,
  // The longest takes a minute on two slow cores.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // A machine that stalls for half a minute ends a journey as a fault of ours does; that one comes again.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '../.cache/playwright.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    // A spinner that turns keeps a core busy with drawing it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // What records every step slows it by a third.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
});
