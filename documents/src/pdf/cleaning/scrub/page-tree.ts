import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib';

/** A page's dictionary, and the entries inherited from its ancestors. */
export interface TreePage {
  readonly dict: PDFDict;
  readonly inherited: ReadonlyMap<PDFName, PDFObject>;
}

const INHERITABLE = ['Resources', 'MediaBox', 'CropBox', 'Rotate'].map((name) => PDFName.of(name));
const KIDS = PDFName.of('Kids');
const MAX_DEPTH = 100;

/** The pages of a document in order; a page that is listed twice appears twice. */
export function listPages(context: PDFContext): TreePage[] {
  const pages: TreePage[] = [];
  const root = context.lookup(context.trailerInfo.Root);
  const top = root instanceof PDFDict ? root.lookup(PDFName.of('Pages')) : undefined;
  if (top instanceof PDFDict) visit(top, { inherited: new Map(), ancestors: [], pages });
  return pages;
}

interface Visit {
  readonly inherited: ReadonlyMap<PDFName, PDFObject>;
  readonly ancestors: readonly PDFDict[];
  readonly pages: TreePage[];
}

function visit(dict: PDFDict, { inherited, ancestors, pages }: Visit): void {
  if (ancestors.includes(dict) || ancestors.length > MAX_DEPTH) return;
  const kids = dict.lookup(KIDS);
  const own = new Map(inherited);
  for (const name of INHERITABLE) {
    const value = dict.get(name);
    if (value !== undefined) own.set(name, value);
  }
  if (!(kids instanceof PDFArray)) {
    pages.push({ dict, inherited: own });
    return;
  }
  for (const kid of kids.asArray()) {
    const child = dict.context.lookup(kid);
    if (child instanceof PDFDict) {
      visit(child, { inherited: own, ancestors: [...ancestors, dict], pages });
    }
  }
}
