import { type ExampleDocument, heading, list, paragraph, table } from '../model.ts';

/** A privacy notice that begins well and then takes back what it promised. */
export const privacyNotice: ExampleDocument = {
  name: 'privacy-notice',
  title: 'Privacy notice for customers',
  header: 'Alder & Wren Home Insurance',
  footer: 'Last updated 3 January 2026',
  blocks: [
    paragraph(
      'Alder & Wren insures homes and what is in them. This notice explains which personal data we hold about you, what we do with it, and what you can ask of us. It applies to our website, our mobile application and our claims desk.',
    ),
    heading('Who is responsible'),
    paragraph(
      'Alder & Wren Ltd, 4 Quayside Court, Bristol BS1 6AA, is the controller. Our data protection officer is Ms Priya Raghunathan; you reach her at privacy@alderwren.example or on +44 117 496 0122.',
    ),
    heading('What we hold'),
    table(
      ['Kind of data', 'Where it comes from', 'How long we keep it'],
      ['Name, address, contact details', 'you', 'six years after the policy ends'],
      ['Details of your home', 'you, the land registry', 'six years after the policy ends'],
      ['Claims and their documents', 'you, surveyors, repairers', 'ten years after settlement'],
      ['Use of our website', 'your browser', 'thirteen months'],
    ),
    heading('Why we may use it'),
    list(
      'To make and keep the contract with you: offers, policies, premiums, claims.',
      'To meet duties that the law puts on us, such as bookkeeping and sanctions checks.',
      'For our legitimate interests, such as the prevention of fraud, where yours do not outweigh them.',
      'With your consent, which you may withdraw whenever you like.',
    ),
    heading('With whom we share it'),
    paragraph(
      'Repairers and surveyors receive what they need for a claim. Our hosting provider stores the data in Ireland under a contract that binds it to our instructions.',
    ),
    paragraph(
      'By using our website you consent to the collection of your data by us and our partners. We may share or sell your personal data to third parties for any purpose.',
    ),
    heading('Your rights'),
    paragraph(
      'You may ask for a copy of your data, have it corrected or erased, limit its use, object to it, and take it with you in a common format. We answer within one month. You may also complain to the supervisory authority of the place where you live or work.',
    ),
    heading('Changes and liability'),
    paragraph(
      'We reserve the right to change this notice at any time without notice to you. Your continued use of the website means that you agree to the changed notice.',
    ),
    paragraph(
      'We shall not be liable for any loss or unauthorised disclosure of your data, whatever its cause.',
    ),
  ],
  planted: [
    { category: 'pii', type: 'person-name', value: 'Priya Raghunathan' },
    { category: 'pii', type: 'email-address', value: 'privacy@alderwren.example' },
    { category: 'pii', type: 'phone-number', value: '+44 117 496 0122' },
    {
      category: 'legal',
      type: 'unilateral-change',
      value: 'change this notice at any time without notice',
    },
    {
      category: 'legal',
      type: 'limitation-of-liability',
      value: 'shall not be liable for any loss',
    },
  ],
};
