import { type BrowserContext, expect, type Page, test } from '@playwright/test';

import { expectAccessible } from './expect-accessible.ts';
import { type FakeModel, startFakeModel } from './language-model.ts';
import { createPerson, type Person } from './person.ts';
import { type ProvisoServer, startProvisoServer } from './proviso-server.ts';

// All journeys share one account, and each continues where the previous one ended.
test.describe.configure({ mode: 'serial' });

const MISSED = 'The parcels for the shop lie behind the green door.';
const HARMLESS = 'The lift is out of order on Monday, says the janitor.';
const TEXT = [
  MISSED,
  'Only women may apply for this post.',
  HARMLESS,
  'Ask Rosalind Thackeray to write to rosalind.thackeray@example.com.',
].join('\n');
const OPINIONS = [
  {
    words: MISSED,
    quote: 'lie behind the green door',
    type: 'unsafe-practice',
    why: 'Whoever comes by can take them.',
  },
  {
    words: HARMLESS,
    quote: 'men need not apply',
    type: 'sex-discrimination',
    why: 'It keeps men out.',
  },
];

let model: FakeModel;
let server: ProvisoServer;
let context: BrowserContext;
let page: Page;
let person: Person;
let reader: string;

test.beforeAll(async ({ browser }) => {
  model = await startFakeModel(OPINIONS);
  reader = `${model.name} at ${model.host}`;
  server = await startProvisoServer(model.environment);
  context = await browser.newContext({ baseURL: server.url });
  page = await context.newPage();
  person = createPerson(page, 'Nora Quist');
});
test.afterAll(async () => {
  await context.close();
  await server.stop();
  model.stop();
});

test('a visitor is told that a language model may be used, and none is used by default', async () => {
  await page.goto('/');
  await expect(
    page.getByText(`unless you choose that ${reader} reads your texts too`),
  ).toBeVisible();
  await expect(page).toHaveTitle(/\| Proviso Core [\d.]+$/u);
  await person.signUp();
  await analyzeText();
  await expect(page.getByText(/^Also read by/u)).toBeHidden();
  await expect(page.getByText('Found by')).toHaveCount(0);
  expect(model.asked).toEqual([]);
});

test('the language model is turned on with the keyboard, after an explanation', async () => {
  await openSetting();
  await expect(setting().getByText('Not Enabled')).toBeVisible();
  await expect(setting().getByText('a model on the network of this server')).toBeVisible();
  await expect(setting().getByText('0 of 2,000,000 tokens used')).toBeVisible();
  await expectAccessible(page);
  const turnOn = setting().getByRole('button', { name: 'Turn On' });
  await turnOn.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Let ${model.name} read your documents too?` });
  await expect(dialog.getByText(model.host).first()).toBeVisible();
  await expect(dialog.getByText('what Proviso does not recognize is sent as it is')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(turnOn).toBeFocused();
  await turnOn.press('Enter');
  await dialog.getByRole('button', { name: 'Turn On' }).press('Enter');
  await expect(setting().getByText('Enabled', { exact: true })).toBeVisible();
  await expect(setting().getByRole('button', { name: 'Turn Off' })).toBeFocused();
  await expect(page).toHaveTitle(`Settings · Proviso – AI document compliance | ${model.name}`);
  await page.reload();
  await expect(setting().getByText('Enabled', { exact: true })).toBeVisible();
});

test('the model reads a text with personal data masked, and its findings are attributed to it', async () => {
  await analyzeText();
  await expect(page.getByText(`Also read by ${reader}.`).first()).toBeVisible();
  const found = page.getByRole('article').filter({ hasText: 'behind the green door' });
  await expect(found.getByText(`Found by ${model.name}, not checked by a rule`)).toBeVisible();
  await expect(found).toContainText('Whoever comes by can take them.');
  await expect(page.getByText('men need not apply')).toHaveCount(0);
  const [passage = ''] = model.asked;
  expect(passage).toContain(MISSED);
  expect(passage).not.toMatch(/Rosalind|Thackeray|example\.com/iu);
  await expectAccessible(page);
});

test('a report names the model that also read the document, and its findings can be filtered', async () => {
  await upload('letter.txt');
  await expect(
    page.getByText(
      `Also read by ${reader}: 1 finding added, 1 claim dropped because its words do not stand in the text.`,
    ),
  ).toBeVisible();
  await expect(page.getByText('900 in questions, 100 in answers')).toBeVisible();
  await page.getByRole('combobox', { name: 'Source' }).click();
  await page.getByRole('option', { name: 'Language model' }).click();
  await expect(page).toHaveURL(/\?source=language-model$/u);
  await expect(page.getByText(/^1 of \d+ shown$/u)).toBeVisible();
  await expect(page.getByRole('article')).toContainText(model.name);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Re-scan' }).click();
  await expect(page.getByRole('dialog').getByText(`Also read by ${reader}.`)).toBeVisible();
  await page.keyboard.press('Escape');
});

test('a report says when the model could not be reached, and has no model findings', async () => {
  model.answerWith('error');
  await upload('note.txt');
  await expect(page.getByText('The language model did not read everything').first()).toBeVisible();
  await expect(page.getByText('The language model could not be reached.').first()).toBeVisible();
  await expect(page.getByText(`${reader} was to read it as well, but read nothing.`)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Source' })).toHaveCount(0);
  model.answerWith('opinions');
});

test('the model is not turned on if it differs from the one that was shown', async () => {
  await openSetting();
  await setting().getByRole('button', { name: 'Turn Off' }).click();
  await expect(setting().getByText('Not Enabled')).toBeVisible();
  const outdated = { model: 'another:7b', host: 'models.example.com' };
  await page.route('**/api/second-reader', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const answer = (await response.json()) as object;
    return route.fulfill({ response, json: { ...answer, offered: outdated } });
  });
  await page.reload();
  await setting().getByRole('button', { name: 'Turn On' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Whoever runs models.example.com can read')).toBeVisible();
  await page.unroute('**/api/second-reader');
  await dialog.getByRole('button', { name: 'Turn On' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Nothing was turned on.');
  await expect(dialog.getByRole('heading', { name: model.name })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).first().click();
  await expect(setting().getByText('Not Enabled')).toBeVisible();
});

test('nothing is sent once the model is off, and the activity log shows both changes', async () => {
  const before = model.asked.length;
  await analyzeText();
  await expect(page.getByText(/^Also read by/u)).toHaveCount(0);
  await expect(page).toHaveTitle(/\| Proviso Core [\d.]+$/u);
  expect(model.asked).toHaveLength(before);
  await page.goto('/settings/activity');
  await expect(page.getByText('Language model turned on')).toHaveCount(1);
  await expect(page.getByText('Language model turned off')).toHaveCount(1);
});

test('a consent that is being sent cannot be canceled, because it would be given all the same', async () => {
  await openSetting();
  const sent = Promise.withResolvers<void>();
  await page.route('**/api/second-reader', async (route) => {
    if (route.request().method() === 'PUT') await sent.promise;
    return route.continue();
  });
  await setting().getByRole('button', { name: 'Turn On' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Turn On' }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Cancel' }).last().press('Enter');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  sent.resolve();
  await expect(dialog).toHaveCount(0);
  await page.unroute('**/api/second-reader');
  await setting().getByRole('button', { name: 'Turn Off' }).click();
  await expect(setting().getByText('Not Enabled')).toBeVisible();
});

test('a model setting that cannot be loaded says so on the upload and settings pages', async () => {
  await page.route('**/api/second-reader', (route) => route.fulfill({ status: 500, body: 'no' }));
  const sentence = 'Whether a language model also reads';
  await page.goto('/upload');
  await expect(page.getByText(`${sentence} this could not be loaded.`).first()).toBeVisible();
  await page.goto('/settings');
  await expect(
    setting().getByText(`${sentence} your documents could not be loaded.`),
  ).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/second-reader');
  await setting().getByRole('button', { name: 'Try again' }).click();
  await expect(setting().getByText('Not Enabled')).toBeVisible();
});

function setting() {
  return page.getByRole('region', { name: 'Language Model' });
}

async function openSetting(): Promise<void> {
  await page.goto('/settings#language-model');
  await expect(setting().getByRole('heading', { name: model.name })).toBeVisible();
}

async function analyzeText(): Promise<void> {
  await page.goto('/analyze');
  await page.getByLabel('Text to analyze').fill(TEXT);
  await page.getByRole('button', { name: 'Analyze Text' }).click();
  await expect(page.getByRole('heading', { name: 'Analysis Results' })).toBeVisible();
}

async function upload(name: string): Promise<void> {
  await page.goto('/upload');
  await expect(page.getByText(`Also read by ${reader}.`)).toBeVisible();
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(TEXT) };
  await page.getByLabel('Document to upload').setInputFiles(file);
  await expect(page.getByText(`Also read by ${reader}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Upload File' }).click();
  await expect(page.getByText('Document uploaded and analysis started').first()).toBeVisible();
  await person.openReport(name);
}
