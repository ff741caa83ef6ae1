import { type ExampleDocument, heading, list, paragraph } from '../model.ts';

/** Consumer terms with the clauses that courts strike out. */
export const termsOfService: ExampleDocument = {
  name: 'terms-of-service',
  title: 'Terms of Service',
  header: 'Pebblepost - share what you make',
  footer: 'Version of 12 February 2026',
  blocks: [
    paragraph(
      'Pebblepost is a place to show pictures and patterns of things that you made by hand. These Terms are a contract between you and Pebblepost, Inc. ("we", "us"). They apply to the website, the application and everything that we send you from them (the "Service").',
    ),
    heading('1. Your account'),
    paragraph(
      'You need an account to post. Please give us a working e-mail address and choose a password that you use nowhere else. You are responsible for what happens under your account until you tell us that somebody else has got into it.',
    ),
    heading('2. House rules'),
    list(
      'Post what you made yourself, or say who made it.',
      'Be kind in comments; speak about the work and not about the person.',
      'Do not advertise goods that are not made by hand.',
      'Do not collect data about other members.',
    ),
    heading('3. Your content'),
    paragraph(
      'What you post remains yours. You grant us a perpetual, irrevocable, worldwide, royalty-free and transferable license to use, modify and sell your content for any purpose, even after your account is closed.',
    ),
    paragraph(
      'We may remove any content at any time, for any reason or no reason and without notice.',
    ),
    heading('4. Membership and renewal'),
    paragraph(
      'A paid membership costs $6 a month. Your membership will automatically renew each month, and your card will be charged, until you cancel it. We may increase the price at any time.',
    ),
    paragraph(
      'You may cancel in the settings; the membership then ends with the month that is already paid. Amounts that have been paid are not refunded.',
    ),
    heading('5. Changes'),
    paragraph(
      'We may change these Terms at any time in our sole discretion and without notice. Your continued use of the Service means that you accept the changed Terms.',
    ),
    heading('6. Ending the contract'),
    paragraph(
      'We may suspend or terminate your account at any time, for any or no reason, without notice or liability to you.',
    ),
    heading('7. Liability'),
    paragraph(
      'The Service is provided as it is. To the fullest extent permitted by law, in no event shall we be liable for any damages whatsoever, including damage that we have caused through our own negligence.',
    ),
    paragraph(
      "You agree to indemnify and hold us harmless from any and all claims and expenses, including attorneys' fees, that arise from your use of the Service.",
    ),
    heading('8. Disputes'),
    paragraph(
      'Any dispute shall be resolved by binding arbitration in San Mateo County. You waive any right to a jury trial and to take part in a class action.',
    ),
    paragraph(
      'These Terms are governed by the laws of the State of Delaware. You submit to the exclusive jurisdiction of the courts of San Mateo County, California.',
    ),
    heading('9. Contact'),
    paragraph('Write to hello@pebblepost.example. We read every message and answer most of them.'),
  ],
  planted: [
    { category: 'legal', type: 'irrevocable-license', value: 'perpetual, irrevocable' },
    { category: 'legal', type: 'content-removal', value: 'remove any content at any time' },
    { category: 'legal', type: 'auto-renewal', value: 'automatically renew' },
    { category: 'legal', type: 'price-increase', value: 'increase the price at any time' },
    { category: 'legal', type: 'unilateral-change', value: 'change these Terms at any time' },
    {
      category: 'legal',
      type: 'unilateral-termination',
      value: 'terminate your account at any time',
    },
    { category: 'legal', type: 'limitation-of-liability', value: 'in no event shall we be liable' },
    { category: 'legal', type: 'unlimited-indemnity', value: 'any and all claims' },
    { category: 'legal', type: 'arbitration', value: 'binding arbitration' },
    {
      category: 'legal',
      type: 'governing-law',
      value: 'governed by the laws of the State of Delaware',
    },
    { category: 'legal', type: 'jurisdiction', value: 'exclusive jurisdiction of the courts' },
    { category: 'pii', type: 'email-address', value: 'hello@pebblepost.example' },
  ],
};
