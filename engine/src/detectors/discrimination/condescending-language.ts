import { replaceableWords } from './replaceable-words.ts';
import { CONDESCENDING_WORDS } from './words/condescending-words.ts';

export const condescendingLanguage = replaceableWords({
  id: 'condescending-language',
  typeName: 'Condescending language',
  description:
    'A word such as “obviously” said to or of people, who may find the matter less plain; a hint that raises no flag.',
  words: CONDESCENDING_WORDS,
  why: 'What is plain to one is not to another.',
  examples: [
    '[[Obviously]], applicants know how to read.',
    'The staff found the task [[easy]].',
    'The proof is easy and the solution simple.',
    'Click the button to simply install the package; users need just a minute.',
  ],
});
