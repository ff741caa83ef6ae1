/** Names of business numbers on invoices, in any country. */
export const VAT_NAMES: readonly string[] = [
  'vat',
  'vat reg',
  'vat registration',
  'vat identification',
  'vat id',
  'tva',
  'value added tax',
];
