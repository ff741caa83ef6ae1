import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { repositoryRoot } from './run-command.ts';

/** The number of tests by outcome. */
export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

const vitestReport = join(repositoryRoot, '.cache', 'vitest.json');
const playwrightReport = join(repositoryRoot, '.cache', 'playwright.json');

const noUnitTests = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 };
const noBrowserTests = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } };

/** Adds up the reports of the unit and browser tests; a missing report counts as nothing. */
export async function readTestCounts(): Promise<TestCounts> {
  const unit = await readReport(vitestReport, noUnitTests);
  const { stats } = await readReport(playwrightReport, noBrowserTests);
  return {
    // A flaky test passed on its second try; the list of browser tests names it.
    passed: unit.numPassedTests + stats.expected + stats.flaky,
    failed: unit.numFailedTests + stats.unexpected,
    skipped: unit.numPendingTests + stats.skipped,
  };
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
