import { ABLEIST_TERMS } from './ableist-terms.ts';
import { replaceableWords } from './replaceable-words.ts';

export const ableistLanguage = replaceableWords({
  id: 'ableist-language',
  typeName: 'Ableist language',
  description:
    'A word that makes of a disability an insult, a fate or a figure of speech, where a better one exists; a hint.',
  legalReference: { law: 'UN CRPD', article: 'Art. 8' },
  replacements: ABLEIST_TERMS,
  why: 'The word makes of a disability an insult, a fate or a figure of speech.',
  examples: [
    'He [[suffers from epilepsy]], and the team is [[deaf to]] complaints.',
    'We are [[OCD about]] quality.',
    'The lamp is disabled by default, the hallway is blind.',
    'Instead of “handicapped” write “disabled”.',
  ],
});
