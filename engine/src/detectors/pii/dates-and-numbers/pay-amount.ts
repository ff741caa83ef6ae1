export const CODES =
  'USD|PHP|NGN|KES|GHS|MYR|EUR|GBP|CHF|AUD|CAD|NZD|INR|ZAR|SGD|HKD|AED|PLN|NOK|SEK|DKK';
const NAMES = 'euros|pounds(?: sterling)?(?: \\(GBP\\))?|dollars|francs|rupees|kroner|kronor';
/** Indian grouping in lakhs and crores: `11,42,350`. */
const GROUPED_BY_TWO = String.raw`\d{1,2}(?:,\d{2}){1,3},\d{3}(?!\d)`;
const NUMBER = String.raw`(?:${GROUPED_BY_TWO}|\d{1,3}(?:[,.' ]?\d{3}){0,2}(?:\.\d{1,2})?)`;
const SCALE = '(?: ?(?:thousand|million|billion|bn|lakhs?|crores?|[kKmM])(?![A-Za-z]))?';

/** An amount of pay, as written after a word for it; sticky. */
export const AMOUNT = new RegExp(
  `(?:(?:approx\\.?|about|around|currently|just|only|now) )?(?:` +
    `(?:(?:US|AU|A|CA|C|NZ|HK|S|R)?\\$|[£€¥₹₦₱]|${CODES}|RM|Rs?\\.?|N(?=\\d{1,3},\\d{3})) ?${NUMBER}${SCALE}|` +
    `\\d{2,3}[kK](?![A-Za-z])|` +
    `${NUMBER}${SCALE} ?(?:€|${CODES}|${NAMES})(?!\\w)|` +
    String.raw`\d{1,3}(?:\.\d{1,2})? ?(?:lakhs?|lacs?|crores?|LPA|lpa|L(?= ?(?:PA|pa|p\.a))|L(?![A-Za-z]))(?: ?(?:PA|pa|p\.a\.))?` +
    `)(?![\\d,]\\d|[%\\w])`,
  'y',
);
/** A pay column seldom repeats the currency; some of it is hourly. */
export const IN_COLUMN = new RegExp(
  String.raw`(?:\d{1,3}(?:[.']\d{3}){1,2}|\d{4,6}),\d{2}(?!\d)|(?:${GROUPED_BY_TWO}|\d{1,3}(?:[,.' ]\d{3}){1,2}|\d{4,7})(?:\.\d{2})?|[$£€]?\d{1,3}\.\d{2} ?(?:/|per|p\.?) ?(?:h|hr|hour|d|day|wk|week)|${AMOUNT.source}`,
  'y',
);
/** Rates, bonuses and deductions are small. */
export const SMALL_IN_COLUMN = new RegExp(
  String.raw`${IN_COLUMN.source}|\d{1,3}[.,]\d{2}(?!\d)|\d{3}(?!\d)`,
  'y',
);
