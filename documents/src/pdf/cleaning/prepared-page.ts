import type { Glyph, PageCharacter } from '#documents/pdf/cleaning/characters/page-characters.ts';
import type { PagePicture } from '#documents/pdf/cleaning/rendering/page-picture.ts';
import type { Color } from '#documents/pdf/cleaning/rendering/sample-colors.ts';

import type { Matrix } from '../page-geometry.ts';
import type { Box } from './box.ts';
import type { PageMark } from './plan-edits.ts';

/** The properties kept of a removed character: a long document loses a hundred thousand of them. */
export type RemovedCharacter = Pick<PageCharacter, 'ink' | 'corners' | 'origin'>;

/** A mark as it was displayed: its glyphs, their color and the background color. */
export interface ObservedMark extends PageMark {
  /** Empty if the text stays. */
  readonly glyphs: readonly Glyph[];
  readonly paper: Color;
  readonly ink: Color;
}

/** A page with the text removed from its content, and what remains to be drawn on it. */
export interface PreparedPage {
  readonly width: number;
  readonly height: number;
  /** From the displayed page to user space. */
  readonly toPage: Matrix;
  readonly marks: readonly ObservedMark[];
  /** Positions of removed characters that were invisible. */
  readonly unseen: readonly Box[];
  /** The numbers of annotations and of form fields that became part of the content, or disappeared. */
  readonly comments: number;
  readonly fields: number;
  /** Whether any of them may belong to a layer, or draw in one, that is switched off. */
  readonly hasLayered: boolean;
  /** Whether viewers show a value that could not be made part of the content. */
  readonly lacksValues: boolean;
  /** All removed glyphs. */
  readonly removed: readonly Box[];
  /** What is covered in its picture beside the marks: characters that showed removed values unread. */
  readonly covered?: readonly Box[];
  /** The original page without what was to be removed, if its own content must not stay. */
  readonly picture?: PagePicture;
}
