import { loadPolicy } from '#cli/policy/load-policy.ts';

import { EMPTY_BASELINE, loadBaseline } from './baseline.ts';
import { OUTPUT_FORMATS, type OutputFormat } from './formats/output-format.ts';
import { parseScanOptions, type ScanOptions } from './parse-scan-options.ts';
import { createProgress } from './progress.ts';
import { readFileList } from './read-file-list.ts';
import { SCAN_HELP } from './scan-help.ts';
import { scanInput, type ScanResult, type ScanSettings } from './scan-input.ts';
import { exitCode, summarize } from './summarize.ts';

/** A mistyped pattern lists nothing, and would pass for ever. */
const NOTHING_LISTED = 'the list names no file, so nothing was scanned.';

/**
 * `proviso scan`: scans each input in turn and writes what was found. Answers the exit code; throws cli.usage for
 * arguments that make no sense, cli.policy, cli.baseline and cli.file_list for files that cannot be used.
 */
export async function runScan(
  commandArguments: readonly string[],
  write: (text: string) => void,
): Promise<0 | 1 | 2> {
  const options = parseScanOptions(commandArguments);
  if (options.wantsHelp) {
    write(SCAN_HELP);
    return 0;
  }
  const settings = await loadSettings(options);
  const format: OutputFormat = OUTPUT_FORMATS[options.format];
  const listed = options.filesFrom === undefined ? [] : await readFileList(options.filesFrom);
  const inputs = [...options.inputs, ...listed];
  if (inputs.length === 0) console.error(`proviso: ${NOTHING_LISTED}`);
  const progress = createProgress(inputs.length);
  const results: ScanResult[] = [];
  write(format.begin ?? '');
  for (const input of inputs) {
    progress.show(results.length, input);
    const result = await scanInput(input, settings);
    results.push(result);
    progress.clear();
    write(format.each?.(result, options.showsValues) ?? '');
  }
  write(format.end?.(results, options.showsValues) ?? '');
  return exitCode(summarize(results), options);
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
