import { availableParallelism, totalmem } from 'node:os';

import type { Configuration } from '#server/config/configuration.ts';

import { type Verdict, verdictsFor } from './verdict.ts';

const MEBIBYTE = 1024 * 1024;
/** Memory needed per document, and by the server itself. */
const DOCUMENT_BYTES = 512 * MEBIBYTE;
const SERVER_BYTES = 512 * MEBIBYTE;
const MAX_DOCUMENTS_AT_ONCE = 8;

/** The Node version, and whether there is memory for all concurrently processed documents. */
export function checkMachine({ workers }: Pick<Configuration, 'workers'>): Verdict[] {
  const concurrency =
    workers.concurrency ?? Math.min(availableParallelism(), MAX_DOCUMENTS_AT_ONCE);
  return [checkNode(process.versions.node), checkMemory(concurrency, availableMemory())];
}

/** The launcher finds a suitable version; a direct start may not use one. */
function checkNode(version: string): Verdict {
  const { ok, failure } = verdictsFor('Node');
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const fits = (major === 24 && minor >= 15) || major === 25 || major === 26;
  return fits ? ok(version) : failure(`${version} does not fit: install 24.15 or later, below 27.`);
}

/** The verdict for this much memory. */
export function checkMemory(concurrency: number, bytes: number): Verdict {
  const { ok, warning } = verdictsFor('Memory');
  const needed = concurrency * DOCUMENT_BYTES + SERVER_BYTES;
  const [has, may] = [bytes, needed].map((count) => `${(count / 1024 / MEBIBYTE).toFixed(1)} GB`);
  const text = `${has}; ${concurrency} documents at once may take up to ${may} with the server`;
  return bytes >= needed ? ok(text) : warning(`${text}. Set WORKERS lower, or give it more.`);
}

/** A container may have less than the machine. */
function availableMemory(): number {
  const constrained = process.constrainedMemory();
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
}
