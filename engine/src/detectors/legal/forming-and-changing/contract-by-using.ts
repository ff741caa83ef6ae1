import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { UNFAIR_TERMS_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const USING = `(?:us(?:e|ing)|access(?:ing)?|brows(?:e|ing)|visit(?:ing)?|download(?:ing)?
  |install(?:ing)?|regist(?:er|ering)|sign(?:ing)? up|click(?:ing)?|creat(?:e|ing)|continu(?:e|ing)
  |open(?:ing)?)`;
const AGREEING = `(?:agrees?|accepts?|consents?|acknowledges?|are bound|will be bound|become bound
  |enter into|signif(?:y|ies)|confirms?|have read)`;

export const contractByUsing = riskyClause({
  id: 'contract-by-using',
  typeName: 'Contract by use',
  description: 'Terms that bind anyone who uses a service, whether or not they expressly agreed.',
  severity: 'low',
  recommendation: 'Ask for express consent instead of inferring it from use.',
  legalReference: { law: UNFAIR_TERMS_DIRECTIVE, article: 'Annex, point 1(i)' },
  triggers: (
    'by using*|by accessing*|by visiting*|by browsing*|by downloading*|by installing*|' +
    'by registering*|by signing up*|by clicking*|by creating*|by continuing*|by opening*|' +
    'continued use*|if you do not agree*|if you do not accept*|access to or use*|' +
    'access or use*|or using*|and using*|accessing or*|constitutes*|indicates your*|' +
    'indicates that*|indicates the*|indicates an*|indicates agreement*|indicates acceptance*|' +
    'indicates consent*|signifies|signify|means you|means that you|means your|means acceptance|' +
    'means agreement|means the user|deemed acceptance*|deemed agreement*|deemed consent*|' +
    'deemed your*|deemed to constitute*|deemed to signify*|deemed to be acceptance*|' +
    'deemed to be your*|deemed an acceptance*|deemed an agreement*|deemed to agree*|' +
    "deemed to accept*|implies*|if you don't agree*|if you don't accept*|if you don't consent*|" +
    'if you cannot agree*|if you cannot accept*|if you cannot consent*|if you do not consent*|' +
    'become bound|will be bound|by use|by access|by open|by create|by continue|by visit|' +
    'by sign|by download|by browse|by install|by click|by register|by continued*|using or*|' +
    'constitute your*|constitute acceptance*|constitute agreement*|constitute consent*|' +
    'is deemed|confirms'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `by (?:\\w{3,12},? ){0,3}${USING} …(?:you|user|users|the user|the customer|customers)
          (?:\\w{3,12} ){0,2}${AGREEING}`,
        `(?:you|user|users|the user|the customer|customers) (?:\\w{3,12} ){0,2}${AGREEING} …by ${USING}`,
        `(?:access(?: to)?(?: and| or|/)?(?: the)? )?use of (?:the|our|this|any
          |these) …(?:constitutes?|indicates?|means|signif(?:y|ies)|is deemed|shall be deemed
          |implies|confirms) …(?:agreement|acceptance|consent|agree|accept)`,
        `if you (?:do not|don't|cannot) (?:agree|accept|consent)(?: (?:to|with))? …(?:do not|don't
          |must not|may not|should not|cannot|are not (?:authori[sz]ed|permitted)|stop|discontinue
          |cease) (?:to )?(?:us(?:e|ing)|access(?:ing)?|register|download|continue)`,
      ),
      unless: phrase('code of conduct', REPORT),
      why: 'The text treats use of the service as agreement to its terms, so users are bound without express consent.',
      confidence: 0.85,
    },
  ],
  examples: [
    '[[By accessing the Site you agree]] to these terms.',
    '[[If you do not agree to these terms, do not use]] our service.',
    '[[Use of the website constitutes your acceptance]] of this policy.',
    'By opening an issue you agree to abide by our code of conduct.',
    'By using a ladder you reach the roof; the use of the pool is free.',
    'The court said that by using the site users agree to nothing.',
    '[[If you cannot accept these terms, do not download]] the app.',
  ],
});
