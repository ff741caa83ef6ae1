import type { PlaceDetector } from '#engine/detector.ts';
import {
  BRITISH_CLASSIFICATIONS_POLICY,
  CLASSIFICATION_ORDER,
  CONTROLLED_INFORMATION_RULE,
  EU_CLASSIFICATION_DECISION,
  GERMAN_SECURITY_CLEARANCE_ACT,
  ISO_27001,
  NATO_SECURITY_POLICY,
  TRAFFIC_LIGHT_PROTOCOL,
} from '#engine/laws.ts';
import { valueAt } from '#engine/text/labeled-value.ts';
import type { LegalReference, Span } from '#engine/vocabulary.ts';

/** The markings of one authority, and the rule that prescribes them. */
interface Scheme {
  readonly form: RegExp;
  /** Absent where the marking does not tell whose it is. */
  readonly legalReference?: LegalReference;
  readonly severity?: 'medium';
}

/** Neither part of a word nor of a longer abbreviation. */
const END = String.raw`(?!\w)`;
const DASH = ' ?[-–—] ?';

/** From specific to general: several authorities use the same words, and the first scheme that fits holds. */
const SCHEMES: readonly Scheme[] = [
  {
    form: new RegExp(
      `(?:COSMIC TOP SECRET(?: ATOMAL| BOHEMIA)?|NATO (?:SECRET|CONFIDENTIAL|RESTRICTED)(?: ATOMAL)?)${END}`,
      'y',
    ),
    legalReference: { law: NATO_SECURITY_POLICY, article: 'Enclosure E' },
  },
  {
    form: new RegExp(
      String.raw`(?:(?:TRÈS SECRET UE|TRES SECRET UE|SECRET UE|CONFIDENTIEL UE|RESTREINT UE)(?: ?\/ ?EU (?:TOP SECRET|SECRET|CONFIDENTIAL|RESTRICTED))?|EU (?:TOP SECRET|SECRET|CONFIDENTIAL|RESTRICTED))${END}`,
      'y',
    ),
    legalReference: { law: EU_CLASSIFICATION_DECISION, article: 'Art. 2' },
  },
  {
    form: new RegExp(
      String.raw`(?:UK (?:TOP SECRET|SECRET)|TOP SECRET STRAP ?\d?(?: UK EYES ONLY)?|TOP SECRET(?:${DASH}| )UK EYES ONLY|OFFICIAL(?:${DASH}| )SENSITIVE(?: \[?(?:COMMERCIAL|PERSONAL|LOCSEN)\]?)?|(?:RESTRICTED|PROTECT|OFFICIAL|SECRET) ?\((?:[Ww]hen|WHEN|[Oo]nce|ONCE) (?:complete|completed|filled in|signed|COMPLETE|COMPLETED)\))${END}`,
      'y',
    ),
    legalReference: {
      law: BRITISH_CLASSIFICATIONS_POLICY,
      article: 'Guidance 1.1',
    },
  },
  {
    form: new RegExp(
      String.raw`(?:(?:TOP SECRET|SECRET|CONFIDENTIAL|UNCLASSIFIED)\/\/[A-Z][A-Z/ -]{1,40}|NOFORN)${END}`,
      'y',
    ),
    legalReference: { law: CLASSIFICATION_ORDER, article: 'Sec. 1.6' },
  },
  // Many states have this class, and the words alone do not say which.
  { form: new RegExp(`TOP SECRET${END}`, 'y') },
  {
    form: new RegExp(
      String.raw`(?:CONTROLLED\/\/[A-Z][A-Z/ -]{1,40}|CUI(?:\/\/[A-Z/-]{2,40})?|CONTROLLED UNCLASSIFIED INFORMATION|FOR OFFICIAL USE ONLY|For Official Use Only|FOUO)${END}`,
      'y',
    ),
    legalReference: { law: CONTROLLED_INFORMATION_RULE, article: '§ 2002.20' },
  },
  {
    form: new RegExp(String.raw`TLP:(?:RED|AMBER(?:\+STRICT)?|GREEN)${END}`, 'y'),
    legalReference: { law: TRAFFIC_LIGHT_PROTOCOL, article: 'Version 2.0' },
  },
  {
    form: new RegExp(
      `(?:VS(?:${DASH}| )(?:NUR FÜR DEN DIENSTGEBRAUCH|NfD|NFD|VERTRAULICH)|NUR FÜR DEN DIENSTGEBRAUCH|STRENG GEHEIM)${END}`,
      'y',
    ),
    legalReference: { law: GERMAN_SECURITY_CLEARANCE_ACT, article: '§ 4(2)' },
  },
  // A company's own classes are not state secrets.
  {
    form: /[Cc](?:lassification|LASSIFICATION)(?: [Ll](?:evel|EVEL))? ?:\s{0,3}(?:(?:[Ss](?:trictly|TRICTLY)|[Hh](?:ighly|IGHLY)) )?(?:[Ii](?:nternal|NTERNAL)(?: [Uu](?:se|SE))?(?: [Oo](?:nly|NLY))?|[Rr](?:estricted|ESTRICTED)|[Cc](?:onfidential|ONFIDENTIAL)|[Ss](?:ecret|ECRET)|[Ss](?:ensitive|ENSITIVE))(?=[ \t]{0,8}(?:$|\r?\n|[.|;)]|[ \t]{2}))/y,
    legalReference: { law: ISO_27001, article: 'Annex A, control 5.13' },
    severity: 'medium',
  },
];

/** Adjacent words: prose about such information is not a marking, nor is a list of abbreviations. */
const BEFORE = /[\p{L}\p{N},] ?\(?$/u;
const AFTER = /^(?: [\p{L}\p{N}]|\) [\p{Ll}]|[’'-]\p{L})/u;
/** What is written about too. */
const MAY_BE_IN_PROSE = /^(?:CUI|FOUO|For Official Use Only|STRENG GEHEIM)$/;
/** The heading of a part of a form that others fill in. */
const BOX = /^ ?(?::|[-–—] ?do not write|\(do not write)/i;

function isInProse(text: string, { start, end }: Span): boolean {
  const after = text.slice(end, end + 20);
  if (BOX.test(after) || BEFORE.test(text.slice(Math.max(0, start - 3), start))) return true;
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
  triggers: (
    'classification:*|classification :*|classification level:*|restricted (when*|' +
    'restricted (once*|protect (when*|official (when*|secret (when*|top secret|secret//*|' +
    'unclassified//*|controlled//*|for official use only|fouo|confidential//*|nato*|eu secret|' +
    'eu confidential|eu restricted|cosmic top secret|eu top secret|uk top secret|uk secret|tres secret ue|secret ue|confidentiel ue|restreint ue|cui|controlled unclassified|official sensitive|official - sensitive|' +
    'official-sensitive|tlp:*|vs-nur*|vs - nur*|vs-nfd|vs-vertraulich|nur für den|streng geheim|noforn'
  ).split('|'),
  reach: { before: 40, after: 64 },
  examples: [
    '[[RESTRICTED (when complete)]]                 MG11',
    'Owner: Roe      [[Classification: INTERNAL]]\nApplies to all',
    'Classification: internal medicine, and classification: public.',
    'Entry is restricted (when complete, the road opens).',
    '[[TOP SECRET//SI//NOFORN]]',
    '[[TLP:RED]]\nIncident report',
    '[[COSMIC TOP SECRET]]\n\n[[NATO RESTRICTED]]\n\n[[TRÈS SECRET UE/EU TOP SECRET]]\n\n[[RESTREINT UE/EU RESTRICTED]]',
    '[[UK TOP SECRET]]\n\n[[TOP SECRET STRAP2 UK EYES ONLY]]\n\n[[TOP SECRET]]',
    '[[CUI//SP-PRIV]] – [[CONTROLLED UNCLASSIFIED INFORMATION]]',
    '([[CUI]]) The unit moved.\n[[CUI]]\n',
    '[[NOFORN]] // [[For Official Use Only]]\n[[FOUO]]\n',
    '[[OFFICIAL – SENSITIVE]]\n\n[[OFFICIAL-SENSITIVE]]\n\n[[VS-NUR FÜR DEN DIENSTGEBRAUCH]]',
    'For Official Use Only: date received ____\nThe van is for official use only. FOUO was a marking until 2020, and an official, sensitive post.',
    'Controlled Unclassified Information (CUI) is marked; the CUI Guide and CUI training tell how.',
    'The recipe is top secret, and TLP:CLEAR may be shared.',
    'A Victoria’s Secret store; the NATO summit; cui bono; for official use only in prose.',
  ],
  verify({ text, start }) {
    for (const { form, legalReference, severity } of SCHEMES) {
      const found = valueAt(text, start, form);
      if (found === undefined) continue;
      if (MAY_BE_IN_PROSE.test(found.value) && isInProse(text, found)) return undefined;
      const why = `The document carries the marking “${found.value}”.`;
      const rating = severity === undefined ? {} : { severity };
      return {
        start: found.start,
        end: found.end,
        confidence: 0.9,
        ...(legalReference !== undefined && { legalReference }),
        ...rating,
        why,
      };
    }
    return undefined;
  },
};
