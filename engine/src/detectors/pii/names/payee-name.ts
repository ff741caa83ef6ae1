import type { Match, Place } from '#engine/detector.ts';
import { COMPANY } from '#engine/models/names/corrections/non-names.ts';
import { isFirstName, isListedName } from '#engine/models/names/lexicon/name-lookup.ts';
import { groupAt } from '#engine/text/labeled-value.ts';

import { mayBeFirm } from './addressed-name.ts';
import { canBeName } from './name-form.ts';

/** A British sort code, in the notation of literals. */
export const SORT_CODE = '##-##-##';
export const SORT_CODE_FORM = /^\d\d-\d\d-\d\d$/;

const INITIALS = String.raw`(?:\p{Lu}\.?[ ]){1,3}`;
const WORD = String.raw`\p{Lu}[\p{L}\p{M}'’-]{1,24}`;
/** The number of the account, and whose it is. */
const PAYEE = new RegExp(
  String.raw`[ ,/;]{1,3}(?:(?:acc|acct|account|a\/c)\.?(?: (?:no|number))?\.?:? )?\d{4}[ ]?\d{4}[ ]?[,;/(–-]?[ ]?(?:(?:name|in the name of)[: ]{1,2})?((?:${INITIALS}${WORD}|${WORD}(?: ${WORD}){1,2}))(?![\p{L}\d])`,
  'uy',
);

/** The holder of an account, behind its numbers. */
export function payeeName({ text, end }: Place): Match | undefined {
  const found = groupAt(text, end, PAYEE);
  if (found === undefined || !isSomebodys(found.value)) return undefined;
  const why = 'A name follows the numbers of a bank account.';
  return { start: found.start, end: found.end, confidence: 0.85, why };
}

/** Where papers are signed; the name stands on the same line, without a colon. */
export const SIGNED: readonly string[] = ['signed', 'countersigned'];
/** Behind the name: the date, the end of the line or of the column, or a remark. */
const SIGNER = new RegExp(
  String.raw`[ \t]{1,4}((?:${INITIALS}${WORD}|${WORD}(?: ${WORD}){1,2}))(?=[ \t]{0,4}(?:\r?\n|$|\d{1,2}[./]|\(|[ ]{2}|\t|,[ ]\p{Lu}))`,
  'uy',
);

/** Who signed a paper. */
export function signedName({ text, start, end }: Place): Match | undefined {
  if (!/^\p{Lu}/u.test(text.charAt(start))) return undefined;
  const found = groupAt(text, end, SIGNER);
  if (found === undefined || !isSomebodys(found.value)) return undefined;
  const why = 'A name follows “signed”.';
  return { start: found.start, end: found.end, confidence: 0.85, why };
}

function isSomebodys(name: string): boolean {
  if (!canBeName(name) || COMPANY.test(name)) return false;
  const words = name.split(' ');
  const [first = ''] = words;
  if (/^\p{Lu}\.?$/u.test(first)) return true;
  return (
    isFirstName(first) &&
    words.every((word) => isListedName(word) || word.includes('-')) &&
    !mayBeFirm(name)
  );
}
