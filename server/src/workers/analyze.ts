import type { Analysis } from '@proviso/contracts';
import { type DocumentFormat, readDocument } from '@proviso/documents';
import { analyze } from '@proviso/engine';

import { buildAnalysis } from './build-analysis.ts';
import { describeText } from './describe-text.ts';

/** Reads a document and analyses its text. Throws DocumentError when it cannot be read. */
export async function analyzeDocument(
  bytes: Uint8Array,
  format: DocumentFormat,
): Promise<Analysis> {
  const start = performance.now();
  const document = await readDocument(bytes, format);
  const extraction = performance.now() - start;
  return buildAnalysis(document, { extraction, ...timed(document.text) });
}

/** Analyses pasted text, whatever characters it holds. */
export function analyzeText(text: string): Analysis {
  return buildAnalysis(describeText(text), { extraction: 0, ...timed(text) });
}

function timed(text: string) {
  const start = performance.now();
  const report = analyze(text);
  return { report, analysis: performance.now() - start };
}
