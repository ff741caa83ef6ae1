import { expect, type Page, test } from '@playwright/test';

import { createPerson, type Person } from './person.ts';
import { type ProvisoServer, startProvisoServer } from './proviso-server.ts';

const PHONE = { width: 390, height: 844 };

let server: ProvisoServer;
let page: Page;
let person: Person;

test.beforeAll(async ({ browser }) => {
  server = await startProvisoServer();
  page = await browser.newPage({ baseURL: server.url });
  person = createPerson(page, 'Willa Stone');
  await person.signUp();
});
test.afterAll(async () => {
  await server.stop();
});

/** Asserts that each of these texts is on the screen, word for word. */
async function expectTexts(target: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await expect(target.getByText(text, { exact: true }).first(), text).toBeVisible();
  }
}

test('every address leads to its screen, signed out and signed in', async ({ browser }) => {
  const visitor = await browser.newPage({ baseURL: server.url });
  for (const path of [
    '/dashboard',
    '/upload',
    '/documents',
    '/documents/1',
    '/analyze',
    '/settings',
  ]) {
    await visitor.goto(path);
    await expect(visitor, path).toHaveURL(/\/login$/);
  }
  for (const path of ['/home', '/nowhere']) {
    await visitor.goto(path);
    await expect(visitor.getByRole('region', { name: 'Live preview' }), path).toBeVisible();
  }
  await visitor.close();
  for (const path of ['/', '/home', '/login', '/signup']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/dashboard$/);
  }
  await page.goto('/documents/latest');
  await expect(page).toHaveURL(/\/not-found$/);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('the landing page links to sign-in, names the four categories and previews typed text without any requests', async ({
  browser,
}) => {
  const visitor = await browser.newPage({ baseURL: server.url });
  await visitor.goto('/');
  await expectTexts(visitor, [
    'PII Detection',
    'Bias Detection',
    'Legal Risk Analysis',
    'Policy Compliance',
  ]);
  await expect(visitor.getByText(/^Free trial, no credit card/)).toBeVisible();
  const preview = visitor.getByRole('region', { name: 'Live preview' });
  await expect(preview.getByText(/^\d+ findings/)).toBeVisible();
  const requests: string[] = [];
  visitor.on('request', (request) => requests.push(request.url()));
  await preview.getByRole('textbox').fill('Recent graduates only, please. My SSN is 219-09-9999.');
  await expect(preview.getByText(/^2 findings/)).toBeVisible();
  await expect(preview.getByText('Critical Issues', { exact: true })).toBeVisible();
  expect(requests).toEqual([]);
  await expect(visitor).toHaveTitle(/^Proviso – AI document compliance \| Proviso Core \d/);
  await visitor.getByRole('link', { name: 'Sign in' }).click();
  await expect(visitor.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await visitor.goto('/signup');
  await expect(visitor.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expectTexts(visitor, ['Free 14-day trial']);
  await visitor.close();
});

test('an account without documents sees how to get started on every screen', async () => {
  await page.goto('/dashboard');
  await expectTexts(page, [
    'Total Documents',
    'Compliant Documents',
    'Documents with Issues',
    'Critical Issues',
    'Upload New Document',
    'View All Documents',
    'No documents yet',
    'Upload Document',
  ]);
  await page.goto('/upload');
  await expectTexts(page, [
    'Upload Documents',
    'Secure compliance analysis for PII, bias detection, and policy violations',
    'View Library',
    'View All Documents',
    'PII Detection',
    'Bias Analysis',
    'Policy Check',
    'Drag and drop your documents here',
    'or browse files',
    'Supports PDF, Word, and text files (max 10MB)',
    'Recent Activity',
    'No documents uploaded yet',
    'Supported formats: PDF, Word, Text',
  ]);
  await page.goto('/documents');
  await expectTexts(page, [
    'Document Library',
    'View, search, and manage all your analyzed documents in one place',
    'Add Documents',
    'Your document library is empty',
    'Upload Your First Document',
  ]);
  await page.goto('/analyze');
  await expectTexts(page, [
    'Text Analysis',
    '0/10 analyses used',
    'Free',
    'Upload Files',
    'View Library',
    'Real-time Analysis',
    'Deep Scanning',
    'Fast Results',
    'Paste Your Text',
    'Analyze Text for Compliance',
  ]);
  await expect(page.getByPlaceholder('Enter text to analyze...')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Analyze Text' })).toBeDisabled();
});

test('lists that are loading show placeholders', async () => {
  await page.route('**/api/documents*', () => undefined);
  for (const [path, count] of [
    ['/dashboard', 3],
    ['/upload', 3],
    ['/documents', 6],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(/^Loading (your|recent) documents$/).first()).toBeAttached();
    await expect(page.locator('main ul ~ * [data-skeleton], main [data-skeleton]')).toHaveCount(
      count,
    );
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('text is analyzed immediately, and each result replaces the previous one', async () => {
  await page.goto('/analyze');
  await page.getByLabel('Text to analyze').fill('My SSN is 219-09-9999.');
  await page.getByRole('button', { name: 'Analyze Text' }).click();
  await expectTexts(page, [
    'Analysis completed',
    'The text was successfully analyzed',
    'Analysis Results',
    'High Risk',
    'Issues Found',
    'Recommendations',
    '1/10 analyses used',
  ]);
  await expect(page.getByText(/Issue - High Severity$/).first()).toBeVisible();
  await page.getByLabel('Text to analyze').fill('The weather is fine.');
  await page.getByRole('button', { name: 'Analyze Text' }).click();
  await expectTexts(page, ['No issues found in the text.', 'Low Risk', '2/10 analyses used']);
  await expect(page.getByText('High Risk')).toBeHidden();
});

test('recent lists have five and six entries, and the library filters and sorts', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
    await page.goto('/upload');
    await page.getByLabel('Document to upload').setInputFiles({
      name: `${name === 'c' ? 'Contract' : 'note'}-${name}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from(`Nothing of note in note ${name}.`),
    });
    await page.getByRole('button', { name: 'Upload File' }).click();
    await expect(page.getByText('Document uploaded and analysis started').first()).toBeVisible();
  }
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page.getByText('No PII').first()).toBeVisible();
  await page.goto('/dashboard');
  const recent = page.getByRole('list').filter({ hasText: 'note-g.txt' });
  await expect(recent.getByRole('link', { name: /^View of/ })).toHaveCount(5);
  await expect(page.getByRole('link', { name: 'View All Documents' })).toHaveCount(2);
  await page.goto('/documents');
  const names = page.getByRole('heading', { level: 2 });
  await expect(names).toHaveCount(7);
  await expect(names.first()).toHaveText('note-g.txt');
  // Seven documents are processed one after the other.
  await expect(page.getByText('Analyzed', { exact: true }).nth(7)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('TXT', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('0.0 KB').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Sort' }).click();
  await page.getByRole('option', { name: 'Name A-Z' }).click();
  await expect(names.first()).toHaveText('Contract-c.txt');
  await page.getByPlaceholder('Search by document name...').fill('CONTRACT');
  await expect(names).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Failed' }).click();
  await expectTexts(page, ['No documents match your criteria']);
  await page.reload();
  await expectTexts(page, ['No documents match your criteria']);
});

test('a document being analyzed lists what is checked, and its report appears automatically', async () => {
  await page.goto('/documents');
  await page.getByRole('link', { name: 'View Analysis of note-a.txt' }).click();
  await expect(page.getByRole('button', { name: 'Download Report' })).toBeVisible();
  await page.route('**/api/documents/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), status: 'processing' } });
  });
  await page.route('**/api/analysis/*', (route) => route.fulfill({ json: null }));
  await page.reload();
  await expectTexts(page, [
    'Analyzing Document',
    'Personal data (PII)',
    'Discriminatory or biased language',
    'Legal risks and compliance issues',
    'Policy violations',
  ]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(page.getByText('Document is Compliant')).toBeVisible();
});

test('on a phone, the navigation opens as a drawer and closes with Escape', async () => {
  await page.setViewportSize(PHONE);
  await page.goto('/dashboard');
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  for (const name of [
    'Dashboard',
    'Upload Documents',
    'Document History',
    'Text Analysis',
    'Settings',
  ]) {
    await expect(drawer.getByRole('link', { name })).toBeVisible();
  }
  await expect(drawer.getByText('Willa Stone')).toBeVisible();
  await expect(drawer.getByText('user', { exact: true })).toBeVisible();
  expect((await drawer.boundingBox())?.x).toBe(0);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 900 });
});

test('one notification is shown at a time, and F8 moves focus to it', async () => {
  await page.goto('/analyze');
  await page.getByLabel('Text to analyze').fill('  ');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await page.getByLabel('Text to analyze').press('Control+Enter');
  }
  const messages = page.getByRole('region', { name: /Notifications/ });
  await expect(messages.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(messages.getByRole('list')).toBeFocused();
  await expect(messages.getByRole('listitem')).toHaveCount(1);
});
