/** The match of a sticky expression that begins exactly at an offset. */
export function matchAt(text: string, offset: number, form: RegExp): RegExpExecArray | null {
  form.lastIndex = offset;
  return form.exec(text);
}

/** Whether a sticky expression matches exactly at an offset. */
export function matchesAt(text: string, offset: number, form: RegExp): boolean {
  form.lastIndex = offset;
  return form.test(text);
}

/** The end of the match of a sticky expression at exactly an offset; undefined when there is none. */
export function endOfMatchAt(text: string, offset: number, form: RegExp): number | undefined {
  return matchesAt(text, offset, form) ? form.lastIndex : undefined;
}

/** Whether a sticky expression matches all of a text, which must not be empty. */
export function matchesWhole(text: string, form: RegExp): boolean {
  return text !== '' && endOfMatchAt(text, 0, form) === text.length;
}
