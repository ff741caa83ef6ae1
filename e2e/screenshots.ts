/**
 * `npm run screenshots [-- VARIANT]`: takes a screenshot of every screen at phone and desktop width, light and dark, in
 * `.cache/screenshots`; the ones shown in the README go to `docs/images`. With a variant, such as `desktop-light`, only
 * that one is taken.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { type Browser, chromium, expect, type Locator, type Page } from '@playwright/test';

import { findChromium } from '../tools/find-chromium.ts';
import { repositoryRoot } from '../tools/run-command.ts';
import { createPerson } from './person.ts';
import { startProvisoServer } from './proviso-server.ts';

const wanted = process.argv[2];
const picturesFolder = join(repositoryRoot, '.cache/screenshots');
const readmeFolder = join(repositoryRoot, 'docs/images');
const publicScreens = { landing: '/', login: '/login', signup: '/signup' };
const privateScreens = {
  dashboard: '/dashboard',
  upload: '/upload',
  library: '/documents',
  report: '/documents/1',
  'report-of-a-failure': '/documents/4',
  analyze: '/analyze',
  'put-back': '/put-back',
  settings: '/settings',
  'api-keys': '/settings/api-keys',
  webhooks: '/settings/webhooks',
  activity: '/settings/activity',
  allowed: '/settings/allowed',
  policies: '/settings/policies',
  'new-policy': '/settings/policies/new',
  'not-found': '/nowhere',
};
/** Layers that open over or within a screen: the path, and the clicks that open them. */
const layers: Record<string, { path: string; open: (page: Page) => Promise<void> }> = {
  'upgrade-dialog': { path: '/settings', open: click('Upgrade Now') },
  'name-dialog': { path: '/settings', open: click('Change Name') },
  'password-dialog': { path: '/settings', open: click('Change Password') },
  'email-dialog': { path: '/settings', open: click('Update Email') },
  'delete-account-dialog': { path: '/settings', open: click('Delete Account') },
  'key-dialog': { path: '/settings/api-keys', open: click('New API Key') },
  'webhook-dialog': { path: '/settings/webhooks', open: click('New Webhook') },
  'reports-menu': { path: '/documents/1', open: click('Other report formats') },
  'dismiss-dialog': { path: '/documents/1', open: click(/^Dismiss/) },
  'rescan-dialog': { path: '/documents/1', open: click('Re-scan') },
  'shortcuts-help': { path: '/documents/1', open: (page) => page.keyboard.press('?') },
  'upload-queue': { path: '/upload', open: fillQueue },
};
const examples = ['employment-advertisement.pdf', 'services-contract.docx', 'clean-memo.doc'];
const viewports = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
} as const;

const server = await startProvisoServer();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await mkdir(picturesFolder, { recursive: true });
  await mkdir(readmeFolder, { recursive: true });
  await captureAll(browser);
} finally {
  await browser.close();
  await server.stop();
}

async function captureAll(on: Browser): Promise<void> {
  const session = await prepareAccount(on);
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [device, viewport] of Object.entries(viewports)) {
      const variant = `${device}-${colorScheme}`;
      if (wanted !== undefined && wanted !== variant) continue;
      const options = { baseURL: server.url, colorScheme, viewport };
      const visitor = await (await on.newContext(options)).newPage();
      await take(visitor, publicScreens, variant);
      const owner = await (await on.newContext({ ...options, storageState: session })).newPage();
      await take(owner, privateScreens, variant);
      await captureLayers(owner, variant);
      await captureCheckout(owner, variant);
    }
  }
}

/** An account with analyzed documents of three kinds and one that could not be read. */
async function prepareAccount(on: Browser) {
  const page = await on.newPage({ baseURL: server.url });
  const person = createPerson(page);
  await person.signUp();
  for (const example of examples) {
    await person.upload(example);
    await person.openReport(example);
  }
  await page.goto('/upload');
  await page.getByLabel('Document to upload').setInputFiles({
    name: 'damaged.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\nnothing that follows is a document'),
  });
  await page.getByRole('button', { name: 'Upload File' }).click();
  await page.getByText('Document uploaded and analysis started').first().waitFor();
  return page.context().storageState();
}

async function take(page: Page, screens: Record<string, string>, variant: string): Promise<void> {
  for (const [name, path] of Object.entries(screens)) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settle(page);
    if (variant === 'desktop-light' && ['landing', 'report', 'library'].includes(name)) {
      await page.screenshot({ path: join(readmeFolder, `${name}.png`) });
    }
    // Last, because Chromium briefly shrinks the window, which makes a report reload its document.
    await page.screenshot({ path: join(picturesFolder, `${name}-${variant}.png`), fullPage: true });
  }
}

function click(name: string | RegExp) {
  return (page: Page) => page.getByRole('button', { name }).first().click({ timeout: 5000 });
}

async function fillQueue(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^Upload several/ }).check();
  const files = ['notes.txt', 'minutes.txt', 'picture.exe'].map((name) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from('Write to ada@example.com.'),
  }));
  await page.getByLabel('Documents to upload').setInputFiles(files);
}

async function captureLayers(page: Page, variant: string): Promise<void> {
  for (const [name, { path, open }] of Object.entries(layers)) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settle(page);
    await open(page);
    await captureView(page, `${name}-${variant}`);
  }
}

/** The checkout page of a trial, without starting one. */
async function captureCheckout(page: Page, variant: string): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Upgrade Now' }).click();
  await page.getByRole('button', { name: 'Upgrade to Starter' }).click();
  await page.getByRole('heading', { level: 1, name: /^Subscribe/ }).waitFor();
  await captureView(page, `checkout-${variant}`);
}

/** Waits until the app has rendered, everything it shows has loaded, and a document beside its findings is drawn. */
async function settle(page: Page): Promise<void> {
  await page.locator('#first-paint').waitFor({ state: 'detached' });
  await expect(page.locator('.animate-breathe, main .animate-spin')).toHaveCount(0, {
    timeout: 30_000,
  });
  await page.waitForLoadState('networkidle');
  // The document is in a section that renders after the first ones.
  await page.waitForTimeout(500);
  await page.getByText('Opening the document...').waitFor({ state: 'hidden' });
  const pages = page.locator('canvas');
  if ((await pages.count()) > 0) await expect.poll(() => isDrawn(pages.first())).toBe(true);
  await page.waitForTimeout(500);
}

/** Whether the page has been painted: the canvas exists before it is drawn on. */
function isDrawn(canvas: Locator): Promise<boolean> {
  return canvas.evaluate((element: HTMLCanvasElement) => {
    const { width, height } = element;
    const pixels = element.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    return pixels.some(
      (red, index) => index % 4 === 0 && red < 128 && (pixels[index + 3] ?? 0) > 0,
    );
  });
}

/** What a reader sees without scrolling, once all animations have finished. */
async function captureView(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(picturesFolder, `${name}.png`), animations: 'disabled' });
}
