import { phrase } from '#engine/phrases/phrase.ts';

import type { Contradiction } from './unlimited-liability.ts';

/** For some types, wordings that explain the law or give what the law demands, and burden nobody. */
export const STATED_LAW: ReadonlyMap<string, readonly Contradiction[]> = new Map([
  [
    'uncapped-liability',
    // What nobody may exclude, as guides explain it.
    [
      {
        says: phrase(
          `(?:a|an|any|no|every) (?:\\w{4,12} )?(?:business(?:es)?|trader|compan(?:y|ies)|supplier|seller|employer|landlord|retailer|gym|shop|organiser|operator) (?:cannot|can not|can't|may not|must not|can|may) (?:\\w{2,10} )?(?:exclude|limit|restrict|escape)`,
        ),
      },
    ],
  ],
  [
    'auto-renewal',
    [
      // What consumer law asks for: a contract without a fixed end that the customer may leave within a month.
      {
        says: phrase(
          `(?:month[ -]to[ -]month|from month to month|monthly|indefinite(?:ly)?|open-ended|without (?:a |any )?(?:fixed|minimum|new) (?:term|period)) …(?:you|(?:the )?(?:customer|member|tenant|client|subscriber|policyholder|consumer)s?|either (?:party|side|of us)) (?:can|may|are free to|is free to|are entitled to|is entitled to) (?:then )?(?:leave|cancel|end|terminate|stop|give|quit)(?: \\w{2,9}){0,4}? (?:at any time|any time|(?:on|with|by|upon|giving|at) (?:giving )?(?:only )?(?:an?|one|\\d{1,2}|two|four|seven|fourteen|thirty)(?: \\(?\\d{1,2}\\)?)? ?(?:days?|weeks?|month)'?s?'? ?(?:notice)?)`,
          `(?:month[ -]to[ -]month|from month to month|indefinite(?:ly)?|open-ended)[^.;]{0,60}; ?(?:you|(?:the )?(?:customer|member|tenant|client|subscriber|policyholder|consumer)s?|either (?:party|side|of us)) (?:can|may|are free to|is free to) (?:then )?(?:leave|cancel|end|terminate|stop|quit)`,
        ),
        unless: phrase(
          `trial|free|introductory|charged|billed|successive|automatic(?:ally)?|renew\\w{0,4}|(?:another|further|additional) (?:\\w{3,9} )?(?:term|period|years?)|(?:twelve|12|six|6|24) months|(?:two|three|six|60|90) (?:\\w{4,8} )?(?:months?|days?)' notice`,
        ),
      },
      // Nothing goes on unless the customer has agreed.
      {
        says: phrase(
          `(?:renew|extend|prolong|continue)(?:s|ed)? (?:it |this |your \\w{3,12} |the \\w{3,12} |automatically )?only (?:if|when|after|once|with) (?:you|your|the (?:customer|member|client|policyholder|consumer|subscriber))`,
          `only (?:renew|extend|prolong)(?:s|ed)? (?:it |this |your \\w{3,12} |the \\w{3,12} )?(?:if|when|after|once|with) (?:you|your|the (?:customer|member|client|policyholder|consumer|subscriber))`,
          `(?:nothing|no (?:contract|subscription|membership|plan|policy|term)) (?:ever )?(?:is )?(?:renew|extend|prolong)(?:s|ed)(?: (?:automatically|by itself|on its own|without))?`,
          `(?:renews?|extends?|goes on|continues?) (?:\\w{2,9} ){0,3}(?:without|unless we have) your (?:express |written |prior )?(?:consent|agreement)`,
        ),
        unless: phrase(
          `unless (?:you|the \\w{3,12}) (?:\\w{3,9} )?(?:cancel|give|object|notif|tell)\\w{0,4}|silence|deemed|do not object`,
        ),
      },
    ],
  ],
  [
    'termination-for-convenience',
    // An end for good reason alone is the opposite.
    [
      {
        says: phrase(
          `(?:terminat|cancel|end|withdraw|dismiss|expel|leave)\\w{0,5} (?:\\w{2,12} ){0,4}?only (?:for|if|where|when|with|on|upon|because of|on account of) (?:(?:we have|there is|it has|an?|the|of) ){0,3}(?:good|important|serious|valid|just|compelling|weighty|substantial|proper|legitimate) (?:reason|cause|ground)s?`,
          `(?:may|can|shall|will) only (?:be )?(?:terminate|cancel|end|withdraw|dismiss)\\w{0,3} (?:\\w{2,12} ){0,4}?(?:for|if|where|when|with|on|upon|because of) (?:(?:we have|there is|an?|the) ){0,2}(?:good|important|serious|valid|just|compelling|weighty|substantial|proper|legitimate) (?:reason|cause|ground)s?`,
        ),
        unless: phrase(
          `(?:any|no) reason|convenience|without (?:giving )?(?:a |any )?(?:cause|reasons?)|sole discretion|either party may`,
        ),
      },
    ],
  ],
  [
    'unilateral-change',
    // A change that is announced in time, and that the other party may leave upon.
    [
      {
        says: phrase(
          `(?:tell|notify|inform|let|write to|give|e-?mail) you …(?:before|beforehand|in advance|notice|prior) …(?:you (?:may|can|are free to|are entitled to|have the right to) (?:\\w{3,10} )?(?:leave|cancel|terminate|end|close|withdraw|object|opt out))`,
        ),
        unless: phrase(
          'without notice|sole discretion|continued use|effective immediately|no right',
        ),
      },
    ],
  ],
]);
