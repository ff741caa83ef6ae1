import { MAY } from '#engine/detectors/legal/contract-words.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import type { Contradiction } from './contradiction.ts';

/** What looks like unilateral terminations and is none. */
export const UNILATERAL_TERMINATION: readonly Contradiction[] = [
  // What a program ends.
  {
    says: phrase(
      '(?<=^\\W{0,9})(?:terminate|kill|stop|end|close) (?:\\w{3,12} )?(?:scripts?|process(?:es)?|threads?|workers?|jobs?|connections?|sessions?|loops?)(?=\\W{0,3}$)',
    ),
  },
  // How the weaker party leaves, and that a contract lasts until then.
  {
    says: phrase(
      'if you (?:wish|want|would like|choose|decide) to (?:terminate|cancel|close|end|delete|leave)',
      '(?:is|remains?|be|continues?) (?:effective|in effect|in force) until (?:it is )?(?:terminated|cancelled)',
    ),
    unless: phrase(
      'we (?:\\w{2,12} ){0,3}(?:may|can|reserve|terminate|suspend)|(?:may|can|reserves?) (?:\\w{2,12} ){0,3}(?:terminate|suspend)|sole discretion|without notice',
    ),
  },
  // A ban on terminating.
  {
    says: phrase(
      '(?:(?:may|can|shall|must|will) not|cannot) (?:\\w{2,12} ){0,3}(?:terminate|cancel|end|withdraw)',
      '(?:has|have) no (?:right|entitlement) to (?:terminate|cancel|end|withdraw)',
    ),
    unless: phrase(
      '(?:we|us|our)|(?:may|can|reserves?) (?:\\w{2,12} ){0,3}(?:terminate|suspend|cancel)|sole discretion|without notice',
    ),
  },
  // The party in compliance may terminate against the one in breach.
  {
    says: phrase('non-?(?:breaching|defaulting) party (?:may|can|shall|is entitled|has the right)'),
    unless: phrase('without cause|for any reason|for convenience|sole discretion'),
  },
  // Each may leave the other that breaks the contract.
  {
    says: phrase(
      `(?:either|each|any) (?:party|side|of us|of the parties) ${MAY} (?:\\w{2,12},? ){0,4}?(?:terminate|end|cancel|rescind)[^.;:•]{0,80}? (?:for|if|where|when|upon|on|because of|in (?:the )?(?:case|event) of) (?:\\w{1,10} ){0,4}?(?:breach|breaches|breached|default|defaults|insolven\\w{2,4}|bankrupt\\w{0,4})`,
    ),
    unless: phrase(
      'without (?:cause|reason|notice)|(?:any|no) reason|at any time|convenience|sole discretion|suspend\\w{0,3}|immediate(?:ly)?',
    ),
  },
  // The weaker party may leave at will.
  {
    says: phrase(
      `you (?:may|can|are free to|are entitled to|have the right to) (?:\\w{2,12} ){0,3}(?:terminate|cancel|end|close|leave|stop|delete|deactivate)`,
    ),
    unless: phrase(
      `we (?:\\w{2,12} ){0,3}(?:may|can|reserve|have|are|will|terminate|suspend)|us|(?:may|can|reserves?) (?:\\w{2,12} ){0,3}(?:suspend|refuse|deny)|sole discretion|either|we or you|you or we`,
    ),
  },
  // Who gives notice of a month or more ends nothing at will.
  {
    says: phrase(
      `${MAY} (?:also )?(?:terminate|end|cancel|resign|leave|close)(?: \\w{2,14}){0,6}? (?:on|by|with|upon|giving|subject to) (?:giving )?(?:the other(?: party)? |us |you |him |her |it |the \\w{4,12} )?(?:at least |not less than |no less than |a minimum of )?(?:(?:one|two|three|six|nine|twelve|an?|\\d{1,2})(?: \\(\\d{1,2}\\))? (?:calendar )?(?:months?|years?)|(?:thirty|sixty|ninety|30|60|90|120|180)(?: \\(\\d{2,3}\\))? (?:calendar )?days|(?:four|six|eight|twelve|4|6|8|12) weeks)'?s? (?:of )?(?:prior |advance |written ){0,3}notice`,
    ),
    unless: phrase(
      'without …(?:cause|reasons?|notice|refund)|(?:any|no) reason|at any time|immediate(?:ly)?|at once|forthwith|suspend\\w{0,3}|sole discretion|whenever',
    ),
  },
];
