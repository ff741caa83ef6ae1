import type { Coverage } from './analysis.ts';
import { formatNumber, formatQuantity } from './format-quantity.ts';
import type { SecondReading } from './second-reader.ts';

/** The prefix of note codes about a second reading. */
const SECOND_READER_NOTE = 'second-reader-';
/** Notes about what was read, not about something missing. */
const ON_WHAT_WAS_READ: ReadonlySet<string> = new Set(['text-recognition', 'examples-left-out']);

/** One sentence about a second reading. */
export function describeSecondReading(reading: SecondReading): string {
  const { model, host, passages, unread, added, agreed, dropped } = reading;
  if (unread >= passages) return `${model} at ${host} was to read it as well, but read nothing.`;
  const results = [
    added === 0 ? 'no findings added' : `${formatQuantity(added, 'finding', 'findings')} added`,
    ...(agreed === 0 ? [] : [`${formatNumber(agreed)} found by Proviso as well`]),
    ...(dropped === 0 ? [] : [droppedClaims(dropped)]),
  ];
  const gap = unread === 0 ? '' : `; ${unreadPassages(unread, passages)}`;
  return `Also read by ${model} at ${host}: ${results.join(', ')}${gap}.`;
}

/** Whether only the second reader left something out, while the engine read all of the text. */
export function lacksOnlySecondReading({
  isComplete,
  notes,
}: Pick<Coverage, 'isComplete' | 'notes'>): boolean {
  const gaps = notes.filter(({ code }) => !ON_WHAT_WAS_READ.has(code));
  return (
    !isComplete && gaps.length > 0 && gaps.every(({ code }) => code.startsWith(SECOND_READER_NOTE))
  );
}

function droppedClaims(dropped: number): string {
  const words = dropped === 1 ? 'its words do' : 'their words do';
  return `${formatQuantity(dropped, 'claim', 'claims')} dropped because ${words} not stand in the text`;
}

function unreadPassages(unread: number, passages: number): string {
  return `${formatNumber(unread)} of ${formatQuantity(passages, 'passage', 'passages')} ${unread === 1 ? 'was' : 'were'} not read`;
}
