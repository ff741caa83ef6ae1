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
    const accepted = request.headers['accept-encoding'] ?? '';
    const bytes = Buffer.from(payload);
    if (bytes.length < LEAST_BYTES) return payload;
    if (/\bbr\b/u.test(accepted)) {
      reply.header('content-encoding', 'br').removeHeader('content-length');
      return compressBrotli(bytes, BROTLI);
    }
    if (/\bgzip\b/u.test(accepted)) {
      reply.header('content-encoding', 'gzip').removeHeader('content-length');
      return compressGzip(bytes);
    }
    return payload;
  });
}
