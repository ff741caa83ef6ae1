/**
 * What `training/` shares with the models that it makes: the reading of features, so that a model sees in a text
 * exactly what it was trained on. Nothing that ships imports this.
 */
export { hashString, mixHashes } from './statistics/feature-hash.ts';
export { type LinearWeights, readLinearModel } from './statistics/linear-model.ts';
export { createWords, hashWord, readWords } from './statistics/word-reader.ts';
