import { deflateSync, zipSync } from 'fflate';

import type { XmlSplice } from '#documents/xml/xml-splices.ts';
import { spliceXml } from '#documents/xml/xml-splices.ts';

import { isReadable, openZip } from '../zip-archive.ts';

/** The parts of a package, to be changed and repacked. */
export interface WordPackage {
  /** In archive order. */
  readonly names: readonly string[];
  bytes(name: string): Uint8Array;
  /** A part as XML, without its byte order mark. */
  xml(name: string): string;
  /** Changes a part's XML; a part without changes keeps its bytes. */
  splice(name: string, splices: readonly XmlSplice[]): void;
  set(name: string, content: Uint8Array): void;
  drop(name: string): void;
  /** Gives a part another name, which no part has, and the same place in the archive. */
  rename(name: string, other: string): void;
  has(name: string): boolean;
  /** Deterministic: the same parts always give the same bytes. */
  pack(): Uint8Array;
}

/** Opens a package; throws as `openZip` does. Archive comments and folders are not copied. */
export function openPackage(source: Uint8Array): WordPackage {
  const archive = openZip(source);
  let parts = new Map<string, Uint8Array>();
  for (const name of archive.names.filter((candidate) => !candidate.endsWith('/'))) {
    const pieces: Uint8Array[] = [];
    archive.read(name, (piece) => pieces.push(piece));
    parts.set(name, Buffer.concat(pieces));
  }
  const bytes = (name: string): Uint8Array => parts.get(name) ?? new Uint8Array();
  return {
    get names() {
      return [...parts.keys()];
    },
    bytes,
    xml: (name) => decode(bytes(name)),
    splice(name, splices) {
      if (splices.length === 0) return;
      const own = bytes(name);
      parts.set(name, encode(spliceXml(decode(own), splices), own));
    },
    set: (name, content) => void parts.set(name, content),
    drop: (name) => void parts.delete(name),
    rename(name, other) {
      parts = new Map([...parts].map(([own, content]) => [own === name ? other : own, content]));
    },
    has: (name) => parts.has(name),
    pack: () =>
      zipSync(
        Object.fromEntries(
          [...parts].map(([name, content]) => [name, [content, { level: levelOf(content) }]]),
        ),
        { mtime: FIRST_DAY },
      ),
  };
}

/** Content that compresses so well that our own reader would refuse the document is stored uncompressed. */
function levelOf(content: Uint8Array): 0 | 6 {
  if (isReadable(content.length, 0)) return 6;
  return isReadable(content.length, deflateSync(content, { level: 6 }).length) ? 6 : 0;
}

/** The earliest date that archives allow: it does not reveal when the copy was made. */
const FIRST_DAY = new Date(1980, 0, 1);

const MARKS = { 'utf-8': [0xef, 0xbb, 0xbf], 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] };

function encodingOf([first, second]: Uint8Array): keyof typeof MARKS {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

/** Writes XML in its original encoding, with a byte order mark if it had one. */
function encode(xml: string, before: Uint8Array): Uint8Array {
  const encoding = encodingOf(before);
  const mark = MARKS[encoding];
  const hasMark = mark.every((value, index) => before[index] === value);
  const content = Buffer.from(xml, encoding === 'utf-8' ? 'utf8' : 'utf16le');
  if (encoding === 'utf-16be') content.swap16();
  return hasMark ? Buffer.concat([Buffer.from(mark), content]) : content;
}
