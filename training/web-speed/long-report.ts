import { chromium, type Page } from '@playwright/test';

import { median } from '../benchmarks/median.ts';

const FINDINGS = 5000;
/** In each of the three filters. */
const KEYSTROKES = 7;
const SCROLLS = 60;

/** The responsiveness of a report with 5,000 findings, in milliseconds. */
export interface LongReport {
  readonly findings: number;
  /** The median time from a keystroke in a filter to the next frame. */
  readonly keystroke: number;
  readonly slowestKeystroke: number;
  /** The longest time between two frames while scrolling the list. */
  readonly longestFrame: number;
}

/** Somebody new who uses the screens on this page. */
type CreatePerson = (
  page: Page,
  name: string,
) => { signUp(): Promise<void>; openReport(document: string): Promise<void> };

/** Uploads a text with 5,000 findings to this server and operates its report in a separate browser. */
export async function measureLongReport(
  url: string,
  executablePath: string,
  createPerson: CreatePerson,
): Promise<LongReport> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ baseURL: url, viewport: { width: 1360, height: 900 } });
    await openLongReport(page, createPerson(page, 'Lena Lang'));
    const keystrokes = await pressFilterKeys(page);
    return {
      findings: FINDINGS,
      keystroke: median(keystrokes),
      slowestKeystroke: Math.max(...keystrokes),
      longestFrame: await scrollList(page),
    };
  } finally {
    await browser.close();
  }
}

async function openLongReport(page: Page, person: ReturnType<CreatePerson>): Promise<void> {
  await person.signUp();
  await page.goto('/upload');
  const lines = Array.from(
    { length: FINDINGS },
    (_, at) => `Write to person${at + 1}@example.com.`,
  );
  await page.getByLabel('Document to upload').setInputFiles({
    name: 'addresses.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(lines.join('\n')),
  });
  await page.getByRole('button', { name: 'Upload File' }).click();
  await page.getByText('Document uploaded and analysis started').first().waitFor();
  await person.openReport('addresses.txt');
  await page.getByText(`of ${FINDINGS.toLocaleString('en')} shown`, { exact: false }).waitFor();
  await page
    .getByRole('region', { name: 'Content of the document' })
    .getByText('person1@')
    .waitFor();
}

/** Type-ahead keys for a closed select: all findings are shown, then none, and so on. */
const FILTERS = [
  { name: 'Category', letters: ['D', 'A'] },
  { name: 'Severity', letters: ['L', 'A'] },
  { name: 'State', letters: ['D', 'O'] },
] as const;
/** Keystrokes in faster succession are read as one word. */
const BETWEEN_LETTERS_MS = 1100;

async function pressFilterKeys(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const { name, letters } of FILTERS) {
    // Each filter alone: the URL keeps those set before.
    await page.goto(new URL(page.url()).pathname);
    await page.getByRole('article').first().waitFor();
    await page.getByRole('combobox', { name }).focus();
    for (let press = 0; press < KEYSTROKES; press += 1) {
      times.push(await timeKey(page, letters[press % 2 === 0 ? 0 : 1]));
      await page.waitForTimeout(BETWEEN_LETTERS_MS);
    }
  }
  return times;
}

/** The time from a key press to the end of the frame in which the page has responded. */
async function timeKey(page: Page, key: string): Promise<number> {
  await page.evaluate(() => {
    const answer = new Promise<number>((resolve) => {
      const onKey = ({ timeStamp }: KeyboardEvent) =>
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve(performance.now() - timeStamp);
          channel.port2.postMessage(null);
        });
      addEventListener('keydown', onKey, { once: true, capture: true });
    });
    Object.assign(globalThis, { answer });
  });
  await page.keyboard.press(key);
  return page.evaluate(() => (globalThis as unknown as { answer: Promise<number> }).answer);
}

async function scrollList(page: Page): Promise<number> {
  await page.goto(new URL(page.url()).pathname);
  await page.getByRole('article').first().waitFor();
  await page.getByRole('article').first().hover();
  await page.evaluate(() => {
    const frames = [performance.now()];
    const note = (time: number) => {
      frames.push(time);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(globalThis, { frames });
  });
  for (let at = 0; at < SCROLLS; at += 1) {
    await page.mouse.wheel(0, 1500);
    await page.waitForTimeout(30);
  }
  return page.evaluate(() => {
    const { frames } = globalThis as unknown as { frames: number[] };
    return Math.max(...frames.slice(1).map((time, at) => time - (frames[at] ?? time)));
  });
}
