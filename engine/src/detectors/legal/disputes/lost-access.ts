import { REPORT, WEAKER } from '#engine/detectors/legal/contract-words.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { UNION_RIGHTS_CONVENTION } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const SIGNER = `(?:she|he|they|it|i|${WEAKER})`;
const ADVICE =
  '(?:(?:any |independent |own |separate |his own |her own |their own ){0,3}legal (?:advice|counsel|representation)|(?:an? |any )?(?:independent )?(?:advice of|advice from) (?:an? )?(?:lawyer|solicitor|attorney))';
const STATES = '(?:confirms?|acknowledges?|agrees?|declares?|accepts?|warrants?|states?)';
const FORUM =
  '(?:courts?(?: of law)?|tribunals?|(?:an? |the |any )?(?:\\w{4,12} )?ombudsman|rent board|small claims(?: court| tribunal)?|commission|board|[a-z]{3,6})';
const UNION_MATTER =
  '(?:(?:talk|activit(?:y|ies)|meetings?|flyers?|fliers|leaflets?|literature|material|business|organi[sz]ing|badges?|buttons?|posters?|recruitment|petitions?|cards?)(?:,? (?:or |and )?(?:[\\w-]{2,12} ){0,2}[\\w-]{3,12}){0,4}?)';

/** Clauses by which people lose advice, a union or the way to a court. */
export const lostAccess: WordingPart = {
  triggers: (
    'not taken*|not received*|not sought*|not obtained*|not had*|not need*|legal advice|legal counsel|legal representation|' +
    'union talk|union activit*|union meeting*|union flyer*|union flier*|union leaflet*|union literature|union material*|union business|union organi*|union badge*|union button*|union poster*|union recruitment|union petition*|union card*|' +
    'the right to*|any right to*|their right to*|your right to*|his right to*|her right to*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${STATES} (?:that )?${SIGNER} (?:(?:has|have|had|did|does|do) not|hasn't|haven't|didn't) (?:taken?|sought|seek|obtain(?:ed)?|received?|had|have|need|needed|require|want) ${ADVICE}(?:,? (?:and|nor) (?:does|do|did|has|will)(?: not)?(?: \\w{2,9}){1,4})?`,
        `(?:waives?|gives? up|forgoe?s?|renounces?) (?:the |any |his |her |their |its |your )?(?:right to|opportunity (?:to|for)|chance (?:to|for)) (?:take |seek |obtain |have |get )?${ADVICE}`,
      ),
      unless: phrase(
        `from (?:the|us|its|his|her|their)|(?:been|was|were) (?:advised|encouraged|told|given|urged)|tax advice|defendant|plea|police|suspect|interview|before (?:signing|it) (?:he|she|they|you) (?:may|can|should)`,
        REPORT,
      ),
      confidence: 0.88,
      recommendation: 'Strike it out, and give time for independent advice.',
      why: 'The clause has a person go without legal advice, which can make the settlement or waiver void.',
    },
    {
      form: phrase(
        `(?<!there (?:is|was|were|are) )no (?:trade |labou?r )?union ${UNION_MATTER} (?:(?:is|are|will be) (?:allowed |permitted |tolerated )?)?(?:anywhere|(?:on|in) (?:the |our |any )?(?:company|shop|store|work|hospital|school|plant|site|staff|break)?(?: ?(?:property|premises|grounds|site|rooms?|areas?|buildings?|canteen|car park|parking lot))|at (?:work|any time))(?:,? (?:even|including|not even|or) [^.;]{3,50}?(?=[.;,]|$))?`,
        `(?:discuss(?:ing|ion of)|talk(?:ing)? (?:about|of)|handing out|distributing|wearing|posting|signing) (?:the |a |any |about )?(?:trade |labou?r )?union(?: (?:matters|${UNION_MATTER}))? (?:is|are) (?:strictly )?(?:forbidden|prohibited|banned|not (?:allowed|permitted|tolerated))`,
      ),
      unless: phrase(
        `during (?:paid )?work(?:ing)? time|on (?:the )?clock|european union|credit union|student union|rugby|not (?:forbidden|prohibited|banned)|unlawful|members only`,
        REPORT,
      ),
      confidence: 0.88,
      legalReference: { law: UNION_RIGHTS_CONVENTION, article: 'Art. 1' },
      recommendation: 'Remove the ban; staff may mostly speak and organize outside working time.',
      why: 'The rule bans speaking or organizing for a union, which the law protects.',
    },
    {
      form: phrase(
        `${SIGNER} (?:hereby |also |irrevocably |expressly ){0,2}(?:waives?|gives? up|forgoe?s?|renounces?|surrenders?|(?:agrees?|undertakes?) to (?:waive|give up)) (?:the|any|all|your|his|her|their|its|every) rights? to (?:go|apply|appeal|complain|turn|resort|have recourse|bring (?:\\w{2,10} ){0,2}\\w{2,10}) (?:to|before) (?:(?:the|an?|any) )?(?:\\w{3,12} )?${FORUM}(?:,? (?:or|and|nor) (?:to )?(?:(?:the|an?|any|other) ){0,2}(?:\\w{3,12} )?(?:courts?|tribunals?|ombudsman|authority))?`,
      ),
      requires: phrase('courts?|tribunals?|ombudsman|small claims|rent board|commission'),
      unless: phrase(
        '(?:not|never|cannot|nothing) (?:\\w{2,9} ){0,3}(?:waive|give up)|jury|arbitrat\\w{2,5}|defendant|plea|plead|appeal to the jury',
        REPORT,
      ),
      confidence: 0.88,
      why: 'The clause closes the courts to one party, which is often invalid.',
    },
  ],
  examples: [
    'The seller [[declares that he has not sought independent legal advice]]. She [[waives the opportunity to obtain legal advice]].',
    'The Borrower acknowledges that it has not received legal advice from the Lender. He confirms that he has not had tax advice.',
    '[[No union leaflets or badges on our premises]]. [[No union cards, petitions or handing out of leaflets at any time]]. [[Talking about the union is strictly forbidden]].',
    'No union meetings during working time. There is no union literature in the break room yet.',
    '[[The tenant gives up the right to apply to the rent board]].',
    'The tenant does not give up the right to go to any court. You waive the right to go to the beach.',
  ],
};
