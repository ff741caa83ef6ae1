import { readFile } from 'node:fs/promises';

import { CommandError } from '../command-error.ts';

/** How often each file's fingerprints were found by an earlier scan. */
export type Baseline = ReadonlyMap<string, ReadonlyMap<string, number>>;

export const EMPTY_BASELINE: Baseline = new Map();

/** Loads the JSON output of an earlier scan. Throws cli.baseline for anything else. */
export async function loadBaseline(path: string): Promise<Baseline> {
  const content = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new CommandError('cli.baseline', `The baseline ${path} could not be read.`, {
      cause: error,
    });
  });
  const files = parse(content)?.['files'];
  if (!Array.isArray(files)) {
    const message = `The baseline ${path} is not the output of proviso scan --format json.`;
    throw new CommandError('cli.baseline', message);
  }
  return new Map(files.map((entry: unknown) => [textOf(entry, 'file'), countFingerprints(entry)]));
}

/** Leaves out what the baseline lists for this file; what now stands there more often than then is new. */
export function withoutKnown<Found extends { readonly fingerprint: string }>(
  findings: readonly Found[],
  file: string,
  baseline: Baseline,
): Found[] {
  const left = new Map(baseline.get(file));
  return findings.filter(({ fingerprint }) => {
    const count = left.get(fingerprint) ?? 0;
    left.set(fingerprint, count - 1);
    return count <= 0;
  });
}

function parse(content: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(content);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function countFingerprints(entry: unknown): Map<string, number> {
  const findings = isRecord(entry) ? entry['findings'] : undefined;
  const counts = new Map<string, number>();
  for (const finding of Array.isArray(findings) ? findings : []) {
    const print = textOf(finding, 'fingerprint');
    counts.set(print, (counts.get(print) ?? 0) + 1);
  }
  return counts;
}

function textOf(entry: unknown, key: string): string {
  const value = isRecord(entry) ? entry[key] : undefined;
  return typeof value === 'string' ? value : '';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
