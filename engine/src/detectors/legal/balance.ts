import { phrase } from '#engine/phrases/phrase.ts';

import { STRONGER, VOID, WEAKER } from './contract-words.ts';
import { INCLUDES_LIABILITY_BY_LAW, LIABLE_BY_LAW } from './liability/accepted-liability.ts';

type Wording = Pick<RegExp, 'test'>;

/** Nothing that takes the promise back. */
const NO_CATCH =
  '(?![^.;]{0,160}\\b(?:we (?:think|decide|see|choose|wish|want|like|consider)|discretion|forfeit\\w{0,3}|unless|non-?refundable|(?:handling|admin\\w{0,11}|service|processing) (?:fee|charge)|whatever|interest (?:is|belongs) (?:ours|to us)|wear and tear)\\b)';

/** Notice that each has to give. */
const NOTICE_BY_EACH = `(?:ended|terminated|cancelled|canceled) by (?:you|the \\w{4,12}) (?:with|on|by giving|at) [^.;]{3,40}?notice[,;]? (?:and )?by (?:us|the \\w{4,12}) (?:with|on|by giving|at)`;

/** Wording that binds both parties, costs nothing, or releases the weaker party. */
const KIND_OR_MUTUAL = phrase(
  '(?:neither|either|each|both) (?:of the )?part(?:y|ies)|(?:either|each|both|neither) (?:of us|side|sides)(?= (?:may|can|shall|will|must|has|have|is|are|bears?|pays?|keeps?))',
  `(?:no (?:fees?|charges?|costs?|penalt(?:y|ies)|bond|deposit)
    (?:is|are|applies|apply|will be|shall be)|there (?:is|are) no
    (?:fees?|charges?|penalt(?:y|ies)|bond|deposit|minimum|obligation)|(?:with|at) no
    (?:penalty|charge|cost)|without (?:any )?(?:penalty|charge|costs?|fees?)(?! (?:to|for) (?:us|itself|the (?:company|lender|landlord|provider|supplier)))
    |cooling-off|free of charge|at the statutory rate)`,
  `${WEAKER} (?:may|can|is free to|are free to)
    (?:also |at any time )?(?:withdraw|decline|cancel|reject|end|leave|terminate|refuse|work|keep|resign|quit)`,
  // Further rights of the weaker party that are not taken away again.
  `${WEAKER} (?:may|can|is free to|are free to) (?:also |at any time |always )?(?:repay|stop|bring|choose|pause|skip|object|complain|inspect|export|contest|take back|turn down|ask|join|invite)(?![^.;]{0,90}\\b(?:only|but|unless|lose|loses|owe|owes|forfeit|must|provided|at our|without (?:a |any )?refund)\\b)`,
  // Amounts that are refunded or not charged at all.
  '(?<!\\bnot )(?:is|are|will be|shall be) (?:\\w{4,11}ly )?(?:refunded|paid back|given back|reimbursed)(?! (?:to us|only|by|unless|if))|(?:fees?|rent|charges?|costs?|interest) (?:is|are|will be) waived',
  `we (?:refund|give back|pay back|repay) (?:everything|all|the|what|your|any)|we pay (?:your|you|the)(?: \\w{3,12}){1,3} (?:within|whether or not)`,
  '(?:rises?|raised?|increases?d?|change[sd]?|adjusted) (?:\\w{2,10} ){0,4}by (?:no|not) more than|whichever (?:comes|is) (?:first|earlier|lower|less)',
  '(?:and |but )?nothing is (?:charged|owed|due|payable) (?:unless you|until you|before you)|and nothing is (?:owed|charged|due)$',
  '(?:rights?|ownership|title|copyright) (?:\\w{2,12} ){0,4}pass(?:es)? (?:\\w{2,12} ){0,3}(?:when|once|after|upon|on) (?:\\w{2,9} ){0,4}(?:paid|payment)',
  '(?:rounds?|revisions?|changes) (?:of \\w{4,9} )?(?:is|are) included(?! (?:without limit|as))',
  // Money that is held for its owner, and deposits that are returned soon, less what is proven to be due.
  `${STRONGER} (?:will |shall )?(?:holds?|keeps?|places?) (?:your|the|all|any|each|its|their) (?:\\w{3,12} )?(?:money|funds?|payments?|pledges?|contributions?|donations?|deposits?|price)(?: safely| separately| apart)? (?:in (?:trust|escrow|(?:an? )?(?:\\w{3,10} )?(?:client|escrow|trust|separate|ring-fenced|protected)(?: bank)? account)|until (?:the|your|its) (?:project|campaign|goal|target|goods|order|work|seller|parcel|event|booking|delivery)(?: \\w{2,9}){0,2}? (?:reaches|meets|is|are|has|have|arrives?|takes))${NO_CATCH}`,
  `${STRONGER} (?:will |shall |must )?(?:returns?|repays?|refunds?|gives? back|pays? back) (?:it|(?:the|your|his|her|their|its) (?:\\w{4,9} )?(?:deposit|money|bond|balance))(?: to (?:you|him|her|them|the \\w{4,9}))? (?:in full|within (?:\\d{1,2}|seven|ten|fourteen|thirty|an?|one)(?: \\(\\d{1,2}\\))? (?:working |business |calendar )?(?:days?|weeks?|month)) (?:after|of|from|when|once)${NO_CATCH}`,
  // Rights that the stronger party limits by reasons, and refunds of what was not done.
  `${STRONGER} (?:may|can|will|shall) (?:\\w{2,12} ){0,3}?(?:cancel|terminate|end|suspend|withdraw|refuse|raise|increase|enter) (?:\\w{2,12} ){0,6}?only (?:if|where|when|in case|because)${NO_CATCH}`,
  `you (?:will |shall )?(?:get|receive) back (?:everything|all|whatever|what|any(?:thing)?) [^.;]{3,90}?(?:not (?:done|delivered|used|received|provided|supplied|performed)|paid)(?![^.;]{0,90}\\b(?:less|minus|only|but|if|unless|except|provided)\\b)`,
  // Works and programs that the customer may go on using, and costs that everybody bears alone.
  `(?:you|(?:the )?(?:client|customer|licensee|buyer|council)) (?:will |shall )?(?:have|has|gets?|receives?|keeps?|(?:is|are) granted) (?:an? |the )?(?:\\w{3,14}(?:-\\w{3,14})?,? (?:and )?){0,4}(?:licen[sc]e|right|permission) to (?:use|print|copy|keep|read|view|reproduce|show|share)(?![^.;]{0,120}\\b(?:revok\\w{1,5}|withdraw\\w{0,3}|only|unless|except|provided|discretion)\\b) [^.;]{0,80}?(?:without (?:end|(?:a )?limit of time|(?:any )?(?:further|extra|additional|more) (?:payments?|fees?|charges?|cost))|for ever|forever|permanently|free of|(?:at )?no (?:further|extra|additional) (?:payments?|fees?|charges?|cost))`,
  `(?:each (?:party|side|of us)|both (?:parties|sides)|(?:the )?\\w{3,14}) (?:shall |will )?(?:pays?|bears?|meets?) (?:its|his|her|their|the \\w{4,12}'s) own (?:tax(?:es)?|income tax|lawyers?|solicitors?|advisers?|advisors?|legal (?:fees?|costs?|expenses))(?:,? (?:and )?the \\w{4,14} (?:its|his|her|their|the \\w{4,12}'s)(?: own)?)?(?=\\W{0,3}$)`,
  // Whoever engages others answers for them.
  `(?:is|are|remains?|shall be|will be|stays?) (?:fully |also )?(?:liable|responsible|answerable) for (?:them|(?:any |all |its |their |the ){0,2}(?:sub-?processors?|sub-?contractors?|staff|employees|agents|helpers)|(?:their|its) (?:acts|conduct|work|failures)) as (?:for|(?:if|though) (?:they|these|it) were|it is for) (?:itself|himself|herself|themselves|ourselves|(?:its|their|our) own)`,
  NOTICE_BY_EACH,
  // Returning property at the end, rights reserved by law, and non-waiver clauses.
  `(?:shall|will|must|agrees? to) (?:promptly |immediately )?return (?:all |any |the )?(?:\\w{2,12} ){0,3}(?:property
    |equipment|keys|documents|materials)`,
  'nothing in (?:this|these|the) (?:\\w{3,12} ){1,3}(?:waives?|affects?|limits?) (?:any )?(?:[\\w-]{3,14} ){0,4}rights?',
  `nothing (?:here|herein|in (?:this|these|the|our) \\w{3,12}) (?:excludes?|restricts?|affects?|limits?|takes away) (?:any |all |the |your ){0,2}(?:\\w{4,12} ){0,2}?(?:rights?|guarantees?|warrant(?:y|ies)|remed(?:y|ies)|protections?) (?:under|of|in|given|granted|conferred|(?:that|which) (?:the |consumer )?law)`,
  `(?:failure|delay|leniency|forbearance|indulgence) (?:\\w{1,12},? ){0,10}(?:waive|waiver)`,
  'either (?:the )?\\w{2,14} or (?:the )?\\w{2,14} (?:may|can|will be free to|is free to)',
  'binds? (?:the|both) parties|binding (?:up)?on (?:the|both) parties|inures? to the benefit of (?:the|both) parties',
  `(?:provider|supplier|vendor|company|contractor|licensor|landlord) (?:or|and) (?:customer|client|licensee|tenant)
    (?:may|can|shall|will|agree)|(?:customer|client|licensee|tenant) (?:or|and)
    (?:its affiliates|provider|supplier|vendor|company|contractor|licensor|landlord) (?:may|can|shall|will|agree)`,
  // Drafting notes for whoever fills in a form.
  '(?:delete|remove|strike|omit) (?:this|the) (?:entire |whole )?(?:row|section|clause|paragraph|sentence|line|column)',
  'by (?:signing|submitting) …you (?:confirm|certify|represent) that',
  // Leave and reimbursement for the weaker party.
  `the (?:company|employer) (?:will |shall )?(?:also )?(?:pays?|covers?|reimburses?) (?:for )?(?!no |only |nothing )(?:\\w{2,12} ){0,4}(?:costs?|expenses|grants?|tax|fares|premiums?)`,
  `(?:shall|will|must) refund|in lieu of notice|we refund (?:you |whatever |all |what )
    |(?:pause|cancel|end|stop|leave|skip)(?: \\w{2,12}){0,5} whenever you (?:like|want|wish)`,
  // Permission to use, secrecy towards the customer, and freedom from restraints.
  `(?:we|(?:the )?(?:vendor|licensor|provider|supplier|company|author|publisher|designer|photographer|developer|contractor|consultant|agency|studio|artist|freelancer)) (?:hereby )?grants? (?:to )?(?:you|(?:the |each )?(?:customer|licensee|client|user|recipient|subscriber)s?)(?: and its affiliates)? (?:an? )?(?:\\w{3,14}(?:-\\w{3,14})?,? (?:and )?){0,5}(?:rights?|licen[sc]es?|permission)(?![^.;]{0,160}\\b(?:revocable|revoke|withdraw|at any time|sole discretion)\\b)`,
  '(?:everything|whatever|what|anything) you (?:tell|say to|send|show|give|share with) us (?:is|are|stays|remains|will be|is kept|will be kept) (?:strictly |kept )?(?:confidential|secret|between us|in confidence)',
  `${WEAKER} (?:(?:is|are|shall be|will be) not|(?:shall|will) not be) bound by`,
  `${STRONGER} (?:may|can|will|shall) (?:\\w{2,12} ){0,8}only (?:after|with|on|upon|by|following) (?:giving |having given )?(?:at least )?(?:\\d{1,3}|twenty-four|forty-eight|one|two|three|four|seven|fourteen|thirty|sixty|ninety)(?: \\(\\d{1,3}\\))? (?:hours?|days?|weeks?|months?)'? ?(?:prior |written |prior written )?notice`,
  VOID,
);

/** The customer's own right to leave. */
const MAY_LEAVE = `(?:may|can|is entitled to|are entitled to|has the right to|have the right to) (?:\\w{2,12} ){0,4}(?:terminate|cancel|withdraw|end|leave|quit|resign)(?![^.;]{0,120}\\b(?:we|the company|the provider|the supplier|the landlord|lender) (?:may|can|reserves?))`;
/** A client may be the stronger one, who puts others out from one day to the next. */
const LEAVE = `(?:(?:you|(?:the |an? |each |any )?(?:customer|consumer|borrower|tenant|employee|subscriber|member|user|guest|student|trainee|buyer|policyholder)s?) ${MAY_LEAVE}
    |(?:the |an? |each |any )?clients? ${MAY_LEAVE}(?![^.;]{0,120}\\b(?:without (?:any |prior |giving ){0,2}notice|immediately|with immediate effect)\\b))`;
/** What a liability extends to where it goes beyond what the law demands. */
const MORE_THAN_LAW =
  '(?:indemnif\\w{1,5}|indemnit\\w{1,4}|breach(?:es)?|confiden\\w{4,7}|infring\\w{2,6}|intellectual|data|payment|claims?)';

/** What the law does not allow. */
const UNLAWFUL = `(?:unlawful|illegal|against the law|not (?:be )?(?:lawful(?:ly)?|permitted|allowed)|(?:prohibited|forbidden) by law|(?:cannot|can not|may not|must not) (?:\\w{3,12} )?be (?:\\w{3,12} )?(?:limited|excluded|restricted)|(?:the )?law (?:does not|doesn't|will not) (?:allow|permit|let))`;

/** A price that changes with notice, and that lets the other party go. */
const ANNOUNCED_INCREASE = `(?:(?:30|45|60|90|120|180|thirty|sixty|ninety)(?: \\(\\d{2,3}\\))? (?:calendar )?days'?|(?:one|two|three|four|six|[1-6])(?: \\(\\d\\))? months?'?)(?: of)?(?: prior| advance| written){0,3} notice[^.]{1,240}?(?:you|(?:the )?(?:customer|client|distributor|subscriber|member|tenant|buyer|licensee|dealer|reseller|franchisee)) (?:may|can|is free to|are free to|is entitled to|are entitled to) (?:then )?(?:terminate|cancel|leave|end|withdraw)(?![^.;]{0,120}\\b(?:fee|penalty|no refund|only)\\b)`;

const MUTUAL_LIMIT = phrase(
  "(?:each|either|neither) party(?:'s)?(?: \\w{2,12}){0,3} (?:liability|liable|aggregate|total)",
  '(?:liability of|limits the liability of) (?:each|either) party',
  'neither(?: party| of the parties)? (?:\\w{2,8} ){0,2}(?:excludes?|limits?|liable|responsible)',
  '(?:the|both) parties (?:shall|will|are|is) not (?:be )?(?:liable|responsible)',
  '(?:neither|each|either|both) of us (?:\\w{2,8} ){0,2}(?:excludes?|limits?|liable|responsible)',
  'liability (?:to|towards) (?:each other|one another)',
  `(?:either|each|any|both)(?: of)?(?: the)? (?:part(?:y|ies)|sides?|us) (?:may|can|shall be entitled to|is free to|are free to) [^.;]{3,80}? (?:with(?:out)?|free of|and has|and have) (?:any |no |incurring |further ){0,2}liability(?! of)`,
);
/** Answering for one's own fault, and not for what care would not have prevented, is what the law demands. */
const ANSWERS_FOR_FAULT = phrase(
  // Nobody has to break the law.
  `(?:not|nor) (?:be )?(?:liable|responsible) for (?:any )?(?:damage|loss(?:es)?|harm) (?:\\w{4,10} ){0,2}(?:from|by|of) (?:our|its|their) (?:compliance|complying) with (?:the |any |applicable ){0,2}laws?`,
  `(?:not|nor) (?:be )?(?:liable|responsible|answerable) (?:to \\w{3,12} )?for [^.;]{3,160}? (?:unless|except (?:if|where|when)) (?:it|they|this|that|we|he|she|(?:the |such )?\\w{4,12}|our staff) (?:(?:was|were|is|are|has|have) )?(?:(?:also )?(?:caused|due|result(?:s|ed)?) (?:by|to|from) (?:our|its|their|the \\w{4,12}'s) (?:own )?(?:negligence|fault|breach|carelessness|lack of care)|(?:been )?negligent|fail(?:s|ed)? to (?:take|exercise|use) (?:reasonable|due|proper|ordinary) (?:care|skill)|(?:did|do|does) not (?:take|exercise|use) (?:reasonable|due|proper|ordinary) (?:care|skill)|(?:was|were|is|are) (?:negligent|at fault|careless))`,
);

/** By type, the wording of clauses that bind both parties equally, or that barely bind anybody. */
const BALANCED: ReadonlyMap<string, Wording> = new Map<string, Wording>([
  ['limitation-of-liability', either(MUTUAL_LIMIT, ANSWERS_FOR_FAULT)],
  ['liability-cap', MUTUAL_LIMIT],
  [
    'auto-renewal',
    // A contract without a fixed end, which both may leave.
    phrase(
      `(?:indefinite(?:ly)?|open-ended|without (?:a )?fixed (?:term|end))[^.;]{0,60}? (?:until|unless) (?:\\w{2,12} ){0,3}(?:ended|terminated|cancelled|canceled) by (?:either|any) (?:party|side|of (?:us|the parties))`,
      `(?:indefinite(?:ly)?|open-ended|without (?:a )?fixed (?:term|end))[^.;]{0,80}? (?:until|unless) (?:either|any) (?:party|side|of (?:us|the parties)) (?:ends?|terminates?|cancels?|gives?)`,
    ),
  ],
  [
    'price-increase',
    // An increase that is announced long before, and that lets the other party go.
    phrase(ANNOUNCED_INCREASE),
  ],
  [
    'anti-assignment',
    phrase(
      // Consent that may only be refused for good reason.
      `consent[^.;:•]{0,60}? (?:not|never)(?: to)? (?:be )?(?:un-?reasonably|arbitrarily) (?:withheld|refused|delayed|conditioned)`,
      'neither party (?:may|shall|will|can) …(?:not to be|shall not be|not be) unreasonably',
      'neither party (?:may|shall|will|can) …consent of the other …(?:not to be|shall not be|not be) unreasonably',
    ),
  ],
  [
    'termination-for-convenience',
    phrase(
      `(?:either|each|both|any) (?:party|side|of us|of the parties|parties) (?:may|can|shall be entitled to|has the right to|is free to)(?: \\w{2,12}){0,3} (?:terminate|end|cancel|leave|quit|withdraw|walk away|pull out|stop)`,
      // With notice, and with reasons.
      `(?:one|two|three|six|[1-6]|thirty|sixty|ninety|30|60|90)(?: \\(\\d{1,2}\\))? (?:days|months?)'?s?'? (?:prior |written ){0,2}notice[^.;]{0,120}? (?<!not )(?<!n't )(?:(?:tell|telling|explain|explaining|inform|informing)(?: (?:you|him|her|them|the \\w{4,12}))? (?:of )?(?:why|(?:the|our|its) reasons?)|(?:give|giving|state|stating) (?:you )?(?:the|our|its) reasons?)`,
      LEAVE,
      `(?:ended|terminated|cancelled|canceled) by (?:either|any|each) (?:party|side|of (?:us|the parties))`,
      NOTICE_BY_EACH,
      // The right of whoever buys, with time for the other to prepare.
      `(?:the )?(?:licensee|buyer|purchaser|council|subscriber|tenant|lessee|hirer) (?:may|can) (?:terminate|end|cancel)[^.;]{0,60}? (?:with|on|by giving|upon) (?:at least )?(?:\\d{2,3}|thirty|sixty|ninety)(?: \\(\\d{2,3}\\))? days'?(?: prior| written){0,2} notice`,
      // A promise to the customer in the middle of a sentence.
      `you can (?:stop|end|cancel|leave|quit)(?: it)? (?:with|on|by giving|at) (?:an?|one|two|\\d{1,2}) (?:days?|weeks?|months?)'?s? notice`,
      // Notice, and pay for the work done until then.
      `(?:30|45|60|90|120|180|thirty|sixty|ninety)(?: \\(\\d{2,3}\\))? (?:calendar )?days'?(?: prior| written){0,2} notice[^.;]{0,40}?,? (?:and|but) (?:(?:shall|will|must) )(?:then )?(?:pay|reimburse)(?: (?:the )?\\w{4,12})? (?:for )?(?:all |any |the )?(?:work|services|goods|costs)(?: and \\w{4,12})? (?:properly |already |reasonably |duly )?(?:done|performed|completed|delivered|supplied|incurred)`,
      // Notice that both may give, as while somebody is on trial.
      `(?:either|each|both) (?:party|side|of us|of the parties|parties|sides) (?:may|can) (?:\\w{3,10} )?give (?:\\w{2,12} ){0,3}(?:days|weeks|months?)'?s?'? (?:prior |written ){0,2}notice`,
    ),
  ],
  [
    'ip-assignment',
    // Rights that pass only once the work is paid for.
    phrase(
      `(?:on|upon|after|following|subject to|against) (?:receipt of )?(?:the )?(?:full |final )?payment(?: (?:in full|of (?:the|all|its|any) (?:\\w{3,12} ){0,2}(?:fees?|price|invoices?|sums?)))?,? [^.;]{0,80}?(?:pass(?:es)?|transfers?|vests?|(?:is|are|shall be|will be) (?:transferred|assigned|vested)|assigns?)`,
      `(?:pass(?:es)?|transfers?|vests?|(?:is|are|shall be|will be) (?:transferred|assigned|vested)) (?:\\w{2,12} ){0,6}?(?:once|when|after|upon|on|only (?:on|upon|after|when)) (?:\\w{2,12} ){0,5}?(?:paid|payment)`,
    ),
  ],
  [
    'non-solicitation',
    // A short restraint of both.
    phrase(
      `(?:neither|each|both|either)(?: of)?(?: the)? (?:part(?:y|ies)|us|sides?)[^.;]{0,120}? (?:other's|each other's|one another's|other party's) (?:own |key |then )?(?:staff|employees|personnel|people|workers)`,
    ),
  ],
  [
    'irrevocable-license',
    // What a customer gets that paid for a work, without the power to pass it on.
    phrase(
      `you (?:have|get|receive|are granted|are given|own|keep) (?:an? |the )?(?:\\w{3,14}(?:-\\w{3,14})?,? (?:and )?){0,3}(?:perpetual|permanent|lifelong|irrevocable) (?:\\w{3,14},? ){0,2}(?:licen[sc]e|right|permission) to (?:use|print|share|copy|keep|read|view|play|listen|install|display|reproduce)`,
      `(?:we|(?:the )?(?:supplier|contractor|consultant|developer|designer|photographer|artist|agency|studio|vendor|provider|licensor|author|freelancer)) (?:hereby )?grants? (?:to )?(?:you|(?:the )?(?:client|customer|licensee|buyer|company|council|couple))(?![^.;]{0,240}\\b(?:irrevocabl[ey]|sub-?licen[sc]able|transferable|sell|any purpose|(?<!non-)exclusive)\\b) [^.;]{0,80}?(?:perpetual|for ever|forever)`,
      // A copy of a program for a number of users.
      `(?:perpetual |permanent )?licen[sc]e (?:for|of) (?:one|two|three|four|five|ten|a single|up to \\w{1,6}|\\d{1,5}) (?:named |concurrent |single |registered )?(?:users?|seats?|devices?|workstations?|computers?|machines?|installations?)(?![^.;]{0,200}\\b(?:sub-?licen[sc]able|assign\\w{0,5}|sell|any purpose|works?|content)\\b)`,
      `(?!(?:you|i|we|client|customer|licensee|author|contributor|artist|contractor|user|member|employee)\\b)\\w{3,20} (?:hereby )?grants? (?:to )?(?:you|(?:the )?(?:customer|licensee|user|buyer|subscriber))(?![^.;]{0,240}\\b(?:irrevocabl[ey]|sub-?licen[sc]able|transferable|sell|any purpose|(?<!non-)exclusive)\\b) [^.;]{0,80}?(?:perpetual|for ever|forever|permanent) [^.;]{0,60}?(?:users?|seats?|devices?|software|program|app|font|copy|computers?)`,
    ),
  ],
  [
    'non-disparagement',
    phrase(
      `(?:neither|each|either|both)(?: of)?(?: the)? (?:part(?:y|ies)|us|side|sides) …(?:disparag\\w{1,6}|derogatory|negative|denigrat\\w{1,3}|reputation|disrepute|adverse)`,
      `(?:the parties|we both|both of us) (?:agree|shall|will|undertake)(?: \\w{2,12}){0,4} (?:disparag\\w{2,6}|derogatory|each other|one another)`,
      '(?:disparag\\w{1,4}|denigrate) (?:each other|one another)',
    ),
  ],
  [
    'unilateral-change',
    // Changes that are announced long before, or that let the other party go.
    phrase(
      `(?:with|on|upon|by|after|giving|give|gives) (?:giving )?(?:you |the \\w{4,12} )?(?:at least |not less than |no less than |a minimum of )?(?:(?:30|45|60|90|120|180|thirty|sixty|ninety)(?: \\(\\d{2,3}\\))? (?:calendar )?days'?|(?:one|two|three|four|six|[1-6])(?: \\(\\d\\))? months?'?)(?: of)?(?: prior| advance| written){0,3} (?:notice|warning)`,
      // A notice of what is done with data is no contract.
      `(?:may|might|can|will|reserve the right to) (?:(?:also|occasionally|sometimes|periodically) )?(?:update|change|amend|revise|modify) (?:this|our|the) (?:(?:privacy|cookie|cookies|data protection) )?(?:policy|notice|statement)(?: (?:from time to time|at any time|occasionally))?(?=[.;]|\\W{0,3}$|,? (?:to reflect|and (?:post|publish)|when|if|as))`,
      `(?:chang|modif|amend|updat|revis|var(?:y|i)|alter)\\w{0,9} [^;]{1,200}?you (?:may|can|are free to|are entitled to|have the right to) (?:then )?(?:cancel|terminate|leave|end|reject|withdraw|object)(?![^;]{0,120}\\b(?:fee|penalty of|no refund|only)\\b)`,
    ),
  ],
  ['jurisdiction', phrase('non-exclusive jurisdiction|jurisdiction … non-exclusive')],
  [
    'unilateral-termination',
    phrase(
      '(?:either|each) (?:party |side |of us )?(?:may|shall be entitled to|has the right to) (?:terminate|end)',
      `either (?:the )?\\w{2,14} or (?:the )?\\w{2,14} (?:may|can|will be free to|shall be free to|is free to)
        (?:terminate|end)`,
      LEAVE,
    ),
  ],
  [
    'uncapped-liability',
    // Liability that the law does not allow to be limited.
    phrase(
      `(?:each|either) party's (?:\\w{2,12} ){0,3}liability …limited to …(?:except|save|other than) (?:for |in )?(?:\\w{2,12} ){0,3}(?:fraud|wilful|willful|death)`,
      `(?:nothing|neither(?: party)?|no (?:provision|term|clause))(?: \\w{2,12}){0,6}
        (?:limits?|excludes?|restricts?)(?: \\w{2,12}){0,8} liability(?: \\w{2,12}){0,8}
        (?:death|personal injury|fraud|cannot|can not)`,
      `(?:nothing|neither(?: party)?|no (?:provision|term|clause))(?: \\w{2,12}){0,6}
        (?:limits?|excludes?|restricts?) …liability …(?:death|personal injury|fraud|cannot|can not)`,
      `(?:do|does|shall|will) not (?:limit|exclude|restrict)(?: or (?:limit|exclude|restrict))? …liability …${LIABLE_BY_LAW}`,
      `liable (?:without (?:any )?limit(?:ation)?|in full|fully) …${LIABLE_BY_LAW}|fully liable …${LIABLE_BY_LAW}`,
      `(?:(?:do|does|shall|will) not|don't|doesn't|won't|nothing(?: \\w{2,12}){0,6}|no (?:provision|term|clause)(?: \\w{2,12}){0,4}) (?:seeks? to )?(?:excludes?|limits?|restricts?) [^.;:]{0,80}?(?:liability|responsibility)[^.;:]{0,160}? ${UNLAWFUL}`,
      `(?:nothing|neither(?: party)?|no (?:provision|term|clause))(?: \\w{2,12}){0,6} (?:limits?|excludes?|restricts?)[^.;:•]{0,240}? liability[^.;:•]{0,60}? (?!${MORE_THAN_LAW})${LIABLE_BY_LAW}`,
      INCLUDES_LIABILITY_BY_LAW,
      // The same, said of a party or of both, and of nothing else.
      `(?:liability|liable)(?! …${MORE_THAN_LAW}) (?:for|in the (?:case|event) of) …${LIABLE_BY_LAW}(?: …)? (?:is|are|shall be|will be|remains?) (?:unlimited|not limited|without limit(?:ation)?|unaffected)`,
      `(?:each party|either party|both parties|the parties|we|(?:the )?(?:supplier|provider|contractor|consultant|operator|organi[sz]er|landlord|seller|company|trader|firm|carrier|host|club|freelancer|licensor)) (?:is|are|shall be|will be|remains?) (?:fully )?liable (?:without limit(?:ation)? )?(?:only )?for (?!${MORE_THAN_LAW})(?:(?:any |all )?(?:damages?|losses|loss|harm) )?(?:caused |arising |resulting )?(?:by |from |in cases? of |through )?…${LIABLE_BY_LAW}(?![^.;]{0,200}\\b(?:indemnif\\w{1,5}|breach(?:es)?|confiden\\w{4,7}|infring\\w{2,6}|all losses)\\b)`,
      // Exceptions from a limit, where all of them are for what the law does not allow to be limited.
      `(?:limits?|limitations?|caps?|exclusions?|restrictions?|maximum)(?![^.;]{0,240}\\b(?:indemnif|indemnit|confiden|intellectual|infring|payment|unpaid|breach|data|obligation|claims?)\\w{0,9}\\b)
        (?:\\w{1,12} ){0,8}(?:(?:does|do|shall|will) not|doesn't|don't|won't) (?:apply|extend) …${LIABLE_BY_LAW}`,
      `nothing in (?:\\w{2,12} ){0,4}(?:limits?|limitations?|caps?|exclusions?|clause|section)(?: \\w{1,8}){0,2} (?:applies|extends) to …${LIABLE_BY_LAW}`,
      // The same, said of the limit: No limit applies in case of fraud.
      `(?<=^[\\W\\d]{0,16})no(?:\\W{1,3}(?:financial|monetary|such|upper))? (?:limit(?:ation)?|cap|ceiling|exclusion)\\W{1,4}(?:(?:applies|apply|is set|exists) )?(?:to|for|in(?: the)? (?:case|event)s? of|on|where)(?![^.;]{0,240}\\b${MORE_THAN_LAW}\\b) …${LIABLE_BY_LAW}`,
      `there (?:is|shall be|will be) no (?:financial |monetary |upper )?(?:limit|cap|ceiling) (?:to|for|on|in (?:case|cases) of)(?![^.;]{0,240}\\b${MORE_THAN_LAW}\\b) …(?:bodily |personal )?${LIABLE_BY_LAW}`,
      // A cap for both, whatever its exceptions.
      "(?:neither|each|either) party's (?:\\w{2,12} ){0,3}liability …(?:exceed|limited to|more than)",
    ),
  ],
  [
    'price-restriction',
    // A formula that lets prices follow costs.
    phrase(
      ANNOUNCED_INCREASE,
      // A limit on what the customer has to pay.
      `(?:any|each|every|the|an|annual|yearly) (?:\\w{3,10} )?(?:increases?|rises?)(?: (?:in|of|to|for|on|at) (?:\\w{1,12} ){1,4}?)? ?(?:is|are|shall be|will be) (?:limited to|capped at|at most|no more than|not more than|never more than) \\d{1,2}(?:\\.\\d{1,2})? ?(?:%|per ?cent)`,
      `(?:any|each|every|the|an|annual|yearly) (?:\\w{3,10} )?(?:increases?|rises?)(?: (?:in|of|to|for|on|at) (?:\\w{1,12} ){1,4}?)? ?(?:(?:shall|will|may|must|does|can) (?:not|never)|cannot) (?:exceed|be (?:more|higher|greater) than) \\d{1,2}(?:\\.\\d{1,2})? ?(?:%|per ?cent)`,
      `(?:we|provider|supplier|vendor|licensor|landlord) (?:(?:shall|will|may|must|can) (?:not|never)|cannot|won't) (?:\\w{3,9} )?(?:raise|increase|put up) [^.;]{3,80}? by more than \\d{1,2}(?:\\.\\d{1,2})? ?(?:%|per ?cent)`,
      '(?:adjust|index|link|ris|rais|increas|chang)\\w{0,5} …(?:(?:consumer|producer|retail)s? price ind(?:ex|ices)|inflation|cpi|rpi)(?![^.;]{0,80}\\b(?:plus|greater|higher)\\b)',
    ),
  ],
  [
    'liquidated-damages',
    // What the drafting party pays its customer.
    phrase(
      '(?:we|the (?:provider|supplier|carrier|operator)) (?:will |shall )?(?:pay|credit|refund|owe|compensate)s? (?:you|the customer|a|[€$£]) ?…(?:for each|for every|for any|per) (?:\\w{2,9} )?(?:hour|day|week|month)',
      'we (?:will |shall )?(?:pay|credit) [€$£]\\d …(?:for each|for every|per) (?:\\w{2,9} )?(?:hour|day|week|month)',
      `(?:you|(?:the |each |an? )?(?:customers?|clients?|subscribers?|users?|members?|passengers?|guests?)) (?:will |shall |may )?(?:(?:automatically|also) )?(?:gets?|receives?|claims?|(?:is|are|be) (?:given|credited(?: with)?|entitled to|owed)) (?:an? |the )?(?:\\w{4,12} )?(?:credits?|refund|discount|compensation) (?:of|equal to|worth)`,
      `service credits? [^.;]{0,80}? (?:paid|given|credited|granted|due|owed) to (?:you|(?:the )?(?:customer|client|subscriber))`,
    ),
  ],
  [
    'covenant-not-to-sue',
    // Insurers that bear the loss, and claims that both give up.
    phrase(
      `(?:each|both|either|neither|the)(?: of)?(?: the)? (?:part(?:y|ies)|us|sides?) [^.;]{0,80}?(?:waives?|releases?) (?:all |any |its |their |every |rights? of ){0,3}(?:claims?|rights?|recovery|recourse|subrogation)[^.;]{0,60}? (?:against|of|from) (?:the other|each other|one another)[^.;]{0,80}?(?:insur\\w{2,6})`,
      `(?:each|both)(?: of)?(?: the)? (?:part(?:y|ies)|us|sides?) [^.;]{0,80}?insur\\w{1,6}[^.;]{0,60}? (?:and )?waives? [^.;]{0,40}?(?:against|of|from) (?:the other|each other|one another)`,
      `mutual(?:ly)? (?:waivers?|waives?) (?:of )?(?:all |any |rights of ){0,2}(?:subrogation|recovery)`,
    ),
  ],
]);

function either(...wordings: readonly RegExp[]): Wording {
  return { test: (clause) => wordings.some((wording) => wording.test(clause)) };
}

/** Whether a clause of a type burdens both parties equally. */
export function isBalanced(type: string, clause: string): boolean {
  return BALANCED.get(type)?.test(clause) ?? false;
}

/** Whether a clause is mutual, or acceptable to the weaker party. */
export function isKindOrMutual(clause: string): boolean {
  return KIND_OR_MUTUAL.test(clause);
}
