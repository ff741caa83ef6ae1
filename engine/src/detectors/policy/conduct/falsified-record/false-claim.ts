import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const MONEY = `(?:(?:about |some |nearly |over )?(?:(?:eur|usd|gbp|chf|sek|nok|dkk|pln|zar|cad|aud|[£$€₹]) ?\\d[\\d.,]{0,9}k?|\\d[\\d.,]{0,9} ?(?:euros?|pounds|dollars|francs|rand|rupees|eur|gbp|usd)))`;
/** What somebody is paid back for, or paid for. */
const CLAIMED = `(?:dinners?|lunch(?:es)?|meals?|hotels?|nights?|stays?|taxis?|rides|trips?|travel|journeys?|miles|mileage|flights?|events?|training|courses?|visits?|hours|overtime|shifts?|repairs?|deliver(?:y|ies)|lessons?|tutoring|treatments?|sessions?|consultations?|conferences?|workshops?|entertainment|inspections?|services?|work)`;
/** That there was no such thing. */
const NEVER_WAS = `(?:never (?:took place|happened|existed|attended|(?:was|were) (?:held|made|given|worked|delivered|carried out|provided|performed|done|driven))|(?:did not|didn't) (?:take place|happen|exist|attend)|(?:had|have|has) (?:not|never) (?:taken place|happened|existed|been (?:held|made|given|worked|delivered|carried out|provided))|(?:was|were) (?:not|never) (?:held|made|given|worked|delivered|carried out|provided|performed|driven))`;
const BEFORE_THAT = `(?:(?:that|which) (?:(?:the |his |her |our |its )?[\\w-]{2,14}(?: [\\w-]{2,14}){0,2} (?:says?|said|confirms?|confirmed|denies|insists) )?(?:(?:it |they |he |she )?(?:in fact |apparently |probably |actually )?)?)`;
const GOODS = `(?:pesticides?|fertili[sz]ers?|seeds?|medicines?|drugs?|vaccines?|tablets|meat|chicken|beef|pork|fish|milk|cheese|eggs|yoghurts?|food|flour|salads?|sandwich(?:es)?|ready meals?|stock|products?|goods|batch(?:es)?|chemicals?|paint|blood|reagents?|cosmetics?|tyres?|cylinders?|harness(?:es)?|extinguishers?|helmets?|baby food|feed)`;
const SOLD = `(?:sold|shipped|dispatched|delivered|sent (?:out|on)|put (?:back )?(?:on|out)|returned to|supplied|served|used|given)`;

/** Money claimed for what never was, and goods under a false date. */
export const falseClaim: WordingPart = {
  triggers: (
    'never took place|never happened|never existed|never attended|never was*|never were*|did not take place|did not happen|did not exist|did not attend|' +
    "didn't take place|didn't happen|didn't exist|didn't attend|not taken place|never taken place|not happened|not existed|never held|never made|never given|never worked|never delivered|never carried out|never provided|never performed|never done|never driven|" +
    'not been held|not been made|not been given|not been worked|not been delivered|not been carried out|not been provided|never been*|not held|not made|not given|not worked|not delivered|not carried out|not provided|not performed|not driven|' +
    'relabelled|relabeled|re-labelled|re-labeled|relabel|relabelling|relabeling|relabels|new label|new labels|new use-by*|new best before*|new expiry*|new sell-by*|new best-before*|later date|later dates|new date|new dates|fresh date|fresh dates'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:claim(?:ed|s|ing)?|reclaim(?:ed|s|ing)?|was reimbursed|were reimbursed|got back) ?(?:back )?(?:${MONEY} |expenses |money |allowances? |costs )?(?:back )?for (?:[\\w-]{1,14} ){0,5}?${CLAIMED}(?: (?:with|in|at|on|to|for|of) [\\w-]{2,14}(?: [\\w-]{2,14}){0,3}?)? ${BEFORE_THAT}${NEVER_WAS}`,
        `(?:bill(?:ed|s|ing)?|invoic(?:ed?|es|ing)|expens(?:ed?|es|ing)|charg(?:ed?|es|ing)) (?:us |them |the (?:client|customer|council|company|hospital|insurer|state) )?(?:${MONEY} )?(?:for )?(?:[\\w-]{1,14} ){0,4}?${CLAIMED}(?: (?:with|in|at|on|to|for|of) [\\w-]{2,14}(?: [\\w-]{2,14}){0,3}?)? ${BEFORE_THAT}${NEVER_WAS}`,
        `(?:claims?|receipts?|invoices?|bills?|expense reports?) (?:(?:of|over|totalling) ${MONEY} )?for (?:[\\w-]{1,14} ){0,4}?${CLAIMED} ${BEFORE_THAT}${NEVER_WAS}`,
      ),
      unless: phrase(
        `refund(?:ed|s)?|you (?:have )?(?:charged|billed)|(?:anyone|anybody|someone|those|an? (?:worker|employee|person|colleague|manager)) who|whoever|reversed|cancel(?:led|ed|lation)|by mistake|error|must|may not|should|if|whether|never (?:claim|bill|charge|invoice)|(?:nobody|no one) (?:may|must|can)|warranty`,
      ),
      confidence: 0.8,
      why: 'The text says that money was claimed for something that never took place.',
    },
    {
      form: phrase(
        `(?:the |some |all |this |that )?(?:expired|out-of-date|out of date|spoilt|spoiled|recalled|contaminated|rejected|returned|old|mouldy|banned) (?:[\\w-]{3,14} ){0,2}?${GOODS} (?:(?:is|are|was|were|has been|have been|had been|gets?|got|being) )?(?:re-?labell?ed|re-?packed|repackaged|given)(?: (?:with|under|in))? (?:(?:an?|the) )?(?:new|later|fresh|false|different) (?:\\w{3,9} |use-by |sell-by |best-before )?(?:dates?|labels?|expiry dates?|packaging)(?:,? (?:and|then|before being|to be) (?:(?:was|were|is|are|then) )?${SOLD}(?: (?:to|in|as|by|at) [\\w-]{3,14}(?: [\\w-]{3,14})?)?)?`,
        `(?:re-?labell?(?:ed|s|ing)?|put (?:a )?(?:new|later|fresh|false) (?:dates?|labels?) on) (?:the |some |all |this |that |our )?(?:expired|out-of-date|out of date|spoilt|spoiled|recalled|contaminated|rejected|returned|old|mouldy|banned) (?:[\\w-]{3,14} ){0,2}?${GOODS}`,
      ),
      requires: phrase(
        `${SOLD}|re-?labell?(?:ed|s|ing)?|(?:new|later|fresh|false) (?:\\w{3,9} )?(?:dates?|labels?|expiry)`,
      ),
      unless: phrase(
        `must|may not|never|should|do not|don't|destroyed|disposed|recycled|in accordance|approved by|extension|stability (?:data|study)|quarantine[d]?|if|file|issue|ticket|github|rework(?:ed)?`,
      ),
      confidence: 0.8,
      why: 'The text says that goods past their date were given another date.',
    },
  ],
  examples: [
    'A director [[claimed £2,150 for lunches that the hotel says never took place]]. She [[claimed back money for taxi rides which never happened]].',
    'The agency [[billed the council for visits that were never made]], and he [[invoiced 40 hours of repairs that did not take place]].',
    'A worker who claims for a dinner that never took place is stealing.',
    'The insurer claimed that the dinner never took place. She claimed £90 for a taxi that did arrive late.',
    'You charged me for deliveries that were never made, and I want a refund. Nobody may claim for trips that never took place.',
    '[[The expired fertiliser was relabelled with a later date and shipped to growers]]. They [[put new labels on the out-of-date chicken]].',
    'Expired stock must never be relabelled with a new date. The old issue was relabelled with a new label; expired tablets were destroyed.',
    'The old bottles were given new labels for the exhibition of the museum.',
  ],
};
