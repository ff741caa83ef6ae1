import { expect, type Page, type Route, test } from '@playwright/test';

import { expectAccessibleAtRest } from './expect-accessible.ts';
import { createPerson } from './person.ts';
import { type ProvisoServer, startProvisoServer } from './proviso-server.ts';
import { uploadText } from './upload-text.ts';

let server: ProvisoServer;

test.beforeAll(async () => {
  server = await startProvisoServer();
});
test.afterAll(async () => {
  await server.stop();
});

const DOCUMENT_CALLS = '**/api/documents/*';

/** Holds back the responses to deletions until all of them can be answered at once. */
async function pauseDeletions(page: Page) {
  const { promise, resolve } = Promise.withResolvers<(route: Route) => Promise<void>>();
  let count = 0;
  await page.route(DOCUMENT_CALLS, async (route) => {
    if (route.request().method() !== 'DELETE') return route.continue();
    count += 1;
    return (await promise)(route);
  });
  return { answer: resolve, count: () => count };
}

async function cancelDeletion(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).last().click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('a document is deleted from its page, and several from the library', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const person = createPerson(page, 'Ulla Berg');
  await person.signUp();
  for (const name of ['one.txt', 'two.txt', 'three.txt', 'four.txt', 'five.txt']) {
    await page.goto('/upload');
    await uploadText(page, name, `The text of ${name}.`);
  }

  await test.step('a document is deleted from its page after a canceled and a failed attempt', async () => {
    await person.openReport('one.txt');
    const button = page.getByRole('button', { name: 'Delete', exact: true });
    await button.click();
    await expect(page.getByRole('heading', { name: 'Delete this document?' })).toBeVisible();
    await expectAccessibleAtRest(page);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    const deletions = await pauseDeletions(page);
    await button.click();
    await page.getByRole('button', { name: 'Delete document' }).click();
    await expect(page.getByRole('button', { name: 'Deleting...' })).toBeVisible();
    await cancelDeletion(page);
    deletions.answer((route) => route.fulfill({ status: 500, body: 'no' }));
    await expect(page.getByText('Nothing was deleted').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'one.txt' })).toBeVisible();
    await page.unroute(DOCUMENT_CALLS);
    await button.click();
    await page.getByRole('button', { name: 'Delete document' }).click();
    await expect(page).toHaveURL(/\/documents$/);
    await expect(page.getByText('Document deleted').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^View Analysis/ })).toHaveCount(4);
  });

  await test.step('canceling a bulk deletion keeps the remaining documents', async () => {
    const deletions = await pauseDeletions(page);
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Delete 4 documents' }).click();
    await expect(page.getByRole('button', { name: 'Deleting 1 of 4...' })).toBeVisible();
    await cancelDeletion(page);
    deletions.answer((route) => route.continue());
    await expect(page.getByText('1 of 4 documents deleted').first()).toBeVisible();
    await expect(page.getByText('3 selected')).toBeVisible();
    expect(deletions.count()).toBe(1);
    await page.unroute(DOCUMENT_CALLS);
    await page.getByRole('button', { name: 'Clear selection' }).click();
  });

  await test.step('a bulk deletion continues after a failure, which can be retried', async () => {
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await expect(page.getByText('3 selected')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select four.txt' }).uncheck();
    await expect(page.getByText('2 selected')).toBeVisible();
    await expectAccessibleAtRest(page);
    let isRefused = false;
    await page.route(DOCUMENT_CALLS, async (route) => {
      const isFirst = route.request().method() === 'DELETE' && !isRefused;
      if (!isFirst) return route.continue();
      isRefused = true;
      return route.fulfill({ status: 500, body: 'no' });
    });
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Delete 2 documents' }).click();
    await expect(page.getByRole('alert')).toContainText('This document could not be deleted');
    await page.getByRole('button', { name: 'Delete document' }).click();
    await expect(page.getByRole('link', { name: /^View Analysis/ })).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'View Analysis of four.txt' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('deleted documents cannot be opened but still count toward usage', async () => {
    await page.goto('/documents/1');
    await expect(page.getByText('Document Not Found')).toBeVisible();
    await page.goto('/analyze');
    await expect(page.getByText('5/10 analyses used')).toBeVisible();
  });
});
