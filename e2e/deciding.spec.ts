import { expect, type Page, test } from '@playwright/test';

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

const NAMES = ['ada', 'bo', 'cy', 'di'];
const LETTER = NAMES.map((name) => `Write to ${name}@example.com.\n`).join('\n');

/** Opens the report of a letter with four e-mail addresses, filtered by state. */
async function openReport(page: Page, state: string): Promise<void> {
  const person = createPerson(page, 'Ines Tafel');
  await person.signUp();
  await page.goto('/upload');
  await uploadText(page, 'letter.txt', LETTER);
  await person.openReport('letter.txt');
  await filterByState(page, state);
}

async function filterByState(page: Page, state: string): Promise<void> {
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: state, exact: true }).click();
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('article').getByText(`${name}@`) });

test('a decision that takes a finding out of the list leaves the focus at the next one', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: server.url });
  await openReport(page, 'Open');
  await page.getByRole('heading', { level: 1 }).focus();

  await test.step('after dismissing it by keys, which go on from there', async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect(rowOf(page, 'bo')).toBeFocused();
    await page.keyboard.press('d');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(rowOf(page, 'bo')).toHaveCount(0);
    await expect(rowOf(page, 'cy')).toBeFocused();
    await page.keyboard.press('j');
    await expect(rowOf(page, 'di')).toBeFocused();
  });

  await test.step('after dismissing the last one by its button, at the one before', async () => {
    await rowOf(page, 'di')
      .getByRole('button', { name: /^Dismiss/ })
      .press('Enter');
    await page.getByRole('radio', { name: /^False alarm/ }).check();
    await page.getByRole('button', { name: 'Dismiss finding' }).press('Enter');
    await expect(rowOf(page, 'di')).toHaveCount(0);
    await expect(rowOf(page, 'cy')).toBeFocused();
  });

  await test.step('after restoring it', async () => {
    await filterByState(page, 'Dismissed');
    await expect(page.getByRole('combobox', { name: 'State' })).toBeFocused();
    await rowOf(page, 'bo')
      .getByRole('button', { name: /^Restore/ })
      .press('Enter');
    await expect(rowOf(page, 'bo')).toHaveCount(0);
    await expect(rowOf(page, 'di')).toBeFocused();
  });

  await test.step('and at the list when none is left, or its filters are cleared', async () => {
    await filterByState(page, 'Open');
    await expect(page.getByRole('combobox', { name: 'State' })).toBeFocused();
    await page.getByRole('button', { name: 'Dismiss 3 shown' }).press('Enter');
    await page.getByRole('radio', { name: /^Not relevant/ }).check();
    await page.getByRole('button', { name: 'Dismiss 3 findings' }).press('Enter');
    const list = page.getByRole('region', { name: 'Findings' });
    await expect(list.getByText('No finding matches these filters.')).toBeVisible();
    await expect(list).toBeFocused();
    await page.getByRole('button', { name: 'Clear Filters' }).press('Enter');
    await expect(list).toBeFocused();
    await expect(page.getByText('4 of 4 shown, 4 dismissed')).toBeVisible();
  });
});

test('a note about a decision survives a click beside it and a lost connection', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: server.url });
  await openReport(page, 'All states');
  await rowOf(page, 'ada')
    .getByRole('button', { name: /^Dismiss/ })
    .click();
  await page.getByRole('radio', { name: /^Accepted risk/ }).check();
  const note = page.getByLabel('Note (optional)');
  await note.fill('She has agreed.');
  await page.mouse.click(5, 5);
  await expect(note).toHaveValue('She has agreed.');
  await page.route('**/decisions', (route) => route.abort());
  await page.getByRole('button', { name: 'Dismiss finding' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Your decision was not saved. Network error. Please check your connection.',
  );
  await page.unroute('**/decisions');
  await page.getByRole('button', { name: 'Dismiss finding' }).click();
  await expect(rowOf(page, 'ada').getByText('She has agreed.')).toBeVisible();
});
