import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, type Page, test } from '@playwright/test';

import { DEVICES } from './devices.ts';
import { expectAccessible } from './expect-accessible.ts';
import { createPerson } from './person.ts';
import { type ProvisoServer, startProvisoServer } from './proviso-server.ts';

let server: ProvisoServer;

test.beforeAll(async () => {
  server = await startProvisoServer({ PLAN_FREE_LIMIT: '3' });
});
test.afterAll(async () => {
  await server.stop();
});

const SECRET = '219-09-9999';
const textFile = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

/** Saves the download that the click starts and returns its name and content. */
async function download(page: Page, click: () => Promise<void>): Promise<[string, string]> {
  const [file] = await Promise.all([page.waitForEvent('download'), click()]);
  await expect(page.getByText('Download successful').first()).toBeVisible();
  return [file.suggestedFilename(), await readFile(await file.path(), 'latin1')];
}

for (const [device, options] of Object.entries(DEVICES)) {
  test(`several files are uploaded in turn, counted and reported (${device})`, async ({
    browser,
  }) => {
    test.slow();
    const context = await browser.newContext({ baseURL: server.url, ...options });
    const page = await context.newPage();
    const person = createPerson(page, `Nora ${device}`);
    await person.signUp();

    await test.step('a policy is made the default', async () => {
      await page.goto('/upload');
      await page.getByRole('combobox', { name: 'Policy' }).click();
      await page.getByRole('option', { name: 'Policy: Hiring and personnel' }).click();
      await page.getByRole('button', { name: 'Use as default' }).click();
      await expect(page.getByText('Your default')).toBeVisible();
      await page.goto('/analyze');
      await expect(page.getByRole('combobox', { name: 'Policy' })).toContainText(
        'Hiring and personnel',
      );
    });

    await test.step('the queue uploads valid files and stops when no analyses are left', async () => {
      await page.goto('/upload');
      await page.getByRole('checkbox', { name: /^Upload several/ }).check();
      const files = page.getByRole('list', { name: 'Files to upload' }).getByRole('listitem');
      await page
        .getByLabel('Documents to upload')
        .setInputFiles([
          textFile('one.txt', `My SSN is ${SECRET}.`),
          { ...textFile('two.pdf', 'no PDF at all'), mimeType: 'application/pdf' },
          textFile('three.txt', 'Write to ana@example.com.'),
          { ...textFile('four.exe', 'MZ'), mimeType: 'application/x-msdownload' },
        ]);
      await expect(files).toHaveCount(4);
      await expectAccessible(page);
      const { promise: isBack, resolve: comeBack } = Promise.withResolvers<void>();
      await page.route('**/api/upload', async (route) => {
        await isBack;
        await route.continue();
      });
      await page.getByRole('button', { name: 'Upload 3 files' }).click();
      const several = page.getByRole('checkbox', { name: /^Upload several/ });
      await expect(several).toBeDisabled();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'View Library' }).click();
      await page.getByRole('link', { name: 'Add Documents' }).click();
      await expect(files).toHaveCount(4);
      await expect(several).toBeDisabled();
      await expect(page.getByRole('combobox', { name: 'Policy' })).toContainText(
        'Hiring and personnel',
      );
      comeBack();
      await expect(page.getByText('Uploads finished').first()).toBeVisible();
      await expect(page.getByText('2 of 3 accepted').first()).toBeVisible();
      await expect(several).toBeEnabled();
      await expect(files.filter({ hasText: 'one.txt' })).toContainText(/analysis started|Analyzed/);
      await expect(files.filter({ hasText: 'two.pdf' }).getByRole('alert')).toBeVisible();
      await expect(files.filter({ hasText: 'four.exe' })).toContainText('File type must be one of');
      // Retrying cannot help a file that is not a PDF.
      await expect(page.getByRole('button', { name: 'Try two.pdf again' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Remove two.pdf' })).toBeVisible();
      await page
        .getByLabel('Documents to upload')
        .setInputFiles([textFile('five.txt', 'A.'), textFile('six.txt', 'B.')]);
      await expect(page.getByText('1 analysis is left for 2 files')).toBeVisible();
      await page.getByRole('button', { name: 'Upload 2 files' }).click();
      await expect(page.getByText(/no analysis is left\. 1 file was not sent/)).toBeVisible();
      await expect(page.getByText('Uploads stopped').first()).toBeVisible();
      await expect(page.getByText('1 of 2 accepted').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Upload 1 file' })).toBeEnabled();
      await expectAccessible(page);
      // Nothing is sent that would only be refused.
      await page.getByRole('button', { name: 'Upload 1 file' }).click();
      await expect(page.getByRole('dialog', { name: 'Upgrade Your Plan' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Upload 1 file' })).toBeFocused();
    });

    await test.step('the dashboard counts the findings', async () => {
      await person.openReport('one.txt');
      await person.openReport('three.txt');
      await page.goto('/dashboard');
      await expect(page.getByRole('figure', { name: /2 findings in \d documents/ })).toBeVisible();
      await expect(page.getByRole('row', { name: /E-mail address/ })).toContainText('1');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Show as Table' }).click();
      const week = page.getByRole('region', { name: 'Findings by category' }).getByRole('row');
      await expect(week).toHaveCount(13);
      await expect(week.last().getByRole('cell')).toHaveText([/\d/, '2', '0', '0', '0', '2']);
      await expectAccessible(page);
    });

    await test.step('the report can be downloaded in each format', async () => {
      await person.openReport('one.txt');
      const button = page.getByRole('button', { name: 'Download Report', exact: true });
      const [jsonName, json] = await download(page, () => button.click());
      expect(jsonName).toMatch(/^compliance-report-one\.txt-[\dTZ-]+\.json$/);
      expect(JSON.parse(json)).toMatchObject({ analysis: { policy: { name: 'hr' } } });
      for (const [format, beginning] of [
        ['PDF', /^%PDF-1\.7/],
        ['CSV', /^file,category,/],
        ['SARIF', /^\{\s*"\$schema"/],
      ] as const) {
        const [name, content] = await download(page, async () => {
          await page.getByRole('button', { name: 'Other report formats' }).click();
          await page.getByRole('menuitem', { name: format }).click();
        });
        expect(name).toMatch(new RegExp(`\\.${format.toLowerCase()}$`));
        expect(content).toMatch(beginning);
        expect(content).not.toContain(SECRET);
      }
      await expectAccessible(page);
    });

    await test.step('a report that cannot be made says so', async () => {
      await page.route('**/api/download-report/*', (route) => route.fulfill({ status: 500 }));
      await page.getByRole('button', { name: 'Other report formats' }).press('Enter');
      await page.getByRole('menuitem', { name: 'PDF' }).press('Enter');
      const failure = page.getByText('Server error while generating report').first();
      await expect(failure).toBeVisible();
    });
    await context.close();
  });
}

test('the component gallery is not part of the production build', async () => {
  const manifest = join(import.meta.dirname, '../web/dist/.vite/manifest.json');
  const built = await readFile(manifest, 'utf8');
  expect(built).toContain('src/pages/dashboard/dashboard.tsx');
  expect(built).not.toContain('src/design');
});
