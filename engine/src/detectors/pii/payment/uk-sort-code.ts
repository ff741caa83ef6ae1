import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { labeledIdentifier } from '#engine/detectors/pii/labeled-numbers/labeled-identifier.ts';
import { GDPR } from '#engine/laws.ts';
import { endingAtOffset, startOfMatchBefore } from '#engine/text/ending-at-offset.ts';
import { groupAt } from '#engine/text/labeled-value.ts';
import { matchesAt } from '#engine/text/match-at.ts';

import { SORT_CODE_AND_ACCOUNT, sortCodeAndAccount } from './sort-code-and-account.ts';

/** The code in a list, right before the account label. */
const BEFORE_ACCOUNT = endingAtOffset(String.raw`(?<![\w.,/-])\d{2}-\d{2}-\d{2}`);
const ACCOUNT = /(?: ?(?:number|num|no)\b)?[ :.]{1,4}\d{8}(?![\w-])/iy;
const MARKS_BETWEEN = /[,;/ ]{1,3}$/;
const ACCOUNT_LABELS = ['a/c', 'acc', 'acct'];
/** Messages abbreviate it to `sort`. */
const SHORT_LABEL = 'sort';
/** The bank's name between the label and the code, as in a field for both. */
const BEHIND_BANK =
  /[ \t]{0,3}(?:[.:]{1,80}|_{2,80}|[ ]{2,60})[ \t]{0,4}\p{Lu}[\p{L}&.'’-]{1,20}(?: [\p{L}&.'’-]{1,20}){0,4}[ \t]{0,6}[/,;|–(-][ \t]{0,6}(\d{2}[-–]\d{2}[-–]\d{2})(?![\w-])/uy;
const AFTER_SHORT_LABEL = /^:? \d\d-\d\d-\d\d(?![\d-])/;

const byLabel = labeledIdentifier({
  id: 'uk-sort-code',
  typeName: 'UK or Irish sort code',
  description: 'The six digits of a UK or Irish bank branch after the words “sort code”.',
  severity: 'low',
  isSensitive: false,
  recommendation: 'Remove the sort code together with the account number it belongs to.',
  legalReference: { law: GDPR, article: 'Art. 4(1)' },
  triggers: [
    'sort code',
    'sortcode',
    'sort_code',
    'bank_sort',
    'bank sort',
    'bank code',
    'bic_or_sort',
    'bic_or_sort_code',
    'sort_or_bic',
    'bic/sort',
    'bic or sort',
    'bic or sort code',
  ],
  form: /(?!00\D{0,3}00\D{0,3}00)\d{2}( ?[-–] ?| ?)\d{2}\1\d{2}(?![\p{L}\d-]|[.,/]\d)/uy,
  examples: [
    'Sort code: [[90-12-34]]',
    'name;sort_code;city\nJane Roe;[[20-45-67]];Leeds',
    'employee,iban_or_account,bic_or_sort\nAl Poe,DE89370400440532013000,COBADEFFXXX\nJane Miller,31926819,[[60-16-13]]',
    'Sort code ........ [[60-16-13]]\nSort code ______ [[20-45-67]]',
    'Bank         Sort code  Account number\nDanske Bank  [[95-01-21]]   40718263',
    'Bank: Bank of Scotland, [[80-22-60]], a/c 10473829',
    'Sort code  [[30 - 96 - 51]]       Account no.  48203716',
    'Payment: £40 by BACS to [[04-00-75]] / 29481736; transfer to Ann: [[40-22-17]] 81306425',
    'acct 55779124 sort [[60-83-71]] pls; sort 12 of them, sort by 10-20-30',
    'On 12-03-24 10000017 items; part 7-80-22-60 12345678.',
    'Dates 80-22-60 and accounts; on 12-03-24, account 7 was closed.',
    'Sort code the files on 20-45-67 pages; the sort code is on the card.',
    'Sort code: 00-00-00; sort code 000000; sort code: [[00-00-12]]',
    'To sort code 1234567 lines long takes time.',
    'Bank and sort code: Nationwide BS, [[07-01-16]]\nBank / sort code ____ Danske Bank / [[95-01-21]]',
    'Sort code: see the letter of Roe, 07-01-2016; sort code: Part A / 12-34-56-78',
  ],
});

export const ukSortCode: PlaceDetector = {
  ...byLabel,
  triggers: [...byLabel.triggers, SHORT_LABEL, ...ACCOUNT_LABELS, ...SORT_CODE_AND_ACCOUNT],
  reach: { before: 120, after: 120 },
  glance(text, start, end) {
    if (/^a/i.test(text.charAt(start))) {
      return /\d[,;/ ]{1,3}$/.test(text.slice(Math.max(0, start - 4), start));
    }
    return end - start !== SHORT_LABEL.length || AFTER_SHORT_LABEL.test(text.slice(end, end + 11));
  },
  verify(place) {
    const { text, start, end } = place;
    const pair = sortCodeAndAccount(place);
    if (pair !== undefined) return pair.code;
    if (!/^a/i.test(text.charAt(start))) return byLabel.verify(place) ?? behindBank(place);
    const between = MARKS_BETWEEN.exec(text.slice(Math.max(0, start - 3), start))?.[0].length;
    if (between === undefined || !matchesAt(text, end, ACCOUNT)) return undefined;
    const codeEnd = start - between;
    const from = startOfMatchBefore(text, codeEnd, BEFORE_ACCOUNT);
    if (from === undefined) return undefined;
    const why = 'A number in sort code format appears before an account number.';
    return { start: from, end: codeEnd, confidence: 0.85, why };
  },
};

function behindBank({ text, end }: Place): Match | undefined {
  const found = groupAt(text, end, BEHIND_BANK);
  if (found === undefined) return undefined;
  const why = 'A number in sort code format follows the name of a bank in a field for it.';
  return { start: found.start, end: found.end, confidence: 0.85, why };
}
