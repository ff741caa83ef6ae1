import type { Span } from '#engine/vocabulary.ts';

/** The account numbers that the SWIFT registry, banks and tutorials print as examples. */
const PUBLISHED: ReadonlySet<string> = new Set(
  (
    'AT611904300234573201 BE68539007547034 BE71096123456769 CH9300762011623852957 CZ6508000000192000145399 DE89370400440532013000 ' +
    'DE75512108001245126199 DK5000400440116243 EE382200221020145685 ES9121000418450200051332 FI2112345600000785 FR1420041010050500013M02606 ' +
    'FR7630006000011234567890189 GB29NWBK60161331926819 GB33BUKB20201555555555 GB82WEST12345698765432 GB94BARC10201530093459 ' +
    'GR1601101250000000012300695 HU42117730161111101800000000 IE29AIBK93115212345678 IE64IRCE92050112345678 IT60X0542811101000000123456 ' +
    'LU280019400644750000 NL91ABNA0417164300 NO9386011117947 PL61109010140000071219812874 PT50000201231234567890154 ' +
    'RO49AAAA1B31007593840000 SE4550000000058398257466 SE3550000000054910000003 SI56263300012039086 SK3112000000198742637541'
  ).split(' '),
);
/** What the text calls such a number, right before or behind it. */
const CALLED_EXAMPLE =
  /\b(?:samples?|examples?|e\.g\.|specimen|dummy|placeholder|fictitious|fictional|made-up|for testing|test (?:ibans?|accounts?|data|numbers?))(?![\w@-])/i;
/** A heading or a line above what an interface answers. */
const ABOVE_EXAMPLE =
  /(?:^|\n)[ \t#*/-]{0,12}(?:an? |the )?(?:samples?|examples?|specimen|dummy|mock)(?: (?:json|xml|api|http|success(?:ful)?|error|full|minimal))?(?: (?:responses?|requests?|payloads?|bod(?:y|ies)|messages?|data|outputs?|records?|objects?|files?|calls?|invoices?|usage))?[ \t*:]{0,6}(?:\n|$)/i;
const REACH_BEFORE = 44;
const REACH_AFTER = 40;

/** Whether an account number is nobody's: it is published as an example, and the text says that it is one. */
export function isSampleAccount(text: string, { start, end }: Span, number: string): boolean {
  if (!PUBLISHED.has(number.toUpperCase())) return false;
  const before = text.slice(Math.max(0, start - REACH_BEFORE), start);
  const after = text.slice(end, end + REACH_AFTER);
  return (
    CALLED_EXAMPLE.test(lastLine(before)) ||
    CALLED_EXAMPLE.test(firstLine(after)) ||
    ABOVE_EXAMPLE.test(text.slice(0, start))
  );
}

function lastLine(text: string): string {
  return text.slice(text.lastIndexOf('\n') + 1);
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
