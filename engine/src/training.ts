/**
 * The feature extraction that `training/` shares with the models, so that a model sees in a text exactly what it was
 * trained on. Nothing that ships imports this.
 */
export { hashString, mixHashes } from './statistics/feature-hash.ts';
export { type LinearWeights, readLinearModel } from './statistics/linear-model.ts';
export {
  PRINTED_BYTES,
  readPrintedBytes,
  readPrintedSignedBytes,
} from './statistics/printed-bytes.ts';
export { readRisingNumbers } from './statistics/rising-numbers.ts';
export {
  layersOf,
  layersSize,
  POOLS,
  type WordNetworkParameters,
  type WordNetworkShape,
} from './statistics/word-network-layers.ts';
export { WordNetwork } from './statistics/word-network.ts';
export { readWordNetwork, type WordNetworkWeights } from './statistics/word-network-weights.ts';
export { createWords, hashWord, readWords } from './statistics/word-reader.ts';
export { type NetworkShape, LEAK, networkSize, runNetwork } from './statistics/small-network.ts';
export {
  candidatesOf,
  CONTEXT_SIZE,
  type ScoredClause,
  WORDING_INPUT,
} from './models/clauses/clause-context.ts';
export { clausesWithHeadings } from './models/clauses/clauses-with-headings.ts';
export { ClauseFeatures, FEATURE_BITS } from './models/clauses/clause-features.ts';
export {
  ClauseJudge,
  type ClauseWeights,
  type ContextWeights,
  featureValue,
} from './models/clauses/clause-judge.ts';
export { readSectionWords, type SectionWords } from './models/sections/section-words.ts';
export { GATE_BITS, readGate, signalOf, signalValue } from './models/clauses/gate.ts';
export { labelsByWording } from './models/clauses/wordings.ts';
export { endOfSection } from './reading/sections.ts';
export { featuresOf } from './models/attacks/features.ts';
export { ATTACK_LABELS, AttackJudge, type AttackLabel } from './models/attacks/judge.ts';
export { passagesOf } from './models/attacks/passages.ts';
export { withoutPlainMentions } from './models/attacks/plain-mentions.ts';
export { type Passage, passagesIn, spanOf } from './models/statements/passages.ts';
export { StatementFeatures } from './models/statements/statement-features.ts';
export { StatementJudge, type StatementWeights } from './models/statements/statement-judge.ts';
export {
  STATEMENT_NETWORK,
  StatementScores,
  type StatementScoreWeights,
} from './models/statements/statement-scores.ts';
export { tokensOf } from './models/statements/statement-tokens.ts';
export { STATEMENT_LABELS, type StatementLabel } from './models/statements/statement-labels.ts';
export { findChains } from './models/names/labeling/find-chains.ts';
export { ChainSummer } from './models/names/labeling/chain-sums.ts';
export {
  addWordFeatures,
  FeatureList,
  createFeatureContext,
  WINDOW,
} from './models/names/features/features.ts';
export { HashTable } from '#engine/models/names/lexicon/hash-table.ts';
export { LABELS, ORGANIZATION, PERSON, PLACE, STRIDE } from './models/names/labeling/labels.ts';
export {
  type Lexicon,
  MAX_PHRASE_TOKENS,
  PHRASE,
  SUBCLASSES,
  WORD,
} from '#engine/models/names/lexicon/lexicon.ts';
export { addPositionFeatures } from './models/names/features/position-features.ts';
export { TokenizedText } from './models/names/tokens/tokenized-text.ts';
export { FirstPassResults } from './models/names/labeling/first-pass-results.ts';
export { NameTagger } from './models/names/labeling/tagger.ts';
export { tokenize } from './models/names/tokens/tokenize.ts';
export { ADDRESS, INITIALS, LOWER_CASE } from './models/names/tokens/tokens.ts';
export { Vocabulary } from './models/names/tokens/vocabulary.ts';
export {
  KEY_BITS,
  type PackedChain,
  type PackedTable,
  type PackedWeights,
  unpackWeights,
} from './models/names/lexicon/weights-file.ts';
export { wordAtOffset } from './models/names/features/word-near.ts';
