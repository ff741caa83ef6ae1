import { isUtf8 } from 'node:buffer';

import iconv from 'iconv-lite';
import { detect } from 'jschardet';

import { recognizeUnicode } from './unicode-signature.ts';

/** A text without its byte order mark, and the IANA name of its original encoding. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: string;
}

const SAMPLE_BYTES = 262_144;

// Names that the detector returns and decoders know under another name.
const DECODER_NAMES: Readonly<Record<string, string>> = {
  'iso-8859-1': 'windows-1252',
  ascii: 'windows-1252',
  gb2312: 'gb18030',
  cp932: 'shift_jis',
  cp949: 'euc-kr',
};

/** Decodes a text file of any common encoding; never fails: what fits no other encoding is windows-1252. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const unicode = recognizeUnicode(bytes);
  if (unicode) return decodeUnicode(bytes.subarray(unicode.markLength), unicode.encoding);
  return decodeStrictUtf8(bytes) ?? decodeLegacy(bytes);
}

/** The encoding that a text file is decoded with; the most common ones are recognized without decoding it. */
export function recognizeEncoding(bytes: Uint8Array): string {
  const unicode = recognizeUnicode(bytes);
  if (unicode) return unicode.encoding;
  return isStrictUtf8(bytes) ? 'utf-8' : decodeLegacy(bytes).encoding;
}

function decodeUnicode(bytes: Uint8Array, encoding: string): DecodedText {
  const text = encoding.startsWith('utf-32')
    ? iconv.decode(bytes, encoding, { stripBOM: false })
    : new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
  return { text, encoding };
}

function decodeStrictUtf8(bytes: Uint8Array): DecodedText | undefined {
  return isStrictUtf8(bytes) ? decodeUnicode(bytes, 'utf-8') : undefined;
}

function isStrictUtf8(bytes: Uint8Array): boolean {
  return !hasIso2022Escape(bytes) && isUtf8(bytes);
}

/** ISO-2022 consists of ASCII bytes only, so it would pass for UTF-8; its escapes to two-byte sets reveal it. */
function hasIso2022Escape(bytes: Uint8Array): boolean {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return view.includes('\u001b$', 0, 'latin1');
}

function decodeLegacy(bytes: Uint8Array): DecodedText {
  const detected = detect(bytes.subarray(0, SAMPLE_BYTES)).encoding?.toLowerCase();
  const name = detected === undefined ? 'windows-1252' : (DECODER_NAMES[detected] ?? detected);
  return decodeWith(bytes, name) ?? decodeWith(bytes, 'windows-1252')!;
}

function decodeWith(bytes: Uint8Array, name: string): DecodedText | undefined {
  try {
    return { text: new TextDecoder(name, { ignoreBOM: true }).decode(bytes), encoding: name };
  } catch {
    if (!iconv.encodingExists(name)) return undefined;
    return { text: iconv.decode(bytes, name), encoding: name };
  }
}
