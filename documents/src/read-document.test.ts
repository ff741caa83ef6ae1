import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { DocumentError, readDocument, warmUp, type DocumentFormat } from './index.ts';
import { makeDoc } from './testing/minimal-doc.ts';
import { makeDocx, makeParagraph } from './testing/minimal-docx.ts';
import { makePdf, showText } from './testing/minimal-pdf.ts';
import { scanPdf } from './testing/scanned-pdf.ts';

const program = fileURLToPath(new URL('../..', import.meta.url));
const entry = fileURLToPath(new URL('testing/read-in-isolation.ts', import.meta.url));

const SAMPLES: readonly (readonly [DocumentFormat, Uint8Array])[] = [
  ['pdf', makePdf([{ content: showText([50, 700, 'Hello']) }])],
  ['docx', makeDocx(makeParagraph('Hello'))],
  ['doc', makeDoc({ body: 'Hello\r', headers: ['a', 'b', 'c', 'd', 'e', 'f'] })],
  ['txt', Buffer.from('Hello')],
];

describe('readDocument', () => {
  it.each(SAMPLES)('reads a %s file', async (format, bytes) => {
    const document = await readDocument(bytes, format);
    expect(document.format).toBe(format);
    expect(document.text).toContain('Hello');
  });

  it.each(SAMPLES)(
    'reads a %s file in a process that can read only the program files',
    (format, bytes) => {
      expect(readInIsolation(format, bytes)).toContain('Hello');
    },
  );

  it('reads a scanned page in a process that can also start worker threads', async () => {
    const scan = await scanPdf(makePdf([{ content: showText([50, 700, 'Hello']) }]));
    expect(readInIsolation('pdf', scan, '--allow-worker')).toContain('Hello');
  });

  it.each(SAMPLES)(
    'reads or rejects a damaged %s file without any other error',
    async (format, bytes) => {
      const random = makeRandom(1);
      for (let attempt = 0; attempt < (format === 'pdf' ? 30 : 300); attempt += 1) {
        const damaged = Uint8Array.from(bytes);
        for (let flip = 0; flip < 1 + (attempt % 8); flip += 1) {
          damaged[random(damaged.length)] = random(256);
        }
        const torn = attempt % 5 === 0 ? damaged.subarray(0, random(damaged.length)) : damaged;
        const outcome = await readDocument(torn, format).catch((error: unknown) => error);
        if (outcome instanceof Error) expect(outcome).toBeInstanceOf(DocumentError);
      }
    },
  );
});

describe('warmUp', () => {
  it('lets several PDFs be read at once afterward', async () => {
    await warmUp();
    const read = (text: string) =>
      readDocument(makePdf([{ content: showText([50, 700, text]) }]), 'pdf');
    const documents = await Promise.all(['One', 'Two', 'Three'].map(read));
    expect(documents.map(({ text }) => text)).toEqual(['One', 'Two', 'Three']);
  });
});

/** The text as read by a process without permissions. */
function readInIsolation(format: DocumentFormat, bytes: Uint8Array, ...rights: string[]): string {
  const flags = [
    '--permission',
    `--allow-fs-read=${program}`,
    '--max-old-space-size=256',
    '--disallow-code-generation-from-strings',
    '--no-addons',
    // Node warns about each permission that it is granted.
    '--disable-warning=SecurityWarning',
    ...rights,
  ];
  const { stdout, stderr } = spawnSync(process.execPath, [...flags, entry, format], {
    input: bytes,
  });
  expect(stderr.toString()).toBe('');
  const { text } = JSON.parse(stdout.toString()) as { text: string };
  return text;
}

/** Random integers below a bound, the same in every run. */
function makeRandom(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}
