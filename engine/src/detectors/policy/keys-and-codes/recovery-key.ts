import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { ISO_27001 } from '#engine/laws.ts';
import { valueAt } from '#engine/text/labeled-value.ts';

const BITLOCKER = /\d{6}(?:[-–]\d{6}){7}(?![\w-])/y;
const GROUPS = /(?!(?:X{4}|0{4}|1{4})-)[A-Z\d]{4}(?:-[A-Z\d]{4}){5}(?![\w-])/y;
/** Before a recovery key, or the first of a list of codes. */
const LINK =
  /(?:s|\(s\))?(?: (?:for|of|to) [\w@.' -]{1,40}?(?=[ \t]?[:=(–-]|\s(?:is|are|was|were)\b|\s{1,4}\S{0,5}\d))?(?: ?\([^)\n]{1,40}\))?(?: (?:is|are|was|were))?[ \t]{0,4}[:=–-]?\s{1,12}(?:[-*•] ?|\d{1,2}[.)] )?/iy;
/** Other words before a list of codes: `recovery codes for the shop, kept here so that we do not lose them:`. */
const REMARK = /(?:s|\(s\))?[^\n:=]{1,110}[:=]\s{1,12}(?:[-*•] ?|\d{1,2}[.)] )?/iy;
const CODE =
  /(?:(?=[a-z\d -]{0,12}\d)[a-z\d]{4,6}[- ][a-z\d]{4,6}|\d{8}|(?=[a-z]{0,9}\d)(?=\d{0,9}[a-z])[a-z\d]{8,10})(?![\w-])/iy;
const BETWEEN = /(?:,| \/|;)?\s{1,12}(?:[-*•] ?|\d{1,2}[.)] )?/y;
/**
 * Two-factor services issue about ten; one or two could be anything, unless a colon introduces groups joined by
 * hyphens.
 */
const MIN_CODES = 3;
const FEW =
  /^(?!(?:19|20)\d\d-(?:19|20)?\d\d)(?=[a-z-]{0,9}\d)[a-z\d]{4,6}-[a-z\d]{4,6}(?:,? (?:and )?[a-z\d]{4,6}-[a-z\d]{4,6})?$/i;
const INTRODUCED = /[:=]\s{1,12}(?:[-*•] ?)?$/;
const MAX_CODES = 16;
const LONGEST_LINK = 16;

export const recoveryKey: PlaceDetector = {
  scope: 'place',
  id: 'recovery-key',
  typeName: 'Recovery key or backup codes',
  category: 'policy',
  description:
    'A BitLocker recovery key, whose digit groups are all divisible by eleven, a FileVault key, or a list of two-factor backup codes.',
  severity: 'high',
  isSensitive: true,
  recommendation:
    'Generate a new recovery key or new backup codes, and remove the old ones from the document.',
  legalReference: { law: ISO_27001, article: 'Annex A, control 5.17' },
  triggers: (
    '######-######-######|recovery key|recovery code|recovery codes|backup code|backup codes|' +
    'filevault|filevault key|2fa codes|mfa codes|scratch codes|emergency codes|backup-codes'
  ).split('|'),
  reach: { before: 1, after: 260 },
  examples: [
    'bitlocker key [[437195-218064-550913-067276-391633-702845-118932-640277]]',
    'FileVault recovery key: [[A7KQ-29XM-PL4T-8RWD-ZC3N-5HVB]]',
    'Backup codes for GitHub: [[4f2a9-b81c3 77d0e-12fa9 c03b8-9e41d]]',
    'Backup codes:\n[[5521 8830\n9914 2047\n3378 1165]]\nKeep them.',
    'Serial 437195-218064-550913-067276-391633-702845-118932-640278 fails the check.',
    'Print your backup codes: 10 codes of 8 digits each are shown once.',
    'The recovery key: XXXX-XXXX-XXXX-XXXX-XXXX-XXXX is shown by FileVault.',
    'Recovery codes for the tax portal: [[8kd2-w41p, 3x7z-99qa, b5t0-6h2m]].',
    'Recovery codes for the shop account, saving here so we don’t lose them: [[8f3k-29dm, 77qp-x1zz, b0t4-66yn]]',
    'My backup codes (GitHub) from yesterday, please keep safe =\n- [[4f2a9-b81c3\n- 77d0e-12fa9\n- c03b8-9e41d]]',
    'The recovery codes are printed once; the following were ordered: A4-10, B5-20, C6-30.',
    'Recovery codes are 1234 or 5678.',
    'Backup code: [[7a3k-91md]]; mfa codes: [[5203-7741]]',
    'Backup codes: 2024-2025 edition. Recovery codes: read-only until then; recovery code: level-four.',
  ],
  verify: (place) => bitLockerKey(place) ?? fileVaultKey(place) ?? codes(place),
};

function bitLockerKey({ text, start }: Place): Match | undefined {
  const key = valueAt(text, start, BITLOCKER);
  if (!key?.value.split(/[-–]/).every((group) => Number(group) % 11 === 0)) return undefined;
  const why =
    'Eight groups of six digits are all divisible by eleven, as in a BitLocker recovery key.';
  return { start, end: key.end, confidence: 0.95, why };
}

function fileVaultKey({ text, end }: Place): Match | undefined {
  const key = valueAt(text, afterLink(text, end), GROUPS);
  if (key === undefined || !/\d/.test(key.value)) return undefined;
  const why = 'Six groups of four characters follow a term for a recovery key.';
  return { start: key.start, end: key.end, confidence: 0.85, why };
}

function codes({ text, start, end }: Place): Match | undefined {
  if (!/code/i.test(text.slice(start, end))) return undefined;
  const remark = valueAt(text, end, REMARK);
  return (
    codesAt(text, afterLink(text, end)) ??
    (remark === undefined ? undefined : codesAt(text, remark.end))
  );
}

function codesAt(text: string, first: number): Match | undefined {
  let last = first;
  let count = 0;
  for (let from = first; count < MAX_CODES; count += 1) {
    CODE.lastIndex = from;
    if (!CODE.test(text)) break;
    last = CODE.lastIndex;
    BETWEEN.lastIndex = last;
    if (!BETWEEN.test(text)) {
      count += 1;
      break;
    }
    from = BETWEEN.lastIndex;
  }
  if (
    count < MIN_CODES &&
    !areFew(text.slice(Math.max(0, first - LONGEST_LINK), first), text.slice(first, last))
  )
    return undefined;
  const why = 'A list of short codes follows a term for backup codes.';
  return { start: first, end: last, confidence: 0.8, why };
}

/** Whether one or two codes have the form of such codes, and follow a colon. */
function areFew(link: string, written: string): boolean {
  return INTRODUCED.test(link) && FEW.test(written);
}

function afterLink(text: string, end: number): number {
  return valueAt(text, end, LINK)?.end ?? end;
}
