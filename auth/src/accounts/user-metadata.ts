import { AuthError } from '../errors.ts';
import type { UserMetadata } from './user.ts';

/** In bytes of JSON. It travels in every access token, and servers take 16 KiB of headers. */
const MAX_METADATA_BYTES = 8192;

/** Throws `validation_failed` for metadata that would make tokens too large to be sent. */
export function requireMetadataSize(metadata: UserMetadata): void {
  if (Buffer.byteLength(JSON.stringify(metadata)) > MAX_METADATA_BYTES) {
    const message = `User metadata cannot be larger than ${MAX_METADATA_BYTES} bytes`;
    throw new AuthError('validation_failed', { message });
  }
}
