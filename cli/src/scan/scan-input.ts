import {
  DocumentError,
  type DocumentFormat,
  locate,
  readDocument,
  type TextPlace,
} from '@proviso/documents';
import { analyze, type Category, type Finding, type Report } from '@proviso/engine';

import { CommandError } from '../command-error.ts';
import { readInput } from './read-input.ts';

export interface LocatedFinding extends Finding {
  readonly place: TextPlace;
  /** The flagged text as it stands in the document: mask it before it is shown. */
  readonly text: string;
}

/** A part of a document or of the task that was left out, and why. */
export interface UnreadNote {
  readonly code: string;
  readonly message: string;
  readonly pages?: readonly number[];
}

export interface ScannedDocument {
  readonly kind: 'scanned';
  readonly file: string;
  readonly format: DocumentFormat;
  /** Null for formats without fixed pages. */
  readonly pages: number | null;
  readonly report: Report;
  readonly findings: readonly LocatedFinding[];
  readonly notes: readonly UnreadNote[];
}

interface UnreadableInput {
  readonly kind: 'unreadable';
  readonly file: string;
  readonly code: string;
  readonly message: string;
}

export type ScanResult = ScannedDocument | UnreadableInput;

/** Reads one input and looks for problems of these categories. What cannot be read is a result, no exception. */
export async function scanInput(
  file: string,
  categories: readonly Category[],
): Promise<ScanResult> {
  try {
    const { bytes, format } = await readInput(file);
    const document = await readDocument(bytes, format);
    const report = analyze(document.text, { categories });
    return {
      kind: 'scanned',
      file,
      format,
      pages: document.pages.length === 0 ? null : document.pages.length,
      report,
      findings: report.findings.map((finding) => ({
        ...finding,
        place: locate(document, finding.start, finding.end),
        text: document.text.slice(finding.start, finding.end),
      })),
      notes: [...document.unread, ...report.notes],
    };
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof DocumentError)) throw error;
    return { kind: 'unreadable', file, code: error.code, message: error.message };
  }
}
