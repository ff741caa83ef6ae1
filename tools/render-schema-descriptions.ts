import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { componentName } from '../server/src/openapi/component-name.ts';
import { repositoryRoot } from './run-command.ts';

type Descriptions = Map<string, string>;

/**
 * `server/src/openapi/schema-descriptions.json`: the contracts' comments on schemas and their properties, keyed by
 * paths such as `Document.counts.pii`. The API description repeats them.
 */
export function renderSchemaDescriptions(): string {
  const files = globSync('contracts/src/*.ts', { cwd: repositoryRoot }).toSorted();
  const all: Descriptions = new Map();
  for (const file of files) readComments(readFileSync(join(repositoryRoot, file), 'utf8'), all);
  const named = [...all].filter(([path]) => /^\w+Schema\b/u.test(path));
  const entries = named.map(([path, text]) => [
    path.replace(/^\w+/u, (name) => componentName(name)),
    text,
  ]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

/**
 * Adds the comments of one file. Relies on the formatter's indentation for nesting; a schema derived from another
 * inherits the descriptions of its properties.
 */
export function readComments(source: string, all: Descriptions): void {
  let comment = '';
  let open: { readonly indent: number; readonly path: string }[] = [];
  for (const { indent, line } of joinComments(source)) {
    const { text, name, base } = readLine(line);
    if (text === undefined) {
      open = open.filter((one) => one.indent < indent);
      const path = [open.at(-1)?.path, name].filter(Boolean).join('.');
      if (name !== undefined) open.push({ indent, path });
      if (name !== undefined && comment !== '') all.set(path, comment);
      if (base !== undefined) takeOver(all, base, path);
    }
    comment = text ?? '';
  }
}

/** A line is a comment, or starts a named declaration, which may be derived from another or include it. */
function readLine(line: string): { text?: string; name?: string; base?: string } {
  return {
    .../^\/\*\* (?<text>.*) \*\/$/u.exec(line)?.groups,
    .../^(?:export const |const )?(?<name>\w+)(?: = |:|,$)/u.exec(line)?.groups,
    .../^(?:\.\.\.|(?:export )?const \w+ = )(?<base>\w+S(?:chema|hape))\b/u.exec(line)?.groups,
  };
}

function takeOver(all: Descriptions, base: string, path: string): void {
  const prefix = `${base}.`;
  const taken = [...all].filter(([known]) => known.startsWith(prefix));
  for (const [known, text] of taken) all.set(`${path}.${known.slice(prefix.length)}`, text);
}

/** The lines of a file, with each comment joined into one line. */
function joinComments(source: string): { readonly indent: number; readonly line: string }[] {
  const joined = source.replaceAll(/\/\*\*[^]*?\*\//gu, (comment) =>
    comment.replaceAll(/\s*\n\s*\*?\s*(?<end>\/?)/gu, (_, end: string) => (end ? ' */' : ' ')),
  );
  return joined.split('\n').map((line) => ({
    indent: line.length - line.trimStart().length,
    line: line.trim(),
  }));
}
