import { expect, type Page, test } from '@playwright/test';

import { DEVICES } from './devices.ts';
import { expectAccessible } from './expect-accessible.ts';
import { createPerson } from './person.ts';
import { type ProvisoServer, startProvisoServer } from './proviso-server.ts';
import { contentOf } from './report-page.ts';
import { uploadText } from './upload-text.ts';

let server: ProvisoServer;

test.beforeAll(async () => {
  server = await startProvisoServer();
});
test.afterAll(async () => {
  await server.stop();
});

const FIRST = `Write to ada@example.com, please.
My SSN is 219-09-9999.
`;
/** The number is fixed and an address added. */
const SECOND = `Write to ada@example.com, please.
Or to otto@example.com instead.
`;
const CHANGES_CALLS = '**/api/documents/*/changes';

async function uploadNewer(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('link', { name: 'Upload New Version' }).click();
  await expect(page.getByText(/^New version of /).first()).toBeVisible();
  await uploadText(page, name, text);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(cardOf(page).getByText('Resolved', { exact: true })).toBeVisible({
    timeout: 60_000,
  });
}

const cardOf = (page: Page) => page.getByRole('region', { name: /^Since/ });

/** The card's figures, by name. */
async function readFigures(page: Page): Promise<Record<string, string>> {
  const figures = await cardOf(page).locator('dl > div').allInnerTexts();
  return Object.fromEntries(
    figures.map((figure) => {
      const [, name = '', count = ''] =
        /^(\D+?)\s*(\d+)$/u.exec(figure) ?? /^(\d+)\s*(\D+)$/u.exec(figure)?.toReversed() ?? [];
      return [name, count];
    }),
  );
}

for (const [device, options] of Object.entries(DEVICES)) {
  test(`a new version shows which findings are resolved, new and still there (${device})`, async ({
    browser,
  }) => {
    test.slow();
    const context = await browser.newContext({ baseURL: server.url, ...options });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/changes')) asked.push(request.url());
    });
    const person = createPerson(page, `Wanda ${device}`);
    await person.signUp();
    await page.goto('/upload');
    await uploadText(page, 'contract-v1.txt', FIRST);

    await test.step('a document without a previous version shows no comparison and requests none', async () => {
      await person.openReport('contract-v1.txt');
      await expect(page.getByRole('heading', { name: 'How this was made' })).toBeVisible();
      await expect(cardOf(page)).toBeHidden();
      await page.getByRole('combobox', { name: 'State' }).click();
      await expect(page.getByRole('option', { name: 'Open', exact: true })).toBeVisible();
      await expect(page.getByRole('option', { name: 'New', exact: true })).toBeHidden();
      await page.keyboard.press('Escape');
      expect(asked).toEqual([]);
    });

    await test.step('a new version shows the counts and a badge on new findings', async () => {
      await uploadNewer(page, 'contract-v2.txt', SECOND);
      const card = cardOf(page);
      await expect(card).toContainText(
        '1 finding is new. 1 finding of the previous version is gone.',
      );
      expect(await readFigures(page)).toEqual({ Resolved: '1', New: '1', 'Still there': '1' });
      const findings = page.getByRole('article');
      const added = findings.filter({ hasText: 'otto@example.com' });
      await expect(added.getByText('New since the previous version')).toBeVisible();
      const old = findings.filter({ hasText: 'ada@example.com' });
      await expect(old.getByText('New since the previous version')).toBeHidden();
      await expectAccessible(page);
    });

    await test.step('resolved findings are expanded with the keyboard and stay masked', async () => {
      const summary = cardOf(page).getByText('Findings of the previous version that are gone (1)');
      await expect(cardOf(page).getByText('••••')).toBeHidden();
      await summary.focus();
      await page.keyboard.press('Enter');
      await expect(cardOf(page).getByText('••••')).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('the list can be filtered to new findings, and the URL keeps the filter', async () => {
      await cardOf(page).getByRole('button', { name: 'Show the new finding' }).press('Enter');
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(page.getByRole('article')).toContainText('otto@example.com');
      await expect(page).toHaveURL(/\?state=new$/);
      await page.reload();
      await expect(page.getByText('1 of 2 shown')).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'State' })).toHaveText('New');
      if (device === 'phone') await page.getByRole('tab', { name: 'Document' }).click();
      await expect(contentOf(page).getByTitle('E-mail address (new)')).toHaveText(
        'otto@example.com',
      );
      await expect(contentOf(page).locator('mark')).toHaveCount(1);
      if (device === 'phone') await page.getByRole('tab', { name: 'Findings' }).click();
    });

    await test.step('a dismissed finding is not counted in the comparison', async () => {
      await page.getByRole('button', { name: /^Dismiss/ }).click();
      await page.getByRole('radio', { name: /^False alarm/ }).check();
      await page.getByRole('button', { name: 'Dismiss finding' }).click();
      await expect(cardOf(page)).toContainText('Dismissed findings are not counted: 1 new.');
      await expect(cardOf(page)).toContainText(
        'Nothing new. 1 finding of the previous version is gone.',
      );
    });

    await test.step('a failed comparison is reported and can be retried', async () => {
      await page.route(CHANGES_CALLS, (route) => route.fulfill({ status: 500, body: 'no' }));
      await page.reload();
      await expect(cardOf(page)).toContainText('The previous version could not be compared.');
      await expect(page.getByText(/^Which findings are new is not known/).first()).toBeVisible();
      await expectAccessible(page);
      await page.unroute(CHANGES_CALLS);
      await cardOf(page).getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('1 of 2 shown, 1 dismissed')).toBeVisible();
    });

    await test.step('the library says which version is the newest, and leads to it', async () => {
      await page.goto('/documents');
      await expect(page.getByText('Newest of 2 versions')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Open the newest' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'contract-v2.txt' })).toBeVisible();
    });

    await test.step('the versions link to each other until the earlier one is deleted', async () => {
      await cardOf(page).getByRole('link', { name: 'contract-v1.txt' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'contract-v1.txt' })).toBeVisible();
      await page.getByRole('link', { name: 'Newer version' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'contract-v2.txt' })).toBeVisible();
      await expect(cardOf(page)).toBeVisible();
      await cardOf(page).getByRole('link', { name: 'contract-v1.txt' }).click();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByRole('button', { name: 'Delete document' }).click();
      await person.openReport('contract-v2.txt');
      await expect(page.getByRole('heading', { name: 'How this was made' })).toBeVisible();
      await expect(cardOf(page)).toBeHidden();
    });
    await context.close();
  });
}
