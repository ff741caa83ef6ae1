/** The names of parties in contracts and terms; an alternative within a phrase. */
export const PARTY = `(?:we|you|(?:the )?(?:client|customer|contractor|consultant|company|supplier
  |provider|vendor|seller|buyer|purchaser|landlord|tenant|lessor|lessee|employer|employee|worker
  |freelancer|designer|author|artist|writer|licensor|licensee|lender|borrower|bank|publisher|agency
  |studio|platform|user|users|member|members|guest|guests|party|parties|distributor|subscriber
  |developer|operator|owner|franchisee|franchisor|hirer|applicant|occupier|resident|account holder
  |cardholder|cosigner|co-signer|guarantor|agent|firm|club|gym|student|trainee|driver|courier))`;

/** Wording with which a clause is reported, judged or ruled on rather than agreed. */
export const REPORT = `(?:he|she|it|they|who|spokes(?:man|woman|person)|lawyers?|minister|judge)
  (?:said|says|told|argued?|ruled|added)|said (?:that|on|in)|reported(?:ly)?|according to|announced
  |court (?:held|ruled|found|decided|struck)|lawsuit|sued|critics|regulators?
  (?:said|says?|have|has|found|finds?|warn(?:ed|s)?|fined?|wants?|told|ask(?:ed|s)?|opened|ruled?)
  |consumer groups?
  |member states|this directive|the directive|law (?:requires|forbids|says|allows|gives|protects)
  |unfair (?:terms?|clauses?)|void under`;

/** Parties who typically draft the terms. */
const STRONGER_ROLE = `(?:company|provider|supplier|vendor|seller
  |landlord|lessor|owner|letting agent|agent|agency|employer|lender|bank|creditor|franchisor
  |licensor|publisher|platform|operator|club|gym|studio|client|school|organi[sz]er|insurer|merchant
  |firm|management|service provider|host|principal|dealer|trader|centre|franchise owner|funder
  |brand|label|venue|hotel|nursery|kindergarten|care home|college|academy|clinic|head office
  |investor|promoter|salon|garage|carrier|airline|hospital)`;

export const STRONGER = `(?:we|(?:the |our |any )?${STRONGER_ROLE})`;

/** Parties who are typically asked to sign them. */
export const WEAKER = `(?:you|(?:the |an? |each |any )?(?:customer|client|consumer|borrower
  |co-?signer|tenant|lessee|occupier|resident|employee|worker|freelancer|contractor|subcontractor
  |consultant|franchisee|licensee|subscriber|member|user|guest|buyer|purchaser|hirer|applicant
  |guarantor|author|artist|driver|courier|carer|student|trainee|apprentice|account holder|cardholder
  |policyholder|supplier|designer|associate|stylist|debtor|renter|patron|pledgor|merchant|model
  |writer|tutor|carer|parent|pupil|intern|creator|influencer|candidate|player|performer|musician
  |photographer|translator|founder|recipient|participant|entrant|exhibitor)s?)`;

/** Whoever drafts the terms: a role, or a single word that is none of a signer, such as the name of a firm. */
export const DRAFTER = `(?:${STRONGER}|(?!(?:you|i|me|he|she|they|who|it|that|which|not|also|either|neither
  |part(?:y|ies)|customers?|clients?|consumers?|members?|tenants?|users?|subscribers?|guests?|students?
  |buyers?|borrowers?|employees?|workers?|patients?|parents?|policyholders?|people|anyone|everyone|one)\\b)\\w{3,20})`;

export const MAY = `(?:may|can|might|reserves? the right to|(?:is|are|shall be|will be)
  (?:entitled|free|at liberty) to|(?:has|have|shall have) the right to)`;

export const MUST = `(?:shall|will|must|agrees? to|undertakes? to|(?:is|are)
  (?:required|obliged|bound|expected) to|has to|have to|needs? to)`;

export const MUST_NOT = `(?:(?:shall|will|must|may|can|do|does) (?:not|never)|cannot|can't
  |(?:agrees?|undertakes?|promises?) (?:not|never) to|(?:is|are)
  (?:forbidden|prohibited|not (?:allowed|permitted|entitled)) (?:to|from))`;

/** Wording about a contract that lacks a clause, or that had it and is no longer in use. */
export const DISOWNED = `(?:agreement|contract|terms|document|template|licen[sc]e|lease|policy|form)
  (?:contains?|includes?|imposes?|has|have) no (?!warrant|refund|guarantee|right|liab)\\w{3,20}
  |(?:agreement|contract|terms|document|template|lease|policy) (?:does|do|will|shall) not
  (?:contain|include|impose|provide for|have)|there (?:is|are) no …(?:in|under)
  (?:this|these|the|our) (?:agreement|contract|terms|document|template|lease|policy)
  |(?:older|old|previous|earlier|former|(?:19|20)\\d\\d)
  (?:form|version|template|contract|terms)s? …(?:had|contained|included|was|were)|none
  (?:is|are|was) (?:granted|given|included|intended)|we
  (?:have )?(?:removed|deleted|struck out|taken out) (?:the|any|all)|(?:none|neither|nobody|no one)
  (?:of (?:\\w{2,12} ){1,3})?(?:is|are|was|were|has been|have been|will be) (?:\\w{4,9} )?(?:bound by|subject to|asked to sign|made to sign|required to sign|tied by|restricted by)
  (?:an? |any |such an? )?(?:\\w[\\w-]{2,16} ){0,2}(?:clauses?|covenants?|restrictions?|undertakings?)|(?:is|are) (?:neither|no)
  (?:perpetual|automatic|unlimited|exclusiv\\w{1,5}|hidden)`;

/** Wording about a clause that is legally void. */
export const VOID = `(?:clause|term|provision|condition|promise)s?
  (?:in which|by which|under which|that|which|saying) [^;]{1,160} (?:is|are)
  (?:void|unlawful|illegal|banned|unenforceable|not enforceable|not binding|of no effect)`;
