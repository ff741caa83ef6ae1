import {
  ADDRESS,
  addPositionFeatures,
  addWordFeatures,
  FeatureList,
  findChains,
  ORGANIZATION,
  PERSON,
  PLACE,
  TokenizedText,
  createFeatureContext,
  type Vocabulary,
  WINDOW,
  wordAtOffset,
} from '@proviso/engine/training';

import type { LabeledChain } from './labeled-chains.ts';
import type { NameDocument } from './name-corpora.ts';

/** A tokenized and labeled document. */
export interface LabeledText {
  readonly document: NameDocument;
  readonly reading: TokenizedText;
  /** Pairs of the first token of a chain and its end, in the order of `chains`. */
  readonly bounds: Int32Array;
  readonly chains: readonly LabeledChain[];
}

const LABEL_NUMBERS: Readonly<Record<string, number>> = {
  PERSON,
  ORG: ORGANIZATION,
  LOCATION: PLACE,
  ADDRESS: PLACE,
};
/** Spans that a corpus masks without a type teach neither names nor their absence. */
const UNTYPED_MASK = 'MASK';
const ANY_LABEL = 0x7f;

/** Reads a document as the tagger will, and finds the gold label of each token of its chains. */
export function labelText(document: NameDocument, words: Vocabulary, buckets: number): LabeledText {
  const reading = new TokenizedText(document.text, words);
  const around = createFeatureContext(reading);
  const bounds = findChains(reading);
  const units = labelUnits(document);
  const list = new FeatureList();
  const chains: LabeledChain[] = [];
  for (let at = 0; at < bounds.length; at += 2) {
    const first = bounds[at] ?? 0;
    const end = bounds[at + 1] ?? 0;
    const features: number[] = [];
    const offsets = new Int32Array(end - first + 1);
    for (let index = first; index < end; index += 1) {
      list.count = 0;
      for (let offset = -WINDOW; offset <= WINDOW; offset += 1) {
        addWordFeatures(words, { word: wordAtOffset(reading, index, offset), offset }, list);
      }
      addPositionFeatures(around, index, list);
      for (const hash of list.hash().subarray(0, list.count)) features.push(hash & (buckets - 1));
      offsets[index - first + 1] = features.length;
    }
    const allowed = allowedLabels(reading, units, first, end);
    chains.push({ offsets, features: Int32Array.from(features), allowed, weight: document.weight });
  }
  return { document, reading, bounds, chains };
}

interface LabeledUnits {
  /** For each UTF-16 unit, the first-token label of the name that contains it. */
  readonly labels: Uint8Array;
  readonly starts: ReadonlySet<number>;
  readonly isUntyped: Uint8Array;
}

function labelUnits({ text, spans }: NameDocument): LabeledUnits {
  const labels = new Uint8Array(text.length);
  const isUntyped = new Uint8Array(text.length);
  const starts = new Set<number>();
  for (const { start, end, label, ignore } of spans) {
    if (ignore === true) continue;
    if (label === UNTYPED_MASK) isUntyped.fill(1, start, end);
    const kind = LABEL_NUMBERS[label];
    if (kind === undefined) continue;
    labels.fill(kind, start, end);
    starts.add(start);
  }
  return { labels, starts, isUntyped };
}

function allowedLabels(
  reading: TokenizedText,
  units: LabeledUnits,
  first: number,
  end: number,
): Uint8Array {
  const allowed = new Uint8Array(end - first);
  let before = 0;
  for (let index = first; index < end; index += 1) {
    const { label, isStart, isUnsaid } = labelOfToken(reading, units, index);
    const isInside = label !== 0 && label === before && !isStart;
    allowed[index - first] =
      label === 0 && isUnsaid ? ANY_LABEL : 1 << (isInside ? label + 1 : label);
    before = label;
  }
  return allowed;
}

/** A token belongs to a name if at least half of it does; for a handle, any part suffices. */
function labelOfToken(reading: TokenizedText, units: LabeledUnits, index: number) {
  const start = reading.tokens.start[index] ?? 0;
  const end = reading.tokens.end[index] ?? 0;
  let label = 0;
  let covered = 0;
  let isStart = false;
  let isUnsaid = false;
  for (let unit = start; unit < end; unit += 1) {
    const here = units.labels[unit] ?? 0;
    label = here === 0 ? label : here;
    covered += Number(here !== 0);
    isStart ||= units.starts.has(unit);
    isUnsaid ||= units.isUntyped[unit] === 1;
  }
  const isName = covered * 2 >= end - start || reading.kindAt(index) === ADDRESS;
  return { label: isName ? label : 0, isStart, isUnsaid };
}
