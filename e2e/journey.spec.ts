import { expect, type Page, test } from '@playwright/test';

import { createPerson } from './person.ts';
import { plantedTypeNames } from './planted-problems.ts';
import { type ProvisoServer, startProvisoServer } from './proviso-server.ts';
import { uploadText } from './upload-text.ts';

const examples = [
  { name: 'services-contract', file: 'services-contract.pdf' },
  { name: 'employment-advertisement', file: 'employment-advertisement.docx' },
  { name: 'patient-letter', file: 'patient-letter.doc' },
  { name: 'supplier-invoice', file: 'supplier-invoice.txt' },
] as const;

/** Takes seconds, so that its analysis is under way when the server ends. */
const SLOW_TO_READ =
  'The ferry left the harbor in the morning, and nobody was on the pier to wave.\n'.repeat(70_000);

let server: ProvisoServer;

test.beforeAll(async () => {
  server = await startProvisoServer({ WORKERS_READY: 'on' });
});
test.afterAll(async () => {
  await server.stop();
});

test('a document of each format is uploaded, analyzed and reported', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: server.url });
  const person = createPerson(page);
  await person.signUp();
  await expect(page.getByText('No documents yet')).toBeVisible();

  for (const { name, file } of examples) {
    await test.step(file, async () => {
      await person.upload(file);
      await person.openReport(file);
      await expect(page.getByRole('heading', { name: 'Findings', exact: true })).toBeVisible();
      for (const typeName of plantedTypeNames(name)) {
        await expect(async () => {
          await expandSections(page);
          await expect(page.getByText(typeName).first(), typeName).toBeVisible({ timeout: 1000 });
        }).toPass();
      }
    });
  }
  await page.goto('/dashboard');
  await expect(page.getByText('4 analyzed, 0 processing')).toBeVisible();
});

test('documents survive a server restart during processing', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: server.url });
  const person = createPerson(page, 'Dora Finch');
  await person.signUp();
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    await test.step(`a document survives ${signal}`, async () => {
      const name = `${signal}.txt`;
      await page.goto('/upload');
      await uploadText(page, name, `${signal}\n${SLOW_TO_READ}`);
      await page.goto('/documents');
      await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(
        'Processing',
      );
      await server.restart(signal);
      await person.openReport(name);
    });
  }
  await page.goto('/documents');
  await expect(page.getByRole('link', { name: /^View Analysis/ })).toHaveCount(2);
});

test('pasted text is analyzed', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: server.url });
  const person = createPerson(page, 'Emil Ward');
  await person.signUp();
  await page.goto('/analyze');
  await page
    .getByLabel('Text to analyze')
    .fill('Her SSN is 536-22-1234. We want a young and energetic team.');
  await page.getByRole('button', { name: 'Analyze Text' }).click();
  await expect(page.getByText('High Risk')).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'US Social Security number Issue - High Severity' }),
  ).toBeVisible();
  await expect(page.getByLabel('Content').first()).toHaveText('••••');
  await expect(page.getByText('1/10 analyses used')).toBeVisible();
});

test('a user who signs out must sign in again to see documents', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: server.url });
  const person = createPerson(page, 'Fay Lind');
  await person.signUp();
  await person.upload('hr-policy.docx');
  await person.signOut();
  await page.goto('/documents');
  await expect(page).toHaveURL(/\/login$/);
  await person.signIn();
  await expect(page.getByText('hr-policy.docx').first()).toBeVisible();
});

test('a document without problems is reported as compliant', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: server.url });
  const person = createPerson(page, 'Ben Ruhe');
  await person.signUp();
  await person.upload('clean-memo.pdf');
  await person.openReport('clean-memo.pdf');
  await expect(page.getByText('Document is Compliant')).toBeVisible();
});

test('the downloaded report is named after the document', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: server.url });
  const person = createPerson(page, 'Cleo Marsh');
  await person.signUp();
  await person.upload('meeting-notes.txt');
  await person.openReport('meeting-notes.txt');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Report' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^compliance-report-meeting-notes\.txt-.+\.json$/);
  await expect(page.getByText('Download successful').first()).toBeVisible();
});

/** What raises no flag is in a section of its own, which may be shown later than the others. */
async function expandSections(page: Page): Promise<void> {
  await page.locator('details').evaluateAll((sections) => {
    for (const section of sections) section.setAttribute('open', '');
  });
}
