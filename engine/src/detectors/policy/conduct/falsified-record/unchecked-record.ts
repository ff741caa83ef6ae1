import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';
import { MONTH } from '#engine/text/month-words.ts';

const DAY = `(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?)`;
const CHECK = `(?:tests?|inspections?|checks?|calibrations?|audits?|surveys?|walk-?rounds?|drills?|measurements?|examinations?|torque checks?|service)`;
const SIGNED = `(?:signed(?: off)?|ticked(?: off)?|initial(?:l)?ed|certified|stamped|passed)`;
const UNDONE = `without (?:ever |even |actually |really )?(?:doing|running|performing|carrying out|making|having (?:done|run|performed)|checking|testing|inspecting|measuring|opening|looking at) (?:it|them|any(?:thing)?|one|the \\w{3,14})`;
const I =
  "(?:i|we|he|she|they|the (?:fitter|technician|engineer|inspector|tester|foreman|lads))(?:'ve| have| has| had| just| all| simply| also){0,2}";
const TICKS = `(?:ticks|tick marks|check ?marks|crosses|signatures|initials|passes)`;
const SUM = '(?:(?:[£$€] ?)?\\d[\\d.,]{0,9}k?)';
const CUSTOMS_PAPER = `(?:(?:the |our |his |her |their )?(?:pro[- ]?forma(?: invoice)?|(?:customs|shipping|export|import|commercial) (?:invoice|declaration|form|papers)|declaration|waybill|packing list|bill of lading|manifest|invoice))`;
const ORDERLY = phrase(
  `must|never|may not|should(?:n't)?|nobody|no one|not allowed|correct(?:s|ed|ion)|by mistake|in error|wrong(?:ly)?|typo|template|unit tests?|build|pull request|exam papers?`,
);

/** Papers that vouch for what nobody did or paid. */
export const uncheckedRecord: WordingPart = {
  triggers: (
    'without doing*|without ever*|without even*|without actually*|without really*|without running*|without performing*|without carrying out*|without making*|without having*|without checking*|without testing*|without inspecting*|without measuring*|without opening*|without looking*|' +
    'ticks of*|ticks from*|tick marks of*|tick marks from*|check marks of*|check marks from*|checkmarks of*|checkmarks from*|crosses of*|crosses from*|signatures of last*|signatures of the*|signatures from*|initials of last*|initials of the*|initials from*|passes of last*|passes of the*|passes from*|' +
    "last year's ticks|last month's ticks|last week's ticks|last time's ticks|last year's tick marks|last month's tick marks|last week's tick marks|last time's tick marks|last year's signatures|last month's signatures|last week's signatures|last year's initials|last month's initials|last week's initials|last year's check marks|last month's check marks|last week's check marks|" +
    'signature page|signing page|execution page|signature pages|' +
    'instead of*|rather than*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:the |that |this |all the |both )?(?:\\w{3,12} )?${CHECK}(?: (?:on|of|for|in) (?:the |that |this )?(?:\\w{2,12} ?){1,3})?,? ${I} ${SIGNED}(?: (?:it|them))? ${UNDONE}`,
        `${I} ${SIGNED} (?:it|them|(?:the |that |all the |all |both )?(?:[\\w-]{2,12} ){0,3}?${CHECK}(?: (?:on|of|for) (?:the |that )?(?:\\w{2,12} ?){1,2})?) ${UNDONE}`,
      ),
      requires: phrase(CHECK),
      unless: ORDERLY,
      confidence: 0.82,
      why: 'The text says that a check was signed off although nobody did it.',
    },
    {
      form: phrase(
        `(?:copy|use|take|re-?use|transfer|copied|used|took) (?:over )?(?:the |all the |all )?${TICKS} (?:of|from) (?:the )?(?:last|previous|earlier|old) (?:year|month|week|time|inspection|sheet|form|check|round)`,
        `(?:copy|use|take|re-?use|transfer|copied|used|took) (?:over )?last (?:year|month|week|time)'s ${TICKS}`,
      ),
      unless: phrase(
        'report|compare|comparison|archive|logo|parliament|petition|ski|football',
        'must|never|may not',
      ),
      confidence: 0.8,
      why: 'The text suggests filling in a checklist with the marks of an earlier one.',
    },
    {
      form: phrase(
        `(?:put|write|enter|type|use) ${DAY} (?:on|in|onto|into|for) (?:the |all |both |every )?(?:signature|signing|execution) pages?,? (?:and|then|and then|so) (?:have|get|let|make|ask) (?:them|him|her|everyone|both|the other side|the customer)(?: to)? (?:re-?sign|sign (?:it |them |everything )?(?:again|once more|afresh|anew))`,
      ),
      unless: ORDERLY,
      confidence: 0.78,
      why: 'The text asks for a new signature under another date.',
    },
    {
      form: phrase(
        `(?:wrote|write|put|putting|declared?|stated?|entered|enter|showed?|invoiced?) (?:only )?${SUM} (?:instead of|rather than) (?:the (?:real|true|actual) )?${SUM} (?:on|in|into) ${CUSTOMS_PAPER},? (?:so (?:that )?(?:the |we |they |he |she )?|to (?:save|keep|lower|cut|reduce|avoid) (?:on )?(?:the )?|otherwise (?:the )?|because (?:the )?)(?:\\w{2,8} ){0,3}?(?:dut(?:y|ies)|customs|tariffs?|vat|import tax|tax)(?: (?:is|are|stays?|stay|would|will|low|down|becomes?)(?: \\w{3,12}){0,2})?`,
      ),
      unless: ORDERLY,
      confidence: 0.83,
      why: 'The text says that a paper states a false value to save duties.',
    },
  ],
  examples: [
    '[[The brake inspection on both lorries we’ve ticked off without looking at them]]. [[He certified the scaffold checks without doing any]].',
    'Nobody may pass an inspection without doing it; he passed the exam without opening the book. We signed it without reading it.',
    '[[Take over the tick marks from last month]] before the assessor comes. [[Copy last week’s initials]], it is quicker.',
    'Use the passes from last year at the ski lift; compare the signatures from the last year for the petition.',
    '[[Write 30 June on the signature page and get the other side to sign it again]].',
    'Put 30 June on the signature page, the old date was a typo, and have them sign again. Write 30 June in the calendar.',
    '[[Declare 900 instead of 2,600 on the waybill to keep the duty low]].',
    'He entered 900 instead of 2,600 on the customs form by mistake, so the duty was too low.',
  ],
};
