import { readFile } from 'node:fs/promises';

import { expect, type Page, test } from '@playwright/test';
import { detectFormat, readDocument } from '@proviso/documents';

import { createPerson } from './person.ts';
import { plantedValues } from './planted-problems.ts';
import { type ProvisoServer, startProvisoServer } from './proviso-server.ts';

let server: ProvisoServer;

test.beforeAll(async () => {
  server = await startProvisoServer();
});
test.afterAll(async () => {
  await server.stop();
});

/** Presses the button and answers what was saved: its name, and its bytes. */
async function fixIssues(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Fix Issues' }).click();
  const download = await saving;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('a document of each format is handed back without what was found in it, with proof', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: server.url });
  const person = createPerson(page, 'Mara Cole');
  await person.signUp();
  for (const format of ['pdf', 'docx', 'doc', 'txt']) {
    await test.step(format, async () => {
      await person.upload(`patient-letter.${format}`);
      await person.openReport(`patient-letter.${format}`);
      const { name, bytes } = await fixIssues(page);
      expect(name).toBe(`cleaned-patient-letter.${format}`);
      await expect(page.getByText('Fix successful').first()).toBeVisible();
      const { text } = await readDocument(bytes, detectFormat(bytes, name));
      for (const value of plantedValues('patient-letter', 'pii')) expect(text).not.toContain(value);
      await expect(page.getByText(/^Checked: /).first()).toBeVisible();
      await page.getByText('Every change, by place').click();
      await expect(page.getByText(/: us ssn|: medical record number/).first()).toBeVisible();
    });
  }
});

test('a person chooses what becomes of the findings', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: server.url });
  const person = createPerson(page, 'Nils Aber');
  await person.signUp();
  await person.upload('supplier-invoice.txt');
  await person.openReport('supplier-invoice.txt');
  await page.getByRole('button', { name: 'Choose what to fix' }).click();
  await page.getByRole('combobox', { name: 'PII' }).click();
  await page.getByRole('option', { name: 'Leave as it is' }).click();
  await page.getByLabel('Take out as well').fill('invoice');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Make the copy' }).click();
  const text = await readFile(await (await saving).path(), 'utf8');
  expect(text).not.toMatch(/invoice/i);
  const kept = plantedValues('supplier-invoice', 'pii').filter((value) => !/invoice/i.test(value));
  for (const value of kept) expect(text).toContain(value);
});

test('where no copy can be made, a checklist is saved and the reason told', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: server.url });
  const person = createPerson(page, 'Olga Finn');
  await person.signUp();
  await person.upload('hr-policy.pdf');
  await person.openReport('hr-policy.pdf');
  await page.route('**/clean', (route) => route.fulfill({ status: 500, body: 'no' }));
  const { name, bytes } = await fixIssues(page);
  expect(name).toBe('cleaned-hr-policy.txt');
  expect(bytes.toString()).toMatch(/\[ \] .+\n[\s\S]+\nCOMPLIANCE STATUS: RESOLVED\n$/);
  await expect(page.getByText('Fallback successful').first()).toBeVisible();
  await expect(page.getByText(/Server error while generating clean version/).first()).toBeVisible();
});

test('a document without findings has nothing to fix', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: server.url });
  const person = createPerson(page, 'Pia Lund');
  await person.signUp();
  await person.upload('clean-memo.txt');
  await person.openReport('clean-memo.txt');
  const button = page.getByRole('button', { name: 'Fix Issues' });
  await expect(button).toBeDisabled();
  await button.hover();
  await expect(page.getByText('No fixable issues detected').first()).toBeVisible();
});
