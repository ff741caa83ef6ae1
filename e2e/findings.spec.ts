import { expect, test } from '@playwright/test';

import { expectAccessible } from './expect-accessible.ts';
import { createPerson } from './person.ts';
import { type ProvisoServer, startProvisoServer } from './proviso-server.ts';
import { contentOf, openExample } from './report-page.ts';

let server: ProvisoServer;

test.beforeAll(async () => {
  server = await startProvisoServer();
});
test.afterAll(async () => {
  await server.stop();
});

test('on a phone, more than a handful of findings show their headlines and open one by one', async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
  });
  const { page, pageErrors } = await openExample(context, server, 'employment-advertisement.pdf');
  const findings = page.getByRole('article');
  const first = findings.first();
  const headline = first.getByRole('button', { name: 'Gendered job title', exact: true });
  const why = first.getByText('The title names a sex');

  await test.step('a headline opens and closes its details, by keyboard too', async () => {
    await expect(headline).toHaveAttribute('aria-expanded', 'false');
    await expect(first).toContainText('Salesman');
    await expect(why).toBeHidden();
    await expectAccessible(page);
    await first.click();
    await expect(why).toBeVisible();
    await expect(headline).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page);
    await headline.press('Enter');
    await expect(why).toBeHidden();
    await headline.press('Space');
    await expect(first.getByRole('button', { name: /^Dismiss/ })).toBeVisible();
    await expect(findings.getByRole('button', { expanded: true })).toHaveCount(1);
  });

  await test.step('a finding chosen in the document is open', async () => {
    await page.getByRole('tab', { name: 'Document' }).click();
    await contentOf(page).locator('[data-finding]').nth(2).click();
    await expect(findings.getByRole('button', { expanded: true })).toHaveCount(2);
  });

  await test.step('few findings do not fold', async () => {
    await page.getByRole('combobox', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'PII' }).click();
    await expect(findings.getByText('Recommendation')).toHaveCount(await findings.count());
    await expect(findings.locator('[aria-expanded]')).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'All categories' }).click();
  });

  await test.step('paper and wide windows show everything', async () => {
    await expect(findings.getByText('Recommendation')).toHaveCount(0);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(findings.getByText('Recommendation')).toHaveCount(await findings.count());
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(findings.getByText('Recommendation')).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(why).toBeVisible();
    await expect(findings.locator('[aria-expanded]')).toHaveCount(0);
  });
  expect(pageErrors).toEqual([]);
});

for (const [device, width] of [
  ['phone', 390],
  ['desktop', 1280],
] as const) {
  test(`the findings in a pasted text are filtered where they are more than a handful (${device})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width, height: 844 },
    });
    const page = await context.newPage();
    await createPerson(page, 'Ida Falk').signUp();
    await page.goto('/analyze');
    const findings = page.getByRole('article');
    const analyze = async (text: string) => {
      await page.getByLabel('Text to analyze').fill(text);
      await page.getByRole('button', { name: 'Analyze Text' }).click();
    };

    await analyze('My SSN is 219-09-9999.');
    await expect(findings).toHaveCount(1);
    await expect(page.getByRole('combobox', { name: 'Severity' })).toHaveCount(0);

    const mails = ['ada', 'bo', 'cleo', 'dag', 'eva'].map((name) => `${name}@example.com`);
    await analyze(`My SSN is 219-09-9999.\n${mails.join('\n')}\n`);
    await expect(page.getByText('6 of 6 shown')).toBeVisible();
    await expect(findings.first()).toContainText('High Severity');
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Severity' }).click();
    await page.getByRole('option', { name: 'Low', exact: true }).click();
    await expect(page.getByText('5 of 6 shown')).toBeVisible();
    await expect(findings).toHaveCount(5);
    await page.getByRole('combobox', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'Legal risks' }).click();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(findings).toHaveCount(6);
    await context.close();
  });
}
