import { phrase } from '#engine/phrases/phrase.ts';

/** For each type, wordings that a clause must contain to be of it. */
export const NEEDED_WORDINGS: ReadonlyMap<string, RegExp> = new Map([
  [
    'auto-renewal',
    phrase(
      '(?:renew|extend|extension|prolong|automatic|success|consecutiv)\\w{0,9}|evergreen|roll(?:s|ed|ing)?|rollovers?|unless|until|thereafter|additional|again|another|further|(?:year|month)[ -]to[ -](?:year|month)',
    ),
  ],
  [
    'most-favored-nation',
    phrase(
      '(?:favou?r|pric|rate|fee|charg|term|condition|cost|discount|royalt)\\w{0,7}|less|comparable|lowest|lower than|better|best|equal|same',
    ),
  ],
  [
    'termination-for-convenience',
    phrase(
      '(?:termina|cancel|expir|withdraw|discontinu|resign|revo[ck]|rescind|surrender|break|ceas|stop|abandon|dissol)\\w{0,9}|ends?|ended|ending|leave|quit|sever(?:ed|ance)?|opt out|wind up|put to an end|notice|notices|convenience',
    ),
  ],
  [
    'unilateral-change',
    // Something done at any time or from time to time changes nothing: letters are sent so, and debts prepaid.
    phrase(
      `(?:re)?(?:chang|modif|amend|updat|revis|alter|var(?:y|ie)|adjust|replac|add|remov|delet|suspend
        |discontinu|withdraw|terminat|cancel|limit|restrict|introduc|impos|improv|increas|reduc
        |decreas|edit|supplement|rewrit|redesign|upgrad|enhanc|ceas|stop|supersed|correct|cut
        |interrupt|disab|substitut|adapt|expand|extend|evol|deprecat|set|determin|rais
        |transfer|transform|refus|reject)\\w{0,9}`,
      `new|newer|different|additional|latest|current|then-current|other (?:terms|rules|conditions)
        |sole discretion|no longer|posted|posting|publish(?:ed|es|ing)?|without notice|shut|end`,
    ),
  ],
  [
    'irrevocable-license',
    phrase(
      `irrevocabl[ey]|non-?revocable|perpetual(?:ly)?|perpetuity|for ever|forever|everlasting|survives?
        |surviv(?:al|ing)|(?:full|entire|whole) (?:term|duration|life)|duration of …(?:rights?|copyrights?|patents?)
        |not (?:be )?(?:terminate|terminated|revoke|revoked|withdrawn?|affect(?:ed)?)|unlimited|without limit(?:ation)? in time
        |indefinite(?:ly)?|permanent(?:ly)?|paid-?up|after (?:the )?(?:expiration|expiry|termination)`,
    ),
  ],
]);
