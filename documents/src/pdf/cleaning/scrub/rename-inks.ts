import { PDFArray, PDFName } from '@cantoo/pdf-lib';

/** Renames colorants: a printer's own color names are visible on no page. */
export interface InkNames {
  /** Renames the colorants of a color space and drops their attributes; ignores other arrays. */
  rename(list: PDFArray): void;
}

const name = (text: string): PDFName => PDFName.of(text);
/** Names with a defined meaning. */
const STANDARD_INKS = new Set(
  ['All', 'None', 'Cyan', 'Magenta', 'Yellow', 'Black', 'Red', 'Green', 'Blue', 'Gray'].map(name),
);
const SEPARATION = name('Separation');
const DEVICE_N = name('DeviceN');
/** The kind, the names, the alternate space and the tint transform; the attributes follow. */
const ENTRIES = 4;

/** Creates a renamer for a document's colorants; one used in several places gets the same new name in all of them. */
export function createInkNames(): InkNames {
  const renamed = new Map<PDFName, PDFName>();

  function renameAt(list: PDFArray, index: number): void {
    const ink = list.lookup(index);
    if (!(ink instanceof PDFName) || STANDARD_INKS.has(ink)) return;
    const other = renamed.get(ink) ?? name(`Ink${renamed.size + 1}`);
    renamed.set(ink, other);
    // A renamed colorant may be encountered again.
    renamed.set(other, other);
    list.set(index, other);
  }

  return {
    rename(list) {
      const kind = list.size() >= ENTRIES ? list.lookup(0) : undefined;
      if (kind === SEPARATION) renameAt(list, 1);
      const names = kind === DEVICE_N ? list.lookup(1) : undefined;
      if (!(names instanceof PDFArray)) return;
      for (let index = 0; index < names.size(); index += 1) renameAt(names, index);
      while (list.size() > ENTRIES) list.remove(ENTRIES);
    },
  };
}
