import type { Issue } from '@proviso/contracts';
import { locate, type TextPart, type TextPlace, type TextSegment } from '@proviso/documents';

type Span = Pick<Issue, 'start' | 'end'>;

/**
 * Stored for each segment as the difference from the previous one: these rarely change, so the result compresses well.
 */
const COUNTED = ['page', 'line', 'paragraph', 'picture'] as const;
const LINES_AT_ONCE = 10_000;

/**
 * Serializes a text's layout and sensitive spans to lines: first the sensitive spans, then one line for each segment,
 * `GAP LENGTH PAGE LINE PARAGRAPH PICTURE PART`.
 */
export function* writeLayout(
  segments: readonly TextSegment[],
  sensitive: readonly Span[],
): Generator<string> {
  yield `${JSON.stringify(sensitive.map(({ start, end }) => [start, end]))}\n`;
  let end = 0;
  const counts = COUNTED.map(() => 0);
  for (let first = 0; first < segments.length; first += LINES_AT_ONCE) {
    let lines = '';
    for (const segment of segments.slice(first, first + LINES_AT_ONCE)) {
      const steps = COUNTED.map((name, index) => {
        const count = segment[name] ?? 0;
        const step = count - counts[index]!;
        counts[index] = count;
        return step;
      });
      const length = segment.end - segment.start;
      lines += `${segment.start - end} ${length} ${steps.join(' ')} ${segment.part}\n`;
      end = segment.end;
    }
    yield lines;
  }
}

/** The sensitive spans of a serialized layout. */
export function readSensitive(layout: string): Span[] {
  const spans = JSON.parse(layout.slice(0, layout.indexOf('\n'))) as [number, number][];
  return spans.map(([start, end]) => ({ start, end }));
}

/** Maps spans of a text to their places in the document, using a serialized layout; the spans must be in order. */
export function locateIn(layout: string, places: readonly Span[]): TextPlace[] {
  const segments = readSegments(layout);
  let before: TextSegment[] = [];
  let current = segments.next();
  return places.map(({ start, end }) => {
    while (!current.done && current.value.end <= start) {
      before = [current.value];
      current = segments.next();
    }
    const near = current.done ? before : [...before, current.value];
    return locate({ format: 'txt', text: '', pages: [], unread: [], segments: near }, start, end);
  });
}

/** A generator: a long document has a million segments, of which few are needed. */
function* readSegments(layout: string): Generator<TextSegment> {
  let end = 0;
  const counts = COUNTED.map(() => 0);
  for (let at = layout.indexOf('\n') + 1; at < layout.length;) {
    const next = layout.indexOf('\n', at);
    const [gap, length, ...steps] = layout.slice(at, next).split(' ');
    const part = steps.pop() as TextPart;
    const start = end + Number(gap);
    end = start + Number(length);
    for (const [index, step] of steps.entries()) counts[index]! += Number(step);
    const counted = COUNTED.flatMap((name, index) =>
      counts[index] ? [[name, counts[index]]] : [],
    );
    yield { start, end, part, ...(Object.fromEntries(counted) as Partial<TextSegment>) };
    at = next + 1;
  }
}
