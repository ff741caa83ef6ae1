import { expect, type Page, type Route, test } from '@playwright/test';

import type { ProvisoServer } from './proviso-server.ts';
import { openLibrary, startOnReport } from './start-on-report.ts';

const DOCUMENT = 'supplier-invoice.txt';

let server: ProvisoServer;
let page: Page;

test.beforeAll(async ({ browser }) => {
  ({ server, page } = await startOnReport(browser, { name: 'Nils Fenn', document: DOCUMENT }));
});
test.afterAll(async () => {
  await server.stop();
});
test.afterEach(async () => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

function loseServer(): Promise<unknown> {
  return page.route('**/*', (route) => route.abort('connectionrefused'));
}

test('a failure of the server is reported even if no message was shown before', async () => {
  await page.reload();
  const download = page.getByRole('button', { name: 'Download Report' });
  await expect(download).toBeVisible();
  await page.waitForLoadState('networkidle');
  await loseServer();
  await download.click();
  const messages = page.getByRole('region', { name: /Notifications/ });
  await expect(messages.getByText('Download failed')).toBeVisible();
  await expect(messages.getByText('Network error. Please check your connection.')).toBeVisible();
});

test('a screen that the server does not deliver opens once the server answers', async () => {
  await openLibrary(page, DOCUMENT);
  await loseServer();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'The server cannot be reached' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'The server cannot be reached' })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('a menu that the server does not deliver is said to have failed, and opens after a reload', async ({
  browser,
}) => {
  const storageState = await page.context().storageState();
  const options = { baseURL: server.url, storageState, viewport: { width: 390, height: 844 } };
  const phone = await browser.newPage(options);
  await phone.goto('/dashboard');
  await phone.route('**/assets/sidebar-drawer*', (route) => route.abort('connectionrefused'));
  const menu = phone.getByRole('button', { name: 'Open menu' });
  await menu.click();
  await expect(phone.getByText('The menu could not be opened').first()).toBeVisible();
  await phone.unroute('**/assets/sidebar-drawer*');
  await phone.reload();
  await menu.click();
  await expect(phone.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await phone.close();
});

test('a page from before an update of the server reloads when it needs a file that is gone', async () => {
  await openLibrary(page, DOCUMENT);
  let isReloaded = false;
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.isNavigationRequest()) isReloaded = true;
    if (isReloaded) await route.continue();
    else if (request.url().includes('/assets/')) await route.fulfill({ status: 404 });
    else if (request.url().endsWith('/settings')) {
      await route.fulfill({ body: '<script src="/assets/begin-newer.js"></script>' });
    } else await route.continue();
  });
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(isReloaded).toBe(true);
});

test('a file whose answer is lost becomes one document when it is sent again', async () => {
  await page.goto('/upload');
  const file = { name: 'sent-twice.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear all') };
  await page.getByLabel('Document to upload').setInputFiles(file);
  await page.route('**/api/upload', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  const send = page.getByRole('button', { name: 'Upload File' });
  await send.click();
  await expect(page.getByRole('alert').getByText('Network error')).toBeVisible();
  await expect(
    page.getByText(/which does not count twice if the failed attempt arrived/),
  ).toBeVisible();
  await page.unroute('**/api/upload');
  await send.click();
  await expect(page.getByText('Upload successful').first()).toBeVisible();
  const documents = page.getByRole('link', { name: 'View Analysis of sent-twice.txt' });
  await page.goto('/documents');
  await expect(documents).toHaveCount(1);
});

test('a list stays on screen when it cannot be read again, and a newer answer is no lost connection', async () => {
  await page.goto('/settings/api-keys');
  await expect(page.getByText('No API keys yet')).toBeVisible();
  await page
    .getByRole('link', { name: /Settings/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const failure = page.getByRole('heading', { name: 'This could not be loaded' });
  await page.route('**/api/api-keys', (route) => route.fulfill({ status: 503, body: '{}' }));
  const asked = page.waitForResponse('**/api/api-keys');
  await page
    .getByRole('link', { name: /API keys/i })
    .first()
    .click();
  await asked;
  await expect(page.getByText('No API keys yet')).toBeVisible();
  await expect(failure).toHaveCount(0);
  await page.unroute('**/api/api-keys');
  await page.route('**/api/api-keys', (route) => route.fulfill({ json: { keys: [] } }));
  await page.reload();
  await expect(failure).toBeVisible();
  await expect(page.getByText(/Please reload the page\.$/)).toBeVisible();
});

test('a re-scan without the list of policies says which policy applies', async () => {
  await page.route('**/api/policies', (route) => route.fulfill({ status: 503, body: '{}' }));
  await openLibrary(page, DOCUMENT);
  await page.getByRole('link', { name: `View Analysis of ${DOCUMENT}` }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Re-scan' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/the policy of the previous analysis applies then/)).toBeVisible();
});

test('a sample that could not be tried with a policy can be tried again', async () => {
  const refuse = (route: Route) => route.fulfill({ status: 503, body: '{}' });
  await page.route('**/api/policies/try', refuse);
  await page.goto('/settings/policies/new');
  await expect(page.getByText('The sample could not be analyzed.')).toBeVisible();
  await page.unroute('**/api/policies/try', refuse);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^\d+ findings/)).toBeVisible({ timeout: 60_000 });
});

test('a signed-in person is not shown the sign-in page while the server is restarting', async () => {
  await page.goto('/documents');
  const refuse = (route: Route) => route.fulfill({ status: 503, body: '{}' });
  await page.route('**/api/users/**', refuse);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The server cannot be reached' })).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
  await page.unroute('**/api/users/**', refuse);
  await expect(page.getByRole('heading', { level: 1, name: 'Document Library' })).toBeVisible();
});

test('without JavaScript, the app says that it needs it', async ({ browser }) => {
  const plain = await browser.newPage({ baseURL: server.url, javaScriptEnabled: false });
  for (const path of ['/', '/login', '/dashboard']) {
    await plain.goto(path);
    // Locators by text pass over this element.
    const notice = plain.locator('noscript p').first();
    await expect(notice).toHaveText('Proviso needs JavaScript');
    await expect(notice).toBeInViewport();
  }
});
