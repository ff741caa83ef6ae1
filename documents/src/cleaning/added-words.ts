import type { ExtractedDocument } from '../extracted-document.ts';
import type { TextEdit } from './cleaning.ts';
import { expectedText } from './expected-text.ts';

/** Shorter ones stand in any text by chance. */
const MIN_LENGTH = 3;
const WORD = /[\p{L}\p{N}]+/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu;
/**
 * What cleaners write: the references of text files to their notes, and what removed values are called in names and
 * codes.
 */
const OWN_WORD = /^(?:note|removed\d+(?:s\d+)?)$/;

/**
 * The words and numbers in passages of a cleaned copy that neither the document nor an edit contains, however lines and
 * words are divided: with them the copy shows what was never read, and so never judged. None is listed where letters
 * may be read differently the second time, as those in pictures and of unknown fonts are.
 */
export function listAddedWords(
  passages: readonly string[],
  document: ExtractedDocument,
  edits: readonly TextEdit[],
): string[] {
  if (!isReadAlike(document)) return [];
  const added = new Set<string>();
  for (const passage of passages) {
    for (const [word] of plain(passage).matchAll(WORD)) {
      if (word.length >= MIN_LENGTH && !OWN_WORD.test(word)) added.add(word);
    }
  }
  const texts = [document.text, expectedText(document, edits)];
  for (const text of texts) {
    if (added.size === 0) return [];
    for (const [word] of plain(text).matchAll(WORD)) added.delete(word);
  }
  if (added.size === 0) return [];
  const joined = texts.map((text) => plain(text).replaceAll(BETWEEN_WORDS, '')).join(' ');
  return [...added].filter((word) => !joined.includes(word));
}

function isReadAlike({ recognized, unread }: ExtractedDocument): boolean {
  return recognized === undefined && unread.every(({ code }) => code !== 'undecodable-text');
}

/** Without case and accents: the copy may compose them otherwise. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase();
}
