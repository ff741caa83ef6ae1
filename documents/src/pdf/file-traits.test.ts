import { deflateSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { makePdf } from '../testing/minimal-pdf.ts';
import { readFileTraits } from './file-traits.ts';

const whysOf = (bytes: Uint8Array): string[] => readFileTraits(bytes).signs.map(({ why }) => why);
const pdfWith = (...objects: string[]): Uint8Array => makePdf([{ content: '' }], { objects });

describe('the traits of a PDF', () => {
  it('are empty for a file without active content', () => {
    expect(readFileTraits(pdfWith('<< /S /URI /URI (https://example.com/javascript) >>'))).toEqual({
      signs: [],
      hasHiddenLayers: false,
    });
  });

  it('count active content in one sentence about the file', () => {
    const bytes = pdfWith(
      '<< /S /JavaScript /JS (app.alert\\(1\\)) >>',
      '<< /S/JavaScript /JS 5 0 R >>',
      '<< /S /Launch /F (calc.exe) >>',
      '<< /Type /Filespec /EF << /F 5 0 R >> >>',
      '<< /S /URI /URI (javascript:alert) >>',
      '<< /Type /Annot /Subtype /RichMedia >>',
    );
    expect(readFileTraits(bytes).signs).toMatchObject([
      { kind: 'active-content', start: 0, end: 0 },
    ]);
    expect(whysOf(bytes)[0]).toBe(
      'The file contains 2 scripts, 1 link that runs a script, 1 command that starts a program, ' +
        '1 attached file, and 1 multimedia object.',
    );
  });

  it('are detected in names with hex escapes', () => {
    expect(whysOf(pdfWith('<< /S /J#61v#61Script >>'))).toEqual(['The file contains 1 script.']);
  });

  it('are detected in compressed objects', () => {
    const packed = deflateSync('7 0 << /S /JavaScript /JS (x) >>').toString('latin1');
    const stream = `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream`;
    expect(whysOf(pdfWith(stream))).toEqual(['The file contains 1 script.']);
  });

  it('are searched once in a stream that is announced many times', () => {
    const packed = deflateSync('7 0 << /S /JavaScript /JS (x) >>').toString('latin1');
    const stream = `<< ${'/ObjStm '.repeat(50)} /Filter /FlateDecode >>\nstream\n${packed}\nendstream`;
    expect(whysOf(pdfWith(stream))).toEqual(['The file contains 1 script.']);
  });

  it('are counted once around a chunk boundary', () => {
    const piece = 1 << 20;
    for (const shift of [-20, -5, 0, 5]) {
      const file = Buffer.alloc(piece + 400, ' ');
      file.write('/S /Launch ', piece + shift);
      expect(whysOf(file)).toEqual(['The file contains 1 command that starts a program.']);
    }
  });

  it('report layers that are turned off', () => {
    const layers = (entry: string): boolean =>
      readFileTraits(pdfWith(`<< /D << ${entry} >> >>`)).hasHiddenLayers;
    expect(layers('/OFF [7 0 R]')).toBe(true);
    expect(layers('/BaseState /OFF')).toBe(true);
    expect(layers('/OFF []')).toBe(false);
  });
});
