import type { PhraseRule } from '#engine/phrases/phrase-rule.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const CONTROL =
  '(?:compliance|internal audit|audit|legal|risk|safeguarding|hr|finance|internal control|security|the works council)';
const CHECKER = `(?:(?:the |our |internal )?(?:audit(?:ors?)?|finance|accounts|accounting|compliance|controlling|head office|hq|tax (?:office|man)|bank|board|nobody|no one|they))`;
const DOES_NOT_ASK =
  "(?:does not|do not|doesn't|don't|won't|will not|never|can't|cannot) (?:ask|asks|notice|see|query|question|find|spot|wonder|look|stop)";
const POLICE =
  '(?:police|authorities|press|lawyers?|social services|lado|ofsted|regulators?|inspectors?|ombudsman|hse|council|parents|union|union rep)';
const REVIEWED =
  '(?:letters?|notices?|decisions?|quotes?|quotations?|offers?|reply|replies|policy schedule|correspondence|refusal|rejection)';

/** In the notation of literals; each wording below contains one. */
export const QUIET_RECORDS_TRIGGERS: readonly string[] = (
  'mail chain|e-mail chain|email chain|mail thread|e-mail thread|email thread|mail trail|e-mail trail|email trail|this chain|this trail|this thread|this exchange|' +
  'in compliance|in audit|in internal audit|in legal|in risk|in finance|in hr|in safeguarding|from compliance|from audit|from legal|from finance|to compliance|to internal audit|at compliance|' +
  'put it under|put that under|put this under|put it as|put them under|put it down as|book it under|book it as|book that as|book that under|enter it under|enter it as|post it under|post it as|show it as|show it under|record it as|charge it as|charge it under|book them as|book them under|' +
  'off paper|off the paper*|out of the paper*|out of writing|out of the e-mails|out of the emails|off the e-mails|off the emails|' +
  'no police|no press|no authorities|no social*|no lawyers|no regulator*|no inspectors|no ofsted|no lado|no parents|no union|no hse|no ombudsman|' +
  'step back*|step down*|resign quietly|leave quietly|go quietly|retire quietly|move on quietly|' +
  'mentioned in*|stated in*|shown in*|disclosed in*|quoted in*|mention in*|mention it in*|mention this in*|mention that in*|' +
  "tick no|tick yes|tick “no”|tick “yes”|put no|put yes|say no|say yes|answer no|write no|write none|put none|put nil|they never check*|never checks*|nobody checks|no one checks|they don't check|they do not check"
).split('|');

/** How a record is kept from those who check it, or is made to say what nobody will check. */
export const QUIET_RECORDS_RULES: readonly PhraseRule[] = [
  {
    form: phrase(
      `(?:delete|erase|wipe|bin|trash|destroy) (?:this|the) (?:whole |entire )?(?:e-?mail |mail |message )?(?:chain|thread|trail|exchange|correspondence)(?: (?:after(?:wards)?|once (?:done|read|paid)|when (?:done|read)|as soon as \\w{2,9}|now|today))?(?:,? please)?`,
      `(?:do not|don't|never|not to) (?:forward|show|copy|send|mention|cc)(?: (?:this|it|that|them|any of (?:this|it)|anything))? ?(?:in |to )?(?:the )?(?:\\w{2,14} (?:and \\w{2,14} )?)?(?:in|from|at) ${CONTROL}(?: and \\w{2,14})?`,
    ),
    requires: phrase(
      `after(?:wards)?|once|do not forward|don't forward|never forward|compliance|audit|legal|(?:he|she|they)(?:'ll| will| would)? (?:only |just )?(?:make|cause|kick|ask|raise|stop|block|object)(?: \\w{1,9}){0,4}|nobody|no one|fuss|questions`,
    ),
    unless: phrase(
      `by mistake|in error|wrong (?:person|recipient|list)|reply[- ]all|personal data|gdpr|spam|phishing|draft|privileged|out of date|old version|unsubscribe`,
    ),
    confidence: 0.84,
    why: 'The text keeps messages from those who check such matters.',
  },
  {
    form: phrase(
      `(?:put|book|enter|post|show|record|charge)(?: (?:it|that|this|them))?(?: down)? (?:under|as|through) ["“‘'](?:[\\w&-]{2,14} ?){1,4}["”’'],? (?:in the (?:books|ledger|accounts) )?so (?:that )?${CHECKER} ${DOES_NOT_ASK}(?: \\w{2,9}){0,3}`,
    ),
    unless: phrase(`must not|never|may not|test|sandbox|filename`),
    confidence: 0.86,
    why: 'A payment is booked under another name so that nobody who checks it asks.',
  },
  {
    form: phrase(
      `(?:keep|leave) (?:me|us|my name|our names?|the boss|the (?:company|firm)) (?:off|out of) (?:the )?(?:paper|papers|paperwork|paper ?trail|writing|e-?mails|invoices?)(?: (?:on|about|for) (?:it|this|that))?`,
    ),
    unless: phrase(
      'mailing list|newsletter|newspaper|press|unsubscribe|spam|marketing|author(?:s|ship)?',
    ),
    confidence: 0.84,
    why: 'Somebody asks to appear on no paper, which hides who knew.',
  },
  {
    form: phrase(
      `(?:keep|kept|deal with|dealt with|handle|handled|sort|settle|settled|resolve)(?: (?:it|this|that|the (?:matter|thing|issue|incident)))? (?:in[- ]?house|internally|within the \\w{3,10}|between ourselves|among ourselves|quiet|in the family)[,;–-]{0,2} ?(?:and |with )?no ${POLICE}(?:,? (?:and |or )?no (?:\\w{2,12} ?){1,3})?`,
      `let(?:ting)? (?:him|her|them|the (?:coach|teacher|priest|carer|trainer|doctor|nurse)|coach \\w{1,12}) (?:step (?:back|down|aside)|resign|leave|go|retire|move on) (?:quietly|discreetly|without (?:a |any )?fuss)(?:,? (?:and )?with an? (?:good|glowing|clean|decent|neutral) reference)?`,
    ),
    requires: phrase(
      `no ${POLICE}|child(?:ren)?|boys?|girls?|pupils?|changing|photograph\\w{0,3}|allegations?|complaints?|touched|abuse|harass\\w{2,5}|stole\\w?|reference`,
    ),
    unless: phrase(
      `redundan(?:t|cy)|garden leave|no police (?:presence|record|report|number)|retired after`,
    ),
    confidence: 0.85,
    why: 'A matter for the authorities is to be settled quietly.',
  },
  {
    form: phrase(
      `(?:not to be|must not be|never to be|isn't to be|is not to be|should not be|shouldn't be) (?:mentioned|stated|shown|disclosed|quoted|given|explained) in (?:the |any |our |his |her |their |your )?(?:\\w{3,12} )?${REVIEWED}`,
      `(?:do not|don't|never) (?:mention|state|show|disclose|quote|give|explain) (?:it|this|that|the (?:reason|loading|ground|real reason)) in (?:the |any |our |his |her |their |your )?(?:\\w{3,12} )?${REVIEWED}`,
    ),
    requires: phrase(
      `loading|loaded|declin\\w{1,3}|refus\\w{1,3}|reject\\w{0,3}|surcharge|premium|price|reason|grounds?|because|extra|add(?:ed)?|increase|mark-?up|\\d{1,3} ?%`,
    ),
    unless: phrase(
      'names? of|identit(?:y|ies)|source|diagnosis|patients?|famil(?:y|ies)|spoilers?|surprise|privileged|discounts?',
    ),
    confidence: 0.82,
    why: 'The true ground of a decision is to be kept from whoever it concerns.',
  },
  {
    form: phrase(
      `(?:just |simply |always )?(?:tick|put|say|write|answer|select|enter|declare) ["“‘']?(?:no|yes|none|nil|zero|not applicable|n/a)["”’']?(?: (?:on|in|to|for|there|under)(?: \\w{1,12}){0,3})?[,;–-]{0,2} ?(?:and |because |as |since )?(?:they|nobody|no one|(?:the )?(?:home office|embassy|consulate|council|bank|insurers?|office|university|authority|caseworker|landlord|customs|tax office|agency)) (?:(?:never|don't|do not|won't|will not|doesn't|does not|hardly ever|ever) )?(?:checks?|verif(?:y|ies)|looks?|finds? out|notices?|knows?)`,
    ),
    requires: phrase(
      `never|don't|do not|won't|will not|doesn't|does not|hardly ever|nobody|no one`,
    ),
    unless: phrase('game|quiz|survey|terms and conditions|cookies?|newsletter|optional|default'),
    confidence: 0.84,
    why: 'Somebody is told to give a false answer because nobody checks it.',
  },
];

/** Each with its near misses. */
export const QUIET_RECORDS_EXAMPLES: readonly string[] = [
  'Fine by me. [[Erase this e-mail thread afterwards]], and [[don’t show it to Petra in internal audit]], she will only ask.',
  'I gave him 300, [[book it as “harbour services” so that finance doesn’t ask]].',
  'All right for the agent, [[leave my name out of the paperwork on this]].',
  'The vestry wants to [[deal with it internally, no authorities]] and to [[let the trainer resign quietly with a good reference]].',
  'We add 20 % for the district, [[not to be mentioned in the offer]].',
  '“[[Just put none, nobody ever checks]],” he said.',
  'Please delete this e-mail thread, I sent it to the wrong list. Do not forward phishing to colleagues in finance.',
  'Book it as “travel” so that finance can find it. Keep me off the newsletter paper.',
  'They handled it internally, no police report was needed. Let her go quietly out of the room.',
  'The names of donors are not to be mentioned in the letter. Tick no if you do not want the newsletter, nobody checks your e-mail.',
];
