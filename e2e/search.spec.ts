import { expect, test } from '@playwright/test';

import { expectAccessible } from './expect-accessible.ts';
import { createPerson } from './person.ts';
import { type ProvisoServer, startProvisoServer } from './proviso-server.ts';
import { contentOf } from './report-page.ts';
import { uploadText } from './upload-text.ts';

let server: ProvisoServer;

test.beforeAll(async () => {
  server = await startProvisoServer();
});
test.afterAll(async () => {
  await server.stop();
});

const LETTER = `${'A line about nothing.\n'.repeat(120)}Signed for Orla\n  Quince, SSN 219-09-9999.\n`;

test('words are found in the texts of documents, which open at the match', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url });
  const requests: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  const page = await context.newPage();
  const person = createPerson(page, 'Sera Suche');
  await person.signUp();
  await person.upload('clean-memo.pdf');
  await page.goto('/upload');
  await uploadText(page, 'letter.txt', LETTER);
  await person.openReport('clean-memo.pdf');
  await person.openReport('letter.txt');
  await page.goto('/documents');
  const field = page.getByLabel('Search by document name');
  const found = page.getByRole('region', { name: /^In texts/ });

  await test.step('a shortcut and Enter start a search that marks the words and masks other personal data', async () => {
    await expect(field).toBeVisible();
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await field.fill('orla quince');
    await page.keyboard.press('Enter');
    await expect(found.getByText('Found in one document.')).toBeVisible();
    await expect(found.locator('mark')).toHaveText('Orla Quince');
    await expect(found).toContainText('Line 121');
    await expect(found).toContainText('SSN ••••');
    await expectAccessible(page);
  });

  await test.step('the search survives a reload and never appears in a URL or the server log', async () => {
    await page.reload();
    await expect(field).toHaveValue('orla quince');
    await expect(found.getByText('Found in one document.')).toBeVisible();
    expect(requests.join(' ').toLowerCase()).not.toMatch(/orla|quince/);
    expect(page.url().toLowerCase()).not.toMatch(/orla|quince/);
    expect(server.output().toLowerCase()).not.toMatch(/orla|quince/);
  });

  await test.step('a result opens the document at the match, and going back returns to the search', async () => {
    await found.getByRole('link', { name: 'Open letter.txt where the words stand' }).click();
    const mark = contentOf(page).locator('[data-search-hit="current"]');
    await expect(mark.first()).toBeInViewport();
    await expect(page.getByText('“orla quince”: place 1 of 1')).toBeVisible();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(found.getByText('Found in one document.')).toBeVisible();
  });

  await test.step('matches on a PDF page can be stepped through', async () => {
    await field.fill('the');
    await page.getByRole('button', { name: 'Search in Texts', exact: true }).click();
    await found.getByRole('link', { name: /^Open clean-memo\.pdf/ }).click();
    const current = contentOf(page).locator('[data-page] [data-search-hit="current"]');
    await expect(current.first()).toBeInViewport();
    await page.getByRole('button', { name: 'Next place' }).click();
    await expect(page.getByText(/“the”: place 2 of \d+/)).toBeVisible();
    await page.getByRole('button', { name: 'Stop showing these words' }).click();
    await expect(contentOf(page).locator('[data-search-hit]')).toHaveCount(0);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
  });

  await test.step('going back to the library goes on at the document that was open', async () => {
    await field.fill('');
    const link = page.getByRole('link', { name: 'View Analysis of letter.txt' });
    await link.click();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
  });

  await test.step('a search that is too short or finds nothing says so', async () => {
    await field.fill('o');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Type at least two characters')).toBeVisible();
    await field.fill('grey heron');
    await page.keyboard.press('Enter');
    await expect(found).toContainText('Not found in any text. 2 texts were searched.');
    await expect(page.getByText('No documents match your criteria')).toBeHidden();
    await field.fill('heron.pdf');
    await expect(page.getByText('No documents match your criteria')).toBeVisible();
    await found.getByRole('button', { name: 'Close the search in texts' }).click();
    await expect(found).toHaveCount(0);
    await expect(field).toBeFocused();
  });
});
