import { PDFName } from '@cantoo/pdf-lib';

const names = (list: string): PDFName[] =>
  list
    .trim()
    .split(/\s+/)
    .map((text) => PDFName.of(text));

/** The dictionary entries of everything that a page is drawn with; no other entry affects drawing. */
export const KNOWN_ENTRIES: ReadonlySet<PDFName> = new Set([
  ...names('Type Subtype Length Filter DecodeParms Resources'),
  // Pictures, and the encoding of their samples.
  ...names(
    'Width Height ColorSpace BitsPerComponent Intent ImageMask Mask Decode Interpolate SMask',
  ),
  ...names(
    'SMaskInData Matte Predictor Colors Columns EarlyChange K EndOfLine EncodedByteAlign Rows',
  ),
  ...names('EndOfBlock BlackIs1 DamagedRowsBeforeError JBIG2Globals ColorTransform'),
  // Forms, groups, patterns and shadings.
  ...names('FormType BBox Matrix Group S CS I G BC PatternType PaintType TilingType XStep YStep'),
  ...names('Shading ExtGState ShadingType Background AntiAlias Domain Function Coords Extend'),
  ...names('BitsPerCoordinate BitsPerFlag VerticesPerRow'),
  // Functions and colors.
  ...names('FunctionType Range Size BitsPerSample Order Encode C0 C1 N Functions Bounds Alternate'),
  ...names('WhitePoint BlackPoint Gamma'),
  // Graphics state.
  ...names('LW LC LJ ML D RI OP op OPM Font BG BG2 UCR UCR2 TR TR2 FL SM SA BM CA ca AIS TK'),
  ...names('UseBlackPtComp'),
  // Fonts.
  ...names('BaseFont FirstChar LastChar Widths FontDescriptor Encoding ToUnicode DescendantFonts'),
  ...names('CIDSystemInfo DW W DW2 W2 CIDToGIDMap FontBBox FontMatrix CharProcs BaseEncoding'),
  ...names('Differences Registry Ordering Supplement FontName FontFamily FontStretch FontWeight'),
  ...names(
    'Flags ItalicAngle Ascent Descent Leading CapHeight XHeight StemV StemH AvgWidth MaxWidth',
  ),
  ...names(
    'MissingWidth FontFile FontFile2 FontFile3 Length1 Length2 Length3 CMapName WMode UseCMap',
  ),
]);
