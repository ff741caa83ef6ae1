import { type BrowserContext, expect, type Page, type Route, test } from '@playwright/test';

import { createPerson, type Person } from './person.ts';
import { type ProvisoServer, startProvisoServer } from './proviso-server.ts';
import { expireSession, readSession } from './stored-session.ts';
import { uploadText } from './upload-text.ts';

let server: ProvisoServer;
let context: BrowserContext;
let page: Page;
let person: Person;

test.beforeAll(async () => {
  server = await startProvisoServer();
});
test.afterAll(async () => {
  await server.stop();
});
test.beforeEach(async ({ browser }) => {
  context = await browser.newContext({ baseURL: server.url });
  page = await context.newPage();
  person = createPerson(page, 'Iris Vale');
  await person.signUp();
});
test.afterEach(async () => {
  await context.close();
});

test('tabs sign in and out together', async () => {
  await person.signOut();
  const other = await context.newPage();
  await other.goto('/login');
  await person.signIn();
  await expect(other).toHaveURL(/\/dashboard$/);
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
});

test('tabs that refresh the session at the same time share one session and stay on their pages', async () => {
  const other = await context.newPage();
  await other.goto('/analyze');
  await expect(other.getByRole('heading', { name: 'Text Analysis' })).toBeVisible();
  await page.goto('/documents');
  const held: Route[] = [];
  await context.route(/grant_type=refresh_token/u, async (route) => {
    held.push(route);
    if (held.length === 2) await Promise.all(held.map((one) => one.continue()));
  });
  const { refresh_token: first } = await readSession(page);
  await expireSession(page);
  await page.reload();
  // The other tab checks its token every 30 seconds.
  await expect.poll(() => held.length, { timeout: 60_000 }).toBe(2);
  await expect.poll(async () => (await readSession(page)).refresh_token).not.toBe(first);
  await expect(page.getByText('Your document library is empty')).toBeVisible();
  await expect(other).toHaveURL(/\/analyze$/);
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Text Analysis' })).toBeVisible();
});

test('a session that has expired is said to have ended, and signing in leads back to its page', async () => {
  const refused = {
    status: 400,
    json: { code: 400, error_code: 'refresh_token_not_found', msg: '' },
  };
  await page.route(/grant_type=refresh_token/u, (route) => route.fulfill(refused));
  await page.goto('/settings/activity');
  await expect(page.getByText('Account created')).toBeVisible();
  await expireSession(page, -60);
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  await expect(
    page.getByText('Your session has ended. Please sign in again.').first(),
  ).toBeVisible();
  await page.unroute(/grant_type=refresh_token/u);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('harbour-lantern-47');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/settings\/activity$/);
  await expect(page.getByText('Signed in').first()).toBeVisible();
});

test('a session whose token is refused while the page is open is said to have ended', async () => {
  const refused = {
    status: 400,
    json: { code: 400, error_code: 'refresh_token_not_found', msg: '' },
  };
  await page.route(/grant_type=refresh_token/u, (route) => route.fulfill(refused));
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expireSession(page, -60);
  // The client checks its token every 30 seconds.
  await expect(page).toHaveURL(/\/login$/, { timeout: 60_000 });
  await expect(
    page.getByText('Your session has ended. Please sign in again.').first(),
  ).toBeVisible();
});

test('the draft of a policy outlives a session that ended elsewhere', async () => {
  await page.goto('/settings/policies/new');
  const source = page.getByLabel('Policy (YAML)');
  await source.fill('name: draft-of-ada');
  for (const refused of ['**/api/policies/check', '**/auth/v1/user']) {
    await page.route(refused, (route) => route.fulfill({ status: 401, body: '{}' }));
  }
  await source.fill('name: longer-draft-of-ada');
  await expect(page).toHaveURL(/\/login$/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('harbour-lantern-47');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(source).toHaveValue('name: longer-draft-of-ada');
  await page.getByRole('link', { name: 'All Policies' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('link', { name: 'New Policy' }).click();
  await expect(source).toHaveValue(/^name: our-company/);
});

test('a session that ended elsewhere is noticed, even after an earlier check failed', async () => {
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.route('**/api/documents*', async (route) => {
    await page.evaluate(breakStorage);
    await route.fulfill({ status: 401, body: 'no' });
  });
  const failure = page.waitForEvent('pageerror');
  await page.getByRole('link', { name: 'Document History' }).click();
  await failure;
  await page.unroute('**/api/documents*');
  await page.evaluate(restoreStorage);
  for (const refused of ['**/api/documents*', '**/auth/v1/user']) {
    await page.route(refused, (route) => route.fulfill({ status: 401, body: '{}' }));
  }
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('signing out leads to the front page, even while an ended session is being detected', async () => {
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const signingOut = Promise.withResolvers<void>();
  await page.route('**/api/documents*', (route) => route.fulfill({ status: 401, body: '{}' }));
  await page.route('**/auth/v1/user', async (route) => {
    await signingOut.promise;
    await route.fulfill({ status: 401, body: '{}' });
  });
  const checked = page.waitForRequest('**/auth/v1/user');
  await page.getByRole('link', { name: 'Document History' }).click();
  await checked;
  await page.getByRole('button', { name: 'Log out' }).click();
  signingOut.resolve();
  await expect(page).toHaveURL(`${server.url}/`);
});

test('a document that was deleted elsewhere is no longer fixed or decided about', async () => {
  const title = { level: 1, name: 'letter.txt' } as const;
  let other: Page;
  const openTwiceAndDelete = async () => {
    await page.goto('/upload');
    await uploadText(page, 'letter.txt', 'My SSN is 219-09-9999.\n');
    await person.openReport('letter.txt');
    await expect(page.getByRole('heading', { name: 'Critical Issues' })).toBeVisible();
    other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByRole('heading', title)).toBeVisible();
    await other.getByRole('button', { name: /^Delete/ }).click();
    await other
      .getByRole('dialog')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect(other).toHaveURL(/\/documents$/);
    await other.close();
  };

  await openTwiceAndDelete();
  let hasSaved = false;
  page.on('download', () => {
    hasSaved = true;
  });
  await page.getByRole('button', { name: 'Fix Issues' }).click();
  await expect(page.getByText('Document not found. It no longer exists.').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Document Not Found' })).toBeVisible();
  expect(hasSaved).toBe(false);

  await openTwiceAndDelete();
  await page
    .getByRole('button', { name: /^Dismiss/ })
    .first()
    .click();
  await page.getByRole('radio', { name: /^False alarm/ }).check();
  await page.getByRole('button', { name: 'Dismiss finding' }).click();
  await expect(page.getByText('This document no longer exists.').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Document Not Found' })).toBeVisible();
});

test('unfinished text survives switching screens and a session that ended elsewhere', async () => {
  const field = page.getByLabel('Text to analyze');
  await page.getByRole('link', { name: 'Text Analysis' }).click();
  await field.fill('Half of a sen');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: 'Text Analysis' }).click();
  await expect(field).toHaveValue('Half of a sen');

  const refused = ['**/api/documents*', '**/auth/v1/user'];
  for (const call of refused) {
    await page.route(call, (route) => route.fulfill({ status: 401, body: '{}' }));
  }
  await page.getByRole('link', { name: 'Document History' }).click();
  await expect(page).toHaveURL(/\/login$/);
  for (const call of refused) await page.unroute(call);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('harbour-lantern-47');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('link', { name: 'Text Analysis' }).click();
  await expect(field).toHaveValue('Half of a sen');
});

/** Makes the browser's storage unreadable. */
function breakStorage(): void {
  const fail = () => {
    throw new Error('The storage is broken.');
  };
  const whole = Object.getOwnPropertyDescriptor(Storage.prototype, 'getItem') ?? {};
  Object.defineProperties(Storage.prototype, { whole, getItem: { ...whole, value: fail } });
}

function restoreStorage(): void {
  const whole = Object.getOwnPropertyDescriptor(Storage.prototype, 'whole') ?? {};
  Object.defineProperty(Storage.prototype, 'getItem', whole);
}
