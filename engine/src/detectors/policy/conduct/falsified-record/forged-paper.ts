import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const PAPERS = `(?:(?:(?:[\\w-]{3,14} ){0,2})(?:certificates?|test reports?|inspection (?:reports?|records?|certificates?)|reports?|receipts?|references?|diplomas?|time ?sheets?|invoices?|delivery notes?|log ?books?|protocols?|signatures?|approvals?|permits?|calibration records?))`;
const NOT_REAL = `(?:not (?:real|genuine|authentic)|fake|fakes|faked|forged|forgeries|made up|invented|bogus|phoney|phony|fabricated)`;
const OTHERS = `(?:(?:the |an? |our |my )(?:\\w{3,12} )?(?:inspector|manager|engineer|doctor|nurse|welder|customer|client|supervisor|foreman|teacher|director|tenant|patient|surveyor|technician|colleague|parent|driver|auditor|chair(?:man|woman)?|trustee|witness)'s|(?:someone|somebody) else's|another (?:person|colleague|inspector|nurse|engineer)'s|(?:mr|mrs|ms|dr) \\w{2,14}'s|\\w{3,14}'s)`;
/** Certificates of servers, checks for forgeries, and what is told of a crime elsewhere. */
const NO_FORGERY = phrase(
  `ssl|tls|https?|browser|servers?|self-signed|sandbox|test (?:data|mode)|demo|detect\\w{0,5}|verif(?:y|ied|ies)|check(?:s|ed)? (?:whether|if|for)|whether|if|suspected|allegedly|accused|convicted|police|court|counterfeit|must|may not|never (?:forge|fake|sign)\\w{0,2}|nobody|not forged|on behalf of|power of attorney|authori[sz]ed|museum|novel|film|play`,
);
const SCORE = `(?:scores?|ratings?|marks?|grades?|result|evaluation)`;

/** Papers that are forged, and scores that are changed to reach a result. */
export const forgedPaper: WordingPart = {
  triggers: (
    'not real|not genuine|not authentic|fake|fakes|faked|forged|forgeries|are made up|is made up|were made up|was made up|are invented|is invented|were invented|was invented|bogus|phoney|phony|fabricated|' +
    'signature|signatures|initials|signed his name*|signed her name*|signed in*|name on*|name under*|name to*|' +
    'lowered it to|lowered him to|lowered her to|lowered that to|lowered it by|lowered him by|lowered her by|lowered that by|reduced it to|reduced him to|reduced her to|reduced that to|reduced it by|reduced him by|reduced her by|reduced that by|marked it to|marked him to|marked her to|marked that to|marked it by|marked him by|marked her by|marked that by|dropped it to|dropped him to|dropped her to|dropped that to|dropped it by|dropped him by|dropped her by|dropped that by|raised it to|raised him to|raised her to|raised that to|raised it by|raised him by|raised her by|raised that by|bumped it to|bumped him to|bumped her to|bumped that to|bumped it by|bumped him by|bumped her by|bumped that by|moved it to|moved him to|moved her to|moved that to|moved it by|moved him by|moved her by|moved that by|knocked it to|knocked him to|knocked her to|knocked that to|knocked it by|knocked him by|knocked her by|knocked that by|pushed it to|pushed him to|pushed her to|pushed that to|pushed it by|pushed him by|pushed her by|pushed that by|brought it to|brought him to|brought her to|brought that to|brought it by|brought him by|brought her by|brought that by|pulled it to|pulled him to|pulled her to|pulled that to|pulled it by|pulled him by|pulled her by|pulled that by|' +
    'down to #*|down to ##*|up to #*|up to ##*|back to #*|back to ##*|down by*|up by*|' +
    'in the books*|in our books*|in their books*|in the accounts*|in our accounts*|in their accounts*|in the ledger*|in our ledger*|in their ledger*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:the |these |those |our |his |her |all |most of the |some of the )${PAPERS}(?: (?:for|of|from|on|in|that|which|at) (?:[\\w-]{1,14},? ){1,7}?| )(?:are|is|were|was) (?:(?:all|simply|just|partly|in fact|largely|completely|obviously) )?${NOT_REAL}(?= ?(?:[.,;!)]|$|and|by|because|as|from))`,
        `(?:forged|faked|copied|imitated|traced|pasted(?: in)?|scanned in) (?:${OTHERS}|his|her|their) (?:signature|initials)(?: (?:on|onto|under|into|for) (?:[\\w-]{1,14} ?){1,4})?`,
        `signed (?:in |with |under )?${OTHERS} (?:name|signature|initials)(?: (?:on|onto|under|for) (?:[\\w-]{1,14} ?){1,4})?`,
        `signed (?:his|her) name (?:on|under|to) (?:all |\\d{1,4} |the |dozens of |several )(?:\\d{1,4} )?(?:[\\w-]{3,14} )?(?:sheets?|certificates?|forms?|reports?|records?|logs?|protocols?)(?=[^.]{0,40}(?:told (?:him|her) to|never|without|although|ordered|instead))`,
      ),
      unless: NO_FORGERY,
      confidence: 0.78,
      why: 'The text says that papers or signatures are forged.',
    },
    {
      form: phrase(
        `${SCORE} (?:was|were|stood at|came (?:out at|to)|had been|used to be) (?:[\\w.-]{1,6} ){0,6}?[\\w.-]{1,6}[, ]{1,2}(?:so|but|and) (?:i|we|he|she|they|the \\w{3,12}|\\w{2,12}) ?(?:'ve |have |has |had )?(?:taken|took|brought|pulled|moved|lowered|reduced|cut|marked|dropped|knocked|pushed|raised|bumped) (?:it|them|him|her|that) (?:(?:down|back|up) )?(?:to|by) \\d{1,3}`,
      ),
      unless: phrase(
        'appeals?|error|mistake|corrected|recalculat\\w{1,3}|moderat\\w{2,4}|second marker|double|recount|rounding|patients?|temperature|game|league',
      ),
      severity: 'medium',
      confidence: 0.75,
      why: 'The text says that a score was changed to reach a result.',
    },
    {
      form: phrase(
        `in (?:the|our|their|his|her) (?:books|accounts|ledgers?) (?:it|this|that|they|these|the (?:\\w{3,14} ?){1,2}) (?:is|was|are|were|appears?|shows?(?: up)?|stands?|went(?: down| through)?|goes|go|(?:is|was|are|were) (?:called|entered|booked|listed|shown|disguised|down)) ?(?:as )?["“‘'] ?[\\w][^"”’]{2,50}`,
      ),
      unless: phrase(
        'ifrs|gaap|chart of accounts|heading|template|should|must|correctly|means|definition|according to',
      ),
      severity: 'medium',
      confidence: 0.72,
      why: 'The text says that the accounts give something another name.',
    },
  ],
  examples: [
    '[[The calibration certificates for the two cranes are forged]], and someone [[traced the inspector’s signature]].',
    'He [[signed her name on all forms]] although she never saw them. They [[signed in the surveyor’s name]].',
    'Check whether the certificates are fake; the TLS certificates for the two servers are not real. She signed her name on the form.',
    'His [[grade was 14 in May but the head has pulled it down to 6]]. Her [[score was 8 in round 2, so I have lowered it to 5]].',
    'The score was 14 in May and the appeal board has raised it up to 16; the mark was 3, so we moved on.',
    'The yacht is for the owner; [[in the accounts it is entered as “marine research]]”.',
    'In the books it is shown as “other receivables”, as IFRS asks.',
  ],
};
