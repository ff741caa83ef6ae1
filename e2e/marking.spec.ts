import { readFile } from 'node:fs/promises';

import { expect, type Locator, type Page, test } from '@playwright/test';

import { expectAccessible } from './expect-accessible.ts';
import { createPerson, type Person } from './person.ts';
import { type ProvisoServer, startProvisoServer } from './proviso-server.ts';
import { contentOf } from './report-page.ts';

let server: ProvisoServer;

test.beforeAll(async () => {
  server = await startProvisoServer();
});
test.afterAll(async () => {
  await server.stop();
});

const WORDS = 'master schedule';

/** Selects words within one line on screen, as dragging over them would. */
async function select(line: Locator, words: string): Promise<void> {
  await line.scrollIntoViewIfNeeded();
  await line.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const at = (node.textContent ?? '').indexOf(wanted);
      if (at >= 0) getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length);
    }
  }, words);
}

async function open(person: Person, page: Page, file: string): Promise<void> {
  await person.upload(file);
  await person.openReport(file);
  await contentOf(page).scrollIntoViewIfNeeded();
}

/** The entry in the findings list for the marked words. */
const findingOf = (page: Page): Locator =>
  page.getByRole('article').filter({ hasText: 'Marked by hand' });

test('missed words are marked in a text and on a PDF page, removed from a cleaned copy, and unmarked', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const person = createPerson(page, 'Mara Stift');
  await person.signUp();
  const content = contentOf(page);
  const dialog = page.getByRole('dialog', { name: 'Mark by hand' });

  await test.step('words in a text are marked with the button beside the selection', async () => {
    await open(person, page, 'clean-memo.txt');
    await select(content.getByText(`The ${WORDS} of`), WORDS);
    await page.getByRole('button', { name: 'Mark…' }).click();
    await expect(dialog.getByLabel('Words')).toHaveValue(WORDS);
    await dialog.getByLabel('Why (optional)').fill('Not for everybody');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Mark', exact: true }).click();
    await expect(page.getByText('Marked in one place').first()).toBeVisible();
    await expect(findingOf(page)).toContainText('Not for everybody');
    await expect(content.locator('mark')).toHaveText(WORDS);
  });

  await test.step('marked words are removed from a cleaned copy', async () => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Fix Issues' }).click();
    const copy = await readFile(await (await saving).path(), 'utf8');
    expect(copy).toContain('The [MARKED-1] of');
    expect(copy).not.toContain(WORDS);
  });

  await test.step('words on a PDF page are marked with a shortcut, even across line breaks', async () => {
    await open(person, page, 'clean-memo.pdf');
    await select(content.locator('.page-text span', { hasText: WORDS }), WORDS);
    await expect(page.getByRole('button', { name: 'Mark…' })).toBeVisible();
    await page.keyboard.press('m');
    await dialog.getByLabel('Words').fill('ground\n floor, and the ALARM');
    await dialog.getByRole('combobox', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'Policy' }).click();
    await dialog.getByRole('button', { name: 'Mark', exact: true }).click();
    await expect(findingOf(page)).toContainText('ground floor, and the alarm');
    await expect(content.locator('[data-category="policy"]')).toHaveCount(2);
  });

  await test.step('words that cannot be marked are rejected with an explanation', async () => {
    await page.getByRole('button', { name: 'Mark words by hand' }).click();
    const submit = dialog.getByRole('button', { name: 'Mark', exact: true });
    await submit.click();
    await expect(dialog.getByText('at least two characters')).toBeVisible();
    await dialog.getByLabel('Words').fill('nobody '.repeat(80));
    await expect(dialog.getByText('This is too long to be marked')).toBeVisible();
    await dialog.getByLabel('Words').fill('grey heron');
    await submit.click();
    await expect(dialog.getByText('These words do not stand in the document')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the mark is removed', async () => {
    await findingOf(page).getByRole('button', { name: 'Remove mark' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove mark' }).click();
    await expect(page.getByText('Mark removed').first()).toBeVisible();
    await expect(findingOf(page)).toHaveCount(0);
    await expect(content.locator('[data-category="policy"]')).toHaveCount(0);
  });
});
