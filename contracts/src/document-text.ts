import { z } from 'zod';

/** A line of a PDF, or a paragraph or table cell of a Word document, by offsets into the text. */
export const textSegmentSchema = z.object({
  /** UTF-16 code units; `end` is exclusive. */
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
  /** `body`, `header`, `footnote`, `comment`, `deleted-text` and so on. */
  part: z.string(),
  page: z.int().positive().optional(),
  line: z.int().positive().optional(),
  paragraph: z.int().positive().optional(),
});
export type TextSegment = z.infer<typeof textSegmentSchema>;

/** A rectangle on a page, in PDF points from its top left corner, after rotation and cropping. */
export const textBoxSchema = z.object({
  page: z.int().positive(),
  left: z.number(),
  top: z.number(),
  right: z.number(),
  bottom: z.number(),
});
export type TextBox = z.infer<typeof textBoxSchema>;

/** `GET /api/documents/{id}/text`: a document's extracted text, its layout, and where its findings are. */
export const documentTextSchema = z.object({
  text: z.string(),
  /** In text order. Empty for plain text, whose lines follow from its line breaks. */
  segments: z.array(textSegmentSchema),
  /** Empty for formats without fixed pages. */
  pages: z.array(
    z.object({
      /** Counted from 1. */
      page: z.int().positive(),
      /** In PDF points, after rotation and cropping. */
      width: z.number().nonnegative(),
      height: z.number().nonnegative(),
    }),
  ),
  /** The boxes of each finding on a page, by the id of its issue: one for each line it touches. */
  highlights: z.array(z.object({ id: z.int().nonnegative(), boxes: z.array(textBoxSchema) })),
});
export type DocumentText = z.infer<typeof documentTextSchema>;
