import { CONTRARY_WORDINGS } from './contrary-wordings.ts';
import { NEEDED_WORDINGS } from './needed-wordings.ts';
import { OTHER_SUBJECTS } from './other-subjects.ts';

/** Template placeholders, conditionals and block markers are not clauses. */
const PLACEHOLDER =
  /^[\s*_#>-]{0,9}\{\{[^{}]{1,80}\}\}[\s*_.:;]{0,9}$|^:{3,}[\s\w{}.=#-]{0,60}$|^\{(?!\{)/;

/** Whether the words of a clause contradict its type. */
export function isContradicted(type: string, clause: string): boolean {
  if (PLACEHOLDER.test(clause) || NEEDED_WORDINGS.get(type)?.test(clause) === false) return true;
  const contrary = [...(CONTRARY_WORDINGS.get(type) ?? []), ...(OTHER_SUBJECTS.get(type) ?? [])];
  return contrary.some(({ says, unless }) => says.test(clause) && unless?.test(clause) !== true);
}
