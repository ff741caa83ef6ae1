import { phrase } from '#engine/phrases/phrase.ts';

const MUTUAL_LIMIT = phrase(
  "(?:each|either|neither) party(?:'s)?(?: \\w{3,12}){0,3} (?:liability|liable|aggregate|total)",
  '(?:liability of|limits the liability of) (?:each|either) party',
  'neither party (?:\\w{2,8} ){0,2}(?:excludes?|limits?|liable|responsible)',
  '(?:the|both) parties (?:shall|will|are|is) not (?:be )?(?:liable|responsible)',
);

/** By type, the wording of clauses that bind both parties alike, or that bind nobody much. */
const BALANCED: ReadonlyMap<string, RegExp> = new Map([
  ['limitation-of-liability', MUTUAL_LIMIT],
  ['liability-cap', MUTUAL_LIMIT],
  [
    'anti-assignment',
    phrase('neither party (?:may|shall|will|can) …(?:not to be|shall not be|not be) unreasonably'),
  ],
  ['jurisdiction', phrase('non-exclusive jurisdiction')],
  [
    'unilateral-termination',
    phrase('(?:either|each) party (?:may|shall be entitled to|has the right to) (?:terminate|end)'),
  ],
]);

/** Whether a clause of a type burdens both parties alike, so that it is only worth knowing. */
export function isBalanced(type: string, clause: string): boolean {
  return BALANCED.get(type)?.test(clause) ?? false;
}
