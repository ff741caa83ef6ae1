import type { DocumentDetector, TriggerCount } from '#engine/detector.ts';

import { ESSENTIAL_PROTECTIONS, PARTICULAR_PROTECTIONS, type Protection } from './protections.ts';

/** Wording that only contracts have; several together identify a text as one. */
const CONTRACT_SIGNS = [
  'this agreement',
  'this contract',
  'the parties',
  'either party',
  'each party',
  'both parties',
  'other party',
  'agreement between*',
  'agreement is between*',
  'contract between*',
  'end this agreement',
  'under this agreement',
  'written notice',
  'signed by',
  'signed for*',
  'agrees to',
  'agree that',
  'hereby',
  'hereinafter',
  'effective date',
  'in witness whereof',
  'term of this',
  'by and between',
];
const NAMES = ['this agreement', 'this contract'];
/** Operative verbs; plain-language drafting uses `must` and `will` instead of `shall`. */
const DUTY_WORDS = ['shall', 'must', 'will', 'agrees to', 'agree to', 'undertakes to'];
const MIN_SIGNS = 4;
const MIN_DUTIES = 5;
/** The title of a contract appears within its first page; in UTF-16 units. */
const FIRST_PAGE = 3000;

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
    'This Agreement between us is only a note: call me.',
    'The parties danced, and a party between friends shall go on; it shall, shall, shall, shall.',
  ],
  judge(signs) {
    const name = firstOf(signs, NAMES);
    if (name === undefined || !isContract(signs)) return undefined;
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
  const present = CONTRACT_SIGNS.filter((sign) => signs.has(sign));
  const duties = DUTY_WORDS.map((word) => signs.get(word)?.count ?? 0);
  return present.length >= MIN_SIGNS && duties.reduce((sum, count) => sum + count) >= MIN_DUTIES;
}
