import { phrase } from '#engine/phrases/phrase.ts';

import type { Contradiction } from './contradiction.ts';

/** What looks like bans on competing and is none. */
export const NON_COMPETE: readonly Contradiction[] = [
  // Reserving the right to compete promises nothing.
  {
    says: phrase(
      'nothing …(?:impairs?|limits?|restricts?|prevents?|prohibits?|precludes?) …(?:competes?|competing|competitive|similar)',
    ),
  },
  // Rules on how to meet competitors do not prevent competing.
  {
    says: phrase(
      `(?:if|when|should) (?:a|any|the) competitors? (?:raises?|brings?|mentions?|asks?|suggests?|offers?|calls?)`,
      `(?:never|not|nor) (?:talk|speak|agree|discuss|exchange|share)(?: \\w{2,12}){0,3} (?:with|to) (?:a |any |our )?competitors?`,
    ),
  },
  // A heading on fair competition.
  { says: /^[\W\d]{0,12}(?:honest|fair|free|healthy|open) competition[.:\s]{0,3}$/i },
  // A heading for the conflict-of-interest declarations of research authors.
  {
    says: /^[\W\d]{0,12}(?:(?:declarations?|statements?) of )?(?:competing|conflicts? of) interests?(?![\w-])/i,
  },
  // Leave to work for whomever one likes.
  {
    says: phrase(
      `(?<!not )(?<!no longer )(?<!never )(?<!n't )(?:free|at liberty|entitled|allowed|permitted|welcome) to (?:also )?(?:work|compete|trade|act|join|start|open|set up|be employed|take (?:a|up)|accept|provide|offer|sell)`,
      `(?:does|do|shall|will|is|are) not (?:prevent(?:ed)?|restrict(?:ed)?|prohibit(?:ed)?|stop(?:ped)?|ke(?:ep|pt)|bar(?:red)?|preclude[ds]?) (?:\\w{2,14} ){0,4}?from (?:work|compet|trad|act|join|offer|provid|sell)ing`,
    ),
    unless: phrase(
      'except|unless|other than|however|but|provided|only|until|after|without …(?:consent|approval)|must|shall not|may not|will not|agrees? not|not to|competing with …during',
    ),
  },
];
