import { isAsked } from '#engine/detectors/legal/asked.ts';
import { isCode } from '#engine/text/is-code.ts';

import { CONTRADICTIONS } from './by-type.ts';
import { NEEDED_WORDINGS } from './needed-wordings.ts';

/** Template placeholders, conditionals and block markers are not clauses, nor is program code. */
const PLACEHOLDER =
  /^[\s*_#>-]{0,9}\{\{[^{}]{1,80}\}\}[\s*_.:;]{0,9}$|^:{3,}[\s\w{}.=#-]{0,60}$|^\{(?!\{)/;

/** Whether the words of a clause contradict its type. */
export function isContradicted(type: string, clause: string): boolean {
  if (PLACEHOLDER.test(clause) || NEEDED_WORDINGS.get(type)?.test(clause) === false) return true;
  if (isAsked(clause) || isCode(clause)) return true;
  const contradictions = CONTRADICTIONS.get(type) ?? [];
  return contradictions.some(({ says, unless }) => says.test(clause) && !unless?.test(clause));
}
