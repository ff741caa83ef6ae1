import { readFile } from 'node:fs/promises';

import {
  DocumentError,
  type DocumentErrorCode,
  type DocumentFormat,
  type ExtractedDocument,
  readDocument,
  type TextPart,
} from '@proviso/documents';

/** The content of a file, or why it was refused. */
export type ReadOutcome =
  | { readonly file: string; readonly document: ExtractedDocument }
  | { readonly file: string; readonly refusal: DocumentErrorCode };

/** Reads files one after another; errors other than refusals are bugs and propagate. */
export async function readFiles(
  files: readonly string[],
  format: DocumentFormat,
): Promise<ReadOutcome[]> {
  const outcomes: ReadOutcome[] = [];
  for (const file of files) outcomes.push(await readOne(file, format));
  return outcomes;
}

/** The programs compared with do no text recognition either. */
const WITHOUT_RECOGNITION = { recognizePages: new Set<number>() };

async function readOne(file: string, format: DocumentFormat): Promise<ReadOutcome> {
  try {
    const document = await readDocument(await readFile(file), format, WITHOUT_RECOGNITION);
    return { file, document };
  } catch (error) {
    if (error instanceof DocumentError) return { file, refusal: error.code };
    throw error;
  }
}

/** The text of the segments that belong to one of the parts. */
export function textOf(
  { text, segments }: ExtractedDocument,
  parts: ReadonlySet<TextPart>,
): string {
  return segments
    .filter(({ part }) => parts.has(part))
    .map(({ start, end }) => text.slice(start, end))
    .join('\n');
}
