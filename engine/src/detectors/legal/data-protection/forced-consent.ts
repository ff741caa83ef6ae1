import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const PURPOSE =
  '(?:(?:all |any |our |receiving |receive |the use of |marketing |advertising |tracking |third-party |personalised |personalized |to )?){0,3}(?:cookies?|advertising|adverts|ads|newsletters?|marketing(?: (?:calls|e-?mails|messages))?|tracking|profiling|promotional \\w{4,10})';

export const forcedConsent = riskyClause({
  id: 'forced-consent',
  typeName: 'Forced consent',
  description:
    'Consent to cookies or marketing that is inferred from silence or use, or made a condition of service.',
  severity: 'medium',
  recommendation: 'Ask for consent with an unticked box, and serve people who decline.',
  legalReference: { law: 'GDPR', article: 'Art. 4(11) and 7' },
  triggers: (
    'cookies|to advertising|receive advertising|receive ads|receive our newsletter*|' +
    'to marketing|receive marketing*|receive our marketing|marketing calls|marketing e-mails|' +
    'marketing emails|to tracking|to profiling|pre-ticked|ticked by default|ticked in advance|' +
    'already ticked|happy to receive*|fine with marketing*|promotional calls|' +
    'promotional emails|promotional e-mails|promotional messages'
  ).split('|'),
  rules: [
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
  ],
  examples: [
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
