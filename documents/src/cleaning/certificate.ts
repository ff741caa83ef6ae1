import { createHash } from 'node:crypto';

import { locate } from '#documents/text/locate.ts';

import type { ExtractedDocument, UnreadPart } from '../extracted-document.ts';
import type { DocumentFormat } from '../formats.ts';
import type { CleanedFile, EditOutcome, StrippedContent, TextEdit } from './cleaning.ts';

interface FileIdentity {
  /** In lowercase hexadecimal. */
  readonly sha256: string;
  /** In bytes. */
  readonly size: number;
}

/** What was done to one passage; never the passage itself. */
interface CertifiedEdit {
  /** User-facing: `Paragraph 4`. */
  readonly place: string;
  /** The type of finding, if the caller gave one. */
  readonly label?: string;
  readonly action: TextEdit['action'];
  readonly outcome: EditOutcome;
}

/** A check of the finished file. */
export interface CertifiedCheck {
  readonly name: 'copies-in-text' | 'copies-in-file' | 'found-again';
  /** A user-facing sentence. */
  readonly description: string;
  /** The number of distinct values searched for. */
  readonly searched: number;
  /** How many of them appeared where they must not. */
  readonly found: number;
  readonly passed: boolean;
}

/** A removed value that still appears elsewhere in the document because it was kept there on purpose. */
export interface KeptValue {
  /** The location of the removed passage. */
  readonly place: string;
  readonly label?: string;
  /** How often the value still appears. */
  readonly count: number;
}

/** What can be shown to a third party about a cleaned copy. It contains no timestamp and no word of the document. */
export interface CleaningCertificate {
  readonly format: DocumentFormat;
  readonly input: FileIdentity;
  readonly output: FileIdentity;
  readonly edits: readonly CertifiedEdit[];
  readonly stripped: readonly StrippedContent[];
  /** Pages, 1-based, that are now a picture with the cleaned text beneath. */
  readonly redrawnPages: readonly number[];
  readonly unread: readonly UnreadPart[];
  readonly checks: readonly CertifiedCheck[];
  readonly kept: readonly KeptValue[];
}

export interface CleaningRecord {
  readonly document: ExtractedDocument;
  readonly edits: readonly TextEdit[];
  readonly input: Uint8Array;
  readonly file: CleanedFile;
  readonly checks: readonly CertifiedCheck[];
  readonly kept: readonly KeptValue[];
}

/** Writes the certificate of a verified copy; deterministic for a given record. */
export function writeCertificate(record: CleaningRecord): CleaningCertificate {
  const { document, edits, input, file, checks, kept } = record;
  return {
    format: document.format,
    input: identify(input),
    output: identify(file.bytes),
    edits: edits.map((edit, index) => {
      const outcome = file.applied[index]?.outcome ?? 'listed';
      return Object.assign(describeEdit(document, edit), { action: edit.action, outcome });
    }),
    stripped: file.stripped,
    redrawnPages: file.redrawnPages,
    unread: [...document.unread, ...file.unread],
    checks,
    kept,
  };
}

/** The location and type of an edited passage. */
export function describeEdit(
  document: ExtractedDocument,
  { start, end, label }: TextEdit,
): { place: string; label?: string } {
  const place = locate(document, start, end).label;
  return label === undefined ? { place } : { place, label };
}

function identify(bytes: Uint8Array): FileIdentity {
  return { sha256: createHash('sha256').update(bytes).digest('hex'), size: bytes.length };
}
