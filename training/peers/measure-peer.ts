import { join } from 'node:path';

import { BARS, type Bar } from '../evaluation/bars.ts';
import { type GoldDocument, type LabeledSpan, readJsonLines } from '../evaluation/corpus.ts';
import {
  CLEAN_DOCUMENTS,
  CONTRACTS,
  countWords,
  WORDS_PER_ALARM_RATE,
} from '../evaluation/flagged-documents.ts';
import type { Prediction } from '../evaluation/predict.ts';
import type { Peer } from './peer.ts';

/** A figure of a peer; corpus and name are those of the same figure of ours. */
export interface PeerFigure {
  readonly corpus: string;
  readonly name: string;
  readonly value: number;
}

interface Measure {
  readonly corpus: string;
  readonly measure: (
    ...read: Parameters<Bar['measure']>
  ) => readonly { readonly name: string; readonly value: number }[];
}

/** What `evaluate:all` measures, by the same functions; those below it do with findings, which only we have. */
const MEASURES: readonly Measure[] = [
  ...BARS,
  {
    corpus: CONTRACTS,
    measure(gold, predictions) {
      const alarms = [...predictions.values()].flatMap(({ spans }) => spans).length;
      const value = (alarms / countWords(gold)) * WORDS_PER_ALARM_RATE;
      return [{ name: 'bias alarms per 10,000 words', value }];
    },
  },
  {
    corpus: CLEAN_DOCUMENTS,
    measure(gold, predictions) {
      const flagged = [...predictions.values()].filter(({ spans }) => spans.length > 0);
      return [{ name: 'flagged documents', value: flagged.length / gold.length }];
    },
  },
];

/** A peer's figures on the corpora of a folder; rejects if one that it names is not measured. */
export async function measurePeer(peer: Peer, folder: string): Promise<PeerFigure[]> {
  const figures: PeerFigure[] = [];
  for (const [corpus, names] of Object.entries(peer.figures)) {
    const gold = await readJsonLines<GoldDocument>(join(folder, corpus));
    const predictions = await predictAll(peer, gold);
    const measured = MEASURES.filter((one) => one.corpus === corpus).flatMap(({ measure }) =>
      measure(gold, predictions),
    );
    for (const name of names) {
      const figure = measured.find((one) => one.name === name);
      if (figure === undefined) throw new Error(`${corpus} has no figure “${name}”.`);
      figures.push({ corpus, name, value: figure.value });
    }
  }
  return figures;
}

async function predictAll(
  peer: Peer,
  gold: readonly GoldDocument[],
): Promise<Map<string, Prediction>> {
  const predictions = new Map<string, Prediction>();
  for (const { id, text } of gold) {
    predictions.set(id, predictionOf(id, await peer.find({ id, text })));
  }
  return predictions;
}

function predictionOf(id: string, found: readonly LabeledSpan[]): Prediction {
  const labels = [...new Set(found.map(({ label }) => label))];
  // The peers give no confidence.
  const spans = found.map((span) => ({ ...span, score: 1 }));
  return { id, labels, spans, scores: Object.fromEntries(labels.map((label) => [label, 1])) };
}
