import { formatJson } from './format-json.ts';
import { formatResult, formatSummary } from './format-text.ts';
import { parseScanOptions } from './parse-scan-options.ts';
import { SCAN_HELP } from './scan-help.ts';
import { type ScanResult, scanInput } from './scan-input.ts';
import { exitCode, summarize } from './summarize.ts';

/**
 * `proviso scan`: scans each input in turn and writes what was found. Text appears as each input is done,
 * JSON at the end. Answers the exit code; throws cli.usage for arguments that make no sense.
 */
export async function runScan(
  commandArguments: readonly string[],
  write: (text: string) => void,
): Promise<0 | 1 | 2> {
  const { inputs, format, categories, failOn, showsValues, wantsHelp } =
    parseScanOptions(commandArguments);
  if (wantsHelp) {
    write(SCAN_HELP);
    return 0;
  }
  const results: ScanResult[] = [];
  for (const input of inputs) {
    const result = await scanInput(input, categories);
    results.push(result);
    if (format === 'text') write(formatResult(result, showsValues));
  }
  const summary = summarize(results);
  write(format === 'text' ? formatSummary(summary) : formatJson(results, showsValues));
  return exitCode(summary, failOn);
}
