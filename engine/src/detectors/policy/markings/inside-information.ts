import type { PlaceDetector } from '#engine/detector.ts';
import { MARKET_ABUSE_REGULATION } from '#engine/laws.ts';
import { phraseAround } from '#engine/phrases/phrase-around.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const DATE = `(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)?
  (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w{0,6}|(?:january|february|march|april|may
  |june|july|august|september|october|november|december|q[1-4]|early|mid|late|next|end of|the end
  of)\\b)`;
const NEWS = `(?:offer|deal|acquisition|merger|takeover|bid|disposal|sale|results?
  |redundanc(?:y|ies)|closures?|restructur(?:e|ing)|job (?:cuts|losses)|resignation|departure
  |placing|rights issue|fundraising)`;
const FORM = phrase(
  `(?:(?:indicative|offer|bid|proposed|target|exchange|opening|final|agreed)
    (?:offer )?(?:price|offer|bid|value|consideration)(?: of| at| is|:)? ?)?(?:£|€
    |\\$)?\\d[\\d.,]{0,9} ?(?:p|c|pence|cents)? (?:per|a) (?:ordinary )?share(?:,
    (?:announcement|signing|completion) (?:is )?(?:targeted|planned|scheduled|expected|due)
    (?:for|on|in) ${DATE})?`,
  `announcement(?: is| of the \\w{4,14})?
    (?:targeted|planned|pencilled in|scheduled|expected|due|set) (?:for|on|in) ${DATE}`,
  `(?:not|hasn't|haven't|isn't|has not|have not)(?: yet)?(?: been)? (?:known to the market|announced
    |in the public domain|made public|disclosed to the market|released to the market|told
    (?:the )?(?:staff|unions?|market|employees|workforce))(?: yet)?|yet to be announced`,
  `(?:before|ahead of|prior to|until)
    (?:the |our |any )?(?:public |formal |market |official )?announcement(?: of the ${NEWS})?
    |(?:before|until) (?:it|this|the ${NEWS}) (?:is|has been|gets|goes) (?:announced|public)`,
  `(?:below|under|short of|behind|above|ahead of|miss(?:es|ing)?|missed)
    (?:market |analysts?'? |city |street )?(?:consensus|guidance|expectations)
    by(?: some| about| around)? \\d{1,2}(?:\\.\\d)? ?%`,
  `(?:will|may|have|need|needs|going|likely|must|prepar(?:e|ing)|draft(?:ed|ing)?|consider(?:ing)?
    |issue|trigger|avoid|forced)(?: \\w{1,9}){0,3} (?:a )?profits? warning|profits? warning
    (?:on|due|planned|to be|next|before|will)`,
  `(?:intend|intends|plan|plans|going|due) to announce (?:\\w{1,9} ){0,4}?(?:${NEWS}|job losses|redundancies)`,
  `(?:the )?(?:unions?|staff|employees|workforce|teams?|works council|market|customers|site
    |branch(?:es)?) (?:will|to|are to|must|should|can)(?: only| not)? be
    (?:told|informed|notified|briefed)(?: only)?
    (?:after|once|when|following|until|on the day|before) (?:completion|signing|the announcement
    |announcement|the deal|closing|exchange|christmas|it (?:is|has)|we
    (?:sign|complete|have|announce)|contracts)`,
  `(?:clos(?:e|ing|ure of)|shut(?:ting)?(?: down)?|mothball(?:ing)?) (?:the )?[^\\s,.;]{3,20}(?:
    (?:site|plant|office|branch|depot|factory|store|works|line))?(?: in \\w{3,20})?(?: by
    \\w{3,12})?,? (?:with (?:the )?loss of|losing|at a cost of|with|costing)
    (?:about |around |some |up to |roughly )?\\d{1,5} (?:posts|jobs|roles|staff|people|positions)`,
  `in (?:advanced |exclusive |early |late-stage )?talks to (?:buy|acquire|take over|merge with|sell)(?: [^\\s,.;]{2,20}){1,4}(?: for (?:about |around )?[£$€]? ?\\d[\\d.,]{0,9} ?(?:m|bn|million|billion|k)?)?`,
  `(?:the |an? |our )?(?:recommended |revised |cash |share |indicative ){0,2}(?:offer|bid|takeover|merger|acquisition|deal|disposal) (?:for|of|with) (?:[\\w&.'-]{2,20} ){1,4}?(?:at (?:[£$€] ?)?[\\d.,]{1,9} ?(?:p|c|pence|m|bn|million|billion)? )?(?:has been|was|is) (?:now )?(?:agreed|approved|settled|accepted)(?: in principle)?(?:,? (?:and|but) (?:it )?(?:will|shall|is to|is due to|must) (?:only )?be (?:announced|made public|published) (?:with|on|in|after|at|next|before|when|until|together with) (?:the )?\\w{1,12})?`,
  `about to (?:make|launch|table|receive) (?:an? |its |their )?(?:\\w{3,9} )?(?:offer|bid) for (?:us|the (?:company|group|business|firm)|\\w{3,14})`,
  `(?:on|added to|join(?:ed)?|maintain(?:ed|s)?) (?:the|our|an) insiders? list
    |(?:this|it|that|which) is (?:still )?(?:inside information|price-sensitive)
    |(?:must|may|should|do|can) not (?:deal|trade)(?: in| or)(?: \\w{2,12}){0,4}`,
);
/** Evidence that something is not public yet. */
const UNKNOWN_OUTSIDE =
  /\bproject [A-Z]|\b(?:confidential|inside information|insider|unaudited|draft|indicative|board|minutes|not (?:yet )?(?:known|announced|told|public|been (?:told|announced))|unannounced|embargo|before (?:the )?announcement|eyes only|strictly private|staff do(?:n['’]t| not) know|do not (?:share|forward|discuss|deal)|don['’]t (?:share|tell|forward|mention|breathe)|keep (?:this|it) (?:quiet|to)|takeover panel|trading statement due|be told (?:only )?(?:after|once|following|until|on) (?:completion|signing|announcement|the announcement|exchange|closing|the deal|we)|staff don['’]t know|nobody (?:outside \S{2,12}(?: \S{2,12})? )?knows|nothing (?:has been|is) announced|code ?name)/i;
/** General rules reveal nothing that is not public. */
const RULE =
  /\b(?:anyone|anybody|whoever|those|employees|staff|nobody|no one|everyone|persons?|people) (?:who|that|with)\b[^.;]{0,120}$/i;
const BAN = /^(?:must|may|should|do|can) not/i;
/** Information that has been published. */
const PUBLIC =
  /\b(?:press release|announced today|today announced|announces|reported (?:on|that|its)|according to|reuters|bloomberg|newspaper|shares (?:fell|rose|closed|jumped|dropped)|per cent on|form (?:10-[kq]|8-k)|prospectus|exhibit|hereby|agreement (?:is|dated)|warrants?|par value|exercise price|dividend|aggregate|stockholders?|policy|code of (?:conduct|ethics|practice)|suppliers? (?:must|should|may)|training|shall|wikipedia)\b/i;
const FAR = 320;

export const insideInformation: PlaceDetector = {
  scope: 'place',
  id: 'inside-information',
  typeName: 'Inside information',
  category: 'policy',
  description:
    'Unannounced company news, such as an offer price, results against expectations or a closure, in a text that says it must stay secret.',
  severity: 'high',
  recommendation: 'Restrict the document to people on the insider list until the announcement.',
  legalReference: { law: MARKET_ABUSE_REGULATION, article: 'Art. 7 and 10' },
  triggers: (
    'intend to announce|intends to announce|plan to announce|going to announce|due to announce|' +
    'per share|per ordinary share|announcement targeted*|announcement planned*|' +
    'announcement is*|announcement pencilled*|announcement scheduled*|announcement expected*|' +
    'announcement due*|known to the market|not yet announced|not been announced|' +
    'yet been announced|yet to be announced|in the public domain|made public|' +
    'before the announcement|ahead of the announcement|until the announcement|' +
    'prior to the announcement|before announcement|until announcement|ahead of announcement|' +
    'is announced|goes public|consensus|guidance by|expectations by|profit warning|' +
    'profits warning|agreed in principle|approved in principle|be announced with*|be announced on*|be announced after*|be announced at*|be announced together*|be announced next*|talks to buy|talks to acquire|talks to take over|talks to merge*|talks to sell|offer for us|bid for us|offer for the*|bid for the*|told the staff|told staff|told the union*|be told*|be informed*|' +
    'be briefed*|be notified after*|loss of about*|loss of around*|loss of some*|' +
    'loss of up to*|the loss of #*|with the loss of*|is inside information|is still inside information|is price-sensitive|insider list|insiders list|must not deal|' +
    'not deal in|not deal or|not trade in'
  ).split('|'),
  reach: { before: 500, after: 420 },
  examples: [
    'Board paper, Project Kestrel. [[The revised offer for Winfield Mills at 88p has been approved in principle and will be announced on Thursday]].',
    'The merger with the choir of St Anne was agreed and will be announced at the concert.',
    'Draft, embargoed: [[this is inside information]] until Monday.',
    'Inside information: anyone who knows what others do not may not trade in the shares of a listed firm.',
    'Between us: we are [[in advanced talks to acquire Dunmore Foods for €85m]]. Nothing has been announced.',
    'The group is in talks to buy Dunmore Foods, Reuters reported; nothing has been announced.',
    'PROJECT HERON: draft offer. [[Indicative price 312p per\n        share, announcement targeted for 6 October]].',
    'H1 (unaudited): [[Below consensus by some 14%]]; trading statement due 23 September.',
    'Draft synergies come from [[closing Rotherham with the loss of\n        about 140 posts]]. [[The unions will be told after completion]].',
    'Board only: we [[will have to issue a profit warning]] in May.',
    'Strictly private: we [[intend to announce 60 job losses]] on 14 March.',
    'The mayor plans to announce job losses were avoided.',
    'Keep this quiet: the closure [[has not yet been announced]].',
    'The dividend of $0.12 per share was paid; the par value is $0.01 per share.',
    'The shares fell after a profit warning, Reuters said.',
    'The release date is not yet announced, and staff will be told when lunch is ready.',
    'They closed the mine with the loss of 140 jobs in 1984.',
    'The company today announced earnings above consensus by 3%.',
    'A draft of the board game is not yet announced in the wikipedia article.',
  ],
  verify(place) {
    const found = phraseAround(place, FORM, { before: 110, after: 120 });
    if (found === undefined) return undefined;
    const before = place.text.slice(Math.max(0, found.start - FAR), found.start);
    const after = place.text.slice(found.end, found.end + FAR);
    if (BAN.test(place.text.slice(found.start)) && RULE.test(before)) return undefined;
    if (PUBLIC.test(before) || PUBLIC.test(after)) return undefined;
    if (!UNKNOWN_OUTSIDE.test(before) && !UNKNOWN_OUTSIDE.test(after)) return undefined;
    const why = 'The text contains company news that it describes as not yet announced.';
    return { ...found, confidence: 0.7, why };
  },
};
