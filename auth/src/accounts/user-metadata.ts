import { AuthError } from '../errors.ts';
import type { UserMetadata } from './user.ts';

/** In bytes of JSON. It is part of every access token, and servers accept 16 KiB of headers. */
const MAX_METADATA_BYTES = 8192;

/** Throws `validation_failed` for metadata that would together make tokens too large to send. */
export function requireMetadataSize(...parts: readonly UserMetadata[]): void {
  const sizes = parts.map((metadata) => Buffer.byteLength(JSON.stringify(metadata)));
  if (sizes.reduce((sum, size) => sum + size, 0) > MAX_METADATA_BYTES) {
    const message = `User metadata cannot be larger than ${MAX_METADATA_BYTES} bytes`;
    throw new AuthError('validation_failed', { message });
  }
}
