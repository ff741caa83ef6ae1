import { DocumentError } from '../document-error.ts';
import { createSectorChains, type SectorChains } from './sector-chains.ts';

/** The streams and storages at the root of a compound file (CFB), as written by Word. */
export interface CompoundFile {
  /** The 16-byte class identifier of the file's program. */
  readonly programClass: Uint8Array;
  /** The names of the root's entries. */
  readonly names: readonly string[];
  /** The content of a stream, by case-insensitive name; undefined if there is none. */
  stream(name: string): Uint8Array | undefined;
  /** Whether the storage with that name contains anything. */
  hasStorage(name: string): boolean;
}

interface DirectoryEntry {
  readonly name: string;
  readonly type: number;
  readonly left: number;
  readonly right: number;
  readonly child: number;
  readonly start: number;
  readonly size: number;
  readonly programClass: Uint8Array;
}

const ENTRY_LENGTH = 128;
const NO_ENTRY = 0xffffffff;
const STORAGE = 1;
const STREAM = 2;
const SHORT_STREAM_LIMIT = 4096;

/**
 * Opens a compound file. Sector chains and the directory tree are followed without revisiting, so that loops end and
 * nothing exceeds the file's own size. Throws documents.corrupt.
 */
export function openCompoundFile(bytes: Uint8Array): CompoundFile {
  const sectors = createSectorChains(bytes);
  const directory = readDirectory(sectors.read(sectors.directoryStart));
  const root = directory[0];
  if (!root) throw new DocumentError('documents.corrupt');
  const children = listChildren(directory, root.child);
  let shortStreams: SectorChains['read'] | undefined;

  return {
    programClass: root.programClass,
    names: children.map(({ name }) => name),
    stream(name) {
      const entry = find(children, name, STREAM);
      if (!entry) return undefined;
      if (entry.size >= SHORT_STREAM_LIMIT)
        return sectors.read(entry.start).subarray(0, entry.size);
      shortStreams ??= sectors.openShortStreams(sectors.read(root.start));
      return shortStreams(entry.start).subarray(0, entry.size);
    },
    hasStorage: (name) => (find(children, name, STORAGE)?.child ?? NO_ENTRY) !== NO_ENTRY,
  };
}

function find(
  entries: readonly DirectoryEntry[],
  name: string,
  type: number,
): DirectoryEntry | undefined {
  return entries.find(
    (entry) => entry.type === type && entry.name.toLowerCase() === name.toLowerCase(),
  );
}

function readDirectory(bytes: Uint8Array): DirectoryEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const entries: DirectoryEntry[] = [];
  for (let at = 0; at + ENTRY_LENGTH <= bytes.length; at += ENTRY_LENGTH) {
    const nameLength = Math.max(0, Math.min(64, view.getUint16(at + 64, true)) - 2);
    entries.push({
      name: new TextDecoder('utf-16le').decode(bytes.subarray(at, at + nameLength)),
      type: view.getUint8(at + 66),
      left: view.getUint32(at + 68, true),
      right: view.getUint32(at + 72, true),
      child: view.getUint32(at + 76, true),
      start: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true),
      programClass: bytes.slice(at + 80, at + 96),
    });
  }
  return entries;
}

/** The entries in the sibling tree; embedded documents have directories of their own further down. */
function listChildren(directory: readonly DirectoryEntry[], first: number): DirectoryEntry[] {
  const children: DirectoryEntry[] = [];
  const visible = new Set<number>();
  const waiting = [first];
  while (waiting.length > 0) {
    const index = waiting.pop() ?? NO_ENTRY;
    const entry = directory[index];
    if (!entry || visible.has(index)) continue;
    visible.add(index);
    children.push(entry);
    waiting.push(entry.left, entry.right);
  }
  return children;
}
