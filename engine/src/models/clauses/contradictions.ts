import { CONTRARY_WORDINGS, NEEDED_WORDINGS } from './contrary-wordings.ts';

/** What a program is to fill in or to leave out, and where a block of a page begins, is nobody's clause. */
const PLACEHOLDER =
  /^[\s*_#>-]{0,9}\{\{[^{}]{1,80}\}\}[\s*_.:;]{0,9}$|^:{3,}[\s\w{}.=#-]{0,60}$|^\{(?!\{)/;

/** Whether the words of a clause say the contrary of what its type is. */
export function isContradicted(type: string, clause: string): boolean {
  if (PLACEHOLDER.test(clause) || NEEDED_WORDINGS.get(type)?.test(clause) === false) return true;
  const contrary = CONTRARY_WORDINGS.get(type) ?? [];
  return contrary.some(({ says, unless }) => says.test(clause) && unless?.test(clause) !== true);
}
