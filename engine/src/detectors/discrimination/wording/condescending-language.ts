import { replaceableWords } from './replaceable-words.ts';
import { CONDESCENDING_WORDS } from './words/condescending-words.ts';

/** Following words that make it a measure or a time: `just enough`, `just before noon`, `has just gone`. */
const MEASURES =
  /^\s(?:enough|as|like|before|after|over|under|above|below|about|behind|outside|gone|left|arrived|now|then|in time|in case)\b/i;

/** Following words about presentation, which do not judge the reader: `clearly documented`. */
const MANNER =
  /^[\s-](?:communicat|defin|describ|document|explain|express|identif|indicat|label|legib|mark|outlin|separat|specif|stat|underst|visib|written|word)/i;
/**
 * Following words with which it means "no more than" or "as recently as" (`just buzzwords`, `just moved`), or tells a
 * taste: `just don't like it`.
 */
const NO_MORE =
  /^\s(?:last|this|one|two|three|a (?:few|couple|week|month|day|year)|yesterday|recently|\w{3,14}s\b(?! (?:to|in|on|of)\b)|(?:put|let|be|keep|make|call|ask|because|so|that)\b|(?:got|become|became|started|moved|married|finished|returned|joined|bought|sold|lost|had|been|come|came|turned|graduated|retired|engaged)\b|(?:do|does|did|is|was|can|could|wo|would)n['’]t\b)/i;

/** Following words that make `simple` a term: `a simple, royalty-free license`, `simple majority`. */
const TERM =
  /^,? (?:non-?exclusive|royalty|revocable|rights?|licen[cs]e|majority|interest|random|terms|language|English|carbohydrate|sugars?)\b/i;

export const condescendingLanguage = replaceableWords({
  id: 'condescending-language',
  typeName: 'Condescending language',
  description:
    'Words such as “obviously” that may talk down to readers; a hint that raises no flag.',
  words: CONDESCENDING_WORDS,
  isExempt: (sentence, end) => {
    const after = sentence.slice(end, end + 24);
    const word = sentence.slice(Math.max(0, end - 7), end).toLowerCase();
    if (word.endsWith('clearly')) return MANNER.test(after);
    if (word.endsWith('simple') && TERM.test(after)) return true;
    return MEASURES.test(after) || (word.endsWith('just') && NO_MORE.test(after));
  },
  why: 'The word suggests that something is easy or obvious, which can talk down to readers.',
  examples: [
    '[[Obviously]], applicants know how to read.',
    'The staff found the task [[easy]].',
    'You give our staff a simple, non-exclusive license; a simple majority of the staff decides.',
    'The staff had [[just]] to sign, and just enough time for it, as the boss had just gone.',
    'Managers communicate the goals, which are clearly documented; [[clearly]], the staff agree.',
    'We hired people from these threads just last month; these are just buzzwords that recruiters use.',
    'Two colleagues just moved house, and the staff just don’t like the canteen.',
    'The proof is easy and the solution simple.',
    'Click the button to simply install the package; users need just a minute.',
  ],
});
