import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';

import { codeAt } from './authenticator.ts';
import { createPerson, type Person } from './person.ts';
import { type ProvisoServer, startProvisoServer } from './proviso-server.ts';
import { readSession } from './stored-session.ts';

/** The password that every account from `person.ts` signs up with. */
const PASSWORD = 'harbour-lantern-47';
const NEW_PASSWORD = 'meadow-lantern-48';

let dataFolder: string;
let server: ProvisoServer;
let context: BrowserContext;
let page: Page;
let person: Person;

test.beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'proviso-e2e-account-'));
  server = await startProvisoServer({ PROVISO_DATA_DIR: dataFolder });
});
test.afterAll(async () => {
  await server.stop();
  await rm(dataFolder, { recursive: true, force: true });
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

test.describe('a forgotten password', () => {
  test('is reset with the emailed link, which opens only the page for a new password', async () => {
    await person.signOut();
    await askForRecovery(person.email);
    await followLink(page, await lastMail(person.email));
    await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
    await page.reload();
    await choosePassword(page, 'short');
    await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
    await choosePassword(page, NEW_PASSWORD);
    await expect(page).toHaveURL(/\/dashboard$/);
    await person.signOut();
    await signIn(person.email, NEW_PASSWORD);
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('is reset with the emailed code', async () => {
    await person.signOut();
    await askForRecovery(person.email);
    const [code] = /\b\d{6}\b/u.exec(await lastMail(person.email)) ?? [];
    await page.getByLabel('Code from the email').fill(code ?? '');
    await choosePassword(page, NEW_PASSWORD);
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('gets the same response for an address without an account', async () => {
    await person.signOut();
    await askForRecovery('nobody@example.com');
    await expect(page.getByText('nobody@example.com')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Send the email again in/u })).toBeDisabled();
  });

  test('does not navigate other tabs away when the recovery link is opened', async () => {
    const reader = await context.newPage();
    await reader.goto('/analyze');
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send the email' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    const tab = await context.newPage();
    await followLink(tab, await lastMail(person.email));
    await expect(tab.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
    await expect(reader).toHaveURL(/\/analyze$/);
  });

  test('cannot be reset with a used link, and the page offers a new email', async () => {
    await person.signOut();
    await askForRecovery(person.email);
    const mail = await lastMail(person.email);
    await followLink(page, mail);
    await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
    await page.goto('/dashboard');
    await person.signOut();
    await followLink(page, mail);
    await expect(page.getByRole('heading', { name: 'This link cannot be used' })).toBeVisible();
    await expect(page.getByText('This link has expired or has already been used.')).toBeVisible();
    await page.getByRole('link', { name: 'Request a new email' }).click();
    await expect(page).toHaveURL(/\/forgot-password$/);
  });
});

test.describe('a second factor', () => {
  test('is required before any other page opens, and stays verified after a reload', async () => {
    const { secret } = await enroll();
    await person.signOut();
    await signIn(person.email);
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await page.goto('/analyze');
    const code = page.getByLabel('Six-digit code');
    await code.fill('000 000');
    await expect(page.getByText('This code is incorrect.')).toBeVisible();
    await code.fill(codeAt(secret, 1));
    await expect(page.getByRole('heading', { name: 'Text Analysis' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Text Analysis' })).toBeVisible();
  });

  test('is removed with a recovery code', async () => {
    const { recoveryCode } = await enroll();
    await person.signOut();
    await signIn(person.email);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill('00000-00000');
    await page.getByRole('button', { name: 'Remove and sign in' }).click();
    await expect(
      page.getByText('This recovery code is incorrect or has already been used.'),
    ).toBeVisible();
    await page.getByLabel('Recovery code').fill(recoveryCode);
    await page.getByRole('button', { name: 'Remove and sign in' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  test('can be declined by signing out', async () => {
    await enroll();
    await person.signOut();
    await signIn(person.email);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(`${server.url}/`);
  });
});

test('a page requested while signed out is offered once on the dashboard after sign-in', async () => {
  await person.signOut();
  await page.goto('/settings/activity');
  await expect(page).toHaveURL(/\/login$/);
  await person.signIn();
  await page.getByRole('link', { name: 'Go to that page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await person.signIn();
  await expect(page.getByRole('link', { name: 'Go to that page' })).toHaveCount(0);
});

test('an external sign-in error is shown in our own words, not those from the URL', async () => {
  await page.goto('/documents?error=access_denied&error_description=Call%20this%20number');
  await expect(page.getByText('Google sign-in failed. Please try again.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/documents$/);
  await person.signOut();
  await page.goto('/dashboard?error=access_denied&error_description=Call%20this%20number');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Google sign-in failed. Please try again.').first()).toBeVisible();
  await expect(page.getByText('Call this number')).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the sign-in and password recovery screens are accessible (${colorScheme})`, async () => {
    await page.emulateMedia({ colorScheme });
    await enroll();
    await person.signOut();
    await page.goto('/new-password');
    await inspect('This link cannot be used');
    await page.goto('/forgot-password');
    await inspect('Forgot your password?');
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send the email' }).click();
    await inspect('Check your email');
    await signIn(person.email);
    await inspect('One more step');
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await inspect('Recovery code');
  });
}

async function inspect(heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 860 });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'no sideways scrolling').toBeLessThanOrEqual(0);
  }
}

async function signIn(email: string, password = PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function askForRecovery(email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send the email' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

async function choosePassword(tab: Page, password: string): Promise<void> {
  await tab.getByLabel('New password').fill(password);
  await tab.getByLabel('Confirm password').fill(password);
  await tab.getByRole('button', { name: 'Save password' }).click();
}

/** Waits for the newest mail to an address and returns it as plain text. */
async function lastMail(email: string): Promise<string> {
  const outbox = join(dataFolder, 'outbox');
  let found: string | undefined;
  await expect(async () => {
    const names = (await readdir(outbox)).toSorted();
    const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
    found = mails.findLast((mail) => mail.includes(`To: ${email}`));
    expect(found).toBeDefined();
  }).toPass();
  // Quoted-printable (RFC 2045): soft line breaks, and the only escaped character in links.
  return (found ?? '').replaceAll(/=\r?\n/gu, '').replaceAll('=3D', '=');
}

async function followLink(tab: Page, mail: string): Promise<void> {
  const [link = ''] = /http:\/\/\S+\/auth\/v1\/verify\?[^\s"<>]+/u.exec(mail) ?? [];
  await tab.goto(link);
  await tab.getByRole('button', { name: 'Continue' }).click();
}

/** Enrolls an authenticator for the signed-in person through the API, and requests recovery codes. */
async function enroll(): Promise<{ secret: string; recoveryCode: string }> {
  const { access_token: token } = await readSession(page);
  const factor = (await post('/factors', token, { factor_type: 'totp' })) as {
    id: string;
    totp: { secret: string };
  };
  const challenge = (await post(`/factors/${factor.id}/challenge`, token)) as { id: string };
  const raised = (await post(`/factors/${factor.id}/verify`, token, {
    challenge_id: challenge.id,
    code: codeAt(factor.totp.secret, 0),
  })) as { access_token: string };
  const { codes } = (await post('/factors/recovery-codes', raised.access_token)) as {
    codes: string[];
  };
  return { secret: factor.totp.secret, recoveryCode: codes[0] ?? '' };
}

async function post(path: string, token: string, body: unknown = {}): Promise<unknown> {
  const response = await fetch(`${server.url}/auth/v1${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status, path).toBe(200);
  return response.json();
}
