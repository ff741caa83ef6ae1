import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { GDPR } from '#engine/laws.ts';
import { asPlaceholder } from '#engine/models/names/corrections/placeholder.ts';
import { isCreatedColumn } from '#engine/tables/created-table.ts';
import { withoutMarks } from '#engine/text/without-accents.ts';

import {
  addressedName,
  ADDRESSES,
  askedName,
  CLOSINGS,
  mayAddress,
  mayAsk,
  REQUESTS,
} from './addressed-name.ts';
import { headsList, LIST_EXAMPLES, LISTS, namesInAttendance } from './attendance-list.ts';
import { CHAT_TIMES, namesInChat, opensChatLine } from './chat-speaker.ts';
import { citedNames, YEAR_OF_WORK } from './cited-names.ts';
import { familyName, OF_FAMILY } from './family-name.ts';
import {
  FOREIGN_LABELS,
  foreignName,
  frenchName,
  mayHoldForeignName,
  MONSIEUR,
} from './foreign-labels.ts';
import { GIVEN_NAMES, givenName, mayBeGiven } from './given-names.ts';
import { EAST_ASIAN_SURNAMES, hyphenatedName, mayHaveHyphen } from './hyphenated-name.ts';
import { IRISH_PARTICLES, irishName } from './irish-name.ts';
import { MAIL_LABELS, namesInMail, opensMailLine } from './mail-names.ts';
import {
  colleagueName,
  DONE_BY,
  mayBelong,
  MENTION,
  mentionedName,
  mayMention,
  OF_A_TEAM,
  TELLS,
} from './mentioned-name.ts';
import { IDENTITIES, mayFollowName, nameBeforeIdentity } from './name-before-identity.ts';
import { NAME_EXAMPLES } from './name-examples.ts';
import { nameBelowLabel, nameInField } from './name-in-field.ts';
import { isKeyOfRecord, NAME_KEYS, nameInRecord, ROLE_KEYS } from './name-in-record.ts';
import {
  CALLS,
  COLUMNS,
  FIELDS,
  HEADINGS,
  KIN,
  KIN_ABROAD,
  LABELS,
  LABELS_OF_SEVERAL,
  RANKS,
  ROLES,
  TITLES,
  VALEDICTIONS,
} from './name-labels.ts';
import {
  closingName,
  labeledName,
  nameBelowHeading,
  rankedName,
  titledName,
} from './named-person.ts';
import { namesBelow } from './names-below.ts';
import { namesInRow } from './names-in-row.ts';
import { payeeName, SIGNED, signedName, SORT_CODE, SORT_CODE_FORM } from './payee-name.ts';
import { calledName, relatedName } from './related-name.ts';

/** A clock time has no reader: a chat is recognized only by several lines. */
const CLOCK_TIME = /^\d{1,2}:/;

type Reader = (place: Place, trigger: string) => Match | undefined;

function inFieldOrRecord(place: Place, label: string): Match | undefined {
  if (isKeyOfRecord(place.text, place.end)) return nameInRecord(place, label);
  return nameInField(place) ?? nameBelowLabel(place);
}

/** Which reader extracts the name for each trigger. */
const READ_BY: readonly (readonly [triggers: readonly string[], reader: Reader])[] = [
  [FOREIGN_LABELS, foreignName],
  [[MONSIEUR], frenchName],
  [OF_FAMILY, familyName],
  [IDENTITIES, nameBeforeIdentity],
  [TITLES, titledName],
  [RANKS, rankedName],
  [LABELS, labeledName],
  [VALEDICTIONS, closingName],
  [[...COLUMNS, ...FIELDS], inFieldOrRecord],
  [[...KIN, ...KIN_ABROAD], relatedName],
  [[SORT_CODE], payeeName],
  [SIGNED, signedName],
  [CALLS, calledName],
  [HEADINGS, nameBelowHeading],
  [IRISH_PARTICLES, irishName],
  [EAST_ASIAN_SURNAMES, hyphenatedName],
  [[...TELLS, ...DONE_BY], mentionedName],
  [OF_A_TEAM, colleagueName],
  [GIVEN_NAMES, givenName],
  [[MENTION], mentionedName],
  [[...ADDRESSES, ...CLOSINGS], addressedName],
  [REQUESTS, askedName],
  [[...ROLES, ...NAME_KEYS, ...ROLE_KEYS], nameInRecord],
];
const READERS: ReadonlyMap<string, Reader> = new Map(
  READ_BY.flatMap(([triggers, reader]) =>
    triggers.map((trigger): [string, Reader] => [trigger, reader]),
  ),
);
const FIELD_FOLLOWS =
  /^(?:["`]?[;|,\t\n)]|"? {2}| \||(?:\(s\))? ?(?:\.\.|__)| ?[/&] ?(?:fir|for|giv|oth)| \d(?: {2}|\t|\d))/i;
const NAME_FOLLOWS = /^(?: \(?\p{Lu}|\r?\n)/u;

const KIN_FOLLOWS = /^(?: ?[–—:-] \p{Lu}| \(?\p{Lu}|\r?\n)/u;

function mayHoldName(text: string, end: number): boolean {
  return FIELD_FOLLOWS.test(text.slice(end, end + 6)) || isKeyOfRecord(text, end);
}

/** The cheap checks of triggers, by reader; readers without one always run. */
const GLANCES: ReadonlyMap<Reader, NonNullable<PlaceDetector['glance']>> = new Map<
  Reader,
  NonNullable<PlaceDetector['glance']>
>([
  [nameBeforeIdentity, (text, start) => mayFollowName(text, start)],
  [foreignName, (text, _start, end) => mayHoldForeignName(text, end)],
  [rankedName, (text, start, end) => /^[^\p{Ll}]+$/u.test(text.slice(start, end))],
  [inFieldOrRecord, (text, _start, end) => mayHoldName(text, end) || isCreatedColumn(text, end)],
  [nameInRecord, (text, _start, end) => mayHoldName(text, end) || isCreatedColumn(text, end)],
  [askedName, mayAsk],
  [givenName, mayBeGiven],
  [addressedName, (text, _start, end) => mayAddress(text, end)],
  [hyphenatedName, mayHaveHyphen],
  [mentionedName, mayMention],
  [colleagueName, mayBelong],
  [relatedName, (text, _start, end) => KIN_FOLLOWS.test(text.slice(end, end + 4))],
  [
    signedName,
    (text, start, end) =>
      /^[CS]/.test(text.charAt(start)) && /^[ \t]{1,4}\p{Lu}/u.test(text.slice(end, end + 5)),
  ],
  [payeeName, (text, _start, end) => /^[ ,/;]{1,3}[\daA]/.test(text.slice(end, end + 4))],
  [calledName, (text, _start, end) => NAME_FOLLOWS.test(text.slice(end, end + 3))],
]);

export const personName: PlaceDetector = {
  scope: 'place',
  id: 'person-name',
  typeName: 'Person name',
  category: 'pii',
  description:
    "A person's name that the text marks as one, by a label, field, title, rank, relative, call, address, closing line, mail header or chat line.",
  severity: 'low',
  recommendation: 'Remove the name or replace it with a role or initials.',
  legalReference: { law: GDPR, article: 'Art. 4(1)' },
  triggers: [
    ...READERS.keys(),
    ...LABELS_OF_SEVERAL,
    ...LISTS,
    ...MAIL_LABELS,
    ...CHAT_TIMES,
    YEAR_OF_WORK,
  ],
  glance(text, start, end) {
    const trigger = text.slice(start, end);
    if (CLOCK_TIME.test(trigger)) return opensChatLine(text, start, end);
    if (LISTS.includes(trigger.toLowerCase())) return headsList(text, start, end);
    if (MAIL_LABELS.includes(trigger.toLowerCase())) return opensMailLine(text, start);
    const reader = readerOf(trigger.toLowerCase());
    const glance = reader && GLANCES.get(reader);
    return glance?.(text, start, end) ?? true;
  },
  reach: { before: 100, after: 120 },
  examples: [
    ...LIST_EXAMPLES,
    ...NAME_EXAMPLES,
    'Patient: [[Jane Roe]], admitted today.',
    'Name: [[Anna-Lena von der Heide]]\nTitle: Director',
    'Dear Mr. [[Okafor]], Dr [[Ana M. Silva]] will see you.',
    'By: ______________\nName: [[JOHN Q. PUBLIC]] Title: CEO',
    'Hi [[Thandeka]],\n\nThe keys are in the box, thanks [[Rhodri]]! Sorry [[Will]], no luck.\n\nCheers\n[[Siân]]',
    'Good morning [[Priya]] and Joost, the van is late. Well done, [[Mary-Jane]]!\n\nBest,\n[[Zbigniew]]\nStores',
    'The van is back. [[Chidi]], can you move it? If so, please do.\ncc [[Wanjiku]]',
    'From: [[Thandeka Mokoena]] <tm@example.org>\nTo: [[Roe, Jane]]; Accounts Payable; [[Ngozi A. Eze]]\nSubject: keys\n\nFrom: London\nto Paris',
    'Hi All, Dear Hiring Manager, Hello World! Thanks Team. Dear Homeowner, Dear Trustees, On Monday morning, Parliament sat.\n\nThanks,\nReception',
    'Prof. Dr. [[Hans Müller]] chairs it, beside Mr [[J.-P. Costa]].',
    "Contact: Herr Dipl.-Ing. [[Jan Otte]]; Prof. Em. [[Sven-Olof Hägg]] has Mrs [[Wiśniewska]]'s file and Dr [[O'Shea]]'s, not Mr [[Em]]",
    'Yours sincerely,\n\n[[Priya Raman]]\nHead of People',
    'Yours faithfully\n\n[[T. Quayle]]\nSite Manager',
    'Kind regards\n\nCustomer Services\nHead Office; p95 was 240 ms. Rollback done; contact: IT helpdesk; apologies: Purchasing, [[Jane Roe]]',
    'Full name: [[Sean O’Brien]]',
    'Patient: [[KAUR, Harpreet]]   F   71y\nSigned: [[Roe]], Director of Studies',
    'Mr [[Tomás Ó Briain]] met Mr [[John F Kennedy]].',
    'Call our Mr. [[Emre Aydin]]: he and Sra. [[Paz]] met Dame [[Ruth Abel]] and MR [[KHAN]] IN HR.',
    'The statement was taken by PC 1187 [[OKORO]] and DC [[K. Pappas]].',
    'Surname .......... [[ROE]]\nFirst name(s) .... [[JANE ANN]]\nAccount holder ____ [[J A ROE]]',
    '  1. Full name       [[Gianni Russo]]\n  Address         2 Elm Row',
    'He is married to [[Annegret]], who is ill; she is married to science.',
    'I came with my wife\n[[Inga]] in 2019; her brother [[Karl]] and the supervisor ([[Goran]]) knew.',
    'Carer: mum [[Beata]] 07700 900267. Ring [[Rhodri]] on 07700 900724 or ask for [[Dave]].',
    'Next of kin [[Adaeze]], 0803 555 1190; NOK [[Alan]]. Her kin Ltd.',
    'CURRICULUM VITAE\n\n[[OLAWALE FEMI ADE]]\nNurse',
    'id;first_name;last_name;city\n1;[[Joost]];[[de Wit]];Cork\n2;[[Camille]];[[Rousseau]];Paris',
    '| No | Name | Role |\n|----|------|------|\n| 1 | [[Nwosu, Chidera]] | Lead |\n| 2 | [[Grey, Marcus]] | Picker |',
    '  Name            Age  X   Y\n  [[Grey, Marcus]]     34  15  10\n  [[Nwosu, Chidera]]   29  17  10   on leave\n  [[Lind, Astrid]]     41   9   8',
    'Locataire : Mme [[Maëlle Le Gall]], née à Brest; Inquilino: [[Rodrigo Sáez Peña]]   DNI\nCognome e nome: [[FERRANTE Chiara]]\n2. Kandidaat: [[Marieke van der Laan]], schaal 9; Imię i nazwisko: [[Agnieszka Wróbel]]',
    'Le fils, M. [[Thierry Lambert]], et M. L’Huissier; Titular: Cuenta Corriente; Locataire : Dubois Immobilier SARL; Kandidat: Profil Senior; naam: Jan',
    'Sehr geehrte Frau Kollegin, sehr geehrter Herr Kollege, liebe Kollegen',
  ],
  verify(place) {
    const trigger = place.text.slice(place.start, place.end).toLowerCase();
    const name = readerOf(trigger)?.(place, trigger);
    return name && asPlaceholder(place.text, name);
  },
  readList(place) {
    const trigger = place.text.slice(place.start, place.end).toLowerCase();
    if (CLOCK_TIME.test(trigger)) return namesInChat(place);
    if (trigger.startsWith('(')) return citedNames(place);
    if (LABELS_OF_SEVERAL.includes(trigger)) return namesInRow(place, trigger);
    if (LISTS.includes(trigger)) return namesInAttendance(place, trigger);
    if (MAIL_LABELS.includes(trigger)) return namesInMail(place);
    return namesBelow(place, trigger).map((name) => asPlaceholder(place.text, name));
  },
};

/** Trigger names may lack their accents. */
function readerOf(written: string): Reader | undefined {
  if (SORT_CODE_FORM.test(written)) return payeeName;
  const trigger = written.replaceAll(/\s{1,99}/g, ' ');
  return READERS.get(trigger) ?? READERS.get(withoutMarks(trigger));
}
