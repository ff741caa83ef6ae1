import { DocumentError } from '../document-error.ts';
import type { ExtractedDocument } from '../extracted-document.ts';
import type { DocumentFormat } from '../formats.ts';
import { readDocument } from '../read-document.ts';
import { type CleaningCertificate, writeCertificate } from './certificate.ts';
import type {
  CleanedFile,
  Cleaner,
  CleanerOptions,
  ContentLister,
  FileContent,
  KeptPassage,
  TextEdit,
} from './cleaning.ts';
import { readCopy } from './read-copy.ts';
import { type Rescan, type Verification, verifyCleaning } from './verify-cleaning.ts';

export interface CleaningOptions extends CleanerOptions {
  /**
   * Ordered; removed and replaced passages do not overlap. Offsets as `readDocument` returns them. A removed value may
   * remain only in the kept passages.
   */
  readonly edits: readonly (TextEdit | KeptPassage)[];
  /** Scans the cleaned text again; without it the certificate has one check fewer. */
  readonly rescan?: Rescan;
  /** The result of `readDocument` for the same bytes, to avoid reading them again. */
  readonly document?: ExtractedDocument;
}

/** A copy verified to contain nothing that was removed, and the record of that verification. */
export interface CleanedDocument {
  readonly bytes: Uint8Array;
  readonly certificate: CleaningCertificate;
}

interface FormatCleaning {
  readonly clean: Cleaner;
  readonly list: ContentLister;
}

/** Each is loaded on first use, like the readers. */
const FORMATS: Readonly<Record<DocumentFormat, () => Promise<FormatCleaning>>> = {
  pdf: async () => ({
    clean: (await import('../pdf/cleaning/clean-pdf.ts')).cleanPdf,
    list: (await import('../pdf/cleaning/list-pdf-contents.ts')).listPdfContents,
  }),
  docx: async () => ({
    clean: (await import('../docx/cleaning/clean-docx.ts')).cleanDocx,
    list: (await import('../docx/cleaning/list-docx-contents.ts')).listDocxContents,
  }),
  doc: async () => ({
    clean: (await import('../doc/cleaning/clean-doc.ts')).cleanDoc,
    list: (await import('../doc/cleaning/list-doc-contents.ts')).listDocContents,
  }),
  txt: async () => ({
    clean: (await import('../txt/cleaning/clean-txt.ts')).cleanTxt,
    list: (await import('../txt/cleaning/list-txt-contents.ts')).listTxtContents,
  }),
};

/**
 * Makes a cleaned copy in the same format and verifies it: the copy is read back, and none of the removed or unwanted
 * values may appear in its text, in any other content of the file, or in a rescan. Throws a DocumentError for what
 * cannot be read or cleaned, and documents.cleaning_unproven if verification fails; no copy is returned then.
 */
export async function cleanDocument(
  bytes: Uint8Array,
  format: DocumentFormat,
  { edits: requested, rescan, document: read, ...reading }: CleaningOptions,
): Promise<CleanedDocument> {
  const edits = requested.filter((edit) => edit.action !== 'keep');
  const kept = requested.filter((edit) => edit.action === 'keep');
  const { clean, list } = await FORMATS[format]();
  const document = read ?? (await readDocument(bytes, format, reading));
  if (document.unread.some(({ code }) => code === 'truncated')) {
    // What was not read can be neither cleaned nor verified.
    throw new DocumentError('documents.too_complex');
  }
  const verify = async (file: CleanedFile): Promise<Verification> => {
    const cleaned = await readCopy(file.bytes, { document, edits }, reading);
    const contents = [...(await list(file.bytes)), ...(await listBeforePictures(file, list))];
    reading.onStep?.();
    const { unwanted } = reading;
    return verifyCleaning({ document, edits, unwanted, kept, cleaned, contents, rescan });
  };
  const first = await clean(bytes, edits, document, reading);
  const { file, verification } = await cleanAndVerify(first, verify);
  const record = {
    document,
    edits,
    input: bytes,
    file,
    checks: verification.checks,
    kept: verification.kept,
  };
  return { bytes: file.bytes, certificate: writeCertificate(record) };
}

/** What the pages that became pictures showed before: no search of the copy finds it in them. */
async function listBeforePictures(
  { beforePictures, redrawnPages }: CleanedFile,
  list: ContentLister,
): Promise<readonly FileContent[]> {
  if (beforePictures === undefined) return [];
  const redrawn = new Set(redrawnPages);
  const contents = await list(beforePictures);
  return contents.filter(({ page }) => page !== undefined && redrawn.has(page));
}

/**
 * The verified file. Pages that fail verification become pictures where the format allows it, with the remaining values
 * covered. A picture has no character codes, so that nothing would be found in it: if not every value can be covered,
 * there is no copy.
 */
async function cleanAndVerify(
  first: CleanedFile,
  verify: (file: CleanedFile) => Promise<Verification>,
): Promise<{ readonly file: CleanedFile; readonly verification: Verification }> {
  let file = first;
  let verification = await verify(file);
  const { leaks, hasUnplaced } = verification;
  if (!isPassed(verification) && leaks.size > 0 && !hasUnplaced) {
    file = (await first.withPictures?.(leaks)) ?? first;
    if (file !== first) verification = await verify(file);
  }
  if (!isPassed(verification)) throw new DocumentError('documents.cleaning_unproven');
  return { file, verification };
}

function isPassed({ checks }: Verification): boolean {
  return checks.every(({ passed }) => passed);
}
