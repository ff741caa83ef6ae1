import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { GDPR } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { biometric } from './biometric.ts';

const PEOPLE =
  '(?:members|employees|staff|workers|visitors|customers|guests|pupils|students|tenants|residents|drivers|you)';

const PURPOSE =
  '(?:(?:all |any |our |receiving |receive |the use of |marketing |advertising |tracking |third-party |personalised |personalized |to )?){0,3}(?:cookies?|advertising|adverts|ads|newsletters?|marketing(?: (?:calls|e-?mails|messages))?|tracking|profiling|promotional \\w{4,10})';

export const forcedConsent = riskyClause({
  id: 'forced-consent',
  typeName: 'Forced consent',
  description:
    'Consent that is inferred from silence, forced, or for ever: to cookies, marketing, or the use of fingerprints and faces.',
  severity: 'medium',
  recommendation: 'Ask for consent with an unticked box, and serve people who decline.',
  legalReference: { law: GDPR, article: 'Art. 4(11) and 7' },
  parts: [biometric],
  triggers: (
    'agree to receive*|agrees to receive*|consent to receive*|consents to receive*|agree to be sent*|agrees to be sent*|consent to be sent*|consents to be sent*|agree that we may send*|agrees that we may send*|consent that we may send*|consents that we may send*|' +
    'means you agree*|means that you agree*|means you consent*|means that you consent*|' +
    'consent to everything*|consents to everything*|consent to all*|consents to all*|agree to everything*|consent to whatever*|say no to*|says no to*|refuse tracking*|refuse ads*|refuse personal*|decline tracking*|decline ads*|opt out of ads*|opt out of tracking*|opt out of personal*|object to ads*|object to tracking*|do not consent*|' +
    'cookies|to advertising|receive advertising|receive ads|receive our newsletter*|' +
    'to marketing|receive marketing*|receive our marketing|marketing calls|marketing e-mails|' +
    'marketing emails|to tracking|to profiling|pre-ticked|ticked by default|ticked in advance|' +
    'already ticked|happy to receive*|fine with marketing*|promotional calls|' +
    'promotional emails|promotional e-mails|promotional messages|consent cannot*|consent may not*|consent can not*|consent once*|' +
    'consent is irrevocable|withdraw your consent|by fingerprint*|with a fingerprint|with their fingerprint*|with your fingerprint*|give a fingerprint|' +
    'give their fingerprint*|give his fingerprint*|give fingerprints|fingerprint is*|fingerprint scan*|face scan*|facial recognition*|faces of*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `by (?:placing|making|sending|submitting|completing|ordering|booking|registering|subscribing|signing up|creating|opening|buying|purchasing|paying|entering|taking part)[^.;:•]{0,50}? (?:you|customers?|members?|guests?|entrants?|users?) (?:\\w{3,12} )?(?:agrees?|consents?) (?:to receive|to be sent|that we may send)(?: \\w{2,12}){0,4}? (?:offers?|newsletters?|promotions?|marketing|advertising|adverts|promotional [\\w-]{4,9})(?: (?:from|of|by|and) (?:\\w{3,12} ){0,5}?(?:partners?|third parties|sponsors?|companies))?`,
      ),
      unless: phrase(
        'not|unless|opt out|untick|unsubscribe|tick(?:ing|ed)?|separate(?:ly)?|if you (?:wish|like|want)',
        REPORT,
      ),
      confidence: 0.85,
      why: 'The text ties consent to marketing to an order or a registration, so it is not freely given.',
    },
    {
      form: phrase(
        `(?:if|unless) you (?:(?:do not|don't) (?:like|want|accept|agree (?:to|with)|allow|wish to have)|dislike|object to|reject|refuse) (?:our |the |these |any )?cookies,? (?:(?:please |then |kindly ){0,2}(?:do not|don't|stop|refrain from) (?:use|using|visit|visiting|browse|browsing)|(?:please |then |kindly ){0,2}leave|you (?:cannot|can't|may not|must not) (?:use|visit|enter|browse))(?: (?:our|the|this) (?:\\w{3,8} )?(?:web)?(?:site|shop|pages?|app))?`,
      ),
      unless: phrase('strictly necessary|essential|bake|dough|chocolate|eat', REPORT),
      confidence: 0.85,
      why: 'The text lets nobody in who refuses cookies, so consent to them is not freely given.',
    },
    {
      form: phrase(
        `by (?:opening|using|installing|downloading|visiting|entering|starting|launching|joining|continuing|tapping|browsing|playing|reading|signing up)[^.;:•]{0,50}? (?:you|users?|members?|parents?) (?:\\w{3,12} )?(?:consents?|agrees?) to (?:everything (?:above|below|in this|in our|that|we|written|listed|stated)|all (?:of )?(?:the above|this|that|these (?:uses?|purposes)|such (?:uses?|processing))|whatever we)(?: \\w{2,9}){0,5}`,
        `(?:using|opening|installing|visiting|joining) (?:the|our|this) \\w{3,9} means (?:that )?you (?:consent|agree) to (?:all|any|every|whatever) (?:uses?|processing|sharing|collection)(?: (?:of|we make of))?(?: (?:your|personal)){0,2}(?: (?:data|information))?`,
      ),
      requires: phrase(
        'consents?|data|information|privacy|notice|personal|tracking|share|collect|process\\w{0,3}',
      ),
      unless: phrase('terms|not|rules|conditions', REPORT),
      confidence: 0.95,
      why: 'The text treats mere use as consent to every use of personal data, which is neither specific nor free.',
    },
    {
      form: phrase(
        `(?:if|when|unless) you (?:say no to|refuse|decline|reject|object to|opt out of|do not consent to|don't consent to|withdraw your consent to|accept|agree to|consent to)[^.;:•]{0,50}?(?:ads|advertising|adverts|tracking|cookies|profiling|marketing)[^.;:•]{0,30}?,? (?:we(?:'ll| will| shall| may| can)? (?:charge|bill)|you (?:will |must |have to )?(?:pay|be charged)|(?:it|the \\w{3,10}) (?:will )?costs?) (?:you )?(?:an? )?[^.;:•]{0,30}?(?:[£$€] ?\\d|extra|more|surcharge|fee)(?:[\\d.,]{0,8}\\d)?(?: (?:a|per|each) (?:month|week|year|day))?(?: (?:more|extra))?`,
      ),
      unless: phrase('not|never|free of charge|print|delivery|roaming', REPORT),
      confidence: 0.8,
      why: 'The text makes people pay for refusing advertising or tracking, so their consent is hardly free.',
    },
    {
      form: phrase(
        `by (?:staying|remaining|browsing|continuing(?: to)?(?: browse| use| using)?|visiting|using|scrolling|being|playing|reading)(?: on)? (?:\\w{2,9} ){0,4}(?:you |users |visitors )(?:also )?(?:agree|consent|accept|are deemed to (?:agree|consent|accept))(?: to)? ${PURPOSE}`,
        `(?:if you (?:don't|do not) (?:shout|object|say|tell us|untick|reply|opt out|answer)|unless you (?:object|say|tell us|write|untick))(?: \\w{2,9}){0,4},? (?:we(?:'ll)? (?:take it|assume|presume|believe)|you (?:agree|consent|are deemed|are taken|are fine|are happy)) …${PURPOSE}`,
        `(?:box|boxes|tick) (?:\\w{2,9} ){0,4}(?:pre-ticked|ticked (?:by default|in advance|for you)|already ticked)`,
      ),
      unless: phrase(
        'strictly necessary|essential cookies (?:only|alone)|not (?:be )?(?:pre-ticked|ticked)|never|guidance|edpb|invalid|bake|dough|chocolate',
        REPORT,
      ),
      confidence: 0.85,
      why: 'The text treats silence or mere use as consent, which is not freely given.',
    },
    {
      form: phrase(
        `(?:you |users |nobody |no one |members )(?:cannot|can't|can only|may only|may not|can|may|must) (?:play|use|open|register|sign up|join|buy|order|book|continue|access)(?: (?:the|our|this|with) \\w{3,12})?(?: \\w{2,9}){0,3} (?:unless|without|if|until|only if) (?:you |they )?(?:agree(?:ing)?|consent(?:ing)?|accept(?:ing)?|allow(?:ing)?)(?: to)? ${PURPOSE}`,
        `(?:must|have to|are required to|need to) (?:agree|consent)(?: to)? ${PURPOSE} (?:in order )?to (?:play|use|open|register|join|buy|order|continue|access)`,
      ),
      unless: phrase(
        'login cookies?|session cookies?|essential|necessary|need not|not (?:have|need|required)',
        REPORT,
      ),
      confidence: 0.85,
      why: 'The text makes consent to marketing or tracking a condition of service, so it is not freely given.',
    },
    {
      form: phrase(
        `consent(?:,? once given,?| given)? (?:cannot|may not|can not) be (?:withdrawn|revoked|taken back)`,
        `(?:you|members|users|customers|employees) (?:cannot|may not|can not) (?:withdraw|revoke) (?:your|their) consent`,
        'consent is irrevocable',
      ),
      unless: phrase('retroactively|for the past|before|court|parental|until', REPORT),
      confidence: 0.85,
      legalReference: { law: GDPR, article: 'Art. 7(3)' },
      why: 'The text rules out that consent is withdrawn, which the law always allows.',
    },
    {
      form: phrase(
        `${PEOPLE} (?:must |shall |will |have to |only |can only |may only ){0,2}(?:enter|clock in|clock in and out|check in|sign in|log in|pay|train|identify themselves) (?:only )?(?:by|with|via|using) (?:a |an |their |your )?(?:fingerprints?|finger scans?|face scans?|facial recognition|iris scans?|palm scans?)`,
        `(?:whoever|who|anyone who|those who|members who|employees who|pupils who|if you) (?:refuses?|declines?|do not|does not)(?: to)? (?:give|provide|leave|have|allow|scan) (?:a |his |her |their |your |the ){0,2}(?:fingerprints?|face scans?|finger scans?|faces? scanned|biometric \\w{4,11}) …(?:may not|cannot|must not|will not|dismiss(?:ed|al)|excluded|refused|fined?|terminat(?:ed|ion))`,
        `(?:we|cameras|the (?:shop|store|club|company|school)) (?:scans?|records?|analy[sz]es?|recogni[sz]es?) the faces of (?:all|every|each|our)(?: \\w{3,12}){1,2}`,
      ),
      unless: phrase(
        'or (?:with |by )?(?:a |the )?(?:card|pin|code|key|fob|badge|password)|instead|alternative(?:ly)?|voluntary|optional|if they (?:wish|like)|with (?:your |their )?explicit consent',
        REPORT,
      ),
      confidence: 0.8,
      legalReference: { law: GDPR, article: 'Art. 9(1)' },
      why: 'The text makes fingerprints or faces a condition, without another way; they are biometric data.',
    },
  ],
  examples: [
    'Tickets: [[by booking a seat you consent to receive promotional e-mails from our sponsors]].',
    'By booking a seat you agree to receive offers only if you tick the box.',
    '[[If you do not accept our cookies, please leave this site]].',
    'If you do not want cookies, you can turn them off and use the site as before.',
    'On the notice: [[by joining our club you consent to all of the above uses of your data]].',
    '[[Visiting our shop means you consent to any use of your data]].',
    '[[If you refuse tracking, you will pay €4 a month more]].',
    'If you say no to ads, we show none, and the app stays free of charge.',
    'By using the rope you agree to everything that the guide says.',
    '[[Consent cannot be withdrawn]]. [[Employees clock in by fingerprint]].',
    '[[Whoever refuses to give a fingerprint may not]] train here. [[We scan the faces of all customers]].',
    'Consent cannot be withdrawn retroactively; members enter by fingerprint or with a card instead.',
    'The police took fingerprints, and the face of every clock was scanned for damage.',
    '[[By browsing this site you agree to our cookies]].',
    '[[If you do not reply, we assume that you are happy with marketing emails]].',
    '[[You cannot use the app unless you agree to receive marketing]].',
    'The [[box is ticked by default]], cookies included.',
    'You can use the app without cookies, and you may refuse marketing at any time.',
    'By using strictly necessary cookies alone we keep you logged in.',
    'By staying in the kitchen you agree with us that cookies are best warm.',
    'Boxes must not be pre-ticked.',
  ],
});
