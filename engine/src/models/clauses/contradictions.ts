import { isAsked } from '#engine/detectors/legal/asked.ts';

import { CONTRARY_WORDINGS } from './contrary-wordings.ts';
import { NEEDED_WORDINGS } from './needed-wordings.ts';
import { OTHER_SUBJECTS } from './other-subjects.ts';
import { STATED_LAW } from './stated-law.ts';

/** Template placeholders, conditionals and block markers are not clauses. */
const PLACEHOLDER =
  /^[\s*_#>-]{0,9}\{\{[^{}]{1,80}\}\}[\s*_.:;]{0,9}$|^:{3,}[\s\w{}.=#-]{0,60}$|^\{(?!\{)/;

const BY_TYPE = [CONTRARY_WORDINGS, OTHER_SUBJECTS, STATED_LAW];

/** Whether the words of a clause contradict its type. */
export function isContradicted(type: string, clause: string): boolean {
  if (PLACEHOLDER.test(clause) || NEEDED_WORDINGS.get(type)?.test(clause) === false) return true;
  if (isAsked(clause)) return true;
  return BY_TYPE.some((contradictions) =>
    contradictions
      .get(type)
      ?.some(({ says, unless }) => says.test(clause) && unless?.test(clause) !== true),
  );
}
