import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const CHECK =
  '(?:permit(?: to work)?|hot work (?:permit|sheet)|risk assessment|method statement|inspection sheet|safety checklist|isolation sheet|toolbox talk|entry permit|confined space (?:form|permit)|work permit|gas test|checklist|briefing sheet)';
const DAY =
  '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|last week|this morning|the \\d{1,2}(?:st|nd|rd|th))';
const SLIPS = '(?:receipts?|slips?|chits?|bills?|taxi receipts?|tickets|stubs)';
const SELLER =
  '(?:drivers?|cabbies?|taxi|waiters?|garage|restaurant|hotel|shop|barman|caf[eé]|petrol station|landlady|landlord|cab|pub|bar|canteen)';
const ORDERLY = phrase(
  `must|should not|never (?:sign|fill|ask|do|use)|lost receipts?|replacement|duplicate|template|raffle|tax office|auditor found|shared|couples?|roommates?|guests|each of us|private part`,
);

/** Permits signed later in another's name, blank receipts, and bills split to stay below a limit. */
export const madeUpPapers: WordingPart = {
  triggers: (
    'permit*|risk assessment*|method statement*|hot work*|inspection sheet*|safety checklist*|isolation sheet*|toolbox talk*|confined space*|gas test*|checklist*|briefing sheet*|' +
    'few blank*|blank one*|blank receipt*|empty receipt*|blank slip*|blank chit*|empty chit*|empty slip*|blank bill*|empty bill*|blank taxi*|blank ticket*|empty ticket*|empty taxi*|blank stub*|pad of*|book of*|stack of*|pile of*|' +
    'in two bills|into two bills|into three bills|into two invoices|into three invoices|into two receipts|into two claims|into two orders|into three orders|into separate*|into several*|over two bills|over two invoices|across two*|into four*|over two claims|over two receipts|over two orders|over three*|across three*|into three*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:the |a |that )?${CHECK} (?:can|could|will) be (?:filled in|done|written|signed|completed|made out) (?:afterwards|later|tomorrow|when you're back|after the job)[,;]? (?:and |just )?(?:you can )?(?:just )?(?:use|put|sign|with|in) (?:it )?(?:with |in )?(?:my|his|her) (?:name|initials|signature)`,
        `(?:do|fill in|write|complete|make out) (?:the |a |that )?${CHECK} (?:when you're back|when you get back|afterwards|later|tomorrow|after the job) and (?:put|write|date it|use) ${DAY}(?: on it| on)?`,
        `(?:sign|initial) (?:the |that )?${CHECK} for me[,;:–-] ?(?:i'll never know|nobody|no one|they never|it's fine|don't worry)(?: \\w{2,8}){0,3}`,
      ),
      unless: ORDERLY,
      confidence: 0.85,
      why: 'The text has a safety paper made out afterwards, or in the name of somebody who did not check.',
    },
    {
      form: phrase(
        `(?:ask|asks|get|got|asked) (?:the |a |my )?${SELLER} for (?:a few|some|two|three|a couple of|a handful of) (?:blank|empty) (?:ones|${SLIPS})(?: and (?:then )?(?:i |we |you |just )?(?:fill|put|write)(?: (?:in|down|them|it)){0,2}(?: (?:what|whatever|any|the sum|the amount)(?: (?:you|i|we) (?:like|want|need)| sum| amount)?)?)?`,
        `(?:the |a |my )${SELLER} (?:gives?|gave|leaves?|slips?) (?:me|us) (?:(?:a few|some|two|three|several) )?(?:blank|empty) ${SLIPS} and (?:i|we) (?:just )?(?:put|fill|write)(?: (?:in|down)){0,1} (?:the|a|any|whatever|what)(?: \\w{2,8}){1,2}`,
        `(?:pad|book|stack|pile|roll|drawer) of (?:blank |empty )?(?:\\w{3,12} )?${SLIPS}\\b[^.;:!?]{0,25}? and (?:i )?(?:just )?(?:write|fill|make) (?:them|one)(?: (?:in|out|up))? (?:myself|as i (?:need|like)|when i need)`,
      ),
      unless: ORDERLY,
      confidence: 0.86,
      why: 'The text says that receipts are filled in by whoever claims the money.',
    },
    {
      form: phrase(
        `so (?:i|we)(?:'ve| have)? (?:just )?(?:split|broke|cut|divided) (?:it|that|the \\w{3,12}|my \\w{3,12}|the whole thing) (?:into|in|over|across) (?:two|three|four|several|separate) (?:bills|invoices|receipts|claims|orders|payments)(?:,? (?:of )?[£$€]?\\d[\\d,.]{0,6} and [£$€]?\\d{1,3}(?:[,.]\\d{1,3})?)?`,
      ),
      unless: ORDERLY,
      severity: 'medium',
      confidence: 0.76,
      why: 'The text says that a sum was split, as is done to stay below the limit at which it is checked.',
    },
  ],
  examples: [
    '[[The gas test can be written later, just use my initials]]. [[Complete the risk assessment when you get back and put Tuesday on it]].',
    '[[Sign that hot work sheet for me, nobody looks at it]].',
    'The survey can be filled in afterwards, you can use my pen. The permit can be done later in the week, and you can use my desk.',
    'I [[asked the barman for some blank receipts and put in what I need]]. [[The garage gives us empty slips and we write in the sum]].',
    'There is a [[stack of taxi receipts in my drawer and I fill them in when I need]] one.',
    'Ask the office for a few blank forms and fill in what you like for lunch. The hotel gave us empty bills by mistake.',
    'She only checks above 300. [[So we split the dinner into two receipts, 260 and 210]].',
    'We were two couples, so we split the hotel into two bills. So I split the order in two boxes.',
  ],
};
