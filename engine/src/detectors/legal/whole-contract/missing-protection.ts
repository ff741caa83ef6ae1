import type { DocumentDetector, TriggerCount } from '#engine/detector.ts';

import {
  CONTRACT_SIGNS,
  DEPENDENCE,
  DUTY_WORDS,
  NAMES,
  SIGNATURES,
  TITLES,
} from './contract-signs.ts';
import { ESSENTIAL_PROTECTIONS, PARTICULAR_PROTECTIONS, type Protection } from './protections.ts';

const MIN_SIGNS = 4;
const MIN_DUTIES = 5;
/** In a text with the title and the signatures of a contract, this many signs or duties suffice. */
const MIN_IN_SIGNED = 2;
/** The title of a contract appears within its first page, and at its very top; in UTF-16 units. */
const FIRST_PAGE = 3000;
const TOP = 600;

const PROTECTIONS = [...ESSENTIAL_PROTECTIONS, ...PARTICULAR_PROTECTIONS];

/** Makes the examples below recognizable as contracts. */
const DUTIES =
  'This Agreement begins on the Effective Date. The parties hereby agree: Acme shall design, shall build and shall deliver; Bolt shall test and shall pay each party.';

const ESSENTIALS = 'Liability is limited, either party may terminate, and the laws of Ohio apply.';

export const missingProtection: DocumentDetector = {
  scope: 'document',
  id: 'missing-protection',
  typeName: 'Missing protection',
  category: 'legal',
  description:
    'Contracts without a liability limit, a termination or governing-law clause, or a clause their subject calls for.',
  severity: 'medium',
  recommendation: 'Add the missing clauses before signing.',
  triggers: [
    ...new Set([
      ...CONTRACT_SIGNS,
      ...DUTY_WORDS,
      ...TITLES,
      ...SIGNATURES,
      ...DEPENDENCE,
      ...PROTECTIONS.flatMap(({ signs }) => signs),
      ...PROTECTIONS.flatMap(({ subjects = [], needless = [] }) => [...subjects, ...needless]),
    ]),
  ],
  examples: [
    `Services, by and between Acme and Bolt. ${DUTIES.replace('This Agreement', '[[This Agreement]]')} The laws of Ohio apply.`,
    `Lease, by and between two. ${DUTIES.replace('This Agreement', '[[This Agreement]]')} Bolt is liable for all damage.`,
    `Code, by and between Acme and Bolt. ${DUTIES.replace('This Agreement', '[[This Agreement]]')} Acme hands over its source code. ${ESSENTIALS}`,
    `Works, by and between Acme and Bolt. ${DUTIES} ${ESSENTIALS}`,
    `Code, by and between Acme and Bolt. ${DUTIES} The source code is confidential. ${ESSENTIALS}`,
    'Consultancy. [[This agreement]] is an agreement between Ms Roe and Bolt Ltd. Ms Roe must advise Bolt, must keep records and must attend meetings; both parties agree that work begins in May. Bolt must pay within 30 days and must insure her. Signed by both parties. English law applies, and either of them may end this agreement by written notice.',
    `Non-Disclosure Agreement, by and between Acme and Bolt. ${DUTIES} Either party may terminate it, and the laws of Ohio apply.`,
    '[[CONSULTANCY AGREEMENT]]\nClient: Bolt Ltd. Consultant: Ms Roe.\n1. The Consultant shall review the plans. 2. The Client shall pay 900. Either may terminate.\nSigned for the Client: ____',
    'TENANCY AGREEMENT\n1. The Landlord shall repair the roof. 2. The Tenant shall pay 900. Either may terminate; English law applies.\nSigned by the Landlord: ____',
    'Consultancy agreement: what to look for. A consultant shall know what the client shall pay.',
    'STATEMENT OF WORK No. 4\nunder the Master Agreement of 2 May between Bolt Ltd and Ms Roe. 1. Ms Roe shall review the plans and shall report. 2. Bolt shall pay 900 within 30 days. 3. Both parties agree changes by written notice.\nSigned for Bolt: ____',
    'This Agreement between us is only a note: call me.',
    'The parties danced, and a party between friends shall go on; it shall, shall, shall, shall.',
  ],
  judge(signs) {
    if (firstOf(signs, DEPENDENCE) !== undefined) return undefined;
    const title = titleOf(signs);
    // Other findings may cover the name in a clause, but hardly ever the title.
    const name = title ?? firstOf(signs, NAMES);
    if (name === undefined || !(isContract(signs) || isTitledContract(signs, title))) {
      return undefined;
    }
    const missing = PROTECTIONS.filter((protection) => isMissing(signs, protection));
    if (missing.length === 0) return undefined;
    return {
      start: name.start,
      end: name.end,
      confidence: 0.7,
      ...(missing.some((one) => ESSENTIAL_PROTECTIONS.includes(one)) ? {} : { severity: 'low' }),
      why: `The text reads as a contract, but no clause ${new Intl.ListFormat('en', { type: 'disjunction' }).format(missing.map(({ name: what }) => what))}.`,
    };
  },
};

function isMissing(
  signs: ReadonlyMap<string, TriggerCount>,
  { signs: wordings, subjects, needless = [] }: Protection,
): boolean {
  if (needless.some((name) => (signs.get(name)?.start ?? FIRST_PAGE) < FIRST_PAGE)) return false;
  if (subjects !== undefined && firstOf(signs, subjects) === undefined) return false;
  return firstOf(signs, wordings) === undefined;
}

function firstOf(
  signs: ReadonlyMap<string, TriggerCount>,
  triggers: readonly string[],
): TriggerCount | undefined {
  return triggers.map((trigger) => signs.get(trigger)).find((sign) => sign !== undefined);
}

function isContract(signs: ReadonlyMap<string, TriggerCount>): boolean {
  return countSigns(signs) >= MIN_SIGNS && countDuties(signs) >= MIN_DUTIES;
}

/** Drafting in the present tense ("the Supplier delivers") has few words of duty, but a title and signatures. */
function isTitledContract(
  signs: ReadonlyMap<string, TriggerCount>,
  title: TriggerCount | undefined,
): boolean {
  if (title === undefined) return false;
  const count = countSigns(signs);
  if (firstOf(signs, SIGNATURES) === undefined) {
    return firstOf(signs, NAMES) !== undefined && count >= MIN_SIGNS;
  }
  return count >= MIN_IN_SIGNED || countDuties(signs) >= MIN_IN_SIGNED;
}

function titleOf(signs: ReadonlyMap<string, TriggerCount>): TriggerCount | undefined {
  return TITLES.map((title) => signs.get(title)).find(
    (found) => found !== undefined && found.start < TOP,
  );
}

function countSigns(signs: ReadonlyMap<string, TriggerCount>): number {
  return CONTRACT_SIGNS.filter((sign) => signs.has(sign)).length;
}

function countDuties(signs: ReadonlyMap<string, TriggerCount>): number {
  return DUTY_WORDS.reduce((sum, word) => sum + (signs.get(word)?.count ?? 0), 0);
}
