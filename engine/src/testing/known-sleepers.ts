/**
 * Wordings of which less than a fifth of the texts contain a trigger of their detector, by a fragment that only they
 * have. Give their detectors a trigger and take them off the list; none may be added.
 */
export const KNOWN_SLEEPERS: ReadonlyMap<string, readonly string[]> = new Map([
  [
    'bid-rigging',
    [
      String.raw`(?:they|he|she|you)(?:'ll| will| would| agre`,
      String.raw`(?:you|they|he) keeps? (?:the )?\w{3,14},? (`,
    ],
  ],
  ['bonus-clawback', [String.raw`(?:if|should|when|where) (?:you|he|she|they|`]],
  ['bribery', [String.raw`facilitation["”'] (?:payment |fee |charge |m`]],
  ['careless-data-use', [String.raw`importer)) (?:(?:shall|will|must|may) )?(?:t`]],
  [
    'concealment',
    [
      String.raw`(?:say|tell (?:him|her|them)|claim|pretend|r`,
      String.raw`(?:book|booked|recogni[sz]e|recogni[sz]ed|in`,
      String.raw`(?:injur(?:y|ies)|accidents?|incidents?|near`,
    ],
  ],
  [
    'data-lost-at-end',
    [
      String.raw`(?:we|provider|company|supplier|vendor) (?:(`,
      String.raw`everything (?:you \w{3,9} |in it )?(?:is|wil`,
      String.raw`){1,2})?(?:data|content|files|records) (?:is`,
    ],
  ],
  ['eased-injunction', [String.raw`without (?!showing or)(?:\w{2,12},? ){0,6}(?`]],
  [
    'falsified-record',
    [
      String.raw`(?:second|another|separate|different|extra|o`,
      String.raw`(?:(?:have|has|had|just|simply) ){0,2}(?:pul`,
      String.raw`(?:fill|filled|fills|write|wrote|filling) (?`,
      String.raw`(?:fixed|corrected|changed|improved) (?:a fe`,
      String.raw`(?:tick|put|say|answer|write|enter|click|sel`,
      String.raw`(?:date|sign|stamp|log|register)(?:d|ed)? (?`,
    ],
  ],
  ['fictitious-profiles', [String.raw`(?:messages|chats|replies|answers|likes|wink`]],
  [
    'forced-consent',
    [
      String.raw`(?:if you (?:don't|do not) (?:shout|object|s`,
      String.raw`by (?:staying|remaining|browsing|continuing(`,
      String.raw`(?:you|members|users|customers|employees) (?`,
    ],
  ],
  ['forced-share-sale', [String.raw`(?:name|fix|set|offer) (?:an? |the )?price (`]],
  [
    'harsh-term',
    [
      String.raw`(?:keep|keeps|hold|withhold|deduct from|take`,
      String.raw`(?:this page|terms|rules|prices) (?:overnigh`,
      String.raw`to|(?:has|have|shall have) the right to) use`,
      String.raw`(?:is|are) (?:never|no|not) (?:an? )?(?:reas`,
      String.raw`three|four|five|six|seven|eight|nine|ten|fou`,
      String.raw`no (?:fee|payment|money) (?:is|will be|shall`,
    ],
  ],
  ['hindered-data-rights', [String.raw`(?:notari[sz]ed|certified) (?:copy|request|l`]],
  ['immigration-status', [String.raw`462|482|485|491|494|500|590|801|820|866)),? `]],
  ['investor-preference', [String.raw`[\w& -]{2,30}? (?:is|are|shall be|will be) (`]],
  ['late-charges', [String.raw`interest …(?:2[5-9]|[3-9]\d|1\d\d)(?:\.\d{1,`]],
  ['no-refund', [String.raw`damaged|broken|flawed|not working|wrong) (?:`]],
  [
    'one-sided-supply-terms',
    [
      String.raw`|our |all )?(?:firm |open |placed )?orders?(`,
      String.raw`|our |all )?(?:firm |open |placed )?orders? `,
      String.raw`(?:has|have|shall have) the right to) (?:ask`,
    ],
  ],
  [
    'racial-discrimination',
    [
      String.raw`(?:an? |the |that |last |any )?(?:sc|st|sc/s`,
      String.raw`only (?:our|people from our|those from our) `,
    ],
  ],
  [
    'resale-price',
    [
      String.raw`not to |will not |won't )(?:\w{2,9} )?(?:gra`,
      String.raw`licensees?|partners?|stockists?)) (?:who|tha`,
      String.raw`(?:stop|hold(?: back)?|cut(?: off)?|halt|sus`,
    ],
  ],
  ['rights-waiver', [String.raw`(?:it|which) (?:(?:will|shall|need) not be|i`]],
  ['tax-evasion', [String.raw`(?:vat|tax|gst|sales tax)[ -]free (?:if|when`]],
  [
    'undeclared-work',
    [
      String.raw`(?:we |i |they |you )?(?:won't|will not|don'`,
      String.raw`?: else)?'s (?:papers|passport|permit|card|n`,
    ],
  ],
  ['unlimited-indemnity', [String.raw`irrespective of whether) (?:(?:it|they|such `]],
  ['wage-theft', [String.raw`(?:round(?:ed|ing)?|shav(?:e|ed|ing)|trim(?:`]],
]);
