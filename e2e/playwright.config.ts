import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // A journey spends most of its time waiting for the product; more workers would only wait for each other.
  workers: 2,
  // The longest takes a minute on two slow cores.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // A machine that stalls for half a minute fails a journey just as a real defect does; a real defect fails again.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '../.cache/playwright.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    // An animated spinner keeps a core busy.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Tracing every step slows a journey by a third.
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
