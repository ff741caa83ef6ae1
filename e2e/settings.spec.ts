import { readFile } from 'node:fs/promises';

import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';

import { codeAt } from './authenticator.ts';
import { createPerson, type Person } from './person.ts';
import { type ProvisoServer, startProvisoServer } from './proviso-server.ts';

/** The password that every account from `person.ts` signs up with. */
const PASSWORD = 'harbour-lantern-47';
const NEW_PASSWORD = 'meadow-lantern-48';

let server: ProvisoServer;
let context: BrowserContext;
let page: Page;
let person: Person;
let pageErrors: string[];

test.beforeAll(async () => {
  server = await startProvisoServer();
});
test.afterAll(async () => {
  await server.stop();
});
test.beforeEach(async ({ browser }) => {
  context = await browser.newContext({ baseURL: server.url, acceptDownloads: true });
  page = await context.newPage();
  pageErrors = [];
  page.on('console', (message) => {
    // The browser itself logs every refused call; that the refusals are shown is what these journeys test.
    const isRefusal = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isRefusal) pageErrors.push(message.text());
  });
  person = createPerson(page, 'Iris Vale');
  await person.signUp();
  await page.goto('/settings');
});
test.afterEach(async () => {
  expect(pageErrors).toEqual([]);
  await context.close();
});

test('changing the password requires the current one and ends the other sessions', async ({
  browser,
}) => {
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const other = await elsewhere.newPage();
  await signIn(other, PASSWORD);
  await expect(other).toHaveURL(/\/dashboard$/);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign out all others' })).toBeVisible();
  await page.getByRole('button', { name: 'Change Password' }).click();
  const stays = page.getByRole('dialog').filter({ hasText: 'API keys and webhooks stay valid' });
  await expect(stays.getByRole('link', { name: 'API Keys' })).toBeVisible();
  await changePassword('not my password', NEW_PASSWORD);
  await expect(page.getByText('This is not your current password.').first()).toBeVisible();
  await expectAccessible();
  await changePassword(PASSWORD, 'password');
  await expect(page.getByRole('alert').filter({ hasText: /\w/u })).toBeVisible();
  await changePassword(PASSWORD, NEW_PASSWORD);
  await expect(page.getByText('Password changed').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeFocused();
  await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();

  await other.getByRole('link', { name: 'Document History' }).click();
  await expect(other).toHaveURL(/\/login$/u);
  await expect(other.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await elsewhere.close();
  await person.signOut();
  await signIn(page, PASSWORD);
  await expect(page.getByRole('alert').filter({ hasText: /\w/u })).toBeVisible();
  await signIn(page, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a changed name is shown in the sidebar', async () => {
  await page.getByRole('button', { name: 'Change Name' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Iris Thornbury');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Name changed').first()).toBeVisible();
  await expect(page.getByRole('complementary').getByText('Iris Thornbury')).toBeVisible();
});

test('a second factor is set up with recovery codes, required at sign-in, and removed', async () => {
  await page.getByRole('button', { name: /^Set Up/u }).click();
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expectAccessible();
  const secret = (await page.locator('[data-secret]').textContent()) ?? '';
  await page.getByLabel('Six-digit code').fill(codeAt(secret, -1));
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const first = await codes.first().textContent();
  await page.keyboard.press('Escape');
  await expect(page.getByText('These have not been saved yet')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const saved = await readFile(await (await downloading).path(), 'utf8');
  expect(saved.split('\n')).toContain(first);
  await expectAccessible();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(rowOf('Two-Factor Authentication').getByText('Enabled')).toBeVisible();

  await person.signOut();
  await signIn(page, PASSWORD);
  await page.getByLabel('Six-digit code').fill(codeAt(secret, 0));
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/settings');
  await page.getByRole('button', { name: /^Manage/u }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  await page.getByRole('button', { name: 'Create new recovery codes' }).click();
  await expect(
    page.getByText('10 recovery codes that you have left stop working').first(),
  ).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Create new recovery codes' }).click();
  await page.getByRole('button', { name: 'Replace the codes' }).click();
  await expect(codes).toHaveCount(10);
  expect(await codes.allTextContents()).not.toContain(first);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByRole('button', { name: /^Manage/u }).click();
  await page.getByRole('button', { name: 'Remove Authenticator 1' }).click();
  await expect(page.getByText('your recovery codes are deleted').first()).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Remove authenticator' }).click();
  await expect(page.getByText('No authenticator app is set up yet.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(rowOf('Two-Factor Authentication').getByText('Not Enabled')).toBeVisible();
  await page.reload();
  await expect(rowOf('Two-Factor Authentication').getByText('Not Enabled')).toBeVisible();
});

test('other sessions are listed and can be ended', async ({ browser }) => {
  const elsewhere = await browser.newContext({
    baseURL: server.url,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
  const other = await elsewhere.newPage();
  await signIn(other, PASSWORD);
  await expect(other).toHaveURL(/\/dashboard$/);
  await page.reload();
  await expect(page.getByText('Chrome on Linux')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out Firefox on Linux' }).click();
  await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();
  await other.getByRole('link', { name: 'Document History' }).click();
  await expect(other).toHaveURL(/\/login$/u);
  await expect(other.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await elsewhere.close();
});

test('all data is exported as an archive that can be downloaded only once', async () => {
  const file = await person.upload('clean-memo.txt');
  await page.goto('/settings');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^proviso-export-\d{4}-\d{2}-\d{2}\.zip$/u);
  const files = unzipSync(await readFile(await download.path()));
  const original = Object.keys(files).find((name) => name.endsWith(file));
  expect(original).toBeDefined();
  expect(strFromU8(files['profile.json'] ?? new Uint8Array())).toContain(person.email);
  await expect(page.getByText('Export complete').first()).toBeVisible();
  const again = await page.request.get(download.url());
  expect(again.status()).toBe(410);
});

test('a shorter retention period for uploaded files is saved only after a question', async () => {
  const periods = page.getByRole('combobox', { name: 'Uploaded Files' });
  const question = page.getByRole('dialog', { name: 'Delete uploaded files earlier?' });
  // A letter typed on the closed control chooses as well.
  await periods.focus();
  await page.keyboard.press('a');
  await expect(question).toBeVisible();
  await expectAccessible();
  await question.getByRole('button', { name: 'Cancel' }).first().click();
  await page.reload();
  await expect(periods).toHaveText('Keep until I delete them');

  await periods.click();
  await page.getByRole('option', { name: 'After 30 days' }).click();
  await question.getByRole('button', { name: 'Delete earlier' }).click();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Uploaded Files' })).toHaveText('After 30 days');
});

test('settings that cannot be loaded show an error in their place', async () => {
  await page.route(/\/api\/(?:retention|policies)$/u, (route) =>
    route.fulfill({ status: 500, body: 'no' }),
  );
  await page.reload();
  await expect(
    page.getByText('This could not be loaded. Please reload the page.').first(),
  ).toBeVisible();
  await expectAccessible();
  await page.goto('/settings/policies');
  const shipped = page.locator('section', { hasText: 'Policies that come with Proviso' });
  await expect(shipped.getByText('This could not be loaded')).toBeVisible();
  await expectAccessible();
  await page.unroute(/\/api\/(?:retention|policies)$/u);
  await shipped.getByRole('button', { name: 'Try again' }).click();
  await expect(shipped.getByText('HIPAA Safe Harbor')).toBeVisible();
});

test('deleting an account requires its email address and password', async () => {
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Delete Account' });
  await confirm.click();
  await expect(dialog.getByText('This is not the address of your account.')).toBeVisible();
  await dialog.getByLabel(/^Type /u).fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill('not my password');
  await confirm.click();
  await expect(dialog.getByText('This password is incorrect.')).toBeVisible();
  await expectAccessible();
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await confirm.click();
  await expect(page.getByText('Your account was deleted').first()).toBeVisible();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/$/u);
  await signIn(page, PASSWORD);
  await expect(page.getByText('Invalid login credentials')).toBeVisible();
});

async function changePassword(current: string, password: string): Promise<void> {
  await page.getByLabel('Current password').fill(current);
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
}

async function signIn(tab: Page, password: string): Promise<void> {
  await tab.goto('/login');
  await tab.getByLabel('Email').fill(person.email);
  await tab.getByLabel('Password', { exact: true }).fill(password);
  await tab.getByRole('button', { name: 'Sign in', exact: true }).click();
}

function rowOf(title: string) {
  return page.getByRole('heading', { name: new RegExp(`^${title}`, 'u') });
}

async function expectAccessible(): Promise<void> {
  await page.waitForTimeout(250);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
}
