import type { PlaceDetector } from '#engine/detector.ts';
import { ISO_27001 } from '#engine/laws.ts';
import { groupAt } from '#engine/text/labeled-value.ts';

/** Between the words for the key and the key. */
const KEY =
  /s?(?: (?:for|of) [\w .&'-]{2,40}?(?=:| is\b))?(?: ?\([^()\n]{1,30}\))?(?: (?:is|was|are|ist|lautet)| ?\|)?[ \t]{0,3}[:=]?[ \t]{0,12}(?:\n[ \t]{0,12})?["“`]?((?=[A-Z\d-]{0,40}\d)(?=[A-Z\d-]{0,40}[A-Z])[A-Z\d]{4,8}(?:-[A-Z\d]{4,8}){2,7})(?![\w-])/iy;
/** Manuals show keys that are none. */
const PLACEHOLDER = /([A-Z\d])\1{3,}|^(?:A{2,}|X{2,}|1234|ABCD|YOUR)|12345|example/i;

export const productKey: PlaceDetector = {
  scope: 'place',
  id: 'product-key',
  typeName: 'Product or license key',
  category: 'policy',
  description:
    'The key that activates software: groups of letters and digits joined by hyphens, after “product key”, “license key” and the like.',
  severity: 'medium',
  isSensitive: true,
  recommendation: 'Remove the key, because anyone who has it can use up the license.',
  legalReference: { law: ISO_27001, article: 'Annex A, control 5.32' },
  triggers: (
    'product key*|license key*|licence key*|licensing key*|activation key*|activation code*|' +
    'serial key*|registration key*|registration code*|cd key*|cd-key*|software key*|license code*|' +
    'licence code*|unlock key*|lizenzschlüssel|produktschlüssel|lizenzkey|clé de licence|' +
    'clé de produit|clave de producto|clave de licencia|chiave di licenza|licentiecode|' +
    'licentiesleutel'
  ).split('|'),
  reach: { before: 1, after: 160 },
  glance: (text, _start, end) => /\d/.test(text.slice(end, end + 80)),
  examples: [
    'Windows product key: [[7QX9Z-0P3MK-4TKVB-LNTR7-J29HW]]',
    'License key: [[LNTR-7741-QX9Z-88KD]], the licence key for the scanner is [[A7KQ29-XMPL4T-8RWDZC]].',
    'Der Lizenzschlüssel lautet [[7QX9Z-0P3MK-4TKVB-LNTR7]].',
    '| license key | [[LNTR-7741-QX9Z-88KD]] |',
    'Enter the product key (XXXXX-XXXXX-XXXXX-XXXXX-XXXXX) on the box.',
    'License key: ABCD-1234-EFGH-5678; the activation code was sent by e-mail on 2024-05-06.',
    'License: CC-BY-SA-4.0, licence no. 2024-1188-22, license: Apache-2.0-with-LLVM-exception',
    'A product key is 25 characters long; the registration code costs 40 euros.',
  ],
  verify({ text, end }) {
    const found = groupAt(text, end, KEY);
    if (found === undefined || PLACEHOLDER.test(found.value)) return undefined;
    const why = 'Groups of letters and digits follow a term for the key of a piece of software.';
    return { start: found.start, end: found.end, confidence: 0.8, why };
  },
};
