import {
  type CleanedDocument,
  cleanDocument,
  DocumentError,
  type DocumentFormat,
  editsInCopy,
  readDocument,
} from '@proviso/documents';
import {
  type AnalyzeOptions,
  findAllFindings,
  type Finding,
  buildKey,
  listAbsentValues,
  redact,
} from '@proviso/engine';
import type { LabelKey } from '@proviso/engine/key';
import type { TreatmentChoices } from '@proviso/engine/vocabulary';

/** A copy, and the values that its labels stand for. */
export interface CleanedCopy extends CleanedDocument {
  readonly key: LabelKey;
  /** The values chosen by the user that stand nowhere in the text. */
  readonly absent: readonly string[];
}

/** Cleans a document by the engine's findings and the values chosen by the user; the copy is verified against both. */
export async function cleanFile(
  bytes: Uint8Array,
  format: DocumentFormat,
  { analysis, choices }: { analysis: AnalyzeOptions; choices: TreatmentChoices },
): Promise<CleanedCopy> {
  const document = await readDocument(bytes, format);
  const findAll = (text: string): readonly Finding[] => {
    const findings = findAllFindings(text, analysis);
    if (findings === undefined) throw new DocumentError('documents.too_complex');
    return findings;
  };
  const edits = redact(document.text, findAll(document.text), choices);
  const rescan = (cleaned: string): string[] =>
    findAll(cleaned).map(({ start, end }) => cleaned.slice(start, end));
  const { values: unwanted = [] } = choices;
  const cleaned = await cleanDocument(bytes, format, { edits, unwanted, rescan, document });
  const { text } = document;
  return {
    ...cleaned,
    key: buildKey(text, editsInCopy(edits, cleaned.certificate)),
    absent: listAbsentValues(text, unwanted),
  };
}
