import type { PlaceDetector } from '#engine/detector.ts';
import { FRAUD_ACT } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const TOLD =
  /^ ?(?:\w{2,14} ){0,2}(?:that )?[^.!?;\n]{2,80}(?:\n[^.!?;\n]{2,80})?(?:[.;,]|[ ]?[-–—])\s{1,8}(?:\(?but |though |although |in fact,? |actually,? |of course )?(?:it|they|that|this|we|he|she|which)(?:'s|’s|'re|’re)? ?(?:still )?(?:is ?n['’]?t|was ?n['’]?t|has ?n['’]?t|have ?n['’]?t|are ?n['’]?t|were ?n['’]?t|had ?n['’]?t|did ?n['’]?t|do ?n['’]?t|is not|was not|has not|have not|are not|had not|did not|never|not|untrue|a lie|rubbish|nonsense)\b(?: (?:been|was|did|were|done|true|yet|happened|finished|tested|the case)){0,3}(?=\s{0,3}(?:[.!,;)]|$|\n))/i;
const STORY = phrase(
  'novel|film|episode|court heard|prosecutors?|according to|reportedly|convicted|alleged|jury',
);

export const falseAssurance: PlaceDetector = {
  scope: 'place',
  id: 'false-assurance',
  typeName: 'False assurance',
  category: 'policy',
  description: 'An assurance to an auditor, authority or client that the same text says is untrue.',
  severity: 'high',
  recommendation: 'Correct the assurance and report it to your compliance team.',
  legalReference: { law: FRAUD_ACT, article: 's. 2' },
  triggers: [
    'told',
    'assured',
    'confirmed to',
    'certified to',
    'said to the',
    'reported to',
  ].flatMap((verb) =>
    (
      'auditor|auditors|regulator|inspector|inspectors|bank|client|customer|customers|insurer|' +
      'insurers|board|council|landlord|buyer|buyers|investors|committee|trustees|lender'
    )
      .split('|')
      .map((who) => `${verb} the ${who}`.replace('the the', 'the'))
      .concat(
        'hmrc|hse|fca|ofsted|cqc|ico|audit|compliance'.split('|').map((who) => `${verb} ${who}`),
      ),
  ),
  reach: { before: 60, after: 240 },
  examples: [
    "[[we told the auditors it was\n  patched. It isn't]].",
    '[[We assured the client that the backups are tested, but they are not]].',
    "[[I told HMRC the returns were filed - they weren't]].",
    'We told the auditors that it was patched. It is.',
    'We told the client that it is not ready. It will be.',
    'She told the bank that she had moved. It was not far from here.',
    "The court heard that he told the insurer it was stolen. It wasn't.",
  ],
  verify({ text, start, end }) {
    const found = TOLD.exec(text.slice(end));
    if (found === null || STORY.test(text)) return undefined;
    const before = /(?:\b(?:we|i|he|she|they)(?:['’]ve| have| had)? )$/i.exec(text.slice(0, start));
    const why = 'The text says that an assurance was given and that it is untrue.';
    const from = start - (before?.[0].length ?? 0);
    return { start: from, end: end + found[0].length, confidence: 0.75, why };
  },
};
