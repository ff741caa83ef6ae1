import type { IncomingMessage } from 'node:http';

import type { Multipart, MultipartFile } from '@fastify/multipart';
import { MAX_UPLOAD_BYTES } from '@proviso/contracts';
import type { FastifyRequest } from 'fastify';

import type { MemoryShare } from '#server/concurrency/memory-budget.ts';
import { requestUnknownName } from '#server/http/errors.ts';
import { Refusal } from '#server/refusals/refusal.ts';

import { uploadRefusals } from './errors.ts';
import type { UploadedFile } from './upload-document.ts';

/** The largest file, plus room for boundaries, headers and the few fields. */
const MAX_FORM_BYTES = MAX_UPLOAD_BYTES + 64 * 1024;

const LIMITS = {
  fileSize: MAX_UPLOAD_BYTES,
  files: 2,
  fields: 10,
  fieldSize: 1024,
  parts: 12,
  headerPairs: 20,
};

/** The form of `POST /api/upload`, its parts in any order. */
export interface UploadForm {
  readonly file: UploadedFile;
  /** Undefined when the client sent none. */
  readonly userId: string | undefined;
  /** The name of a policy; undefined when the client sent none. */
  readonly policy: string | undefined;
  /** The id of the document of which this is a newer version; undefined when the client sent none. */
  readonly previousId: string | undefined;
  /** What the client named the upload; undefined when it did not. */
  readonly uploadId: string | undefined;
}

/** Reads the form into memory, at most 10 MB of file; refuses without reading further when it cannot be accepted. */
export async function readUpload(
  request: FastifyRequest,
  memory: MemoryShare,
): Promise<UploadForm> {
  if (!request.isMultipart()) throw uploadRefusals.notMultipart();
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > MAX_FORM_BYTES) throw uploadRefusals.tooLarge();
  try {
    const form = readParts(request.parts({ limits: LIMITS }), memory);
    const read = await Promise.race([form, stopReading(request.raw, memory.signal)]);
    memory.complete();
    return read;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    request.log.debug({ error }, 'a form could not be read');
    throw uploadRefusals.malformed();
  }
}

/** The fields besides the file. */
const FIELDS = ['userId', 'policy', 'previousId', 'uploadId'] as const;

async function readParts(
  parts: AsyncIterable<Multipart>,
  memory: MemoryShare,
): Promise<UploadForm> {
  let file: UploadedFile | undefined;
  const fields = new Map<string, string>();
  for await (const part of parts) {
    if (part.type === 'file') {
      if (part.fieldname !== 'file') throw requestUnknownName(part.fieldname);
      if (file !== undefined) throw uploadRefusals.tooManyFiles();
      file = await readFile(part, memory);
    } else if (part.fieldname === 'file') {
      throw uploadRefusals.noFile();
    } else {
      if (!FIELDS.some((name) => name === part.fieldname)) throw requestUnknownName(part.fieldname);
      // A repeated field could be interpreted differently by different readers.
      const isRepeated = fields.has(part.fieldname);
      if (isRepeated || typeof part.value !== 'string') throw uploadRefusals.malformed();
      fields.set(part.fieldname, part.value);
    }
  }
  if (file === undefined) throw uploadRefusals.noFile();
  const [userId, policy, previousId, uploadId] = FIELDS.map((name) => fields.get(name));
  return { file, userId, policy, previousId, uploadId };
}

async function readFile(
  { file, filename }: MultipartFile,
  memory: MemoryShare,
): Promise<UploadedFile> {
  const chunks: Buffer[] = [];
  for await (const chunk of file as AsyncIterable<Buffer>) {
    await memory.take(chunk.length);
    chunks.push(chunk);
  }
  if (file.truncated) throw uploadRefusals.tooLarge();
  return { name: readFileName(filename), bytes: Buffer.concat(chunks) };
}

/** The standard has browsers escape a quotation mark like this, because the name itself is quoted. */
function readFileName(sent: string): string {
  return sent.replaceAll('%22', '"');
}

/**
 * Rejects and stops reading once the form exceeds the limit or has to end. The parser's own limits only discard the
 * excess and keep reading for as long as the client sends.
 */
function stopReading(request: IncomingMessage, signal: AbortSignal): Promise<never> {
  let received = 0;
  return new Promise((_resolve, reject) => {
    const stop = (reason: Error) => {
      request.unpipe();
      request.pause();
      reject(reason);
    };
    signal.addEventListener('abort', () => stop(signal.reason as Error), { once: true });
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > MAX_FORM_BYTES) stop(uploadRefusals.tooLarge());
    });
  });
}
