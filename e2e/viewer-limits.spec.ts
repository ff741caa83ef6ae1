import { expect, type Page, test } from '@playwright/test';

import { expectAccessible } from './expect-accessible.ts';
import { createPerson, type Person } from './person.ts';
import { type ProvisoServer, startProvisoServer } from './proviso-server.ts';
import { contentOf, openExample, placesIn, visibleFraction } from './report-page.ts';
import { uploadText } from './upload-text.ts';

const MANY = 2000;

let server: ProvisoServer;

test.beforeAll(async () => {
  server = await startProvisoServer();
});
test.afterAll(async () => {
  await server.stop();
});

test('a document that cannot be loaded shows an error and loads on retry', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1360, height: 900 },
  });
  await context.route('**/api/documents/*/text', (route) => route.fulfill({ status: 500 }));
  const { page } = await openExample(context, server, 'clean-memo.txt');
  await expect(page.getByText('Server error while opening the document').first()).toBeVisible();
  await context.unroute('**/api/documents/*/text');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(contentOf(page)).toContainText('1');
  await expect(page.getByText('Server error while opening the document').first()).toBeHidden();
  await context.close();
});

test('pages that cannot be rendered are shown as extracted text', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1360, height: 900 },
  });
  await context.route('**/api/documents/*/file', (route) =>
    route.fulfill({ body: 'no document at all' }),
  );
  const { page } = await openExample(context, server, 'patient-letter.pdf');
  await expect(
    page.getByText('The pages could not be drawn.', { exact: false }).first(),
  ).toBeVisible();
  await expect(contentOf(page).locator('mark').first()).toBeVisible();
  await context.close();
});

test('a document without readable text says why and what to do, and shows no empty viewer', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const person = createPerson(page, 'Nora Leer');
  await person.signUp();
  await page.goto('/upload');
  await uploadText(page, 'blank.txt', ' \n ');
  await person.openReport('blank.txt');
  await expect(page.getByRole('heading', { name: 'Nothing to read' })).toBeVisible();
  await expect(page.getByText('There is no text to read.')).toBeVisible();
  await expect(
    page.getByText('Check that this is the right file.', { exact: false }),
  ).toBeVisible();
  await expect(page.getByText('0.0 KB', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How this was made' })).toBeVisible();
  await expect(contentOf(page)).toBeHidden();
  await expect(page.getByText('No findings.')).toBeHidden();
  await expectAccessible(page);
  await context.close();
});

test('narrowing and widening the window keeps the document open', async ({ browser }) => {
  const wide = { width: 1360, height: 900 };
  const context = await browser.newContext({ baseURL: server.url, viewport: wide });
  const { page } = await openExample(context, server, 'patient-letter.pdf');
  await expect(contentOf(page).locator('canvas').first()).toBeVisible();
  const opened = await contentOf(page).elementHandle();
  await page.setViewportSize({ ...wide, width: 900 });
  await expect(page.getByRole('tab', { name: 'Document' })).toBeVisible();
  await page.setViewportSize(wide);
  await expect(page.getByRole('tab', { name: 'Document' })).toBeHidden();
  expect(await opened?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  await context.close();
});

test('a long report renders only what is near the viewport, jumps to any finding, and prints all of them', async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1360, height: 900 },
  });
  const page = await context.newPage();
  await uploadManyFindings(page, createPerson(page, 'Lena Lang'));
  const drawn = page.getByRole('article');
  const rows = page.locator('li:has(article), li[style*="height"]');
  const many = MANY.toLocaleString('en');
  await expect(page.getByText(`${many} of ${many} shown`)).toBeVisible();
  expect(await rows.count()).toBeLessThan(MANY / 4);
  expect(await drawn.count()).toBeLessThan(100);
  expect(await contentOf(page).locator('mark').count()).toBeLessThan(400);

  await rows.first().focus();
  await page.keyboard.press('End');
  const last = drawn.getByText(`person${MANY}@example.com`);
  // The end of the list may lie below the window.
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await placesIn(page).last().click();
  const chosen = contentOf(page).locator('mark[data-active="true"]');
  await expect(chosen).toHaveText(`person${MANY}@example.com`);
  await expect.poll(() => visibleFraction(chosen, contentOf(page))).toBe(1);

  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(drawn).toHaveCount(MANY);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect.poll(() => drawn.count()).toBeLessThan(100);
  await context.close();
});

async function uploadManyFindings(page: Page, person: Person): Promise<void> {
  await person.signUp();
  const lines = Array.from(
    { length: MANY },
    (_, index) => `Write to person${index + 1}@example.com.`,
  );
  await page.goto('/upload');
  await uploadText(page, 'addresses.txt', lines.join('\n'));
  await person.openReport('addresses.txt');
}
