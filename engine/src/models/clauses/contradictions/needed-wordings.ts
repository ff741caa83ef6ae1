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
  [
    'uncapped-liability',
    // Ages, sizes and queues may have no limit either.
    /liab|damage|loss|indemn|claim|breach|responsib|\bcap\b|death|injur|fraud|negligen|limitation|misconduct|remed|recover|obligat|compensat|penalt|\bpay|\bowe/i,
  ],
  [
    'content-removal',
    // Changelogs and shopping lists say what was or will be removed.
    phrase(
      `we|us|our|may|you|your|(?:discretion|right|content|post|account|user|inform|material|listing|reject|comment|data|messag|item|review|upload|submi|contribut|image|photo|video|advert|file)\\w{0,9}|ads?`,
    ),
  ],
  [
    'minimum-commitment',
    phrase(
      `(?:purchas|order|commit|guarant|quantit|volume|royalt|revenue|annual|quarter|invest|target|licen|product|suppl|deliver|requir|agree|subscri|spend|earn|turnover|consum|rent|period|month|year)\\w{0,9}
        |buys?|pays?|paid|payments?|fees?|sales?|sells?|sold|terms?|quotas?|tak(?:e|es|en)|shall|must|will|weeks?|days?|hours?|units?`,
    ),
  ],
]);
