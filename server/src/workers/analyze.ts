import type { Analysis } from '@proviso/contracts';
import { type ExtractedDocument, type Progress, readDocument } from '@proviso/documents';
import { analyze, type Report } from '@proviso/engine';

import type { DocumentAnalysis, TextAnalysis } from '#server/ports/analyzer.ts';

import { addSecondReading } from './add-second-reading.ts';
import { buildAnalysis } from './build-analysis.ts';
import { cleanText } from './clean-text.ts';
import { describeText } from './describe-text.ts';
import { valueKeys } from './keep-allowed.ts';
import { packText } from './pack-text.ts';
import { placeMarks } from './place-marks.ts';
import type { Consult, WorkerRequest } from './protocol.ts';

type RequestOf<Kind extends WorkerRequest['kind']> = Extract<WorkerRequest, { kind: Kind }>;

/**
 * Reads a document, analyzes its text, locates its marks and packs the text to be stored. Throws DocumentError when it
 * cannot be read.
 */
export async function analyzeDocument(
  request: Omit<RequestOf<'document'>, 'kind'>,
  { progress, consult }: { progress: Progress; consult: Consult },
): Promise<DocumentAnalysis> {
  const start = performance.now();
  const document = await readDocument(request.bytes, request.format, progress);
  const extraction = performance.now() - start;
  const reading = { ...request, extraction, consult };
  const { report, analysis, values } = await analyzeExtracted(document, reading);
  const { marks = [] } = request;
  return {
    analysis,
    values,
    storedText: await packText(document, report.sensitive),
    ...(marks.length > 0 && { marked: placeMarks(document, marks, report.sensitive) }),
  };
}

/** Analyzes pasted text with any characters, and makes a cleaned copy if requested. */
export async function analyzeText(
  request: Omit<RequestOf<'text'>, 'kind'>,
  { consult }: { consult: Consult },
): Promise<TextAnalysis> {
  const document = describeText(request.text);
  const reading = { ...request, extraction: 0, consult };
  const { report, analysis, values } = await analyzeExtracted(document, reading);
  const { clean, key, policy, allowed = [] } = request;
  if (clean !== true) return { analysis, values };
  const cleaning = { report, policy, allowed, isKeyWanted: key === true };
  return { analysis, values, cleanedText: await cleanText(document, cleaning) };
}

interface Reading extends Pick<RequestOf<'text'>, 'policy' | 'secondReader'> {
  readonly extraction: number;
  readonly consult: Consult;
}

async function analyzeExtracted(
  document: ExtractedDocument,
  { policy, extraction, secondReader, consult }: Reading,
): Promise<{ report: Report; analysis: Analysis; values: string[] }> {
  const start = performance.now();
  const first = analyze(document.text, {
    signs: document.signs ?? [],
    ...(policy && { policy }),
  });
  const second =
    secondReader &&
    (await addSecondReading(document.text, {
      report: first,
      policy,
      reader: secondReader,
      consult,
    }));
  const outcome = { report: first, ...second };
  const analysis = performance.now() - start;
  return {
    report: outcome.report,
    analysis: buildAnalysis(document, { ...outcome, policy, extraction, analysis }),
    values: valueKeys(document.text, outcome.report.findings),
  };
}
