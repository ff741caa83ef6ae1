import { printable } from '@proviso/engine/formats';

import { loadPolicy } from '#cli/policy/load-policy.ts';

import { EMPTY_BASELINE, knowsAnyOf, loadBaseline } from './baseline.ts';
import { OUTPUT_FORMATS, type OutputFormat } from './formats/output-format.ts';
import { listSources } from './list-sources.ts';
import { parseScanOptions, type ScanOptions } from './parse-scan-options.ts';
import { createProgress } from './progress.ts';
import { SCAN_HELP } from './scan-help.ts';
import { scanInput, type ScanResult, type ScanSettings, type ScanSource } from './scan-input.ts';
import { addToSummary, EMPTY_SUMMARY, exitCode, type ScanSummary } from './summarize.ts';

/** The standard output. */
type Write = (text: string) => void;

/**
 * `proviso scan`: scans each input in turn and writes what was found. Answers the exit code; throws cli.usage for
 * arguments that make no sense, cli.policy, cli.baseline and cli.file_list for files that cannot be used.
 */
export async function runScan(
  commandArguments: readonly string[],
  write: Write,
): Promise<0 | 1 | 2> {
  const options = parseScanOptions(commandArguments);
  if (options.wantsHelp) {
    write(SCAN_HELP);
    return 0;
  }
  const settings = await loadSettings(options);
  const sources = await listSources(options);
  warnOfForeignBaseline(options, settings, sources);
  return exitCode(await scanAll(sources, { options, settings, write }), options);
}

async function scanAll(
  sources: readonly ScanSource[],
  { options, settings, write }: { options: ScanOptions; settings: ScanSettings; write: Write },
): Promise<ScanSummary> {
  const { format: name, showsValues } = options;
  const format: OutputFormat = OUTPUT_FORMATS[name];
  const progress = createProgress(sources.length);
  const kept: ScanResult[] = [];
  let summary = EMPTY_SUMMARY;
  write(format.begin ?? '');
  for (const [index, source] of sources.entries()) {
    progress.show(index, source.file);
    const result = await scanInput(source, settings);
    progress.clear();
    if (options.skipsEmpty && isEmpty(result)) continue;
    summary = addToSummary(summary, result);
    warnOfPartlyRead(result, options);
    write(format.each?.(result, showsValues) ?? '');
    // A copy, because the excerpts of a result are slices that would keep the document's whole text in memory.
    if (format.whole !== undefined) kept.push(structuredClone(result));
  }
  write(format.end?.(summary) ?? format.whole?.(kept, summary, showsValues) ?? '');
  return summary;
}

function isEmpty(result: ScanResult): boolean {
  return result.kind === 'unreadable' && result.isEmpty;
}

/** Formats tell what was not read in their own ways; what decides the exit code is told in all of them. */
function warnOfPartlyRead(result: ScanResult, { failsOnUnread }: ScanOptions): void {
  if (!failsOnUnread || result.kind !== 'scanned' || result.isWhollyRead) return;
  console.error(`proviso: ${printable(result.file)} was read only in part.`);
}

function warnOfForeignBaseline(
  { baseline: path }: ScanOptions,
  { baseline }: ScanSettings,
  sources: readonly ScanSource[],
): void {
  const files = sources.map(({ file }) => file);
  if (path === undefined || baseline.size === 0 || files.length === 0) return;
  if (knowsAnyOf(baseline, files)) return;
  console.error(
    `proviso: the baseline ${printable(path)} names none of these files. Name them as they were named when it was written.`,
  );
}

async function loadSettings({ categories, policy, baseline }: ScanOptions): Promise<ScanSettings> {
  return {
    analysis: {
      categories,
      ...(policy === undefined ? {} : { policy: await loadPolicy(policy, categories) }),
    },
    baseline: baseline === undefined ? EMPTY_BASELINE : await loadBaseline(baseline),
  };
}
