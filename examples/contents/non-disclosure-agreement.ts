import { type ExampleDocument, heading, list, paragraph, table } from '../model.ts';

/** A non-disclosure agreement that goes far beyond secrecy. */
export const nonDisclosureAgreement: ExampleDocument = {
  name: 'non-disclosure-agreement',
  title: 'Non-Disclosure Agreement',
  header: 'STRICTLY CONFIDENTIAL',
  footer: 'Vantage Cove Robotics, form L-12',
  blocks: [
    paragraph(
      'This Non-Disclosure Agreement (the "Agreement") is made on 9 June 2026 between Vantage Cove Robotics, Inc., 500 Larkspur Avenue, Palo Alto, CA 94301 (the "Company") and the person named in the table below (the "Recipient").',
    ),
    table(
      ['Recipient detail', 'Entry'],
      ['Name', 'Samuel Adeyemi'],
      ['Date of birth', 'March 2, 1991'],
      ['Passport number', 'C01234567'],
      ['Driver license', 'I1234562'],
      ['E-mail', 'samuel.adeyemi@example.com'],
      ['Telephone', '(650) 555-0193'],
    ),
    heading('1. Purpose'),
    paragraph(
      'The Company wishes to show the Recipient drawings, samples and test results of a gripping arm (the "Information"), so that the Recipient can judge whether to take part in its development.',
    ),
    heading('2. Duties of the Recipient'),
    list(
      'To use the Information for the purpose above and for nothing else.',
      'To keep it as safe as the Recipient keeps secrets of his or her own, and with reasonable care at least.',
      'To make no copies beyond those that the purpose needs.',
      'To return or destroy the Information within ten days of a written request.',
    ),
    heading('3. What is not covered'),
    paragraph(
      'These duties do not apply to what is public without a breach of this Agreement, to what the Recipient knew before or received lawfully from somebody else, and to what a court or an authority orders to be disclosed.',
    ),
    heading('4. Further covenants'),
    paragraph(
      '4.1 For three (3) years the Recipient shall not, directly or indirectly, engage in or be employed by any business that competes with the Company anywhere in the world.',
    ),
    paragraph(
      '4.2 For three (3) years the Recipient shall not solicit any employee or customer of the Company.',
    ),
    paragraph(
      '4.3 The Recipient shall not make any disparaging or negative statement about the Company, its officers or its products.',
    ),
    paragraph(
      '4.4 The Recipient hereby assigns to the Company all right, title and interest in any invention that the Recipient makes with the help of the Information.',
    ),
    heading('5. Breach'),
    paragraph(
      '5.1 For each breach the Recipient shall pay the Company $100,000 as liquidated damages, without proof of loss.',
    ),
    paragraph(
      "5.2 The Recipient's liability for a breach of this Agreement is unlimited. The Company may also ask a court for an injunction.",
    ),
    heading('6. Term and law'),
    paragraph(
      "6.1 This Agreement begins on the date above. Either party may end it with thirty days' notice; the duties of section 2 then continue for five years.",
    ),
    paragraph(
      '6.2 This Agreement is governed by the laws of the State of California. Changes to it have to be made in writing and signed by both parties.',
    ),
    paragraph('Signed for the Company:'),
    paragraph('Name: Charlotte Beaumont'),
    paragraph('Title: General Counsel'),
  ],
  planted: [
    { category: 'policy', type: 'confidentiality-marking', value: 'STRICTLY CONFIDENTIAL' },
    { category: 'pii', type: 'date-of-birth', value: 'March 2, 1991' },
    { category: 'pii', type: 'passport-number', value: 'C01234567' },
    { category: 'pii', type: 'driver-license', value: 'I1234562' },
    { category: 'pii', type: 'email-address', value: 'samuel.adeyemi@example.com' },
    { category: 'pii', type: 'phone-number', value: '(650) 555-0193' },
    { category: 'pii', type: 'person-name', value: 'Charlotte Beaumont' },
    { category: 'legal', type: 'non-compete', value: 'competes with the Company' },
    {
      category: 'legal',
      type: 'non-solicitation',
      value: 'shall not solicit any employee',
    },
    { category: 'legal', type: 'non-disparagement', value: 'disparaging or negative statement' },
    {
      category: 'legal',
      type: 'ip-assignment',
      value: 'assigns to the Company all right, title and interest',
    },
    { category: 'legal', type: 'liquidated-damages', value: 'liquidated damages' },
    {
      category: 'legal',
      type: 'uncapped-liability',
      value: 'liability for a breach of this Agreement is unlimited',
    },
    {
      category: 'legal',
      type: 'governing-law',
      value: 'governed by the laws of the State of California',
    },
  ],
};
