import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { phrase } from '#engine/phrases/phrase.ts';

/** The minimum and maximum number of seats is not a purchase. */
export const COUNTED_SEATS =
  'minimum (?:and maximum|(?:number|size) of (?:available |vacant )?(?:seats?|members|characters|people|participants))';
/** What a fair contract says about its minimum term, and a quality that is promised. */
export const IN_CUSTOMERS_FAVOR = `(?:remind|tell|notify|inform|write to|warn|e-?mail)s? (?:you|the customer|customers|members)(?: \\w{2,9}){0,4} before (?:the |your )?(?:\\w{3,9} )?minimum (?:contract )?(?:term|period)
  |(?:price|fee|rate|charge)s? (?:(?:stays?|remains?|is|are|will be|will stay|will remain) (?:the same|fixed|unchanged|guaranteed|frozen)|(?:will|does|do|shall) not (?:change|rise|go up|increase))(?: \\w{2,9}){0,5} minimum (?:contract )?(?:term|period)
  |(?:below|under|less than|fails? to reach|does not reach) (?:the |this |that |our )?(?:guaranteed |agreed |contractual )?minimum[^.;]{0,80} (?:you|the customer|customers) (?:may|can|are free to|are entitled to|have the right to) (?:\\w{3,9} ){0,2}(?:leave|cancel|end|terminate|reduce|claim|withhold)
  |minimum (?:\\w{4,12} )?(?:speeds?|bandwidth|download|upload|temperature|coverage|quality|service levels?)`;

export const minimumCommitment = riskyClause({
  id: 'minimum-commitment',
  typeName: 'Minimum commitment',
  description: 'Commitments to a minimum purchase, spend or term.',
  severity: 'medium',
  recommendation: 'Check that the minimum fits your needs, and ask for a way to reduce it.',
  triggers: (
    'minimum|take-or-pay|take or pay|no less than|not less than|at least|non-cancelable|' +
    'non-cancellable|noncancelable|cannot be cancelled|cannot be canceled|guaranteed minimums|' +
    "fewer than|noncancellable|not ordered|isn't ordered|aren't ordered|not taken|isn't taken|aren't taken|not called off|isn't called off|aren't called off|not bought|not purchased|not been ordered|not been taken|not been called off"
  ).split('|'),
  rules: [
    {
      form: phrase(
        `minimum
          (?:(?:annual|monthly|quarterly|yearly|total|aggregate|guaranteed|contract) )?(?:purchase
          |spend|spending|commitment|order|volume|fee|fees|payment|royalt(?:y|ies)|quantit(?:y|ies)
          |term)(?: (?:commitment|requirement|obligation|amount|quantit(?:y|ies)))?`,
        'take-or-pay|take or pay|guaranteed minimums?|minimum guarantees?',
        `(?:\\d{1,3}|twelve|twenty-four|thirty-six|sixty)(?: |-)(?:months?|years?)(?:
          terms?)?,? …non-?cancel(?:l)?able|non-?cancel(?:l)?able …(?:term|period|commitment) of
          \\d{1,3} (?:months?|years?)`,
        `minimum (?:(?:\\w{3,14} ){0,2}(?:purchases?|sales|quantit(?:y|ies)|orders?|requirements?
          |amounts?|volumes?|royalt(?:y|ies)|payments?|fees?|commitments?|revenues?|expenditures?
          |number|level|rent|inventory|performance))`,
        `(?:shall|must|will|agrees? to|undertakes? to|commits? to) (?:\\w{4,12} )?(?:purchase|order
          |buy|spend|pay|sell|take|maintain|provide|deliver|place) …(?:at least|no less than|not
          less than|no fewer than|not fewer than|a minimum of)`,
        `(?:shall|must|agrees? to|undertakes? to|commits? to)
          (?:purchase|order|buy|spend|pay)(?: \\w{1,15}){0,3}
          (?:at least|no less than|not less than|a minimum of)`,
      ),
      requires: phrase(
        'shall|must|agrees?|undertakes?|commits?|committed|is|are|will|applies|pays?|term',
      ),
      unless: phrase(
        'no minimum|without (?:a |any )?minimum|minimum wage',
        IN_CUSTOMERS_FAVOR,
        // The requirements of a program or a candidate are not a purchase.
        'minimum (?:system|hardware|software|technical|security|safety|legal|entry|qualification|age|versions?|(?:amount|number) of (?:bytes|inodes|nodes|threads|lines|code|requests))|hooks?|platforms?|browsers?|operating systems?',
        COUNTED_SEATS,
        // Nor is a sum insured, or the length of a password.
        'insurance|insured|insurers?|coverage|indemnity cover|characters|passwords?|uptime|availability',
        'births?|leave|holidays?|vacations?|rest|breaks?|rotations?',
        '(?:at least|no less than|not less than|a minimum of) …(?:notice|warning|in advance|prior to|before)',
        // A standard of care is not a purchase.
        `(?:at least|no less than|not less than) (?:the same|those|such|equivalent|reasonable|a reasonable|commercially)
          (?:\\w{2,14} ){0,3}(?:measures?|care|steps?|precautions?|degree|protections?|efforts|standards?|safeguards?)`,
      ),
      why: 'The clause commits a party to a minimum purchase, spend or term, even if its needs change.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:whatever|quantit(?:y|ies)|goods|units?|volumes?|amounts?|tonnes|hours|any shortfall)(?: (?:that|which))? (?:(?:is|are) not|isn't|aren't|has not been|have not been) (?:ordered|taken|called off|used|bought|purchased) (?:must|shall|has to|have to|will) (?:nevertheless |nonetheless |still |also |in any case )?be paid(?: for)?`,
      ),
      unless: phrase('not be paid|holidays?|leave|overtime', REPORT),
      why: 'The clause has a party pay even for what it does not take.',
      confidence: 0.85,
    },
  ],
  examples: [
    'The brewery delivers monthly; [[quantities which are not called off shall still be paid for]].',
    'Goods that are not ordered need not be paid for, and whatever is not taken goes back to the shelf.',
    'We remind you before the minimum term ends, and the price will not change for the whole minimum term.',
    'If the speed is below the guaranteed minimum you may leave.',
    'You must pay to the end of the [[minimum term]], which is 24 months.',
    'We will provide at least 30 days of notice before a change, and must maintain a register.',
    'Recipient shall take at least those measures that it employs to protect its own secrets.',
    'The Buyer [[shall order no fewer than]] 500 units a year.',
    'Client agrees to a [[minimum annual spend]] of $100,000.',
    'Buyer [[shall purchase at least]] 500 units.',
    'Subscription Term: [[36 months, committed and non-cancelable]].',
    'The ticket is non-cancelable; the term is 12 months.',
    'We need a leader who ensures that minimum requirements like platform support are met.',
    'The minimum and maximum number of seats are the same, and the minimum number of members is nine.',
    'The minimum age is met; there is no minimum order.',
    'Provider shall maintain liability insurance of at least $2,000,000, and must pick at least 12 characters.',
    'At least three people came, no less than last year.',
    'Whoever gives birth must take at least the first two weeks as leave.',
  ],
});
