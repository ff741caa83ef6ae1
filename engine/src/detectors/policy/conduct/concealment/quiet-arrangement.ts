import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

/** Documents that would reveal it. */
const SHEETS = `(?:(?:accident|incident|visitor|wages?|time|temperature|delivery|cleaning|fire|training
  |shift|quality|safety|test) (?:books?|sheets?|logs?|cards?|records?|registers?|charts?|slips?))`;
const WATCHERS = `(?:it|hr|compliance|security|audit|the (?:company|firm|office|it team|filter|mail
  filter|system|scanner|dlp|firewall|auditors?))`;
const REGISTER =
  '(?:(?:gifts?|hospitality|interests?|complaints?|conflicts?) (?:register|log|declaration))';

/** Arrangements to keep something from a record, a control or an authority. */
export const quietArrangement: WordingPart = {
  triggers: (
    'accident book*|incident book*|accident log*|incident log*|wage book*|temperature sheet*|' +
    'temperature log*|time sheet*|time card*|delivery sheet*|cleaning sheet*|cleaning log*|' +
    'training record*|test record*|safety record*|shift log*|visitor book*|visitors book*|' +
    'gone from the*|off the shared*|off the server*|off the drive*|gone by*|gone before*|' +
    'date the*|dated the*|minutes as of*|gifts register|gift register|hospitality register|' +
    'gifts log|gift log|complaints register|complaints log|interests register|gift declaration|' +
    'hospitality log|mail filter|the filter|the scanner|the firewall|dlp|your own phone*|' +
    'own phones|own phone|private phone*|personal phone*|uses the hotline|use the hotline|' +
    'calls the hotline|call the hotline|ring the hotline|rings the hotline|whistleblowing line|speak-up line|' +
    'clock everyone*|clock everybody*|clock them*|clock him*|clock her*|clock the*|' +
    'clocked everyone*|clocked them*|needn’t consult|need not consult|' +
    "needn't consult|not have to consult|don't have to consult|avoid consulting*|no consultation|" +
    'on the payroll|invoice it as*|invoice this as*|bill it as*|bill this as*|call it market*|' +
    'call it consult*|no report is needed|no report needed|return it in*|return them in*|' +
    'send it back in*|take it back in*|take them back in*|book the*|booked the*|' +
    'sign them*|signed them*|sign everyone*|signed everyone*|sign everybody*|take double*|take twice*|take extra*|take more*|order double*|order twice*|order extra*|buy double*|sponsored tag|use #ad|use the #ad|put #ad|paid partnership|partnership label|sponsored label|' +
    'notes that you*|notes you*|any notes*|your notes*|all notes*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:shred|burn|bin|destroy|get rid of|lose|make) (?:the |all the |those |last \\w{4,6}'s |any )?${SHEETS}(?: (?:for|from|of) (?:\\w{2,9} ?){1,3})?(?: disappear| vanish)?(?=\\s?[.;,!]|\\s(?:before|now|tonight|today|please)|$)`,
        `(?:should|must|has to|have to|needs? to|had better|is to|are to|i want|better) (?:it |them |all that )?(?:be )?(?:gone|disappeared|cleared) (?:from|off) the (?:shared |main |network |company )?(?:drive|server|system|folder|archive|mailbox)s?(?: by \\w{3,10}(?: \\w{3,9})?)?`,
        `(?:everything|anything|all) (?:\\w{2,12} ){1,6}(?:has to|have to|must|should|needs? to) be off the (?:shared |main |network )?(?:drive|server|system|folder)s? (?:by|before) \\w{3,10}(?: \\w{3,9})?`,
        `(?:please |you (?:must|will|should) )(?:destroy|shred|burn) (?:any|all|your|the) notes (?:that )?(?:you )?(?:\\w{2,9} ){0,3}(?:about|of|on) the (?:incident|accident|meeting|complaint|matter|events?)`,
      ),
      unless: phrase(
        `retention|gdpr|years|expire[sd]?|confidential waste|after \\w{2,6} (?:months|years)|duplicates?
        |not|never|migrat(?:e|ed|ion)|old version|licen[cs]e|within \\w{2,9} (?:days|weeks|months)`,
      ),
      confidence: 0.75,
      why: 'The text suggests destroying records that could reveal what happened.',
    },
    {
      form: phrase(
        `(?:don't|dont|do not|never|no need to|not to) (?:enter|put|write|record|list|log|declare|note) (?:it|this|that|them|these|the \\w{3,12}) (?:in|on|into) (?:the |our |your )?${REGISTER}`,
        `(?:nobody|no one|none of you|don't|dont|do not|never)(?: \\w{2,6})? (?:uses?|calls?|rings?) the (?:\\w{3,14} )?(?:hotline|speak-up line|whistleblowing line)(?=\\s?[.;,!]|$)`,
        `so (?:that )?(?:the )?(?:mail filter|filter|scanner|firewall|dlp|spam filter) (?:lets (?:it|them|this) (?:past|through|by)|(?:doesn't|does not|won't|can't) (?:see|spot|catch|stop|block|read) (?:it|them|this))`,
        `(?:use|take|text me on|write from|ring me on) (?:your own|your private|your personal|own|private|personal) phones? (?:for (?:this|that|it|these)),? …${WATCHERS} (?:reads?|checks?|monitors?|watches|sees?|looks?)`,
      ),
      unless: phrase(
        'below|under (?:£|\\$|€)|less than|false positives?|legitimate|emergency|customers?',
      ),
      confidence: 0.8,
      why: 'The text suggests getting around a register, a hotline or a control.',
    },
    {
      form: phrase(
        `(?:please|pls|can you|could you|just|and|,) date (?:the|those|these|both) (?:minutes|resolutions?|letters?|contracts?|agreements?|approvals?|consents?|forms?|invoices?|memos?) (?:for |as of |to |with )?(?:the )?(?:\\d{1,2}|last|january|february|march|april|may|june|july|august|september|october|november|december)(?:st|nd|rd|th)?(?: (?:of )?\\w{3,9})?`,
        `date the (?:minutes|resolutions?|letters?|contracts?|agreements?|approvals?|consents?|invoices?|memos?) (?:for |as of )?(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? \\w{3,9},? (?:please|pls)`,
        `(?:clock|clocked|sign|signed|book|booked) (?:everyone|everybody|them|him|her|the (?:\\w{3,12} )?\\w{3,12}) (?:out|off) (?:at|for) \\w{1,8} (?:even though|although|though|and|while|but) (?:they|he|she|everyone) (?:\\w{2,6} )?(?:works?|carr(?:y|ies)|stays?|goes?|go|keeps?|worked|stayed)(?: \\w{2,8}){0,4}`,
        `(?:invoice|bill|book) (?:it|this|that|the \\w{3,9}) as ["“']?\\w{3,14}(?: \\w{3,14}){0,2}(?:["”])?(?:,| –| —| -|;| \\() ?no (?:report|work|paper|service|delivery) (?:is |will be )?(?:needed|required|expected|necessary)`,
        `(?:leave|keep|put|kept|left) \\w{2,12} on the payroll,? (?:and )?(?:i'll|i will|we'll|we will|the (?:money|pay)) (?:\\w{2,9} ){0,2}(?:sort|handle|deal|take|goes|comes|split|collect)(?: \\w{2,9}){0,3}`,
      ),
      unless: phrase('maternity|garden leave|notice period|pension|sick|stamp|library|calendar'),
      confidence: 0.8,
      why: 'The text suggests that a record will misstate the facts.',
    },
    {
      form: phrase(
        `(?:book|booked|recogni[sz]e|recogni[sz]ed|invoice|invoiced) (?:the|that|this) (?:\\w{2,14} ){0,2}(?:order|sale|deal|revenue|contract|shipment)s? in \\w{2,9} (?:even though|although|though|but) (?:it|they|we) (?:\\w{2,6} )?(?:ships?|shipped|delivers?|delivered|goes?|go|sign|signed|starts?)(?: \\w{2,9}){0,3}`,
        `(?:take|order|buy|load up on) (?:double|twice|more|extra|the lot|too much) (?:\\w{2,9} ){0,2}and (?:we(?:'ll| will)?|they can|you can|let them) (?:let (?:them|you) )?(?:return|send|take|give|credit) (?:it|them)(?: back)? (?:in|after|next) \\w{3,9}`,
        `(?:dismiss|lay off|let go|make redundant|sack|go) (?:\\w{2,12} ){0,3}(?:in|by) (?:groups|batches|lots|waves) of \\w{3,9} so (?:that )?we (?:needn't|need not|don't have to|do not have to|avoid) consult(?:ing)?`,
        `(?:don't|dont|do not|please not|never) (?:use|put|add|show) (?:the )?["“]?(?:#ad|paid partnership(?: label| tag)?|partnership label|sponsored (?:label|tag))`,
      ),
      unless: phrase('refund policy|unless|example|auditor found|restat(?:e|ed|ement)|if you'),
      confidence: 0.8,
      why: 'The text suggests presenting figures, dismissals or advertising so that a rule only appears to be met.',
    },
  ],
};
