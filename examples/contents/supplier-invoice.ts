import { type ExampleDocument, heading, paragraph, table } from '../model.ts';

/** An invoice that shows a card number beside the bank details that it needs. */
export const supplierInvoice: ExampleDocument = {
  name: 'supplier-invoice',
  title: 'Invoice 2026-0387',
  header: 'Lindqvist Paper & Print GmbH',
  footer: 'IBAN DE89 3704 0044 0532 0130 00',
  blocks: [
    paragraph('Lindqvist Paper & Print GmbH, Speicherstraße 14, 20457 Hamburg, Germany'),
    paragraph(
      'Invoice to: Corbett Academic Press Ltd, 29 Station Road, Cambridge CB1 2JB, United Kingdom',
    ),
    table(
      ['Invoice detail', 'Entry'],
      ['Invoice date', '30 April 2026'],
      ['Date of supply', '22 April 2026'],
      ['Your order', 'PO-77120'],
      ['Due date', '30 May 2026'],
      ['Your contact', 'Ms Ingrid Sommer'],
      ['E-mail', 'ingrid.sommer@lindqvist-print.example'],
      ['Telephone', '+49 30 23125 148'],
    ),
    heading('Supplied'),
    table(
      ['Item', 'Quantity', 'Unit price', 'Amount'],
      ['Journal, volume 41, issue 2, 96 pages, thread-sewn', '2,400', '€ 2.15', '€ 5,160.00'],
      ['Cover, 300 g board, matt laminate', '2,400', '€ 0.38', '€ 912.00'],
      ['Reprint of the errata sheet', '2,400', '€ 0.04', '€ 96.00'],
      ['Carriage to Cambridge, two pallets', '1', '€ 340.00', '€ 340.00'],
      ['Total', '', '', '€ 6,508.00'],
    ),
    paragraph(
      'Supply to a business customer outside the European Union; no German value added tax is charged. The paper of the text block comes from certified forests, and the certificate is available on request.',
    ),
    heading('Payment'),
    paragraph(
      'Please pay the total within thirty days, without deduction, by transfer to the account below and quote the number of this invoice. For orders above ten thousand euros we grant a discount of two per cent on payments within eight days.',
    ),
    table(
      ['Bank detail', 'Value'],
      ['Bank', 'Commerzbank, Köln'],
      ['IBAN', 'DE89 3704 0044 0532 0130 00'],
      ['BIC', 'COBADEFFXXX'],
    ),
    paragraph(
      'If no transfer has reached us by the due date, we shall charge the card that you left with us:',
    ),
    paragraph('Card on file: Visa 4111 1111 1111 1111, valid through 11/28'),
    heading('Returns and complaints'),
    paragraph(
      'Please check the goods on arrival and tell us of any damage within five working days, with a photograph of the pallet label. Misprints are reprinted free of charge. The goods remain our property until they are paid for.',
    ),
  ],
  planted: [
    { category: 'pii', type: 'iban', value: 'DE89 3704 0044 0532 0130 00' },
    { category: 'pii', type: 'bic', value: 'COBADEFFXXX' },
    { category: 'pii', type: 'credit-card', value: '4111 1111 1111 1111' },
    { category: 'pii', type: 'person-name', value: 'Ingrid Sommer' },
    { category: 'pii', type: 'email-address', value: 'ingrid.sommer@lindqvist-print.example' },
    { category: 'pii', type: 'phone-number', value: '+49 30 23125 148' },
  ],
};
