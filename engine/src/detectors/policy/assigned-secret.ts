import type { DetectorDescription, PlaceDetector } from '#engine/detector.ts';
import { valueAt } from '#engine/text/labelled-value.ts';

/** A secret that has no form of its own, so that the word before it must say what it is. */
export interface AssignedSecret extends Pick<
  DetectorDescription,
  'id' | 'typeName' | 'description' | 'recommendation' | 'examples'
> {
  /** Words for the secret; the value stands behind an assignment to one of them, in code or in prose. */
  readonly triggers: readonly string[];
  /** Whether a value is more likely a secret than a word. */
  readonly looksSecret: (value: string) => boolean;
  readonly why: string;
}

const ASSIGNMENT =
  /(?:["']?\s{0,2}(?:[:=]|=>)\s{0,3}|\s\(|\s(?:(?:for|when|to) [\w@. -]{1,40})?(?::\s|(?<=\s)(?:is|was|will be|has been (?:set|reset|changed) to|set to)\s?:?\s))["'“‘`]?/iy;
const VALUE = /[^\s"'“”‘’`<>[\]{}(),;]{6,200}/y;
const PLACEHOLDER =
  /^(?:\*+|x+|•+|\.+|_+)$|example|your|^\$\{?[A-Z_]{2,}|placeholder|process\.env|https?:/i;

/** Builds a detector for secrets that are assigned or named, such as `pwd: …` or “the password is …”. */
export function assignedSecret({
  looksSecret,
  why,
  ...description
}: AssignedSecret): PlaceDetector {
  return {
    ...description,
    scope: 'place',
    category: 'policy',
    severity: 'high',
    isSensitive: true,
    legalReference: { law: 'ISO/IEC 27001:2022', article: 'Annex A 5.17' },
    reach: { before: 1, after: 260 },
    verify(place) {
      ASSIGNMENT.lastIndex = place.end;
      if (!ASSIGNMENT.test(place.text)) return undefined;
      const found = valueAt(place.text, ASSIGNMENT.lastIndex, VALUE);
      const value = found?.value.replace(/[.?:]$/, '');
      if (found === undefined || value === undefined) return undefined;
      if (PLACEHOLDER.test(value) || !looksSecret(value)) return undefined;
      return { start: found.start, end: found.start + value.length, confidence: 0.85, why };
    },
  };
}
