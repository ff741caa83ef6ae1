/** `npm run bench`: one run, one table. CPU time wherever it can be had, since clocks depend on neighbours. */
import { cpus } from 'node:os';

import { documentsList } from './benchmarks/documents-list.ts';
import { engineSpeed } from './benchmarks/engine-speed.ts';
import { extractionSpeed } from './benchmarks/extraction-speed.ts';
import { formatTable } from './benchmarks/format-table.ts';
import { signIn } from './benchmarks/sign-in.ts';
import { uploadToReport } from './benchmarks/upload-to-report.ts';

console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}\n`);
const lines = [];
for (const benchmark of [engineSpeed, extractionSpeed, uploadToReport, documentsList, signIn]) {
  lines.push(...(await benchmark()));
}
console.log(formatTable(lines));
