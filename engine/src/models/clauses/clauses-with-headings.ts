import type { Clause, SectionWords } from '#engine/models/sections/section-words.ts';
import { LIST_ITEM, LIST_ITEM_LENGTH } from '#engine/models/sections/split-clauses.ts';

/** The context above a clause that says what it is about. */
export interface HeadingContext {
  /** The nearest headings first; a heading is its own nearest heading. */
  readonly nearest: Clause | undefined;
  readonly earlier: Clause | undefined;
  /** For list items, the clause that opens the list, such as `The supplier shall not:`. */
  readonly opening: Clause | undefined;
}

const OPENING_MARKS = ':—–-';

/** The clauses of a section in order, each with its context; clauses with the same context share one object. */
export function* clausesWithHeadings({
  text,
  clauses,
}: SectionWords): Generator<readonly [clause: Clause, above: HeadingContext]> {
  let headings: HeadingContext = { nearest: undefined, earlier: undefined, opening: undefined };
  let list: HeadingContext | undefined;
  for (const clause of clauses) {
    if (clause.isHeading) {
      headings = { nearest: clause, earlier: headings.nearest, opening: undefined };
      list &&= { ...headings, opening: list.opening };
      yield [clause, headings];
      continue;
    }
    const isItem = list !== undefined && startsItem(text, clause);
    yield [clause, isItem && list !== undefined ? list : headings];
    if (opensList(text, clause)) list = { ...headings, opening: clause };
    else if (!isItem) list = undefined;
  }
}

function startsItem(text: string, { start }: Clause): boolean {
  return LIST_ITEM.test(text.slice(start, start + LIST_ITEM_LENGTH));
}

function opensList(text: string, { end }: Clause): boolean {
  return OPENING_MARKS.includes(text.charAt(end - 1));
}
