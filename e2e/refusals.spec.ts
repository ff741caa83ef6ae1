import { expect, test, type Page } from '@playwright/test';

import { createPerson, type Person } from './person.ts';
import { type ProvisoServer, startProvisoServer } from './proviso-server.ts';

let server: ProvisoServer;
let page: Page;
let person: Person;

test.beforeAll(async ({ browser }) => {
  server = await startProvisoServer({ PLAN_FREE_LIMIT: '2' });
  page = await browser.newPage({ baseURL: server.url });
  person = createPerson(page, 'Dora Flint');
  await person.signUp();
});
test.afterAll(async () => {
  await server.stop();
});

const chosenFile = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});

test('a file of an unsupported type is rejected beside the drop zone', async () => {
  await page.goto('/upload');
  await page.getByLabel('Document to upload').setInputFiles(chosenFile('picture.png', 'x'));
  await expect(page.getByRole('alert').getByText(/^File type must be/)).toBeVisible();
});

test('a file over 10 MB is rejected beside the drop zone', async () => {
  await page.goto('/upload');
  const tooLarge = chosenFile('long.txt', Buffer.alloc(10 * 1024 * 1024 + 1, 'a'));
  await page.getByLabel('Document to upload').setInputFiles(tooLarge);
  await expect(
    page.getByRole('alert').getByText('File is larger than 10485760 bytes'),
  ).toBeVisible();
});

test('an empty file is rejected when it is chosen, alone and among several', async () => {
  await page.goto('/upload');
  await page.getByLabel('Document to upload').setInputFiles(chosenFile('empty.txt', ''));
  const words = 'This file is empty, so there is nothing to check.';
  await expect(page.getByRole('alert').getByText(words)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload File' })).toHaveCount(0);
  await page.getByText('Upload several', { exact: true }).click();
  const files = [chosenFile('empty.txt', ''), chosenFile('full.txt', 'x')];
  await page.getByLabel('Documents to upload').setInputFiles(files);
  await expect(page.getByText(`Not uploaded: ${words}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload 1 file' })).toBeVisible();
});

for (const path of ['policies', 'policies/default']) {
  test(`without an answer to ${path}, the account's default applies, and the screen says so`, async () => {
    await page.route(`**/api/${path}`, (route) => route.fulfill({ status: 503, body: '{}' }));
    const bodies: string[] = [];
    await page.route('**/api/upload', (route) => {
      bodies.push(route.request().postData() ?? '');
      return route.fulfill({ status: 503, body: '{}' });
    });
    await page.goto('/upload');
    await expect(page.getByText(/^The policies could not be loaded/).first()).toBeVisible();
    await page.getByLabel('Document to upload').setInputFiles(chosenFile('full.txt', 'x'));
    await page.getByRole('button', { name: 'Upload File' }).click();
    await expect.poll(() => bodies.length).toBe(1);
    expect(bodies[0]).toContain('name="file"');
    if (path === 'policies/default') expect(bodies[0]).not.toContain('name="policy"');
    await page.unroute(`**/api/${path}`);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('combobox', { name: 'Policy' })).toBeVisible();
    await page.unroute('**/api/upload');
  });
}

test('the server rejects a file whose content does not match its extension', async () => {
  await page.goto('/upload');
  await page
    .getByLabel('Document to upload')
    .setInputFiles(chosenFile('letter.pdf', 'no pdf at all'));
  await page.getByRole('button', { name: 'Upload File' }).click();
  await expect(
    page.getByText('The content of the file does not match its extension.').first(),
  ).toBeVisible();
  await page.goto('/documents');
  await expect(page.getByText('Your document library is empty')).toBeVisible();
});

test('a document that cannot be read fails with a reason and does not count toward usage', async () => {
  await page.goto('/upload');
  const damaged = chosenFile('damaged.pdf', '%PDF-1.7\nnothing that follows is a document');
  await page.getByLabel('Document to upload').setInputFiles(damaged);
  await page.getByRole('button', { name: 'Upload File' }).click();
  await page.goto('/documents');
  await page.getByRole('link', { name: 'View Analysis of damaged.pdf' }).click();
  await expect(page.getByRole('heading', { name: 'Analysis Failed' })).toBeVisible();
  await expect(
    page.getByText('The document is damaged and could not be opened.').first(),
  ).toBeVisible();
  await page.goto('/analyze');
  await expect(page.getByText('0/2 analyses used')).toBeVisible();
});

test('a missing document shows a not-found message', async () => {
  await page.goto('/documents/999999');
  await expect(page.getByRole('heading', { name: 'Document Not Found' })).toBeVisible();
});

test('the usage limit is enforced, and the page says so', async () => {
  await page.goto('/analyze');
  for (const used of [1, 2]) {
    await page.getByLabel('Text to analyze').fill('Write to ada@example.com.');
    await page.getByRole('button', { name: 'Analyze Text' }).click();
    await expect(page.getByText(`${used}/2 analyses used`)).toBeVisible();
  }
  await expect(page.getByRole('main').getByText('Usage Limit Reached')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upgrade Required' })).toBeDisabled();
});

test('a wrong password is rejected with a generic message', async ({ browser }) => {
  const stranger = await browser.newPage({ baseURL: server.url });
  await stranger.goto('/login');
  await stranger.getByLabel('Email').fill(person.email);
  await stranger.getByLabel('Password', { exact: true }).fill('not-the-password');
  const signIn = stranger.getByRole('button', { name: 'Sign in', exact: true });
  await signIn.press('Enter');
  await expect(stranger.getByText('Invalid login credentials')).toBeVisible();
  await expect(signIn).toBeFocused();
});
