import type { PlaceDetector } from '#engine/detector.ts';
import { valueAt } from '#engine/text/labelled-value.ts';

/** What distinguishes one provider's tokens from another's. */
export interface TokenDescription extends Pick<
  PlaceDetector,
  'id' | 'typeName' | 'description' | 'triggers' | 'examples'
> {
  /** Sticky; tried where a trigger begins. */
  readonly form: RegExp;
  /** Names the token within a sentence, for example `a GitHub access token`. */
  readonly noun: string;
}

/** Documentation shows tokens that nobody could use: their letters are crossed out, or say so. */
const PLACEHOLDER = /[x*.•]{6,}|0{8,}|your[-_]|placeholder|redacted|insert|replace/i;
/** One small letter again and again is no token either; capitals may be Base64 of nothing but zeros. */
const SAME_LETTER = /([a-z1])\1{11,}/;

/** What detectors of secrets have in common. */
export const SECRET = {
  scope: 'place',
  category: 'policy',
  severity: 'high',
  isSensitive: true,
  recommendation: 'Revoke the secret, remove it from the document and keep it in a secret store.',
  legalReference: { law: 'ISO/IEC 27001:2022', article: 'Annex A 5.17' },
} as const;

/** What the detector of an issuer's secrets tells of itself. */
export function secretDescription({
  id,
  issuer,
}: {
  readonly id: string;
  readonly issuer: string;
}) {
  return {
    ...SECRET,
    id,
    typeName: `${issuer} secret`,
    description: `A secret issued by ${issuer}, recognized by its markers, length and alphabet.`,
  };
}

/** A detector for tokens that begin with letters of their issuer's own. */
export function secretToken({ form, noun, ...description }: TokenDescription): PlaceDetector {
  return {
    ...SECRET,
    ...description,
    reach: { before: 1, after: 512 },
    verify({ text, start }) {
      const token = valueAt(text, start, form);
      if (token === undefined || PLACEHOLDER.test(token.value)) return undefined;
      if (SAME_LETTER.test(token.value)) return undefined;
      return {
        start: token.start,
        end: token.end,
        confidence: 0.95,
        why: `The value has the prefix, length and alphabet of ${noun}.`,
      };
    },
  };
}
