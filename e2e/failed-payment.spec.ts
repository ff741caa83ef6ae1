import { expect, test } from '@playwright/test';

import { darkButtons, openPage, openPortal } from './billing-page.ts';
import { expectAccessible } from './expect-accessible.ts';
import { createPerson } from './person.ts';
import { type ProvisoServer, startProvisoServer } from './proviso-server.ts';

let server: ProvisoServer;

test.beforeAll(async () => {
  server = await startProvisoServer({ PLAN_FREE_LIMIT: '1' });
});
test.afterAll(async () => {
  await server.stop();
});

test('a trial with a card shows the upcoming charge, and a failed payment is reported until it is made good', async ({
  browser,
}) => {
  const page = await openPage(browser, server);
  await createPerson(page, 'Nina Falk').signUp();
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Upgrade Now' }).click();
  await page.getByRole('button', { name: 'Upgrade to Starter' }).click();
  await page.getByRole('button', { name: 'Start trial' }).click();
  await openPortal(page);
  await page.getByRole('button', { name: 'Add card' }).click();
  await page.getByRole('button', { name: /^4000 0000 0000 0341/ }).click();
  await page.getByRole('button', { name: 'Save card', exact: true }).click();
  await expect(page.getByText('Then your card is charged $19.00 a month.')).toBeVisible();
  await page.getByRole('button', { name: 'End period now' }).click();
  await expect(
    page.getByText(/The last payment failed\. Save another card by .+ 20/),
  ).toBeVisible();
  await expect(darkButtons(page)).toHaveText(['Update card']);

  await test.step('a refused change of the plan asks for another card', async () => {
    await page.getByRole('button', { name: 'Change to Pro' }).click();
    await expect(page.getByRole('main').getByText(/You pay about \$\d+\.\d\d now/)).toBeVisible();
    await page.getByRole('button', { name: 'Change to Pro' }).click();
    await expect(page.getByText('Your card was declined. Try another card.').first()).toBeVisible();
    await expect(darkButtons(page)).toHaveText(['Update card']);
    await page.getByRole('button', { name: 'Update card' }).click();
    await expect(page.getByLabel('Card number')).toBeInViewport();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  });
  await page.getByRole('link', { name: 'Back to Proviso' }).click();
  await expect(page.getByText('Payment failed', { exact: true })).toBeVisible();
  await expect(page.getByText('Your last payment failed. Update your card').first()).toBeVisible();
  await expect(page.getByText('0 of 50 analyses used')).toBeVisible();

  await test.step('the dashboard and the library say so until the payment is made good', async () => {
    for (const path of ['/dashboard', '/documents']) {
      await page.goto(path);
      await expect(page.getByText(/^Your last payment failed\. Update your card by/)).toBeVisible();
      await expectAccessible(page);
    }
    await page.getByRole('button', { name: 'Update Card' }).click();
    await page.getByRole('button', { name: 'Update card' }).click();
    await page.getByRole('button', { name: /^4242 4242 4242 4242/ }).click();
    await page.getByRole('button', { name: 'Save card', exact: true }).click();
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
    for (const path of ['/dashboard', '/documents']) {
      const status = page.waitForResponse('**/api/subscription-status');
      await page.goto(path);
      await status;
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Payment failed')).toHaveCount(0);
    }
  });
});
