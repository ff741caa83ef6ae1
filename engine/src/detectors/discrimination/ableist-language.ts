import { replaceableWords } from './replaceable-words.ts';
import { ABLEIST_WORDS } from './words/ableist-words.ts';

export const ableistLanguage = replaceableWords({
  id: 'ableist-language',
  typeName: 'Ableist language',
  description:
    'A word that makes of a disability an insult, a fate or a figure of speech, where a better one exists.',
  legalReference: { law: 'UN CRPD', article: 'Art. 8' },
  words: ABLEIST_WORDS,
  why: 'The word makes of a disability an insult, a fate or a figure of speech.',
  examples: [
    'He [[suffers from epilepsy]], and the team is [[deaf to]] complaints.',
    'We are [[OCD about]] quality.',
    'She is [[confined to a wheelchair]].',
    'The manager called his staff [[idiots]].',
    'Add the host to the list after a [[sanity check]].',
    'The lamp is disabled by default, the hallway is blind.',
    'Instead of “handicapped” write “disabled”.',
    'Employees look after their mental health.',
    'The platform re-enables the disabled content, and greys out the disabled options.',
    'Persons shall be disabled from voting if the proxy is invalid.',
  ],
});
