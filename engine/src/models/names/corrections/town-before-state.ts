import { oneLine } from '#engine/text/one-line.ts';
import type { Span } from '#engine/vocabulary.ts';

/** US states as abbreviated in letters and records. */
const STATE_AFTER = new RegExp(
  oneLine`^,[ ](?:Ala|Ariz|Ark|Cal|Calif|Colo|Conn|Del|Fla|Ga|Ill|Ind|Kan|Kans|Ky|La|Mass|Md|Me|Mich|Minn|Miss|Mo|Mont
    |N\.[ ]?[CDHJMY]|Neb|Nebr|Nev|Okla|Ore|Oreg|Pa|Penn|R\.[ ]?I|S\.[ ]?[CD]|Tenn|Tex|Va|Vt|W\.[ ]?Va|Wash|Wis|Wisc
    |Wyo|D\.[ ]?C)\.`,
);
const LONGEST = 10;

/** Whether a single word precedes a US state, as towns with a person's name do: `Troy, N.Y.`. */
export function isTownBeforeState(text: string, { start, end }: Span): boolean {
  if (text.charAt(end) !== ',' || /\s/.test(text.slice(start, end))) return false;
  return STATE_AFTER.test(text.slice(end, end + LONGEST));
}
