import { PAY_TRANSPARENCY_DIRECTIVE } from '#engine/laws.ts';

import { standsBeforeName } from './proper-names.ts';
import { namesSex } from './register.ts';
import { replaceableWords } from './replaceable-words.ts';
import { GENDERED_TITLES } from './words/gendered-titles.ts';

/** The program with which developers try out interfaces. */
const POSTMAN = /\bPostman$/;
const INTERFACES =
  /\b(?:apis?|endpoints?|collections?|requests?|headers?|rest|graphql|webhooks?|json|https?|import(?:s|ed)?|export(?:s|ed)?|insomnia|swagger|openapi|curl|newman|workspaces?|environment|sdks?|tokens?|oauth2?|localhost|scripts?)\b/i;

/** A verb and whom it concerns: `the dark bars show men`. */
const SHOWN = /\bshow (?:wo)?m[ae]n$/i;
/** Cricket's `nightwatchman`, a batting role and no job title. */
const WATCHMAN = /\bwatchm[ae]n$/i;
const CRICKET = /\b(?:run out|wickets?|stumps|innings|bowled|bowlers?|crease|not out|third man)\b/i;

/** The name of a certain person, whose title it was. */
const NAMED_MAN = /^, (?:Mr\.? )?\p{Lu}\p{Ll}{2,14} \p{Lu}\p{Ll}/u;
/** How family histories go on: born, married, buried. */
const ENTRY_OF_A_LIFE = /^[.,;)]{0,2} {0,2}(?:m|b|d|bur|bap|bapt|mar)\. ?(?:c\. ?)?(?:\d|\p{Lu})/u;
/** Who speaks in a chat: `**10:10 Foreman**`. */
const TIME_BEFORE = /\d{1,2}:\d\d(?::\d\d)?\]?[ –-]{1,3}[\p{L} ]{3,24}$/u;
const ENDS_LABEL = /^(?:\*\*|:|>)/;

function isSpeaker(sentence: string, end: number): boolean {
  return (
    ENDS_LABEL.test(sentence.slice(end, end + 2)) &&
    TIME_BEFORE.test(sentence.slice(Math.max(0, end - 40), end))
  );
}

function isExempt(sentence: string, end: number): boolean {
  if (standsBeforeName(sentence, end)) return true;
  if (ENTRY_OF_A_LIFE.test(sentence.slice(end, end + 16))) return true;
  if (isSpeaker(sentence, end) || NAMED_MAN.test(sentence.slice(end, end + 24))) return true;
  const title = sentence.slice(Math.max(0, end - 12), end);
  if (SHOWN.test(title) || (WATCHMAN.test(title) && CRICKET.test(sentence))) return true;
  return POSTMAN.test(title) && INTERFACES.test(sentence);
}

export const genderedJobTitle = replaceableWords({
  id: 'gendered-job-title',
  typeName: 'Gendered job title',
  description: 'Job titles that name a sex, such as “chairman”, where a neutral one exists.',
  legalReference: { law: PAY_TRANSPARENCY_DIRECTIVE, article: 'Art. 5(3)' },
  words: GENDERED_TITLES,
  why: 'The title names a sex, although the work does not depend on it.',
  isPlain: namesSex,
  isExempt,
  examples: [
    'He reports to the [[chairman]] of the board.',
    'We are hiring a [[salesman]] and a [[cleaning lady]].',
    'Two [[front men]] and a [[policewoman]] spoke.',
    'Visitors are shown around by a [[hostess]].',
    'The grey columns show men. The night watchman was bowled. We need a night [[watchman]] and a [[showman]].',
    'The resignation was accepted by the party chairman Otto Brandt in spring.',
    '10:10 Foreman: all done. **9:41 Fireman** is out. The vote was lost when the chairman, Amos Tillotson, fell ill in winter.',
    'The book Death of a Salesman is read at school.',
    'Instead of “fireman” write “firefighter”.',
    'The chair opened the meeting; the human resources manager left.',
    'Run bundle exec middleman build, and foreman start in another window.',
    'Import the Postman collection and run the tests. Postman collection: header "x-api-key".',
    'You can send the request with Postman or curl.',
    'The [[postman]] brings a parcel.',
    'JOB PENROSE, bap. 1731. Boatman. m. 12 Oct 1755 Ann Roe. ZIBA, tinner and fireman, d. 1802.',
    'The host of the server answers people; the king is dead.',
    'The Landlord shall let employees of the Tenant enter.',
  ],
});
