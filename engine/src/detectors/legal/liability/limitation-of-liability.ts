import { PARTY, REPORT } from '#engine/detectors/legal/contract-words.ts';
import { OPEN_SOURCE } from '#engine/detectors/legal/open-source.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { UNFAIR_TERMS_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { INJURY_EXCLUDED } from './excludes-injury.ts';

const SUM =
  '(?:(?:gbp|usd|eur|chf|cad|aud|sgd|nzd|inr|zar|ngn|rm|rs\\.?) ?|(?:us|s|a|c|ca|hk|nz)?[$€£₹₦])\\d(?:[\\d,.]{0,12}\\d)?';

export const limitationOfLiability = riskyClause({
  id: 'limitation-of-liability',
  typeName: 'Limitation of liability',
  description: 'Clauses in which a party excludes or caps its liability.',
  severity: 'low',
  recommendation: 'Check that the remaining liability would cover the losses you could suffer.',
  legalReference: { law: UNFAIR_TERMS_DIRECTIVE, article: 'Annex, point 1(a) and (b)' },
  triggers: (
    'responsibility*|no case|never owe|never pay|never be liable|never liable|not be liable|not liable|' +
    'no event*|not be responsible|not responsible|not accept*|liability*|disclaim*|own risk|' +
    'sole risk|accept no*|accepts no*|not to blame|no blame|personal injury|' +
    'no responsibility|under no circumstances|bodily|for death|any death|death or*|not owe|' +
    'not pay the*|not pay you|never refund*|never compensate*|never have to*|never need to*|' +
    'never be required*|never be obliged*|held responsible|held liable|not be to blame|' +
    'own and sole|own and exclusive|own and entire|own and full|sole and exclusive risk|' +
    'sole and entire risk|sole and full risk|for injur*|personal injuries|no compensation|' +
    'never responsible|injuries to|or injuries|even if fraudulent*|even if dishonest*|even if deliberate*|even if knowingly*|even if made*|even if given*|even if reckless*|even if false|fraudulent misrep*|fraudulent rep*|for fraud|of fraud|including fraud|deceit|whether or not fraudulent*|even where fraudulent*|even when fraudulent*|however fraudulent*|whether or not made*|whether or not dishonest*|whether or not deliberate*|even where deliberate*|even when made*|even if it*|whether or not it*|even if they*|however dishonest*|respect of fraud' +
    '|entire exposure|total exposure|whole exposure|aggregate exposure|maximum exposure|financial exposure'
  ).split('|'),
  rules: [
    INJURY_EXCLUDED,
    {
      form: phrase(
        `(?:nothing|no (?:statement|representation|promise|assurance|warranty|information|word)s?)(?: (?:said|written|promised|stated|made|given|told))?(?: [\\w’',-]{2,14}){0,6}?,? ?\\(?(?:even if|whether or not|including if|even where|even when|however) (?:made |given |it (?:is|was) |they (?:are|were) )?(?:fraudulent(?:ly)?|dishonest(?:ly)?|deliberate(?:ly)?|knowingly false|knowingly untrue|reckless(?:ly)?|false)(?: \\w{2,12})?,?\\)? (?:shall|will|can|may|does|do) (?:not )?(?:give rise to|give (?:you|the \\w{4,12})|found|ground|lead to|entitle|create|be (?:the|a) (?:basis|ground)|support|count)(?: \\w{2,12}){0,3}`,
        `(?:waives?|gives? up|excludes?|releases?|shall have no|has no|have no) (?:all |any |every |the )?(?:claims?|rights?|remed(?:y|ies)|liability)[^.;]{0,80}? (?:fraudulent (?:mis)?representations?|(?:for|of|in respect of|including) fraud(?: by \\w{2,12})?|deceit)`,
      ),
      unless: phrase(
        'nothing (?:in|herein)|does not (?:exclude|limit|apply|affect)|other than|except|save|policy|policyholder|insured|insurer|card ?holder',
        REPORT,
      ),
      severity: 'high',
      confidence: 0.88,
      recommendation: 'Remove it; nobody can exclude liability for his or her own fraud.',
      why: 'The clause excludes claims for fraud, which the law does not permit.',
    },
    {
      form: phrase(
        `(?:in no event|under no circumstances) …(?:be|is|are)
          (?:held )?(?:liable|responsible)(?: (?:for|to) [^.,;]{1,60})?`,
        `(?:shall|will|is|are|do|does) not
          (?:be )?(?:held )?(?:liable|responsible|accept (?:any )?(?:liability|responsibility))
          (?:for|to) (?:any|all|the|you|your|indirect|loss|damages?)(?: \\w{1,15}){0,3}`,
        '(?:accepts?|assumes?|has|have|bears?) no (?:liability|responsibility) (?:for|whatsoever)',
        `(?:total|aggregate|maximum|cumulative|entire)(?:,? \\w{1,12})?
          liability …(?:shall not|will not|may not|does not|is|be) (?:exceed|limited)`,
        '(?:disclaims?|excludes?) (?:any and )?all liability',
      ),
      unless: phrase(
        'nothing in|(?:shall|will) remain liable|not exclude|not limit (?:or exclude )?(?:our|its|any|either)',
        OPEN_SOURCE,
      ),
      why: 'The clause excludes or caps a party’s liability, so losses beyond it may not be recoverable.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:(?:in no (?:event|case)|under no circumstances) …|never
          (?:(?:have|need|be (?:required|obliged)) to )?)(?:owe|pay|compensate|refund) …more than
          ${SUM}`,
        `(?:liability|responsibility)(?: \\w{2,12}){0,4} (?:stops?|ends?|(?:is|are) (?:capped|limited)) at ${SUM}`,
        `not (?:owe|pay) (?:you|the \\w{1,15}) more than ${SUM} (?:in (?:total|damages|all)|as damages|for any)`,
      ),
      requires: phrase(`${PARTY}|liability|responsibility`),
      unless: phrase('rent|price|customers? (?:never )?pay', REPORT),
      why: 'The clause caps a party’s liability, so losses above the cap are not recoverable.',
    },
    {
      form: phrase(
        `(?:use|uses|used|enters?|entry|participates?|participation|takes? part|train|trains|swims?
          |parks?|parked|left|stored?|attends?|visits?|rides?|exercises?|climbs?|plays?)
          (?:\\w{1,12},? ){0,8}(?:entirely |solely )?(?:at|is at)
          (?:your|their|its|his or her|the \\w{3,10}'s)
          (?:own|sole)(?: and (?:sole|exclusive|entire|full))? risk`,
        `(?:we|company|club|gym|organi[sz]ers?|owner|school|landlord|operator)
          (?:accepts?|takes?|bears?|has|have) no (?:liability|responsibility|blame)(?: whatsoever)?
          (?:for|if|whatsoever)(?: [^.;]{1,40})?`,
        '(?:we|company|club|gym|organi[sz]ers?|owner|landlord) (?:is|are|will) not (?:be )?to blame (?:for|if)',
      ),
      requires: phrase(`${PARTY}|your`),
      unless: phrase('nothing|not exclude', REPORT),
      why: 'The clause excludes a party’s liability, so losses may not be recoverable.',
    },
    {
      form: phrase(
        `(?:entire|total|whole|aggregate|maximum|financial) exposure(?:,[^.;,]{1,50},)?(?: \\w{2,12}){0,5} (?:(?:shall|will|may|can|does) not (?:go beyond|exceed|be more than)|is (?:limited|capped))`,
      ),
      requires: phrase(`fees|paid|received|month|year|price|[£$€]`),
      unless: phrase(
        'credit|currency|fund|portfolio|radiation|noise|counterparty|borrower|loans?|investments?',
        REPORT,
      ),
      confidence: 0.85,
      why: 'The clause caps a party’s liability, so losses above the cap are not recoverable.',
    },
  ],
  examples: [
    'IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY.',
    '[[No assurance given by the agent, even if knowingly untrue, shall create any liability]].',
    'The buyer [[waives all claims for fraudulent misrepresentation]].',
    'Nothing in these terms limits claims for fraudulent misrepresentation; the insurer has no liability for fraud by the policyholder.',
    'The pool is [[not liable for accidents on the slides, even when they have not been checked]]; the club agrees.',
    "Cardew's [[total exposure, however it arises, will not exceed]] the fees of one quarter.",
    'Total exposure to a counterparty shall not exceed 10% of the fund.',
    'We shall remain liable if an agent breaks the rules, unless we prove that we are not responsible for the event.',
    '[[Under no circumstances shall we be held responsible for lost luggage]].',
    'We are [[not liable for death or personal injury]].',
    'The Operator shall under [[no circumstances be answerable for any loss, injury]] or death.',
    'Members [[use the equipment at their own risk]].',
    'Nothing excludes our liability for death or personal injury.',
    'The Client shall [[in no event owe the Contractor more than GBP 100]].',
    'Whatever goes wrong, we will [[never owe you more than A$75]].',
    "The agency's own [[responsibility for the shoot stops at £150]].",
    'His responsibility for the budget stops at the door.',
    'Never pay the plumber more than he asks: in no event will the rain stop.',
    'We [[shall not be liable for any loss of data]].',
    '[[In no event shall we be liable for indirect damages]].',
    "Provider's [[total liability under this Agreement shall not exceed]] the fees paid.",
    'Nothing in these terms limits our liability for fraud.',
    'The liability insurance is in force; the tenant is liable for rent.',
  ],
});
