import type { PlaceDetector } from '#engine/detector.ts';
import { ISO_27001 } from '#engine/laws.ts';
import { valueAt } from '#engine/text/labeled-value.ts';

const FORM = /eyJ[\w-]{10,400}\.eyJ[\w-]{10,4000}\.[\w-]{20,1000}(?![\w-])/y;

const UNSIGNED = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0MjQyNDI0MiJ9';
const SIGNATURE = 'Zk3xT0mQv8LwB5nYc2RjD7';

export const jsonWebToken: PlaceDetector = {
  scope: 'place',
  id: 'json-web-token',
  typeName: 'JSON Web Token',
  category: 'policy',
  description: 'A signed JSON Web Token: two encoded JSON objects and a signature.',
  severity: 'high',
  isSensitive: true,
  recommendation:
    'End the session that the token belongs to, and remove the token from the document.',
  legalReference: { law: ISO_27001, article: 'Annex A, control 5.17' },
  triggers: ['eyJ*'],
  reach: { before: 1, after: 5500 },
  examples: [
    `Bearer [[${UNSIGNED}.${SIGNATURE}]]`,
    `Cookie: session=[[${UNSIGNED}.${SIGNATURE}-_${SIGNATURE}]]; path=/`,
    'eyJhbGciOiJIUzI1NiJ9 is only a header.',
    `${UNSIGNED} has no signature.`,
  ],
  verify({ text, start }) {
    const found = valueAt(text, start, FORM);
    if (found === undefined) return undefined;
    return {
      start: found.start,
      end: found.end,
      confidence: 0.97,
      why: 'Two encoded JSON objects and a signature are joined by periods.',
    };
  },
};
