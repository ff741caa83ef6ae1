import type { Matrix } from '../page-geometry.ts';
import type { Box } from './box.ts';
import type { Glyph, PageCharacter } from './page-characters.ts';
import type { PagePicture } from './page-picture.ts';
import type { PageMark } from './plan-edits.ts';
import type { Color } from './sample-colors.ts';

/** What is kept of a character that goes: a long document loses a hundred thousand of them. */
export type RemovedCharacter = Pick<PageCharacter, 'ink' | 'corners' | 'origin'>;

/** A mark with what was seen there: its glyphs, and their colour and that of what is around them. */
export interface SeenMark extends PageMark {
  /** None where the text stays. */
  readonly glyphs: readonly Glyph[];
  readonly paper: Color;
  readonly ink: Color;
}

/** A page from whose content the text is gone, and what is still to be drawn on it. */
export interface PreparedPage {
  readonly width: number;
  readonly height: number;
  /** From the seen page to the page's own coordinates. */
  readonly toPage: Matrix;
  readonly marks: readonly SeenMark[];
  /** Where characters stood that nobody saw and that were taken out. */
  readonly unseen: readonly Box[];
  /** All glyphs that were taken out. */
  readonly removed: readonly Box[];
  /** The page as it was, but for what was to go, where its own content must not stay. */
  readonly picture?: PagePicture;
}
