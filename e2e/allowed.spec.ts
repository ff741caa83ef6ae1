import { expect, test } from '@playwright/test';

import { DEVICES } from './devices.ts';
import { expectAccessibleAtRest } from './expect-accessible.ts';
import { createPerson } from './person.ts';
import { type ProvisoServer, startProvisoServer } from './proviso-server.ts';
import { findingOf } from './report-page.ts';
import { uploadText } from './upload-text.ts';

let server: ProvisoServer;

test.beforeAll(async () => {
  server = await startProvisoServer();
});
test.afterAll(async () => {
  await server.stop();
});

const LETTER = 'Pay by card 4111 1111 1111 1111.\n';
const SAME = 'Our sample card is 4111-1111-1111-1111.\n';

for (const [device, options] of Object.entries(DEVICES)) {
  test(`a value is dismissed in all documents at once and restored at once (${device})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: server.url, ...options });
    const page = await context.newPage();
    const person = createPerson(page, `Alma ${device}`);
    await person.signUp();
    for (const [name, text] of [
      ['second.txt', SAME],
      ['first.txt', LETTER],
    ] as const) {
      await page.goto('/upload');
      await uploadText(page, name, text);
      await person.openReport(name);
      await expect(page.getByRole('heading', { name: 'Critical Issues' })).toBeVisible();
    }
    const finding = findingOf(page, /1111/);

    await test.step('no values are allowed at first', async () => {
      await page.goto('/settings');
      await page.getByRole('link', { name: /^Allowed Values/ }).click();
      await expect(page.getByText('No allowed values yet')).toBeVisible();
      await expectAccessibleAtRest(page);
    });

    await test.step('the value is allowed from a finding', async () => {
      await person.openReport('first.txt');
      await finding.getByRole('button', { name: /^Dismiss/ }).click();
      const choice = page.getByRole('checkbox', { name: /^In all my documents/ });
      await expect(choice).not.toBeChecked();
      await choice.check();
      await page.getByRole('radio', { name: /^False alarm/ }).check();
      await page.getByLabel('Note (optional)').fill('The sample of our manual.');
      await expectAccessibleAtRest(page);
      await page.getByRole('button', { name: 'Dismiss finding' }).click();
      await expect(finding.getByText('Allowed in all your documents: False alarm')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Document is Compliant' })).toBeVisible();
      await expect(finding.getByRole('button', { name: /^Restore/ })).toBeFocused();
      await expectAccessibleAtRest(page);
    });

    await test.step('the value is not flagged in any list or report', async () => {
      await page.goto('/documents');
      await expect(page.getByText('Compliant', { exact: true })).toHaveCount(2);
      await person.openReport('second.txt');
      await expect(page.getByRole('heading', { name: 'Document is Compliant' })).toBeVisible();
      await expect(finding.getByText('The sample of our manual.')).toBeVisible();
    });

    await test.step('the settings list the masked value', async () => {
      await page.goto('/settings/allowed');
      await expect(page.getByText('•••• 1111')).toBeVisible();
      await expect(page.getByText('1 of 500 allowed values')).toBeVisible();
      await expectAccessibleAtRest(page);
    });

    await test.step('the value is flagged everywhere again after confirmation', async () => {
      await person.openReport('first.txt');
      await finding.getByRole('button', { name: /^Restore/ }).click();
      const dialog = page.getByRole('dialog', { name: /^Count it again everywhere/ });
      await expectAccessibleAtRest(page);
      await dialog.getByRole('button', { name: 'Count it everywhere' }).click();
      await expect(page.getByRole('heading', { name: 'Critical Issues' })).toBeVisible();
      await expect(finding.getByRole('button', { name: /^Dismiss/ })).toBeVisible();
      await person.openReport('second.txt');
      await expect(page.getByRole('heading', { name: 'Critical Issues' })).toBeVisible();
      await page.goto('/settings/allowed');
      await expect(page.getByText('No allowed values yet')).toBeVisible();
    });
    await context.close();
  });
}

for (const [device, options] of Object.entries(DEVICES)) {
  test(`a value in pasted text is allowed and restored, and the page updates (${device})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: server.url, ...options });
    const page = await context.newPage();
    await createPerson(page, `Petra ${device}`).signUp();
    await page.goto('/analyze');
    await page
      .getByLabel('Text to analyze')
      .fill('Pay by card 4111 1111 1111 1111.\nOr write to ada.quill@example.com.');
    await page.getByRole('button', { name: 'Analyze Text' }).click();
    const card = findingOf(page, /1111/);
    const address = findingOf(page, /ada\.quill/);
    const earlier = page.getByText(/^It was made before you changed your allowed values/);
    await expect(page.getByText('High risk')).toBeVisible();
    await expect(earlier).toBeHidden();

    await test.step('the value is allowed from the results', async () => {
      await card.getByRole('button', { name: /^Allow/ }).click();
      await page.getByRole('radio', { name: /^False alarm/ }).check();
      await page.getByLabel('Note (optional)').fill('The sample of our manual.');
      await expectAccessibleAtRest(page);
      await page.getByRole('button', { name: 'Allow value' }).click();
      await expect(card.getByText('Allowed in all your documents: False alarm')).toBeVisible();
      await expect(card.getByText('The sample of our manual.')).toBeVisible();
      await expect(page.getByText('Low risk')).toBeVisible();
      await expect(card.getByRole('button', { name: /^Restore/ })).toBeFocused();
      await expect(address.getByRole('button', { name: /^Allow/ })).toBeVisible();
      await expect(earlier).toBeVisible();
      await expectAccessibleAtRest(page);
    });

    await test.step('the next analysis respects the allowed value, and the cleaned text keeps it', async () => {
      await page.getByRole('button', { name: 'Analyze Text' }).click();
      await expect(earlier).toBeHidden();
      await expect(card.getByText('Allowed in all your documents: False alarm')).toBeVisible();
      await expect(page.getByLabel('Cleaned text')).toHaveValue(
        'Pay by card 4111 1111 1111 1111.\nOr write to [EMAIL-1].',
      );
    });

    await test.step('the value is flagged again after confirmation', async () => {
      await card.getByRole('button', { name: /^Restore/ }).click();
      await page.getByRole('button', { name: 'Count it everywhere' }).click();
      await expect(page.getByText('High risk')).toBeVisible();
      await expect(card.getByRole('button', { name: /^Allow/ })).toBeFocused();
      await page.goto('/settings/allowed');
      await expect(page.getByText('No allowed values yet')).toBeVisible();
    });
    await context.close();
  });
}
