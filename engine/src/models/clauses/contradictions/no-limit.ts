import { acceptsLiability } from '#engine/detectors/legal/liability/accepted-liability.ts';
import { OPEN_SOURCE_LICENSE } from '#engine/detectors/legal/open-source.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import type { Contradiction } from './contradiction.ts';

/** Clauses that preserve liability: worded like limits of liability, but with the opposite effect. */
const KEEPS_LIABILITY = phrase(
  '(?:do|does|shall|will) not (?:limit|exclude|restrict)(?: or (?:limit|exclude|restrict))? …liability',
  '(?:nothing|neither|no (?:provision|term|clause)) …(?:limits?|excludes?|restricts?|(?:limit|exclude|restrict)(?:s|ed|ing)?)(?: or (?:limits?|excludes?|restricts?))? …liability',
  'liability …(?:is|are|shall be|will be|be) not (?:limited|capped|restricted)(?! to)|liability …(?:shall|will) not be (?:limited|capped|restricted)(?! to)',
);
/** Clauses that merely preserve liability which the law does not allow to be limited: they limit nothing. */
const KEEPS_LAW = phrase(
  'nothing(?: \\w{2,12}){0,4} (?:limits?|excludes?|limits or excludes|excludes or limits) (?:any )?liability (?:which|that) (?:cannot|may not|can not) (?:\\w{3,12} )?be (?:limited|excluded)',
  'nothing(?: \\w{2,12}){0,4} (?:limits?|excludes?|restricts?|limits or excludes|excludes or limits) [^;:•]{1,160}?liability (?:cannot|may not|can not) (?:\\w{3,12} )?be (?:limited|excluded|restricted)',
);
/** Words for liability that the law does not let anybody limit; what is limited stands in other clauses. */
const KEEPS_LAWFUL = phrase(
  `(?:nothing|neither|no (?:provision|term|clause)|(?:do|does|shall|will) not)(?: \\w{2,12}){0,6} (?:limits?|excludes?|restricts?) [^.;:•]{0,200}?(?:liability|responsibility)[^.;:•]{0,200}? (?:anything|matters?|losses|loss|(?:any )?(?:other )?liability) (?:that|which|where|for which) (?:\\w{2,9} ){0,3}?(?:cannot|can not|may not|must not|unlawful|illegal)`,
  `(?:do|does|shall|will) not (?:seek to )?(?:limit|exclude|restrict)[^.;:•]{0,80}? (?:liability|responsibility)[^.;:•]{0,80}? (?:where|if|to the extent|when) [^.;:•]{0,40}?(?:unlawful|illegal|not (?:be )?(?:lawful|permitted|allowed)|law (?:does not|doesn't))`,
);
/** Statements of the law about people who caused part of the damage, or who obey the law. */
const STATES_LAW = phrase(
  `(?:caused|contributed to) [^.;:•]{0,60}?(?:liability|damages|compensation) (?:is|are|will be|shall be|may be) (?:\\w{4,14} )?reduced`,
  `(?:liable|responsible) for (?:any )?(?:damage|loss(?:es)?|harm) (?:\\w{4,10} ){0,2}(?:from|by|of) (?:our|its|their) (?:compliance|complying) with (?:the |any |applicable ){0,2}laws?`,
);
/** A party is, or remains, liable for others. */
const REMAINS_LIABLE = phrase('remains? (?:\\w{4,12} ){0,2}(?:liable|responsible)');
const EXCLUDES = phrase(
  'no event|no circumstances|(?:not|nor) be (?:held )?(?:liable|responsible)|exceed|no liability|limited|disclaims?',
);
/** Clauses that set no limit. */
const UNLIMITED = phrase(
  `no (?:\\w{4,10} )?(?:limit(?:ation)?|cap|ceiling)\\W{1,4}(?:applies |apply )?(?:to|for|in cases? of) [^.;:•]{0,60}?(?:death|injury|fraud)`,
  'liability …(?:is|are|be|remains?) unlimited|unlimited liability|fully liable|liable (?:fully|in full|without (?:any )?limit(?:ation)?)|(?:liable|answerable|responsible) …without (?:any )?(?:upper|financial|monetary) (?:limit|cap|ceiling)',
);
/** Wording that limits liability after all. */
const LIMITS_LIABILITY = phrase(
  '(?:not|nor|no event …) be (?:held )?(?:liable|responsible)|(?:not|no longer) (?:liable|responsible)|exceed(?:s|ed|ing)?|no liability|disclaims?|(?:is|are|be) limited|more than|(?:subject to|except|save|otherwise|however|but)',
);
/** A heading that names the subject alone; what is limited stands below it. */
const HEADING =
  /^[\W\d_]{0,12}(?:(?:our|your|the|its|their|about|on|general|mutual|(?:supplier|provider|seller|vendor|company|customer|client|landlord|owner)(?:['’]s)?) ){0,3}(?:liability|liabilities|responsibility|responsibilities)(?: (?:to|towards|for) (?:you|us|each other|others|goods|damage|loss))?[\W_]{0,6}$/i;
/** Clauses that limit no liability. */
export const NO_LIMIT: readonly Contradiction[] = [
  { says: HEADING },
  { says: OPEN_SOURCE_LICENSE },
  { says: REMAINS_LIABLE, unless: EXCLUDES },
  { says: KEEPS_LAW },
  { says: STATES_LAW },
  { says: KEEPS_LAWFUL },
  { says: { test: acceptsLiability } },
  { says: KEEPS_LIABILITY, unless: LIMITS_LIABILITY },
  { says: UNLIMITED, unless: LIMITS_LIABILITY },
];
