import { type ExampleDocument, heading, list, paragraph, table } from '../model.ts';

/** A discharge letter of a British hospital: lawful, and full of health data about one person. */
export const patientLetter: ExampleDocument = {
  name: 'patient-letter',
  title: 'Discharge summary',
  header: 'Private and confidential',
  footer: 'Fairlea General Hospital - Department of Cardiology',
  blocks: [
    paragraph('Dr Helen Okafor, Consultant Cardiologist'),
    paragraph('To: Marlow Road Surgery, 12 Marlow Road, Fairlea'),
    paragraph('Date of letter: 17 May 2026'),
    table(
      ['Patient detail', 'Entry'],
      ['Patient', 'Mr Thomas Whitcombe'],
      ['Date of birth', '14 August 1957'],
      ['NHS number', '943 476 5919'],
      ['National Insurance number', 'AB 12 34 56 C'],
      ['Hospital number (MRN)', 'MRN 00482913'],
      ['Telephone', '+44 20 7946 0958'],
    ),
    paragraph(
      'Dear colleague, thank you for referring this gentleman, who was under our care from 9 to 16 May. He may be reached at the number above; he has agreed that we write to you.',
    ),
    heading('Diagnosis'),
    paragraph(
      'Mr Whitcombe was diagnosed with atrial fibrillation after an episode of palpitations at home. He also suffers from chronic kidney disease, stage 3, which has been stable since last year.',
    ),
    heading('Findings'),
    paragraph(
      'On admission the pulse was irregular at 128 beats a minute, blood pressure 148 over 86, oxygen saturation 96 per cent on room air. The echocardiogram showed a mildly enlarged left atrium and a normal ejection fraction. Thyroid function was normal. There was no sign of an acute coronary event.',
    ),
    heading('Treatment'),
    paragraph(
      'Rate control was achieved with bisoprolol within two days. After a discussion of benefit and bleeding risk an anticoagulant was begun, at a dose that takes the kidney function into account. A cardioversion is planned after four weeks of uninterrupted treatment.',
    ),
    list(
      'Bisoprolol 2.5 mg in the morning.',
      'Apixaban 2.5 mg twice a day, not to be interrupted without advice.',
      'Ramipril 5 mg in the evening, unchanged.',
    ),
    heading('What we ask of you'),
    list(
      'Please check kidney function and potassium in two weeks and again in three months.',
      'Please review blood pressure at the next visit and aim for less than 135 over 85.',
      'Please refer back to us at once if palpitations return or if there is any bleeding.',
    ),
    paragraph(
      'A follow-up visit is booked in our clinic for 23 June at 10.40. His daughter brings him and may be told of the result; she can be reached by e-mail at c.whitcombe@example.org.',
    ),
    paragraph('Yours sincerely,'),
    paragraph('Dr Helen Okafor'),
    paragraph('Consultant Cardiologist, Fairlea General Hospital'),
  ],
  planted: [
    { category: 'policy', type: 'confidentiality-marking', value: 'Private and confidential' },
    { category: 'pii', type: 'person-name', value: 'Helen Okafor' },
    { category: 'pii', type: 'person-name', value: 'Thomas Whitcombe' },
    { category: 'pii', type: 'date-of-birth', value: '14 August 1957' },
    { category: 'pii', type: 'uk-nhs-number', value: '943 476 5919' },
    { category: 'pii', type: 'uk-nino', value: 'AB 12 34 56 C' },
    { category: 'pii', type: 'medical-record-number', value: '00482913' },
    { category: 'pii', type: 'phone-number', value: '+44 20 7946 0958' },
    { category: 'pii', type: 'health-condition', value: 'diagnosed with atrial fibrillation' },
    { category: 'pii', type: 'health-condition', value: 'suffers from chronic kidney disease' },
    { category: 'pii', type: 'email-address', value: 'c.whitcombe@example.org' },
  ],
};
