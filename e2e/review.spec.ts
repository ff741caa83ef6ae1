import { expect, type Locator, type Page, test } from '@playwright/test';

import { DEVICES } from './devices.ts';
import { expectAccessibleAtRest } from './expect-accessible.ts';
import { createPerson } from './person.ts';
import { type ProvisoServer, startProvisoServer } from './proviso-server.ts';
import { findingOf } from './report-page.ts';
import { chooseText, sendFile, uploadText } from './upload-text.ts';

let server: ProvisoServer;

test.beforeAll(async () => {
  server = await startProvisoServer();
});
test.afterAll(async () => {
  await server.stop();
});

/** Dismisses the finding using only the keyboard. */
async function dismiss(page: Page, finding: Locator, note: string): Promise<void> {
  await finding.getByRole('button', { name: /^Dismiss/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: /^False alarm/ })).toBeFocused();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Accepted risk/ })).toBeChecked();
  await page.getByLabel('Note (optional)').fill(note);
  await expectAccessibleAtRest(page);
  await page.getByRole('button', { name: 'Dismiss finding' }).press('Enter');
  await expect(finding.getByText('Dismissed: Accepted risk')).toBeVisible();
}

const LETTER = 'My SSN is 219-09-9999.\n';

for (const [device, options] of Object.entries(DEVICES)) {
  test(`a dismissed finding no longer affects the verdict, stays dismissed, and can be restored (${device})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: server.url, ...options });
    const page = await context.newPage();
    const person = createPerson(page, `Rita ${device}`);
    await person.signUp();
    await page.goto('/upload');
    await uploadText(page, 'letter.txt', LETTER);
    await person.openReport('letter.txt');
    await expect(page.getByRole('heading', { name: 'Critical Issues' })).toBeVisible();
    const finding = findingOf(page, /Social Security/);

    await test.step('the finding is dismissed with the keyboard and keeps focus', async () => {
      await dismiss(page, finding, 'A number from a textbook.');
      await expect(page.getByRole('heading', { name: 'Document is Compliant' })).toBeVisible();
      await expect(finding.getByRole('button', { name: /^Restore/ })).toBeFocused();
      await expect(page.getByText('1 of 1 shown, 1 dismissed')).toBeVisible();
      await expectAccessibleAtRest(page);
    });

    await test.step('the state filter hides or shows the dismissed finding', async () => {
      const choose = async (state: string) => {
        await page.getByRole('combobox', { name: 'State' }).click();
        await page.getByRole('option', { name: state, exact: true }).click();
      };
      await choose('Open');
      await expect(finding).toBeHidden();
      await choose('Dismissed');
      await expect(finding).toBeVisible();
    });

    await test.step('the finding stays dismissed after a reload and a re-scan', async () => {
      await page.reload();
      await expect(finding.getByText('A number from a textbook.')).toBeVisible();
      await page.getByRole('button', { name: 'Re-scan' }).click();
      await expectAccessibleAtRest(page);
      await page.getByRole('button', { name: 'Start re-scan' }).click();
      await expect(page.getByRole('main').getByText('Analyzing Document')).toBeVisible();
      await expect(finding.getByText('Dismissed: Accepted risk')).toBeVisible({ timeout: 60_000 });
      await expect(page.getByRole('heading', { name: 'Document is Compliant' })).toBeVisible();
      await page.goto('/analyze');
      await expect(page.getByText('2/10 analyses used')).toBeVisible();
    });

    await test.step('the finding is also dismissed in a new version', async () => {
      await person.openReport('letter.txt');
      await page.getByRole('link', { name: 'Upload New Version' }).click();
      await expect(page.getByText('New version of letter.txt').first()).toBeVisible();
      await chooseText(page, 'letter-2.txt', `A first line.\n${LETTER}`);
      await expectAccessibleAtRest(page);
      await sendFile(page);
      await expect(page.getByRole('heading', { level: 1, name: 'letter-2.txt' })).toBeVisible();
      await expect(finding.getByText('Dismissed: Accepted risk')).toBeVisible({ timeout: 60_000 });
      await page.getByRole('link', { name: 'Earlier version' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'letter.txt' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Newer version' })).toBeVisible();
    });

    await test.step('the finding is restored', async () => {
      await finding.getByRole('button', { name: /^Restore/ }).click();
      await expect(page.getByRole('heading', { name: 'Critical Issues' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Critical Issues' })).toBeVisible();
      await expect(finding.getByRole('button', { name: /^Dismiss/ })).toBeVisible();
    });
    await context.close();
  });
}

test('all visible findings are dismissed with one reason, and restored', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const person = createPerson(page, 'Lars Berg');
  await person.signUp();
  await page.goto('/upload');
  await uploadText(page, 'list.txt', `${LETTER}ada@example.com\nbo@example.com\n`);
  await person.openReport('list.txt');
  const verdict = (name: string) => page.getByRole('heading', { name });
  const dialog = page.getByRole('dialog');

  await page.getByRole('combobox', { name: 'Severity' }).click();
  await page.getByRole('option', { name: 'Low', exact: true }).click();
  await page.getByRole('button', { name: 'Dismiss 2 shown' }).click();
  await dialog.getByRole('radio', { name: /^Not relevant/ }).check();
  await expectAccessibleAtRest(page);
  await dialog.getByRole('button', { name: 'Dismiss 2 findings' }).click();
  await expect(page.getByText('2 findings dismissed').first()).toBeVisible();
  await expect(page.getByText('2 of 3 shown, 2 dismissed')).toBeVisible();
  await expect(page.getByRole('article').getByText('Dismissed: Not relevant')).toHaveCount(2);
  await expect(verdict('Critical Issues')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Restore 2 shown' }).click();
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByText('2 of 3 shown')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dismiss 2 shown' })).toBeFocused();
  await context.close();
});

test('a decision that cannot be saved shows an error where it was made', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const person = createPerson(page, 'Sten Holm');
  await person.signUp();
  await page.goto('/upload');
  await uploadText(page, 'letter.txt', LETTER);
  await person.openReport('letter.txt');
  await page.route('**/decisions', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.getByRole('button', { name: /^Dismiss/ }).click();
  await page.getByRole('button', { name: 'Dismiss finding' }).click();
  // Without a reason nothing is sent.
  await expect(page.getByRole('radio', { name: /^False alarm/ })).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText('');
  await page.getByRole('radio', { name: /^False alarm/ }).check();
  await page.getByRole('button', { name: 'Dismiss finding' }).click();
  await expect(page.getByRole('alert')).toContainText('Your decision was not saved');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Dismiss/ })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Critical Issues' })).toBeVisible();
});

test('a decision and a re-scan that are being sent cannot be canceled, and a click outside keeps a note', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const person = createPerson(page, 'Sigrid Lund');
  await person.signUp();
  await page.goto('/upload');
  await uploadText(page, 'letter.txt', LETTER);
  await person.openReport('letter.txt');
  let answered = Promise.withResolvers<void>();
  await page.route(/\/(?:decisions|rescan)$/, async (route) => {
    await answered.promise;
    return route.fulfill({ status: 500, body: 'no' });
  });
  const expectOpen = async () => {
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await page.getByRole('button', { name: 'Cancel' }).last().press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
  };
  await page.getByRole('button', { name: /^Dismiss/ }).click();
  await page.getByLabel('Note (optional)').fill('A number from a textbook.');
  await page.mouse.click(5, 5);
  await expect(page.getByLabel('Note (optional)')).toHaveValue('A number from a textbook.');
  await page.getByRole('radio', { name: /^False alarm/ }).check();
  await page.getByRole('button', { name: 'Dismiss finding' }).click();
  await expectOpen();
  answered.resolve();
  await expect(page.getByRole('alert')).toContainText('Your decision was not saved');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  answered = Promise.withResolvers<void>();
  await page.getByRole('button', { name: 'Re-scan' }).click();
  await page.getByRole('button', { name: 'Start re-scan' }).click();
  await expectOpen();
  answered.resolve();
  await expect(page.getByRole('alert')).not.toHaveText('');
});

test('a file that was uploaded before is recognized and can be uploaded again', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const person = createPerson(page, 'Tora Vik');
  await person.signUp();
  await page.goto('/upload');
  await chooseText(page, 'letter.txt', LETTER);
  await expect(page.getByRole('button', { name: 'Upload File' })).toBeVisible();
  await expect(page.getByText(/^You (analyzed|uploaded) this file/)).toBeHidden();
  await sendFile(page);
  await person.openReport('letter.txt');
  await page.goto('/upload');
  await chooseText(page, 'same-letter.txt', LETTER);
  await expect(page.getByText(/^You analyzed this file on /).first()).toBeVisible();
  await expectAccessibleAtRest(page);
  await expect(page.getByRole('link', { name: 'Open letter.txt' })).toBeVisible();
  await sendFile(page);
  await person.openReport('same-letter.txt');
});
