import { type ExampleDocument, heading, list, paragraph, table } from '../model.ts';

/** A consulting contract that a buyer's lawyer should not let pass. */
export const servicesContract: ExampleDocument = {
  name: 'services-contract',
  title: 'Master Services Agreement',
  header: 'CONFIDENTIAL - Tidewater Freight Group / Calloway Finch Consulting',
  footer: 'Agreement no. MSA-2026-114',
  blocks: [
    paragraph(
      'This Master Services Agreement (the "Agreement") is entered into as of 2 March 2026 (the "Effective Date") between Tidewater Freight Group, Inc., a Delaware corporation with its principal place of business at 1840 Harbor Point Road, Baltimore, MD 21230 ("Customer"), and Calloway Finch Consulting LLC, a Virginia limited liability company with offices at 77 Mill Street, Suite 300, Richmond, VA 23220 ("Provider"). Customer and Provider are each a "Party" and together the "Parties".',
    ),
    heading('1. Services'),
    paragraph(
      '1.1 Provider shall design, install and support a routing and load-planning system for Customer\'s truck fleet (the "Services") as described in one or more statements of work signed by both Parties. Each statement of work forms part of this Agreement and states its scope, timetable, acceptance criteria and fees.',
    ),
    paragraph(
      '1.2 Provider shall perform the Services with the skill and care of an experienced professional in the field, using personnel who are suitably qualified. Provider shall name a project lead, who shall be available on business days between 9 a.m. and 5 p.m. Eastern Time.',
    ),
    paragraph(
      '1.3 Customer shall give Provider timely access to the data, systems and people that Provider reasonably needs. Where a delay of Customer prevents Provider from meeting a date, the date moves by the length of the delay.',
    ),
    paragraph(
      '1.4 During the Term, Customer shall purchase routing and load-planning services exclusively from Provider and shall not engage any other supplier for similar services.',
    ),
    heading('2. Acceptance'),
    paragraph(
      '2.1 Customer shall test each deliverable within ten (10) business days of its receipt against the acceptance criteria of the statement of work. If the deliverable conforms, Customer shall accept it in writing. If it does not, Customer shall describe the defect, and Provider shall correct it and submit the deliverable again within a reasonable time.',
    ),
    paragraph(
      '2.2 A deliverable that has been in productive use for thirty (30) days without a report of a material defect is accepted.',
    ),
    heading('3. Fees and payment'),
    paragraph(
      '3.1 Customer shall pay the fees set out in the table below. Provider invoices monthly in arrears; an undisputed invoice is due within thirty (30) days of its receipt. All amounts are in United States dollars and exclude sales tax.',
    ),
    table(
      ['Item', 'Unit', 'Fee'],
      ['Design and installation', 'fixed price, two instalments', '$184,000'],
      ['Support and operation', 'per month', '$9,500'],
      ['Additional consulting', 'per person and day', '$1,640'],
      ['Travel between sites', 'at cost, approved in advance', 'as incurred'],
    ),
    paragraph(
      '3.2 Customer commits to a minimum annual spend of $250,000 in each contract year. If the fees of a contract year fall short, Customer shall pay the difference within thirty (30) days of its end.',
    ),
    paragraph(
      "3.3 Provider may increase its fees at any time upon thirty (30) days' notice. Amounts that are overdue bear interest at one per cent (1 %) per month.",
    ),
    paragraph(
      '3.4 For each week by which Customer delays an acceptance, Customer shall pay Provider the sum of $15,000 as liquidated damages and not as a penalty.',
    ),
    paragraph('3.5 Payments are made by bank transfer to the following account of Provider:'),
    table(
      ['Payment detail', 'Value'],
      ['Account holder', 'Calloway Finch Consulting LLC'],
      ['Routing number', '110000000'],
      ['Account number', '000123456789'],
      ['EIN', '54-7730918'],
    ),
    heading('4. Term and termination'),
    paragraph(
      '4.1 This Agreement begins on the Effective Date and runs for an initial term of thirty-six (36) months (together with each renewal, the "Term"). Thereafter this Agreement shall automatically renew for successive terms of twelve (12) months unless Customer gives written notice at least one hundred and eighty (180) days before the end of the then current term.',
    ),
    paragraph(
      "4.2 Provider may terminate this Agreement for convenience at any time upon ten (10) days' written notice. Customer may terminate only for a material breach that Provider has failed to cure within sixty (60) days of written notice.",
    ),
    paragraph(
      "4.3 On termination Customer shall pay for all Services performed until then. Provider shall return or destroy Customer's data within thirty (30) days and confirm this in writing.",
    ),
    heading('5. Intellectual property'),
    paragraph(
      '5.1 Each Party keeps the rights that it held before the Effective Date. Customer hereby assigns to Provider all right, title and interest in and to any improvements, ideas and feedback that Customer contributes in connection with the Services.',
    ),
    paragraph(
      "5.2 Customer grants Provider a perpetual, irrevocable, worldwide, royalty-free license to use Customer's routing data for any purpose, including the development of products for third parties.",
    ),
    paragraph(
      '5.3 Subject to full payment, Provider grants Customer a non-exclusive right to use the deliverables for its own business during the Term.',
    ),
    heading('6. Confidentiality'),
    paragraph(
      '6.1 Each Party shall keep secret the information of the other that is marked as secret or that a reasonable person would take to be so, shall use it only for this Agreement, and shall disclose it only to people who need it and are bound by a like duty. This duty ends five (5) years after the information was disclosed.',
    ),
    paragraph(
      '6.2 The duty does not cover information that is or becomes public without a breach, that the recipient already knew or developed on its own, or that the law requires to be disclosed, provided that the other Party is told beforehand where this is allowed.',
    ),
    heading('7. Warranties'),
    paragraph(
      '7.1 Provider warrants that the deliverables will conform to their specification for ninety (90) days from acceptance and that, to its knowledge, they do not infringe the rights of third parties. Provider shall correct a defect that is reported within this period at its own expense.',
    ),
    paragraph(
      '7.2 Each Party warrants that it has the power to enter into this Agreement and that the person who signs for it is authorised to do so.',
    ),
    heading('8. Liability and indemnity'),
    paragraph(
      "8.1 Customer's liability under this Agreement shall be unlimited. In no event shall Provider's total aggregate liability exceed the fees paid in the one (1) month before the event that gave rise to the claim.",
    ),
    paragraph(
      '8.2 Customer shall indemnify, defend and hold harmless Provider from and against any and all claims, losses, damages and expenses of any kind whatsoever arising out of or in connection with the Services.',
    ),
    paragraph(
      "8.3 Customer shall not bring any claim or action against Provider that challenges the validity of Provider's intellectual property.",
    ),
    heading('9. Restrictive covenants'),
    paragraph(
      '9.1 For a period of five (5) years after termination, Customer shall not engage in any business that competes with Provider anywhere in North America.',
    ),
    paragraph(
      '9.2 During the Term and for twenty-four (24) months thereafter, Customer shall not solicit or hire any employee of Provider.',
    ),
    paragraph(
      '9.3 Customer shall not make any disparaging statement about Provider, its products or its officers, in public or in private.',
    ),
    heading('10. Data protection and security'),
    paragraph(
      "10.1 Provider processes personal data of Customer's drivers only on the documented instructions of Customer and in accordance with applicable data protection law. The measures that protect this data are set out in Annex B and are reviewed once a year.",
    ),
    list(
      'Access is limited to named people, and each access is logged.',
      'Data is encrypted in transit and at rest.',
      'Customer is told of a personal data breach within forty-eight hours of its discovery.',
      'Back-ups are kept for thirty days in a second location in the same country.',
    ),
    heading('11. General'),
    paragraph(
      '11.1 Customer may not assign this Agreement without the prior written consent of Provider. Provider may assign it freely.',
    ),
    paragraph(
      '11.2 Upon a change of control of Customer, Provider may terminate this Agreement with immediate effect.',
    ),
    paragraph(
      '11.3 This Agreement shall be governed by the laws of the Commonwealth of Virginia, without regard to its conflict of laws rules. The Parties submit to the exclusive jurisdiction of the courts of Richmond, Virginia.',
    ),
    paragraph(
      '11.4 Neither Party is responsible for a failure that is caused by events beyond its reasonable control, as long as it tells the other without delay and does what can be expected to limit the effects.',
    ),
    paragraph(
      '11.5 If a provision of this Agreement is invalid, the others remain in force, and the Parties shall replace it with a valid one that comes nearest to its purpose. Changes require a document signed by both Parties. This Agreement and its annexes state everything that the Parties have agreed on its subject.',
    ),
    paragraph(
      '11.6 Notices are given in writing, by courier or by e-mail with confirmation of receipt, to the contacts named below. A notice by courier is received on delivery; a notice by e-mail is received on the next business day.',
    ),
    table(
      ['Party', 'Contact for notices', 'E-mail', 'Telephone'],
      ['Customer', 'General Counsel', 'legal@tidewaterfreight.example', '(410) 555-0138'],
      ['Provider', 'Contracts desk', 'contracts@callowayfinch.example', '(804) 555-0177'],
    ),
    heading('12. Signatures'),
    paragraph('Signed for Tidewater Freight Group, Inc. by its authorised representative:'),
    paragraph('Name: Margaret Oyelaran'),
    paragraph('Title: Chief Operating Officer'),
    paragraph('Signed for Calloway Finch Consulting LLC by its authorised representative:'),
    paragraph('Name: Daniel Finch'),
    paragraph('Title: Managing Member'),
  ],
  planted: [
    { category: 'policy', type: 'confidentiality-marking', value: 'CONFIDENTIAL' },
    {
      category: 'pii',
      type: 'postal-address',
      value: '1840 Harbor Point Road, Baltimore, MD 21230',
    },
    { category: 'legal', type: 'exclusivity', value: 'exclusively from Provider' },
    { category: 'legal', type: 'minimum-commitment', value: 'minimum annual spend' },
    { category: 'legal', type: 'price-increase', value: 'increase its fees at any time' },
    { category: 'legal', type: 'liquidated-damages', value: 'liquidated damages' },
    { category: 'pii', type: 'us-bank-routing-number', value: '110000000' },
    { category: 'pii', type: 'bank-account-number', value: '000123456789' },
    { category: 'legal', type: 'auto-renewal', value: 'automatically renew' },
    { category: 'legal', type: 'termination-for-convenience', value: 'for convenience' },
    {
      category: 'legal',
      type: 'ip-assignment',
      value: 'assigns to Provider all right, title and interest',
    },
    { category: 'legal', type: 'irrevocable-license', value: 'perpetual, irrevocable' },
    {
      category: 'legal',
      type: 'uncapped-liability',
      value: 'liability under this Agreement shall be unlimited',
    },
    { category: 'legal', type: 'unlimited-indemnity', value: 'any and all claims' },
    { category: 'legal', type: 'covenant-not-to-sue', value: 'shall not bring any claim' },
    { category: 'legal', type: 'non-compete', value: 'competes with Provider' },
    {
      category: 'legal',
      type: 'non-solicitation',
      value: 'shall not solicit or hire any employee',
    },
    { category: 'legal', type: 'non-disparagement', value: 'disparaging statement' },
    { category: 'legal', type: 'anti-assignment', value: 'may not assign this Agreement' },
    { category: 'legal', type: 'change-of-control', value: 'change of control' },
    {
      category: 'legal',
      type: 'governing-law',
      value: 'governed by the laws of the Commonwealth of Virginia',
    },
    { category: 'pii', type: 'email-address', value: 'legal@tidewaterfreight.example' },
    { category: 'pii', type: 'phone-number', value: '(410) 555-0138' },
    { category: 'pii', type: 'person-name', value: 'Margaret Oyelaran' },
    { category: 'pii', type: 'person-name', value: 'Daniel Finch' },
  ],
};
