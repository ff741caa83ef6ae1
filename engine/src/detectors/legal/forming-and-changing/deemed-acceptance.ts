import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { COMMERCIAL_CODE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const DEEMED = `(?:(?:shall|will|is|are|to|would) (?:be )?|be )?(?:deemed|taken|considered|treated
  |regarded)(?: to (?:be|have been)| as(?: having been| being)?)?`;
const ACCEPTED = `(?:\\w{3,14}ly )?(?:accepted|approved|conforming|agreed|undisputed|satisfactory
  |signed off|an? acceptance|acceptance|approval|consent|agreement)`;
const SILENT = `(?:(?:does|do|did|has|have) not|doesn't|don't|fails? to|without)
  (?:\\w{3,12} )?(?:reject|rejecting|rejected|object|objecting|objected|respond|responding|responded
  |reply|replying|replied|answer|answered|raise|raising|raised|dispute|disputing|disputed|complain
  |complained|decline|declined|notify|notified|say|said|hear|heard)`;

export const deemedAcceptance = riskyClause({
  id: 'deemed-acceptance',
  typeName: 'Deemed acceptance',
  description:
    'Terms that treat silence or use as acceptance of work, invoices, offers or changes.',
  severity: 'medium',
  recommendation: 'Ask for written acceptance after testing, or for more time to object.',
  legalReference: { law: COMMERCIAL_CODE, article: '§ 2-606' },
  triggers: (
    'deemed to have accepted*|' +
    'deemed*|be taken*|is taken*|are taken*|considered accepted*|considered approved*|' +
    'considered agreed*|be considered*|be regarded*|stand accepted|stands accepted|counts as*|' +
    'count as*|amounts to*|constitute acceptance*|constitutes acceptance*|silence*|' +
    'continued receipt*|failure to object*|failure to reject*|failure to respond*|' +
    'into operation|into use|signed off|considered to have|considered as|considered to be|' +
    'considered an|considered conforming|considered satisfactory|taken to have*|taken as*|' +
    'taken to be*|taken accepted*|taken approved*|taken agreed*|treated to have*|treated as*|' +
    'treated to be*|treated accepted*|treated approved*|treated agreed*|regarded to have*|' +
    'regarded as*|regarded to be*|regarded accepted*|regarded approved*|regarded agreed*|' +
    'failure to reply*|failure to answer*|constitute approval*|constitute consent*|' +
    'constitute agreement*|constitute its*|constitute your*|constitutes approval*|' +
    'constitutes consent*|constitutes agreement*|constitutes its*|constitutes your*|' +
    'mean acceptance*|mean approval*|mean consent*|mean agreement*|mean its*|mean your*|' +
    'means acceptance*|means approval*|means consent*|means agreement*|means its*|means your*|' +
    'amount to acceptance*|amount to approval*|amount to consent*|amount to agreement*|' +
    'amount to its*|amount to your*|constituting acceptance*|constituting approval*|' +
    'constituting consent*|constituting agreement*|constituting its*|constituting your*|' +
    "an acceptance|be treated|the client's"
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:deliverables?|deliver(?:y|ies)|works?|goods|services?|software|results?|invoices?
          |statements?|reports?|milestones?|products?|changes?|offers?|quotations?|samples?|drawings
          |designs?|installation|it|they|each|which) …${DEEMED} ${ACCEPTED}`,
        `${SILENT} …${DEEMED} (?:to have )?${ACCEPTED}`,
        `fails? to (?:cancel|terminate|opt out|end) …${DEEMED} (?:to have )?${ACCEPTED}`,
        `(?:us(?:e|es|ed|ing)|put(?:ting)? into (?:use|operation)) …${DEEMED} ${ACCEPTED}`,
      ),
      unless: phrase(
        `notices? (?:shall|will|is|are)|not be deemed|never be deemed|shall not|will not be|either
          party|each party|terms and conditions|these terms|privacy policy|acceptance tests?
          (?:are|is|have been) passed`,
        REPORT,
      ),
      why: 'The clause treats anything not rejected in time as accepted, so a missed deadline can bind a party.',
    },
    {
      form: phrase(
        `(?:offer|proposal|quotation|change|order|invoice|deliverable|statement)s? (?:(?:shall|will) )?stands? accepted`,
        `${SILENT} …(?:counts? as|amounts? to|constitutes?|means?)
          (?:your |its |the client's |the customer's )?(?:acceptance|approval|consent|agreement)`,
        `(?:silence|failure to (?:object|reject|respond|reply|answer)|(?:continued )?(?:receipt|use)
          of the \\w{4,12})
          (?:\\w{2,12} ){0,6}(?:counts? as|amounts? to|constitutes?|means?|is|shall be|will be)
          (?:deemed |taken |your |its |the client's |the customer's )?(?:as )?(?:acceptance|approval
          |consent|agreement)`,
      ),
      unless: phrase(
        `not (?:be )?(?:deemed|taken|constitute)|does not (?:amount|constitute|mean)|site|website
          |app|your (?:(?:continued )?access|use of the services?)`,
        REPORT,
      ),
      why: 'The clause treats silence or use as acceptance, so a party may be bound without agreeing.',
    },
  ],
  examples: [
    'If you [[fail to cancel in this manner, then you will be deemed to have accepted]] the changes.',
    'A [[Deliverable that is not rejected within two days shall be deemed accepted]].',
    'If the Client [[does not object within five days, the invoice is deemed approved]].',
    'Where the Borrower does not decline it within six hours, the [[offer shall stand accepted]].',
    '[[Silence of the Customer for three days counts as acceptance]].',
    'A [[Deliverable about which nothing has been said by Friday shall be treated as conforming]].',
    'The [[continued receipt of the Services is its agreement]] to the new rates.',
    'Notices are deemed to have been received on the second day.',
    'Silence shall not be deemed acceptance; the Client accepts in writing.',
    'The offer was accepted and the deliverables were considered carefully.',
    'Use of the machine is taken seriously.',
    'Where the Client [[fails to reply within a week, the samples are considered to have been approved]].',
    'Your use of the Services constitutes your acceptance.',
  ],
});
