/**
 * `npm run check`: the single gate. Checks formatting, type-aware lint, types, dead code and undeclared dependencies,
 * generated files, and tests. Stops at the first step that fails.
 */
import { repositoryRoot, runCommand } from './run-command.ts';

const steps: readonly (readonly [title: string, command: string, ...commandArguments: string[]])[] =
  [
    ['format', 'oxfmt', '--check'],
    ['lint', 'oxlint', '--type-aware'],
    ['types', 'tsc', '-b'],
    ['dead code', 'knip', '--no-config-hints'],
    [
      'undeclared dependencies',
      'knip',
      '--no-config-hints',
      '--strict',
      '--include=unlisted,unresolved',
    ],
    ['generated files', 'node', 'tools/generate-docs.ts', '--check'],
    [
      'tests',
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=.cache/vitest.json',
    ],
  ];

process.chdir(repositoryRoot);
for (const [title, command, ...commandArguments] of steps) {
  console.log(`\n── ${title}`);
  const started = performance.now();
  const code = await runCommand(command, commandArguments);
  if (code !== 0) {
    console.error(`\n${title} failed.`);
    process.exit(code);
  }
  console.log(`   ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
