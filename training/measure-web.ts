/**
 * `npm run measure:web [-- RUNS]`: how much JavaScript the screens need, their Lighthouse scores on the mobile profile
 * (the median of five runs of the production build), and how responsive a report with 5,000 findings is. The exit code
 * is 1 if a bar is missed.
 */
import { join } from 'node:path';

import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';

import { createPerson } from '../e2e/person.ts';
import { startProvisoServer } from '../e2e/proviso-server.ts';
import { findChromium } from '../tools/find-chromium.ts';
import { repositoryRoot, runCommand } from '../tools/run-command.ts';
import { measureBundles } from './web-speed/bundle-sizes.ts';
import { scorePage } from './web-speed/lighthouse-scores.ts';
import { measureLongReport } from './web-speed/long-report.ts';

const RUNS = Number(process.argv[2] ?? 5);
const DOCUMENT = 'hr-policy.pdf';
const MIN_PERFORMANCE = 95;
const LONGEST_KEYSTROKE_MS = 100;
const LONGEST_FRAME_MS = 1000;
/** Search engines only see the public pages; the other bars apply to all pages. */
const FULL = ['accessibility', 'best-practices', 'seo'] as const;

let hasFailed = false;
const buildCode = await runCommand('node', ['tools/build-web.ts']);
if (buildCode !== 0) process.exit(buildCode);
await printSizes();
await printScores();
await printLongReport();
process.exitCode = hasFailed ? 1 : 0;

async function printSizes(): Promise<void> {
  for (const { name, bytes, limit } of await measureBundles(join(repositoryRoot, 'web/dist'))) {
    const size = `${(bytes / 1000).toFixed(1)} kB gzip of ${limit / 1000}`;
    console.log(`${verdict(bytes <= limit)}  ${name}: ${size}`);
  }
}

async function printScores(): Promise<void> {
  const server = await startProvisoServer();
  const browser = await launch({
    chromePath: await findChromium(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });
  try {
    for (const path of ['/', '/login']) await printPage(server.url, path, browser.port, true);
    await prepareAccount(server.url, browser.port);
    for (const path of ['/dashboard', '/documents/1']) {
      await printPage(server.url, path, browser.port, false);
    }
  } finally {
    browser.kill();
    await server.stop();
  }
}

async function printLongReport(): Promise<void> {
  const server = await startProvisoServer();
  try {
    const report = await measureLongReport(server.url, await findChromium(), createPerson);
    const { findings, keystroke, slowestKeystroke, longestFrame } = report;
    const times = `median ${keystroke.toFixed(0)} ms, slowest ${slowestKeystroke.toFixed(0)} ms`;
    const isFastEnough = keystroke < LONGEST_KEYSTROKE_MS;
    console.log(
      `${verdict(isFastEnough)}  ${findings} findings, a keystroke in a filter: ${times}`,
    );
    const hasNoLongFrames = longestFrame < LONGEST_FRAME_MS;
    const frame = `longest frame ${longestFrame.toFixed(0)} ms`;
    console.log(`${verdict(hasNoLongFrames)}  ${findings} findings, scrolled: ${frame}`);
  } finally {
    await server.stop();
  }
}

/** Signs up in the browser, which stores the session, and adds one analyzed document. */
async function prepareAccount(url: string, port: number): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`);
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('The browser has no context.');
  const page = await context.newPage();
  const person = createPerson(atServer(page, url));
  await person.signUp();
  await person.upload(DOCUMENT);
  await person.openReport(DOCUMENT);
  await page.close();
  await browser.close();
}

/** A page that resolves relative URLs against the server. */
function atServer<Page extends { goto(url: string): Promise<unknown> }>(page: Page, url: string) {
  const goto = page.goto.bind(page);
  return Object.assign(page, { goto: (path: string) => goto(new URL(path, url).href) });
}

async function printPage(
  origin: string,
  path: string,
  port: number,
  isPublic: boolean,
): Promise<void> {
  const scores = await scorePage(`${origin}${path}`, port, RUNS);
  const isFull = (isPublic ? FULL : FULL.slice(0, 1)).every((name) => scores[name] === 100);
  const marks = ['performance', ...FULL] as const;
  const figures = marks.map((name) => `${name} ${scores[name]}`).join(', ');
  const passed = verdict(isFull && scores.performance >= MIN_PERFORMANCE);
  const times = `largest paint ${scores.largestPaint} ms, blocking ${scores.blocking} ms, machine ${scores.machine}`;
  console.log(`${passed}  ${path}: ${figures} (${times})`);
  if (scores.failed.length > 0) console.log(`        below: ${scores.failed.join(', ')}`);
}

function verdict(isMet: boolean): string {
  hasFailed ||= !isMet;
  return isMet ? 'met   ' : 'MISSED';
}
