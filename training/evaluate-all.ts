import { join } from 'node:path';

import { BARS, type Figure } from './evaluation/bars.ts';
import { type GoldDocument, readJsonLines } from './evaluation/corpus.ts';
import { biasAlarmsPer, shareFlagged } from './evaluation/flagged-documents.ts';
import { predict } from './evaluation/predict.ts';

const WORDS = 10_000;

/** Prints a line for each figure: the corpus, what is measured, what it came to, and its bar. */
async function evaluateAll(folder: string): Promise<void> {
  for (const { corpus, measure } of BARS) {
    const gold = await readJsonLines<GoldDocument>(join(folder, corpus));
    const predictions = new Map(gold.map((document) => [document.id, predict(document)]));
    for (const figure of measure(gold, predictions)) printFigure(corpus, figure);
  }
  const clean = 'language/clean-docs/dev.jsonl';
  const contracts = 'language/legal-cuad/dev.jsonl';
  printFigure(clean, {
    name: 'flagged documents',
    value: shareFlagged(await readJsonLines<GoldDocument>(join(folder, clean))),
    bar: 0.03,
    isCeiling: true,
  });
  printFigure(contracts, {
    name: 'bias alarms per 10,000 words',
    value: biasAlarmsPer(WORDS, await readJsonLines<GoldDocument>(join(folder, contracts))),
    bar: 2,
    isCeiling: true,
  });
}

function printFigure(corpus: string, { name, value, bar, isCeiling = false }: Figure): void {
  const isReached = isCeiling ? value <= bar : value >= bar;
  const verdict = `${isCeiling ? '≤' : '≥'} ${bar} ${isReached ? 'reached' : 'MISSED'}`;
  console.log(`${corpus.padEnd(42)}${name.padEnd(30)}${value.toFixed(3).padStart(7)}  ${verdict}`);
}

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('usage: npm run -s evaluate:all -- CORPORA_FOLDER');
  process.exitCode = 2;
} else {
  await evaluateAll(folder);
}
