import { phrase } from '#engine/phrases/phrase.ts';

import type { Contradiction } from './contradiction.ts';
import { MAY_RENEW } from './may-renew.ts';

/** What looks like automatic renewals and is none. */
export const AUTO_RENEWAL: readonly Contradiction[] = [
  // A duration alone.
  {
    says: /^[^;:.]{0,40}\b(?:agreement|contract|lease) (?:runs|lasts) for \w{1,12} (?:years?|months?)\W{0,3}$/i,
  },
  // Nothing renews automatically.
  {
    says: phrase(
      '(?:does|do|shall|will|is|are|be|can|may|would) not (?:be )?(?:automatically |tacitly |itself )?(?:renew|renewed|extend|extended|prolonged)|no (?:automatic|tacit) (?:renewal|extension)',
    ),
    unless: phrase('(?:shall|will) (?:then )?automatically|successive'),
  },
  // The party may renew, or both must agree.
  {
    says: phrase(
      `(?:options?|right|rights|option\\(s\\))(?: \\w{2,12}){0,3} to (?:renew|extend)
            |renewal options?|options? (?:of|for) renewal|(?:renewed|extended) (?:only )?(?:by|upon|on|with) (?:the )?(?:mutual|written) (?:written )?(?:agreement|consent)`,
    ),
    unless: phrase('automatic(?:ally)?|auto-?renew\\w{0,4}|unless|successive|evergreen'),
  },
  // Who may renew need not.
  {
    says: MAY_RENEW,
    unless: phrase('automatic(?:ally)?|auto-?renew\\w{0,4}|unless|successive|evergreen|otherwise'),
  },
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
      `(?:renew|extend|prolong|continue)(?:s|ed)? [^.;]{0,60}? ?only (?:if|when|after|once|where) (?:you|(?:the )?(?:customer|member|client|policyholder|consumer|subscriber|tenant|licensee)s?|both (?:parties|sides|of us)|the parties|we both|either (?:party|side) asks) (?:\\w{2,12} ){0,3}?(?:confirms?|agrees?|asks?|accepts?|opts? in|orders?|consents?|chooses?|requests?|signs?|says? yes|wants?)`,
      `(?:ends?|expires?|lapses?|stops?)(?: \\w{2,12}){0,6}? unless (?:you|(?:the )?(?:customer|member|client|policyholder|consumer|subscriber|tenant|licensee)s?|both (?:parties|sides|of us)|the parties|we both) (?:\\w{3,12} ){0,2}?(?:confirms?|renews?|extends?|opts? in)`,
      `only (?:renew|extend|prolong)(?:s|ed)? (?:it |this |your \\w{3,12} |the \\w{3,12} )?(?:if|when|after|once|with) (?:you|your|the (?:customer|member|client|policyholder|consumer|subscriber))`,
      `(?:nothing|no (?:contract|subscription|membership|plan|policy|term)) (?:ever )?(?:is )?(?:renew|extend|prolong)(?:s|ed)(?: (?:automatically|by itself|on its own|without))?`,
      `(?:renews?|extends?|goes on|continues?) (?:\\w{2,9} ){0,3}(?:without|unless we have) your (?:express |written |prior )?(?:consent|agreement)`,
    ),
    unless: phrase(
      `unless (?:you|the \\w{3,12}) (?:\\w{3,9} )?(?:cancel|give|object|notif|tell)\\w{0,4}|silence|deemed|(?:do|does|has|have) not|free trial`,
    ),
  },
];
