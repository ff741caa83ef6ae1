import { phrase } from '#engine/phrases/phrase.ts';

import { plainWords } from './plain-words.ts';

/** What somebody else has to look at, or to grant, before a thing may be done. */
const CONTROL =
  '(?:approvals?|sign-?offs?|authori[sz]ations?|second signature|(?:two|four)-person (?:rule|approval|check)|four-eyes (?:check|rule|principle)|right[- ]to[- ]work checks?|id checks?|identity checks?|background checks?|credit checks?|affordability checks?|references|reference checks?|risk assessments?|safety (?:checks?|briefing|training)|induction|vetting|dbs checks?|change (?:request|control|ticket)|code review|security (?:scan|review|check)|purchase order|tender(?:ing)?|due diligence|kyc|compliance (?:check|review))';
/** What records who did what, or asks who somebody is. */
const SAFEGUARD =
  '(?:audit (?:trail|log(?:s|ging)?)|access logs?|logging|alerts?|monitoring|two-(?:person|step|factor)(?: approval| check| authentication)?|dual (?:control|approval)|2fa|mfa|second approval|2nd approval|approval step|four-eyes check)';
const SOMEBODYS =
  "(?:my|his|her|their|the boss's|\\w{2,14}'s|the (?:svc|service|break[- ]glass|root))";
const ACCOUNT =
  '(?:log-?in|account|session|credentials|user|badge|swipe card|key card|fob|token|id|pin)';

export const controlBypass = plainWords({
  id: 'control-bypass',
  typeName: 'Bypassed control',
  description:
    'Somebody asks to skip a check or an approval, to act under another’s account, to leave an incident unrecorded or to switch off what records.',
  severity: 'medium',
  recommendation: 'Tell whoever is responsible for the control, and keep the document as it is.',
  legalReference: { law: 'ISO/IEC 27001:2022', article: 'Annex A 5.3 and 8.2' },
  triggers: (
    'skip the*|skip her*|skip his*|skipped the*|bypass the*|bypasses the*|bypassed the*|ignore the*|without the*|get round the*|get around the*|go round the*|waived til*|waived till*|waived until*|' +
    'use my*|use his*|use her*|used my*|used her*|used his*|with my*|with his*|with her*|with the svc*|with the service*|under my*|under his*|under her*|on my login|approve with*|approve your own|approve my own|approve it with*|sign in as*|log in as*|clock me*|clocked in for*|clock in for*|the break glass*|the break-glass*|' +
    'turn off the*|turned off the*|switch off the*|switched off the*|switch the*|switched off|turned off|disable the*|disabled the*|' +
    "don't log*|dont log*|do not log*|don't raise*|dont raise*|don't record*|dont record*|no datix*|no incident*|no ticket*|no report for*|no need for a*|" +
    "signed the blanks|signed blank*|sign the blanks|pre-signed|yesterday's date|last week's date|date the*|dated the*|redo the*|doesn't see|does not see|don't see"
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:skip|bypass|ignore|get (?:round|around)|go round|forget|leave out) (?:the |her |his |that |this |any )?(?:\\w{2,12} ){0,2}?${CONTROL}(?: forms?| process| steps?)?`,
        `(?:skipped|bypass(?:es|ed)|waived|ignored) (?:the |her |his |that |this |a )?(?:\\w{2,12} ){0,2}?${CONTROL}(?: forms?| process| steps?)?`,
        `${CONTROL} (?:is |are |was |were |has been )?waived (?:til|till|until|so that|because)(?: \\w{2,12}){1,4}`,
      ),
      requires: phrase(
        'i|me|my|we|us|they|he|she|him|her|pls|please|just|told|boss|urgent|today|need|quick(?:er|ly)?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|his|her|til|till',
      ),
      unless: phrase(
        '(?:not|never|cannot|no one|nobody|without) (?:\\w{2,9} ){0,2}(?:skip|bypass|ignore|waive)\\w{0,3}|tests?|builds?|cache|pipeline|default|flag|option|parameter|may (?:be )?(?:skip|waive)\\w{0,3}|can be (?:skipped|bypassed)',
      ),
      why: 'A check or an approval is to be left out.',
    },
    {
      form: phrase(
        `(?:please |pls |just |you can |can |to |and )?(?:use|borrow|take) ${SOMEBODYS} ${ACCOUNT}(?! (?:number|name|page|manager))`,
        `(?:approv(?:e|ed)|sign(?:ed)? (?:off|in)|book(?:ed)?|log(?:ged)? in|went in|go in|authoris(?:e|ed)|authoriz(?:e|ed)|releas(?:e|ed)|post(?:ed)?|clock(?:ed)? in)(?: (?:it|them|that|this|your own|my own|the \\w{3,12}))? (?:with|using|on|under|from|via) ${SOMEBODYS} ${ACCOUNT}`,
        '(?:clock|clocked|badge|badged|sign|signed) (?:me|him|her|them|\\w{3,12}) in (?:while|before|though|when|so that|even)',
      ),
      unless: phrase(
        'not|never|own (?:account|login|credentials)|fictitious|demo|test|guest|kiosk|customer|users?|click|button|screen',
      ),
      why: 'Somebody is to act under the account of another.',
    },
    {
      form: phrase(
        `(?:turn(?:ed)?|switch(?:ed)?) off (?:the )?(?:\\w{2,12} )?${SAFEGUARD}(?: on \\w{2,14}(?: \\w{2,14})?)?|(?:disable|disabled) (?:the )?${SAFEGUARD}|${SAFEGUARD} (?:is |was |were |has been )?(?:switched|turned) off`,
        `(?:bypass(?:es|ed|ing)?|gets? (?:round|around)|skips?) (?:the )?${SAFEGUARD}`,
      ),
      requires: phrase(
        'i|me|we|us|they|he|she|him|her|pls|please|just|before|so that|until|while|for (?:an?|the|tonight|today|now)|boss|nobody|tonight|weekend',
      ),
      unless: phrase(
        'not|never|cannot|by default|if you|you can|users? can|settings|click|maintenance|should be|must be|option|was found|alert us',
      ),
      why: 'What records, or asks for a second person, is switched off.',
    },
    {
      form: phrase(
        "(?:don't|dont|do not|no need to|we never|never) (?:log|raise|record|open|write up|fill in|file) (?:an? |the |it as an? |this as an? |that as an? |any )?(?:\\w{2,10} )?(?:change|incident|datix|ticket|near miss|accident|complaint|report|breach|form)s?(?: (?:for|about|on) (?:it|this|that|him|her|the \\w{3,12}))?",
        'no (?:datix|incident (?:form|report)|accident form|near miss|report|ticket) (?:for (?:that|this|it|him|her)|needed|pls|please|then|yet)',
      ),
      unless: phrase('if|unless|already|duplicate|twice|customers?|required|spam|more than one'),
      why: 'What happened is to be left unrecorded.',
    },
    {
      form: phrase(
        "(?:has|have|had|i|we|she|he|they)(?:'ve|'ll|'d)? (?:already |just |also )?(?:pre-?sign(?:ed)?|signed) (?:the |all the |some |a few )?(?:blanks?|blank (?:forms?|sheets?|certificates?|cheques|timesheets?|pages?))(?: (?:for|ahead|in) (?:\\w{2,10} ?){1,4})?",
        "(?:with|put|use|enter) (?:yesterday|last \\w{4,6}|monday|tuesday|wednesday|thursday|friday)'s date(?: (?:on it|tomorrow|instead))?",
      ),
      why: 'A record is signed or dated before or after the fact.',
    },
    {
      form: phrase(
        "so (?:that )?(?:the boss|my (?:boss|manager)|management|nobody|no one|he|she|they|finance|audit|head office|compliance) (?:doesn't|don't|won't|does not|do not|never|can't) (?:see|notice|catch|spot|get an? (?:alert|notice))(?: (?:my|the|our|it|this|that))?",
      ),
      requires: phrase(
        'approval|approve|limit|threshold|discount|set|split|invoices?|orders?|expenses?|claim|book|code|under',
      ),
      why: 'A limit or a record is set so that somebody does not notice.',
    },
  ],
  examples: [
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
  ],
});
