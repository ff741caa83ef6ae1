const MONTH =
  '(?:jan(?:uary|\\.)?|feb(?:ruary|\\.)?|mar(?:ch|\\.)?|apr(?:il|\\.)?|may|june?|july?|' +
  'aug(?:ust|\\.)?|sept?(?:ember|\\.)?|oct(?:ober|\\.)?|nov(?:ember|\\.)?|dec(?:ember|\\.)?' +
  '|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|' +
  'août|septembre|octobre|novembre|décembre' +
  '|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|' +
  'gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre)';
const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const MONTH_NUMBER = '(?:0?[1-9]|1[0-2])';
const YEAR = '(?:19|20)\\d\\d';

/** `7 Jan 14` is as often a day and a count of something: only a label makes it a date. */
export const SHORT_DATE = String.raw`${DAY}(?:st|nd|rd|th)?\s${MONTH},?\s['’]?\d\d(?![\d:/.-]\d|\d)`;

/** `14 / 09 / 2011` or `08OCT84`, which only a label makes a date. */
export const GAPPED_OR_RUN_ON = String.raw`${DAY} [/.-] ${MONTH_NUMBER} [/.-] (?:${YEAR}|\d\d)(?!\d)|[0-3]\d(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:${YEAR}|\d\d)(?![\w-])`;

/** `Sept 3/92`, as Canadians write it. */
export const MONTH_FIRST = `${MONTH}\\s${DAY}[/,]\\s?(?:${YEAR}|['’]?\\d\\d)(?![\\d/-])`;

/** A calendar date with its year, in English, German, French, Spanish and Italian spellings; sticky. */
export const DATE_FORM = new RegExp(
  [
    `${YEAR}[-/.]${MONTH_NUMBER}[-/.]${DAY}(?!\\d)`,
    `(?:${DAY}[-/. ]{1,2}${MONTH_NUMBER}|${MONTH_NUMBER}[-/.]${DAY})[-/. ]{1,2}(?:${YEAR}|\\d\\d)(?![\\d/-])`,
    `${DAY}(?:st|nd|rd|th|er|\\.|º)?(?:\\s| de | of )\\s?${MONTH}(?:,?\\s| de )${YEAR}(?!\\d)`,
    `${DAY}-${MONTH}-(?:${YEAR}|\\d\\d)(?!\\d)`,
    `${MONTH}\\s${DAY}(?:st|nd|rd|th)?,?\\s${YEAR}(?!\\d)`,
  ].join('|'),
  'iy',
);
