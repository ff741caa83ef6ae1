import type { LanguageCount } from '#engine/language/language-count.ts';
import { ENGLISH } from '#engine/language/recognize-language.ts';
import type { CoverageNote } from '#engine/vocabulary.ts';

/** The facts about a text that show how much of it was read. */
interface Coverage {
  readonly isBlank: boolean;
  readonly languages: LanguageCount;
  /** How many findings are kept, where there are more. */
  readonly cutAt: number | undefined;
}

/** The parts of the task that were not done, so that silence is never read as "compliant". */
export function notesOn({ isBlank, languages, cutAt }: Coverage): CoverageNote[] {
  const notes: CoverageNote[] = [];
  if (isBlank) notes.push({ code: 'text-empty', message: 'There is no text to read.' });
  const share = languages.shareOfOthers(ENGLISH);
  if (share > 0) {
    notes.push({
      code: 'language-not-supported',
      message: `${partOfText(share)} not in English. Checked there too: identifiers, payment and contact details, secrets and passwords, values that stand behind a usual label, and confidentiality markings. Read in English only: what sentences say – names in running text, health, beliefs, convictions, union membership and family matters, discriminatory language, attacks on groups, misconduct such as theft and bribery, and risky clauses. That none of these was found there means nothing.`,
    });
  }
  return cutAt === undefined ? notes : [...notes, truncationNote(cutAt)];
}

const TRUNCATED = 'findings-truncated';

/** Whether the notes on a report say that it does not list all findings. */
export function areTruncated(notes: readonly CoverageNote[]): boolean {
  return notes.some(({ code }) => code === TRUNCATED);
}

/** Says that only this many findings are kept. */
export function truncationNote(cutAt: number): CoverageNote {
  return {
    code: TRUNCATED,
    message: `There are more than ${cutAt.toLocaleString('en')} findings; only the most serious are listed.`,
  };
}

function partOfText(share: number): string {
  if (share === 1) return 'The text is';
  return `About ${Math.max(1, Math.round(share * 100))} % of the text is`;
}
