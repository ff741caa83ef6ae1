import { plainWords } from '#engine/detectors/policy/conduct/plain-words.ts';
import { ISO_27001 } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { borrowedLogin } from './borrowed-login.ts';
import { sharedAccess } from './shared-access.ts';
import { wavedThrough } from './waved-through.ts';

/** Reviews and approvals required before something may be done. */
const CONTROL = `(?:approvals?|sign-?offs?|authori[sz]ations?|second signature|(?:two|four)-person
  (?:rule|approval|check)|four-eyes (?:check|rule|principle)|right[- ]to[- ]work checks?|id checks?
  |identity checks?|background checks?|credit checks?|affordability checks?|references|reference
  checks?|risk assessments?|safety (?:checks?|briefing|training)|induction|vetting|dbs checks?
  |change (?:request|control|ticket)|code review|security (?:scan|review|check)|purchase order
  |tender(?:ing)?|due diligence|kyc|compliance (?:check|review))`;
/** Audit trails and authentication. */
const SAFEGUARD = `(?:audit (?:trail|log(?:s|ging)?)|access logs?|logging|alerts?|monitoring
  |two-(?:person|step|factor)(?: approval| check| authentication)?|dual (?:control|approval)|2fa|mfa
  |virus (?:scanner|scan|protection)|anti-?virus|endpoint protection|dlp
  |second approval|2nd approval|approval step|four-eyes check)`;
const SOMEBODYS =
  "(?:my|his|her|their|the boss's|\\w{2,14}'s|the (?:svc|service|break[- ]glass|root))";
const ACCOUNT =
  '(?:log-?in|account|session|credentials|user|badge|swipe card|key card|fob|token|id|pin)';

export const controlBypass = plainWords({
  id: 'control-bypass',
  typeName: 'Circumvention of controls',
  description:
    "Requests to skip a check or approval, use another person's account, leave an incident unrecorded or switch off logging.",
  severity: 'medium',
  recommendation: 'Preserve the document unchanged and report it to the owner of the control.',
  legalReference: { law: ISO_27001, article: 'Annex A, control 5.3 and 8.2' },
  parts: [wavedThrough, borrowedLogin, sharedAccess],
  triggers: (
    'ignore the*|get round the*|get around the*|waived til*|waived until*|use my*|use his*|' +
    'use her*|with the svc*|approve with*|approve your own|approve my own|approve it with*|' +
    'sign in as*|log in as*|clock me*|clock in for*|the break glass*|the break-glass*|' +
    'turn off the*|switch off the*|switched off|turned off|disable the*|disabled the*|' +
    "don't log*|dont log*|do not log*|don't raise*|dont raise*|don't record*|dont record*|" +
    'no datix*|no incident*|no ticket*|no need for a*|signed the blanks|signed blank*|' +
    "sign the blanks|yesterday's date|last week's date|doesn't see|does not see|don't see|" +
    'my login|my log-in|my account|my session|my credentials|my badge|my swipe|my key card|' +
    'my token|my pin|his login|his log-in|his account|his session|his credentials|his badge|' +
    'his swipe|his key card|his token|his pin|her login|her log-in|her account|her session|' +
    'her credentials|her badge|her swipe|her key card|her token|her pin|their login|' +
    'their log-in|their account|their session|their credentials|their badge|their swipe|' +
    "their key card|their token|their pin|boss's account|boss's swipe|service account|" +
    "svc account|root account|'s login|'s log-in|'s session|'s credentials|'s badge|" +
    "'s swipe card|'s key card|'s token|'s pin|fob|near miss|near misses|presign*|pre-sign*|" +
    'clocked|clock him|clock her|clock them|badge me|badge him|badge her|badge them|' +
    'sign me in*|sign him in*|sign her in*|sign them in*|signed me in*|signed him in*|' +
    'signed her in*|signed them in*|waived because*|waived so*|four-eyes|two-person|two-step|' +
    'second signature|second approval|approval step|mfa|2fa|2nd approval|dual control|' +
    "dual approval|monday's date|tuesday's date|wednesday's date|thursday's date|friday's date|" +
    "use last week's|use last month's|use last friday's|use last monday's|with last friday's|" +
    "with last monday's|skip|skips|skipped|bypass|bypasses|bypassed|ignore her approval*|" +
    'ignore her sign-off*|ignore her check*|ignore his approval*|ignore his sign-off*|' +
    'ignore his check*|ignore that approval*|ignore that sign-off*|ignore that check*|' +
    'ignore this approval*|ignore this sign-off*|ignore this check*|ignore any approval*|' +
    'ignore any sign-off*|ignore any check*|ignored the approval*|ignored the sign-off*|' +
    'ignored the check*|ignored her approval*|ignored her sign-off*|ignored her check*|' +
    'ignored his approval*|ignored his sign-off*|ignored his check*|ignored that approval*|' +
    'ignored that sign-off*|ignored that check*|ignored this approval*|ignored this sign-off*|' +
    'ignored this check*|ignored any approval*|ignored any sign-off*|ignored any check*|' +
    'forget the approval*|forget the sign-off*|forget the check*|forget her approval*|' +
    'forget her sign-off*|forget her check*|forget his approval*|forget his sign-off*|' +
    'forget his check*|forget that approval*|forget that sign-off*|forget that check*|' +
    'forget this approval*|forget this sign-off*|forget this check*|forget any approval*|' +
    'forget any sign-off*|forget any check*|waived the approval*|waived the sign-off*|' +
    'waived the check*|waived her approval*|waived her sign-off*|waived her check*|' +
    'waived his approval*|waived his sign-off*|waived his check*|waived that approval*|' +
    'waived that sign-off*|waived that check*|waived this approval*|waived this sign-off*|' +
    'waived this check*|waived any approval*|waived any sign-off*|waived any check*|induction|' +
    'vetting|dbs|kyc|affordability|id check|id checks|identity check|identity checks|' +
    'background check|background checks|credit check|credit checks|reference check|' +
    'reference checks|safety check|safety checks|right to work check|right to work checks|' +
    'compliance check|compliance checks|code review|safety briefing|change request|' +
    'change control|change ticket|right-to-work|gets round|gets around|get round his|' +
    'get round her|get around his|get around her|no accident form*|no report*|no near miss*|' +
    'never record|never log|never raise|never open|never write up|never fill in|never file|' +
    "do not open|do not write up|do not fill in|do not file|don't open|don't write up|" +
    "don't fill in|don't file|dont open|dont write up|dont fill in|dont file|no need to log|" +
    'no need to raise|no need to record|no need to open|no need to write up|no need to fill in|' +
    'no need to file|audit trail|access logs|disable logging*|disable alerts*|' +
    'disable monitoring*|disable audit*|disable access*|disable two*|disable dual*|' +
    'disabled logging*|disabled alerts*|disabled monitoring*|disabled audit*|disabled access*|' +
    'disabled two*|disabled dual*|sign some blank|sign some blanks|sign the blank|' +
    'sign all the blank|sign all the blanks|sign a few blank|sign a few blanks|' +
    'signed some blank|signed some blanks|signed the blank|signed all the blank|' +
    'signed all the blanks|signed a few blank|signed a few blanks|so the boss|so my boss|' +
    'so my manager|so management|so nobody|so no one|so finance|so audit|so head office|' +
    'so compliance|so that the boss|so that my boss|so that my manager|so that management|' +
    'so that nobody|so that no one|so that finance|so that audit|so that head office|' +
    "so that compliance|doesn't notice|doesn't catch|doesn't spot|don't notice|don't catch|" +
    "don't spot|won't notice|won't catch|won't spot|never notice|never catch|never spot|" +
    "can't notice|can't catch|can't spot|get an alert|get a alert|badged|go round|the boss's|" +
    'leave out|with last week*|with last month*|my user|my id|his user|his id|her user|her id|' +
    'their user|their id|access log|in when i|in when he|in when she|in when they|in while i|' +
    'in while he|in while she|in while they|just use*|simply use*|virus scanner|antivirus|' +
    'anti-virus'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:skip|bypass|ignore|get (?:round|around)|go round|forget|leave out)
          (?:the |her |his |that |this |any )?(?:\\w{2,12} ){0,2}?${CONTROL}(?: forms?| process| steps?)?`,
        `(?:skipped|bypass(?:es|ed)|waived|ignored)
          (?:the |her |his |that |this |a )?(?:\\w{2,12} ){0,2}?${CONTROL}(?: forms?| process| steps?)?`,
        `${CONTROL} (?:is |are |was |were |has been )?waived (?:til|till|until|so that|because)(?: \\w{2,12}){1,4}`,
      ),
      requires: phrase(
        `i|me|my|we|us|they|he|she|him|her|pls|please|just|told|boss|urgent|today|need
          |quick(?:er|ly)?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|his|her|til|till`,
      ),
      unless: phrase(
        `(?:not|never|cannot|no one|nobody|without)
          (?:\\w{2,9} ){0,2}(?:skip|bypass|ignore|waive)\\w{0,3}|tests?|builds?|cache|pipeline
          |default|flag|option|parameter|may (?:be )?(?:skip|waive)\\w{0,3}|can be
          (?:skipped|bypassed)`,
      ),
      why: 'The text suggests skipping a check or an approval.',
    },
    {
      form: phrase(
        `(?:please |pls |just |you can |can |to |and )?(?:use|borrow|take) ${SOMEBODYS}
          ${ACCOUNT}(?! (?:number|name|page|manager))`,
        `(?:approv(?:e|ed)|sign(?:ed)? (?:off|in)|book(?:ed)?|log(?:ged)? in|went in|go in
          |authoris(?:e|ed)|authoriz(?:e|ed)|releas(?:e|ed)|post(?:ed)?|clock(?:ed)? in)(?:
          (?:it|them|that|this|your own|my own|the \\w{3,12}))? (?:with|using|on|under|from|via)
          ${SOMEBODYS} ${ACCOUNT}`,
        `(?:clock|clocked|badge|badged|sign|signed) (?:me|him|her|them|\\w{3,12}) in
          (?:while|before|though|when|so that|even)`,
      ),
      unless: phrase(
        `not|never|own (?:account|login|credentials)|fictitious|demo|test|guest|kiosk|customer
          |users?|click|button|screen`,
      ),
      why: "The text suggests acting under another person's account or sign-off.",
    },
    {
      form: phrase(
        `(?:turn(?:ed)?|switch(?:ed)?) off
          (?:the )?(?:\\w{2,12} )?${SAFEGUARD}(?: on \\w{2,14}(?: \\w{2,14})?)?|(?:disable|disabled)
          (?:the )?${SAFEGUARD}|${SAFEGUARD} (?:is |was |were |has been )?(?:switched|turned) off`,
        `(?:bypass(?:es|ed|ing)?|gets? (?:round|around)|skips?) (?:the )?${SAFEGUARD}`,
      ),
      requires: phrase(
        `i|me|we|us|they|he|she|him|her|pls|please|just|before|so that|until|while|for
          (?:an?|the|tonight|today|now)|boss|nobody|tonight|weekend`,
      ),
      unless: phrase(
        'not|never|cannot|by default|if you|you can|users? can|settings|click|maintenance|' +
          'should be|must be|option|was found|alert us',
      ),
      why: 'The text says that logging or a second-person check is switched off.',
    },
    {
      form: phrase(
        `(?:don't|dont|do not|no need to|we never|never)
          (?:log|raise|record|open|write up|fill in|file) (?:an? |the |it as an? |this as an? |that
          as an? |any )?(?:\\w{2,10} )?(?:change|incident|datix|ticket|near miss|accident|complaint
          |report|breach|form)s?(?: (?:for|about|on) (?:it|this|that|him|her|the \\w{3,12}))?`,
        `no (?:datix|incident (?:form|report)|accident form|near miss|report|ticket)
          (?:for (?:that|this|it|him|her)|needed|pls|please|then|yet)`,
      ),
      unless: phrase('if|unless|already|duplicate|twice|customers?|required|spam|more than one'),
      why: 'The text suggests leaving an event or a change unrecorded.',
    },
    {
      form: phrase(
        `(?:has|have|had|i|we|she|he|they)(?:'ve|'ll|'d)?
          (?:already |just |also )?(?:pre-?sign(?:ed)?|signed) (?:the |all the |some |a
          few )?(?:blanks?|blank (?:forms?|sheets?|certificates?|cheques|timesheets?|pages?))(?:
          (?:for|ahead|in) (?:\\w{2,10} ?){1,4})?`,
        `(?:with|put|use|enter)
          (?:yesterday|last \\w{4,6}|monday|tuesday|wednesday|thursday|friday)'s
          date(?: (?:on it|tomorrow|instead))?`,
      ),
      why: 'The text suggests signing or dating a record at a time other than the actual one.',
    },
    {
      form: phrase(
        `so (?:that )?(?:the boss|my (?:boss|manager)|management|nobody|no one|he|she|they|finance
          |audit|head office|compliance) (?:doesn't|don't|won't|does not|do not|never|can't)
          (?:see|notice|catch|spot|get an? (?:alert|notice))(?: (?:my|the|our|it|this|that))?`,
      ),
      requires: phrase(
        'approval|approve|limit|threshold|discount|set|split|invoices?|orders?|expenses?|claim|book|code|under',
      ),
      why: 'The text suggests setting a limit or a record so that it goes unnoticed.',
    },
  ],
  examples: [
    "[[Just use Petra's account]] when yours is locked, everybody does.",
    'Please [[switch off the antivirus]] while we install it.',
    "You can turn off the virus scanner in the settings; use the child's account name.",
    '[[Skip the right to work check]] for the sheds, they need bodies on Monday.',
    '[[Skip the approval form]], I am telling you to. His [[induction waived til the order ships]].',
    'Never skip the safety check; the build may skip the code review for bots. She ignored the training montage.',
    "Locked out? [[Use my login]], or just [[approve with Kwaku's session]].",
    'Use your own login; users can approve it with their account. Never use her account.',
    '[[Turn off the audit trail on the bastion]] before we start tonight.',
    'We had [[two-person approval switched off]] for the weekend.',
    'The alerts are switched off by default; you can turn off the logging in the settings.',
    "Just push it, [[don't log a change]]. [[No Datix for that]].",
    'Do not raise a ticket if one exists already; no report needed twice.',
    'Second signature: Kasia [[has signed the blanks for the week ahead]].',
    "Write the ticket [[with yesterday's date]].",
    "Set it to 99 [[so the boss doesn't see my]] discount.",
    'Managers must not bypass the approval process, and staff should never use a badge of others.',
    'They [[badged her in while]] I was out.',
  ],
});
