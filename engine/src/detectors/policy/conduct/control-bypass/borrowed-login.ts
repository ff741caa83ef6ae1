import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const SECRET = `(?:passwords?|log-?in(?: details| data)?|credentials|pass ?code|access data)`;
const SYSTEM = `(?:(?:erp|sap|crm|vpn|pos|payroll|bank|banking|portal|windows|admin|e-?mail|mail|till|stock|booking|system|computer|pc|warehouse|intranet|laptop|account) )?`;
const ASKS = `(?:(?:can|could|would|will) (?:you|someone|somebody|anyone|anybody|one of you)(?: please| quickly| just)? (?:let (?:me|us) have|give (?:me|us)|send (?:me|us)|tell (?:me|us)|text (?:me|us)|get (?:me|us))|(?:does|do|has) (?:anyone|anybody|someone|somebody|you) (?:have|know|got)|who (?:has|knows|has got)|(?:please |pls |just )?(?:give|send|text|tell) (?:me|us)|(?:i|we) (?:urgently |quickly |just )?need)`;
const AWAY = `(?:he|she|they)(?:'s| is|'re| are) (?:still |again |currently |already )?(?:on (?:leave|holiday|vacation)|off|away|out|ill|sick|in hospital|gone|not (?:in|here))|(?:while|as long as|since|until) (?:he|she|they)(?:'s| is|'re| are)|on (?:leave|holiday|vacation|sick leave)`;
const RULES_AND_WARNINGS = phrase(
  `never|nobody|no one|must|should(?:n't)?|may not|phish\\w{2,3}|scam\\w{0,4}|reset|your own|if|test (?:user|account)|demo|reproduce|impersonat\\w{2,4}|wi-?fi|wlan|guest`,
);
const SAFEGUARD = `(?:anti-?virus(?: software| program| scanner)?|virus (?:scanner|scan|protection)|firewall|endpoint protection|dlp|web filter|two-factor|2fa|mfa|screen lock|audit log(?:ging)?)`;
const BOOK = `(?:(?:the|our) (?:accident |incident |injury |first-aid |safety )?(?:book|log|register|report|system|record))`;

/** Logins of others, protection that was in the way, and accidents that spoil a record. */
export const borrowedLogin: WordingPart = {
  triggers: (
    "password of*|passwords of*|login of*|log-in of*|login details of*|log-in details of*|login data of*|log-in data of*|credentials of*|passcode of*|pass code of*|access data of*|'s password|'s erp*|'s sap*|'s crm*|'s vpn*|'s pos*|'s payroll*|'s windows*|'s admin*|'s till*|'s system*|" +
    "'s passwords|'s passcode|'s log-in details|'s login details|'s bank*|'s banking*|'s portal*|'s e-mail*|'s email*|'s mail*|'s stock*|'s booking*|'s computer*|'s pc*|'s warehouse*|'s intranet*|'s laptop*|'s account password|'s account login|'s access data|'s pass code|'s login data|'s log-in data|" +
    'in as him|in as her|in as them|on as him|on as her|on as them|under his keyboard|under her keyboard|under my keyboard|under the keyboard|under their keyboard|beneath his keyboard|beneath her keyboard|under his mouse*|under her mouse*|under my mouse*|under the mouse*|under his desk*|under her desk*|' +
    'antivirus|anti-virus|virus scanner|virus scan|virus protection|firewall|endpoint protection|dlp|web filter|two-factor|2fa|mfa|screen lock|audit log|audit logging|' +
    'book or*|log or*|register or*|report or*|system or*|record or*|book otherwise*|log otherwise*|register otherwise*|report otherwise*|system otherwise*|record otherwise*|book, or*|book, otherwise*|log, or*|log, otherwise*|register, or*|register, otherwise*|report, or*|report, otherwise*|system, or*|system, otherwise*|record, or*|record, otherwise*|' +
    'book because*|book we*|book, we*|log, we*|register, we*|report, we*|system, we*|record, we*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${ASKS} (?:the )?${SYSTEM}${SECRET} of (?:our |the )?[\\w.-]{2,15}(?: \\w{2,14})?`,
        `${ASKS} [\\w-]{2,15}(?: [\\w-]{2,15})?'s ${SYSTEM}${SECRET}`,
      ),
      requires: phrase(AWAY),
      unless: RULES_AND_WARNINGS,
      confidence: 0.78,
      why: "The text asks for the password of a colleague, so that somebody acts under another person's name.",
    },
    {
      form: phrase(`(?:just |simply |please )?(?:log|sign) (?:in|on) as (?:him|her|them)`),
      requires: phrase(
        `(?:he|she|they) (?:doesn't|does not|don't|won't|will not|wouldn't) (?:mind|notice|care|know)|nobody (?:minds|notices|knows|checks|will (?:notice|know))|no one (?:minds|notices|knows|will (?:notice|know))|everybody does|everyone does|we all do`,
        AWAY,
      ),
      unless: phrase(
        `must|should(?:n't)?|may not|your own|if|test (?:user|account)|demo|reproduce|impersonat\\w{2,4}|guest`,
      ),
      confidence: 0.78,
      why: "The text suggests working under another person's login.",
    },
    {
      form: phrase(
        `(?:it's|it is|(?:the |his |her |my )?${SECRET} (?:is|are)) (?:still |also |just )?(?:written )?(?:on (?:an?|the|that) (?:[\\w-]{3,9} ){0,2}(?:notes?|post-?it|(?:slip|bit|piece|scrap) of paper|slip|sticker|card) )(?:stuck |taped |lying )?(?:under|beneath|underneath) (?:his|her|my|the|their) (?:keyboard|mouse ?(?:mat|pad)|desk (?:mat|pad))(?! (?:section|chapter|shortcuts?|layout|tab|heading))`,
      ),
      unless: RULES_AND_WARNINGS,
      confidence: 0.75,
      why: 'The text tells others where a password is kept.',
    },
    {
      form: phrase(
        `${SAFEGUARD} (?:(?:kept|keeps?|was|is) (?:on )?(?:\\w{4,12}ing)(?: up| in| us| me| it| everything| the \\w{3,10})?|(?:slowed|blocked|annoyed|nagged|got in the way)(?: \\w{2,10}){0,3}),? (?:and )?(?:so|therefore) (?:i|we|he|she|they)(?:'ve)? (?:just |simply |have )?(?:(?:switched|turned) (?:it|them|that) off|(?:disabled|uninstalled|removed|killed|deactivated) (?:it|them|that))(?: (?:on|for|at) (?:the |all |our )?\\w{2,12}(?: \\w{2,12}){0,2})?`,
      ),
      unless: phrase(
        'must|never|replac\\w{2,5}|home|test (?:machine|vm|environment)|it (?:desk|department) (?:agreed|approved)|temporarily with',
      ),
      confidence: 0.8,
      why: 'The text says that protection was switched off because it was in the way.',
    },
    {
      form: phrase(
        `(?:don't|dont|do not|no need to|please don't|never|nobody) (?:put|write|enter|record|log|puts|writes|enters) (?:it|this|that|him|her|them|the (?:accident|injury|cut|fall|burn)) (?:in|into|in to|down in) ${BOOK},? (?:or|otherwise|or else|because|we|or then) (?:(?:we|we'd|we'll|the (?:team|site|shift)|it|there) )?(?:\\w{2,6} )?(?:lose|loses|lost|miss|misses|costs?|forfeit|goes|go|spoils?|ruins?|breaks?|'ll lose|goodbye)(?: \\w{1,9}){0,5}? (?:bonus|record|streak|premium|award|certificate|statistics|target)`,
      ),
      severity: 'high',
      confidence: 0.82,
      why: 'The text suggests leaving an accident unrecorded so that a record or a bonus is kept.',
    },
  ],
  examples: [
    '[[Does anybody know the SAP login of Henrike]], she is on holiday. [[Can you text me Oskar’s till password]] while he’s away?',
    'Can you send me the phone number of Henrike, she is on holiday? Who knows the password of the guest Wi-Fi while she is away?',
    '[[Just sign in as her]], nobody will notice. [[The password is on a slip of paper under the mouse mat]].',
    'Log in as them in the demo to reproduce it, they do not mind. It is on a note under the keyboard section of the manual.',
    'The [[firewall kept blocking the printer, so we turned it off]]. [[Virus scanner slowed everything, so I uninstalled it]].',
    'The firewall kept crashing, so we replaced it; the alarm kept ringing, so I switched it off and got up.',
    '[[Do not enter the fall in the accident log, otherwise the site loses its safety award]].',
    'Do not put it in the book or you lose your place in the story. Do not log it in the system, or it is counted twice.',
  ],
};
