import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { type GoldDocument, readJsonLines } from './evaluation/corpus.ts';
import { predict } from './evaluation/predict.ts';

const USAGE = 'usage: npm run -s evaluate -- --gold GOLD.jsonl[.gz] --out PREDICTIONS.jsonl';

/** Writes the findings in each document of a corpus, one JSON object per line. */
async function evaluate(gold: string, out: string): Promise<void> {
  const documents = await readJsonLines<Pick<GoldDocument, 'id' | 'text'>>(gold);
  const lines = documents.map((document) => `${JSON.stringify(predict(document))}\n`);
  await writeFile(out, lines.join(''));
}

const { values } = parseArgs({ options: { gold: { type: 'string' }, out: { type: 'string' } } });
if (values.gold === undefined || values.out === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  await evaluate(values.gold, values.out);
}
