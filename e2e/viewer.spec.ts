import { expect, test } from '@playwright/test';
import { documentTextSchema } from '@proviso/contracts';

import { expectAccessible } from './expect-accessible.ts';
import { type ProvisoServer, startProvisoServer } from './proviso-server.ts';
import { contentOf, openExample, placesIn, visibleFraction } from './report-page.ts';

let server: ProvisoServer;

test.beforeAll(async () => {
  server = await startProvisoServer();
});
test.afterAll(async () => {
  await server.stop();
});

test('a PDF is rendered beside its findings, which are highlighted in place', async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1360, height: 900 },
  });
  const reading = context.waitForEvent('response', (response) => response.url().endsWith('/text'));
  const { page, pageErrors } = await openExample(context, server, 'services-contract.pdf');
  const { text, pages, highlights } = documentTextSchema.parse(await (await reading).json());
  expect(text).toContain('Master Services Agreement');

  await test.step('the page is rendered', async () => {
    const canvas = contentOf(page).locator('canvas').first();
    await expect
      .poll(() =>
        canvas.evaluate((element: HTMLCanvasElement) => {
          const pen = element.getContext('2d')!;
          const { data } = pen.getImageData(0, 0, element.width, element.height);
          return data.filter((value, index) => index % 4 === 0 && value < 100).length;
        }),
      )
      .toBeGreaterThan(500);
  });

  await test.step('the highlights cover their words on the page', async () => {
    const first = highlights.find(({ boxes }) => boxes[0]?.page === 1)!;
    const box = first.boxes[0]!;
    const sheet = contentOf(page).locator('[data-page="1"]');
    const [drawn, mark] = [
      (await sheet.boundingBox())!,
      (await sheet.locator(`[data-finding="${first.id}"]`).first().boundingBox())!,
    ];
    const scale = drawn.width / pages[0]!.width;
    expect(Math.abs(mark.x - drawn.x - box.left * scale)).toBeLessThan(2);
    expect(Math.abs(mark.y - drawn.y - box.top * scale)).toBeLessThan(2);
    expect(Math.abs(mark.width - (box.right - box.left) * scale)).toBeLessThan(2);
    const boxes = highlights
      .flatMap((highlight) => highlight.boxes)
      .filter((one) => one.page === 1);
    const [onMarks, onPage] = await sheet.locator('canvas').evaluate(
      (canvas: HTMLCanvasElement, { marks, width }) => {
        const points = canvas.width / width;
        const darkPixelFraction = (left: number, top: number, right: number, bottom: number) => {
          const area = [left, top, right - left, bottom - top].map((one) =>
            Math.round(one * points),
          );
          const { data } = canvas
            .getContext('2d')!
            .getImageData(...(area as [number, number, number, number]));
          return (
            data.filter((value, index) => index % 4 === 0 && value < 230).length / (data.length / 4)
          );
        };
        return [
          Math.min(
            ...marks.map(({ left, top, right, bottom }) =>
              darkPixelFraction(left, top, right, bottom),
            ),
          ),
          darkPixelFraction(0, 0, width, canvas.height / points),
        ] as const;
      },
      { marks: boxes, width: pages[0]!.width },
    );
    // Even the emptiest mark contains print, and is denser than the page as a whole with its margins and gaps.
    expect(onMarks).toBeGreaterThan(onPage);
    expect(onMarks).toBeGreaterThan(0.1);
  });

  await test.step('the words on the page can be selected', async () => {
    const words = contentOf(page).getByText('Master Services Agreement').first();
    await expect(words).toBeVisible();
    await words.selectText();
    expect(await page.evaluate(() => String(getSelection()))).toContain('Master Services');
  });

  await test.step('pages can be enlarged, keep their size after a reload, and can be fitted to the width again', async () => {
    const sheet = contentOf(page).locator('[data-page="1"]');
    const fitting = (await sheet.boundingBox())!.width;
    await page.getByRole('button', { name: 'Larger' }).click();
    await page.getByRole('button', { name: 'Larger' }).click();
    await expect(contentOf(page).getByText('150%')).toBeVisible();
    await expect.poll(async () => (await sheet.boundingBox())!.width / fitting).toBeCloseTo(1.5, 1);
    await page.reload();
    await expect(contentOf(page).getByText('150%')).toBeVisible();
    await page.getByRole('button', { name: 'Fit to width' }).click();
    await expect.poll(async () => (await sheet.boundingBox())!.width / fitting).toBeCloseTo(1, 1);
  });

  await test.step('a selected finding is shown in the document', async () => {
    await placesIn(page).last().click();
    const chosen = contentOf(page).locator('[data-active="true"]').first();
    await expect(chosen).toBeVisible();
    await expect.poll(() => visibleFraction(chosen, contentOf(page))).toBe(1);
  });

  await test.step('so is a finding whose row is clicked anywhere', async () => {
    await contentOf(page).evaluate((pane) => pane.scrollTo(0, pane.scrollHeight));
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') })
      .first();
    await row.getByText('Why', { exact: true }).click();
    await expect(row).toHaveAttribute('aria-current', 'true');
    const chosen = contentOf(page).locator('[data-active="true"]').first();
    await expect.poll(() => visibleFraction(chosen, contentOf(page))).toBe(1);
  });

  await test.step('clicking a highlight selects its finding', async () => {
    await contentOf(page).evaluate((pane) => pane.scrollTo(0, 0));
    const mark = contentOf(page).getByRole('img').first();
    await expect(mark).toBeVisible();
    const name = (await mark.getAttribute('aria-label'))!;
    await mark.click();
    const current = page.locator('li[aria-current="true"]');
    await expect(current.getByRole('heading', { name })).toBeVisible();
    await expect(current).toBeFocused();
  });

  await expectAccessible(page);
  expect(pageErrors).toEqual([]);
  await context.close();
});

test('a report is navigated with keyboard shortcuts, which can be turned off', async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1360, height: 900 },
  });
  const { page, pageErrors } = await openExample(context, server, 'employment-advertisement.docx');
  await expect(contentOf(page).locator('mark').first()).toBeVisible();
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('article') });
  await page.keyboard.press('j');
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press('n');
  await page.keyboard.press('j');
  await expect(rows.nth(2)).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('p');
  await page.keyboard.press('p');
  await expect(rows.nth(0)).toBeFocused();
  await contentOf(page).evaluate((pane) => pane.scrollTo(0, pane.scrollHeight));
  await page.keyboard.press('Enter');
  const chosen = contentOf(page).locator('mark[data-active="true"]').first();
  await expect.poll(() => visibleFraction(chosen, contentOf(page))).toBe(1);

  await page.keyboard.press('d');
  const asking = page.getByRole('dialog', { name: /^Dismiss/ });
  await expect(asking).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asking).toBeHidden();
  await page.keyboard.press('f');
  await expect(page.getByRole('combobox', { name: 'Category' })).toBeFocused();
  await rows.nth(0).focus();

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toBeVisible();
  await expectAccessible(page);
  await help.getByRole('checkbox', { name: /^Single keys are shortcuts/ }).uncheck();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('j');
  await page.keyboard.press('?');
  await expect(help).toBeHidden();
  await expect(rows.nth(1)).not.toBeFocused();
  expect(pageErrors).toEqual([]);
  await context.close();
});

for (const { file, passage } of [
  { file: 'services-contract.docx', passage: 'Master Services Agreement' },
  { file: 'patient-letter.txt', passage: 'Discharge summary' },
]) {
  test(`findings in ${file} are highlighted at their offsets, in a separate tab on a phone`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark',
    });
    const { page, pageErrors } = await openExample(context, server, file);
    await page.getByRole('tab', { name: 'Document' }).click();
    await expect(contentOf(page).getByText(passage).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Findings' }).click();
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') })
      .nth(3);
    await row.getByRole('button', { expanded: false }).click();
    const [quote, title] = [
      await row.getByLabel('Content').innerText(),
      await row.getByRole('heading').innerText(),
    ];
    await row.getByRole('button', { name: /show in the document$/ }).click();
    const chosen = contentOf(page).locator('mark[data-active="true"]');
    await expect(chosen.first()).toBeInViewport({ ratio: 1 });
    if (!quote.includes('•')) expect((await chosen.allInnerTexts()).join('')).toContain(quote);
    await chosen.first().click();
    await expect(page.locator('li[aria-current="true"]').getByRole('heading')).toHaveText(title);
    await expect(page.getByRole('tab', { name: 'Findings' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(pageErrors).toEqual([]);
    await context.close();
  });
}

test('filters also apply to the highlights', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1360, height: 900 },
  });
  const { page } = await openExample(context, server, 'employment-advertisement.txt');
  await expect(
    contentOf(page).locator('mark[data-category="discrimination"]').first(),
  ).toBeVisible();
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'PII' }).click();
  await expect(contentOf(page).locator('mark[data-category="discrimination"]')).toHaveCount(0);
  await expect(contentOf(page).locator('mark[data-category="pii"]').first()).toBeVisible();
  await context.close();
});
