import { phrase } from '#engine/phrases/phrase.ts';

import type { Contradiction } from './contradiction.ts';

/** What looks like removals of content and is none. */
export const CONTENT_REMOVAL: readonly Contradiction[] = [
  // Notices of copyright, which users may not remove.
  {
    says: phrase(
      '(?:remove|alter|obscure|delete)(?:,? (?:or )?(?:remove|alter|obscure|delete)){0,3} (?:any |the |our )?(?:proprietary|copyright|trademark|legal)',
    ),
    unless: phrase('we (?:may|can|reserve)|reserves? the right'),
  },
  // Removing one's own content.
  {
    says: phrase(
      `(?:if|when|once|after) you (?:delete|remove|take down)|you (?:may|can) (?:\\w{2,12} ){0,2}(?:delete|remove)`,
    ),
    unless: phrase('we (?:may|can|reserve)|(?:our|its) (?:sole )?discretion|without notice'),
  },
  // Eligibility for a service.
  {
    says: phrase(
      `refuse (?:the |any |all |our )?(?:(?:use|provision) of (?:the |our |any )?)?(?:services?|access|registration|orders?)`,
    ),
    unless: phrase(
      `content|contents|contributions?|materials?|posts?|postings?|posted|submissions?|submitted|listings?|reviews?
            |comments?|uploads?|uploaded|remove|delete|files?|photos?|videos?|information|messages?|data|items?`,
    ),
  },
  // The heading of a list of reasons.
  {
    says: /^[\W\d]{0,9}(?:what|when|why|how|which (?:reviews|posts|comments)) we (?:do not |don['’]t |never |may )?(?:remove|delete|take down|hide|moderate)\W{0,4}$/i,
  },
  // Features and accounts are no content of users.
  {
    says: phrase(
      `(?:remove|delete|disable|switch off|withdraw|discontinue|close)(?:,? (?:or )?\\w{4,11}){0,4} (?:any|the|your|our|some|all|certain) (?:\\w{3,12} )?(?:features?|functions?|functionality|accounts?|services?|products?|plans?)`,
    ),
    unless: phrase(
      `content|contents|contributions?|materials?|posts?|postings?|posted|submissions?|submitted|listings?|reviews?
            |comments?|uploads?|uploaded|files?|photos?|videos?|information|messages?|data|items?`,
    ),
  },
];
