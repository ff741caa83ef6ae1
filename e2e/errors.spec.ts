import { expect, type Page, test } from '@playwright/test';

import { createPerson } from './person.ts';
import type { ProvisoServer } from './proviso-server.ts';
import { startOnReport } from './start-on-report.ts';

/** What the network does to a call: a response with this status and body, or none at all. */
type Fault = { readonly status: number; readonly body?: string } | 'no connection';

const DOCUMENT = 'supplier-invoice.txt';

let server: ProvisoServer;
let page: Page;

test.beforeAll(async ({ browser }) => {
  ({ server, page } = await startOnReport(browser, { name: 'Edda Rook', document: DOCUMENT }));
});
test.afterAll(async () => {
  await server.stop();
});
test.afterEach(async () => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** Makes every matching call fail until the end of the test. */
async function inject(target: Page, calls: string | RegExp, fault: Fault): Promise<void> {
  await target.unrouteAll({ behavior: 'ignoreErrors' });
  await target.route(calls, (route) =>
    fault === 'no connection'
      ? route.abort('connectionfailed')
      : route.fulfill({ status: fault.status, body: fault.body ?? '' }),
  );
}

/** The visible toast with this title. */
function toast(target: Page, title: string) {
  return target
    .getByRole('region', { name: /Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: title });
}

async function openReport(): Promise<void> {
  await page.goto('/documents');
  await page.getByRole('link', { name: `View Analysis of ${DOCUMENT}`, exact: true }).click();
  await expect(page.getByRole('button', { name: 'Download Report' })).toBeVisible();
}

test('a failed upload says why, in a toast and beside the file', async () => {
  const reasons: readonly (readonly [Fault, string])[] = [
    [{ status: 500 }, 'Server error occurred. Please try again later.'],
    [{ status: 404 }, 'Upload service not found. Please contact support.'],
    ['no connection', 'Network error. Please check your connection.'],
    [
      {
        status: 415,
        body: JSON.stringify({ code: 'a.code', message: 'A sentence of the server.' }),
      },
      'A sentence of the server.',
    ],
    [{ status: 400, body: 'no JSON' }, 'Upload failed. Please try again.'],
  ];
  await page.goto('/upload');
  await page
    .getByLabel('Document to upload')
    .setInputFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear all') });
  for (const [fault, reason] of reasons) {
    await inject(page, '**/api/upload', fault);
    await page.getByRole('button', { name: 'Upload File' }).click();
    await expect(toast(page, 'Upload failed')).toContainText(reason);
    await expect(page.getByRole('alert').getByText(reason)).toBeVisible();
  }
});

test('an upload queue that loses the server keeps unsent files, and leaving during an upload needs confirmation', async () => {
  await page.goto('/upload');
  await page.getByRole('checkbox', { name: /^Upload several/ }).check();
  const letters = ['first.txt', 'second.txt'].map((name) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from('Dear all'),
  }));
  await page.getByLabel('Documents to upload').setInputFiles(letters);
  await inject(page, '**/api/upload', 'no connection');
  await page.getByRole('button', { name: 'Upload 2 files' }).click();
  await expect(
    page.getByText('the server was not reached. 2 files were not sent.').first(),
  ).toBeVisible();
  await expect(toast(page, 'Uploads stopped')).toContainText('0 of 2 accepted');

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const { promise: isBack, resolve: comeBack } = Promise.withResolvers<void>();
  await page.route('**/api/upload', async (route) => {
    await isBack;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Upload 2 files' }).click();
  const asked = page.waitForEvent('dialog');
  const reloading = page.evaluate(() => location.reload()).catch(() => undefined);
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await reloading;
  comeBack();
  await expect(toast(page, 'Uploads finished')).toContainText('2 of 2 accepted');
});

test('a new version cannot be uploaded until the previous version is loaded', async () => {
  await inject(page, /\/api\/documents\/1$/, { status: 404 });
  await page.goto('/upload?previous=1');
  await expect(
    page.getByRole('main').getByText('The earlier version could not be loaded'),
  ).toBeVisible();
  await expect(page.getByLabel('Document to upload')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(`New version of ${DOCUMENT}`).first()).toBeVisible();
  await expect(page.getByLabel('Document to upload')).toHaveCount(1);
});

test('an upload that finishes after its page is left does not navigate away from the current page', async () => {
  const { promise: isLeft, resolve: leave } = Promise.withResolvers<void>();
  await page.route('**/api/upload', async (route) => {
    await isLeft;
    await route.continue();
  });
  await page.goto('/upload?previous=1');
  await page
    .getByLabel('Document to upload')
    .setInputFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear all') });
  await page.getByRole('button', { name: 'Upload File' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('link', { name: 'Text Analysis' }).click();
  await page.getByLabel('Text to analyze').fill('Half of a sen');
  leave();
  const message = toast(page, 'Upload successful');
  await expect(message.getByRole('link', { name: 'Open document' })).toHaveAttribute(
    'href',
    /^\/documents\/\d+$/,
  );
  // By the time the message disappears, the upload screen would have moved on.
  await expect(message).toBeHidden();
  await expect(page.getByLabel('Text to analyze')).toHaveValue('Half of a sen');
});

test('an analysis that cannot be loaded from its card says why', async () => {
  const reasons: readonly (readonly [Fault, string])[] = [
    [{ status: 404 }, 'Analysis not found'],
    [{ status: 500 }, 'Server error while loading analysis'],
    [{ status: 503 }, 'Failed to fetch analysis (503)'],
  ];
  await page.goto('/upload');
  const card = page.getByRole('button', { name: `Open the report of ${DOCUMENT}` });
  await expect(card).toBeVisible();
  for (const [fault, reason] of reasons) {
    await inject(page, '**/api/analysis/*', fault);
    await card.click();
    await expect(toast(page, 'Failed to load analysis')).toContainText(reason);
  }
  await page.unrouteAll();
  await card.click();
  await expect(page.getByRole('dialog', { name: `Analysis Report: ${DOCUMENT}` })).toBeVisible();
  // The open dialog hides everything else from the accessibility tree.
  await expect(page.getByText('Analysis loaded', { exact: true }).first()).toBeVisible();
});

test('a report that cannot be downloaded says why', async () => {
  const reasons: readonly (readonly [Fault, string])[] = [
    [{ status: 404 }, 'Report not found'],
    [{ status: 500 }, 'Server error while generating report'],
    [{ status: 502 }, 'Failed to download report (502)'],
  ];
  await openReport();
  for (const [fault, reason] of reasons) {
    await inject(page, '**/api/download-report/**', fault);
    await page.getByRole('button', { name: 'Download Report' }).click();
    await expect(toast(page, 'Download failed')).toContainText(reason);
  }
});

test('a cleaned copy that cannot be made says why, and whether a checklist was saved instead', async () => {
  const reasons: readonly (readonly [Fault, string])[] = [
    [{ status: 404 }, 'Document not found'],
    [{ status: 500 }, 'Server error while generating clean version'],
    [{ status: 422 }, 'Failed to clean document (422)'],
  ];
  await openReport();
  const fix = page.getByRole('button', { name: 'Fix Issues' });
  for (const [fault, reason] of reasons) {
    await inject(page, '**/clean', fault);
    const saving = page.waitForEvent('download');
    await fix.click();
    expect((await saving).suggestedFilename()).toBe('cleaned-supplier-invoice.txt');
    await expect(toast(page, 'Fallback successful')).toContainText(reason);
  }
  await page.evaluate(() => {
    URL.createObjectURL = () => {
      throw new Error('no room');
    };
  });
  await fix.click();
  await expect(toast(page, 'Complete failure')).toContainText(
    'Failed to generate any clean version. Please try again.',
  );
});

test('a text that cannot be analyzed says why', async () => {
  const message = 'The text is too long: at most 1,000,000 characters can be analyzed at once.';
  const reasons: readonly (readonly [Fault, string])[] = [
    [{ status: 413, body: JSON.stringify({ code: 'a.code', message }) }, message],
    [{ status: 500 }, 'Could not analyze the text. Please try again.'],
    ['no connection', 'Could not analyze the text. Please try again.'],
  ];
  await page.goto('/analyze');
  await page.getByLabel('Text to analyze').fill('Write to ada@example.com.');
  for (const [fault, reason] of reasons) {
    await inject(page, '**/api/analyze-text', fault);
    await page.getByRole('button', { name: 'Analyze Text' }).click();
    await expect(toast(page, 'Analysis failed')).toContainText(reason);
  }
  // The second message reads the same as the third: only the button shows that the last attempt has finished.
  await expect(page.getByRole('button', { name: 'Analyze Text' })).toBeEnabled();
  await page.getByLabel('Text to analyze').fill('   ');
  await page.getByLabel('Text to analyze').press('Control+Enter');
  await expect(toast(page, 'Empty text')).toContainText('Please enter some text to analyze');
});

test('an upgrade that cannot be started says so', async () => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Upgrade Now' }).click();
  const upgrade = page.getByRole('button', { name: 'Upgrade to Starter' });
  for (const fault of [{ status: 500 }, { status: 200, body: '{}' }, 'no connection'] as const) {
    await inject(page, '**/api/checkout/create-checkout-session', fault);
    await upgrade.click();
    await expect(
      page.getByText('Failed to start upgrade process. Please try again.').first(),
    ).toBeVisible();
    await expect(upgrade).toBeEnabled();
  }
});

test('a report whose analysis is unavailable shows an error in its place', async () => {
  await openReport();
  const refusals: readonly (readonly [Fault, string])[] = [
    [{ status: 404 }, 'Analysis results not found for this document'],
    [{ status: 500 }, 'Server error while loading analysis'],
  ];
  for (const [fault, reason] of refusals) {
    await inject(page, '**/api/analysis/*', fault);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Analysis Timed Out' })).toBeVisible();
    await expect(page.getByText(reason).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Documents' })).toBeVisible();
  }
  await inject(page, '**/api/analysis/*', { status: 200, body: 'null' });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Analysis Results Not Available' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upload New Document' })).toBeVisible();
});

test('a failed sign-in or sign-up shows an error and leaves the visitor signed out', async ({
  browser,
}) => {
  const visitor = await browser.newPage({ baseURL: server.url });
  const person = createPerson(visitor, 'Fenn Moor');
  await inject(visitor, '**/auth/v1/**', 'no connection');
  await visitor.goto('/login');
  await visitor.getByLabel('Email').fill(person.email);
  await visitor.getByLabel('Password', { exact: true }).fill('harbour-lantern-47');
  await visitor.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(visitor.getByText('Login failed. Please try again.')).toBeVisible();

  await visitor.goto('/signup');
  await visitor.getByLabel('Email').fill(person.email);
  await visitor.getByLabel('Password', { exact: true }).fill('harbour-lantern-47');
  await visitor.getByLabel('Confirm password').fill('harbour-lantern-48');
  await visitor.getByRole('button', { name: 'Create account' }).click();
  await expect(visitor.getByText('Passwords do not match')).toBeVisible();
  await visitor.getByLabel('Confirm password').fill('harbour-lantern-47');
  await visitor.getByRole('button', { name: 'Create account' }).click();
  await expect(visitor.getByText('Registration failed. Please try again.')).toBeVisible();

  await inject(visitor, /\/api\/users$/u, { status: 500, body: 'broken' });
  await visitor.getByRole('button', { name: 'Create account' }).click();
  await expect(visitor.getByText('User creation failed: 500 broken')).toBeVisible();

  await inject(visitor, /\/api\/users\//u, { status: 500, body: 'broken' });
  await visitor.goto('/login');
  await visitor.getByLabel('Email').fill(person.email);
  await visitor.getByLabel('Password', { exact: true }).fill('harbour-lantern-47');
  await inject(visitor, /\/api\/users\//u, { status: 503, body: 'busy' });
  await visitor.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(visitor.getByText('Failed to fetch user: 503 busy')).toBeVisible();
  await expect(visitor).toHaveURL(/\/login$/);
  await visitor.close();
});
