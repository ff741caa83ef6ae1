import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';

import { expect, type Page, test } from '@playwright/test';
import { detectFormat, readDocument } from '@proviso/documents';
import Pdf from 'pdfkit';

import { expectAccessible } from './expect-accessible.ts';
import { createPerson } from './person.ts';
import { plantedValues } from './planted-problems.ts';
import { type ProvisoServer, startProvisoServer } from './proviso-server.ts';
import { uploadText } from './upload-text.ts';

let server: ProvisoServer;

test.beforeAll(async () => {
  server = await startProvisoServer();
});
test.afterAll(async () => {
  await server.stop();
});

/** Presses the button and returns the name and bytes of the saved file. */
async function fixIssues(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Fix Issues' }).click();
  const download = await saving;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** A document with one page of text containing an address, and one page with only a drawing. */
async function createPlanWithDrawing(): Promise<Buffer> {
  const pdf = new Pdf();
  pdf.text('Write to ada.quill@example.com about the plan on the next page.');
  pdf.addPage().rect(80, 80, 400, 500).fill('#345');
  pdf.end();
  return buffer(pdf);
}

test('a document in each format is returned without the personal data found in it, with proof', async ({
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
      await expect(
        page.getByText(/: (?:US social security number|Medical record number), /i).first(),
      ).toBeVisible();
    });
  }
});

test('a user can choose which findings to leave and what else to remove', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: server.url });
  const person = createPerson(page, 'Nils Aber');
  await person.signUp();
  await person.upload('supplier-invoice.txt');
  await person.openReport('supplier-invoice.txt');
  await page.getByRole('button', { name: 'Choose What to Fix' }).click();
  await page.getByRole('combobox', { name: 'PII' }).click();
  await page.getByRole('option', { name: 'Leave as it is' }).click();
  const values = page.getByLabel('Also remove');
  await values.fill('A paragraph that somebody pasted '.repeat(20));
  await expect(page.getByRole('alert').filter({ hasText: 'is too long' })).toBeVisible();
  await expect(values).toHaveAttribute('aria-invalid', 'true');
  await values.fill('invoice');
  await expect(values).toHaveAttribute('aria-invalid', 'false');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Make the copy' }).click();
  const text = await readFile(await (await saving).path(), 'utf8');
  expect(text).not.toMatch(/invoice/i);
  const kept = plantedValues('supplier-invoice', 'pii').filter((value) => !/invoice/i.test(value));
  for (const value of kept) expect(text).toContain(value);

  // The next copy begins with what was chosen for this one.
  await page.getByRole('button', { name: 'Choose What to Fix' }).click();
  await expect(page.getByLabel('Also remove')).toHaveValue('invoice');
  await expect(page.getByRole('combobox', { name: 'PII' })).toHaveText('Leave as it is');
});

test('the proof of a cleaned copy says what is still in it and why', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: server.url });
  const person = createPerson(page, 'Ruth Engel');
  await person.signUp();
  await page.goto('/upload');
  await uploadText(
    page,
    'letter.txt',
    'Dear ada@example.com,\n\nwrite to bo@example.com. All salesmen must be young.\n',
  );
  await person.openReport('letter.txt');
  const finding = page.getByRole('article').filter({ hasText: 'ada@example.com' });
  await finding.getByRole('button', { name: /^Dismiss/ }).click();
  await page.getByRole('radio', { name: /^Accepted risk/ }).check();
  await page.getByRole('button', { name: 'Dismiss finding' }).click();
  await expect(finding.getByText('Dismissed: Accepted risk')).toBeVisible();
  const { bytes } = await fixIssues(page);
  expect(bytes.toString()).toContain('ada@example.com');
  expect(bytes.toString()).not.toContain('bo@example.com');
  await expect(page.getByText(/One dismissed finding is still in it\.$/).first()).toBeVisible();
  await page.getByText('What is still in it, by place').click();
  await expect(page.getByText('Line 1: E-mail address, dismissed')).toBeVisible();
  await expectAccessible(page);
});

test('a checklist is saved when no cleaned copy can be made, and the reason is shown', async ({
  browser,
}) => {
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

test('the choices for a cleaned copy survive a failed attempt, and a retry succeeds', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const person = createPerson(page, 'Rolf Moen');
  await person.signUp();
  await person.upload('supplier-invoice.txt');
  await person.openReport('supplier-invoice.txt');
  await page.getByRole('button', { name: 'Choose What to Fix' }).click();
  await page.getByLabel('Also remove').fill('invoice');
  await page.route('**/clean', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.getByRole('button', { name: 'Make the copy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a cleaned copy' });
  await expect(dialog.getByRole('alert')).toContainText(
    'Server error while generating clean version',
  );
  await expectAccessible(page);
  await expect(page.getByLabel('Also remove')).toHaveValue('invoice');
  await page.unroute('**/clean');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Make the copy' }).click();
  expect(await readFile(await (await saving).path(), 'utf8')).not.toMatch(/invoice/i);
  await expect(dialog).toBeHidden();
});

test('the list of cleaned copies does not claim to be empty when it fails to load', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: server.url });
  const person = createPerson(page, 'Siri Aas');
  await person.signUp();
  await person.upload('clean-memo.txt');
  await page.route('**/cleanings', (route) => route.fulfill({ status: 500, body: 'no' }));
  await person.openReport('clean-memo.txt');
  const copies = page.locator('section', { hasText: 'Cleaned copies' });
  await expect(copies.getByText('This could not be loaded')).toBeVisible();
  await expect(copies.getByText('None has been made yet.')).toBeHidden();
  await page.unroute('**/cleanings');
  await copies.getByRole('button', { name: 'Try again' }).click();
  await expect(copies.getByText('None has been made yet.')).toBeVisible();
});

test('the proof of a cleaned copy names the pages that could not be judged', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const person = createPerson(page, 'Timo Rask');
  await person.signUp();
  await page.goto('/upload');
  await page.getByLabel('Document to upload').setInputFiles({
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    buffer: await createPlanWithDrawing(),
  });
  await page.getByRole('button', { name: 'Upload File' }).click();
  await expect(page.getByText('Document uploaded and analysis started').first()).toBeVisible();
  await person.openReport('plan.pdf');
  await fixIssues(page);
  const copies = page.locator('section', { hasText: 'Cleaned copies' });
  await expect(copies.getByText('Not everything could be judged')).toBeVisible();
  await expect(copies.getByText(/^Page 2: These pages contain little or no text/)).toBeVisible();
  await expectAccessible(page);
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

test('pasted text is returned cleaned and can be copied and downloaded', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  await createPerson(page, 'Paula Post').signUp();
  await page.goto('/analyze');
  await page
    .getByLabel('Text to analyze')
    .fill('The chairman asked ada.quill@example.com.\nadA.quill@example.com has not answered.');
  await page.getByRole('button', { name: 'Analyze Text' }).click();
  const expected = 'The chair asked [EMAIL-1].\n[EMAIL-1] has not answered.';
  await expect(page.getByLabel('Cleaned text')).toHaveValue(expected);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(async () => navigator.clipboard.readText())).toBe(expected);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  expect((await readFile(await (await saving).path())).toString()).toBe(expected);

  await page.getByLabel('Text to analyze').fill('The weather is fine.');
  await page.getByRole('button', { name: 'Analyze Text' }).click();
  await expect(page.getByText('No issues found in the text.')).toBeVisible();
  await expect(page.getByText('Cleaned text')).toBeHidden();
  await context.close();
});
