import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { type ESTree, parseSync, Visitor } from 'vite';

/** A regular expression of the engine, and where it comes from. */
export interface EngineExpression {
  readonly source: string;
  readonly flags: string;
  /** The source file of a literal, relative to the engine's `src`; `new RegExp` for what is put together. */
  readonly origin: string;
}

const SOURCES = join(import.meta.dirname, '..');

/**
 * Every regular expression of the engine: those that are written in its sources, and those that they put together
 * when they are loaded. Must be called before anything else has loaded the engine.
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
      found.push({ source: pattern, flags, origin: relative('.', file) });
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

/** Listens to the constructor while the engine is loaded; what its libraries make is theirs. */
async function constructedExpressions(): Promise<EngineExpression[]> {
  const found: EngineExpression[] = [];
  const native = globalThis.RegExp;
  globalThis.RegExp = new Proxy(native, {
    construct(target, parameters, newTarget): RegExp {
      const made = Reflect.construct(target, parameters, newTarget) as RegExp;
      const isOwn = !new Error().stack?.includes('libphonenumber');
      if (isOwn) found.push({ source: made.source, flags: made.flags, origin: 'new RegExp' });
      return made;
    },
  });
  try {
    await import('../index.ts');
  } finally {
    globalThis.RegExp = native;
  }
  return found;
}
