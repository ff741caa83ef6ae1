import type { Analysis } from '@proviso/contracts';
import { type ExtractedDocument, readDocument } from '@proviso/documents';
import { analyze } from '@proviso/engine';

import { buildAnalysis } from './build-analysis.ts';
import { describeText } from './describe-text.ts';
import type { Consult, WorkerRequest } from './protocol.ts';
import { readAgain } from './read-again.ts';

type RequestOf<Kind extends WorkerRequest['kind']> = Extract<WorkerRequest, { kind: Kind }>;

/**
 * Reads a document and analyses its text; `onRecognition` is called before each page that takes seconds. Throws DocumentError
 * when it cannot be read.
 */
export async function analyzeDocument(
  request: Omit<RequestOf<'document'>, 'kind'>,
  { onRecognition, consult }: { onRecognition: () => void; consult: Consult },
): Promise<Analysis> {
  const start = performance.now();
  const document = await readDocument(request.bytes, request.format, { onRecognition });
  const extraction = performance.now() - start;
  return analyzeExtracted(document, { ...request, extraction, consult });
}

/** Analyses pasted text, whatever characters it holds. */
export async function analyzeText(
  request: Omit<RequestOf<'text'>, 'kind'>,
  { consult }: { consult: Consult },
): Promise<Analysis> {
  return analyzeExtracted(describeText(request.text), { ...request, extraction: 0, consult });
}

interface Reading extends Pick<RequestOf<'text'>, 'policy' | 'secondReader'> {
  readonly extraction: number;
  readonly consult: Consult;
}

async function analyzeExtracted(
  document: ExtractedDocument,
  { policy, extraction, secondReader, consult }: Reading,
): Promise<Analysis> {
  const start = performance.now();
  const report = analyze(document.text, {
    signs: document.signs ?? [],
    ...(policy && { policy }),
  });
  const second =
    secondReader &&
    (await readAgain(document.text, { report, policy, reader: secondReader, consult }));
  const analysis = performance.now() - start;
  return buildAnalysis(document, { report, policy, extraction, analysis, ...second });
}
