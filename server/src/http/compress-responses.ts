import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { FastifyInstance } from 'fastify';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Smaller answers, in bytes, are not worth compressing. */
const MIN_BYTES = 1024;
/** Content generated per answer; files are sent as they are or as the build compressed them. */
const COMPRESSED = /^(?:application\/json|text\/html)\b/u;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

interface Coding {
  readonly name: string;
  readonly compress: (payload: string | Uint8Array) => Promise<Buffer>;
}

/** In order of preference. */
const CODINGS: readonly Coding[] = [
  { name: 'br', compress: (payload) => compressBrotli(payload, BROTLI) },
  { name: 'gzip', compress: (payload) => compressGzip(payload) },
];

/**
 * Compresses JSON and pages for clients that accept it. BREACH does not apply: the compressed length reveals content
 * only to an attacker who can make a browser send authenticated requests, and no token is in a cookie.
 */
export function compressResponses(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isBuffered = typeof payload === 'string' || payload instanceof Uint8Array;
    const type = String(reply.getHeader('content-type') ?? '');
    if (!isBuffered || !COMPRESSED.test(type) || reply.hasHeader('content-encoding'))
      return payload;
    reply.header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '));
    if (Buffer.byteLength(payload) < MIN_BYTES) return payload;
    const accepted = acceptedCodings(request.headers['accept-encoding'] ?? '');
    const coding = CODINGS.find(({ name }) => accepted.has(name));
    if (coding === undefined) return payload;
    reply.header('content-encoding', coding.name).removeHeader('content-length');
    return coding.compress(payload);
  });
}

/** The names in the header, without those that it excludes by a weight of zero. */
function acceptedCodings(header: string): ReadonlySet<string> {
  const codings = header.toLowerCase().split(',');
  return new Set(
    codings
      .map((coding) => coding.split(';').map((part) => part.trim()))
      .filter(([, ...parameters]) => !parameters.some((one) => /^q=0(?:\.0*)?$/u.test(one)))
      .map(([name = '']) => name),
  );
}
