import { expect, test } from '@playwright/test';

import { createPerson } from './person.ts';
import { type ProvisoServer, startProvisoServer } from './proviso-server.ts';

let server: ProvisoServer;

test.beforeAll(async () => {
  server = await startProvisoServer();
});
test.afterAll(async () => {
  await server.stop();
});

test('the built-in documentation opens where it is needed', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: server.url });
  await createPerson(page).signUp();

  await test.step('the documentation opens from the settings, and its pages link to each other', async () => {
    await page.goto('/settings');
    await page.getByRole('link', { name: /^Documentation/ }).click();
    await page.getByRole('link', { name: /^Types of findings/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Types of findings' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3, name: 'E-mail address' })).toBeVisible();
    await page.getByRole('link', { name: 'All Pages' }).click();
    await page.getByRole('link', { name: /^Authentication/ }).click();
    await page.getByRole('link', { name: 'configuration.md' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Configuration' })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'PROVISO_DATA_DIR' })).toBeVisible();
  });

  await test.step('a link to a section scrolls to that section', async () => {
    await page.goto('/settings/webhooks');
    await page.getByRole('link', { name: 'What is sent, how often and where to' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Webhooks' })).toBeInViewport();
  });

  await test.step('the policy guide opens in a new tab, leaving the policy editor open', async () => {
    await page.goto('/settings/policies/new');
    const popup = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'All keys of a policy' }).click();
    const guide = await popup;
    await expect(guide.getByRole('heading', { level: 1, name: 'Writing policies' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'New Policy' })).toBeVisible();
  });
});
