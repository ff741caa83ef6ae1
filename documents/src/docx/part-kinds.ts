import type { TextPart } from '../extracted-document.ts';

/** What is done with the parts of a package of one content type. */
export interface PartKind {
  /** The end of the content type, in lowercase. */
  readonly suffix: string;
  /** The part of the text that its words belong to; parts without words have none. */
  readonly text: TextPart | 'no-words';
  /** Whether a cleaned copy has it. */
  readonly isKept: boolean;
  /** Whether it draws what another part says: only what that does not say is read. */
  readonly isDrawn?: true;
}

const kept = (suffix: string, text: PartKind['text'] = 'no-words'): PartKind => ({
  suffix: `${suffix}+xml`,
  text,
  isKept: true,
});
const dropped = (suffix: string, text: TextPart): PartKind => ({
  suffix: `${suffix}+xml`,
  text,
  isKept: false,
});

/**
 * The parts that are known, in the order in which their text is returned: one that a copy keeps is read, or has no
 * words that anybody sees.
 */
export const PART_KINDS: readonly PartKind[] = [
  kept('.main', 'body'),
  kept('.header', 'header'),
  kept('.footer', 'footer'),
  kept('.footnotes', 'footnote'),
  kept('.endnotes', 'endnote'),
  kept('.numbering', 'list-label'),
  dropped('.comments', 'comment'),
  kept('.diagramdata', 'text-box'),
  { ...kept('.diagramdrawing', 'text-box'), isDrawn: true },
  kept('.chart', 'text-box'),
  kept('.chartex', 'text-box'),
  kept('.chartshapes', 'text-box'),
  kept('.core-properties', 'properties'),
  kept('.extended-properties', 'properties'),
  dropped('.custom-properties', 'properties'),
  kept('.styles'),
  kept('.styleswitheffects'),
  kept('.settings'),
  kept('.websettings'),
  kept('.fonttable'),
  kept('.theme'),
  kept('.themeoverride'),
  kept('.chartstyle'),
  kept('.chartcolorstyle'),
  kept('.diagramlayout'),
  kept('.diagramstyle'),
  kept('.diagramcolors'),
  kept('.relationships'),
];
