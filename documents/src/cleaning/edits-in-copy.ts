import type { CleaningCertificate } from './certificate.ts';
import type { KeptPassage, TextEdit } from './cleaning.ts';

/**
 * The requested edits whose text appears in the copy: a format may support less, and invisible text is removed instead.
 */
export function editsInCopy<Edit extends Pick<TextEdit | KeptPassage, 'action'>>(
  asked: readonly Edit[],
  { edits }: Pick<CleaningCertificate, 'edits'>,
): Edit[] {
  const made = asked.filter(({ action }) => action !== 'keep');
  return made.filter((_, index) => edits[index]?.outcome === 'replaced');
}
