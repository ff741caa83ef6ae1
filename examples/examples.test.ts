import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { detectFormat, DOCUMENT_FORMATS, readDocument } from '@proviso/documents';
import { analyze, type Finding } from '@proviso/engine';
import { describe, expect, test } from 'vitest';

import { EXAMPLE_DOCUMENTS } from './example-documents.ts';
import type { PlantedProblem } from './model.ts';
import { renderExamples } from './render-examples.ts';

const files = EXAMPLE_DOCUMENTS.flatMap((document) =>
  DOCUMENT_FORMATS.map((format) => ({ document, file: `${document.name}.${format}` })),
);

async function analyzeExample(
  file: string,
): Promise<{ text: string; findings: readonly Finding[] }> {
  const bytes = await readFile(join(import.meta.dirname, 'documents', file));
  const { text } = await readDocument(bytes, detectFormat(bytes, file));
  return { text, findings: analyze(text).findings };
}

/** Whether a finding of the planted kind covers the planted words, wherever lines are broken. */
function isFound(
  { category, type, value }: PlantedProblem,
  text: string,
  findings: readonly Finding[],
): boolean {
  const pattern = value.replaceAll(/[^\w\s]/g, '\\$&').replaceAll(' ', '\\s+');
  const places = [...text.matchAll(new RegExp(`(?<!\\w)${pattern}(?!\\w)`, 'g'))];
  return places.some(({ index, 0: { length } }) =>
    findings.some(
      (finding) =>
        finding.category === category &&
        finding.type === type &&
        finding.start <= index &&
        finding.end >= index + length,
    ),
  );
}

describe('the example documents', () => {
  test('match the output of their generator byte for byte', async () => {
    for (const [path, bytes] of renderExamples()) {
      const committed = await readFile(join(import.meta.dirname, path));
      expect(committed.equals(bytes), path).toBe(true);
    }
    const present = await readdir(join(import.meta.dirname, 'documents'));
    expect(present.sort()).toEqual(files.map(({ file }) => file).sort());
  });

  test.each(files)(
    'yield a finding for every planted problem in $file',
    async ({ document, file }) => {
      const { text, findings } = await analyzeExample(file);
      const missed = document.planted.filter((problem) => !isFound(problem, text, findings));
      expect(missed).toEqual([]);
    },
  );

  test.each(DOCUMENT_FORMATS)('raise no flags in the clean memo as %s', async (format) => {
    const { findings } = await analyzeExample(`clean-memo.${format}`);
    expect(findings.filter(({ isInformational }) => !isInformational)).toEqual([]);
  });
});
