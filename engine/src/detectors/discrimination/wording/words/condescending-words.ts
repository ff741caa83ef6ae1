import type { WordList } from './word-list.ts';

/** Words that dismiss a reader's difficulty; based on retext-equality (MIT). */
export const CONDESCENDING_WORDS: WordList = {
  contextual: {
    'obvious|obviously|of course|clearly|everyone knows': '',
    'just|simple|simply|easy|easily|basically': '',
    'straight forward|straightforward|straight forwardly|straightforwardly': '',
  },
};
