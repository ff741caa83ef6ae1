import { FOR_EVERY_TRAIT } from '#engine/detectors/discrimination/equal-treatment.ts';

import { replaceableWords } from './replaceable-words.ts';
import { AGEIST_WORDS } from './words/ageist-words.ts';

/** A verdict that the writer leaves to others: `supposedly over the hill`. */
const SAID_BY_OTHERS =
  /\b(?:supposedly|allegedly|reputedly|written off as|dismissed as)(?: an?| the)? (?:[\w'’-]{2,10} ?){1,4}$/i;
const REACH = 48;

export const ageistLanguage = replaceableWords({
  id: 'ageist-language',
  typeName: 'Ageist language',
  description: 'Words that reduce people to their age, where a better term exists.',
  legalReference: FOR_EVERY_TRAIT,
  words: AGEIST_WORDS,
  why: 'The word reduces people to their age.',
  isExempt: (sentence, end) => SAID_BY_OTHERS.test(sentence.slice(Math.max(0, end - REACH), end)),
  examples: [
    'The service helps [[the elderly]] with their shopping.',
    'He had a [[senior moment]] at the meeting.',
    'People met a [[senior citizen]].',
    'The keeper, written off as past his prime, saved two penalties; the striker is [[over the hill]].',
    'Older people are welcome.',
    'The elder tree grows over the hillside.',
  ],
});
