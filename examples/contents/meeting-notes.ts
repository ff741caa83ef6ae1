import { type ExampleDocument, heading, list, paragraph, table } from '../model.ts';

/** Notes that were typed in a hurry: credentials, gossip about health, and a remark about age. */
export const meetingNotes: ExampleDocument = {
  name: 'meeting-notes',
  title: 'Operations weekly, 11 May 2026',
  header: 'Orchard Lane Couriers',
  footer: 'Not to be forwarded outside the company',
  blocks: [
    table(
      ['Name', 'Role', 'Mobile'],
      ['Mr Victor Hale', 'Operations', '+1 415 555 0172'],
      ['Ms Naomi Strand', 'Dispatch', '+1 415 555 0186'],
      ['Mr Owen Castell', 'Vehicles', '+1 415 555 0109'],
    ),
    heading('1. Last week'),
    paragraph(
      'We carried 4,312 parcels, 96.4 per cent of them on time. The northern tour was late on two days because of the road works at the bridge; from Thursday it starts twenty minutes earlier. Three parcels are still being looked for.',
    ),
    heading('2. Outage on Tuesday'),
    paragraph(
      'The dispatch screen was down from 10.05 to 11.20. The cause was a full disk on the host 203.0.113.42, network card 00:00:5E:00:53:AF. To restart the service, log in as dispatch; the password is Tr4ckTor-9lives until it is changed next month. The nightly job connects with postgres://dispatch:w1nterG8te@203.0.113.42:5432/parcels and needs no change.',
    ),
    list(
      'Alert when the disk is four fifths full.',
      'Write a page on how to restart the screen.',
      'Ask the hosting company for a second machine.',
    ),
    heading('3. Vehicles'),
    paragraph(
      'The new van arrives on Friday; its VIN is 1M8GDM9AXKP042788. The old one goes back to the leasing company with 141,000 miles. Tyres of the two electric vans are changed before the summer.',
    ),
    heading('4. People'),
    paragraph(
      'Ms Strand was diagnosed with depression in April and works half days until the end of June; please plan the early shift without her. For the open place in dispatch we prefer young applicants, because the last driver was too old for the job.',
    ),
    paragraph(
      'Two colleagues take part in the first-aid course in June. The summer party is on the last Friday of July, in the yard if it stays dry.',
    ),
    heading('5. Next steps'),
    table(
      ['What', 'Who', 'When'],
      ['Earlier start of the northern tour', 'Dispatch', '14 May'],
      ['Disk alert', 'Operations', '18 May'],
      ['Hand over the old van', 'Vehicles', '22 May'],
    ),
    paragraph('Questions about these notes to ops@orchardlane.example.'),
  ],
  planted: [
    { category: 'pii', type: 'person-name', value: 'Victor Hale' },
    { category: 'pii', type: 'person-name', value: 'Naomi Strand' },
    { category: 'pii', type: 'person-name', value: 'Owen Castell' },
    { category: 'pii', type: 'phone-number', value: '+1 415 555 0172' },
    { category: 'pii', type: 'ip-address', value: '203.0.113.42' },
    { category: 'pii', type: 'mac-address', value: '00:00:5E:00:53:AF' },
    { category: 'policy', type: 'password', value: 'Tr4ckTor-9lives' },
    {
      category: 'policy',
      type: 'connection-string',
      value: 'postgres://dispatch:w1nterG8te@203.0.113.42:5432/parcels',
    },
    { category: 'pii', type: 'vehicle-vin', value: '1M8GDM9AXKP042788' },
    { category: 'pii', type: 'health-condition', value: 'diagnosed with depression' },
    { category: 'discrimination', type: 'age-discrimination', value: 'young applicants' },
    { category: 'discrimination', type: 'age-discrimination', value: 'too old' },
    { category: 'pii', type: 'email-address', value: 'ops@orchardlane.example' },
  ],
};
