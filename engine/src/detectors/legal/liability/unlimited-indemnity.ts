import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const SIGNER = `(?:you|(?:the )?(?:tenant|lessee|hirer|customer|client|member|contractor|consultant|freelancer|franchisee|borrower|licensee|supplier|user|distributor|creator|influencer|ambassador|seller|guest|participant)s?)`;
const LOSSES =
  '(?:loss(?:es)?|costs?|damages?|expenses|fees|fines|penalties|claims|liabilit(?:y|ies))';

export const unlimitedIndemnity = riskyClause({
  id: 'unlimited-indemnity',
  typeName: 'Unlimited indemnity',
  description: 'Indemnities against all claims, with no limit by fault, subject matter or amount.',
  severity: 'medium',
  recommendation:
    'Limit the indemnity to claims that the indemnifying party causes, and cap the amount.',
  triggers: (
    'we told you to*|we told them to*|we asked you to*|we instructed*|we tell you to*|we ask you to*|or alleged breach|or alleged violation|or claimed breach|or claimed violation|alleged breach|alleged violation|whether or not a court*|whether or not any court*|even if a court*|even if no court*|' +
    'even when it was*|even if it was*|own negligence|whoever is at fault|whoever caused*|' +
    'whoever causes*|regardless of fault|whether or not at fault|no matter who*|compensate us*|' +
    'compensate the*|reimburse us*|make good any*|make good all*|pay us for*|indemnif*|indemnity|' +
    'harmless|uncapped|unlimited indemni*|indemnities|howsoever|howso ever|irrespective of|' +
    'caused it|caused them|did it|did them|own act|own acts|own fault|own gross|client itself|' +
    'customer itself|company itself|landlord itself|supplier itself|provider itself|owner itself|' +
    "lessor itself|client's own|customer's own|company's own|landlord's own|supplier's own|" +
    "provider's own|owner's own|lessor's own|even where it was|also if it was|also when it was|" +
    'also where it was|whoever cause|your fault|it is at fault|to blame|cover any|cover all|' +
    'cover every|good the*|compensate any|compensate for|compensate all|compensate every|' +
    'compensate to|reimburse all|reimburse every|reimburse for|pay us all|pay us any|' +
    'pay us every|pay to us|pay all loss*|pay any loss*|pay all damage*|pay any damage*|' +
    'pay for all|pay for any|pay for every|pay all costs|pay every|any and all loss*|' +
    'any and all costs|any and all damage*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${SIGNER}(?:'re| are| is| will be| shall be) (?:solely |fully |alone )?(?:responsible|liable|answerable) for (?:any|all|every)(?: and all)? (?:\\w{3,12} ){0,2}?${LOSSES.replace('fines', 'fines?').replace('claims', 'claims?')}[^.;:•]{0,80}? (?:also|even) (?:when|if|where) [^.;:•]{1,50}? we (?:told|tell|asked?|instructed|ordered) (?:you|them|him|her)(?: to \\w{2,9})?`,
      ),
      unless: phrase('not|never|unless|except', REPORT),
      why: 'The clause makes one party answer for what the other told it to do.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:even|also) (?:when|if|where) (?:it was (?:us|our (?:own )?(?:fault|mistake|negligence))
          |(?:we|the \\w{3,12}) (?:caused|did) (?:it|them)(?: \\w{3,10})?)`,
        `(?:including|even|also) (?:\\w{2,10} ){0,3}caused (?:in whole or (?:in )?(?:in )?part )?by
          (?:the )?(?:client|customer|company|landlord|supplier|provider|owner|lessor)(?: itself
          |'s own (?:\\w{3,10} )?(?:negligence|fault|act|acts))`,
      ),
      requires: phrase(
        'indemnif(?:y|ies)|claims?|loss(?:es)?|damages?|liable|liability|harmless|costs?|pays?',
      ),
      unless: phrase('not (?:be )?(?:liable|responsible)|no liability|exclud', REPORT),
      why: 'The indemnity covers even losses that the protected party causes itself, so one party pays for the other’s fault.',
    },
    {
      form: phrase(
        `(?:indemnif(?:y|ies)|holds? …harmless) … (?:any and all|all|any|every|each and
          every) …(?:claims?|losses|loss|liabilit(?:y|ies)|damages?|demands?|actions?|suits?|costs?
          |expenses)`,
        // The indemnified parties are often a long list.
        `(?:indemnif(?:y|ies)|harmless) [^.;:]{1,280}?(?:from|against|for) (?:any and all|all|any|each and every)
          (?:\\w{3,14},? (?:and |or )?){0,4}(?:claims?|losses|loss|liabilit(?:y|ies)|damages?|demands?|actions?|expenses)`,
      ),
      unless: phrase(
        `to the extent|up to|shall not exceed|not exceeding|(?<!not )limited to|gross negligence|proportion
          |covered claims?|indemnified claims?
          |each party(?: \\(the \\W?\\w{3,15} party\\W?\\))? (?:shall|will|agrees)|capped`,
      ),
      why: 'The indemnity covers all claims, with no limit by fault or amount, so the exposure is open-ended.',
    },
    {
      form: phrase(
        `(?:(?:shall|will|must|agrees? to|undertakes? to) )?(?:\\w{4,12} )?indemnif(?:y|ies)[^.;:•]{1,220}? (?:whether or not|whether|even if|even where|regardless of whether|irrespective of whether) (?:(?:it|they|these|such \\w{3,12}|the \\w{3,12}) )?(?:(?:is|are|was|were) )?(?:not )?(?:caused|brought about|contributed to|attributable)(?: or not)? (?:by |to )?(?:the )?\\w{2,14}`,
      ),
      unless: phrase(
        'to the extent|except|other than|(?<!not )limited to|up to|gross negligence|third[- ]party claims?',
        REPORT,
      ),
      severity: 'high',
      confidence: 0.92,
      why: 'The indemnity covers losses whoever causes them, so one party pays for the other’s fault.',
    },
    {
      form: phrase(
        '(?:unlimited|uncapped) indemnit(?:y|ies)|indemnit(?:y|ies) …(?:is|are|be) (?:unlimited|uncapped)',
      ),
      why: 'The clause states that the indemnity is unlimited, so the exposure is open-ended.',
      severity: 'high',
      confidence: 0.9,
    },
    {
      form: phrase(
        `(?:including|even if|even where|even though|whether or not|regardless of whether
          |notwithstanding) …(?:caused by|arising from|due to|results? from|resulting from|because
          of) (?:the )?(?:\\w{3,15}'s?|our|its)
          (?:own )?(?:sole )?(?:negligence|fault|breach|default)`,
      ),
      requires: phrase('indemnif(?:y|ies|ied)|indemnity|harmless'),
      unless: phrase('except|other than|(?<!or )not (?:including|caused)'),
      why: 'The indemnity covers even losses that the protected party causes itself, so one party pays for the other’s fault.',
      severity: 'high',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:whether or not|even if|regardless of whether|irrespective of whether) (?:a|any|the) (?:court|judge|tribunal)(?: of law)?
          (?:\\w{2,12} ){0,2}(?:finds?|holds?|determines?|rules?|decides?)`,
        '(?:breach|violation) or (?:alleged|claimed) (?:breach|violation)',
        'alleged (?:breach|violation) (?:by|of)',
      ),
      requires: phrase('indemnif(?:y|ies|ied)|indemnity|harmless'),
      unless: phrase(
        'third[- ]party claims?|patents?|covered claims?|to the extent|each party|gross negligence',
        REPORT,
      ),
      why: 'The indemnity covers even claims that are merely alleged, so costs fall due without proof of fault.',
    },
    {
      form: phrase(
        `(?:indemnif(?:y|ies)|holds? [^.;:•]{1,60}? harmless|harmless) [^.;:•]{1,160}?(?:howsoever|howso ever|however)(?: and by whomsoever)? (?:arising|caused|occurring|incurred|sustained)(?:,? including [^.;:•]{1,30}?(?:acts?|omissions?|negligence|fault|default)(?: (?:or|and) (?:acts?|omissions?|negligence|fault|default))?(?: of (?:the )?\\w{2,14})?)?`,
        `(?:howsoever|howso ever|however|whatsoever and howsoever)(?: and by whomsoever)?
          (?:arising|caused|occurring|incurred|sustained)`,
        `(?:whether or not|even if|regardless of whether|irrespective of whether)
          (?:(?:it|they|such \\w{3,12}|the \\w{3,12}) )?(?:(?:is|are|was|were) )?(?:\\w{3,12} )?(?:caused
          |contributed to|occasioned|due|attributable)(?: \\w{1,12}){0,4}
          (?:negligence|fault|breach|default|acts? or omissions?)`,
        `(?:irrespective|regardless) of (?:the |any )?(?:cause|fault|negligence|blame)(?:
          (?:or \\w{4,12} )?(?:of|on the part of) (?:\\w{1,12} ){0,2}\\w{2,15})?`,
      ),
      requires: phrase('indemnif(?:y|ies|ied)|indemnity|harmless|make good any loss'),
      unless: phrase('except|other than|(?<!or )not (?:including|caused)|gross negligence', REPORT),
      why: 'The indemnity covers even losses that the protected party causes, so one party pays for the other’s fault.',
      severity: 'high',
      confidence: 0.9,
    },
    {
      form: phrase(
        `(?:you|tenant|hirer|customer|client|member|contractor|freelancer|franchisee|borrower
          |licensee|supplier|user)s? (?:will|shall|must|agrees? to) (?:\\w{3,12} )?(?:pay|compensate
          |reimburse|cover|make good)(?: (?:us|to us|the \\w{3,15}))?(?: for)?
          (?:any and all|all|any|every)(?: of)?(?: our| its| the)? (?:loss(?:es)?|damages?|costs
          |claims|liabilit(?:y|ies)|expenses) …(?:however|howsoever|whatever|regardless|whether or
          not|even if|of any kind|whatsoever)`,
      ),
      unless: phrase(
        'to the extent|up to|(?<!not )limited to|court|insur(?:er|ance) (?:will|shall)',
        REPORT,
      ),
      why: 'The clause makes one party pay all losses, even those it did not cause.',
    },
    {
      form: phrase(
        `(?:damage|loss|losses|theft|repairs?|costs?) …(?:charged to|paid by|borne by|payable by
          |responsibility of|liability of|you|hirer|tenant|customer) …(?:whoever
          (?:is at fault|causes?|caused)|regardless of fault|no matter who|whether or not
          (?:you are |it is )?(?:at fault|your fault|to blame))(?: \\w{2,12}){0,3}`,
        `(?:you|hirer|tenant|customer|guest|member|borrower) (?:must|shall|will|is|are) …(?:pay
          |liable|responsible) …(?:damage|loss|losses|theft|repairs?) …(?:whoever
          (?:is at fault|causes?|caused)|regardless of fault|no matter who|whether or not
          (?:you are |it is )?(?:at fault|your fault|to blame))`,
      ),
      unless: phrase('insur(?:er|ance) (?:pays|will|shall)', REPORT),
      why: 'The clause makes one party pay regardless of fault.',
    },
    {
      form: phrase(
        `${SIGNER}(?:'ll| will| shall| must| agrees? to| undertakes? to) (?:\\w{3,12} )?(?:cover|pay|reimburse|compensate|bear|make good|meet)(?: us| me| the \\w{3,14})?(?: for)? (?:any and all|all|any|every)(?: of)?(?: the| our| its)?(?: \\w{3,12},?){0,4} ${LOSSES}[^.;:•]{0,80}? (?:that |which )?(?:we|us|\\w{3,20}) (?:may |might )?(?:incurs?|suffers?|sustains?|faces?|have to pay|has to pay)(?: (?:in connection with|because of|as a result of|arising (?:out of|from)|from|by reason of|through|due to)(?: \\w{2,14}){1,4})?(?:,? (?:even if|even when|even where|whether or not|regardless of) [^.;:•]{3,60})?`,
      ),
      unless: phrase(
        `to the extent|up to|reasonable|(?<!not )limited to|not exceed|capped|insurer|insurance (?:pays|covers)|agreed (?:in advance|beforehand)
          |(?:your|its|his|her|their|tenant's|contractor's|client's|customer's) (?:own )?(?:\\w{4,9} )?(?:breach|default|negligence|fault|failure|misuse)
          |if you (?:breach|break|fail|damage|lose|misuse)|because you|expenses? (?:policy|claims?)|in performing|at (?:our|the \\w{4,9}'s) request`,
        REPORT,
      ),
      confidence: 0.85,
      why: 'The clause makes one party pay all losses of the other, with no limit by fault or amount.',
    },
  ],
  examples: [
    'For creators: [[you are liable for all claims from your posts, even if you only wrote what we asked you to write]].',
    'You are not liable for any claim, even if you wrote what we asked you to write; you are responsible for all fines.',
    'The Carrier [[shall indemnify the Shipper against every loss of the goods, even if it was not caused by the Carrier]].',
    'The Carrier shall indemnify the Shipper against loss to the extent caused by the Carrier.',
    'The Supplier [[indemnifies the Customer for all losses]], [[including losses caused by the Customer’s own negligence]].',
    "[[You'll cover all costs, fines and damages (including legal fees) which Bloom incurs in connection with the campaign]].",
    '[[You shall cover all losses and legal fees that we incur in connection with your use]].',
    'You will pay all losses that we suffer because of your breach; you will cover any costs which the insurer incurs.',
    'You must pay all reasonable costs that we incur in connection with the move.',
    'You agree to [[indemnify and hold harmless us from any and all claims]], including but not limited to those of third parties.',
    'You agree to [[indemnify the Network, its licensors, and their respective directors, officers, employees, contractors and agents from and against any and all claims]] arising from your use.',
    'You agree to [[indemnify the Network for any damages]], [[whether or not a court finds]] that a violation occurred.',
    'The indemnity ends whether or not the parties agree; the court finds the facts.',
    'The Hirer pays for all damage, [[even where the Owner caused it]].',
    'The Agency bears all claims, [[including claims caused by the Client itself]].',
    'You pay for all damage, [[even when it was us]].',
    'The loss hurt even when it was over.',
    '[[Damage to the car will be charged to the hirer, whoever is at fault]].',
    'The Freelancer shall [[indemnify the Agency for claims howsoever arising]].',
    '[[You will compensate us for all losses, whatever]] their cause.',
    'The spider, however it moves, is harmless no longer.',
    "The Hirer shall indemnify the Owner for loss, [[even where it results from the Owner's own negligence]].",
    "The Hirer shall indemnify the Owner for loss, other than loss caused by the Owner's negligence.",
    'The Contractor will [[hold the Client harmless against any and all losses, howsoever arising]].',
    'The spider is harmless, and children hold all of them.',
    'Client shall [[indemnify and hold harmless Provider from any and all claims]].',
    'You agree to [[indemnify us against all losses]] from your use.',
    'Supplier gives an [[unlimited indemnity]].',
    'Supplier shall indemnify Client against all claims to the extent caused by its negligence.',
    'The indemnity ends with the term; indemnified parties must give notice.',
  ],
});
