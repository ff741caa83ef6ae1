import { phrase } from '#engine/phrases/phrase.ts';

import type { Contradiction } from './contradiction.ts';
import { NO_LIMIT } from './no-limit.ts';

/** What looks like caps on liability and is none. */
export const LIABILITY_CAP: readonly Contradiction[] = [
  ...NO_LIMIT,
  // When a claim must be brought says nothing of how much is paid.
  {
    says: phrase(
      `(?:claims?|actions?|complaints?|proceedings?|suits?) (?:[\\w-]{2,12} ){0,6}?(?:must|shall|may only|has to|have to|is to|are to) be (?:brought|raised|made|filed|notified|commenced|submitted|lodged|instituted)`,
    ),
    unless: phrase('exceed(?:s|ing)?|limited to|maximum|cap|capped|more than [£$€]|[£$€] ?\\d'),
  },
  // Whoever may not contest a claim limits nothing.
  {
    says: phrase(
      `(?:we|(?:the )?(?:carrier|airline|company|insurer|operator|seller|supplier|provider)) (?:cannot|can not|may not|must not|will not|shall not|do not|does not) (?:\\w{3,9} )?(?:contest|dispute|deny|reject|oppose) (?:\\w{2,9} ){0,2}(?:claims?|liability)`,
    ),
    unless: phrase('exceed(?:s|ing)?|limited to|maximum|cap|capped'),
  },
];
