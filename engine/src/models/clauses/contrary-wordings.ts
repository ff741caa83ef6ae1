import { COUNTED_SEATS } from '#engine/detectors/legal/money/minimum-commitment.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { type Contradiction, NO_LIMIT } from './unlimited-liability.ts';

/** For each type, lookalikes that the model takes for it but that mean the opposite or something else. */
export const CONTRARY_WORDINGS: ReadonlyMap<string, readonly Contradiction[]> = new Map([
  // A duration alone licenses nothing.
  [
    'irrevocable-license',
    [{ says: /^\W{0,9}(?:for ever|forever|indefinitely|permanently|in perpetuity)\W{0,4}$/i }],
  ],
  [
    'contract-by-using',
    // A signer agrees by more than use.
    [
      {
        says: phrase(
          'by (?:my |your |his |her )?(?:signing|signature|executing|checking|ticking)|(?:sign|signed|undersigned) (?:below|hereto)',
        ),
        unless: phrase(
          'use|uses|using|accessing|access|browsing|visiting|downloading|installing|register(?:ing)?|continu(?:e|ed|ing)|clicking',
        ),
      },
    ],
  ],
  [
    'choice-of-law',
    // Choosing the law of the accepting party disadvantages nobody.
    [
      {
        says: phrase(
          '(?:laws? of|in) the (?:state|country|province|place|jurisdiction) (?:where|in which) (?:you|the (?:consumer|customer|user)) (?:\\w{3,12} )?(?:lives?|resides?)',
        ),
      },
    ],
  ],
  [
    'non-compete',
    // A heading for the conflict-of-interest declarations of research authors.
    [
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
      { says: /^[\W\d]{0,12}(?:honest|fair|free|healthy|open) competition[.:\s]{0,3}$/i },
      {
        says: /^[\W\d]{0,12}(?:(?:declarations?|statements?) of )?(?:competing|conflicts? of) interests?(?![\w-])/i,
      },
    ],
  ],
  [
    'minimum-commitment',
    // A statutory minimum is not a promise to buy.
    [
      {
        says: phrase(
          '(?:legal|statutory|national) minimum|minimum (?:wages?|age|rest|standards?|legal)|wages …minimum',
          COUNTED_SEATS,
          'minimum (?:of data|lengths?|attributes?|password|requirement is a)',
        ),
      },
      // Nor is a sum insured, a length or a size.
      {
        says: phrase(
          '(?:insurance|insured|indemnity cover|coverage)|(?:at least|minimum of|minimum|not less than|fewer than) …(?:characters|letters|digits|cm|tall|height|years of age|years old)',
          '(?:be|is|are|aged|age of) (?:at least|not under|over|above) (?:1[2-9]|2[0-5])(?= ?(?:[.,;)]|$|to (?!\\d)|and (?!\\d)|or (?:over|older)))',
        ),
        unless: phrase(
          '(?:purchas|order|buy|spend|sell|volum|quantit|revenue|royalt|sales)\\w{0,6}',
        ),
      },
    ],
  ],
  [
    'anti-assignment',
    // Permission to assign a contract, unless something restricts it.
    [
      {
        says: phrase(
          '(?:may|can) (?:\\w{2,12} ){0,2}(?:assign|transfer|novate) …without (?:\\w{3,10} ){0,3}(?:consent|approval|notice)',
          `(?:may|can) (?:\\w{2,12} ){0,2}(?:assign|transfer) …(?:to (?:an?|any|its|the) (?:\\w{4,12} (?:or|and) )?(?:affiliates?|successors?|subsidiar(?:y|ies))|in
            connection with (?:an?|any|the|its))`,
        ),
        unless: phrase('not|nor|neither|no|only|except|unless|provided'),
      },
      {
        says: phrase('(?:may|can) (?:\\w{2,12} ){0,2}(?:assign|transfer|novate)'),
        unless: phrase(
          'not|nor|neither|no|without|consent|approval|only|except|unless|provided|subject to',
        ),
      },
    ],
  ],
  [
    'uncapped-liability',
    // A limit is set, without exceptions.
    [
      {
        says: phrase(
          '(?:in no event|under no circumstances|neither party) …be liable …(?:indirect|consequential|incidental|punitive)',
        ),
        unless: phrase(
          'except|excepting|exceptions?|other than|excluding|save|unlimited|not apply|notwithstanding|however|provided',
        ),
      },
      {
        says: phrase(
          `liability[^.;:]{1,160}? (?:shall|will|may|does|must|can) (?:in no event |never )?(?:not )?(?:exceed|be (?:more|greater|higher) than)
            |liability …(?:is|are|be) (?:limited|capped) (?:to|at)`,
        ),
        unless: phrase(
          `except|excepting|exceptions?|other than|excluding|exclud(?:e|es|ed)|save|unlimited|uncapped|not apply
            |nothing|notwithstanding|however|but|provided|with respect to|without limit(?:ation)?|apart from
            |gross negligence|will?ful|fraud|death|indemnif\\w{1,9}|indemnit(?:y|ies)|breach(?:es)? of|confidential\\w{0,3}`,
        ),
      },
    ],
  ],
  [
    'exclusivity',
    [
      // Something that only one program may use at a time.
      {
        says: phrase(
          'exclusive(?:ly)? (?:locks?|locked|mode|access to the (?:file|device|table|database)|or|range|bound)',
        ),
      },
      {
        says: phrase(
          `(?:not|nor|neither) (?:\\w{1,12} ){0,3}exclusiv(?:e|ity|ely)|non-?exclusiv(?:e|ity|ely)`,
        ),
        unless: phrase(
          `(?<!not )(?<!not an )(?<!not be )(?<!not on an )(?<!non-)(?<!non)exclusive(?:ly)? (?:right|licen[sc]e|distributor|supplier|provider|agent|dealer)s?
            |sole|solely|only|shall not|will not|may not|must not|agrees? not|not to|exclusivity period`,
        ),
      },
    ],
  ],
  [
    'auto-renewal',
    // The party may renew; nothing renews automatically.
    [
      {
        says: /^[^;:.]{0,40}\b(?:agreement|contract|lease) (?:runs|lasts) for \w{1,12} (?:years?|months?)\W{0,3}$/i,
      },
      {
        says: phrase(
          '(?:does|do|shall|will|is|are|be|can|may|would) not (?:be )?(?:automatically |tacitly |itself )?(?:renew|renewed|extend|extended|prolonged)|no (?:automatic|tacit) (?:renewal|extension)',
        ),
        unless: phrase('(?:shall|will) (?:then )?automatically|successive'),
      },
      {
        says: phrase(
          `(?:options?|right|rights|option\\(s\\))(?: \\w{2,12}){0,3} to (?:renew|extend)
            |renewal options?|options? (?:of|for) renewal|(?:renewed|extended) (?:only )?(?:by|upon|on|with) (?:the )?(?:mutual|written) (?:written )?(?:agreement|consent)`,
        ),
        unless: phrase('automatic(?:ally)?|auto-?renew\\w{0,4}|unless|successive|evergreen'),
      },
    ],
  ],
  [
    'content-removal',
    // Removing one's own content, and eligibility for a service.
    [
      {
        says: phrase(
          '(?:remove|alter|obscure|delete)(?:,? (?:or )?(?:remove|alter|obscure|delete)){0,3} (?:any |the |our )?(?:proprietary|copyright|trademark|legal)',
        ),
        unless: phrase('we (?:may|can|reserve)|reserves? the right'),
      },
      {
        says: phrase(
          `(?:if|when|once|after) you (?:delete|remove|take down)|you (?:may|can) (?:\\w{2,12} ){0,2}(?:delete|remove)`,
        ),
        unless: phrase('we (?:may|can|reserve)|(?:our|its) (?:sole )?discretion|without notice'),
      },
      {
        says: phrase(
          `refuse (?:the |any |all |our )?(?:(?:use|provision) of (?:the |our |any )?)?(?:services?|access|registration|orders?)`,
        ),
        unless: phrase(
          `content|contents|contributions?|materials?|posts?|postings?|posted|submissions?|submitted|listings?|reviews?
            |comments?|uploads?|uploaded|remove|delete|files?|photos?|videos?|information|messages?|data|items?`,
        ),
      },
    ],
  ],
  [
    'ip-assignment',
    [
      // Bans on passing on what is licensed.
      {
        says: phrase(
          `(?:shall|may|will|must|can|agrees?) not(?: to)? (?:\\w{2,12},? (?:or )?){0,8}(?:rent|lease|sell|loan|sublicen[sc]e
            |resell|copy)`,
        ),
        unless: phrase(
          `hereby|(?:shall|will|does|agrees? to) assign|assigns|work made|for hire|belongs?|owned|vests?|work product|inventions?`,
        ),
      },
      // Licensors and service providers keep what is theirs.
      {
        says: phrase(
          `(?:owns?|retains?|reserves?|keeps?) (?:\\w{2,12} ){0,3}(?:right|rights|title|ownership)(?:,? (?:and )?\\w{4,9}){0,3},? (?:in|to)(?: and to)? (?:the |its |our |this |all )?(?:\\w{3,12} )?(?:services?|sites?|websites?|apps?|software|platform|products?|solutions?|documentation|technology)`,
        ),
        unless: phrase(
          `assign(?:s|ed|ment|ments)?|transfers?|hereby|conveys?|deliverables?|work product|inventions?|developed|created
            |improvements?|derivatives?|modifications?|enhancements?|feedback|vests?|for hire|customi[sz]\\w{2,7}|jointly`,
        ),
      },
      // Laws that leave inventions with their inventors.
      {
        says: phrase(
          `shall not apply to (?:an|any) inventions?|provision(?:s)? in (?:an|any) employment agreement
            |application of provision|(?:does|do|shall|will) not apply to (?:an|any) invention|invention that (?:the|an) employee developed entirely`,
        ),
      },
    ],
  ],
  [
    'unilateral-termination',
    [
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
        says: phrase(
          'non-?(?:breaching|defaulting) party (?:may|can|shall|is entitled|has the right)',
        ),
        unless: phrase('without cause|for any reason|for convenience|sole discretion'),
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
    ],
  ],
  [
    'termination-for-convenience',
    // A notice of something else.
    [
      {
        says: phrase(
          '(?:may|can|will|shall) (?:\\w{2,12} ){0,3}(?:reduce|lower|change|raise|increase|cut|adjust|vary) (?:the |your |his |her |their )?(?:salary|wages?|pay|rent|fees?|prices?|hours|rates?)',
        ),
        unless: phrase('(?:termina|cancel)\\w{1,9}|end'),
      },
    ],
  ],
  [
    'unilateral-change',
    // Coming in changes no terms.
    [
      {
        says: phrase(
          '(?:may|can) (?:\\w{2,12} ){0,2}(?:enter|inspect|audit|search|visit|access the premises)',
        ),
        unless: phrase(
          '(?:chang|modif|amend|updat|revis|alter|var|adjust|replac|suspend|discontinu|term|fee|pric)\\w{0,6}',
        ),
      },
    ],
  ],
  ['limitation-of-liability', NO_LIMIT],
  ['liability-cap', NO_LIMIT],
]);
