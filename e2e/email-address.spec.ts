import { type Page, expect, test } from '@playwright/test';

import { type Mailbox, startMailbox } from './mailbox.ts';
import { startProvisoServer } from './proviso-server.ts';

const PASSWORD = 'harbour-lantern-47';

test('an email address changes only after both emails are confirmed, and not if that is called off', async ({
  browser,
}) => {
  const mailbox = await startMailbox();
  const mailing = await startProvisoServer({
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Proviso <proviso@example.com>',
  });
  const own = await browser.newContext({ baseURL: mailing.url });
  try {
    await changeAddress(await own.newPage(), mailbox);
  } finally {
    await own.close();
    await mailing.stop();
    mailbox.stop();
  }
});

/** From sign-up to the confirmed new address, entirely by mail. */
async function changeAddress(tab: Page, mailbox: Mailbox): Promise<void> {
  const email = `rose.${crypto.randomUUID().slice(0, 8)}@example.com`;
  const next = `new.${email}`;
  await tab.goto('/signup');
  await tab.getByLabel('Full name').fill('Rose Vale');
  await tab.getByLabel('Email').fill(email);
  await tab.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await tab.getByLabel('Confirm password').fill(PASSWORD);
  await tab.getByRole('button', { name: 'Create account' }).click();
  await followLink(tab, await mailbox.newest(email));
  await expect(tab).toHaveURL(/\/dashboard$/);
  await tab.goto('/settings');
  await requestChange(tab, next);
  await followLink(tab, await mailbox.newest(next));
  await expect(tab.getByText('One of two emails confirmed').first()).toBeVisible();
  expect(tab.url()).not.toContain('message');
  await tab.goto('/settings');
  await expect(tab.getByText(`Waiting for confirmation: ${next}`)).toBeVisible();
  await followLink(tab, await mailbox.newest(email));
  await tab.goto('/settings');
  await expect(tab.getByText(next, { exact: true })).toBeVisible();
  await expect(tab.getByText('Verified', { exact: true })).toBeVisible();
  const newest = `newest.${email}`;
  await confirmElsewhere(tab, mailbox, { current: next, next: newest });
  await requestChange(tab, `other.${email}`);
  await tab.getByRole('button', { name: 'Cancel the change' }).click();
  await expect(tab.getByText('Change canceled', { exact: true }).first()).toBeVisible();
  await expect(tab.getByText('Waiting for confirmation')).toBeHidden();
  await expect(tab.getByText(newest, { exact: true })).toBeVisible();
}

/** The links are followed in another tab before the change is called off in this one, which has not noticed. */
async function confirmElsewhere(
  tab: Page,
  mailbox: Mailbox,
  { current, next }: { readonly current: string; readonly next: string },
): Promise<void> {
  await requestChange(tab, next);
  const other = await tab.context().newPage();
  await followLink(other, await mailbox.newest(next));
  await followLink(other, await mailbox.newest(current));
  await other.close();
  await expect(tab.getByText(`Waiting for confirmation: ${next}`)).toBeVisible();
  await tab.getByRole('button', { name: 'Cancel the change' }).click();
  await expect(tab.getByText('No change of address is waiting any more').first()).toBeVisible();
  await expect(tab.getByText('Waiting for confirmation')).toBeHidden();
  await expect(tab.getByText(next, { exact: true })).toBeVisible();
}

async function requestChange(tab: Page, address: string): Promise<void> {
  await tab.getByRole('button', { name: 'Update Email' }).click();
  await tab.getByLabel('New email').fill(address);
  await tab.getByRole('button', { name: 'Send emails' }).click();
  await expect(tab.getByText('Confirm the change in both emails')).toBeVisible();
  await tab.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(tab.getByText(`Waiting for confirmation: ${address}`)).toBeVisible();
}

async function followLink(tab: Page, mail: string): Promise<void> {
  const [link] = /https?:\/\/\S+\/verify\?[^\s"<]+/u.exec(mail) ?? [];
  await tab.goto(link ?? '');
  await tab.getByRole('button').click();
  await tab.waitForURL((url) => !url.pathname.startsWith('/auth/'));
}
