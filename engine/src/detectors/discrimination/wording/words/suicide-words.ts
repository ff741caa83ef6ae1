import type { WordList } from './word-list.ts';

/** Words that present suicide as a crime, a success or a sensation; based on retext-equality (MIT). */
export const SUICIDE_WORDS: WordList = {
  replaceable: {
    'committed suicide|completed suicide': 'died by suicide',
    'commit suicide|complete suicide|commits suicide': 'die by suicide',
    'committing suicide|successful suicide': 'dying by suicide',
    'failed suicide|suicide failure|unsuccessful suicide': 'suicide attempt',
    'epidemic of suicides|suicide epidemic': 'rise in suicides',
  },
  contextual: {
    'suicide pact': 'suicides',
    'suicide note': 'note of the deceased',
    'failed attempt': 'attempt',
    hang: 'stop responding',
    hanged: 'stopped responding',
    'political suicide|career suicide': 'ruin',
  },
};
