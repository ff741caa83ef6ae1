import type { WordList } from './word-list.ts';

/** Words that tell people that what troubles them is no trouble; started from retext-equality (MIT). */
export const CONDESCENDING_WORDS: WordList = {
  contextual: {
    'obvious|obviously|of course|clearly|everyone knows': '',
    'just|simple|simply|easy|easily|basically': '',
    'straight forward|straightforward|straight forwardly|straightforwardly': '',
  },
};
