import { inflateSync } from 'node:zlib';

import { beforeAll, describe, expect, it } from 'vitest';

import type { CleanedFile } from '#documents/cleaning/cleaning.ts';
import { drawPicture } from '#documents/pdf/cleaning/rendering/page-picture.ts';
import { makeTrapDrawings } from '#documents/testing/trap-drawings.ts';

import { openPdf } from '../open-pdf.ts';
import { cleanPdf } from './clean-pdf.ts';

const trap = makeTrapDrawings();
let before: string;
let cleaned: CleanedFile;
let after: string;

beforeAll(async () => {
  cleaned = await cleanPdf(trap.bytes, []);
  [before, after] = [everything(trap.bytes), everything(cleaned.bytes)];
});

/** All bytes of a file, including those in and after its compressed streams, in every text encoding. */
function everything(bytes: Uint8Array): string {
  const file = Buffer.from(bytes).toString('latin1');
  const streams = Array.from(file.matchAll(/stream\r?\n(.*?)endstream/gs), ([, content = '']) => {
    try {
      return inflateSync(Buffer.from(content, 'latin1')).toString('latin1');
    } catch {
      return content;
    }
  });
  const text = [file, ...streams].join('\n');
  const hexadecimal = Array.from(text.matchAll(/<([0-9a-f]{2,})>/gi), ([, digits = '']) =>
    Buffer.from(digits, 'hex').toString('latin1'),
  );
  return [text, ...hexadecimal].join('\n').replaceAll('\0', '');
}

async function draw(bytes: Uint8Array): Promise<Uint8Array> {
  const { pdfium, document } = await openPdf(bytes);
  return drawPicture(pdfium, pdfium.functions.FPDF_LoadPage(document, 0), 1).pixels;
}

describe('a PDF with secrets in all of its drawing data', () => {
  it.each(trap.secrets)('contains %s before cleaning but not after', (secret) => {
    expect(before).toContain(secret);
    expect(after).not.toContain(secret);
  });

  it('looks the same after cleaning', async () => {
    expect(await draw(cleaned.bytes)).toEqual(await draw(trap.bytes));
  });

  it('reports how much was stripped', () => {
    const said = cleaned.stripped.find(({ kind }) => kind === 'unused-data');
    expect(said?.description).toMatch(/^\d+ pieces of data beside what is drawn$/);
  });
});
