import {
  type CleanedDocument,
  cleanDocument,
  type DocumentFormat,
  readDocument,
} from '@proviso/documents';
import { analyze, type AnalyzeOptions, redact } from '@proviso/engine';
import type { TreatmentChoices } from '@proviso/engine/vocabulary';

/** Cleans a document by what the engine finds in it and by what a person chose; the copy is proved by both. */
export async function cleanFile(
  bytes: Uint8Array,
  format: DocumentFormat,
  { analysis, choices }: { analysis: AnalyzeOptions; choices: TreatmentChoices },
): Promise<CleanedDocument> {
  const document = await readDocument(bytes, format);
  const { text } = document;
  const edits = redact(text, analyze(text, analysis).findings, choices);
  const findAgain = (cleaned: string): string[] =>
    analyze(cleaned, analysis).findings.map(({ start, end }) => cleaned.slice(start, end));
  return cleanDocument(bytes, format, { edits, findAgain, document });
}
