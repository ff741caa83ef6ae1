import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { GDPR } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const WE =
  '(?:we|(?:the )?(?:company|platform|provider|operator|controller|club|school|app|service|site))';
const PERSONAL =
  '(?:personal |customer |user |member |account )?(?:data|information|details|records|profiles?)';
const PEOPLE =
  '(?:you|customers?|users?|members?|children|kids|pupils?|students?|applicants?|tenants?|patients?|drivers?|workers?|employees?|borrowers?|candidates?|people|claims?|accounts?)';
const MACHINE =
  '(?:ai|algorithms?|software|program|computer|machine|model|system|(?:scoring|ranking) (?:engine|tool|system))';
const CREDENTIALS =
  '(?:(?:your |all |the |user |customer |account )?(?:passwords?|pins?|log-?ins?|card (?:numbers?|details)|credentials))';
const IN_THE_CLEAR =
  '(?:in (?:plain ?-?text|clear ?-?text|the clear|readable form|plain view)|unencrypted|without (?:any )?(?:encryption|hashing|protection)|as plain ?-?text)';
const CLOSED =
  "(?:is |are |'s |'re |has been )?(?:closed|shut|off|not (?:in use|open|running|using (?:it|the app))|in the background)";

/** The wordings of privacy notices, which often say neither who acts nor upon what. */
export const privacyNotice: WordingPart = {
  triggers: (
    'be leaked|be stolen|be hacked|be exposed|is leaked|are leaked|gets leaked|get leaked|been leaked|is stolen|are stolen|is hacked|are hacked|been stolen|been hacked|is exposed|are exposed|is lost|are lost|any privacy law*|no privacy law*|without privacy law*|without data protection*|' +
    'no parental*|no parent*|no guardian*|without parental*|whatever purpose*|any purpose*|any other purpose*|any reason*|' +
    'deleting your*|closing your*|cancelling your*|leaving does*|even after you*|even when you delete*|even if you delete*|even if you close*|' +
    'is never deleted|are never deleted|is never erased|are never erased|never be deleted|never be erased|' +
    'plain text*|plaintext|clear text|cleartext|in the clear|unencrypted|without encryption|without any encryption|without hashing|' +
    'case of a breach|event of a breach|case of a data*|event of a data*|case of a leak|event of a leak|case of a security*|event of a security*|case of any breach|event of any breach|is a breach|is a data breach|is a data leak|is a leak|is a hack|after a breach|after a leak|after a hack|' +
    'no human*|no person*|nobody*|no one*|without human*|without any human*|' +
    'for transfers|about transfers|such transfers|these transfers|transfers abroad|international transfers|for a transfer*|not tell you where|not say where|not say in which*|not tell you in which*|protection officer*|privacy officer*|' +
    'app is closed|app is off|app is shut|when closed|app is not*|when the app*|even when*|also when*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:no|without(?: any| the)?) (?:parental |parent's |parents' |parent or guardian |guardian's )(?:consent|permission|approval|agreement)(?: (?:is|are) (?:needed|required|necessary|asked for|sought|obtained))?[^.;:•]{0,40}? (?:sign(?:ing)? up|regist(?:er|ering|ration)|join(?:ing)?|play(?:ing)?|open(?:ing)? an account|accounts?|download(?:ing)?|us(?:e|ing) (?:it|the app|our|this))`,
        `(?:sign(?:ing)? up|regist(?:er|ering|ration)|join(?:ing)?|open(?:ing)? an account|accounts?)[^.;:•]{0,40}? (?:without|no) (?:any )?(?:parental |parent's |parents' |guardian's )(?:consent|permission|approval)`,
      ),
      unless: phrase(
        `not|never|cannot|over (?:1[3-9]|18)|aged? (?:1[6-9]|18)|1[68] (?:and|or) over|adults?`,
        REPORT,
      ),
      confidence: 0.85,
      severity: 'high',
      recommendation: 'Ask a parent for consent before a child signs up, and verify who gives it.',
      legalReference: { law: GDPR, article: 'Art. 8(1)' },
      why: 'The text lets children provide personal data without a parent’s consent.',
    },
    {
      form: phrase(
        `for (?:whatever|any)(?: other)? (?:purposes?|reasons?) (?:that |which )?(?:we|it|they|our \\w{4,9}) (?:(?:may|might|can|could|will) )?(?:later )?(?:think of|come up with|likes?|chooses?|wish(?:es)?|wants?|sees? fit|thinks? fit|decides?(?: on)?|finds? useful|dreams? up)(?: (?:later|in (?:the )?future|at any time))?`,
      ),
      requires: phrase(
        'data|information|details|ads|adverts|advertising|advertisers|profiles?|photos|location|contacts|cookies|users?|marketing',
      ),
      unless: phrase(
        'not|never|you (?:may|can)|deposit|funds|donations?|proceeds|anonymi[sz]ed|aggregated?',
        REPORT,
      ),
      confidence: 0.85,
      legalReference: { law: GDPR, article: 'Art. 5(1)(b)' },
      why: 'The text allows personal data to be used for any purpose or kept without a time limit.',
    },
    {
      form: phrase(
        `(?:deleting|closing|cancelling|ending) (?:your|an?|the|their) (?:account|profile|membership|subscription) (?:does|will) not (?:also )?(?:delete|erase|remove|affect) (?:your|the|any|their) ${PERSONAL}`,
        `(?:keep|store|retain|hold|use)s? (?:your|the|any|all|their) (?:of your )?${PERSONAL} (?:even )?(?:after|when|if) you (?:\\w{3,8} )?(?:delete|close|cancel|leave|ask us to delete)(?: (?:your|the) account)?,? (?:and )?(?:for ever|forever|indefinitely|for as long as we (?:like|want|wish)|without limit)`,
        `(?:your|their|users'|customers'|members'|personal) (?:personal )?(?:data|information|details|profiles?) (?:is|are|will) (?:never|not ever) (?:be )?(?:deleted|erased)`,
      ),
      unless: phrase(
        `until|within|for (?:up to )?\\d{1,3}|days|months|years|law|legal|backups?|to (?:delete|erase) (?:your|it|them)|please|settings|shared with`,
        REPORT,
      ),
      confidence: 0.85,
      legalReference: { law: GDPR, article: 'Art. 5(1)(e) and 17' },
      why: 'The text keeps personal data without end, even of those who have left.',
    },
    {
      form: phrase(
        `${CREDENTIALS} (?:is|are|will be) (?:kept|stored|saved|held|recorded|filed|sent|e-?mailed) (?:\\w{2,12} ){0,4}?${IN_THE_CLEAR}`,
        `${WE} (?:keeps?|stores?|saves?|holds?|records?|sends?|e-?mails?) (?:\\w{2,12} ){0,2}?${CREDENTIALS} (?:\\w{2,12} ){0,4}?${IN_THE_CLEAR}`,
      ),
      requires: phrase('we|us|our|you|your'),
      unless: phrase(
        `never|(?:not|nor|cannot|no longer|used to|must|should|was|were)|n't|vulnerab\\w{3,7}|attackers?|bug|fix(?:ed)?|configs?|configuration|directory|environment|repository|(?:home|config|log|text) (?:folder|files?)|local(?:ly)?|browser|test`,
        REPORT,
      ),
      severity: 'high',
      confidence: 0.85,
      recommendation: 'Store passwords only as salted hashes, and encrypt what else is secret.',
      legalReference: { law: GDPR, article: 'Art. 32(1)' },
      why: 'The text has passwords or card numbers kept unprotected, so that one leak exposes them all.',
    },
    {
      form: phrase(
        `(?:if|when|should) (?:(?:your|any|customer|user|personal) ){1,2}(?:data|details|information|photos|records) (?:is|are|gets?|be|has been|have been) (?:leaked|stolen|hacked|lost|exposed),? ${WE} (?:may or may not|might or might not|need not|are not obliged to|may choose (?:not )?to|decide whether to) (?:tell|inform|notify|warn|say)(?: (?:you|anyone|users|customers|so))?`,
        `(?:in (?:the event|case) of|if there is|when there is|after|following) (?:an?|any) (?:\\w{4,8} )?(?:breach|leak|hack|attack),? ${WE} (?:(?:will|shall|may|can|alone|then) ){0,2}(?:decides?|judges?|chooses?|determines?|considers?) (?:\\w{2,9} ){0,2}?(?:whether|if|when|who)(?: \\w{2,12}){0,6}? (?:tell(?:ing)?|inform(?:ing)?|notify(?:ing)?|notified|informed|told|warn(?:ed|ing)?|announced?|useful)(?: \\w{2,9}){0,5}`,
      ),
      unless: phrase(
        `risks?|within|undue delay|required|authorit(?:y|ies)|commissioner|regulators?|contract|agreement`,
        REPORT,
      ),
      severity: 'high',
      confidence: 0.85,
      recommendation:
        'Promise to tell the authority, and people whom a breach puts at risk, without delay.',
      legalReference: { law: GDPR, article: 'Art. 33 and 34' },
      why: 'The text leaves it to the company whether people hear of a data breach.',
    },
    {
      form: phrase(
        `(?:lowers?|rejects?|declines?|refuses?|den(?:y|ies)|approves?|raises?|cuts?|blocks?|scores?|prices?|cancels?|dismiss(?:es)?|suspends?) (?:[\\w’'-]{1,14} ){0,8}?(?:automatically|by (?:algorithm|machine|the model|score alone))[,;:]? [^.•]{0,160}?(?:nobody|no one|no human|no person|not? (?:a )?(?:human|person)) (?:ever )?(?:reviews?|checks?|looks? at|reads?)(?: (?:it|them|this|that|the \\w{4,9}))?(?: by hand)?`,
        `(?:our|the|an?) ${MACHINE} (?:alone )?(?:decides?|determines?|chooses?|ranks?|scores?|rates?|judges?|selects?|sorts?) (?:which|who|whose|whether|what|how) (?:\\w{2,12} ){0,4}?${PEOPLE}[^.•]{0,140}?(?:no (?:human(?: being)?|person|one)|nobody|without (?:any )?human) (?:ever )?(?:looks?|reviews?|checks?|involve\\w{1,4}|intervention|review)(?: (?:at )?(?:it|them|this|that))?`,
      ),
      unless: phrase(
        `not|never|right to|you (?:may|can) (?:ask|request)|chess|spam|simulation|novel`,
        REPORT,
      ),
      severity: 'high',
      confidence: 0.85,
      legalReference: { law: GDPR, article: 'Art. 22' },
      why: 'The text lets an algorithm decide about people without human review.',
    },
    {
      form: phrase(
        `(?:${WE} )?(?:takes?|makes?|applies|apply|has|have|uses?|there are) no (?:special |particular |further |additional |contractual |specific )?(?:steps|measures|safeguards|precautions|arrangements|protections?) (?:for|about|when|over|in case of) (?:\\w{3,13} ){0,2}?transfers?`,
        `(?:transfers?|sends?|stores?|keeps?|moves?|exports?|process(?:es)?) (?!no )(?:\\w{2,9} ){0,3}?(?:data|information|details|records)[^.;:•]{0,30}? (?:to|in) (?:an? )?countr(?:y|ies) (?:without|with no|that have no|where there (?:is|are) no) (?:any )?(?:data protection|privacy) (?:laws?|rules)`,
        `(?:we )?(?:do not|don't|will not|won't) (?:tell|say|disclose)(?: you| to you)? (?:where|in which countr(?:y|ies)) (?:\\w{2,9} ){0,3}(?:data|information|servers?|it|they|these)(?: (?:is|are))?`,
      ),
      requires: phrase('data|information|servers?|countr(?:y|ies)|personal|abroad'),
      unless: phrase('bank|money|wire|players?|school|airport|because|unless', REPORT),
      confidence: 0.85,
      recommendation:
        'Name the countries, and agree on standard contractual clauses or another safeguard for each.',
      legalReference: { law: GDPR, article: 'Art. 44–46' },
      why: 'The text lets personal data leave the country without the safeguards that the law requires.',
    },
    {
      form: phrase(
        `(?:data protection|privacy) officer ?[:–—-]? ?(?:none|nobody|no one|not (?:yet )?(?:appointed|named|designated)|n/a)(?: (?:is |has been )?(?:appointed|named|designated))?`,
      ),
      unless: phrase('not required|not obliged|need not|because|instead', REPORT),
      severity: 'low',
      confidence: 0.85,
      recommendation: 'Check whether the law demands an officer, and name whom people can turn to.',
      legalReference: { law: GDPR, article: 'Art. 37(1)' },
      why: 'The text names nobody who answers for the protection of data.',
    },
    {
      form: phrase(
        `(?:(?:your|precise|exact|constant) ){1,2}(?:gps )?(?:location|position|whereabouts),? ?\\(?(?:also|even) (?:when|while|if) (?:the (?:app|game|device|phone)|it|you) ?${CLOSED}(?:[^.;•]{0,60}? (?:face|facial|voice|iris) (?:geometry|templates?|scans?|prints?|maps?))?`,
      ),
      unless: phrase(
        'if you (?:allow|agree|turn|switch|consent)|consent|permission|settings|not|never',
        REPORT,
      ),
      severity: 'high',
      confidence: 0.85,
      recommendation: 'Collect only what the service needs, and only while people use it.',
      legalReference: { law: GDPR, article: 'Art. 5(1)(c)' },
      why: 'The text has people recorded, tracked or scanned without their knowledge or choice.',
    },
  ],
};
