import { MUST_NOT, REPORT, WEAKER } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { ONLINE_SHOPPERS_ACT } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const HURDLE = `(?:registered (?:post|letter|mail)|certified (?:mail|letter)|recorded delivery
  |(?:by|via) (?:fax|post|telephone|phone)|in person|notari[sz]ed letter|letter to)`;
const GOOD_REASON =
  '(?:illness|sickness|injury|pregnancy|moving|relocation|a move|bereavement|death|unemployment|redundancy|military service|disability)';

export const cancellationHurdle = riskyClause({
  id: 'cancellation-hurdle',
  typeName: 'Cancellation barrier',
  description: 'Terms that forbid cancellation, or make it harder than signing up.',
  severity: 'medium',
  recommendation: 'Allow cancellation in the way the contract was made, such as online.',
  legalReference: { law: ONLINE_SHOPPERS_ACT, article: '15 U.S.C. § 8403(3)' },
  triggers: (
    'screens down|pages down|menus down|screens deep|menus deep|clicks deep|clicks away|pages deep|clicks down|levels deep|levels down|the small print|near the pay*|near the buy*|near the order*|near the checkout|beside the pay*|beside the buy*|next to the pay*|next to the buy*|already, leave*|is ticked*|is pre-ticked*|is checked*|out of the summary|out of the basket|' +
    'agreement only with*|contract only with*|only with the*|only with our*|right to cancel because*|right to cancel on*|right to cancel for*|right to cancel due*|right to cancel in*|right of cancellation|right of termination|right to terminate on*|right to terminate because*|possibility of cancell*|possibility to cancel*|ended only*|terminated only*|possible only*|cancellation because*|cancellation due*|cancellation for*|cancellation on*|termination because*|termination due*|' +
    'to cancel you*|to cancel, you*|cancel by calling|cancel by ringing|request to cancel*|requests to cancel*|' +
    "cannot be changed*|cannot be terminated*|can't cancel|can't leave*|can't end*|" +
    'not end it*|cannot end it*|not withdraw|not stop*|cannot stop*|cannot leave*|not leave*|not cancel*|cannot be cancelled|cannot be canceled|' +
    'not be cancelled|not be canceled|non-cancellable|non-cancelable|noncancellable|' +
    'noncancelable|cannot cancel|not terminate*|cannot terminate|terminate only*|' +
    'no right to terminate|no right to cancel|no right to end|not end this*|not end the*|' +
    'cannot end*|locked in|minimum term|registered post|registered letter|registered mail|' +
    'certified mail|certified letter|recorded delivery|by fax|only by post|letter by post|' +
    'cancelled only*|canceled only*|cancel only*|only cancel*|has no right|have no right|' +
    'end only|must cancel|should cancel|cannot be ended*|cannot withdraw|cannot break|' +
    "cannot rescind|can't be ended*|can't withdraw|can't break|can't rescind|can't terminate|" +
    'be changed or cancel*|you may end|can end this|can end the|can end your|' +
    'can terminate this|can terminate the|can terminate your|can cancel this|can cancel the|' +
    'can cancel your|via fax|via phone|by phone|via post|via telephone|cancel by telephone|' +
    'not break|not rescind|not withdraw from|never cancel|never end|never terminate|' +
    'never leave|never withdraw|never break|never rescind|forbidden to*|forbidden from*|' +
    'prohibited from cancel*|prohibited from end*|prohibited from terminat*|' +
    'prohibited from leav*|prohibited from withdraw*|not entitled to cancel|' +
    'not entitled to end|not entitled to terminate|not entitled to leave|' +
    'not entitled to withdraw|not allowed to cancel|not allowed to end|' +
    'not allowed to terminate|not allowed to leave|not allowed to withdraw|' +
    'not permitted to cancel|not permitted to end|not permitted to terminate|' +
    'not permitted to leave|not permitted to withdraw|not to cancel*|not to end the*|' +
    'not to end this*|not to terminate*|not to leave*|not to withdraw*|not to break the*|' +
    'not to break this*|not to rescind*|to cancel it|to cancel this|to cancel the|' +
    'to cancel your membership|to cancel your subscription|to cancel your plan|' +
    'to cancel your contract|to cancel your account|may cancel it|may cancel this|' +
    'may cancel the|may cancel your|only in person|in person only|notarised letter*|' +
    'notarized letter*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:(?:hide|bury|tuck) the |(?:put|move) the (?=cancel|unsubscribe|opt-?out))(?:cancel(?:ling|lation|ing)? |unsubscribe |opt-?out |exit )?(?:button|link|option)(?: at least)? (?:\\w{2,6} |\\d )(?:screens|pages|menus|clicks|levels) (?:down|deep|away)`,
        `(?:keep|hide|bury|put|leave) the (?:auto-?renewal|renewal|monthly (?:fee|charge|price)|subscription|price after the trial) in the small print`,
        `(?:don't|do not|never) (?:mention|show|say) (?:it|the (?:price|renewal|fee|subscription|charge))(?: anywhere)? (?:near|beside|next to) the (?:pay|buy|order|checkout)(?: button)?`,
        `box for the (?:\\w{3,12} )?(?:plan|subscription|insurance|membership|cover|warranty) is (?:already )?(?:pre-?)?(?:ticked|checked)(?: already)?[,;:–-] ?(?:and |so |just )?(?:leave|keep) it out of the (?:summary|basket|receipt|overview)`,
      ),
      unless: phrase('must|should not|court|regulators?|accessib\\w{4,6}|figma'),
      confidence: 1,
      why: 'The text has customers kept from seeing what they sign up for, or how to leave.',
    },
    {
      form: phrase(
        `(?:to|may|can|must) cancel(?: (?:it|this|the|your)(?: \\w{1,15})?)?,? …(?:only|must|send
          |have to|need to|write|by) …${HURDLE}`,
        `(?:subscription|plan|membership|contract|account|cancellations?) …(?:cancell?ed|ended|made
          |accepted|valid) …only …${HURDLE}`,
        `only cancel …${HURDLE}`,
        `(?:to|may|can|must) cancel(?: (?:it|this|the|your)(?: \\w{1,15})?)?,? …(?:must|have to|need to|only by)
          (?:call(?:ing)?|ring(?:ing)?|phon(?:e|ing)|telephon(?:e|ing)) …(?:hotline|helpline|between \\d|(?:office|business|working) hours|weekdays?)`,
        `requests? to cancel …(?:is|are|(?:will|shall) be|do|does) not
          (?:\\w{5,13} )?(?:be )?(?:considered|constitute|treated as|deemed|accepted|valid)(?: (?:as )?(?:a |valid )?cancellation)?`,
      ),
      unless: phrase(
        '(?:we|(?:the )?(?:insurer|company|provider|landlord|supplier|bank|lender)) (?:may|can|must|shall|will) (?:only |also )?cancel(?![^;]{0,200}\\b(?:you|customers?|members?|policyholders?) (?:may|can|must)\\b)',
        'or (?:by )?e-?mail|or online|hotel|flight|meeting|any time in|appointments?|lessons?|visits?|reservations?|rides?',
        REPORT,
      ),
      why: 'The clause makes canceling harder than signing up, so customers may keep paying against their wishes.',
    },
    {
      form: phrase(
        `(?:give|gives|giving|send|sends|serve|serves) (?:\\w{3,9} )?notice(?: of (?:non-?renewal|cancellation|termination))?[^.;]{0,100}?,? (?:(?:only|solely|exclusively) (?:by|via) (?:certified|registered) (?:mail|post|letter)|(?:by|via) (?:certified|registered) (?:mail|post|letter) only)`,
      ),
      requires: phrase('non-?renewal|cancel\\w{0,8}|terminat\\w{1,4}|renews?'),
      unless: phrase('or (?:by )?e-?mail|or online', REPORT),
      confidence: 0.85,
      why: 'The clause makes canceling harder than signing up, so customers may keep paying against their wishes.',
    },
    {
      form: phrase(
        `${WEAKER} (?:${MUST_NOT}|(?:has|have|shall have) no right to) (?:cancel|terminate|end|leave|withdraw|stop)(?: (?:it|this|the \\w{3,12}|your \\w{3,12}))?(?: (?:before|during|in|within|until|for) (?:\\w{1,12} ){1,4}?\\w{2,12})? (?:for any reason(?: (?:whatsoever|whatever|at all))?|for whatever reason|whatever the reason|under any circumstances|in any circumstances)(?:,? \\(?(?:incl\\.?|including|even(?: for| in case of)?|not even(?: for)?|such as)(?: \\w{2,10}){0,2} ${GOOD_REASON}(?:(?:,| or| and|, or) ${GOOD_REASON}){0,4})?`,
      ),
      unless: phrase(
        'other than|except|unless|neither party|either party|without (?:first )?(?:giving|paying|notice)|room|building|exam|children|school (?:grounds|premises)',
        REPORT,
      ),
      confidence: 0.9,
      why: 'The clause rules out cancellation for any reason, so payments continue to the end of the term.',
    },
    {
      form: phrase(
        `${WEAKER} (?:${MUST_NOT}|(?:has|have|shall have) no right to)
          (?:\\w{2,12},? ){0,2}(?:cancel|terminate|end|rescind|break|withdraw from|leave)
          (?:\\w{1,12},? ){0,4}(?:agreement|contract|lease|tenancy|membership|subscription|order
          |plan|term|licen[sc]e|booking|policy|early|period)(?:
          (?:for any reason|before|during|prior|until|early)(?: \\w{2,12}(?:-\\w{2,8}(?: (?:term|period))?)?){0,4})?`,
        `(?:agreement|contract|lease|membership|subscription|order|plan|booking|policy|fees?
          |commitments?|terms?)s? (?:\\w{2,12},? ){0,6}(?:non-?cancell?able|(?:may|can) ?not be
          (?:changed or )?cancell?ed|cannot be (?:terminated|ended) (?:early|before|during))`,
        `non-?cancell?able
          (?:agreement|contract|lease|membership|subscription|order|plan|term|booking|period|commitment)`,
        // Even a good reason does not count.
        `(?:cancellation|termination|withdrawal) (?:because of|due to|for|on account of|by reason of|on grounds of) (?:reasons of )?${GOOD_REASON}(?:,? …)?(?:is|are) (?:excluded|barred|not (?:possible|accepted|permitted|allowed))`,
        `(?:no|without(?: any)?) (?:right|possibility) (?:of|to) (?:cancel(?:lation)?|terminat(?:ion|e)|withdraw(?:al)?) (?:because of|due to|for|on account of|in (?:the )?case of|on grounds of) (?:reasons of )?${GOOD_REASON}`,
        `(?:subscription|plan|membership|contract|account|agreement|cancellations?) (?:can|may|is|are) (?:be )?(?:cancell?ed|ended|terminated|possible) only (?:in|on|during|by \\w{4,9} (?:in|on)) (?:the )?(?:first|last|second|third|month of|week of|january|february|march|april|may|june|july|august|september|october|november|december)(?: \\w{2,9})?`,
        `${WEAKER} ${MUST_NOT} (?:cancel|terminate|leave|end) (?:\\w{2,12} ){0,3}(?:because of|due to|for|on account of|on grounds of) (?:reasons of )?${GOOD_REASON}`,
        '(?:is|are|be) locked in (?:for|until)(?: \\w{1,12}){1,4}',
      ),
      unless: phrase(
        `neither party|either party|we (?:may|will|shall) not|(?:employer|landlord|insurer|lender)
          (?:may|shall|will|can) not|without (?:first )?(?:giving|paying|notice)|right of withdrawal
          |cooling-off|not unreasonably`,
        REPORT,
      ),
      why: 'The clause restricts or rules out cancellation, so payments may continue to the end of the term.',
    },
    {
      form: phrase(
        `${WEAKER} (?:may|can) (?:terminate|cancel|end)(?: (?:this|the|your) \\w{4,12})? only
          (?:under|if|for|on|at|with|upon|in)(?: [\\w'’]{1,14}){1,4}`,
      ),
      unless: phrase(
        'neither party|either party|without (?:first )?(?:giving|paying|notice)|right of withdrawal|cooling-off|not unreasonably',
        REPORT,
      ),
      recommendation: 'Ask for a right to end the contract with reasonable notice.',
      why: 'The clause lets one side leave only on conditions, so payments may continue to the end of the term.',
    },
    {
      form: phrase(
        `${WEAKER} (?:${MUST_NOT}|(?:has|have|shall have|will have) no right to)
          (?:cancel|leave|end (?:it|this)|terminate|withdraw)(?: (?:it|this|the \\w{3,12}))?
          (?:early|before|prior to|during|within|for|until|in the first)(?: \\w{2,12}(?:-\\w{2,8}(?: (?:term|period))?)?){0,5}`,
      ),
      requires: phrase('months?|years?|term|period|end|weeks?|early|days?'),
      unless: phrase(
        'school|room|building|exam|country|neither party|either party|children|without (?:\\w{3,12} )?notice',
        REPORT,
      ),
      why: 'The clause restricts or rules out cancellation, so payments may continue to the end of the term.',
    },
  ],
  examples: [
    '[[Students may not withdraw in the first two years for any reason, even illness]].',
    'You may not cancel for any reason other than illness.',
    '[[The Licensee shall have no right to terminate prior to the end of the term]].',
    'There is [[no right to cancel on account of pregnancy]] or a move.',
    'The [[membership can be ended only in the first week]] of December.',
    'The contract can be ended in the first week.',
    '[[The Franchisee may not terminate before the end of the 20-year term]].',
    'An email or phone [[request to cancel your account is not considered cancellation]].',
    'A request to cancel the meeting is not urgent.',
    "[[You can't cancel during the first 24 months]].",
    '[[You may not cancel your membership during the first year]].',
    'The [[subscription is non-cancellable]].',
    'Neither party may terminate this contract early.',
    'The door is locked in winter; we may not cancel the order.',
    '[[To cancel, send a letter by registered post]] to our office.',
    'The [[subscription can be cancelled only by fax]].',
    '[[To cancel your plan you have to ring us in office hours]].',
    'To cancel an appointment you must call us between 9 and 5.',
    'You may cancel online, by fax or by e-mail.',
    'Notices are sent by registered post to the address above.',
    '[[Cancellation because of illness, pregnancy or moving house is excluded]].',
    '[[You cannot cancel because of illness]].',
    'Cancellation because of illness is possible at any time; you can cancel because of a move.',
    'The insurer may cancel the policy by registered post, with two weeks of notice.',
    'The plan goes on for 24 months unless the client [[gives notice of non-renewal in May, by registered post only]].',
    'Notice of non-renewal is given by letter, by certified mail or by e-mail.',
    'To cancel, click the link in your settings.',
    '[[The Licensee may end the agreement only with the Licensor’s approval]].',
    '[[The Tenant is forbidden to break the lease]].',
    '[[Bury the cancel link four menus deep]]. [[Leave the renewal in the small print]]. [[Do not show the fee beside the buy button]].',
    'The [[box for the insurance is ticked already, so leave it out of the summary]].',
    'Put the cancel button on the first screen and mention the price next to the pay button. Move the link two pages down in the manual; the box for the form is ticked.',
  ],
});
