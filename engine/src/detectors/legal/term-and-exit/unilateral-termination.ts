import { DRAFTER, MAY, REPORT, STRONGER } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { PROTECTION_FROM_EVICTION_ACT, UNFAIR_TERMS_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';
const SHORT_NOTICE = `(?:(?:\\d{1,3}|twelve|twenty-four|forty-eight|seventy-two)(?: \\(\\d{1,3}\\))? hours?'?|(?:one|two|three|four|five|six|seven|[1-7]|an?)(?: \\(\\d\\))? (?:working )?days?'?s?|(?:one|a) week's) (?:written |prior )?notice`;
const LANDLORD =
  '(?:us|we|(?:the )?(?:landlord|landlady|owner|lessor|letting agent|agent|licensor))';
const LETTING =
  '(?:tenancy|lease|letting|let|tenancy agreement|rental agreement|licence to occupy)';
/** Nothing but an opinion. */
const DISPLEASED = `(?:(?:is|are|becomes?|feels?)(?:,? in (?:its|our|his|her|their) (?:own |sole |absolute ){0,2}(?:opinion|view|judgment|judgement|discretion),?)? (?:not (?:\\w{4,11} )?(?:satisfied|happy|convinced|pleased)|no longer (?:satisfied|happy|convinced)|dissatisfied|unsatisfied|unhappy|displeased)|(?:loses?|(?:has|have) lost) (?:\\w{2,5} )?(?:confidence|trust))`;

export const unilateralTermination = riskyClause({
  id: 'unilateral-termination',
  typeName: 'Unilateral termination',
  description:
    'Rights of one party to end or suspend a contract or account at will, without notice or cause.',
  severity: 'medium',
  recommendation: 'Ask for reasons, notice, and a refund of prepaid amounts.',
  legalReference: { law: UNFAIR_TERMS_DIRECTIVE, article: 'Annex, point 1(f) and (g)' },
  triggers: (
    "hours notice|hours' notice|days' notice|day's notice|week's notice|hours written notice|hours' written notice|days' written notice|" +
    'dissolve*|refuse entry|revoke*|turn off your*|turn off the*|disable*|delete your account|' +
    'block your*|discretionary basis|to leave at*|be closed*|be cancelled*|be ended*|end this*|' +
    'end the*|end your*|cancel this*|cancel the*|evict*|to an end*|withdraw the*|' +
    'refuse service|cancel a*|break this*|break the*|expel*|without refund|terminate*|suspend*|' +
    'deactivate*|close your*|cancel your*|discontinue*|dismiss you*|dismiss the*|restrict your|' +
    'restrict the|restrict access|restrict any|restrict all|restrict use|restrict or|close or|' +
    'close the|close any|close all|alone may*|alone can*|alone has*|alone shall*|' +
    'to vacate at any time|tenants to leave|tenants to vacate|tenants to move|tenant to leave|' +
    'tenant to vacate|tenant to move|guests to leave|guests to vacate|guests to move|' +
    'you to leave|you to vacate|you to move out|members to leave|members to vacate|' +
    'only the landlord|only the owner|only the company|only the agency|only the provider|' +
    'only the employer|only the lender|only we|solely we|be canceled*|be withdrawn*|' +
    'be blocked*|be deleted*|switch off*|turn off access|turn off any|shut down*|may end|' +
    'may break|to break|can end|can break|for no reason|immediately and without|at any moment|' +
    'as we see|as we sees|as we think|as we thinks|as we like|as we likes|as we wish|' +
    'as we wishes|as it see|as it sees|as it think|as it thinks|as it like|as it likes|' +
    'as it wish|as it wishes|without warning|without explanation|edit or remove|block you|' +
    'block any|block users|block members|block it|block them|ban your|ban you|ban any|' +
    'ban users|ban members|ban it|ban them|delete your profile|delete your data|guest to leave|' +
    'guest to vacate|guest to move|we alone have|entitled to determine|entitled to cancel|' +
    'entitled to end|right to determine|right to cancel|right to end|has none|' +
    'freelancer may not|freelancer cannot|freelancer must give|freelancer has no|' +
    'its employment*|your employment*|terminate my*|employment may be*|employment is at*|refuse the use*|to refuse use*|refuse any use*|worker may not|worker cannot|worker must give|worker has no|tenant may not|tenant cannot|' +
    'tenant must give|tenant has no|franchisee may not|franchisee cannot|franchisee must give|' +
    'franchisee has no|contractor may not|contractor cannot|contractor must give|' +
    'contractor has no|employee may not|employee cannot|employee must give|employee has no|cancel my*|end my*|suspend my*|close my*|refuse me*|without giving a*|without giving any*|without giving reason*|for any or no*|immediate effect if*|immediate effect where*|immediate effect when*|not satisfied|dissatisfied|is unhappy|are unhappy|no longer satisfied|no longer happy|loses confidence|lost confidence|not happy|as long as it suits*|as long as it pleases*|as long as we find*|as long as we think*|as long as we consider*|landlord finds*|landlord thinks*|landlord considers*|owner finds*|owner thinks*|owner considers*|company finds*|company thinks*|company considers*|employer finds*|employer thinks*|employer considers*|agency finds*|agency thinks*|ban a*|ban the*|ban players*|ban sellers*|expel a*|expel any*|remove a*|remove any*|exclude a*|exclude any*|block a*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${LETTING} (?:may|can) (?:also |then )?be (?:ended|terminated|determined|cancelled|brought to an end) (?:\\w{2,9} ){0,3}?by ${LANDLORD}(?: \\w{2,9}){0,3}? (?:on|with|upon|by giving|by|at|giving) (?:only |just |no more than )?${SHORT_NOTICE}`,
        `${LANDLORD} ${MAY} (?:\\w{2,9} ){0,3}?(?:end|terminate|determine|cancel) (?:the |this |your |any )?${LETTING}(?: \\w{2,9}){0,4}? (?:on|with|upon|by giving|by|at|giving) (?:only |just |no more than )?${SHORT_NOTICE}`,
        `${LANDLORD} ${MAY} (?:\\w{2,9} ){0,2}?(?:evict|put out|turn out|remove) (?:you|(?:the |any )?(?:tenant|lessee|lodger|occupier|resident)s?) (?:on|with|upon|by giving|by|at|giving|after) (?:only |just )?${SHORT_NOTICE}`,
        `${LANDLORD} ${MAY} (?:\\w{2,9} ){0,2}?give (?:you |(?:the )?tenants? )?${SHORT_NOTICE} to (?:quit|leave|move out|vacate)`,
      ),
      unless: phrase(
        `either party|both|holiday|shop|office|commercial|business|storage|garage|parking|(?:rent|breach|arrears|non-?payment|nuisance|crim\\w{3,6}|unpaid|damage|fire|unsafe|uninhabitable)`,
        REPORT,
      ),
      severity: 'high',
      recommendation:
        'Ask for notice of weeks or months; in England a tenant is owed four weeks at the very least.',
      legalReference: { law: PROTECTION_FROM_EVICTION_ACT, article: 's. 5' },
      why: 'The clause lets a home be taken away within days.',
      confidence: 0.9,
    },
    {
      form: phrase(
        `(?:live|stay|remain|occupy|reside|use|rent|work|trade|sell)(?: \\w{2,12}){0,5}? (?:only )?(?:for )?(?:as|so) long as (?:it (?:suits|pleases) (?:us|${STRONGER})|${STRONGER} (?:finds?|thinks?|considers?|deems?) (?:it |this |that )?(?:convenient|suitable|fit|appropriate|desirable|useful))`,
        `(?:we|the (?:platform|operator|provider|company|club|site|host)) (?:${MAY}) (?:ban|expel|exclude|block|remove) (?:an?|any|each|every|the|your) (?:\\w{3,12} )?(?:players?|users?|members?|accounts?|sellers?|guests?|customers?|drivers?|shops?) (?:at any time |immediately )?(?:for (?:any|no) reason|without (?:giving |stating )?(?:an? |any )?(?:reasons?|cause|grounds|explanation))`,
      ),
      unless: phrase('not|never|either party|both|you like|you wish|volunteers?|court', REPORT),
      why: 'The clause lets one party end the arrangement at will, so the other cannot rely on it.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:terminate|suspend|deactivate|close|cancel|discontinue|restrict) (?:or
          \\w{1,12} )?(?:your|the|access|any|all|use)…(?:at any time|without (?:prior )?notice|for
          any reason|for no reason|with or without (?:cause|reason|notice)|(?:in )?(?:our|its) sole
          discretion|immediately and without)`,
        `(?:we|company|provider|licensor) (?:may|can|reserves? the right to) …(?:terminate
          |suspend) …(?:at any time|without (?:prior )?notice|for any reason|sole discretion)`,
      ),
      unless: phrase(
        `pull request|pr|issue|ticket|(?:terminate|close|suspend|end) (?:the |a |an |any |its |this )?(?:\\w{3,10} )?(?:connections?|sessions?|process(?:es)?|threads?|sockets?|streams?|tasks?|calls?|transactions?)|you (?:may|can) …(?:terminate|cancel|close|suspend)|either
          party|each party|any party|convenience`,
      ),
      why: 'The clause lets one party terminate or suspend at will, so the other can lose the contract or access without cause.',
      confidence: 0.9,
    },
    {
      form: phrase(
        `${STRONGER} (?:alone )?${MAY} (?:\\w{2,12},? ){0,6}(?:terminate|end|cancel|close|suspend
          |withdraw|revoke|break|determine|expel|evict) (?:\\w{1,12},? ){0,6}(?:agreement|contract
          |tenancy|lease|licen[sc]e|membership|account|subscription|engagement|booking|order|access
          |services?|member|tenant|term|let|franchise|appointment|policy|loan|course|you) …(?:at any
          (?:time|moment)|without
          (?:\\w{3,12} ){0,3}(?:notice|reasons?|cause|payment|refund|compensation|explanation|liability|warning)
          |for (?:any|no) reason|at will|whenever|as (?:it|we) (?:sees?|thinks?|likes?|wish(?:es)?)
          |(?:sole|absolute|own) discretion|(?:on|by|with)
          (?:\\w{3,10} )?(?:\\d|one|two|three|five|seven|24|48|twenty-four|forty-eight)(?: \\(\\d\\))?
          (?:hours?|days?)'? (?:written )?notice)(?: (?:and |or )?(?:without|or)
          (?:\\w{3,12} ){0,2}(?:notice|reasons?|refund|payment|compensation))?`,
        `${STRONGER} (?:alone )?${MAY} (?:\\w{2,12} ){0,3}bring
          (?:\\w{1,12},? ){0,3}(?:agreement|contract|tenancy|lease|licen[sc]e|membership|engagement|appointment)
          to an end,?
          (?:at any (?:time|moment)|without (?:\\w{3,12} ){0,3}(?:notice|reasons?|cause)|whenever)`,
        `(?:only|solely) (?:the )?(?:landlord|owner|company|agency|provider|franchisor|licensor
          |lender|employer|lessor|we)(?: alone)? (?:may|can|shall be entitled to|has the right to)
          (?:end|terminate|break|cancel|determine)`,
      ),
      unless: phrase(
        `either party|each party|any party|both parties|material breach|insolven(?:t|cy)|you
          (?:may|can) (?:also )?(?:terminate|cancel|end|close|leave)|not (?:terminate|cancel|end)
          |emergency|your (?:request|instructions)`,
        REPORT,
      ),
      why: 'The clause lets one party end the contract at will, so the other cannot rely on it.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `your (?:\\w{3,12} )?(?:access|account|membership|subscription|service|profile|booking
          |tenancy|policy|place) (?:may|can|will) be
          (?:suspended|terminated|closed|cancelled|canceled|ended|withdrawn|blocked|deleted|revoked)
          (?:\\w{2,12},? ){0,6}(?:without
          (?:\\w{3,12} ){0,2}(?:warning|notice|reason|refund|explanation|cause)|at any time|for any
          reason|at (?:our|its) (?:\\w{3,12} )?discretion)`,
        `(?:landlord|owner|host|we) (?:may|can) (?:ask|require|tell|order)
          (?:you|the tenant|tenants|guests?|members?) to (?:leave|move out|vacate)
          (?:\\w{2,12} ){0,3}(?:at any time|without (?:\\w{3,12} )?notice|for any reason|whenever)`,
      ),
      unless: phrase('at your request|if you ask|you may (?:also )?(?:cancel|close|end)', REPORT),
      why: 'The clause lets one party terminate or suspend at will, so the other can lose the contract or access without cause.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `${STRONGER} (?:alone )?(?:${MAY}|(?:is|are) free to)
          (?:\\w{2,12} ){0,2}(?:terminate|end|conclude|discontinue|sever)
          (?:your|its|the|my|this|our) (?:\\w{2,15} ){0,2}(?:employment|engagement)(?: \\w{2,15}){0,4},?
          (?:at any time|for any reason|(?:at will|with or without)),?(?: (?:and |or )?(?:for any or no reason|with
          or without (?:\\w{2,8} ){0,3}(?:cause|reason|notice))){0,2}`,
        `\\w{2,20} reserves? the right to refuse (?:the )?(?:use of (?:the |our |its )?)?(?:service|services|access)
          to (?:anyone|anybody|any (?:person|user|customer)) (?:for any reason|at any time|at (?:our|its)
          (?:\\w{4,8} )?discretion)`,
      ),
      unless: phrase('either party|each party|you may (?:also )?(?:terminate|cancel|end)', REPORT),
      why: 'The clause lets one party end the arrangement at will, so the other cannot rely on it.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `${STRONGER} ${MAY} (?:\\w{2,12},? ){0,4}(?:dissolve|refuse entry|revoke|turn off|shut down
          |disable|block|delete|switch off|ban|remove) (?:\\w{1,12},? ){0,6}(?:whenever|at any time
          |without (?:\\w{3,12} ){0,2}(?:notice|warning|reasons?|explanation|refund|liability)|for
          any reason|remotely|on a discretionary basis|as (?:it|we)
          (?:sees?|likes?|thinks?|wish(?:es)?))`,
        `(?:landlord|employer|company|agency|client|owner|franchisor|provider|supplier)
          (?:may|can|has the right to|is entitled to)
          (?:\\w{2,12} ){0,2}(?:end|terminate|break|dismiss|cancel) …;
          (?:the )?(?:tenant|employee|freelancer|contractor|worker|franchisee|customer|client)
          (?:has none|may not|cannot|must give|has no)`,
      ),
      unless: phrase(
        `either party|each party|you may (?:also )?(?:terminate|cancel|end)|spam|malware|cookies
          |(?:edit|remove|delete) (?:any |all |your |user )?content`,
        REPORT,
      ),
      why: 'The clause lets one party terminate or suspend at will, so the other can lose the contract or access without cause.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `${DRAFTER} (?:may|can|reserves? the right to|is free to|are free to) (?:\\w{2,12},? ){0,6}(?:cancel|end|terminate|suspend|close|revoke|withdraw|block) (?:\\w{3,10},? ){0,2}(?:my|your|a|any|the) (?:\\w{3,10}(?:'s)? ){0,2}(?:membership|account|subscription|booking|access|place|registration|service|contract)(?: \\w{2,12}){0,3}? (?:at any time )?(?:without (?:giving |stating |any |a |prior ){0,3}(?:reasons?|notice|warning|explanation)|at any (?:time|moment)|for (?:any|no|any or no) reason|whenever)(?:,? (?:and )?(?:for|with) (?:any|no|any or no|or without)(?: or without)? (?:reason|notice|cause))?`,
        `${DRAFTER} (?:may|can|reserves? the right to) (?:switch off|turn off|pause|remove|disable|close|suspend)(?:,? (?:or )?(?:switch off|turn off|pause|remove|disable|close|suspend)){0,4} (?:\\w{2,12},? ){0,5}(?:account|access|membership|profile|service|feature),? (?:at any (?:time|moment)|without (?:giving |any |prior ){0,2}(?:reasons?|notice|warning)|for (?:any|no|any or no) reason)(?:,? and for (?:any|no|any or no) reason)?`,
      ),
      unless: phrase(
        `either party|each party|both|pull request|issue|ticket|(?:you|i|members?|customers?|subscribers?|clients?|users?) (?:may|can) (?:also )?(?:\\w{3,9} ){0,3}(?:cancel|end|leave|close|terminate)|at your request|if you ask|not (?:cancel|end|close|suspend)|cannot|browser|trial|button|settings`,
        REPORT,
      ),
      why: 'The clause lets one party terminate or suspend at will, so the other can lose the contract or access without cause.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:with immediate effect|immediately|without notice|at once),? (?:if|where|when|should) ${DRAFTER} ${DISPLEASED}`,
        `${DRAFTER} ${MAY} (?:\\w{2,12} ){0,3}(?:terminate|end|cancel|withdraw|dismiss)(?: \\w{2,12}){0,5}? (?:(?:with immediate effect|immediately|without notice|at once) )?(?:if|where|when|should) (?:it|he|she|they|we|(?:the )?(?:franchisor|licensor|principal|landlord|lessor|employer|company|lender|platform)) ${DISPLEASED}`,
      ),
      unless: phrase(
        `either party|each party|both|you (?:may|can) (?:also )?(?:\\w{3,9} ){0,3}(?:terminate|cancel|end|leave)|full refund|refund(?:s|ed)? (?:\\w{2,4} )?in full|reasonabl[ye]|court|patient`,
        REPORT,
      ),
      confidence: 0.85,
      why: 'The clause lets one party end the contract because it is not satisfied in its own opinion, so the other cannot rely on it.',
    },
  ],
  examples: [
    "[[The landlady may terminate the letting on three days' notice]].",
    "[[The agent can evict any lodger with 24 hours' notice]].",
    "This [[lease can be ended by the Owner at any time on 72 hours' written notice]].",
    "The tenancy may be ended by the landlord on 48 hours' notice if rent is unpaid.",
    "The tenancy may be ended by the tenant on 48 hours' notice.",
    'The lodger may [[stay in the annex for as long as the owner thinks fit]].',
    '[[The operator may expel any seller without giving reasons]], and [[we can ban a member for any reason]].',
    'You may stay in the annex for as long as you like. We cannot ban a member for any reason but those listed.',
    'Termination by the Franchisor: [[with immediate effect if Franchisor is, in its own opinion, not satisfied]].',
    '[[The Client may terminate this agreement at once if it is dissatisfied]] with the work.',
    'You may cancel with immediate effect if you are not satisfied; with immediate effect if the Franchisee is insolvent.',
    'The Client may terminate this agreement at once if it is dissatisfied, and you may also terminate.',
    'The Agency may cancel the booking if the client is not satisfied with the photos.',
    '[[Ironworks may refuse me entry or cancel my membership without giving a reason]].',
    '[[We may switch off, pause or remove any feature, or your whole account, at any moment and for any or no reason]].',
    'The member may cancel the membership without giving a reason; I can end my subscription at any time.',
    'The club may cancel a booking at any time at your request, without giving a reason.',
    'The server may terminate the connection at any time, and clients retry.',
    '[[The Company is free to end its employment relationship with you at any time, with or without cause]].',
    'You may resign at any time, and the Company may end your employment on three months of notice.',
    '[[We reserve the right to refuse service to anyone for any reason]].',
    'We may refuse the use of the lift to children; service to anyone is a pleasure.',
    '[[We may turn off your account whenever]] we want.',
    'The [[landlord has the right to break this lease after six months; the tenant has none]].',
    '[[Your access may be suspended without warning]].',
    '[[The Landlord may end the tenancy at any time]].',
    '[[The Landlord may bring this agreement to an end at any time]]; the Tenant must stay for 24 months.',
    'The Landlord may bring this agreement to an end if the Tenant fails to pay.',
    'The gym may [[cancel your membership without notice]] or refund.',
    'The gym may cancel your membership at any time, and you may cancel too.',
    '[[We may terminate your account at any time]].',
    'Vendor may [[suspend access to the Service without notice]].',
    'You may cancel your subscription at any time.',
    'Either party may terminate this Agreement for any reason on 30 days notice.',
    'The nightly job may be suspended; the line terminates here.',
    'The [[host may tell guests to leave whenever]] it likes.',
  ],
});
