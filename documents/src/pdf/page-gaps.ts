import type { RecognizedText, UnreadPart } from '../extracted-document.ts';

/** Something on a page, 1-based, that could not be read. */
export interface PageGap {
  readonly code:
    | 'no-text-layer'
    | 'not-recognized'
    | 'low-confidence'
    | 'unread-picture'
    | 'unsure-picture'
    | 'page-unreadable'
    | 'undecodable-text'
    | 'truncated'
    | 'undrawn-value'
    | 'covered-letters'
    | 'undrawn-button';
  readonly page: number;
}

const MESSAGES: Readonly<Record<PageGap['code'], string>> = {
  'no-text-layer':
    'These pages contain little or no text, only pictures or drawings, which were not read.',
  'not-recognized':
    'These pages are pictures, and recognizing their text took longer than this server allows. They were not read.',
  'low-confidence':
    'Text recognition was unsure of many words on these pages. Some may be missing or misread.',
  'unread-picture':
    'These pages show pictures beside their text. Recognizing those pictures took longer than this server allows, so they were not read.',
  'unsure-picture':
    'Text recognition was unsure of many words in pictures on these pages. Some may be missing or misread.',
  'page-unreadable': 'These pages are damaged or too complex and were not read.',
  'undecodable-text':
    'The fonts on these pages do not identify their characters, so the text is incomplete.',
  'undrawn-value':
    'These pages have form fields or notes whose text the file does not draw, and the copy could not draw all of it. Compare the copy with the document.',
  'covered-letters':
    'Letters on these pages spelled a removed value, although they were not read as one. They were covered, and the pages became pictures, which were not searched again. Compare the copy with the document.',
  'undrawn-button':
    'These pages have buttons whose captions the file does not draw. They were not read, and a cleaned copy does not show them.',
  truncated:
    'These pages have more annotations, or more choices in form fields, than this server reads.',
};

/** One entry for each kind of gap, with all pages that have it. */
export function describeGaps(gaps: readonly PageGap[]): UnreadPart[] {
  const byCode = Map.groupBy(gaps, ({ code }) => code);
  return [...byCode].map(([code, pages]) => ({
    code,
    message: MESSAGES[code],
    pages: pages.map(({ page }) => page),
  }));
}

/** Describes the pages whose text was recognized. */
export function describeRecognized(pages: readonly number[]): RecognizedText {
  return {
    code: 'text-recognition',
    message: 'Read by text recognition, which can misread characters.',
    pages,
  };
}

/** Describes all pages after the last one that was read. */
export function describeUnreadPages(lastPage: number): UnreadPart {
  return {
    code: 'truncated',
    message: `The document is longer than this server reads. Nothing after page ${lastPage} was read.`,
  };
}
