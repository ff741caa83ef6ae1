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

/** Documentation shows tokens that nobody could use: their letters are crossed out, repeated or say so. */
const PLACEHOLDER = /(.)\1{5,}|example|your[-_]|placeholder|abcdefgh|0123456789ab/i;

/** A detector for tokens that begin with letters of their issuer's own. */
export function secretToken({ form, noun, ...description }: TokenDescription): PlaceDetector {
  return {
    ...description,
    scope: 'place',
    category: 'policy',
    severity: 'high',
    isSensitive: true,
    recommendation: 'Revoke the secret, remove it from the document and keep it in a secret store.',
    legalReference: { law: 'ISO/IEC 27001:2022', article: 'Annex A 5.17' },
    reach: { before: 1, after: 512 },
    verify({ text, start }) {
      const token = valueAt(text, start, form);
      if (token === undefined || PLACEHOLDER.test(token.value)) return undefined;
      return {
        start: token.start,
        end: token.end,
        confidence: 0.95,
        why: `The prefix, length and alphabet of ${noun}.`,
      };
    },
  };
}
