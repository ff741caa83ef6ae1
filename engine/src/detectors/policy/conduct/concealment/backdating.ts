import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';
import { MONTH } from '#engine/text/month-words.ts';

const PAPERS = `(?:delivery notes?|despatch notes?|dispatch notes?|goods received notes?|consignment notes?|dockets?|minutes|invoices?|contracts?|agreements?
  |certificates?|purchase orders?|orders?|approvals?|resolutions?|reports?|records?|time ?sheets?|vouchers?|consents?|receipts?
  |letters?|memos?|forms?|deeds?|notices?|quotes?|quotations?|statements?|signatures?|acceptances?|sign-?offs?|logs?)`;
const THE_PAPERS = `(?:the|those|these|this|that|all|all the|both|your|our|my|his|her|their) (?:\\w{2,14} ){0,2}?${PAPERS}`;
const DAY = `(?:the )?(?:\\d{1,2}[/.]\\d{1,2}(?:[/.](?:\\d\\d){1,2})?|\\d{1,2}(?:st|nd|rd|th)?(?: of)?(?: ${MONTH})?|${MONTH}(?: \\d{1,2}(?:st|nd|rd|th)?)?|(?:end of )?last (?:week|month|year|quarter|${MONTH}|monday|tuesday|wednesday|thursday|friday)|yesterday)`;
const NOT_THE_TRUE_DAY = `(?:instead of|rather than) (?:the )?(?:${DAY}|today|tomorrow|now|this (?:week|month|quarter|year)|when|(?:real|actual|true) (?:date|day))`;
/** The period into which a false date brings something. */
const SO_THAT_IT_COUNTS = `(?:so (?:that )?(?:it|they|everything|we|this|that|the \\w{3,12})|to make (?:it|them|everything)) (?:all |both |still |each ){0,3}(?:falls?|counts?|goes|go|lands?|fit|fits|qualif(?:y|ies)|belongs?|comes?|are|is|gets?|appears?) (?:\\w{2,8} )?(?:into|in|under|within|for|toward|towards|before|inside|onto|on|as)
  (?:the |our |their |this |last ){0,2}(?:previous |old |first |second |third |fourth |tax |financial |fiscal |grant |funding |warranty |bonus )?(?:q[1-4]|quarter|year|budget|deadline|period|target|cut-?off|month)`;

/** Papers that are given another date than the true one, so that they count for another period. */
export const backdating: WordingPart = {
  triggers: (
    'date the*|date those*|date these*|date this*|date that*|date all*|date both*|date your*|date our*|date my*|date his*|date her*|date their*|' +
    'instead of|rather than|backdate|back-date|backdated|back-dated'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:please |pls |just )?date ${THE_PAPERS} (?:for |as of |to |with |on )?${DAY}(?:,)? ${NOT_THE_TRUE_DAY}(?: ${SO_THAT_IT_COUNTS})?`,
        `(?:please |pls |just )?date ${THE_PAPERS} (?:for |as of |to |with |on )?${DAY}(?: …|,)? ${SO_THAT_IT_COUNTS}`,
        `(?:put|write|use|enter|type) ${DAY} (?:on|in|into|onto|under) ${THE_PAPERS},? ${NOT_THE_TRUE_DAY}`,
        `${PAPERS} (?:are|is|were|was|to be|will be|should be|can be) dated ${DAY},? ${NOT_THE_TRUE_DAY}`,
        `(?<=^\\W{0,6}|[:,;] |(?:then|so|and) )back-?date (?:${THE_PAPERS}|(?:\\w{2,14} ){0,2}?${PAPERS}) (?:to|for|as of|by) (?:${DAY}|(?:an? |two |three )?(?:\\w{3,5} )?(?:weeks?|months?|days?))`,
        `back-?dated? ${THE_PAPERS}(?: to ${DAY})?(?: …|,)? ${SO_THAT_IT_COUNTS}`,
      ),
      unless: phrase(
        `typo|correct(?:s|ed|ion|ing)?|by mistake|in error|error|wrong(?:ly)?|misdated|misprint|not|never|must|click|select|field|setting|settings|menu
        |checkbox|dialog|pay (?:rise|award)|benefits?|insurer|insurance|claimant|if|whether|unless`,
        `(?:${MONTH}|\\d) (?:19|20)\\d\\d (?:instead of|rather than) the (?:19|20)\\d\\d`,
      ),
      confidence: 0.8,
      why: 'The text asks for a date other than the true one on a paper.',
    },
  ],
  examples: [
    '[[Please date the delivery notes 30 April instead of 22 May so that it all still falls into last year]]’s budget.',
    '[[Backdate the delivery notes to 30 April]]. [[Backdate agency agreement to 2/3]] he says. And [[put 30 June on the invoice instead of 4 July]].',
    '[[Date the order 31 March so that it still counts for this quarter]]; the [[certificates are dated 2 May rather than the 9th]].',
    'We [[backdated the purchase order to last month so that it counts for the quarter]].',
    'Put the invoice in the folder instead of the tray. The notes are dated 30 April and were delivered on 2 May.',
    'The invoice was dated 3 May instead of 30 April by mistake; please date the form 30 April and sign it.',
    'To change it, select the date: backdate the invoice to 1 May. Never date the invoice 30 April instead of 22 May.',
    'Use the 2 forms in the annex rather than the 3 records; we meet on 30 April instead of 22 May.',
  ],
};
