/**
 * A date in a text, and the days that it may mean: more than one where day and month, or the century, are not certain.
 */
export interface WrittenDate {
  readonly start: number;
  readonly end: number;
  /** ISO 8601. */
  readonly days: readonly string[];
}

/** Names of months, and their abbreviations, of several languages. */
const MONTHS: ReadonlyMap<string, number> = new Map(
  [
    'january jan januar jänner janvier janv enero ene gennaio gen janeiro januari stycznia января',
    'february feb februar février fevrier févr fevr febrero febbraio fevereiro fev februari lutego февраля',
    'march mar märz maerz mrz mär mars marzo março marco maart mrt marca марта',
    'april apr avril avr abril abr aprile kwietnia апреля',
    'may mai mayo maggio mag maio mei maja мая',
    'june jun juni juin junio giugno giu junho czerwca июня',
    'july jul juli juillet juil julio luglio lug julho lipca июля',
    'august aug août aout agosto ago augustus sierpnia августа',
    'september sep sept septembre septiembre settembre set setembro września сентября',
    'october oct oktober okt octobre octubre ottobre ott outubro out października октября',
    'november nov novembre noviembre novembro listopada ноября',
    'december dec dezember dez décembre decembre déc diciembre dic dicembre dezembro grudnia декабря',
  ].flatMap((names, index) =>
    names.split(' ').map((name) => [name.normalize('NFKC'), index + 1] as const),
  ),
);

const ORDINAL = String.raw`(?:st|nd|rd|th|er|[.ºª°])?`;
const MONTH = String.raw`(?<NAME>[\p{L}]{3,12})`;
const monthAs = (group: string): string => MONTH.replace('NAME', group);
const YEAR = String.raw`'?(?<NAME>\d{4}|\d\d)(?!\d)`;
const yearAs = (group: string): string => YEAR.replace('NAME', group);
const GAP = String.raw`[\s.,/’'_-]{0,4}`;
const PARTICLE = String.raw`(?:(?:day )?(?:of|de|del|di|den)\s{1,3})?`;

/** In lower case and NFKC; each form has groups of its own, and all repetitions are bounded. */
const DATE = new RegExp(
  [
    // Three numbers with separators, only the year with four digits where these are spaces.
    String.raw`(?<a>\d{1,4})\s{0,2}(?<separator>[./_\-\u2010-\u2015,:|·])\s{0,2}(?<b>\d{1,2})\s{0,2}\k<separator>\s{0,2}(?<c>\d{1,4})(?!\d)`,
    String.raw`(?<spacedDay>\d\d)\s(?<spacedMonth>\d\d)\s(?<spacedYear>\d{4})(?!\d)`,
    String.raw`(?<isoYear>\d{4})\s(?<isoMonth>\d\d)\s(?<isoDay>\d\d)(?!\d)`,
    String.raw`(?<run>\d{8})(?!\d)`,
    String.raw`(?<day>\d{1,2})${ORDINAL}${GAP}${PARTICLE}${monthAs('month')}${GAP}${PARTICLE}${yearAs('year')}`,
    String.raw`(?<firstYear>\d{4})${GAP}${monthAs('middleMonth')}${GAP}(?<lastDay>\d{1,2})(?!\d)`,
    String.raw`(?<![\p{L}\p{M}])${monthAs('firstMonth')}${GAP}(?<middleDay>\d{1,2})${ORDINAL}${GAP}${yearAs('lastYear')}`,
  ]
    .map((form) => `(?:${form})`)
    .join('|'),
  'gu',
);
/** Words that may stand beside a date that is a value: a day of the week, and a time of day. */
const BESIDE =
  /^[\s\p{P}]{0,4}(?:\p{L}{2,10}[\s\p{P}]{0,4})?(?:t?\d\d:\d\d[\d:.z+]{0,16})?[\s\p{P}]{0,4}$/u;
/** Separators of times of day and of lists of numbers. */
const TIME_OR_LIST = /[,:|·]/;
const LONGEST = 48;
const CENTURIES = [1900, 2000];
const FIRST_YEAR = 1600;
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Finds the dates in a text that is normalized by `plainText`: all that have a day, a month and a year. */
export function* findDates(plain: string): Generator<WrittenDate> {
  const form = new RegExp(DATE);
  for (let match = form.exec(plain); match !== null; match = form.exec(plain)) {
    const { 0: written, index, groups = {} } = match;
    const isPartOfNumber = /\d/.test(plain.charAt(index - 1));
    const days = isPartOfNumber ? [] : daysOf(groups);
    // Another date may begin within what is none.
    if (days.length === 0) form.lastIndex = index + 1;
    else yield { start: index, end: index + written.length, days };
  }
}

/** The days that a value means if it is a date; none if it is anything else. */
export function daysOfDate(plain: string): readonly string[] {
  if (plain.length > LONGEST || !/\d/.test(plain)) return [];
  const [date, ...others] = findDates(plain);
  if (date === undefined || others.length > 0) return [];
  const rest = `${plain.slice(0, date.start)} ${plain.slice(date.end)}`;
  return BESIDE.test(rest) ? date.days : [];
}

type Groups = Readonly<Record<string, string | undefined>>;

function daysOf(groups: Groups): string[] {
  const { a, b, c, run, separator } = groups;
  if (run !== undefined) return daysOfRun(run);
  if (a !== undefined && b !== undefined && c !== undefined)
    return daysOfNumbers([a, b, c], separator ?? '');
  const pick = (...names: readonly string[]): string =>
    names.map((name) => groups[name]).find((value) => value !== undefined) ?? '';
  const name = pick('month', 'middleMonth', 'firstMonth');
  const month = name === '' ? pick('spacedMonth', 'isoMonth') : `${MONTHS.get(name) ?? ''}`;
  const day = pick('day', 'lastDay', 'middleDay', 'spacedDay', 'isoDay');
  return toDays(pick('year', 'firstYear', 'lastYear', 'spacedYear', 'isoYear'), month, day);
}

/** Eight digits: the year first or last. */
function daysOfRun(run: string): string[] {
  const [first, second, third] = [run.slice(0, 2), run.slice(2, 4), run.slice(4)];
  return distinct([
    ...toDays(run.slice(0, 4), run.slice(4, 6), run.slice(6)),
    ...toDays(third, second, first),
    ...toDays(third, first, second),
  ]);
}

function daysOfNumbers([a, b, c]: readonly [string, string, string], separator: string): string[] {
  if (a.length === 3 || c.length === 3 || (a.length > 2 && c.length > 2)) return [];
  if (a.length === 4) return toDays(a, b, c);
  if (c.length === 2 && TIME_OR_LIST.test(separator)) return [];
  // With full stops the day always comes first.
  const american = separator === '.' ? [] : toDays(c, a, b);
  const yearFirst = separator === '-' && c.length === 2 && a.length === 2 ? toDays(a, b, c) : [];
  return distinct([...toDays(c, b, a), ...american, ...yearFirst]);
}

/** The days of a year, which may have two digits; none if there is no such day. */
function toDays(year: string, month: string, day: string): string[] {
  if (year.length !== 2 && year.length !== 4) return [];
  const years =
    year.length === 4 ? [Number(year)] : CENTURIES.map((century) => century + Number(year));
  return years.flatMap((full) => {
    const isReal = full >= FIRST_YEAR && Number(day) >= 1 && Number(day) <= lengthOf(full, month);
    return isReal ? [`${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`] : [];
  });
}

/** How many days a month has; 0 if there is no such month. */
function lengthOf(year: number, month: string): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  if (Number(month) === 2) return isLeap ? 29 : 28;
  return MONTH_LENGTHS[Number(month) - 1] ?? 0;
}

function distinct(days: readonly string[]): string[] {
  return [...new Set(days)];
}
