import type { HiddenReason } from '#documents/extracted-document.ts';
import { isTooSmallToRead } from '#documents/pdf/cleaning/rendering/unseen-characters.ts';

import type { PageLine } from '../line-writer.ts';
import type { PlacedText } from '../placed-text.ts';
import { closeWords, type ReasonRange } from './close-words.ts';
import type { UnseenReason } from './find-unseen-text.ts';

/** At least two letters or digits; fewer convey nothing. */
const MEANINGFUL = /[\p{L}\p{N}].*?[\p{L}\p{N}]/u;

/** Splits a line into its visible and invisible parts; `unseen` gives the reasons of its code units, if any. */
export function markUnseen(
  line: PageLine,
  unseen: readonly (UnseenReason | undefined)[] | undefined,
): readonly PlacedText[] {
  const isTiny = hasTinyText(line);
  if (unseen === undefined && !isTiny) return [line];
  const reasons = Array.from({ length: line.text.length }, (_, unit) => unseen?.[unit]);
  if (isTiny) {
    for (const unit of reasons.keys()) if (isTinyAt(line, unit)) reasons[unit] ??= 'minute';
  }
  bridgeWhitespace(line.text, reasons);
  const all = mergeEqual(reasons.map((reason, start) => ({ start, end: start + 1, reason })));
  const closed = closeWords(line, all);
  if (closed === undefined) return markRanges(line, all);
  return [...markRanges(closed.line, mergeEqual(closed.ranges)), ...closed.inner];
}

function markRanges(line: PlacedText, all: readonly ReasonRange[]): readonly PlacedText[] {
  const ranges = mergeEqual(
    all.map(({ start, end, reason }) => {
      const isMeaningful = MEANINGFUL.test(line.text.slice(start, end));
      return { start, end, reason: isMeaningful ? reason : undefined };
    }),
  );
  return ranges.every(({ reason }) => reason === undefined) ? [line] : split(line, ranges);
}

function hasTinyText(line: PageLine): boolean {
  for (let unit = 0; unit < line.text.length; unit += 1) {
    if (isTinyAt(line, unit)) return true;
  }
  return false;
}

/** A character without any height has no shape of its own. Called for every character: allocates nothing. */
function isTinyAt({ boxes }: PageLine, unit: number): boolean {
  const at = unit * 4;
  const height = boxes[at + 3]! - boxes[at + 1]!;
  return height > 0 && isTooSmallToRead(boxes[at + 2]! - boxes[at]!, height);
}

/** White space takes the reason of both its neighbors if they agree. */
function bridgeWhitespace(text: string, reasons: (UnseenReason | undefined)[]): void {
  for (const { index, 0: blanks } of text.matchAll(/\s+/g)) {
    const end = index + blanks.length;
    const reason = reasons[index - 1] === reasons[end] ? reasons[end] : undefined;
    reasons.fill(reason, index, end);
  }
}

function mergeEqual(ranges: readonly ReasonRange[]): ReasonRange[] {
  const joined: ReasonRange[] = [];
  for (const range of ranges) {
    const last = joined.at(-1);
    if (last?.reason === range.reason && last) joined.splice(-1, 1, { ...last, end: range.end });
    else joined.push(range);
  }
  return joined;
}

/** Text under a bar stays in the text as it is, because the bar is visible. */
function split(line: PlacedText, ranges: readonly ReasonRange[]): PlacedText[] {
  const redacted = ranges.filter(({ reason }) => reason === 'redacted');
  const parts = mergeEqual(
    ranges.map(({ start, end, reason }) => {
      return { start, end, reason: reason === 'redacted' ? undefined : reason };
    }),
  );
  const firstSeen = parts.findIndex(({ reason }) => reason === undefined);
  return parts.map(({ start, end, reason }, at) => {
    const part = {
      text: line.text.slice(start, end),
      boxes: line.boxes.subarray(start * 4, end * 4),
      isContinuation: at > 0 || line.isContinuation,
    };
    if (reason !== undefined) {
      return Object.assign(part, {
        part: 'hidden-text' as const,
        hiddenBy: reason as HiddenReason,
      });
    }
    const own = redacted.filter((one) => one.start >= start && one.end <= end);
    return Object.assign(part, {
      part: 'body' as const,
      isSameLine: at > firstSeen,
      redacted: own.map((one) => ({ start: one.start - start, end: one.end - start })),
    });
  });
}
