import { describe, expect, it } from 'vitest';

import { openCompoundFile } from '../compound-file.ts';
import { writeCompoundFile } from './write-compound-file.ts';

const PROGRAM = Uint8Array.from({ length: 16 }, (_, index) => index);

/** Bytes that differ from sector to sector. */
function fill(length: number): Buffer {
  return Buffer.from(Uint8Array.from({ length }, (_, index) => (index >> 6) ^ index));
}

/** The streams read back after writing them. */
function reopen(streams: Readonly<Record<string, Buffer>>): Record<string, Buffer> {
  const bytes = writeCompoundFile({
    streams: new Map(Object.entries(streams)),
    programClass: PROGRAM,
  });
  const file = openCompoundFile(bytes);
  return Object.fromEntries(file.names.map((name) => [name, Buffer.from(file.stream(name)!)]));
}

describe('writeCompoundFile', () => {
  it('round-trips streams of zero, few, and many sectors', () => {
    const streams = {
      Empty: fill(0),
      Short: fill(65),
      Limit: fill(4095),
      Long: fill(4096),
      A: fill(9000),
    };
    expect(reopen(streams)).toEqual(streams);
  });

  it('round-trips a file with more table sectors than fit in the header', () => {
    const streams = { Data: fill(8_000_000) };
    expect(Buffer.compare(reopen(streams)['Data']!, streams.Data)).toBe(0);
  });

  it('keeps the class ID of the program', () => {
    const bytes = writeCompoundFile({ streams: new Map(), programClass: PROGRAM });
    expect([...openCompoundFile(bytes).programClass]).toEqual([...PROGRAM]);
  });
});
