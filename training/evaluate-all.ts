import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { ENGINE } from '@proviso/engine';

import { BARS, type Figure } from './evaluation/bars.ts';
import { type GoldDocument, readJsonLines } from './evaluation/corpus.ts';
import { biasAlarmsPer, shareFlagged } from './evaluation/flagged-documents.ts';
import { predict, type Prediction } from './evaluation/predict.ts';

const WORDS = 10_000;
const CLEAN = 'language/clean-docs/dev.jsonl';
const CONTRACTS = 'language/legal-cuad/dev.jsonl';

/** A figure and the corpus that it was measured on, as `--out` writes it. */
interface Row extends Figure {
  readonly corpus: string;
}

/** Measures everything that has a bar: a line for each figure, with the corpus and what it should be. */
async function evaluateAll(folder: string): Promise<Row[]> {
  const rows: Row[] = [];
  const show = (corpus: string, figure: Figure): void => {
    rows.push({ corpus, ...figure });
    printFigure(corpus, figure);
  };
  const read = (corpus: string) => readJsonLines<GoldDocument>(join(folder, corpus));
  const known = new Map<string, ReadonlyMap<string, Prediction>>();
  for (const { corpus, measure } of BARS) {
    const gold = await read(corpus);
    const predictions =
      known.get(corpus) ?? new Map(gold.map((document) => [document.id, predict(document)]));
    known.set(corpus, predictions);
    for (const figure of measure(gold, predictions)) show(corpus, figure);
  }
  const flagged = shareFlagged(await read(CLEAN));
  show(CLEAN, { name: 'flagged documents', value: flagged, bar: 0.03, isCeiling: true });
  const alarms = biasAlarmsPer(WORDS, await read(CONTRACTS));
  show(CONTRACTS, { name: 'bias alarms per 10,000 words', value: alarms, bar: 2, isCeiling: true });
  return rows;
}

function printFigure(corpus: string, { name, value, bar, isCeiling = false }: Figure): void {
  const isReached = isCeiling ? value <= bar : value >= bar;
  const verdict = `${isCeiling ? '≤' : '≥'} ${bar} ${isReached ? 'reached' : 'MISSED'}`;
  console.log(`${corpus.padEnd(42)}${name.padEnd(30)}${value.toFixed(3).padStart(7)}  ${verdict}`);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' } },
});
const [folder] = positionals;
if (folder === undefined) {
  console.error('usage: npm run -s evaluate:all -- CORPORA_FOLDER [--out FILE]');
  process.exitCode = 2;
} else {
  const figures = await evaluateAll(folder);
  if (values.out !== undefined) {
    await writeFile(values.out, `${JSON.stringify({ engine: ENGINE, figures }, undefined, 2)}\n`);
  }
}
