import { FOR_EVERY_TRAIT } from '#engine/detectors/discrimination/equal-treatment.ts';

import { isDishOrBundle } from './dish-or-bundle.ts';
import { replaceableWords } from './replaceable-words.ts';
import { LGBTQ_WORDS } from './words/lgbtq-words.ts';

export const lgbtqLanguage = replaceableWords({
  id: 'lgbtq-language',
  typeName: 'Outdated LGBTQ+ terms',
  description:
    'Slurs or outdated terms for sexual orientation or gender identity, where a better term exists.',
  legalReference: FOR_EVERY_TRAIT,
  words: LGBTQ_WORDS,
  isOtherMeaning: isDishOrBundle,
  why: 'The term for sexual orientation or gender identity is outdated or hurtful.',
  examples: [
    'The form asks for the [[sexual preference]] of guests.',
    'Two [[transgendered]] colleagues joined.',
    'People asked whether a colleague was [[homosexual]].',
    'Partners of the same and opposite sex may join; nobody shares with the opposite sex.',
    'He shouted that the two [[faggots]] should leave, and asked who had baked those [[faggots]] a cake with gravy.',
    'Faggots in onion gravy, 6.50. The butcher sells faggots by the dozen, ready to bake in the oven.',
    'They carried a faggot of hazel sticks to the fire.',
    'Homo sapiens spread over the earth.',
    'The form asks for the sexual orientation of guests.',
  ],
});
