import type { GoldDocument, LabeledSpan } from './corpus.ts';
import type { Prediction } from './predict.ts';

/** Words that identify nobody, within the names and phrases of the Text Anonymization Benchmark. */
const FUNCTION_WORDS = new Set(
  "mr mrs ms no nr about the a an of in on at by from to with for and or but nor under between within into over through against 's ’s not that this these those as per".split(
    ' ',
  ),
);
const NO_WORD = /[^\p{L}\p{N}_]/u;
const WORDS = /[\p{L}\p{N}_'’]+/gu;
const TOKENS = /[\p{L}\p{N}_]+/gu;

/** How well masking all findings would hide what identifies a person. */
export interface MaskingScore {
  /** The share of entities that are masked at every mention. */
  readonly direct: number;
  readonly quasi: number;
  /** The share of masked words that should be masked. */
  readonly precision: number;
}

/** Scores by entities and words like the benchmark (Pilán et al. 2022); findings of any type count. */
export function scoreMasking(
  gold: readonly GoldDocument[],
  predictions: ReadonlyMap<string, Prediction>,
): MaskingScore {
  const entities: Entity[] = [];
  const words = { masked: 0, right: 0 };
  for (const document of gold) {
    const found = cover(document.text.length, predictions.get(document.id)?.spans ?? []);
    const wanted = document.spans.filter(({ ignore }) => !ignore);
    entities.push(...judgeEntities(document.text, wanted, found));
    countWords(document.text, { found, wanted: cover(document.text.length, wanted) }, words);
  }
  return {
    direct: shareMasked(entities.filter(({ isDirect }) => isDirect)),
    quasi: shareMasked(entities.filter(({ isDirect }) => !isDirect)),
    precision: words.masked === 0 ? 1 : words.right / words.masked,
  };
}

interface Entity {
  isDirect: boolean;
  isMasked: boolean;
}

/** Marks each character that lies in one of the spans. */
function cover(length: number, spans: readonly LabeledSpan[]): Uint8Array {
  const marks = new Uint8Array(length);
  for (const { start, end } of spans) marks.fill(1, start, end);
  return marks;
}

function judgeEntities(text: string, mentions: GoldDocument['spans'], found: Uint8Array): Entity[] {
  const entities = new Map<string, Entity>();
  for (const mention of mentions) {
    const id = mention.entity_id ?? '';
    const entity = entities.get(id) ?? { isDirect: false, isMasked: true };
    entity.isDirect ||= mention.id_type === 'DIRECT';
    entity.isMasked &&= isMasked(text, mention, found);
    entities.set(id, entity);
  }
  return [...entities.values()];
}

function isMasked(text: string, { start, end }: LabeledSpan, found: Uint8Array): boolean {
  const passage = text.slice(start, end);
  const idle = new Uint8Array(passage.length);
  for (const { 0: word, index } of passage.matchAll(WORDS)) {
    if (FUNCTION_WORDS.has(word.toLowerCase())) idle.fill(1, index, index + word.length);
  }
  return passage
    .split('')
    .every((unit, at) => found[start + at] === 1 || idle[at] === 1 || NO_WORD.test(unit));
}

function countWords(
  text: string,
  { found, wanted }: { readonly found: Uint8Array; readonly wanted: Uint8Array },
  words: { masked: number; right: number },
): void {
  for (const { 0: word, index } of text.matchAll(TOKENS)) {
    const end = index + word.length;
    if (!found.subarray(index, end).every((mark) => mark === 1)) continue;
    words.masked += 1;
    if (wanted.subarray(index, end).every((mark) => mark === 1)) words.right += 1;
  }
}

function shareMasked(entities: readonly Entity[]): number {
  return entities.filter(({ isMasked: masked }) => masked).length / entities.length;
}
