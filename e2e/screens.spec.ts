import { expect, type Page, test } from '@playwright/test';

import { collectPageErrors } from './collect-page-errors.ts';
import { expectAccessible } from './expect-accessible.ts';
import { createPerson } from './person.ts';
import { type ProvisoServer, startProvisoServer } from './proviso-server.ts';
import { contentOf } from './report-page.ts';
import { uploadText } from './upload-text.ts';

const publicPaths = ['/', '/login', '/signup', '/somewhere-else'];
const privatePaths = [
  '/dashboard',
  '/upload',
  '/documents',
  '/documents/1',
  '/analyze',
  '/put-back',
  '/settings',
  '/settings/api-keys',
  '/settings/webhooks',
  '/settings/activity',
  '/settings/allowed',
  '/settings/policies',
  '/settings/policies/new',
  '/guides',
  '/guides/configuration',
  '/nowhere',
];
const viewports = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
} as const;

let server: ProvisoServer;

test.beforeAll(async () => {
  server = await startProvisoServer();
});
test.afterAll(async () => {
  await server.stop();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [device, viewport] of Object.entries(viewports)) {
    test(`every screen is accessible, logs no errors and makes no cross-origin requests (${device}, ${colorScheme})`, async ({
      browser,
    }) => {
      // It visits every screen.
      test.setTimeout(300_000);
      const context = await browser.newContext({ baseURL: server.url, colorScheme, viewport });
      const pageErrors = collectPageErrors(context, server.url, ['/api/documents/1']);
      const page = await context.newPage();
      for (const path of publicPaths) await inspect(page, path);
      const person = createPerson(page, `${device} ${colorScheme}`);
      await person.signUp();
      const file = await person.upload('employment-advertisement.pdf');
      await person.openReport(file);
      for (const path of privatePaths) await inspect(page, path);
      expect(pageErrors).toEqual([]);
      await context.close();
    });
  }
}

for (const [device, viewport] of Object.entries(viewports)) {
  test(`policies that load late do not move the upload button (${device})`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: server.url, viewport });
    const page = await context.newPage();
    await createPerson(page).signUp();
    const arrival = Promise.withResolvers<void>();
    await page.route('**/api/policies', async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await page.goto('/upload');
    const file = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('A note.') };
    await page.getByLabel('Document to upload').setInputFiles(file);
    const button = page.getByRole('button', { name: 'Upload File' });
    const before = await button.boundingBox();
    arrival.resolve();
    await expect(page.getByRole('combobox', { name: 'Policy' })).toBeVisible();
    expect(await button.boundingBox()).toEqual(before);
    await context.close();
  });
}

test('a long email address fits inside the account deletion dialog', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url, viewport: viewports.phone });
  const page = await context.newPage();
  await createPerson(page, 'Wolfeschlegelsteinhausenbergerdorff').signUp();
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const label = page.getByRole('dialog').getByText(/^Type .+ to confirm$/);
  const hidden = await label.evaluate(
    ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth - clientWidth,
  );
  expect(hidden).toBe(0);
  await context.close();
});

test('Arabic text runs right to left in the text field and in the report', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const person = createPerson(page);
  await person.signUp();
  const words = 'هذا عقد عمل: ada@example.com.';
  await page.goto('/analyze');
  const field = page.getByLabel('Text to analyze');
  await field.fill(words);
  await expect(field).toHaveCSS('direction', 'rtl');
  await page.goto('/upload');
  await uploadText(page, 'contract.txt', words);
  await person.openReport('contract.txt');
  const beginning = contentOf(page).getByText('هذا عقد عمل');
  const address = contentOf(page).locator('mark');
  const boxes = await Promise.all([beginning.boundingBox(), address.boundingBox()]);
  const [line, mark] = boxes.map((box) => (box ? box.x + box.width : 0));
  expect(mark).toBeLessThan(line ?? 0);
  await context.close();
});

test('forced colors keep marks readable and the current and highlighted items distinguishable', async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: server.url,
    forcedColors: 'active',
    colorScheme: 'dark',
  });
  const page = await context.newPage();
  const person = createPerson(page);
  await person.signUp();
  await page.goto('/upload');
  await uploadText(page, 'note.txt', 'Write to ada@example.com.');
  await person.openReport('note.txt');
  const mark = contentOf(page).locator('mark');
  await expect(mark).toHaveCSS('background-color', /^rgb\(/);
  const [words, ground] = await mark.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return [color, backgroundColor];
  });
  expect(words).not.toBe(ground);

  const barOf = (name: string) =>
    page
      .getByRole('link', { name, exact: true })
      .evaluate((element) => getComputedStyle(element).borderLeftColor);
  expect(await barOf('Document History')).not.toBe(await barOf('Dashboard'));

  await page.getByRole('button', { name: 'Other report formats' }).press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menu')).toHaveCSS('border-top-style', 'solid');
  await expect(page.locator('[role="menuitem"][data-highlighted]')).toHaveCSS(
    'outline-style',
    'solid',
  );
  await context.close();
});

test('pages do not overflow in a narrow window with wide text spacing', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 320, height: 800 },
  });
  const page = await context.newPage();
  const person = createPerson(page);
  await person.signUp();
  await page.goto('/upload');
  await uploadText(page, 'note.txt', 'Write to ada@example.com.');
  await person.openReport('note.txt');
  const report = new URL(page.url()).pathname;
  for (const path of ['/dashboard', report, '/settings/api-keys']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    // The text spacing that WCAG 1.4.12 requires.
    await page.addStyleTag({
      content: '* { line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em }',
    });
    expect(await horizontalOverflowOf(page), path).toBeLessThanOrEqual(0);
  }
  // On the page for API keys, whose endpoint URL cannot break between words.
  const card = page.locator('main section').filter({ hasText: 'No API keys yet' });
  const inner = await card.locator('figure').boundingBox();
  const outer = await card.boundingBox();
  expect(inner?.width).toBeLessThan(outer?.width ?? 0);
  await context.close();
});

async function inspect(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    expect(await horizontalOverflowOf(page), 'no sideways scrolling').toBeLessThanOrEqual(0);
  });
}

/** By how many pixels the page is wider than the window. */
function horizontalOverflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
