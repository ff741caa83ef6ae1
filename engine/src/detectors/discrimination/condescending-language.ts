import { replaceableWords } from './replaceable-words.ts';
import { CONDESCENDING_WORDS } from './words/condescending-words.ts';

/** What measures or times something behind the word: `just enough`, `just before noon`, `has just gone`. */
const MEASURES =
  /^\s(?:enough|as|like|before|after|over|under|above|below|about|behind|outside|gone|left|arrived|now|then|in time|in case)\b/i;

export const condescendingLanguage = replaceableWords({
  id: 'condescending-language',
  typeName: 'Condescending language',
  description:
    'A word such as “obviously” said to or of people, who may find the matter less plain; a hint that raises no flag.',
  words: CONDESCENDING_WORDS,
  isExempt: (sentence, end) => MEASURES.test(sentence.slice(end, end + 12)),
  why: 'What is plain to one is not to another.',
  examples: [
    '[[Obviously]], applicants know how to read.',
    'The staff found the task [[easy]].',
    'The staff had [[just]] to sign, and just enough time for it, as the boss had just gone.',
    'The proof is easy and the solution simple.',
    'Click the button to simply install the package; users need just a minute.',
  ],
});
