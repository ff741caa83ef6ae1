const HEAD = 128;
const ENTRY = 12;
const MAX_ENTRIES = 100;
const IDENTIFIER = 84;
const RESERVED = 100;
/** Tag types that define color conversion; others are for people. */
const CONVERTING = new Set([
  'XYZ ',
  'chrm',
  'clro',
  'clrt',
  'cicp',
  'curv',
  'mAB ',
  'mBA ',
  'meas',
  'mft1',
  'mft2',
  'mpet',
  'ncl2',
  'para',
  'sf32',
  'sig ',
  'uf32',
  'ui08',
  'ui16',
  'view',
]);

interface Tag {
  readonly entry: number;
  readonly start: number;
  readonly end: number;
}

/**
 * An ICC profile with its human-readable text blanked and the gaps between and after its tags zeroed; tags of other
 * types are emptied. The same bytes if there is nothing to remove, or if it is not a profile.
 */
export function sanitizeProfile(bytes: Uint8Array): Uint8Array {
  const old = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (old.length < HEAD + 4 || old.toString('latin1', 36, 40) !== 'acsp') return bytes;
  const tags = listTags(old);
  if (tags === undefined) return bytes;
  const sanitized = Buffer.alloc(Math.max(HEAD, ...tags.map(({ end }) => end)));
  old.copy(sanitized, 0, 0, HEAD + 4 + tags.length * ENTRY);
  sanitized.writeUInt32BE(sanitized.length);
  sanitized.fill(0, IDENTIFIER, HEAD);
  for (const { start, end } of tags) {
    const kind = old.toString('latin1', start, start + 4);
    if (CONVERTING.has(kind)) old.copy(sanitized, start, start, end);
    else blankWords(sanitized.subarray(start, end), kind);
  }
  const isSame = sanitized.equals(old) || isSameButForIdentifier(sanitized, old);
  return isSame ? bytes : sanitized;
}

function listTags(file: Buffer): Tag[] | undefined {
  const count = file.readUInt32BE(HEAD);
  const after = HEAD + 4 + count * ENTRY;
  if (count > MAX_ENTRIES || after > file.length) return undefined;
  const tags = Array.from({ length: count }, (_, index) => {
    const entry = HEAD + 4 + index * ENTRY;
    const start = file.readUInt32BE(entry + 4);
    return { entry, start, end: Math.min(file.length, start + file.readUInt32BE(entry + 8)) };
  });
  return tags.every(({ start, end }) => start >= after && end - start >= 8) ? tags : undefined;
}

/** An empty text of the same type and length. */
function blankWords(value: Buffer, kind: string): void {
  value.fill(0);
  if (kind === 'text' || kind === 'desc') value.write(kind, 'latin1');
  else value.write('text', 'latin1');
  // The length of the description, including its terminating zero.
  if (kind === 'desc' && value.length >= 13) value.writeUInt32BE(1, 8);
}

function isSameButForIdentifier(sanitized: Buffer, old: Buffer): boolean {
  return (
    sanitized.length === old.length &&
    sanitized.subarray(0, IDENTIFIER).equals(old.subarray(0, IDENTIFIER)) &&
    old.subarray(RESERVED, HEAD).every((byte) => byte === 0) &&
    sanitized.subarray(HEAD).equals(old.subarray(HEAD))
  );
}
