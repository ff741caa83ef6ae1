import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { ENGINE } from '@proviso/engine';

import { BARS, type Figure } from './evaluation/bars.ts';
import { type GoldDocument, readJsonLines } from './evaluation/corpus.ts';
import {
  type AlarmKind,
  CLEAN_DOCUMENTS,
  CONTRACTS,
  measureAlarmRate,
  measureShareFlagged,
} from './evaluation/flagged-documents.ts';
import { predict, type Prediction } from './evaluation/predict.ts';

/** Limits on findings that should hardly occur; the language models were not trained on the reports. */
const ALARMS: readonly (AlarmKind & { corpus: string; name: string; bar: number })[] = [
  { corpus: CONTRACTS, name: 'bias alarms', bar: 2, categories: ['discrimination'] },
  {
    corpus: CONTRACTS,
    name: 'one-sided clauses',
    bar: 5,
    categories: ['legal'],
    isAlarm: ({ type }) => type === 'one-sided-clause',
  },
  {
    corpus: 'pii/re3d.jsonl',
    name: 'model alarms',
    bar: 5,
    categories: ['discrimination', 'legal', 'policy'],
    isAlarm: ({ source }) => source.kind === 'model',
  },
];

/** A figure with its corpus, as `--out` writes it. */
interface Row extends Figure {
  readonly corpus: string;
}

/** Measures everything that has a bar: one line per figure, with the corpus and the bar. */
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
  const flagged = measureShareFlagged(await read(CLEAN_DOCUMENTS));
  show(CLEAN_DOCUMENTS, { name: 'flagged documents', value: flagged, bar: 0.03, isCeiling: true });
  for (const { corpus, name, bar, ...kind } of ALARMS) {
    const value = measureAlarmRate(await read(corpus), kind);
    show(corpus, { name: `${name} per 10,000 words`, value, bar, isCeiling: true });
  }
  return rows;
}

function printFigure(corpus: string, { name, value, bar, isCeiling = false }: Figure): void {
  const isReached = isCeiling ? value <= bar : value >= bar;
  const verdict = `${isCeiling ? '≤' : '≥'} ${bar} ${isReached ? 'reached' : 'MISSED'}`;
  console.log(`${corpus.padEnd(42)}${name.padEnd(36)}${value.toFixed(3).padStart(7)}  ${verdict}`);
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
