import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** An entry of Vite's build manifest. */
interface Piece {
  readonly file: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Piece>>;

/** The JavaScript that a screen needs before it renders, in bytes after gzip. */
export interface BundleSize {
  readonly name: string;
  readonly bytes: number;
  readonly limit: number;
}

const KILOBYTE = 1000;
const ENTRY = 'index.html';
/** The visitor page loads with the entry; the server names it. */
const VISITOR = [ENTRY, 'src/pages/landing.tsx'];
/** Loaded on every page for signed-in users: session handling, the contracts, the shell. */
const SIGNED_IN = [
  ENTRY,
  'src/features/account/session/arrive.ts',
  'src/features/account/session/auth-client.ts',
  'src/features/account/session/load-profile.ts',
  'src/shell/app-shell.tsx',
];

/** Adds up the screens that have a limit, from the build manifest in `folder`. */
export async function measureBundles(folder: string): Promise<BundleSize[]> {
  const manifest = JSON.parse(
    await readFile(join(folder, '.vite', 'manifest.json'), 'utf8'),
  ) as Manifest;
  return [
    {
      name: 'landing, before the preview worker',
      bytes: await sizeOf(folder, manifest, VISITOR),
      limit: 100 * KILOBYTE,
    },
    {
      name: 'app shell',
      bytes: await sizeOf(folder, manifest, SIGNED_IN),
      limit: 170 * KILOBYTE,
    },
  ];
}

async function sizeOf(
  folder: string,
  manifest: Manifest,
  roots: readonly string[],
): Promise<number> {
  const files = new Set<string>();
  const collect = (name: string) => {
    const piece = manifest[name];
    if (piece === undefined) throw new Error(`The build has no piece ${name}.`);
    if (files.has(piece.file)) return;
    files.add(piece.file);
    for (const imported of piece.imports ?? []) collect(imported);
  };
  for (const root of roots) collect(root);
  let bytes = 0;
  for (const file of files) bytes += gzipSync(await readFile(join(folder, file))).length;
  return bytes;
}
