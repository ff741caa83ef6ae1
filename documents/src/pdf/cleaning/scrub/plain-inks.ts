import { PDFArray, PDFName } from '@cantoo/pdf-lib';

/** Gives inks other names: what a printer calls its own colour is seen on no page. */
export interface InkNames {
  /** Renames the inks of a colour space and leaves out what it tells about them; does nothing to other lists. */
  rename(list: PDFArray): void;
}

const name = (text: string): PDFName => PDFName.of(text);
/** Names that say what is painted. */
const MEANT = new Set(
  ['All', 'None', 'Cyan', 'Magenta', 'Yellow', 'Black', 'Red', 'Green', 'Blue', 'Gray'].map(name),
);
const SEPARATION = name('Separation');
const SEVERAL = name('DeviceN');
/** Behind the kind, the names, the space in their place and the way to it stands what is told about the inks. */
const ENTRIES = 4;

/** Prepares to rename the inks of a document: one that stands in several places bears the same new name in all of them. */
export function createInkNames(): InkNames {
  const renamed = new Map<PDFName, PDFName>();

  function renameAt(list: PDFArray, index: number): void {
    const ink = list.lookup(index);
    if (!(ink instanceof PDFName) || MEANT.has(ink)) return;
    const other = renamed.get(ink) ?? name(`Ink${renamed.size + 1}`);
    renamed.set(ink, other);
    // It may be met again where it was renamed.
    renamed.set(other, other);
    list.set(index, other);
  }

  return {
    rename(list) {
      const kind = list.size() >= ENTRIES ? list.lookup(0) : undefined;
      if (kind === SEPARATION) renameAt(list, 1);
      const names = kind === SEVERAL ? list.lookup(1) : undefined;
      if (!(names instanceof PDFArray)) return;
      for (let index = 0; index < names.size(); index += 1) renameAt(names, index);
      while (list.size() > ENTRIES) list.remove(ENTRIES);
    },
  };
}
