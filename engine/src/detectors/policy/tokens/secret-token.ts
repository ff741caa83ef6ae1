import type { PlaceDetector } from '#engine/detector.ts';
import { ISO_27001 } from '#engine/laws.ts';
import { valueAt } from '#engine/text/labeled-value.ts';

/** What distinguishes one provider's tokens from another's. */
export interface TokenDescription extends Pick<
  PlaceDetector,
  'id' | 'typeName' | 'description' | 'triggers' | 'examples'
> {
  /** Sticky; tried at a trigger. */
  readonly form: RegExp;
  /** Names the token within a sentence, for example `a GitHub access token`. */
  readonly noun: string;
}

/** Documentation shows unusable tokens: masked, or saying that they are placeholders. */
const PLACEHOLDER = /[x*.•]{6,}|0{8,}|your[-_]|placeholder|redacted|insert|replace/i;
/** A repeated lowercase letter is not a token either; capitals may be Base64 of all zeros. */
const SAME_LETTER = /([a-z1])\1{11,}/;

/** The properties common to detectors of secrets. */
export const SECRET = {
  scope: 'place',
  category: 'policy',
  severity: 'high',
  isSensitive: true,
  recommendation: 'Revoke the secret, remove it from the document and keep it in a secret store.',
  legalReference: { law: ISO_27001, article: 'Annex A, control 5.17' },
} as const;

/** The description of a detector for an issuer's secrets. */
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

/** A detector for tokens with an issuer-specific prefix. */
export function secretToken({ form, noun, ...description }: TokenDescription): PlaceDetector {
  return {
    ...SECRET,
    ...description,
    reach: { before: 3, after: 512 },
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
