import { INCLUSIVE_REPLACEMENTS } from './inclusive-replacements.ts';
import { replaceableWords } from './replaceable-words.ts';

export const inclusiveLanguage = replaceableWords({
  id: 'inclusive-language',
  typeName: 'Inclusive language',
  description:
    'A word that may hurt or exclude, where a better one exists; a hint, not an offence.',
  replacements: INCLUSIVE_REPLACEMENTS,
  why: 'The word may hurt or exclude, and a better one exists.',
  examples: [
    'The shift lacks [[manpower]] and twelve [[man-hours]].',
    'Add the host to the [[whitelist]] after a [[sanity check]].',
    'She is [[confined to a wheelchair]].',
    'The master agreement and the native app are disabled by default.',
    'Instead of “manpower” write “workforce”.',
    'He managed the power plant; mankindly is no word.',
  ],
});
