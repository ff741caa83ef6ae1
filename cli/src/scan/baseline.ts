import { readFile } from 'node:fs/promises';
import { normalize } from 'node:path';

import { CommandError } from '../command-error.ts';

/** How often each file's fingerprints were found by an earlier scan; `./a` and `a` are one file. */
export type Baseline = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** How fingerprints are made; those of another scheme match nothing. */
export const FINGERPRINT_SCHEME = 2;

export const EMPTY_BASELINE: Baseline = new Map();

/** Loads the JSON output of an earlier scan. Throws cli.baseline for anything else. */
export async function loadBaseline(path: string): Promise<Baseline> {
  const content = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    const isThere = error.code !== 'ENOENT';
    const message = isThere
      ? `The baseline ${path} could not be read.`
      : `There is no baseline ${path}.`;
    throw new CommandError('cli.baseline', message, { cause: error });
  });
  const report = parse(content);
  const files = report?.['files'];
  // Other programs write lists of files as well, and a baseline without findings would go unnoticed.
  if (!Array.isArray(files) || !files.every(isFileEntry)) {
    const message = `The baseline ${path} is not the output of proviso scan --format json.`;
    throw new CommandError('cli.baseline', message);
  }
  if (report?.['fingerprints'] !== FINGERPRINT_SCHEME) {
    const message = `The baseline ${path} was written by another version, whose fingerprints would match nothing. Write it anew.`;
    throw new CommandError('cli.baseline', message);
  }
  const baseline = new Map<string, Map<string, number>>();
  for (const entry of files) {
    const file = normalize(entry.file);
    baseline.set(file, countFingerprints(entry, baseline.get(file)));
  }
  return baseline;
}

/** Whether any of these files is in the baseline. */
export function knowsAnyOf(baseline: Baseline, files: readonly string[]): boolean {
  return files.some((file) => baseline.has(normalize(file)));
}

/** Removes the findings that the baseline lists for this file; occurrences beyond the baseline's count are new. */
export function excludeKnown<Found extends { readonly fingerprint: string }>(
  findings: readonly Found[],
  file: string,
  baseline: Baseline,
): Found[] {
  const left = new Map(baseline.get(normalize(file)));
  if (left.size === 0) return [...findings];
  return findings.filter(({ fingerprint }) => {
    const count = left.get(fingerprint) ?? 0;
    left.set(fingerprint, count - 1);
    return count <= 0;
  });
}

/** The findings that were removed, which a baseline made from this scan must list as well. */
export function withoutNew<Found>(all: readonly Found[], findings: readonly Found[]): Found[] {
  const areNew = new Set(findings);
  return all.filter((finding) => !areNew.has(finding));
}

function parse(content: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(content);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A file in the output of an earlier scan: with its findings, or with an error instead. */
interface FileEntry {
  readonly file: string;
  readonly findings?: readonly unknown[];
  /** Those that the baseline of that scan knew. */
  readonly known?: unknown;
}

function isFileEntry(entry: unknown): entry is FileEntry {
  return (
    isRecord(entry) &&
    typeof entry['file'] === 'string' &&
    (Array.isArray(entry['findings']) || isRecord(entry['error']))
  );
}

/** Adds the findings of an entry to those of other entries for the same file. */
function countFingerprints(
  { findings = [], known }: FileEntry,
  counts = new Map<string, number>(),
): Map<string, number> {
  const listed: readonly unknown[] = Array.isArray(known) ? known : [];
  for (const finding of [...findings, ...listed]) {
    const print = isRecord(finding) ? finding['fingerprint'] : undefined;
    if (typeof print === 'string') counts.set(print, (counts.get(print) ?? 0) + 1);
  }
  return counts;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
