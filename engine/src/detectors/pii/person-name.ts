import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { withoutJobTitle } from '#engine/text/job-titles.ts';
import { valueAt } from '#engine/text/labelled-value.ts';
import { valuesBelow } from '#engine/text/table-column.ts';

import { canBeName, NAME_FORM } from './name-form.ts';

const TITLES = 'mr|mrs|ms|miss|mx|dr|prof|professor|herr|frau|monsieur|madame'.split('|');
const LABELS = (
  'name:|names:|patient:|employee:|applicant:|candidate:|tenant:|landlord:|nurse:|attn:|attention:|contact:|' +
  'contact person:|client:|physician:|doctor:|insured:|beneficiary:|guardian:|spouse:|emergency contact:|' +
  'account holder:|cardholder:|borrower:|prepared by:|signed by:|approved by:|reported by:|author:|' +
  'manager:|by:|surname:|forename:|requester:|reviewer:|referee:|assignee:|next of kin:|witness:|policyholder:'
).split('|');
/** What several names follow on one line. */
const LABELS_OF_SEVERAL =
  'attendees:|participants:|in attendance:|members present:|apologies:|witnesses:|signatories:'.split(
    '|',
  );
/** Behind a name in a row of them: what somebody is, in brackets, and what parts the names. */
const NEXT_NAME = /(?:[ ]\([^()\n]{1,40}\))?(?:[ ]?[,;][ ]{1,2}(?:and[ ])?|[ ](?:and|&)[ ])/y;
const MOST_NAMES = 40;
/** Heads of columns; in prose they say nothing. */
const COLUMNS =
  'name|names|surname|surnames|forename|forenames|first_name|last_name|firstname|lastname|full_name|fullname|given_name|family_name|employee_name|customer_name|patient_name'.split(
    '|',
  );
const CELL =
  /(?:(?:van|von|de|der|den|di|da|del|la|le|el|al|bin)[ ]){0,3}\p{Lu}[\p{L}\p{M}'’.-]{0,24}(?:[ ](?:(?:van|von|de|der|den|di|da|del|la|le)[ ]){0,2}\p{Lu}[\p{L}\p{M}'’.-]{0,24}){0,3}/uy;
const VALEDICTIONS = 'sincerely,|regards,|faithfully,|truly yours,|best wishes,'.split('|');
const IS_COLUMN = new RegExp(`^(?:${COLUMNS.join('|')})$`, 'i');
/** `Company name:` and `file name:` label something else than a person. */
const LABEL_OF_A_THING =
  /\b(?:company|business|trade|brand|product|project|file|domain|user|host|server|bank|firm|entity|organi[sz]ation|event|course|school|place|street|model|template|plan|column|field|table|legal|document)[ ]{1,2}$/i;
const NO_DOCTOR =
  /^(?:Pepper|Martens|Strange|Who|President|Chairman|Speaker|Secretary|Justice|Right|Universe)\b/;

export const personName: PlaceDetector = {
  scope: 'place',
  id: 'person-name',
  typeName: 'Person name',
  category: 'pii',
  description:
    "A person's name where the text says that it is one: behind a label, a title or a letter's closing line. Names in running prose are not found by this rule.",
  severity: 'low',
  recommendation: 'Remove the name or replace it with a role or initials.',
  legalReference: { law: 'GDPR', article: 'Art. 4(1)' },
  triggers: [...TITLES, ...LABELS, ...LABELS_OF_SEVERAL, ...COLUMNS, ...VALEDICTIONS],
  glance: (text, start, end) =>
    !IS_COLUMN.test(text.slice(start, end)) ||
    /^"?(?:[;|,\t\n]| {2}| \|)/.test(text.slice(end, end + 3)),
  reach: { before: 24, after: 120 },
  examples: [
    'Patient: [[Jane Roe]], admitted today.',
    'Name: [[Anna-Lena von der Heide]]\nTitle: Director',
    'Dear Mr. [[Okafor]], Dr [[Ana M. Silva]] will see you.',
    'By: ______________\nName: [[JOHN Q. PUBLIC]] Title: CEO',
    'Prof. Dr. [[Hans Müller]] chairs it, beside Mr [[J.-P. Costa]].',
    'Yours sincerely,\n\n[[Priya Raman]]\nHead of People',
    'Full name: [[Sean O’Brien]]',
    'Mr [[Tomás Ó Briain]] met Mr [[John F Kennedy]].',
    'id;first_name;last_name;city\n1;[[Joost]];[[de Wit]];Cork\n2;[[Camille]];[[Rousseau]];Paris',
    'Attendees: [[Jo]], [[Wei Zhang]] (chair), [[Fatima]] and [[Luca]]\n- Master branch renamed',
    'Apologies: none. Participants: see the list. Witnesses: two.',
    'Name, rank and number were asked for;\nEverybody, Somebody and Nobody answered.',
    'Company Name: Acme Tools, file name: Report Final, username: Jane Roe',
    'Name: Northwind Traders Ltd; Name: [Employee name]; Employee: The person named above',
    'He drank a Dr Pepper in Elm Dr and met Mr. President.',
    'Regards,\nThe Support Team',
    'Approved by: Head Nurse [[Amy Reed]]',
    'Regards,\nConsultant Cardiologist',
    'Kind regards, we look forward to it.',
  ],
  verify(place) {
    const trigger = place.text.slice(place.start, place.end).toLowerCase();
    if (IS_COLUMN.test(trigger) || LABELS_OF_SEVERAL.includes(trigger)) return undefined;
    if (trigger.endsWith(',')) return closingName(place);
    return trigger.endsWith(':') ? labelledName(place, trigger) : titledName(place, trigger);
  },
  readList(place) {
    const trigger = place.text.slice(place.start, place.end).toLowerCase();
    if (LABELS_OF_SEVERAL.includes(trigger)) return namesInRow(place, trigger);
    if (!IS_COLUMN.test(trigger)) return [];
    return valuesBelow(place, CELL)
      .filter(({ value }) => canBeName(value))
      .map(({ start, end }) => ({
        start,
        end,
        confidence: 0.95,
        why: 'A capitalized name in a column of names.',
      }));
  },
};

function labelledName(place: Place, label: string): Match | undefined {
  if (LABEL_OF_A_THING.test(place.text.slice(0, place.start))) return undefined;
  const why = `A capitalized name behind the label “${label}”.`;
  return nameAt(
    place.text,
    place.end + blankLength(place.text, place.end, /[ \t]{1,8}/y),
    0.95,
    why,
  );
}

/** Names in a row, up to the first that is none. */
function namesInRow({ text, end }: Place, label: string): Match[] {
  const names: Match[] = [];
  let from = end + blankLength(text, end, /[ \t]{1,8}/y);
  while (names.length < MOST_NAMES) {
    const name = nameAt(
      text,
      from,
      0.9,
      `A capitalized name in a row behind the label “${label}”.`,
    );
    if (name === undefined) break;
    names.push(name);
    const parted = blankLength(text, name.end, NEXT_NAME);
    if (parted === 0) break;
    from = name.end + parted;
  }
  return names;
}

function titledName(place: Place, title: string): Match | undefined {
  const from = place.end + blankLength(place.text, place.end, /\.?[ \u00a0]{1,2}/y);
  if (from === place.end || NO_DOCTOR.test(place.text.slice(from, from + 12))) return undefined;
  return nameAt(place.text, from, 0.96, `A capitalized name behind the title “${title}”.`);
}

function closingName(place: Place): Match | undefined {
  const blank = blankLength(place.text, place.end, /[ \t]{0,4}(?:\r?\n[ \t]{0,8}){1,5}/y);
  if (blank === 0) return undefined;
  const match = nameAt(
    place.text,
    place.end + blank,
    0.95,
    "A name behind a letter's closing line.",
  );
  const isFullName = match !== undefined && / /.test(place.text.slice(match.start, match.end));
  return isFullName ? match : undefined;
}

function blankLength(text: string, from: number, blank: RegExp): number {
  blank.lastIndex = from;
  return blank.exec(text)?.[0].length ?? 0;
}

function nameAt(text: string, from: number, confidence: number, why: string): Match | undefined {
  const written = valueAt(text, from, NAME_FORM);
  if (written === undefined || !canBeName(written.value)) return undefined;
  const name = withoutJobTitle(text, written);
  return name && { start: name.start, end: name.end, confidence, why };
}
