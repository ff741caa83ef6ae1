import type { Analysis } from '@proviso/contracts';
import { readDocument } from '@proviso/documents';
import { analyze } from '@proviso/engine';
import type { PolicyPack } from '@proviso/engine/policies';
import type { Sign } from '@proviso/engine/vocabulary';

import type { AnalysisTask } from '#server/ports/analyzer.ts';

import { buildAnalysis } from './build-analysis.ts';
import { describeText } from './describe-text.ts';

/**
 * Reads a document and analyses its text; `onRecognition` is called before each page that takes seconds. Throws DocumentError
 * when it cannot be read.
 */
export async function analyzeDocument(
  { bytes, format, policy }: AnalysisTask,
  onRecognition: () => void,
): Promise<Analysis> {
  const start = performance.now();
  const document = await readDocument(bytes, format, { onRecognition });
  const extraction = performance.now() - start;
  return buildAnalysis(document, {
    extraction,
    policy,
    ...timed(document.text, policy, document.signs),
  });
}

/** Analyses pasted text, whatever characters it holds. */
export function analyzeText(text: string, policy: PolicyPack | undefined): Analysis {
  return buildAnalysis(describeText(text), { extraction: 0, policy, ...timed(text, policy) });
}

function timed(text: string, policy: PolicyPack | undefined, signs: readonly Sign[] = []) {
  const start = performance.now();
  const report = analyze(text, { signs, ...(policy && { policy }) });
  return { report, analysis: performance.now() - start };
}
