import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { CONSUMER_RIGHTS_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const EXTRA = `(?:insurance|protection|cover|warranty|add-?ons?|club|plan|membership|service|product
  |donation|upgrade|subscription|package|extras?|tip|gratuity|care plan)`;
const DECLINES = `(?:ticks?|checks?|says?|writes?|declines?|opts? out|objects?|untick|unticks
  |deselects?|tells? us|notif(?:y|ies) us|asks? us|removes?|cancels?)`;

export const unrequestedExtra = riskyClause({
  id: 'unrequested-extra',
  typeName: 'Unrequested extra',
  description:
    'Insurance, plans or other extras that are charged unless the customer declines, or that must be bought.',
  severity: 'medium',
  recommendation: 'Sell extras only to customers who actively choose them.',
  legalReference: { law: CONSUMER_RIGHTS_DIRECTIVE, article: 'Art. 22 and 27' },
  triggers: (
    'unless you tick*|unless you check*|unless you say*|unless you write*|unless you opt*|' +
    'unless you remove*|unless declined|add anyway|add it anyway|pre-ticked|pre-selected|' +
    'pre-checked|automatically add*|added automatically|added by default|negative option|' +
    'enrol*|sell anyway|include anyway|sell it anyway|include it anyway|untick*|deselect*|' +
    'ticks|included automatically|included by default|by default add*|by default includ*|' +
    'automatically includ*|unless you cancel*|unless you ask*|unless you notify*|' +
    'unless you tell*|unless you decline*|unless you object*|unless the customer*|' +
    'unless the borrower*|unless customer*|unless borrower*|declines|cancels|removes|' +
    "sign you up|opts out|tells us|notifies us|asks us|our insurance|bank's insurance|" +
    "lender's insurance|company's insurance|life insurance|our policy|our membership|" +
    'an insurance|an extra insurance|our package|our subscription|a package|a subscription|' +
    'insurance policy|a policy|a membership'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${EXTRA}
          (?:\\w{1,12},? ){0,6}(?:added|included|charged|enrol?led|billed|supplied|sold|provided) …unless
          (?:you|(?:the )?\\w{3,12}) ${DECLINES}`,
        `unless (?:you|the \\w{3,12})
          ${DECLINES},? …(?:add|charge|enroll?|include|sign you up|bill|supply|provide) …${EXTRA}`,
        `(?:automatically|by default) (?:added|add|adds|enrol?led|enroll?|included) (?:\\w{1,12} ){0,5}${EXTRA}`,
        `(?:added|enrol?led|included) (?:automatically|by default) (?:\\w{1,12} ){0,5}${EXTRA}`,
        `${EXTRA} (?:is|are) (?:pre-ticked|pre-selected|pre-checked|added (?:automatically|by default))`,
        `${EXTRA} (?:was |is )?declined,? (?:but )?(?:add|include|sell|enroll?)(?: it)? anyway(?: at \\w{3,12})?`,
      ),
      requires: phrase(
        'charged?|price|premium|pay|fee|cost|bill(?:ed)?|paid|insurance|declined|install?ments?|pre-ticked|pre-selected',
      ),
      unless: phrase(
        `free of charge|no charge|not (?:be )?(?:added|charged)|pension|service charge of the
          building|prohibit(?:s|ed)?|payroll deduction|feature flag`,
        REPORT,
      ),
      why: 'The text charges for an extra unless the customer opts out, so they may pay for what they did not choose.',
    },
    {
      form: phrase(
        `(?:you|borrowers?|customers?|applicants?) (?:also |must |have to |shall |must also |will also |has to )(?:also )?(?:take(?: out)?|buy|sign up for) (?:our|the (?:lender|bank|company)'s|a|an) (?:\\w{3,12} )?(?:insurance|policy|membership|package|subscription),? (?:or|otherwise|failing which|before) (?:there's|there is|we|you|the|no) (?:\\w{2,9} ){0,3}(?:no )?(?:loan|credit|contract|mortgage|discount|offer)`,
      ),
      unless: phrase(`building insurance|motor|liability insurance|not have to`, REPORT),
      confidence: 0.8,
      why: 'The text ties the offer to a further purchase, which limits the customer’s choice.',
    },
  ],
  examples: [
    '[[You must also take out our insurance or there is no loan]].',
    'You must take out a liability insurance before you drive.',
    'Payment [[protection insurance is added to the loan unless you opt out]].',
    'The [[care plan is pre-ticked]] and costs £9 a month.',
    'CLA [[add-on declined, add anyway at closing]].',
    'Insurance is sold only if you ask for it.',
    'The law prohibits cover that is added by default for a fee.',
    'Unless you object, the meeting starts at nine.',
    'A [[tip is included by default unless the guest removes]] it, at a charge of 10%.',
  ],
});
