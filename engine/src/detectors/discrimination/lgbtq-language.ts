import { replaceableWords } from './replaceable-words.ts';
import { LGBTQ_WORDS } from './words/lgbtq-words.ts';

export const lgbtqLanguage = replaceableWords({
  id: 'lgbtq-language',
  typeName: 'Dated words for sexual orientation or gender identity',
  description:
    'A slur or a dated word for people by their sexual orientation or gender identity, where a better one exists.',
  legalReference: { law: 'Directive 2000/78/EC', article: 'Art. 1' },
  words: LGBTQ_WORDS,
  why: 'The word is dated or hurts people by their sexual orientation or gender identity.',
  examples: [
    'The form asks for the [[sexual preference]] of guests.',
    'Two [[transgendered]] colleagues joined.',
    'People asked whether a colleague was [[homosexual]].',
    'Partners of the same and opposite sex may join; nobody shares with the [[opposite sex]].',
    'Homo sapiens spread over the earth.',
    'The form asks for the sexual orientation of guests.',
  ],
});
