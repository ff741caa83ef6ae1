/** Determines which entry of a drop-down form field the document shows. */
export interface DropDownEntries {
  /** Called for each element in turn; true if it is the entry that is shown. */
  open(name: string, readValue: () => string | undefined): boolean;
}

/**
 * Starts outside of all fields. A field shows its result, otherwise its default, otherwise its first entry; both are
 * 0-based indexes that precede the entries (ISO/IEC 29500-1, 17.16.9).
 */
export function createDropDownEntries(): DropDownEntries {
  let shown = 0;
  let isDecided = false;
  let next = 0;
  return {
    open(name, readValue) {
      if (name === 'ddList') {
        shown = 0;
        next = 0;
        isDecided = false;
      } else if (!isDecided && (name === 'result' || name === 'default')) {
        shown = Number(readValue());
        isDecided = name === 'result';
      } else if (name === 'listEntry') {
        next += 1;
        return next - 1 === shown;
      }
      return false;
    },
  };
}
