interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Shifts the findings of an earlier text by one edit and drops those that the edit touched, so that marks stay in place
 * until the engine has read the new text.
 */
export function shiftFindings<Finding extends Span>(
  findings: readonly Finding[],
  before: string,
  after: string,
): readonly Finding[] {
  if (before === after) return findings;
  const start = commonPrefix(before, after);
  const end = before.length - commonSuffix(before, after, start);
  const shift = after.length - before.length;
  return findings.flatMap((finding) => {
    if (finding.end <= start) return [finding];
    if (finding.start < end) return [];
    return [{ ...finding, start: finding.start + shift, end: finding.end + shift }];
  });
}

function commonPrefix(one: string, other: string): number {
  const limit = Math.min(one.length, other.length);
  let length = 0;
  while (length < limit && one[length] === other[length]) length += 1;
  return length;
}

function commonSuffix(one: string, other: string, prefix: number): number {
  const limit = Math.min(one.length, other.length) - prefix;
  let length = 0;
  while (length < limit && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
}
