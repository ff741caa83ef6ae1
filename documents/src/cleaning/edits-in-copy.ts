import type { CleaningCertificate } from './certificate.ts';
import type { KeptPassage, TextEdit } from './cleaning.ts';

/**
 * The requested edits whose text appears in the copy: a format may support less, and invisible text is removed instead.
 */
export function editsInCopy<Edit extends Pick<TextEdit | KeptPassage, 'action'>>(
  requested: readonly Edit[],
  { edits }: Pick<CleaningCertificate, 'edits'>,
): Edit[] {
  const applied = requested.filter(({ action }) => action !== 'keep');
  return applied.filter((_, index) => edits[index]?.outcome === 'replaced');
}
