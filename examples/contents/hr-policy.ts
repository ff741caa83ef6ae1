import { type ExampleDocument, heading, list, paragraph, table } from '../model.ts';

/** A staff handbook chapter with unlawful rules between the sound ones, and credentials in plain sight. */
export const hrPolicy: ExampleDocument = {
  name: 'hr-policy',
  title: 'Leave, Attendance and Workplace Conduct',
  header: 'Brightwell Foods - Staff Handbook, chapter 4 - INTERNAL USE ONLY',
  footer: 'Version 7.2, in force from 1 February 2026',
  blocks: [
    heading('4.1 Purpose and scope'),
    paragraph(
      'This chapter applies to everybody who works at Brightwell Foods in the United States, on whatever kind of contract. It replaces version 6 of June 2023. Where state law gives an employee more than this chapter does, state law prevails.',
    ),
    heading('4.2 Annual leave'),
    table(
      ['Years of service', 'Days a year', 'Carried over'],
      ['Up to two', '15', 'up to 5 days'],
      ['Three to five', '18', 'up to 5 days'],
      ['Six and more', '22', 'up to 8 days'],
    ),
    paragraph(
      'Leave is requested in the staff portal at least two weeks ahead. A line lead answers within three working days; silence counts as consent. Leave that cannot be taken because of a busy season is paid out in January.',
    ),
    heading('4.3 Sick leave'),
    paragraph(
      'An employee who is ill reports to the shift lead before the shift begins. From the third day a note of a physician is needed; it states how long the absence is expected to last and nothing about its cause.',
    ),
    paragraph(
      'Example of a complete entry in the absence log: Employee: Rosa Delgado, SSN 219-09-9999, date of birth 11/23/1984, absent since 6 March, diagnosed with type 2 diabetes.',
    ),
    heading('4.4 Parental leave'),
    paragraph(
      'Parents take up to sixteen weeks of paid leave within a year of a birth or an adoption. Women who are pregnant or plan to become pregnant will not be considered for promotion to shift lead.',
    ),
    heading('4.5 Retirement'),
    paragraph(
      'All employees must retire at the age of 65. A farewell interview is offered in the last month of employment.',
    ),
    heading('4.6 Roles and language'),
    paragraph(
      'Each site elects a foreman for safety, who reports to the site lead. Where manpower is short, the foreman may ask other sites for help. Only English may be spoken on the premises, breaks included.',
    ),
    heading('4.7 Conduct'),
    list(
      'We treat each other with respect, in words and in deeds.',
      'Nobody is placed at a disadvantage for reporting a concern in good faith.',
      'Gifts above 25 dollars are declared to the line lead and shared with the team.',
      'Harassment of any kind leads to disciplinary action, up to dismissal.',
    ),
    heading('4.8 Access to the staff portal'),
    paragraph(
      'New colleagues sign in with their staff number. The initial password is Harvest!2026gold and has to be changed at the first sign-in. Site leads fetch the monthly export from the archive with this token:',
    ),
    paragraph(
      'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhcmNoaXZlIn0.PBXqARRNqvSJsCbwB8NCHvzEn6j6R3m4UvIn_IwyCJw',
    ),
    heading('4.9 Questions'),
    paragraph(
      'Please write to people@brightwellfoods.example or call +1 312 555 0119 on weekdays. The works council meets every first Tuesday; its minutes hang on the notice board of each site.',
    ),
  ],
  planted: [
    { category: 'policy', type: 'confidentiality-marking', value: 'INTERNAL USE ONLY' },
    { category: 'pii', type: 'person-name', value: 'Rosa Delgado' },
    { category: 'pii', type: 'us-ssn', value: '219-09-9999' },
    { category: 'pii', type: 'date-of-birth', value: '11/23/1984' },
    { category: 'pii', type: 'health-condition', value: 'diagnosed with type 2 diabetes' },
    { category: 'discrimination', type: 'pregnancy-discrimination', value: 'pregnant' },
    {
      category: 'discrimination',
      type: 'age-discrimination',
      value: 'must retire at the age of 65',
    },
    { category: 'discrimination', type: 'gendered-job-title', value: 'foreman' },
    { category: 'discrimination', type: 'gendered-language', value: 'manpower' },
    { category: 'policy', type: 'password', value: 'Harvest!2026gold' },
    {
      category: 'policy',
      type: 'json-web-token',
      value:
        'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhcmNoaXZlIn0.PBXqARRNqvSJsCbwB8NCHvzEn6j6R3m4UvIn_IwyCJw',
    },
    { category: 'pii', type: 'email-address', value: 'people@brightwellfoods.example' },
    { category: 'pii', type: 'phone-number', value: '+1 312 555 0119' },
  ],
};
