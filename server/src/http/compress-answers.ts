import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { FastifyInstance } from 'fastify';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Answers below this size, in bytes, gain nothing. */
const LEAST_BYTES = 1024;
/** What is made anew for each answer; files are handed out as they are, or as the build has compressed them. */
const COMPRESSED = /^(?:application\/json|text\/html)\b/u;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

interface Coding {
  readonly name: string;
  readonly isTaken: RegExp;
  readonly compress: (payload: string | Uint8Array) => Promise<Buffer>;
}

/** The better one first. */
const CODINGS: readonly Coding[] = [
  { name: 'br', isTaken: /\bbr\b/u, compress: (payload) => compressBrotli(payload, BROTLI) },
  { name: 'gzip', isTaken: /\bgzip\b/u, compress: (payload) => compressGzip(payload) },
];

/**
 * Compresses JSON and pages for those who take it. That the length then tells of the content helps nobody: whoever could
 * have a browser ask (as BREACH does) has no token to ask with, since none is in a cookie.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isWhole = typeof payload === 'string' || payload instanceof Uint8Array;
    const type = String(reply.getHeader('content-type') ?? '');
    if (!isWhole || !COMPRESSED.test(type) || reply.hasHeader('content-encoding')) return payload;
    reply.header('vary', 'accept-encoding');
    if (Buffer.byteLength(payload) < LEAST_BYTES) return payload;
    const accepted = request.headers['accept-encoding'] ?? '';
    const coding = CODINGS.find(({ isTaken }) => isTaken.test(accepted));
    if (coding === undefined) return payload;
    reply.header('content-encoding', coding.name).removeHeader('content-length');
    return coding.compress(payload);
  });
}
