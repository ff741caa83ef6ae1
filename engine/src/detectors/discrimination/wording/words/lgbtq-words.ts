import type { WordList } from './word-list.ts';

/** Hurtful or dated words for sexual orientation or gender identity; based on retext-equality (MIT). */
export const LGBTQ_WORDS: WordList = {
  offensive: {
    'fag|fags|faggot|faggots|faggy|poofter|poofters|sodomite|sodomites': 'gay person',
    'tranny|trannies|shemale|shemales|she male|heshe|he she|shehe|ladyboy': 'transgender person',
  },
  replaceable: {
    homosexuals: 'gay people',
    'homosexual couple': 'couple',
    'homosexual relations|homosexual relationship': 'relationship',
    'homosexual marriage': 'marriage',
    'homosexual lifestyle|gay lifestyle': 'gay lives',
    'homosexual agenda|gay agenda': 'gay rights',
    'sexual preference|sexual preferences': 'sexual orientation',
    'transgendered|transgenders': 'transgender',
    transgenderism: 'being transgender',
    'sexchange|sex change operation': 'gender confirmation surgery',
    'hermaphrodite|hermaphrodites|pseudohermaphrodite|pseudo hermaphrodite': 'intersex person',
    'hermaphroditic|pseudohermaphroditic|pseudo hermaphroditic': 'intersex',
    'genetically male|biologically male': 'assigned male at birth',
    'genetically female|biologically female': 'assigned female at birth',
  },
  contextual: {
    homosexual: 'gay',
    'dyke|dykes|homo|homos': 'gay person',
    'transvestite|transvestites': 'cross-dresser',
    'sex change': 'transition',
    'born a man': 'assigned male at birth',
    'born a woman': 'assigned female at birth',
    'bathroom bill': 'law on facilities',
    'special rights': 'equal rights',
    'preferred pronoun|preferred pronouns|gender pronoun|gender pronouns': 'pronouns',
    bi: 'bisexual',
  },
};
