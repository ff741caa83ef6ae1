/** What a sticky expression finds that begins exactly at an offset. */
export function matchAt(text: string, offset: number, form: RegExp): RegExpExecArray | null {
  form.lastIndex = offset;
  return form.exec(text);
}

/** Whether what a sticky expression asks for begins exactly at an offset. */
export function standsAt(text: string, offset: number, form: RegExp): boolean {
  form.lastIndex = offset;
  return form.test(text);
}

/** Where what a sticky expression finds ends that begins exactly at an offset; undefined when nothing does. */
export function endOfMatchAt(text: string, offset: number, form: RegExp): number | undefined {
  return standsAt(text, offset, form) ? form.lastIndex : undefined;
}
