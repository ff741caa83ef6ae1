import { expect, type Page, test } from '@playwright/test';

import { type Mailbox, startMailbox } from './mailbox.ts';
import { type ProvisoServer, startProvisoServer } from './proviso-server.ts';

const PASSWORD = 'harbour-lantern-47';

let mailbox: Mailbox;
let server: ProvisoServer;

test.beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startProvisoServer({
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Proviso <no-reply@proviso.test>',
  });
});
test.afterAll(async () => {
  await server.stop();
  mailbox.stop();
});

test('a sign-up must be confirmed by email, and the link signs in with a verified address', async ({
  page,
}) => {
  const email = 'iris.vale@example.com';
  await signUp(page, email);
  await signIn(page, email);
  await expect(page.getByText('Email not confirmed')).toBeVisible();
  const [link = ''] =
    /http:\/\/\S+\/auth\/v1\/verify\?[^\s"<>]+/u.exec(await mailbox.newest(email)) ?? [];
  await page.goto(link);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expectVerified(page);
});

test('a sign-up can also be confirmed with the emailed code', async ({ page }) => {
  const email = 'orla.finch@example.com';
  await signUp(page, email);
  const [code = ''] = /\b\d{6}\b/u.exec(await mailbox.newest(email)) ?? [];
  await page.getByLabel('Code from the email').fill(code);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expectVerified(page);
});

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto(`${server.url}/signup`);
  await page.getByLabel('Full name').fill('Iris Vale');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(`${server.url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function expectVerified(page: Page): Promise<void> {
  await page.goto(`${server.url}/settings`);
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
}
