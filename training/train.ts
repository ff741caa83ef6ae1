/**
 * `npm run train -- CORPORA_FOLDER [MODEL…] [--cross-validate]`: makes the weights of the statistical models anew, the
 * same bytes from the same corpora; or, with `--cross-validate`, prints what models of their kind find in documents
 * that they have not seen. Models: names, attacks, clauses, statements; all of them when none is named.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { runCommand } from '../tools/run-command.ts';

const MODELS = ['names', 'attacks', 'clauses', 'statements'];
/** Features of a hundred thousand sentences are kept in memory. */
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
