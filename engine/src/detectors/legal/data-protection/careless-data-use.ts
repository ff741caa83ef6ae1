import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { GDPR } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { healthDataPassedOn } from './health-data-passed-on.ts';
import { privacyNotice } from './privacy-notice.ts';
import { processor } from './processor.ts';
import { voidTransfer } from './void-transfer.ts';

const DATA =
  "(?:(?:all |any |your |their |the |these |those |of |user |users' |customer |customers' |personal |usage |account ){1,3})?(?:data|information|details|recordings|profiles?|records|messages|history|it|them)";

export const carelessDataUse = riskyClause({
  id: 'careless-data-use',
  typeName: 'Unfair data processing',
  description:
    'Processing of personal data for any purpose, for a processor’s own ends, without time limit, from children, in secret, unprotected, or by algorithm alone.',
  severity: 'medium',
  recommendation:
    'Name each purpose, its legal basis and the retention period, and offer human review of decisions.',
  legalReference: { law: GDPR, article: 'Art. 5(1)' },
  parts: [voidTransfer, privacyNotice, processor, healthDataPassedOn],
  triggers: (
    'for its own*|for their own*|for our own*|right of audit*|rights of audit*|right of inspection*|right of verif*|right of control*|requests for erasure*|requests for deletion*|requests for access*|requests for rect*|requests for port*|requests for restr*|requests of erasure|requests of deletion|requests of access|request for erasure*|request for deletion*|request for access*|privacy shield|safe harbor|safe harbour|endeavour to*|endeavor to*|endeavours to*|endeavors to*|try to inform*|try to notif*|try to tell*|tries to inform*|tries to notif*|tries to tell*|aim to inform*|aim to notif*|aim to tell*|aims to inform*|aims to notif*|aims to tell*|depart from*|deviate from*|derogate from*|disregard*|ignore*|override*|set aside*|instructions|' +
    'of its own*|of their own*|undertaking of*|duty of secrecy|duty of confidentiality|obligation of secrecy|obligation of confidentiality|promise of confidentiality|promise of secrecy|own purpose*|own business|own commercial*|own ends|own benefit|own use|own research*|own internal*|may charge*|will charge*|shall charge*|can charge*|may bill*|will bill*|shall bill*|may invoice*|will invoice*|be charged*|be billed*|as processor*|as the processor*|as provider*|as the provider*|as supplier*|as the supplier*|as vendor*|as the vendor*|as company*|as the company*|as contractor*|as the contractor*|until processor*|until the processor*|until provider*|until the provider*|until supplier*|until the supplier*|until the vendor*|until the company*|until the contractor*|until contractor*|until vendor*|until company*|until importer*|until the importer*|until the data processor*|as the data processor*|as data processor*|as importer*|as the importer*|until we*|any purpose*|whatever purpose*|no time limit|without time limit|without any time limit|' +
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
    'tell you about breach*|tell you about a*|tell you of a*|tell you about any*|standard contractual clauses|model clauses|adequate level of*|adequate safeguards|appropriate safeguards|data breach*|breach of security|security breach*|of a breach*|of any breach*|right to audit|right to inspect|the controller*|data subject*|safeguards|adequacy*|level of protection*|level of data*|transfer mechanism*|transfer impact*|to help you*|to help the*|to assist you*|to assist the*|to support you*|to support the*|cooperate with you*|cooperate with the*|not help you*|not help the*|not assist you*|not assist the*|not support the*|not support you*|help customer*|help client*|help controller*|assist c*|support controller*|support c*|cooperate with c*|help exporter*|help data*|assist data*|support data*|cooperate with data*|sub-processor*|subprocessor*|data are stolen|data is stolen|are hacked|is hacked|data get lost|' +
    'your data are lost|your data is lost|when that has happened|of minors*|on minors|' +
    'from minors|about minors|of children|on children|from children|about children|' +
    'by algorithm*|by our algorithm*|by an algorithm*|by software|by the software|by a program|' +
    'by our program|by ai|by our ai|by an ai|by machine*|by a computer|by computer|' +
    "cannot be contested*|cannot be appealed|cannot be challenged*|parental consent*|parent's consent|parents' consent|parent's permission|parents' permission|consent of a parent|consent of their*|photos of your*|pictures of your*|images of your*|videos of your*|recordings of your*|photos of child*|pictures of child*|images of child*|videos of child*|children's data|children's personal*|children's information|children's photo*|children's details|by automated*|notify users*|notify customers*|inform customers*|inform users*|" +
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
      legalReference: { law: GDPR, article: 'Art. 8(1)' },
      why: 'The text lets children provide personal data without a parent’s consent.',
    },
    {
      form: phrase(
        `(?:we|the app|the site|the club) (?:do not|don't|does not|never|will not) (?:ask for|require|need|obtain|seek) (?:an? |any |the |their |your )?(?:(?:parental|(?:parent|guardian)'s|parents') (?:consent|permission)|consent of (?:an?|their|the|your) (?:parents?|guardians?))`,
      ),
      unless: phrase('because|unless|adults?|over (?:16|18)|no longer', REPORT),
      confidence: 0.85,
      legalReference: { law: GDPR, article: 'Art. 8(1)' },
      why: 'The text lets children provide personal data without a parent’s consent.',
    },
    {
      form: phrase(
        `(?:we|company|platform|provider|club|nursery|studio|school|camp) (?:may|can|will|reserves? the right to) (?:\\w{3,9} ){0,5}?(?:use|publish|show|print|feature) (?:any |all |the |your )?(?:photos?|pictures|images|videos|recordings) of (?:your )?(?:child(?:ren)?|bab(?:y|ies)|kids|sons?|daughters?) (?:\\w{2,9} ){0,3}?(?:in|for|on) (?:our |its |any )?(?:\\w{4,9} )?(?:advert(?:s|ising|isements?)|marketing|promotion(?:s|al \\w{4,9})?)`,
        `(?:we|app|device|remote|speaker|toy) (?:records?|captures?|listens? to|analy[sz]es?|stores?) (?:what|everything|anything|whatever|all) (?:that )?(?:is|you|people|anyone|your family) (?:says?|said|spoken) (?:\\w{2,9} ){0,6}?(?:(?:the|its|your) (?:\\w{3,9}(?:'s)? )?microphone|the room)`,
      ),
      unless: phrase(
        "not|never|only (?:if|with|after)|with(?:out)? (?:your|a parent's|the parents') (?:written )?(?:consent|permission)|if you (?:agree|consent|tick|allow|opt|turn|switch)|(?:when|while|after) you (?:press|hold|say|tap|speak)|court|stage|podcast|interview",
        REPORT,
      ),
      severity: 'high',
      confidence: 0.85,
      why: 'The text uses pictures of children, or what is said at home, without asking for consent.',
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
      legalReference: { law: GDPR, article: 'Art. 22' },
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
    'Registration is quick: [[no guardian’s permission is required to open an account]].',
    'No parental consent is needed to join if you are over 16; no parental permission slip is needed for the walk.',
    'We collect your photos to show ads and [[for any other purpose we come up with later]].',
    'You may use the photos for any purpose you like.',
    '[[Closing your account will not erase your personal data]].',
    'Deleting your account does not delete your data until 30 days have passed. Deleting the app does not delete your account.',
    '[[Your card numbers are saved without encryption]] so that we can charge you faster.',
    'We never store your password in plain text, and passwords were stored in plain text in the old config file.',
    '[[If there is a data leak, we shall decide whether informing anybody makes sense]].',
    'In the event of a data breach we will decide within a day whether the authority must be informed of the risk.',
    'We [[reject claims from new tenants automatically, the score decides and no human checks them]].',
    'Spam is rejected automatically and nobody reads it; refunds are approved automatically, and a person reviews each refusal.',
    '[[Our algorithm ranks which tenants are reliable, and nobody checks it]].',
    'Our algorithm decides which adverts you see; you can ask for a person to look at it.',
    'Your information is processed abroad; [[we have no particular safeguards for such transfers]].',
    'We make no arrangements for airport transfers; your data stay here.',
    '[[Should customer details be exposed, we need not inform anyone]].',
    'We [[keep your records in a country without data protection laws]].',
    'If your data is stolen, we notify you at once; we send no data to countries without privacy laws.',
    '[[Privacy officer: not appointed]].',
    'Data protection officer: none required, because we are small.',
    'We take your name, [[your exact position (even when the game is off), your contacts and facial templates]] for filters.',
    'We use your precise location, also when the app is closed, if you allow it in the settings.',
    '[[The Vendor may analyse the data for the Customer, and for any purpose of its own that it finds promising]]; the processor is paid.',
    '[[The Customer dispenses with standard contractual clauses]].',
    '[[No duty of secrecy is imposed on freelancers]].',
    'No promise of confidentiality is needed to read a leaflet, and the Controller insists on standard contractual clauses.',
    '[[The Processor is free to disregard the Controller’s instructions]] if these cost too much.',
    '[[The Vendor shall try to inform the Customer of a personal data breach within sixty (60) days]].',
    'The Processor may disregard such instructions as are unlawful; assemble it as the instructions say.',
    '[[The Supplier is entitled to use personal data for its own business purposes, including research and resale]].',
    '[[The Vendor can use client data for its own business]]. It does not follow instructions.',
    'On [[requests from data subjects the Vendor may bill €80 per request]], says the annex.',
    'The Contractor stores personal data [[until the Contractor thinks fit]].',
    'The Processor shall not use personal data for its own purposes, and will not charge 80 euros per request.',
    'Support requests may be billed at €50 per request, also those about a processor or its drivers.',
    'The Processor keeps personal data for as long as the Controller considers necessary.',
    '[[We are not obliged to tell you about a breach of security]].',
    '[[The Processor will inform the Controller of a personal data breach if and when it considers this useful]], and in any event within twelve months.',
    '[[The Supplier shall notify the Customer of any personal data breach within 60 days]].',
    '[[Personal data may be transferred to any country in the world, whether or not it offers an adequate level of protection]].',
    'The parties agree that [[no standard contractual clauses are needed]].',
    'Processor may [[transfer personal data outside the EEA without standard contractual clauses]].',
    '[[The Controller has no right to audit or inspect]].',
    '[[The Customer has no right of inspection or audit of the Processor]]. [[No model clauses or similar safeguards exist]].',
    'The Processor answers data-subject requests; [[requests for deletion are not covered]].',
    'The Controller has no right of audit during the night unless a breach occurred. Requests for access are free; data subjects may object.',
    '[[The Processor is not required to help the Controller answer requests]].',
    '[[The Processor may engage any sub-processor in any country without informing the Controller]].',
    'The Processor shall notify the Controller of a personal data breach within 24 hours, and of a breach of contract within two months.',
    'Data may be transferred to Japan without standard contractual clauses because of an adequacy decision.',
    'The Processor shall not transfer personal data without appropriate safeguards.',
    'The Processor may not engage any sub-processor without informing the Controller.',
    'The Processor may engage sub-processors on 30 days’ notice, and the Controller may object.',
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
    "Children may register at once; [[we do not require the consent of a parent]], and [[we don't need a guardian's permission]].",
    'The [[nursery may use pictures of your children in its marketing]]. [[We record everything that is said near the microphone]].',
    'The nursery may use pictures of your children in its marketing only with your consent. We record what you say into the microphone when you press the button.',
    'We do not need your data, and we ask for parental consent below 16; decisions can be contested.',
    'We keep your data for no longer than a year, and never use your data for any purpose but yours.',
    'Children under 13 may not sign up on their own. No decision about you is made solely by a program; you can ask for human review.',
    'The app does not track your location when it is closed.',
    'We store the source code for good; users keep it forever.',
    'The phone keeps a map of your face on your device only to unlock.',
  ],
});
