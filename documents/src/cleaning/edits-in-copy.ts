import type { CleaningCertificate } from './certificate.ts';
import type { KeptPassage, TextEdit } from './cleaning.ts';

/**
 * Those of the edits that a copy was asked for whose wording stands in it: a format may hold less, and what nobody sees is
 * taken out instead.
 */
export function editsInCopy<Edit extends Pick<TextEdit | KeptPassage, 'action'>>(
  asked: readonly Edit[],
  { edits }: Pick<CleaningCertificate, 'edits'>,
): Edit[] {
  const made = asked.filter(({ action }) => action !== 'keep');
  return made.filter((_, index) => edits[index]?.outcome === 'replaced');
}
