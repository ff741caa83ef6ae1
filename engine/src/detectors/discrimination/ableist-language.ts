import { replaceableWords } from './replaceable-words.ts';
import { ABLEIST_WORDS } from './words/ableist-words.ts';

/** What is switched off, and not who lives with a disability: `the disabled versions of the buttons`. */
const SWITCHED_OFF = /disabled$/i;
const THING =
  /^ (?:\w{2,14} )?(?:versions?|attributes?|propert(?:y|ies)|class(?:es)?|states?|status|modes?|buttons?|menus?|icons?|inputs?|elements?|plug-?ins?|extensions?|modules?|users?|settings?|values?|tests?|checks?|rows?|tabs?|entries|entry|cards?|ports?|devices?|interfaces?|keys?|certificates?|policies|policy|jobs?|flags?|styl(?:es?|ing)|colou?rs?|parameters?|keyword|selector)(?![\w-])/i;

export const ableistLanguage = replaceableWords({
  id: 'ableist-language',
  typeName: 'Ableist language',
  description:
    'A word that makes of a disability an insult, a fate or a figure of speech, where a better one exists.',
  legalReference: { law: 'UN CRPD', article: 'Art. 8' },
  words: ABLEIST_WORDS,
  why: 'The word makes of a disability an insult, a fate or a figure of speech.',
  isExempt: (sentence, end) =>
    SWITCHED_OFF.test(sentence.slice(0, end)) && THING.test(sentence.slice(end)),
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
    'The disabled versions of the buttons are grey; remove the disabled attribute.',
    'Parking for [[the disabled]] is by the door.',
    'Persons shall be disabled from voting if the proxy is invalid.',
  ],
});
