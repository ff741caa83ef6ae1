import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { GDPR } from '#engine/detectors/laws.ts';
import { asPlaceholder } from '#engine/models/names/corrections/placeholder.ts';

import {
  addressedName,
  ADDRESSES,
  askedName,
  CLOSINGS,
  mayAddress,
  mayAsk,
  REQUESTS,
} from './addressed-name.ts';
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
  calledName,
  closingName,
  labelledName,
  nameBelowHeading,
  rankedName,
  relatedName,
  titledName,
} from './named-person.ts';
import { namesBelow } from './names-below.ts';
import { namesInRow } from './names-in-row.ts';
import { payeeName, SIGNED, signedName, SORT_CODE, SORT_CODE_FORM } from './payee-name.ts';

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
  [LABELS, labelledName],
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
  [inFieldOrRecord, (text, _start, end) => mayHoldName(text, end)],
  [nameInRecord, (text, _start, end) => mayHoldName(text, end)],
  [askedName, mayAsk],
  [givenName, mayBeGiven],
  [addressedName, (text, _start, end) => mayAddress(text, end)],
  [hyphenatedName, mayHaveHyphen],
  [mentionedName, mayMention],
  [colleagueName, mayBelong],
  [relatedName, (text, _start, end) => NAME_FOLLOWS.test(text.slice(end, end + 3))],
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
  triggers: [...READERS.keys(), ...LABELS_OF_SEVERAL, ...MAIL_LABELS, ...CHAT_TIMES, YEAR_OF_WORK],
  glance(text, start, end) {
    const trigger = text.slice(start, end);
    if (CLOCK_TIME.test(trigger)) return opensChatLine(text, start, end);
    if (MAIL_LABELS.includes(trigger.toLowerCase())) return opensMailLine(text, start);
    const reader = readerOf(trigger.toLowerCase());
    const glance = reader && GLANCES.get(reader);
    return glance?.(text, start, end) ?? true;
  },
  reach: { before: 100, after: 120 },
  examples: [
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
    'id,requester,assignee\n1,"[[Abdi, Hodan]]",Platform Team\n2,[[Jan Otte]],Mail Ltd',
    'Her husband [[Leif]] and daughter [[Nerys]] (12) flew: [[ROE/JANE]] MRS, [[ROE/TOM]] MSTR',
    'Fri 15:02 – [[Aoife Tiernan]]: delivery is in\nFri 15:04 – [[Dazza]]: on it\nFri 15:05 – [[Aoife Tiernan]]: cellar\nFri 15:21 – [[Chidi]]: I can',
    '[12/03/2024, 9:15:04 PM] [[Joost]]: hi\n[12/03/2024, 9:15:30 PM] [[Nuala]]: yes\n[12/03/2024, 9:16:04 PM] [[Joost]]: ok\n[12/03/2024, 9:17:00 PM] [[Nuala]]: bye',
    '[09:04] [[priya]]: van is here\n[09:05] [[rhodri]]: ask [[priya]] for the keys, or [[joost]]\n[09:07] [[joost]]: no, @[[rhodri]]',
    '-- Reply [[Jorge]] 9:03 AM: done\n-- Reply [[Tamika]] 9:05 AM: thanks @[[Jorge]]\n-- Reply [[Jorge]] 9:40 AM: in stock',
    '[[Priya Nair]]  9:41 AM\nlook at this\n\n[[Joost de Wit]]  9:43 AM\non it, [[priya]]\n\n[[Priya Nair]]  9:50 AM\nok',
    '[[Min-ji Park]] and [[Chan Ka-yan]] sang; Lee Co-op, Young Run-up, @media, me@priya.example.',
    'Tell [[Ravi]] or ask [[fintan]] about it, @[[Thandi]]; hi [[sunniva]]! Ask Legal, tell honey, hi gang, ask about it.',
    'Text [[Saskia]]\n07700 900418 or WhatsApp [[Dylan]] on 07700 900419; it was [[Soren]] in maintenance. Text Messages: 12, message Queue 7; text Leicester on 07700 900111',
    '[[rhodri]] (QA) 9:41\nlook at this\n\n[[joost]] 9:43\non it\n\n[[rhodri]] (QA) 9:50\nok',
    'He was placed with the [[Okonkwos]] in May, then lived with the [[Pattersons]]; she lives with the Rangers fans, next door to the Kings Arms and the Americans.',
    'Podpisuje [[Agnieszka Wróbel]], PESEL 84031704173; comparece [[Rodrigo Sáez Peña]], con DNI; met [[Pieter de Groot]] (geb. 3-4-1980); Stadt Bonn, wohnhaft; Ursus SA, zam.; W CIĄGU STU KAROLINA DNI (180)',
    'Praxis Dr. med. dent. [[Hannelore Brandt]]',
    'Interviewed by [[Joy]]; ask for the form, says [[Rosa]] from payroll. Taken by surprise, Grants in finance.',
    'Preston 09:12\nWigan 09:40\nLancaster 10:02\n09:00 milk: 2\n09:10 butter: 3\n09:20 jam: 4',
    '09:00 Break: tea\n09:30 Room 3: talks\n10:15 Lunch: rolls\n11:00 Questions: all\n11:30 End: bus',
    '12:00:01 ERROR: disk\n12:00:02 INFO: ok\n12:00:03 WARN: full\n12:00:04 ERROR: disk\n12:00:05 INFO: ok',
    'Attendees: [[Jo]], [[Wei Zhang]] (chair), [[Fatima]] and [[Luca]]\n- Master branch renamed',
    'Apologies: [[Sheila Grant]] (unwell), Rev. [[Peter Dunn]], Rev [[Amy Oates]].',
    'In attendance: Health and Safety Adviser (item 4), HR Assistant (minutes), [[Jane Roe]]',
    'Apologies: Hospitality Officer, Groundsman. Attendees: Captain, Fixtures Coordinator, [[Jane Roe]], Vice-Captain.',
    'Mdm [[Tan Siew Hoon]], Engr. [[Rolando Cruz]], Alhaji [[Musa Bello]]; ask an engr if in doubt.',
    'Present: Smt. [[Asha Rao]] and Shri [[Firoz Contractor]].',
    'Patient      [[ROE-HALL, Oonagh]] (Mrs)\nResident   [[Jane Roe]]',
    'Patient      Ward      Bed\nThe patient  Roe Ward is full.',
    'Apologies: none. Participants: see the list. Witnesses: two.',
    'Name, rank and number were asked for;\nEverybody, Somebody and Nobody answered.',
    '* [[Ranta, Aarne]] and [[Soh, Jerrold]] (2023). **Law**.\n1. [[Roe, J. B.]], & [[van Dam, K.]] (2019). Work.\n- Paris, France and Berlin, Germany (2019), see Act (2019)',
    'Person: [[Poole, William W]]\nBirth: none\n\nTL;DR\nIf you can, use MS Teams. MS [[Roe]] may. Similarly, please wait.',
    'jobs:\n  build:\n    name: Lint\n    steps:\n      - name: Setup Node\n      - name: Run Tests\n        name: SEALED_ANSWER',
    'Company Name: Acme Tools, file name: Report Final, username: Jane Roe',
    '{"firstName": "[[Wojciech]]", "last_name": "[[O\'Dowd]]", "name": "Blue Kettle", "holder": "[[J ROE]]"}',
    'shipment:\n  consignee:\n    name: [[Jane Roe]]\n    mobile: none',
    "INSERT INTO clients (id, full_name, city) VALUES\n (1, '[[Roe, Jane]]', 'Cork'),\n (2, '[[Ana Paz]]', 'Leeds');",
    'Surname\n[[TE WHATA]]\n\nGiven names\n[[ARIHIA MERE]]\n\nPreferred name\n[[Ari]]\n\nAccount name\n[[A M TE WHATA]]',
    'Surname\nFirst name\nAddress\n\nFull name\nNone\n\nName\nBlock letters please\n\nAccount name\nCurrent Account',
    'Staff No\tSurname\tOther Names\tBranch\nB1\t[[Wanjiru]]\t[[Faith Njeri]]\tLitein\nB2\t[[Otieno]]\t[[Ouma Brian]]\tBomet',
    'It was [[Mindaugas]] who rang [[Veikko Virtanen]] and [[Kwabena]]; the sultan of Otieno Street, kofi@x.example.',
    'displayName: string; recipient: Office; holder = "Blue Kettle Ltd"; name="Main Hall"; lastName: null',
    'Name: Northwind Traders Ltd; Name: [Employee name]; Employee: The person named above',
    'He drank a Dr Pepper in Elm Dr and met Mr. President.',
    'Regards,\nThe Support Team\n\nKind regards,\n\nBright Homes\n\nBest\nNorth Star',
    'Hi Wellhaven,\nDear Brightcare, hey Siri, call home.',
    'Approved by: Head Nurse [[Amy Reed]]',
    'Regards,\nConsultant Cardiologist',
    'Kind regards, we look forward to it.',
    'Her PC World card, a DC Comics film and PS Plus.',
    'Name       Job Title\nAddress    Phone Number',
    'My mother In May went; the sister Company and their father Christmas; Call Centre, ask Legal, contact Sales on 12.',
    'No.  Name  Duration\n1  Basic  3:10\n2  French  3:40\n3  Rye  3:30',
    'Name;Shift;Desk\n[[Rye]];early;4\n[[French]];late;5',
    'The lodger’s friend [[Bríd Ní Ghealbháin]] met [[Sorcha Mac Giolla Bhuí]] there.',
    'Signature   [[B Adeyinka]]      Date\nNext of kin  [[Oona]] (daughter)\nSurname / first name   [[ROUX-VIDAL Noémie]]\nCandidate 2   [[Chloe Nakamura]]',
    'Surname             [[OKEREKE-LOW]]\nGiven names         [[Maya Jo]]\nPreferred           Mo\nPronouns            she/her\nPhone               0491 570 156\nEmail               none\nHobby: chess',
    'NEAR HIT / NEAR MISS REPORT; 2. [[DE SOUZA/RITA ANN]] MRS; passenger [[PEREZ LOPEZ/ANA]] MS',
    'Client : [[Lim Siew Ann]], Approver : [[Kumar s/o Raju]]; signed: [[J-P Moreau]]; Dr [[Olive Hart]] MBChB MRCGP; supervisor [[P. Doyle]] rang.',
    'Present:   Sir [[Ian Rust]] (Chair), Dr [[T Olsen]] (CEO), [[P Ade]] (CFO),\n           [[F Lund]] and [[Ravi Nair]] (NEDs)\n\n2019 - Present: Senior Developer; we present: Berlin, Paris',
    'Statement of: [[Maxine ODUYA]]\nStatement of: Financial Position\nPupil:   [[Zadie Obi-Wray]]      Class: 4\nSignature   Print Name      Date\nCandidate 3   Full Marks   Pass',
    'date,item,patient,dob\n1,Tape,"[[Iqbal, Noor]]",1/2/1990\n2,Gauze,"[[Bairstow, Trevor]]",3/4/1980',
    'Wir schreiben an\nHerrn\n[[Yusuf-Can Demirel]]\nAm Wall 3\n\nMit freundlichen Grüßen\n\ni. A. [[Birgit Hansen]]\nPersonalabteilung',
    'Mit freundlichen Grüßen\n\nIhr Serviceteam\nHerrn und Damen',
    'Signed [[R Abernethy]] 3.5.24            Countersigned [[Nadia Osei-Grant]] (in part)\nSigned Copy   Signed Off By',
    'Refund to 20-11-43 55779911, [[T Achterberg]] please; 20-11-43 55779911, Rent May',
    ' 1 [[ARRIETA GOENAGA / JON]] MR     3 May\n 2 [[KOWALCZYK / ZOSIA]] CHD        4 May\nBATCH A/B CHD and the READ/WRITE INF',
    'Il vit avec son frère [[Ousmane]], chauffeur; vive con su hermana [[Lucía]]; ihr Bruder [[Karsten]] hilft. Son frère Grand, sa fille Moderne.',
    'Landlord: Fernhill Lettings; tenant: [[Jane Roe]]',
    'Witnessed: PC 3308 [[Entwistle]]',
    'Author: [[Jane Doe]]; signed: [[Max Mustermann]].',
    'Ní Hao is no name, and NIC Asia is a bank; the Ni Vanuatu team won.',
    'CURRICULUM VITAE\n\nWho I am\nand what I can do for you',
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
    if (MAIL_LABELS.includes(trigger)) return namesInMail(place);
    return namesBelow(place, trigger).map((name) => asPlaceholder(place.text, name));
  },
};

/** Trigger names may lack their accents. */
function readerOf(written: string): Reader | undefined {
  if (SORT_CODE_FORM.test(written)) return payeeName;
  const trigger = written.replaceAll(/\s{1,99}/g, ' ');
  return (
    READERS.get(trigger) ?? READERS.get(trigger.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, ''))
  );
}
