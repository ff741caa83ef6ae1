import { DocumentError } from './document-error.ts';
import { DOCUMENT_FORMATS, type DocumentFormat } from './formats.ts';
import { recognizeUnicode } from './txt/unicode-signature.ts';

const HEAD_BYTES = 1024;
const TEXT_SAMPLE_BYTES = 65_536;
const MAX_CONTROL_SHARE = 0.02;

/**
 * Detects a file's format; its extension and its leading bytes must agree. Only looks for signatures and parses
 * nothing, so a server process can call it on hostile files.
 * Throws documents.empty, documents.unsupported_type, documents.type_mismatch and documents.encrypted.
 */
export function detectFormat(bytes: Uint8Array, fileName: string): DocumentFormat {
  const format = formatOfExtension(fileName);
  if (bytes.length === 0) throw new DocumentError('documents.empty');
  CONTENT_CHECKS[format](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  return format;
}

function formatOfExtension(fileName: string): DocumentFormat {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  const format = DOCUMENT_FORMATS.find((candidate) => candidate === extension);
  if (format === undefined || !fileName.includes('.')) {
    throw new DocumentError('documents.unsupported_type');
  }
  return format;
}

/** The content check of each format; it throws when the content contradicts the format. */
const CONTENT_CHECKS: Readonly<Record<DocumentFormat, (bytes: Buffer) => void>> = {
  pdf: (bytes) => demand(hasPdfHeader(bytes)),
  docx: (bytes) => {
    refuseEncryptedPackage(bytes);
    demand(isZip(bytes) && bytes.includes('[Content_Types].xml') && hasWordFolder(bytes));
  },
  doc: (bytes) => {
    refuseEncryptedPackage(bytes);
    if (isWord2(bytes)) throw new DocumentError('documents.unsupported_type');
    demand(isCompoundFile(bytes) && hasWordStream(bytes));
  },
  txt: (bytes) => {
    demand(!startsWith(bytes, '%PDF-') && !isZip(bytes) && !isCompoundFile(bytes) && isText(bytes));
  },
};

function demand(isMatch: boolean): void {
  if (!isMatch) throw new DocumentError('documents.type_mismatch');
}

/** Word wraps an encrypted .docx in a compound file (CFB). */
function refuseEncryptedPackage(bytes: Buffer): void {
  if (isCompoundFile(bytes) && bytes.includes('EncryptedPackage', 0, 'utf16le')) {
    throw new DocumentError('documents.encrypted');
  }
}

function hasPdfHeader(bytes: Buffer): boolean {
  return bytes.subarray(0, HEAD_BYTES).includes('%PDF-');
}

function isZip(bytes: Buffer): boolean {
  return startsWith(bytes, 'PK\u0003\u0004');
}

function hasWordFolder(bytes: Buffer): boolean {
  // Some producers write the folder with a backslash.
  return bytes.includes('word/') || bytes.includes('word\\');
}

function isCompoundFile(bytes: Buffer): boolean {
  return startsWith(bytes, '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1');
}

function hasWordStream(bytes: Buffer): boolean {
  // Stream names are case-insensitive, and some producers change the case.
  const spellings = ['WordDocument', 'worddocument', 'WORDDOCUMENT'];
  return spellings.some((name) => bytes.includes(name, 0, 'utf16le'));
}

/** Word 1 and 2 used their own file format, before the compound file. */
function isWord2(bytes: Buffer): boolean {
  return startsWith(bytes, '\u00db\u00a5') || startsWith(bytes, '\u009b\u00a5');
}

function startsWith(bytes: Buffer, signature: string): boolean {
  return bytes.subarray(0, signature.length).equals(Buffer.from(signature, 'latin1'));
}

/** Text contains no zero bytes outside UTF-16 and UTF-32, and hardly any control characters. */
function isText(bytes: Buffer): boolean {
  if (recognizeUnicode(bytes)) return true;
  const sample = bytes.subarray(0, TEXT_SAMPLE_BYTES);
  return !bytes.includes(0) && countControls(sample) <= sample.length * MAX_CONTROL_SHARE;
}

function countControls(sample: Buffer): number {
  let count = 0;
  for (const value of sample) {
    // Tab to carriage return; 1A ends DOS files, 1B is the ISO-2022 escape.
    const isLayout = (value >= 0x09 && value <= 0x0d) || value === 0x1a || value === 0x1b;
    if ((value < 0x20 && !isLayout) || value === 0x7f) count += 1;
  }
  return count;
}
