import { EU_CHARTER } from '#engine/laws.ts';

import { namesSex } from './register.ts';
import { replaceableWords } from './replaceable-words.ts';
import { GENDERED_WORDS } from './words/gendered-words.ts';

export const genderedLanguage = replaceableWords({
  id: 'gendered-language',
  typeName: 'Gendered language',
  description:
    'Words for one sex where anyone is meant, such as “manpower”; words for women, men and relatives are hints only.',
  legalReference: { law: EU_CHARTER, article: 'Art. 23' },
  words: GENDERED_WORDS,
  why: 'The word names one sex where anyone may be meant.',
  isPlain: namesSex,
  examples: [
    'The shift lacks [[manpower]] and twelve [[man-hours]].',
    'Every employee and their [[wife]] is invited.',
    'Candidates give their [[maiden name]] and the name of their [[father]].',
    'If anybody leaves, [[he’ll]] hand in the key.',
    'Instead of “manpower” write “workforce”.',
    'He managed the power plant; mankindly is no word.',
    'My mother visited Leeds.',
    'Her husband met people from Spain.',
    'Employees take maternity leave.',
    'The work shall be done in a workmanlike manner, with good workmanship, by employees.',
  ],
});
