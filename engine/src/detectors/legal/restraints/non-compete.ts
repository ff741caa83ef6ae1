import { MUST_NOT, PARTY, REPORT, WEAKER } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { CALIFORNIAN_BUSINESS_CODE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const REFRAINS = `(?:(?:shall|will|must|agrees? to|undertakes? to) refrain from|${MUST_NOT}|won't)`;

export const nonCompete = riskyClause({
  id: 'non-compete',
  typeName: 'Non-compete',
  description: 'Promises not to compete, during the contract or after it ends.',
  severity: 'high',
  recommendation:
    'Limit the ban by time, area and business, or remove it; some countries and states do not enforce it.',
  legalReference: { law: CALIFORNIAN_BUSINESS_CODE, article: '§ 16600' },
  triggers: (
    'similar business|similar businesses|same business|compete|competes|competing|competitive|' +
    'competitor|competitors|noncompete|noncompetition|competition|months after*|year after*|' +
    'years after*|months following*|year following*|years following*|months from the end*|' +
    'years from the end*|same kind|have an interest|same firm|like company|rival|never to|' +
    'similar trade|similar activity|similar company|same trade|same activity|same company|' +
    'same service*|like business*|like trade|month after*' +
    '|within # km*|within ## km*|within ### km*|within # mile*|within ## mile*|within ### mile*|within # kilomet*|within ## kilomet*|mile radius*|km radius*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:shall|will|may|agrees?|undertakes?|covenants?|must) (?:not|never)(?:
          to)?,? …(?:compet(?:e|es|ing|itive)(?: with \\w{1,20}(?: \\w{1,20})?)?
          |competitors?(?: of)? \\w{1,20})`,
        '(?:agrees? not to|shall refrain from) compet(?:e|ing)',
        `(?:not|neither|nor|never|refrain) …(?:engage|participate|invest|own|operate|manage|develop
          |market|sell|promote|distribute|manufacture|carry|handle|represent|offer|assist|be
          (?:employed|engaged|involved|interested)|have (?:any|an)
          interest) …(?:compet(?:es?|ing|itive)|competitors?|competition with)`,
        '(?:any|a) business (?:that|which) competes? with \\w{1,20}(?: \\w{1,20})?',
      ),
      unless: phrase(
        'nothing …compet',
        'disclos(?:e|ed|ure)',
        'not (?:be )?(?:prevent|restrict|prohibit|preclude)',
        'anti-?competitive|competitive (?:price|rates?|bid|bidding|salary)',
      ),
      requires: phrase('shall|will|may|agrees?|undertakes?|covenants?|must'),
      why: 'The clause bars a party from competing, which limits their work or business.',
      confidence: 0.85,
    },
    {
      form: phrase('non-?compet(?:e|ition) (?:covenant|obligation|restriction|clause|undertaking)'),
      requires: phrase(
        'shall|will|agrees?|bound|subject to|survives?|applies|comply|complies|may not|must',
      ),
      why: 'The text refers to a ban on competition, which limits a party’s work or business.',
      severity: 'medium',
      confidence: 0.7,
    },
    {
      form: phrase(
        `${WEAKER} ${MUST_NOT} (?:\\w{2,12},? ){0,6}(?:run|operate|own|carry on|set up|start|open
          |work in|work for|join|be involved in|engage in|conduct|have an interest in)
          (?:\\w{1,12},? ){0,6}(?:similar|rival|same kind of|the same|like)
          (?:\\w{3,14} )?(?:business(?:es)?|firm|company|trade|services?|activity)`,
      ),
      unless: phrase('fraud|disclos(?:e|ed|ure)|not (?:be )?(?:prevent|restrict|prohibit)', REPORT),
      why: 'The clause bars a party from competing, which limits their work or business.',
    },
    {
      form: phrase(
        `${PARTY} ${MUST_NOT} (?:\\w{2,12} ){0,3}(?:work (?:for|with|as|in)|act for|trade|be
          (?:employed|engaged)|set up|establish|open|run|start)
          (?:\\w{1,14} ){0,9}(?:for|within|during|until)
          (?:a period of |the )?(?:\\w{2,12}[ -]){1,3}(?:months?|years?)
          (?:after|afterwards|following|from the end)`,
      ),
      unless: phrase(
        'fraud|disclos(?:e|ed|ure)|solicit|entice|not (?:be )?(?:prevent|restrict|prohibit)',
        REPORT,
      ),
      why: 'The clause bars a person from working elsewhere after the contract ends, which limits their livelihood.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `${MUST_NOT} (?:\\w{2,12} ){1,6}within \\d{1,3} ?(?:km|kilomet(?:re|er)s|miles) of (?:any|the|our|an|its) (?:\\w{2,12} ){1,4}(?:for|during) (?:\\w{1,8} )?(?:\\w{3,12} )?(?:years?|months?)`,
      ),
      unless: phrase('aircraft|drone|fires?|radio|fish', REPORT),
      confidence: 0.85,
      why: 'The clause bars a person from working nearby after the contract ends, which limits their livelihood.',
    },
    {
      form: phrase(
        `for (?:a (?:further )?(?:period|term) of )?(?:[\\w-]{1,12} ){1,3}?(?:\\(\\d{1,3}\\) )?(?:months?|years?) (?:after|following|from) [^.;:•]{1,60}? ${WEAKER} ${REFRAINS} (?:rendering|providing|performing|offering|supplying|render|provide|perform|offer|supply) (?:\\w{1,14} ){0,4}?services? (?:to|for|in) (?:\\w{2,14},? ){0,4}?(?:engaged in|active in|(?:in|from) (?:the )?\\w{3,14}|any (?:person|entity|company|business|client|customer)|anyone|anybody)`,
        `for (?:a (?:further )?(?:period|term) of )?(?:[\\w-]{1,12} ){1,3}?(?:\\(\\d{1,3}\\) )?(?:months?|years?) (?:after|following|from) [^.;:•]{1,60}? ${WEAKER} ${REFRAINS} (?:work(?:ing)? (?:with|for|in)|promot(?:e|ing)|endors(?:e|ing)|represent(?:ing)?|model(?:ling)? for|act(?:ing)? for)(?:,? (?:or |and )?\\w{2,12}){0,8}? (?:any|another|other|a competing|a rival)(?: \\w{3,12},?(?: or)?){0,5} (?:brands?|compan(?:y|ies)|firms?|labels?|business(?:es)?|clients?|agenc(?:y|ies)|sectors?|industr(?:y|ies)|products?)`,
        `${WEAKER} ${REFRAINS} (?:rendering|providing|performing|offering|supplying) (?:\\w{1,14} ){0,4}?services? (?:to|for|in) [^.;:•]{1,80}? for (?:a period of )?(?:[\\w-]{1,12} ){1,3}?(?:\\(\\d{1,3}\\) )?(?:months?|years?) (?:after|following)`,
      ),
      unless: phrase(
        'disclos(?:e|ed|ure)|solicit|entice|not (?:be )?(?:prevent|restrict|prohibit)|confidential|defects?|warranty|free of charge|without (?:the )?(?:licen[sc]e|permit)',
        REPORT,
      ),
      why: 'The clause bars a person from working elsewhere after the contract ends, which limits their livelihood.',
      confidence: 0.85,
    },
  ],
  examples: [
    '[[For twenty-four (24) months following the end of this Agreement, Contractor will refrain from rendering editing services to any person]] in film or television.',
    "[[For 18 months after it you won't work with or promote any other beauty, fashion or wellness brand]].",
    'For two years after delivery the Contractor will refrain from charging for services to anyone.',
    'For 12 months after the course you will not work with children without a permit.',
    'Once you leave, you [[may not cut hair within 8 miles of our salon for two years]].',
    '[[The Stylist may not work in any rival salon business]].',
    '[[The Franchisee shall not run a similar business]] within 50 miles.',
    'During two years after, Employee [[shall not engage in any business that competes with the Company]].',
    'Consultant [[agrees not to compete]] in Ohio.',
    'The [[non-competition covenant]] survives termination.',
    '[[The Consultant must not work for anybody else during this agreement and for three years afterwards]].',
    '[[You may not open a shop in the same street for two years after]] the lease ends.',
    'The Consultant must not start before May, and the warranty runs for two years after delivery.',
    'Our prices compete with those of others, and the salary is competitive.',
    'Nothing in this Agreement shall prevent either party from competing.',
    'The competition authority approved the merger.',
  ],
});
