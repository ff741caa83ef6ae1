/**
 * `npm run train -- CORPORA_FOLDER [MODEL…] [--cross-validate]`: retrains the weights of the statistical models, with
 * identical bytes from identical corpora; or, with `--cross-validate`, prints the results of such models on held-out
 * documents. Models: names, attacks, clauses, statements; all of them if none is named.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { runCommand } from '../tools/run-command.ts';

const MODELS = ['names', 'attacks', 'clauses', 'statements'];
/** The features of a hundred thousand sentences are kept in memory. */
const MEMORY = '--max-old-space-size=10000';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'cross-validate': { type: 'boolean', default: false } },
});
const [folder, ...named] = positionals;
if (folder === undefined || named.some((model) => !MODELS.includes(model))) {
  console.error(`usage: npm run train -- CORPORA_FOLDER [${MODELS.join('|')}] [--cross-validate]`);
  process.exit(2);
}
const options = values['cross-validate'] ? ['--cross-validate'] : [];
for (const model of named.length === 0 ? MODELS : named) {
  console.log(`\n── ${model}`);
  const program = join('training', model, 'train.ts');
  process.exitCode ||= await runCommand('node', [MEMORY, program, folder, ...options]);
}
