import { expect, type Page, test } from '@playwright/test';

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

/** Notes everything that the live regions, which must already be there, are given to say. */
async function listen(urgency: 'polite' | 'assertive'): Promise<() => Promise<string[]>> {
  const region = page.locator(`[data-announcer][aria-live=${urgency}]`);
  await expect(region).toBeAttached();
  const heard = await region.evaluateHandle((element) => {
    const said: string[] = [];
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      said.push(...added.map(({ textContent }) => textContent ?? ''));
    }).observe(element, { childList: true });
    return said;
  });
  return () => heard.jsonValue();
}

function delay(path: RegExp): Promise<unknown> {
  return page.route(path, async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 1500);
    });
    await route.continue();
  });
}

test('a slow screen says that it is loading, a fast one says nothing', async () => {
  await openLibrary(page, DOCUMENT);
  const heard = await listen('polite');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await heard()).toEqual([]);
  await delay(/\/api\/audit/u);
  await page.getByRole('link', { name: 'Activity' }).click();
  await expect.poll(heard).toContain('Loading activity');
});

test('downloads and exports say that they are under way, on whatever screen', async () => {
  await openLibrary(page, DOCUMENT);
  const heard = await listen('polite');
  await page.getByRole('link', { name: `View Analysis of ${DOCUMENT}` }).click();
  await page.getByRole('button', { name: 'Download Report', exact: true }).click();
  await expect.poll(heard).toContain('Downloading...');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Export Data' }).click();
  await expect.poll(heard).toContain('Exporting...');
});

test('what cannot be loaded is said at once', async () => {
  await openLibrary(page, DOCUMENT);
  await page.getByRole('link', { name: 'Settings' }).click();
  const heard = await listen('assertive');
  await page.route(/\/api\/audit/u, (route) => route.fulfill({ status: 404, json: {} }));
  await page.getByRole('link', { name: 'Activity' }).click();
  await expect.poll(heard).toEqual(['This could not be loaded']);
});
