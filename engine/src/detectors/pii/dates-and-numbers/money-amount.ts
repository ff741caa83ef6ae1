import type { Match, PlaceDetector } from '#engine/detector.ts';
import { GDPR } from '#engine/laws.ts';
import { endingAtOffset, startOfMatchBefore } from '#engine/text/ending-at-offset.ts';
import { valueAt } from '#engine/text/labeled-value.ts';
import { endOfMatchAt } from '#engine/text/match-at.ts';
import { ONES } from '#engine/text/number-words.ts';

/** ISO 4217 codes used with amounts, and those of currencies replaced by the euro. */
const CODES =
  'USD EUR GBP CHF JPY CNY INR AUD CAD NZD SEK NOK DKK PLN CZK HUF RON BGN TRY TRL ILS ZAR BRL MXN SGD HKD KRW RUB UAH AED SAR DEM FRF ITL IEP ATS'.split(
    ' ',
  );
const CURRENCIES =
  'dollars|euros|pounds|zlotys|kronor|kroner|liras|rupees|francs|yen|pesos|roubles|rubles|forints'.split(
    '|',
  );
const SCALE = '(?: ?(?:thousand|million|billion|trillion|bn|[kKmM](?![A-Za-z])))?';
const NUMBER = `(?:\\d{1,3}(?:[,.\u00a0]\\d{3}){1,4}(?:[.,]\\d{1,4})?|\\d{1,12}(?:[.,]\\d{1,4})?)${SCALE}`;
const SIGN_FIRST = new RegExp(`(?:[$£€¥]|${CODES.join('|')}) ?${NUMBER}(?![\\w%]|[.,]\\d)`, 'y');
const ROUGHLY = '(?:(?:approximately|approx\\.|about|around|some|nearly|almost) )?';
/** The start of an amount before its sign: the letters that distinguish one country's dollar from another's. */
const LEAD = new RegExp(`(?<!\\w)${ROUGHLY}(?:US|AU|A|CA|C|NZ|HK|S|IR)?$`);
/** Ends where the currency's name begins; a nationality may come between. */
const NUMBER_BEFORE = endingAtOffset(
  `(?<![\\w.,$£€/-])${ROUGHLY}(?:${NUMBER}|(?:${ONES}|ten|twenty|fifty|several)(?: (?:hundred|thousand|million|billion))?)\\s(?:\\p{Lu}[\\p{L}.]{1,12}\\s)?`,
  'u',
);
/** What may follow a currency's name, as in “pounds sterling (GBP)”. */
const TAIL = new RegExp(`(?: sterling)?(?: ?\\([“"]?(?:${CODES.join('|')})[”"]?\\))?`, 'y');

/** How often an amount is paid. */
const RATE = / (?:per|a|every) (?:(?:two|three|four) )?(?:hour|day|week|month|year)s?(?!\w)/y;

export const moneyAmount: PlaceDetector = {
  scope: 'place',
  id: 'money-amount',
  typeName: 'Monetary amount',
  category: 'pii',
  description:
    'An amount with its currency; listed so that it can be removed where it could identify a person, without raising a flag.',
  severity: 'low',
  isInformational: true,
  recommendation: 'If people must not be identifiable, make amounts approximate.',
  legalReference: { law: GDPR, article: 'Recital 26' },
  triggers: [...CODES.flatMap((code) => [`${code} #*`, `${code}#*`]), '$#*', '$ #*', ...CURRENCIES],
  reach: { before: 40, after: 40 },
  examples: [
    'He was awarded [[GBP 94,016.67]] and [[€2,500]], [[about $3 million]] or [[IR£8,800]].',
    'She receives [[GBP 150.20 per month]] and [[€80 every four weeks]].',
    'A fine of [[10,000 pounds sterling (GBP)]], or [[60,000 Norwegian kroner]].',
    'The pounds of 4 dollar bills and the USD rate of $x were in euros.',
    'Try 12 times, eur 2020/1 and $1name.',
  ],
  verify({ text, start, end }) {
    return /\d$/.test(text.slice(start, end))
      ? amountFrom(text, start)
      : amountBefore(text, start, end);
  },
};

function amountFrom(text: string, start: number): Match | undefined {
  const amount = valueAt(text, start, SIGN_FIRST);
  if (amount === undefined) return undefined;
  const lead = LEAD.exec(text.slice(Math.max(0, start - 20), start))?.[0].length ?? 0;
  const why = 'A number follows a currency sign or code.';
  const end = valueAt(text, amount.end, RATE)?.end ?? amount.end;
  return { start: start - lead, end, confidence: 0.6, why };
}

function amountBefore(text: string, start: number, end: number): Match | undefined {
  const from = startOfMatchBefore(text, start, NUMBER_BEFORE);
  if (from === undefined) return undefined;
  const why = 'A number appears before the name of a currency.';
  return { start: from, end: endOfMatchAt(text, end, TAIL) ?? end, confidence: 0.6, why };
}
