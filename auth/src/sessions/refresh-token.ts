import { createHmac, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';

/*
 * Version 0: version (1 byte), session id (16), counter (LEB128), HMAC-SHA-256 of all that truncated to 16 bytes,
 * CRC-32 of all before (4). The token contains its session and turn, so tokens are neither stored nor looked up.
 */
const VERSION = 0;
const COUNTER_AT = 17;
const MAC_BYTES = 16;
const CHECKSUM_BYTES = 4;
/** A five-byte counter would take thousands of years of refreshing. */
const MAX_COUNTER_BYTES = 5;

/** The content of a refresh token; untrusted until its signature is verified. */
export interface RefreshToken {
  /** A UUID. */
  readonly sessionId: string;
  readonly counter: number;
  /** True when the token was made with the session's key. */
  isSignedWith(key: Uint8Array): boolean;
}

/** Creates the token for a session's turn. */
export function encodeRefreshToken(sessionId: string, counter: number, key: Uint8Array): string {
  const id = Buffer.from(sessionId.replaceAll('-', ''), 'hex');
  const signed = Buffer.concat([Buffer.of(VERSION), id, encodeCounter(counter)]);
  const body = Buffer.concat([signed, authenticate(signed, key)]);
  return Buffer.concat([body, checksum(body)]).toString('base64url');
}

/** Parses a token; undefined for anything this service cannot have made. */
export function decodeRefreshToken(token: string): RefreshToken | undefined {
  const bytes = Buffer.from(token, 'base64url');
  const body = bytes.subarray(0, -CHECKSUM_BYTES);
  if (body.length <= COUNTER_AT + MAC_BYTES || body[0] !== VERSION) return undefined;
  if (!checksum(body).equals(bytes.subarray(-CHECKSUM_BYTES))) return undefined;
  const signed = body.subarray(0, -MAC_BYTES);
  const counter = decodeCounter(signed.subarray(COUNTER_AT));
  if (counter === undefined) return undefined;
  return {
    sessionId: formatUuid(signed.subarray(1, COUNTER_AT)),
    counter,
    isSignedWith: (key) => timingSafeEqual(authenticate(signed, key), body.subarray(-MAC_BYTES)),
  };
}

function authenticate(signed: Buffer, key: Uint8Array): Buffer {
  return createHmac('sha256', key).update(signed).digest().subarray(0, MAC_BYTES);
}

function checksum(body: Buffer): Buffer {
  const bytes = Buffer.alloc(CHECKSUM_BYTES);
  bytes.writeUInt32BE(crc32(body));
  return bytes;
}

function encodeCounter(counter: number): Buffer {
  const bytes: number[] = [];
  let rest = counter;
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) + 0x80);
    rest = Math.floor(rest / 0x80);
  }
  return Buffer.from([...bytes, rest]);
}

/** Undefined unless the bytes are exactly one counter in its shortest form. */
function decodeCounter(bytes: Buffer): number | undefined {
  if (bytes.length > MAX_COUNTER_BYTES) return undefined;
  const counter = bytes.reduce((sum, byte, index) => sum + (byte % 0x80) * 0x80 ** index, 0);
  return encodeCounter(counter).equals(bytes) ? counter : undefined;
}

function formatUuid(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-');
}
