import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { repositoryRoot } from './run-command.ts';

/** The number of tests by outcome. */
export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
  /** Titles of the browser tests that passed only when they were repeated. */
  flaky: readonly string[];
}

/** What is read of a report of Playwright: suites are files and, in them, groups of tests. */
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly skipped: number;
  };
  readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

const vitestReport = join(repositoryRoot, '.cache', 'vitest.json');
const playwrightReport = join(repositoryRoot, '.cache', 'playwright.json');

const noUnitTests = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 };
const noBrowserTests: PlaywrightReport = {
  stats: { expected: 0, unexpected: 0, skipped: 0 },
  suites: [],
};

/** Adds up the reports of the unit and browser tests; a missing report counts as nothing. */
export async function readTestCounts(): Promise<TestCounts> {
  const unit = await readReport(vitestReport, noUnitTests);
  const { stats, suites } = await readReport(playwrightReport, noBrowserTests);
  return {
    passed: unit.numPassedTests + stats.expected,
    failed: unit.numFailedTests + stats.unexpected,
    skipped: unit.numPendingTests + stats.skipped,
    flaky: suites.flatMap(listFlaky),
  };
}

/** The counts as the last lines of a run: what passed only on the second try is named and not counted as passed. */
export function describeCounts({ passed, failed, skipped, flaky }: TestCounts): string {
  const line = `${passed} passed, ${failed} failed, ${skipped} skipped`;
  if (flaky.length === 0) return line;
  return [
    'Passed only on the second try:',
    ...flaky.map((title) => `  ${title}`),
    `${line}, ${flaky.length} flaky`,
  ].join('\n');
}

export function listFlaky({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ file, title }) => `${file} › ${title}`), ...suites.flatMap(listFlaky)];
}

/** Removes the reports of an earlier run, so that an aborted run does not count them. */
export async function removeTestReports(): Promise<void> {
  await Promise.all([rm(vitestReport, { force: true }), rm(playwrightReport, { force: true })]);
}

async function readReport<Shape>(path: string, absent: Shape): Promise<Shape> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Shape;
  } catch {
    return absent;
  }
}
