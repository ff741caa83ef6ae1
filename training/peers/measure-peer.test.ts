import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CLEAN_DOCUMENTS, CONTRACTS } from '../evaluation/flagged-documents.ts';
import { measurePeer } from './measure-peer.ts';
import type { Peer } from './peer.ts';

const ADVERTISEMENTS = 'language/bias-adlang/dev.jsonl';
const YOUNG = { start: 0, end: 5, label: 'age' };

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'proviso-peers-'));
  const young = { text: 'Young people only.', spans: [YOUNG], labels: ['age'] };
  const plain = { text: 'Four more words here.', spans: [], labels: [] };
  for (const corpus of [ADVERTISEMENTS, CONTRACTS, CLEAN_DOCUMENTS]) {
    const lines = [
      { id: 'one', ...young },
      { id: 'two', ...plain },
    ].map((line) => JSON.stringify(line));
    await mkdir(dirname(join(folder, corpus)), { recursive: true });
    await writeFile(join(folder, corpus), lines.join('\n'));
  }
});

afterAll(() => rm(folder, { recursive: true }));

/** A tool that flags the word “young”. */
function peerOf(figures: Peer['figures']): Peer {
  return {
    name: 'rival',
    version: '3.1.0',
    configuration: 'as installed',
    figures,
    find: ({ text }) => (text.startsWith('Young') ? [YOUNG] : []),
  };
}

describe('the measurement of a peer', () => {
  it('scores it as the engine is scored', async () => {
    const names = ['F1', 'false-positive rate'];
    expect(await measurePeer(peerOf({ [ADVERTISEMENTS]: names }), folder)).toEqual([
      { corpus: ADVERTISEMENTS, name: 'F1', value: 1 },
      { corpus: ADVERTISEMENTS, name: 'false-positive rate', value: 0 },
    ]);
  });

  it('counts alarms per 10,000 words, and flagged documents', async () => {
    const alarms = 'bias alarms per 10,000 words';
    const figures = { [CONTRACTS]: [alarms], [CLEAN_DOCUMENTS]: ['flagged documents'] };
    expect((await measurePeer(peerOf(figures), folder)).map(({ value }) => value)).toEqual([
      (1 / 7) * 10_000,
      0.5,
    ]);
  });

  it('rejects a figure that the corpus does not have', async () => {
    await expect(measurePeer(peerOf({ [ADVERTISEMENTS]: ['speed'] }), folder)).rejects.toThrow(
      'has no figure “speed”',
    );
  });
});
