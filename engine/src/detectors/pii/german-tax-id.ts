import { labelledIdentifier } from './labelled-identifier.ts';

export const germanTaxId = labelledIdentifier({
  id: 'german-tax-id',
  typeName: 'German tax identification number',
  description:
    'A German Steueridentifikationsnummer behind a label, with a check digit that holds.',
  recommendation: 'Remove the tax number.',
  legalReference: { law: 'Abgabenordnung', article: '§ 139b' },
  triggers: (
    'steuer-id|steueridentifikationsnummer|steuer-identifikationsnummer|steuer-idnr|idnr|steuerliche identifikationsnummer|' +
    'identifikationsnummer|tax identification number|tax id|tin'
  ).split('|'),
  form: /[1-9]\d ?\d{3} ?\d{3} ?\d{3}(?!\d)/y,
  isValid: isTaxId,
  examples: [
    'Steuer-ID: [[86 095 742 719]]',
    'Die Steueridentifikationsnummer ist [[86095742719]].',
    'Steuer-ID: 86 095 742 718',
    'IdNr der Sendung: unbekannt, Tel. 86095742719',
  ],
});

/** Modulus 11, 10 of ISO 7064 (Bundeszentralamt für Steuern). */
function isTaxId(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, 10)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === Number(digits[10]);
}
