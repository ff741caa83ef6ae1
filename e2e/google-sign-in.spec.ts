import { type BrowserContext, expect, type Page, test } from '@playwright/test';

import { type GoogleProvider, startGoogleProvider, UNVERIFIED } from './google-provider.ts';
import { type ProvisoServer, startProvisoServer } from './proviso-server.ts';

const GOOGLE = { name: 'Continue with Google' };

let google: GoogleProvider;
let server: ProvisoServer;
let context: BrowserContext;
let page: Page;

test.beforeAll(async () => {
  google = await startGoogleProvider();
  server = await startProvisoServer({ ...google.environment });
  google.admit(server.url);
});
test.afterAll(async () => {
  await server.stop();
  google.stop();
});
test.beforeEach(async ({ browser }) => {
  context = await browser.newContext({ baseURL: server.url });
  // The provider's screens would otherwise fetch a web font.
  await context.route(/googleapis/u, (route) => route.abort());
  page = await context.newPage();
});
test.afterEach(() => context.close());

test('Google sign-in leads to the dashboard for new and returning users', async () => {
  await leaveForGoogle('/signup');
  await signInAtGoogle('iris.vale');
  await expect(page).toHaveURL(/\/dashboard$/u);
  await page.goto('/settings');
  await expect(page.getByText('iris.vale@example.com').first()).toBeVisible();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /log ?out|sign out/iu }).click();
  await expect(page).toHaveURL(/\/$/u);
  // The provider still has a session for the user.
  await leaveForGoogle('/login');
  await expect(page).toHaveURL(/\/dashboard$/u);
});

test('canceling at Google shows an error on the sign-in page, where other methods remain available', async () => {
  await leaveForGoogle('/login');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText('Google sign-in failed. Please try again.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/login/u);
  expect(page.url()).not.toContain('error');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByRole('button', GOOGLE)).toBeEnabled();
});

test('an address that Google has not verified cannot be used to sign in', async () => {
  await leaveForGoogle('/login');
  await signInAtGoogle(UNVERIFIED);
  await expect(page.getByText(/^Google has not verified your address/u)).toBeVisible();
  await expect(page).toHaveURL(/\/login/u);
});

test('Google sign-in is not offered when it is not configured', async () => {
  const plain = await startProvisoServer();
  try {
    for (const path of ['/login', '/signup']) {
      await page.goto(`${plain.url}${path}`);
      await expect(page.getByLabel('Email')).toBeVisible();
      await expect(page.getByRole('button', GOOGLE)).toHaveCount(0);
    }
  } finally {
    await plain.stop();
  }
});

async function leaveForGoogle(from: '/login' | '/signup'): Promise<void> {
  await page.goto(from);
  await page.getByRole('button', GOOGLE).click();
}

async function signInAtGoogle(name: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(name);
  await page.getByPlaceholder('and password').fill('whatever');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}
