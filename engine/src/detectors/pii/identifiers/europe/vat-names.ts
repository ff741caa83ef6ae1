/** What numbers of businesses are called in invoices, whatever their country. */
export const VAT_NAMES: readonly string[] = [
  'vat',
  'vat reg',
  'vat registration',
  'vat identification',
  'vat id',
  'tva',
  'value added tax',
];
