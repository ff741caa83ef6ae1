/** `npm test`: the gate and the browser tests. The last line counts the tests. */
import { runCommand } from './run-command.ts';
import { readTestCounts, removeTestReports } from './test-counts.ts';

await removeTestReports();
const checkCode = await runCommand('node', ['tools/check.ts']);
const browserCode = checkCode === 0 ? await runCommand('node', ['tools/browser-tests.ts']) : 1;
const counts = await readTestCounts();
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = checkCode || browserCode;
