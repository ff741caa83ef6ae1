import type { PlaceDetector } from '#engine/detector.ts';
import { valueAt } from '#engine/text/labelled-value.ts';
import type { Span } from '#engine/vocabulary.ts';

const FORMS = [
  String.raw`TOP SECRET(?:\/\/[A-Z/ -]{2,40})?`,
  String.raw`(?:SECRET|CONFIDENTIAL|UNCLASSIFIED|CONTROLLED)\/\/[A-Z][A-Z/ -]{1,40}`,
  'NATO (?:COSMIC TOP SECRET|SECRET|CONFIDENTIAL|RESTRICTED)',
  'EU (?:SECRET|CONFIDENTIAL|RESTRICTED)',
  String.raw`CUI(?:\/\/[A-Z/-]{2,40})?`,
  'CONTROLLED UNCLASSIFIED INFORMATION|FOR OFFICIAL USE ONLY|OFFICIAL-SENSITIVE|NOFORN',
  String.raw`TLP:(?:RED|AMBER(?:\+STRICT)?|GREEN)`,
  String.raw`(?:RESTRICTED|PROTECT|OFFICIAL|SECRET) ?\((?:[Ww]hen|WHEN|[Oo]nce|ONCE) (?:complete|completed|filled in|signed|COMPLETE|COMPLETED)\)`,
  String.raw`[Cc](?:lassification|LASSIFICATION)(?: [Ll](?:evel|EVEL))? ?:\s{0,3}(?:(?:[Ss](?:trictly|TRICTLY)|[Hh](?:ighly|IGHLY)) )?(?:[Ii](?:nternal|NTERNAL)(?: [Uu](?:se|SE))?(?: [Oo](?:nly|NLY))?|[Rr](?:estricted|ESTRICTED)|[Cc](?:onfidential|ONFIDENTIAL)|[Ss](?:ecret|ECRET)|[Ss](?:ensitive|ENSITIVE))(?=[ \t]{0,8}(?:$|\r?\n|[.|;)]|[ \t]{2}))`,
  'NUR FÜR DEN DIENSTGEBRAUCH',
];
const FORM = new RegExp(`(?:${FORMS.join('|')})(?!\\w)`, 'y');

/** Adjacent words: prose about such information is not a marking, nor is a list of abbreviations. */
const BEFORE = /[\p{L}\p{N},] ?\(?$/u;
const AFTER = /^(?: [\p{L}\p{N}]|\) [\p{Ll}]|[’'-]\p{L})/u;

function isInProse(text: string, { start, end }: Span): boolean {
  const after = text.slice(end, end + 3);
  if (BEFORE.test(text.slice(Math.max(0, start - 3), start))) return true;
  return text[start - 1] !== '(' && AFTER.test(after);
}

export const classificationMarking: PlaceDetector = {
  scope: 'place',
  id: 'classification-marking',
  typeName: 'Classification marking',
  category: 'policy',
  description:
    'A marking of classified or controlled information, such as “TOP SECRET//NOFORN”, “CUI” or “TLP:RED”.',
  severity: 'high',
  recommendation:
    'Handle the document as the marking requires, and stop sharing it until that is settled.',
  legalReference: { law: 'US Executive Order 13526', article: 'Sec. 1.6' },
  triggers: (
    'classification:*|classification :*|classification level:*|restricted (when*|' +
    'restricted (once*|protect (when*|official (when*|secret (when*|top secret|secret//*|' +
    'unclassified//*|controlled//*|for official use only|confidential//*|nato*|eu secret|' +
    'eu confidential|eu restricted|cui|controlled unclassified|' +
    'official-sensitive|tlp:*|nur für den|noforn'
  ).split('|'),
  reach: { before: 40, after: 64 },
  examples: [
    '[[RESTRICTED (when complete)]]                 MG11',
    'Owner: Roe      [[Classification: INTERNAL]]\nApplies to all',
    'Classification: internal medicine, and classification: public.',
    'Entry is restricted (when complete, the road opens).',
    '[[TOP SECRET//SI//NOFORN]]',
    '[[TLP:RED]]\nIncident report',
    '[[CUI//SP-PRIV]] – [[CONTROLLED UNCLASSIFIED INFORMATION]]',
    '([[CUI]]) The unit moved.\n[[CUI]]\n',
    'Controlled Unclassified Information (CUI) is marked; the CUI Guide and CUI training tell how.',
    'The recipe is top secret, and TLP:CLEAR may be shared.',
    'A Victoria’s Secret store; the NATO summit; cui bono; for official use only in prose.',
  ],
  verify({ text, start }) {
    const found = valueAt(text, start, FORM);
    if (found === undefined) return undefined;
    if (found.value === 'CUI' && isInProse(text, found)) return undefined;
    return {
      start: found.start,
      end: found.end,
      confidence: 0.9,
      // A company's own classes are not state secrets.
      ...(/^class/i.test(found.value) ? { severity: 'medium' } : {}),
      why: `The document carries the marking “${found.value}”.`,
    };
  },
};
