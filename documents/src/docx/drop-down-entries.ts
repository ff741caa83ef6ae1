/** Tells of the entries of drop-down form fields which one the document shows. */
export interface DropDownEntries {
  /** Is told of each element in turn; true where it is an entry that is shown. */
  open(name: string, readValue: () => string | undefined): boolean;
}

/**
 * Starts outside of all fields. A field shows its result, else its default, else its first entry; both are numbers
 * from 0 that stand before the entries (ISO/IEC 29500-1, 17.16.9).
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
