import { MEDIA_GUIDE_ON_SUICIDE } from '#engine/laws.ts';

import { replaceableWords } from './replaceable-words.ts';
import { SUICIDE_WORDS } from './words/suicide-words.ts';

export const suicideLanguage = replaceableWords({
  id: 'suicide-language',
  typeName: 'Stigmatizing language about suicide',
  description: 'Wording that presents suicide as a crime, a success or a sensation.',
  legalReference: { law: MEDIA_GUIDE_ON_SUICIDE, article: 'Preventing suicide (2023)' },
  words: SUICIDE_WORDS,
  why: 'The wording presents suicide as a crime, a success or a sensation.',
  examples: [
    'The tenant [[committed suicide]] in May.',
    'Two patients left a [[suicide note]].',
    'The process hangs after a failed attempt to connect.',
    'She died by suicide.',
  ],
});
