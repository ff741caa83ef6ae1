import { inflateSync, constants } from 'node:zlib';

import { type ActiveContentKind, describeActiveContent } from '../active-content.ts';
import type { DocumentSign } from '../extracted-document.ts';
import { streamAt } from './stream-at.ts';

/** What a PDF contains besides its pages, according to its dictionaries. */
export interface FileTraits {
  readonly signs: readonly DocumentSign[];
  /** Whether the document may have layers that are switched off. */
  readonly hasHiddenLayers: boolean;
}

/** Any character of a PDF name may be written as `#` and two hexadecimal digits. */
const encodable = (name: string): string =>
  Array.from(
    name,
    (letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16).toLowerCase()})`,
  ).join('');
const names = (...list: readonly string[]): string => `(?:${list.map(encodable).join('|')})`;
const action = (...list: readonly string[]): string => String.raw`/S\s*/${names(...list)}(?![\w#])`;
const subtype = (...list: readonly string[]): string =>
  String.raw`/Subtype\s*/${names(...list)}(?![\w#])`;

const ACTIVE: readonly (readonly [form: string, kind: ActiveContentKind])[] = [
  [action('JavaScript'), ['script', 'scripts']],
  [String.raw`/URI\s*\(\s*javascript:`, ['link that runs a script', 'links that run scripts']],
  [action('Launch'), ['command that starts a program', 'commands that start programs']],
  [
    action('SubmitForm', 'ImportData'),
    ['action that sends or fetches form data', 'actions that send or fetch form data'],
  ],
  [String.raw`/EF\s*(?:<<|\d)`, ['attached file', 'attached files']],
  [subtype('RichMedia', 'Movie', 'Sound', '3D'), ['multimedia object', 'multimedia objects']],
];
const HIDDEN_LAYERS = String.raw`/OFF\s*\[\s*\d|/(?:Base|View)State\s*/OFF\b`;
const FORMS = new RegExp(`(${[...ACTIVE.map(([form]) => form), HIDDEN_LAYERS].join(')|(')})`, 'gi');

/** In bytes; the overlap is longer than any search term. */
const PIECE = 1 << 20;
const OVERLAP = 256;
const PACKED = '/ObjStm';
const MAX_UNPACKED = 64 * 1024 * 1024;

/** Searches all dictionaries of a file, including those in object streams, reachable or not. */
export function readFileTraits(bytes: Uint8Array): FileTraits {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const counts = ACTIVE.map(() => 0);
  let hasHiddenLayers = false;
  for (const piece of listPieces(file)) {
    for (const found of piece.matchAll(FORMS)) {
      if (found.index >= PIECE) break;
      const at = found.findIndex((group, place) => place > 0 && group !== undefined);
      if (at > ACTIVE.length) hasHiddenLayers = true;
      else counts[at - 1]! += 1;
    }
  }
  const byKind = new Map(ACTIVE.map(([, kind], index) => [kind, counts[index]!]));
  return { signs: describeActiveContent(byKind), hasHiddenLayers };
}

function* listPieces(file: Buffer): Generator<string> {
  yield* cut(file);
  let room = MAX_UNPACKED;
  let at = file.indexOf(PACKED);
  while (at >= 0 && room > 0) {
    const stream = streamAt(file, at);
    if (stream === undefined) return;
    const unpacked = unpack(stream.bytes, room);
    // Empty blocks unpack to nothing, but take their time too.
    room -= unpacked.length + stream.bytes.length;
    yield* cut(unpacked);
    // Any further mention before the stream would unpack it again.
    at = file.indexOf(PACKED, stream.end);
  }
}

function* cut(bytes: Buffer): Generator<string> {
  for (let at = 0; at < bytes.length; at += PIECE) {
    yield bytes.toString('latin1', at, Math.min(bytes.length, at + PIECE + OVERLAP));
  }
}

const NOTHING = Buffer.alloc(0);

/** The inflated content; empty if it is encrypted or not deflated. */
function unpack(packed: Buffer, room: number): Buffer {
  try {
    return inflateSync(packed, { maxOutputLength: room, finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return NOTHING;
  }
}
