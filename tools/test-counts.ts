import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { repositoryRoot } from './run-command.ts';

/** How many tests ended how. */
export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

const vitestReport = join(repositoryRoot, '.cache', 'vitest.json');
const playwrightReport = join(repositoryRoot, '.cache', 'playwright.json');

const noUnitTests = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 };
const noBrowserTests = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } };

/** Adds up the reports that the unit and the browser tests have left; a report that is absent counts nothing. */
export async function readTestCounts(): Promise<TestCounts> {
  const unit = await readReport(vitestReport, noUnitTests);
  const { stats } = await readReport(playwrightReport, noBrowserTests);
  return {
    // A flaky one passed at its second try; the list of the browser tests names it.
    passed: unit.numPassedTests + stats.expected + stats.flaky,
    failed: unit.numFailedTests + stats.unexpected,
    skipped: unit.numPendingTests + stats.skipped,
  };
}

/** Removes the reports of an earlier run, so that a run that stops early does not count them. */
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
