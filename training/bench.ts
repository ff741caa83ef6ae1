/**
 * `npm run bench [-- PART…]`: one run, one table. Measures CPU time where possible, because wall-clock time depends on
 * other load. If a part fails, it is named, the others still run, and the exit code is 1.
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';

import { type BenchmarkLine, reportUnmeasured } from './benchmarks/benchmark.ts';
import { documentsList } from './benchmarks/documents-list.ts';
import { engineSpeed } from './benchmarks/engine-speed.ts';
import { extractionSpeed } from './benchmarks/extraction-speed.ts';
import { formatTable } from './benchmarks/format-table.ts';
import { longCleaning } from './benchmarks/long-cleaning.ts';
import { modelLoading } from './benchmarks/model-loading.ts';
import { signIn } from './benchmarks/sign-in.ts';
import { uploadToReport } from './benchmarks/upload-to-report.ts';

console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}\n`);
const parts: ReadonlyMap<string, () => Promise<readonly BenchmarkLine[]>> = new Map([
  ['engine', engineSpeed],
  ['models', modelLoading],
  ['extraction', extractionSpeed],
  ['upload', uploadToReport],
  ['cleaning', longCleaning],
  ['list', documentsList],
  ['sign-in', signIn],
]);
const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.filter((name) => !parts.has(name));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${[...parts.keys()].join(', ')}.`);
  process.exit(2);
}
const lines: BenchmarkLine[] = [];
for (const [name, measure] of parts) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  try {
    lines.push(...(await measure()));
  } catch (error) {
    process.exitCode = 1;
    lines.push(reportUnmeasured(name, `failed: ${String(error)}`));
  }
}
console.log(formatTable(lines));
