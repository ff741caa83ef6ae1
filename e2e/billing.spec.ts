import { expect, type Page, test } from '@playwright/test';

import { darkButtons, openPage, openPortal } from './billing-page.ts';
import { collectPageErrors } from './collect-page-errors.ts';
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

test('a user reaches the usage limit, starts a trial, changes the plan and cancels it', async ({
  browser,
}) => {
  const page = await openPage(browser, server);
  const pageErrors = collectPageErrors(page.context(), server.url);
  const person = createPerson(page, 'Mara Vell');
  await person.signUp();
  expect(server.output()).toContain('embedded checkout: test cards, no money');

  await test.step('reaching the usage limit offers an upgrade', async () => {
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Upgrade Now' }).click();
    const early = page.getByRole('dialog', { name: 'Upgrade Your Plan' });
    await expect(early.getByText('Usage this month')).toBeVisible();
    await expect(early.getByText('free 14-day trial. No card is needed.')).toBeVisible();
    await page.goBack();
    await expect(early).toBeHidden();
    await expect(page).toHaveURL(/\/settings$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Upgrade Now' }).click();
    await page.keyboard.press('Escape');
    await expect(early).toBeHidden();
    await page.goto('/analyze');
    await page.getByLabel('Text to analyze').fill('Write to ada@example.com.');
    await page.getByRole('button', { name: 'Analyze Text' }).click();
    await expect(
      page.getByText(
        "You've used all 1 analyses on your free plan. Upgrade to continue analyzing documents.",
      ),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Upgrade Now' }).click();
    const dialog = page.getByRole('dialog', { name: 'Upgrade Your Plan' });
    await expect(dialog.getByText('Usage Limit Reached')).toBeVisible();
    await expect(
      dialog.getByText("You've used 1 of 1 document analyses on your free plan."),
    ).toBeVisible();
    await expect(dialog.getByText('1/1 used')).toBeVisible();
    await expect(dialog.getByText('Most Popular')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Upgrade to Starter' }).click();
  });

  await test.step('the trial needs no card', async () => {
    await expect(page.getByRole('heading', { name: 'Subscribe to Proviso Starter' })).toBeVisible();
    await expect(page.getByText('Test mode.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Start trial' }).click();
    await expect(page.getByText('You are on the Starter plan now.').first()).toBeVisible();
    await expect(page).toHaveURL(/\/settings$/);
    await expect(page.getByText('0 of 50 analyses used')).toBeVisible();
    await expect(page.getByText('Trial', { exact: true })).toBeVisible();
  });

  await test.step('the billing portal changes, cancels and resumes the plan', async () => {
    await openPortal(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Change to Pro' }).click();
    await page.getByRole('button', { name: 'Change to Pro' }).click();
    await expect(page.getByRole('button', { name: 'Change to Starter' })).toBeVisible();
    await cancel(page);
    await page.getByRole('button', { name: 'Resume subscription' }).click();
    await expect(page.getByRole('button', { name: 'Cancel subscription' })).toBeVisible();
    await cancel(page);
    await page.getByRole('link', { name: 'Back to Proviso' }).click();
    await expect(page.getByText(/^Your pro plan ends on .+ and is not renewed\.$/)).toBeVisible();
    await expect(page.getByText('0 of 500 analyses used')).toBeVisible();
    await expect(page.getByText(/^Ends on /)).toBeVisible();
  });
  expect(pageErrors).toEqual([]);
});

test('a second subscription is paid by card after a decline and a bank confirmation', async ({
  browser,
}) => {
  const page = await openPage(browser, server);
  const person = createPerson(page, 'Tom Alder');
  await person.signUp();
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Upgrade Now' }).click();
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await page.getByRole('button', { name: 'Start trial' }).click();
  await openPortal(page);
  await page.getByRole('button', { name: 'End period now' }).click();
  await expect(page.getByText('You are on the free plan.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Proviso' }).click();
  await page.getByRole('button', { name: 'Upgrade Now' }).click();
  await page.getByRole('button', { name: 'Upgrade to Starter' }).click();

  await test.step('a declined card is reported', async () => {
    await page.getByRole('button', { name: /^4000 0000 0000 0002/ }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('alert').getByText('Your card was declined.')).toBeVisible();
  });
  await test.step('the payment succeeds after one refused and one accepted bank confirmation', async () => {
    for (const answer of ['Refuse', 'Confirm payment']) {
      await page.getByRole('button', { name: /^4000 0025 0000 3155/ }).click();
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await page.getByRole('button', { name: answer }).click();
    }
    await expect(page.getByText('You are on the Starter plan now.').first()).toBeVisible();
  });
  await test.step('the portal shows the invoice', async () => {
    await openPortal(page);
    await expect(page.getByText('$19.00', { exact: true })).toBeVisible();
    await expect(page.getByText('Card ending in 3155')).toBeVisible();
  });
});

test('a plan that was to become smaller and is then cancelled has one choice, and a card is confirmed by its bank', async ({
  browser,
}) => {
  const page = await openPage(browser, server);
  await createPerson(page, 'Vera Stark').signUp();
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Upgrade Now' }).click();
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await page.getByRole('button', { name: 'Start trial' }).click();
  await openPortal(page);
  await expect(darkButtons(page)).toHaveText(['Add card']);
  await test.step('the bank is asked before a card is saved', async () => {
    for (const answer of ['Refuse', 'Confirm card']) {
      const add = page.getByRole('button', { name: 'Add card' });
      if (answer === 'Refuse') await add.click();
      await page.getByRole('button', { name: /^4000 0025 0000 3155/ }).click();
      await page.getByRole('button', { name: 'Save card', exact: true }).click();
      await expect(
        page.getByRole('heading', { name: 'Your bank asks: is this you?' }),
      ).toBeVisible();
      await page.getByRole('button', { name: answer }).click();
      if (answer === 'Refuse') {
        await expect(
          page.getByText('Your bank could not confirm that it is you.').first(),
        ).toBeVisible();
      }
    }
    await expect(page.getByText('Card ending in 3155')).toBeVisible();
  });
  await page.getByRole('button', { name: 'End period now' }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Change to Starter' }).click();
  await page.getByRole('button', { name: 'Change to Starter' }).click();
  await expect(page.getByRole('button', { name: 'Keep Pro' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(
    page.getByText(/^You keep Pro, with 500 analyses a month, until .+ 20/),
  ).toBeVisible();
  await expect(darkButtons(page)).toHaveText(['Keep subscription']);
  await page.getByRole('button', { name: 'Yes, cancel' }).click();
  const plan = page.getByRole('region', { name: 'Current plan' });
  await expect(plan.getByRole('button')).toHaveText(['Resume subscription']);
  await expect(plan.getByText(/If you resume it, it changes to Starter/)).toBeVisible();
});

test('checkout reports a lost connection, and a purchase whose response is lost still counts', async ({
  browser,
}) => {
  const page = await openPage(browser, server);
  await createPerson(page, 'Lotte Sund').signUp();
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Upgrade Now' }).click();
  await page.getByRole('button', { name: 'Upgrade to Starter' }).click();
  const start = page.getByRole('button', { name: 'Start trial' });
  await expect(start).toBeVisible();
  await page.route('**/api/embedded-checkout/**', (route) => route.abort('connectionfailed'));
  await start.click();
  await expect(page.getByText('That did not work. Please try again.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This could not be loaded' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/embedded-checkout/**');
  await page.getByRole('button', { name: 'Try again' }).click();

  await page.route('**/pay', async (route) => {
    await route.fetch();
    await route.abort('connectionfailed');
  });
  await start.click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByText('0 of 50 analyses used')).toBeVisible();
});

test('keyboard focus stays nearby in the billing portal, and closing a form clears its error', async ({
  browser,
}) => {
  const page = await openPage(browser, server);
  await createPerson(page, 'Karl Taste').signUp();
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Upgrade Now' }).click();
  await page.getByRole('button', { name: 'Upgrade to Starter' }).click();
  await page.getByRole('button', { name: 'Start trial' }).click();
  await openPortal(page);
  const plan = page.getByRole('region', { name: 'Current plan' });
  await page.getByRole('button', { name: 'Change to Pro' }).press('Enter');
  await expect(plan).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(plan.getByRole('button', { name: 'Change to Pro' })).toBeFocused();
  await page.getByRole('button', { name: 'Not now' }).press('Enter');
  await expect(plan).toBeFocused();

  const card = page.getByRole('region', { name: 'Card' });
  await page.getByRole('button', { name: 'Add card' }).press('Enter');
  await expect(card).toBeFocused();
  await page.getByRole('button', { name: /^4000 0000 0000 0002/ }).click();
  await page.getByRole('button', { name: 'Save card', exact: true }).press('Enter');
  await expect(card.getByRole('alert')).toContainText('Your card was declined.');
  await expect(page.getByRole('button', { name: 'Save card', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Cancel', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Add card' }).press('Enter');
  await expect(card.getByRole('alert')).toBeEmpty();
});

async function cancel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('button', { name: 'Yes, cancel' }).click();
  await expect(page.getByRole('button', { name: 'Resume subscription' })).toBeVisible();
}
