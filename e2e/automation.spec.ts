import { type Browser, expect, type Page, test } from '@playwright/test';

import { expectAccessible } from './expect-accessible.ts';
import { createPerson } from './person.ts';
import { type ProvisoServer, startProvisoServer } from './proviso-server.ts';

let server: ProvisoServer;

test.beforeAll(async () => {
  server = await startProvisoServer();
});
test.afterAll(async () => {
  await server.stop();
});

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url });
  return context.newPage();
}

async function listDocuments(key: string): Promise<number> {
  const headers = { authorization: `Bearer ${key}` };
  return (await fetch(`${server.url}/api/documents`, { headers })).status;
}

test('an API key is created and used, appears in the activity log, and is rejected once revoked', async ({
  browser,
}) => {
  const page = await openPage(browser);
  await createPerson(page, 'Kay Holder').signUp();
  await page.goto('/settings');
  await page.getByRole('link', { name: /API Keys/ }).click();
  await expect(page.getByText('No API keys yet')).toBeVisible();
  await page.getByRole('button', { name: 'New API Key' }).click();
  await page.getByLabel('Name').fill('n'.repeat(82));
  await expect(page.getByText('At most 80 characters: this is 2 too long.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create key' })).toBeDisabled();
  await page.getByLabel('Name').fill('Nightly scan');
  // A double click creates only one key: no key remains once it is revoked.
  await page.getByRole('button', { name: 'Create key' }).dblclick();
  const field = page.getByLabel('API key', { exact: true });
  await expect(field).toHaveValue(/^pv_[0-9A-Za-z]{38}$/);
  const key = await field.inputValue();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByText(/This has not been copied yet/)).toBeVisible();
  await expect(field).toHaveValue(key);
  await expect(page).toHaveURL(/\/settings\/api-keys$/);
  await page.getByRole('button', { name: 'Done' }).last().click();
  await expect(page.getByText(/Last used\s*never/)).toBeVisible();
  expect(await listDocuments(key)).toBe(200);
  await page.reload();
  await expect(page.getByText(/Last used\s*just now/)).toBeVisible();
  expect(await page.content()).not.toContain(key);

  await page.getByRole('button', { name: 'Revoke Nightly scan' }).click();
  await page.getByRole('button', { name: 'Revoke key' }).click();
  await expect(page.getByText('No API keys yet')).toBeVisible();
  expect(await listDocuments(key)).toBe(401);

  await page.goto('/settings/activity');
  await expect(page.getByRole('listitem').filter({ hasText: 'API key used' })).toContainText(
    'API key “Nightly scan”',
  );
  await expect(page.getByRole('listitem').filter({ hasText: 'Account created' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toBe('proviso-activity.csv');
  await page.getByLabel('From').fill('2026-11-28');
  await page.getByLabel('To', { exact: true }).fill('2026-11-01');
  await expect(page.getByText('The dates are the wrong way round')).toBeVisible();
  await page.context().close();
});

test('a custom policy is written, corrected, saved, revised and used to analyze a text', async ({
  browser,
}) => {
  const page = await openPage(browser);
  await createPerson(page, 'Pol Author').signUp();
  await page.goto('/settings/policies');
  await page.getByRole('link', { name: 'New Policy' }).click();
  const editor = page.getByLabel('Policy (YAML)');
  await expect(page.getByText('4 findings, 1 of them allowed')).toBeVisible();
  const right = (await editor.inputValue()).replaceAll('Nightjar', 'Sandpiper');
  await editor.fill(right.replace('severity: high', 'severity: grave'));
  const mistake = page.getByRole('button', { name: /^Line 13: / });
  await expect(mistake).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expectAccessible(page);
  await mistake.click();
  await expect(editor).toBeFocused();
  await editor.fill(right);
  await expect(page.getByText('No mistakes')).toBeVisible();
  await test.step('a check that fails is made again', async () => {
    await page.route('**/policies/check', (route) => route.abort(), { times: 1 });
    await editor.fill(`${right}\n`);
    await expect(page.getByText('The policy could not be checked')).toBeVisible();
    await expect(page.getByText('No mistakes')).toBeVisible();
  });
  await page.getByLabel('Sample text').fill('The Sandpiper offer is late.');
  await expect(page.getByText('1 finding', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/settings\/policies\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Our company' })).toBeVisible();

  await editor.fill(right.replace('title: Our company', 'title: Our house'));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our house' })).toBeVisible();
  await page.getByRole('button', { name: 'Restore revision 1' }).click();
  await expect(editor).toHaveValue(/title: Our company/);

  await test.step('a revision saved in another tab is not replaced by an older text', async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByLabel('Policy (YAML)').fill(right.replace('Our company', 'Our office'));
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Our office' })).toBeVisible();
    await other.close();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The policy has been changed meanwhile')).toBeVisible();
    await page.getByRole('button', { name: 'Restore revision 3' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).first().click();
    await expect(editor).toHaveValue(/title: Our company/);
    await page.getByRole('button', { name: 'Restore revision 3' }).click();
    await page.getByRole('button', { name: 'Replace', exact: true }).click();
    await expect(editor).toHaveValue(/title: Our office/);
    await editor.fill(right.replace('Our company', 'Our house'));
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Our house' })).toBeVisible();
  });

  await page.goto('/analyze');
  await page.getByRole('combobox', { name: 'Policy' }).click();
  await page.getByRole('option', { name: 'Policy: Our house' }).click();
  await page.getByRole('button', { name: 'Use as default' }).click();
  await expect(page.getByText('Your default')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Policy' })).toContainText('Our house');
  await page
    .getByPlaceholder('Enter text to analyze...')
    .fill('The Sandpiper offer goes out today.');
  await page.getByRole('button', { name: 'Analyze Text' }).click();
  await expect(page.getByText(/Project name Issue/)).toBeVisible();
  await page.context().close();
});

test('unsaved policy changes are not discarded without confirmation', async ({ browser }) => {
  const page = await openPage(browser);
  await createPerson(page, 'Una Keeper').signUp();
  await page.goto('/settings/policies');
  const start = () => page.getByRole('link', { name: 'New Policy' }).click();
  const leave = () => page.getByRole('link', { name: 'All Policies' }).click();
  const editor = page.getByLabel('Policy (YAML)');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await start();
  await leave();
  await start();
  const text = (await editor.inputValue()).replaceAll('Nightjar', 'Sandpiper');
  await editor.fill(text);

  await test.step('changes are kept when leaving is canceled, however it was attempted', async () => {
    const ways = [
      leave,
      () => page.evaluate(() => history.back()),
      () => page.getByRole('button', { name: 'Log out' }).click(),
    ];
    for (const way of ways) {
      await way();
      await expect(question).toBeVisible();
      await page.getByRole('button', { name: 'Cancel' }).last().click();
      await expect(question).toBeHidden();
      await expect(page).toHaveURL(/\/policies\/new$/);
      await expect(editor).toHaveValue(text);
    }
    const warning = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    expect((await warning).type()).toBe('beforeunload');
    await (await warning).dismiss();
    await expect(editor).toHaveValue(text);
  });

  await test.step('changes are discarded when leaving is confirmed', async () => {
    await page.evaluate(() => history.back());
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/policies$/);
    await start();
    await expect(editor).toHaveValue(/Nightjar/);
  });

  await test.step('the editor is read-only while saving, and leaving afterward needs no confirmation', async () => {
    await editor.fill(text);
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/policies/own', async (route) => {
      if (route.request().method() === 'POST') await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(editor).not.toBeEditable();
    answer();
    await expect(page).toHaveURL(/\/policies\/\d+$/);
    await expect(editor).toBeEditable();
    await leave();
    await expect(page).toHaveURL(/\/policies$/);
  });
  await page.context().close();
});

test('a webhook shows its secret when created, cannot use private addresses, and reports the result of a test', async ({
  browser,
}) => {
  const page = await openPage(browser);
  await createPerson(page, 'Hook Owner').signUp();
  await page.goto('/settings/webhooks');
  await page.getByRole('button', { name: 'New Webhook' }).click();
  await page.getByLabel('Address').fill('http://127.0.0.1/hook');
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await expect(page.getByText(/This address cannot be used/)).toBeVisible();
  await page.getByLabel('Address').fill('http://localhost:9000/hook');
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await expect(page.getByText(/This address cannot be used/)).toBeVisible();
  await page.getByLabel('Address').fill('https://hook.invalid/');
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await expect(page.getByLabel('Secret', { exact: true })).toHaveValue(/^whsec_/);
  await page.getByRole('button', { name: 'Done' }).last().click();
  await page.getByRole('button', { name: /^Send test/ }).click();
  await expect(page.getByText(/This host does not exist/)).toBeVisible();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Delete webhook' }).click();
  await expect(page.getByText('No webhooks yet')).toBeVisible();
  await page.context().close();
});
