import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const DATA =
  "(?:(?:all |any |your |their |the |these |those |of |user |users' |customer |customers' |personal |usage |account ){1,3})?(?:data|information|details|recordings|profiles?|records|messages|history|it|them)";

export const carelessDataUse = riskyClause({
  id: 'careless-data-use',
  typeName: 'Unfair data processing',
  description:
    'Processing of personal data for any purpose, without time limit, from children, in secret, or by algorithm alone.',
  severity: 'medium',
  recommendation:
    'Name each purpose, its legal basis and the retention period, and offer human review of decisions.',
  legalReference: { law: 'GDPR', article: 'Art. 5, 8 and 22' },
  triggers: (
    'any purpose*|whatever purpose*|no time limit|without time limit|without any time limit|' +
    'without limit in time|for good|for ever|forever|indefinitely|in perpetuity|' +
    'for an unlimited*|unlimited period|as long as we*|children under*|under 13|' +
    'under the age of*|under-13*|anyone under*|program alone*|algorithm alone*|computer alone*|' +
    'software alone*|machine alone*|solely by our algorithm*|by our algorithm alone|no human*|' +
    'nobody looks*|nobody checks*|nobody reviews*|no person reviews*|microphone*|' +
    'sound in the room|sounds in the room|even when closed|even when the app*|even if the app*|' +
    "when it's shut|when it is shut|when it is closed|when it's closed|when the app is*|" +
    "even when you're*|cookies, we|cookies we|block cookies|blocked cookies|refuse cookies|" +
    'delete cookies|fingerprint your*|keystrokes|template of your face|scan of your face|' +
    'faceprint*|voiceprint*|data protection law applies|no data protection|inform you if*|' +
    'inform you when*|inform you of*|tell you if*|tell you when*|notify you if*|' +
    'notify you when*|notify you of*|breach has*|breach to you|breaches to you|' +
    'tell you about breach*|data are stolen|data is stolen|are hacked|is hacked|data get lost|' +
    'your data are lost|your data is lost|when that has happened|of minors*|on minors|' +
    'from minors|about minors|of children|on children|from children|about children|' +
    'by algorithm*|by our algorithm*|by an algorithm*|by software|by the software|by a program|' +
    'by our program|by ai|by our ai|by an ai|by machine*|by a computer|by computer|' +
    "cannot be contested*|cannot be appealed|cannot be challenged*|parental consent*|children's data|children's personal*|children's information|children's photo*|children's details|by automated*|notify users*|notify customers*|inform customers*|inform users*|" +
    'notify members|inform members|tell customers|tell users|warn users|warn customers|' +
    'if your data|if your details|if your information|if customer data|if user data|' +
    'if personal data|if your personal*|if customer details|if user details'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:we|us|partners|they|company|platform|provider) (?:use|process|analy[sz]e|exploit) ${DATA} for (?:any|whatever) (?:\\w{3,12} )?purposes?(?: …)?(?: (?:we|that|which|now|whether|they)(?: \\w{2,9}){1,5})?`,
        `(?:we|company|platform|provider) (?:may |can |will )?(?:keep|store|retain|hang on to|hold on to|hold|save|archive) ${DATA} (?:indefinitely|for good|for ever|forever|in perpetuity|with(?:out| no)(?: any)? (?:time limit|limit in time)|for an (?:unlimited|indefinite) (?:time|period)|for as long as we (?:like|wish|want|see fit|please))`,
        `(?:data|information|recordings|profiles?|records) (?:is|are|will be|may be) (?:kept|stored|retained|held|saved|archived) (?:indefinitely|for good|for ever|forever|in perpetuity|with(?:out| no)(?: any)? (?:time limit|limit in time)|for an (?:unlimited|indefinite) (?:time|period)|for as long as we (?:like|wish|want|see fit|please))`,
      ),
      requires: phrase(
        'your|you|personal|users?|customers?|members?|applicants?|employees?|patients?|visitors?',
      ),
      unless: phrase(
        'not|never|anonymi[sz]ed|aggregated?|source code|open source|backups?|logs? files?|public domain',
        REPORT,
      ),
      confidence: 0.85,
      why: 'The text allows personal data to be used for any purpose or kept without a time limit.',
    },
    {
      form: phrase(
        `(?:children|kids|minors|anyone|users|those)(?: who are)? (?:under|below) (?:the age of )?(?:13|thirteen|14|16|sixteen|12|ten|10) (?:may|can|are free to|are welcome to) (?:also )?(?:sign up|register|play|join|use \\w{2,4} \\w{3,8}|open an account)(?: (?:on their own|by themselves|alone|too|as well|without (?:asking|telling|their parents|parental|a parent)(?: \\w{3,10}){0,2}))`,
        `(?:collect|gather|store|process|use) (?:the same |personal |such )?(?:data|information) (?:on|of|about|from) (?:children|kids|minors)(?: \\w{2,9}){0,4} without (?:\\w{2,9} ){0,2}(?:consent|parents?|parental)`,
        `(?:collect|use|process|store) children's (?:personal )?(?:data|information|photos?|details) without (?:asking )?(?:their |the )?parents?(?:' consent)?`,
      ),
      unless: phrase('not|never|unless|only with', REPORT),
      confidence: 0.85,
      why: 'The text lets children provide personal data without a parent’s consent.',
    },
    {
      form: phrase(
        `(?:we|the app|the site|the club) (?:do not|don't|does not|never|will not) (?:ask for|require|need|obtain|seek) (?:any )?parental consent`,
      ),
      unless: phrase('because|unless|adults?|over (?:16|18)|no longer', REPORT),
      confidence: 0.85,
      why: 'The text lets children provide personal data without a parent’s consent.',
    },
    {
      form: phrase(
        `(?:program|algorithm|computer|software|machine|system|ai)(?: alone| by itself| on its own) (?:decides?|determines?|rejects?|sets?|chooses?|grants?) …(?:nobody|no one|no human|no person|without (?:any )?human)(?: \\w{2,12}){0,5}`,
        `decisions? (?:\\w{2,12} ){0,5}(?:made|taken) (?:\\w{2,9} ){0,2}by (?:an? |our |the )?(?:algorithms?|program|software|computer|machines?|ai|automated \\w{5,8})(?: \\w{2,9}){0,2} (?:and )?(?:cannot|may not|can not) be (?:contested|appealed|challenged|reviewed)`,
        `(?:decided?|decisions?|scored?|rejected|approved|refused|set) (?:\\w{2,9} ){0,4}(?:solely|only|entirely|exclusively|purely) by (?:an? |our |the )?(?:algorithms?|program|software|computer|machines?|ai|automated \\w{5,8})(?: …(?:no|nobody|not|cannot|without)(?: \\w{2,12}){1,4})?`,
      ),
      requires: phrase(
        'you|your|applicants?|customers?|users?|members?|employees?|tenants?|drivers?|borrowers?|candidates?',
      ),
      unless: phrase(
        'not (?:be )?(?:solely|only|made|decided)|never|right (?:to|not)|you (?:may|can) (?:ask|request)|human review|chess|game|routing|spam',
        REPORT,
      ),
      confidence: 0.8,
      why: 'The text lets an algorithm decide about people without human review.',
    },
    {
      form: phrase(
        `(?:app|we|it|game|software|device|service|site|extension) (?:also |constantly |always |may )?(?:listens?|records?|follows?|tracks?|logs?|collects?|reads?|captures?|monitors?) (?:\\w{2,12},? ){0,8}(?:keystrokes|(?:the )?sounds? in the room|(?:through |via |with )?(?:the|your) microphone|where you are|your (?:location|movements|position))(?: …|,? )(?:even )?(?:when|if|while|after) (?:it|it's|it is|the app|the game|you)(?:'s|'re|'ve)?(?: is| are| have)?(?: \\w{2,9}){0,2} ?(?:shut|closed|off|not (?:using|running|open)|left|running|logged out|deleted)`,
        `collects? (?:\\w{2,12},? ){0,8}(?:keystrokes|sounds? in the room|sound from the room|conversations around you|clipboard)`,
        `(?:if|when|where) you (?:block|refuse|delete|reject|decline|disable) (?:all |our |the )?cookies,? (?:we|our \\w{3,9}) (?:\\w{2,6} )?(?:recogni[sz]e|identify|track|follow|fingerprint)(?: \\w{2,9}){1,6}`,
        `(?:we|app|store|camera|system|site|company) (?:also |may )?(?:build|make|create|take|keep|store|derive|extract)s? (?:an? |the )?(?:\\w{3,10} )?(?:template|scan|map|model|print|faceprint|voiceprint) (?:of|from) your (?:face|voice|iris|fingers?|palm)(?: …(?:keep|stor|without|every)\\w{0,4})?`,
      ),
      unless: phrase(
        'if you (?:allow|turn|switch|agree)|with your (?:explicit )?consent|on your device only|stays on your (?:device|phone)|unlock',
        REPORT,
      ),
      confidence: 0.85,
      why: 'The text has people recorded, tracked or scanned without their knowledge or choice.',
    },
    {
      form: phrase(
        `(?:we )?(?:do not|don't|won't|will not|need not|are not obliged to|are under no obligation to) (?:\\w{2,8} )?(?:tell|inform|notify|warn) (?:you|users|customers|anyone|members)(?: \\w{2,9}){0,3} (?:when|if|of|about)(?: \\w{1,9}){0,4} (?:breach(?:es)?|stolen|hacked|lost|leaked?|happened|attacks?)`,
        `(?:we )?(?:can't|cannot|can not|are not|will not|shall not|won't) (?:be )?(?:held )?(?:to account|responsible|liable|accountable) if (?:your |customer |user )?(?:personal )?(?:data|details|information)(?: \\w{2,4}){1,2} (?:stolen|hacked|lost|leaked|exposed)`,
        `(?:your )?(?:data|information) (?:is|are|may be|will be) (?:kept|stored|held|processed|sent|transferred) (?:on |in |to )(?:\\w{2,9} ){0,4}countr(?:y|ies) (?:where|in which|with|without|that have) (?:no|any|there is no|there are no) (?:data protection|privacy) laws?(?: \\w{3,8})?`,
      ),
      unless: phrase('unless|adequate safeguards|standard contractual', REPORT),
      confidence: 0.85,
      why: 'The text disclaims or conceals data breaches, or stores data where no privacy law applies.',
    },
  ],
  examples: [
    '[[We use your data for any purpose that we like]].',
    '[[We keep your personal data indefinitely]].',
    '[[Kids under 13 can sign up without asking their parents]].',
    'Your [[algorithm alone decides on your loan and no human looks at it]].',
    'The [[app tracks your location even when it is closed]].',
    '[[If you delete our cookies, we recognise you by other signs]].',
    '[[We store a template of your face, and keep]] it.',
    '[[We do not inform you if there is a breach]].',
    'Your [[decisions are made by an algorithm and cannot be contested]].',
    "[[We do not ask for parental consent]]. We [[collect children's data without asking their parents]].",
    'We do not need your data, and we ask for parental consent below 16; decisions can be contested.',
    'We keep your data for no longer than a year, and never use your data for any purpose but yours.',
    'Children under 13 may not sign up on their own.',
    'No decision about you is made solely by a program; you can ask for human review.',
    'The app does not track your location when it is closed.',
    'We store the source code for good; users keep it forever.',
    'The phone keeps a map of your face on your device only to unlock.',
  ],
});
