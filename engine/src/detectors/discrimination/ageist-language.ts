import { FOR_EVERY_TRAIT } from './equal-treatment.ts';
import { replaceableWords } from './replaceable-words.ts';
import { AGEIST_WORDS } from './words/ageist-words.ts';

export const ageistLanguage = replaceableWords({
  id: 'ageist-language',
  typeName: 'Ageist language',
  description: 'Words that reduce people to their age, where a better term exists.',
  legalReference: FOR_EVERY_TRAIT,
  words: AGEIST_WORDS,
  why: 'The word reduces people to their age.',
  examples: [
    'The service helps [[the elderly]] with their shopping.',
    'He had a [[senior moment]] at the meeting.',
    'People met a [[senior citizen]].',
    'Older people are welcome.',
    'The elder tree grows over the hillside.',
  ],
});
