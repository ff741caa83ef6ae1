import type { HiddenReason } from '#documents/extracted-document.ts';

import { isMinuteSize } from '../cleaning/unseen-characters.ts';
import type { PageLine } from '../line-writer.ts';
import type { PlacedText } from '../placed-text.ts';
import type { UnseenReason } from './find-unseen-text.ts';

/** A stretch of a line, in UTF-16 code units, that is visible or invisible for one reason. */
interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly reason: UnseenReason | undefined;
}

/** Fewer than two letters or digits convey nothing. */
const TELLING = /[\p{L}\p{N}].*?[\p{L}\p{N}]/u;

/** Splits a line into its visible and invisible parts; `unseen` gives the reasons of its code units, if any. */
export function markUnseen(
  line: PageLine,
  unseen: readonly (UnseenReason | undefined)[] | undefined,
): readonly PlacedText[] {
  const isTiny = hasMinute(line);
  if (unseen === undefined && !isTiny) return [line];
  const reasons = Array.from({ length: line.text.length }, (_, unit) => unseen?.[unit]);
  if (isTiny) {
    for (const unit of reasons.keys()) if (isMinuteAt(line, unit)) reasons[unit] ??= 'minute';
  }
  bridgeBlanks(line.text, reasons);
  const all = joinEqual(reasons.map((reason, start) => ({ start, end: start + 1, reason })));
  const stretches = joinEqual(
    all.map(({ start, end, reason }) => {
      const isTelling = TELLING.test(line.text.slice(start, end));
      return { start, end, reason: isTelling ? reason : undefined };
    }),
  );
  return stretches.every(({ reason }) => reason === undefined) ? [line] : split(line, stretches);
}

function hasMinute(line: PageLine): boolean {
  for (let unit = 0; unit < line.text.length; unit += 1) {
    if (isMinuteAt(line, unit)) return true;
  }
  return false;
}

/** A character without any height has no shape of its own. Called for every character: allocates nothing. */
function isMinuteAt({ boxes }: PageLine, unit: number): boolean {
  const at = unit * 4;
  const height = boxes[at + 3]! - boxes[at + 1]!;
  return height > 0 && isMinuteSize(boxes[at + 2]! - boxes[at]!, height);
}

/** White space takes the reason of both its neighbors if they agree. */
function bridgeBlanks(text: string, reasons: (UnseenReason | undefined)[]): void {
  for (const { index, 0: blanks } of text.matchAll(/\s+/g)) {
    const end = index + blanks.length;
    const reason = reasons[index - 1] === reasons[end] ? reasons[end] : undefined;
    reasons.fill(reason, index, end);
  }
}

function joinEqual(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const stretch of stretches) {
    const last = joined.at(-1);
    if (last?.reason === stretch.reason && last)
      joined.splice(-1, 1, { ...last, end: stretch.end });
    else joined.push(stretch);
  }
  return joined;
}

/** Text under a bar stays in the text as it is, because the bar is visible. */
function split(line: PageLine, stretches: readonly Stretch[]): PlacedText[] {
  const redacted = stretches.filter(({ reason }) => reason === 'redacted');
  const parts = joinEqual(
    stretches.map(({ start, end, reason }) => {
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
