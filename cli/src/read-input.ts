import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';

import {
  detectFormat,
  DOCUMENT_FORMATS,
  DocumentError,
  type DocumentFormat,
} from '@proviso/documents';

import { CommandError, type CommandErrorCode } from './command-error.ts';

/** The name that stands for it. */
export const STANDARD_INPUT = '-';

export interface InputFile {
  readonly bytes: Uint8Array;
  readonly format: DocumentFormat;
}

/**
 * Reads a file, or the standard input where the path is `-`, and tells its format by extension and content. A file of
 * another extension, or of none, is told by its content alone: most are text, as a table, a program or a log is. Throws
 * a CommandError or a DocumentError for what is not there or is none of our formats.
 */
export async function readInput(path: string): Promise<InputFile> {
  if (path === STANDARD_INPUT) {
    const bytes = await readBytes(process.stdin);
    return { bytes, format: detectByContent(bytes) };
  }
  return readFileInput(path);
}

/**
 * The same for a path from a list, which is always a file and whose bytes need not be UTF-8. A pipe or a device that a
 * search came across is refused: nothing may ever be written to it.
 */
export async function readListedInput(path: Buffer): Promise<InputFile> {
  const status = await stat(path).catch(toCommandError);
  if (!status.isFile() && !status.isDirectory()) throw new CommandError('cli.not_a_file');
  return readFileInput(path);
}

async function readFileInput(path: string | Buffer): Promise<InputFile> {
  const bytes = await readBytes(createReadStream(path));
  const name = path.toString();
  const extension = extname(name).slice(1).toLowerCase();
  const isSupported = DOCUMENT_FORMATS.some((format) => format === extension);
  return { bytes, format: isSupported ? detectFormat(bytes, name) : detectByContent(bytes) };
}

/** More than any document needs; without a limit, a device such as /dev/zero would fill the memory. */
const MAX_BYTES = 512 * 1024 * 1024;

/** Reads all of it. Throws a CommandError. */
export async function readBytes(source: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  const add = (chunk: Buffer): void => {
    size += chunk.length;
    if (size > MAX_BYTES) throw new CommandError('cli.too_large');
    chunks.push(chunk);
  };
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) add(chunk);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    toCommandError(error as NodeJS.ErrnoException);
  }
  return Buffer.concat(chunks);
}

/** Text comes first: one about PDF may name its signature, which the reader of PDF looks for behind a beginning. */
const BY_CONTENT = ['txt', ...DOCUMENT_FORMATS] as const;

/** The first format that the content fits, where no extension names one. */
function detectByContent(bytes: Uint8Array): DocumentFormat {
  const format = BY_CONTENT.find((candidate) => matchesFormat(bytes, candidate));
  if (format === undefined) throw new DocumentError('documents.unsupported_type');
  return format;
}

function matchesFormat(bytes: Uint8Array, format: DocumentFormat): boolean {
  try {
    detectFormat(bytes, `input.${format}`);
    return true;
  } catch (error) {
    if (error instanceof DocumentError && error.code === 'documents.type_mismatch') return false;
    throw error;
  }
}

const SYSTEM_ERRORS: Readonly<Record<string, CommandErrorCode>> = {
  ENOENT: 'cli.not_found',
  ENOTDIR: 'cli.not_found',
  EISDIR: 'cli.is_directory',
  EACCES: 'cli.not_permitted',
  EPERM: 'cli.not_permitted',
};

function toCommandError(error: NodeJS.ErrnoException): never {
  throw new CommandError(SYSTEM_ERRORS[error.code ?? ''] ?? 'cli.unreadable', undefined, {
    cause: error,
  });
}
