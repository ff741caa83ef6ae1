/** `npm test`: the gate and the browser tests. The last line counts the tests. */
import { runCommand } from './run-command.ts';
import { describeCounts, readTestCounts, removeTestReports } from './test-counts.ts';

await removeTestReports();
const checkCode = await runCommand('node', ['tools/check.ts']);
const browserCode = checkCode === 0 ? await runCommand('node', ['tools/browser-tests.ts']) : 1;
console.log(`\n${describeCounts(await readTestCounts())}`);
process.exitCode = checkCode || browserCode;
