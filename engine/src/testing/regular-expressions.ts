import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { type ESTree, parseSync, Visitor } from 'vite';

/** A regular expression of the engine, and where it comes from. */
export interface EngineExpression {
  readonly source: string;
  readonly flags: string;
  /** The file that it is written or put together in, relative to the engine's `src`. */
  readonly origin: string;
  readonly isConstructed: boolean;
}

const SOURCES = join(import.meta.dirname, '..');

/** Texts that make functions put together the expressions that need a word of the text. */
const TEXTS: readonly string[] = [
  'Alder Park Vets. Bertie is a Springer spaniel. The dog was castrated. He was diagnosed with epilepsy.',
  '# Rosalind Franklin (1920–1958)\n\nMs Franklin was diagnosed with ovarian cancer and died.',
  "CREATE TABLE `people` (`id` int, `dob` text);\nINSERT INTO `people` VALUES (1,'1990-01-31');",
];

/**
 * Every regular expression of the engine: those that are written in its sources, and those that they put together
 * when they are loaded or read a text. Must be called before anything else has loaded the engine.
 */
export async function collectExpressions(): Promise<EngineExpression[]> {
  return [...writtenExpressions(), ...(await constructedExpressions())];
}

function writtenExpressions(): EngineExpression[] {
  const files = globSync('**/*.ts', { cwd: SOURCES }).filter(
    (file) => !file.endsWith('.test.ts') && !file.startsWith('testing'),
  );
  return files.flatMap((file) => {
    const found: EngineExpression[] = [];
    const note = (literal: ESTree.RegExpLiteral): void => {
      const { pattern, flags } = literal.regex;
      found.push({ source: pattern, flags, origin: relative('.', file), isConstructed: false });
    };
    const visitor = new Visitor({
      Literal: (literal) => {
        if ('regex' in literal) note(literal);
      },
    });
    visitor.visit(parseSync(file, readFileSync(join(SOURCES, file), 'utf8')).program);
    return found;
  });
}

/** Listens to the constructor while the engine is loaded and reads; what its libraries make is theirs. */
async function constructedExpressions(): Promise<EngineExpression[]> {
  const found: EngineExpression[] = [];
  const native = globalThis.RegExp;
  globalThis.RegExp = new Proxy(native, {
    construct(target, parameters, newTarget): RegExp {
      const made = Reflect.construct(target, parameters, newTarget) as RegExp;
      const origin = callingFile(new Error().stack);
      const { source, flags } = made;
      if (origin !== undefined) found.push({ source, flags, origin, isConstructed: true });
      return made;
    },
  });
  try {
    const { analyze } = await import('../index.ts');
    const { findLabels } = await import('../key/find-labels.ts');
    for (const text of TEXTS) analyze(text, { rulesOnly: true });
    findLabels('[E-MAIL-1]', new Set(['E-MAIL']));
  } finally {
    globalThis.RegExp = native;
  }
  return found;
}

/** The file of the engine that called, relative to its `src`; undefined for one of a library. */
function callingFile(stack = ''): string | undefined {
  const [, caller = ''] = stack
    .split('\n')
    .filter((line) => !line.includes('/engine/src/testing/'));
  return /\/engine\/src\/([\w./-]+\.ts)/.exec(caller)?.[1];
}
