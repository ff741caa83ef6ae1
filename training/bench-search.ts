/**
 * `node training/bench-search.ts`: how long it takes to search the texts of an account in the server's search process,
 * for how long the server's own process is blocked meanwhile, and how large these texts are at rest.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';

import { createSealer } from '../server/src/encryption/sealer.ts';
import { createLogger } from '../server/src/logging/logger.ts';
import type { StoredText } from '../server/src/ports/analyzer.ts';
import { createIsolatedAnalyzer } from '../server/src/workers/isolated-analyzer.ts';
import { packText } from '../server/src/workers/pack-text.ts';

/** The batch size of the server. */
const BATCH = { documents: 64, characters: 4_000_000 };
const ACCOUNTS = [
  { name: '500 documents of 100,000 characters', documents: 500, characters: 100_000 },
  { name: '3 documents of 12,000,000 characters', documents: 3, characters: 12_000_000 },
];
const WORDS = ['Zebedee Quillfeather', 'Quill', '219-09-9999', 'the'];

const analyzer = createIsolatedAnalyzer({
  documentConcurrency: 1,
  textConcurrency: 1,
  keepsProcessesReady: true,
  logger: createLogger('error'),
  metrics: { recordWorkerDeath: () => undefined },
});
const sealer = createSealer(new Uint8Array(32));
const { signal } = new AbortController();
for (const { name, documents, characters } of ACCOUNTS) {
  const text = makeProse(characters);
  const lines = Array.from(text.matchAll(/[^\n]+/g), ({ index, 0: line }, at) => {
    return { start: index, end: index + line.length, part: 'body' as const, line: at + 1 };
  });
  const kept = await packText({ format: 'txt', text, segments: lines, pages: [], unread: [] }, []);
  console.log(
    `${name}: ${megabytes((kept.content.length + kept.layout.length) * documents)} at rest`,
  );
  const sealed = { content: sealer.seal(kept.content, 't'), layout: sealer.seal(kept.layout, 't') };
  for (const words of WORDS) await measure(words, { ...kept, ...sealed }, documents);
}
analyzer.close();

async function measure(words: string, sealed: StoredText, documents: number): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const perBatch = Math.min(BATCH.documents, Math.ceil(BATCH.characters / sealed.characters));
  const begun = performance.now();
  let found = 0;
  delay.enable();
  for (let from = 0; from < documents; from += perBatch) {
    const texts = Array.from({ length: Math.min(perBatch, documents - from) }, (_, index) => ({
      id: from + index + 1,
      content: sealer.open(sealed.content, 't'),
      layout: sealer.open(sealed.layout, 't'),
      sensitive: [],
    }));
    found += (await analyzer.searchTexts(async () => ({ words, texts }), signal)).length;
  }
  delay.disable();
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(
    `  ${words}: in ${found} documents, ${seconds} s; longest pause of the server ${Math.round(delay.max / 1e6)} ms`,
  );
}

/** The documentation repeated: prose with tables, numbers and names. */
function makeProse(characters: number): string {
  const pages = ['README.md', 'CHANGELOG.md', 'docs/api.md', 'docs/detectors.md'].map((page) =>
    readFileSync(join(import.meta.dirname, '..', page), 'utf8'),
  );
  const prose = pages.join('\n');
  return prose.repeat(Math.ceil(characters / prose.length)).slice(0, characters);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
