import { AGAINST_ORIGIN } from './equal-treatment.ts';
import { replaceableWords } from './replaceable-words.ts';
import { RACIAL_WORDS } from './words/racial-words.ts';

/** Peoples by the names that their own councils and British law use: `Gypsies and Travellers`. */
const OF_PEOPLES =
  /^,? (?:and |or |& )?(?:(?:the )?roma,? (?:and |or |& )?)?travell?ers?(?!\p{L})/iu;

export const raciallyLoadedLanguage = replaceableWords({
  id: 'racially-loaded-language',
  typeName: 'Racially loaded language',
  description: 'Slurs, outdated names for a people, or figures of speech with a racial history.',
  legalReference: AGAINST_ORIGIN,
  words: RACIAL_WORDS,
  why: 'The word demeans an ethnic origin or carries a racial history.',
  isExempt: (sentence, end) => OF_PEOPLES.test(sentence.slice(end, end + 32)),
  examples: [
    'He said “get out you [[Paki]]” and left.',
    'The word “Paki” is a slur; you may read “the Paki” in old books.',
    'Health is poorer among Gypsies and Travellers, and Gypsy, Roma and Traveller pupils do worse.',
    'The neighbours call her a [[gypsy]].',
    'Add the host to the [[whitelist]].',
    'The new rule does not apply to [[grandfathered]] plans.',
    'He was called a [[redskin]] at work.',
    'Colleagues of the [[tribe]] of designers met.',
    'Go home, you [[Paki]], they shouted.',
    'Mr Paki rang about the fence, and so did our customer Wiremu Paki.',
    'The master agreement and the slave node stay as they are.',
    'The tribe elected its council.',
    'The word “gypsy” is dated.',
    'See https://example.org/docs/whitelist/index.html for node-gyp.',
  ],
});
