import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, type Page, test } from '@playwright/test';

import { expectAccessible } from './expect-accessible.ts';
import { createPerson } from './person.ts';
import { plantedValues } from './planted-problems.ts';
import { type ProvisoServer, startProvisoServer } from './proviso-server.ts';

const LETTER = 'patient-letter.txt';
const ORIGINAL = join(import.meta.dirname, '../examples/documents', LETTER);

let server: ProvisoServer;

test.beforeAll(async () => {
  server = await startProvisoServer();
});
test.afterAll(async () => {
  await server.stop();
});

interface SavedFile {
  readonly name: string;
  readonly content: string;
}

/** The file the browser saves as a result of the action. */
async function captureSavedFile(page: Page, act: () => Promise<void>): Promise<SavedFile> {
  const saving = page.waitForEvent('download', { timeout: 60_000 });
  await act();
  const download = await saving;
  return {
    name: download.suggestedFilename(),
    content: await readFile(await download.path(), 'utf8'),
  };
}

/** Creates a copy with its key, protected by a passphrase unless that is empty. */
async function makeCopyWithKey(page: Page, passphrase: string) {
  await page.getByRole('button', { name: 'Choose What to Fix' }).click();
  const choosing = page.getByRole('dialog', { name: 'Make a cleaned copy' });
  await choosing.getByLabel('Also save a key: what each label stands for').check();
  await expectAccessible(page);
  const copy = await captureSavedFile(page, () =>
    choosing.getByRole('button', { name: 'Make the copy' }).click(),
  );
  const saving = page.getByRole('dialog', { name: 'Save the key' });
  await saving.getByLabel('Passphrase (optional)').fill(passphrase);
  await expectAccessible(page);
  const key = await captureSavedFile(page, () =>
    saving.getByRole('button', { name: 'Save', exact: true }).click(),
  );
  await expect(saving).toBeHidden();
  expect([copy.name, key.name]).toEqual([`cleaned-${LETTER}`, `key-${LETTER}.json`]);
  return { copy, key };
}

/** Opens the page for restoring values and chooses a key there. */
async function chooseKey(page: Page, { name, content }: SavedFile) {
  const heading = page.getByRole('heading', { level: 1, name: 'Put Values Back' });
  if (!(await heading.isVisible())) {
    await page.getByRole('link', { name: 'Put Values Back' }).first().click();
  }
  await expect(heading).toBeVisible();
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(content) };
  await page.locator('input[type="file"]').setInputFiles(file);
}

test('a cleaned copy is saved with a key, which restores the values behind the labels offline', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ baseURL: server.url })).newPage();
  const person = createPerson(page, 'Kaja Nord');
  await person.signUp();
  await person.upload(LETTER);
  await person.openReport(LETTER);
  const { copy, key } = await makeCopyWithKey(page, '');
  const original = await readFile(ORIGINAL, 'utf8');
  const values = plantedValues('patient-letter', 'pii').filter((value) => original.includes(value));
  expect(values.length).toBeGreaterThan(5);
  for (const value of values) expect(copy.content).not.toContain(value);

  await chooseKey(page, { name: 'other.json', content: '{}' });
  await expect(page.getByText('This file is not a key to a cleaned copy.')).toBeVisible();
  await chooseKey(page, key);
  await expect(page.getByText(/^key-patient-letter\.txt\.json: \d+ labels$/)).toBeVisible();
  await page.context().setOffline(true);
  await page.getByLabel('Text with labels').fill(copy.content);
  const restored = await page.getByLabel('With the values').inputValue();
  for (const value of values) expect(restored).toContain(value);
  await page.getByLabel('Text with labels').fill('Sehr geehrte (Person 1), [PERSON-99]');
  await expect(page.getByText('One label was replaced.')).toBeVisible();
  await expect(page.getByText('Not in the key, and left as they are: [PERSON-99].')).toBeVisible();
  await page.context().setOffline(false);
  await expectAccessible(page);
});

test('a key with a passphrase opens only with that passphrase', async ({ browser }) => {
  const page = await (await browser.newContext({ baseURL: server.url })).newPage();
  const person = createPerson(page, 'Lars Dahl');
  await person.signUp();
  await person.upload(LETTER);
  await person.openReport(LETTER);
  const { key } = await makeCopyWithKey(page, 'harbour lantern');
  expect(key.content).not.toContain('PERSON-1');
  await chooseKey(page, key);
  await page.getByLabel('Passphrase of the key').fill('harbour');
  await page.getByRole('button', { name: 'Open the key' }).click();
  await expect(page.getByText('The passphrase does not open this key')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Passphrase of the key').fill('harbour lantern');
  await page.getByRole('button', { name: 'Open the key' }).click();
  await page.getByLabel('Text with labels').fill('**[person-1]**');
  await expect(page.getByText('One label was replaced.')).toBeVisible();
});

test('a cleaned copy is saved without its key when the key fails or belongs to another copy', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ baseURL: server.url })).newPage();
  const person = createPerson(page, 'Moa Lind');
  await person.signUp();
  await person.upload(LETTER);
  await person.openReport(LETTER);
  const label = { label: '[PERSON-1]', type: 'person-name', value: 'Ada', others: [] };
  const foreign = { format: 'proviso-key', version: 1, copy: { sha256: 'ab', size: 1 } };
  for (const [answer, reason] of [
    [{ status: 500, body: 'no' }, /^The copy was saved without its key\./],
    [{ json: { ...foreign, labels: [label] } }, /^The copy was saved without a key: the findings/],
  ] as const) {
    await page.route('**/clean/key', (route) => route.fulfill(answer));
    await page.getByRole('button', { name: 'Choose What to Fix' }).click();
    await page.getByLabel('Also save a key: what each label stands for').check();
    const copy = await captureSavedFile(page, () =>
      page.getByRole('button', { name: 'Make the copy' }).click(),
    );
    expect(copy.name).toBe(`cleaned-${LETTER}`);
    await expect(page.getByText(reason).first()).toBeVisible();
    await page.unroute('**/clean/key');
  }
});

test('values are restored in a reply to a cleaned text on the same page, without sending anything', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ baseURL: server.url })).newPage();
  await createPerson(page, 'Ruth Falk').signUp();
  await page.goto('/analyze');
  await page.getByLabel('Text to analyze').fill('Please ask ada.quill@example.com.');
  await page.getByRole('button', { name: 'Analyze Text' }).click();
  await expect(page.getByLabel('Cleaned text')).toHaveValue('Please ask [EMAIL-1].');
  // The result, with the only key to it, stays when the screen is left.
  await page.getByRole('link', { name: 'Put Values Back' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Put Values Back' })).toBeVisible();
  await page.getByRole('link', { name: 'Text Analysis' }).first().click();
  await expect(page.getByLabel('Cleaned text')).toHaveValue('Please ask [EMAIL-1].');
  await page.waitForLoadState('networkidle');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.getByLabel('Text with labels').fill('Bitte \\[Email 1\\] fragen.');
  await expect(page.getByLabel('With the values')).toHaveValue(
    'Bitte ada.quill@example.com fragen.',
  );
  const key = await captureSavedFile(page, async () => {
    await page.getByRole('button', { name: 'Save the key' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save the key' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  });
  expect(JSON.parse(key.content)).toMatchObject({
    format: 'proviso-key',
    labels: [{ label: '[EMAIL-1]', value: 'ada.quill@example.com' }],
  });
  expect(sent.filter((url) => !url.startsWith('blob:'))).toEqual([]);
  await expectAccessible(page);
});
