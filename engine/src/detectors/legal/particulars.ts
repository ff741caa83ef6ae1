import type { Match } from '#engine/detector.ts';
import {
  ARBITRATION_ACT,
  CONSUMER_REVIEW_ACT,
  GDPR,
  TENANT_FEES_ACT,
  UNFAIR_TERMS_DIRECTIVE,
  WORKING_TIME_DIRECTIVE,
} from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';
import type { LegalReference } from '#engine/vocabulary.ts';

import { MAY, STRONGER } from './contract-words.ts';
import { excludesInjury, releasesInjury } from './liability/excludes-injury.ts';
import {
  capsAtTrifle,
  capsGraveFaultAtTrifle,
  excludesGraveFault,
} from './liability/exclusions.ts';

/** What differs for some clauses of a type: how serious they are, what to do about them, and the law about them. */
export type Particulars = Partial<
  Pick<Match, 'severity' | 'recommendation' | 'legalReference' | 'why'>
>;

const UNFAIR_TERMS: LegalReference = { law: UNFAIR_TERMS_DIRECTIVE, article: 'Art. 3(1)' };

/** The signer of consumer terms: somebody who is spoken to, or speaks, or is named as a consumer. */
const CONSUMER = phrase(
  `you|your|yours|my|me|i|consumers?|members?|guests?|customers?|users?|subscribers?|students?|passengers?|patients?|tenants?`,
);
/** Persons and things of contracts about work, between businesses, or about companies and data. */
const NO_CONSUMER = phrase(
  `employ(?:ee|er|ment|ed)s?|salary|wages?|worker|contractors?|consultants?|freelancers?|overtime|probation|resign\\w{0,7}|notice period|bond|training
    |distributors?|resellers?|franchisees?|franchisors?|suppliers?|manufacturers?|licensees?|shareholders?|founders?|investors?|shares
    |controllers?|(?:sub-?)?processors?|guarantors?|lenders?|borrowers?|commission|influencer|campaign`,
);
const PROCESSING = phrase(
  'controllers?|(?:sub-?)?processors?|data subjects?|processing of personal data',
);
const ARBITRATION = phrase('arbitra(?:tion|tors?|te|ted)|class(?: or \\w{4,15})? \\w{5,11}');
const JURY = phrase('jury|juries');
/** The stronger party may leave from one moment to the next, and need not say why. */
const WITHOUT_NOTICE = phrase(
  `${STRONGER} (?:alone )?${MAY} (?:\\w{2,12},? ){0,3}(?:terminate|end|cancel|withdraw)[^.;:•]{0,120}? (?:with immediate effect|immediately|at once|forthwith|without (?:any |prior |giving ){0,2}notice)[^.;:•]{0,60}? (?:without (?:giving |stating |any |a ){0,2}(?:cause|reasons?)|for (?:any|no)(?: or no)? reason|whenever|at any time)`,
  `${STRONGER} (?:alone )?${MAY} (?:\\w{2,12},? ){0,3}(?:terminate|end|cancel|withdraw)[^.;:•]{0,60}? (?:at any (?:time|moment)|whenever (?:it|we)|for (?:any|no)(?: or no)? reason|without (?:giving |stating |any |a ){0,2}(?:cause|reasons?))[^.;:•]{0,60}? (?:with immediate effect|immediately|at once|forthwith|without (?:any |prior |giving ){0,2}notice)`,
);
const MUTUAL = phrase(
  '(?:either|each|both|any)(?: of)?(?: the)? (?:party|parties|us|sides?)|you (?:may|can)',
);
const REVIEW = phrase(
  'reviews?|ratings?|feedback|testimonials?|stars?|online (?:comments?|posts?)|comments? online|consumers?|guests?',
);

/** How a clause differs from others of its type; nothing if it does not. */
export function particularsOf(type: string, clause: string): Particulars {
  return BY_TYPE.get(type)?.(clause) ?? {};
}

const BY_TYPE: ReadonlyMap<string, (clause: string) => Particulars> = new Map([
  ['limitation-of-liability', ofExcludedLiability],
  ['liability-cap', ofLimitedLiability],
  ['one-sided-clause', ofOneSidedClause],
  ['termination-for-convenience', ofEndAtWill],
  ['anti-assignment', ofConsent],
  ['non-compete', ofCompetition],
  ['covenant-not-to-sue', ofReleasedInjury],
  ['late-charges', ofLateRent],
  ['arbitration', ofWaivedCourts],
  ['non-disparagement', ofSilence],
  ['rights-waiver', ofWorkingTime],
  ['contract-by-using', ofConsentToData],
]);

function ofEndAtWill(clause: string): Particulars {
  if (!WITHOUT_NOTICE.test(clause) || MUTUAL.test(clause)) return {};
  return {
    severity: 'medium',
    why: 'The clause lets one party end the contract from one moment to the next, without a reason.',
  };
}

function ofSilence(clause: string): Particulars {
  return REVIEW.test(clause) && !NO_CONSUMER.test(clause) ? { legalReference: REVIEWS } : {};
}

const REASONABLE_CONSENT = phrase('not(?: to)? (?:be )?(?:un-?reasonably|arbitrarily)');
/** A ban that ends with the contract takes away no livelihood. */
const DURING_THE_TERM = phrase(
  `(?:during|throughout|for the duration of) (?:the |this |its |their )?(?:(?:\\w{4,9} )?term|contract|agreement|period of the (?:contract|agreement)|appointment|franchise)`,
);
const AFTERWARDS = phrase(
  `after|afterwards|thereafter|following|post-?termination|beyond|from the end|years? (?:later|on)|once (?:it|this)|terminat\\w{2,5}|expir\\w{1,5}`,
);

function ofConsent(clause: string): Particulars {
  if (!REASONABLE_CONSENT.test(clause)) return {};
  return { recommendation: 'Check whether affiliates and successors are exempt.' };
}

function ofCompetition(clause: string): Particulars {
  if (!DURING_THE_TERM.test(clause) || AFTERWARDS.test(clause)) return {};
  return {
    severity: 'medium',
    recommendation: 'Limit the ban to the products or customers concerned.',
  };
}

const REVIEWS: LegalReference = {
  law: CONSUMER_REVIEW_ACT,
  article: '15 U.S.C. § 45b',
};

const LARGER_CAP = 'Ask for a cap in proportion to the price and to the losses you could suffer.';
/** A processor answers for those whom it engages. */
const ANSWERS_FOR_NO_SUBPROCESSOR = phrase(
  `(?:not|nor|never) (?:be )?(?:held )?(?:liable|responsible|answerable) for (?:\\w{2,12} ){0,6}sub-?processors?`,
  `no (?:liability|responsibility) for (?:\\w{2,12} ){0,6}sub-?processors?`,
);
const OF_SUBPROCESSORS: Particulars = {
  severity: 'medium',
  recommendation:
    'Have the processor answer for its sub-processors, and announce each before it is engaged.',
  legalReference: { law: GDPR, article: 'Art. 28(2) and (4)' },
};

/** What a clause leaves untouched is not what is wrong with it. */
const KEEPS_LIABILITY_FOR_INJURY = phrase(
  `nothing (?:\\w{2,12} ){0,4}(?:limits?|excludes?|restricts?|affects?)(?: or (?:limits?|excludes?|restricts?))? (?:\\w{2,12} ){0,3}liability …(?:death|injury)`,
  `(?:do|does|shall|will) not (?:seek to )?(?:limit|exclude|restrict)(?: or (?:limit|exclude|restrict))? (?:\\w{2,12} ){0,3}liability …(?:death|injury)`,
  `(?:except|save|other than)(?: \\w{2,12}){0,4} (?:death|(?:personal |bodily )?injury)`,
);
const LIMITED_REMEDIES: LegalReference = {
  law: UNFAIR_TERMS_DIRECTIVE,
  article: 'Annex, point 1(b)',
};

const NEVER_EXCLUDED: Particulars = {
  severity: 'high',
  recommendation:
    'Strike it out; liability for injury, fraud and intent can hardly be excluded anywhere.',
};

function ofExcludedLiability(clause: string): Particulars {
  const isForInjury = excludesInjury(clause) || excludesGraveFault(clause);
  const reference =
    !isForInjury && KEEPS_LIABILITY_FOR_INJURY.test(clause)
      ? { legalReference: LIMITED_REMEDIES }
      : {};
  return { ...reference, ...ofLimitedLiability(clause) };
}

function ofLimitedLiability(clause: string): Particulars {
  if (excludesInjury(clause) || excludesGraveFault(clause)) {
    return NEVER_EXCLUDED;
  }
  if (ANSWERS_FOR_NO_SUBPROCESSOR.test(clause)) return OF_SUBPROCESSORS;
  if (capsGraveFaultAtTrifle(clause)) return { severity: 'high', recommendation: LARGER_CAP };
  if (!capsAtTrifle(clause)) return {};
  return {
    severity: 'medium',
    recommendation: LARGER_CAP,
  };
}

const DATA =
  '(?:data|details|information|records?|recordings?|templates?|finger ?prints?|scans?|photos?|images|footage|profiles?|messages)';
const FOR_EVER =
  '(?:for ever|forever|indefinitely|in perpetuity|for an? (?:unlimited|indefinite) (?:time|period)|without (?:any )?(?:time limit|limit (?:of|in) time))';
const KEPT_FOR_EVER = phrase(
  `(?:keeps?|stores?|holds?|retains?|saves?|archives?) (?:\\w{2,12} ){0,3}${DATA}(?: \\w{2,12}){0,6} ${FOR_EVER}`,
  `${DATA} (?:is|are|will be|may be) (?:kept|stored|held|retained|saved|archived)(?: \\w{2,12}){0,8} ${FOR_EVER}`,
);
const KEPT_TOO_LONG: Particulars = {
  recommendation: 'Say how long the data is kept, and delete it once it is no longer needed.',
  legalReference: { law: GDPR, article: 'Art. 5(1)(e)' },
};

const PENALTY = phrase(
  `(?:for|on|upon|in case of) (?:each|every|any)(?: and every)? (?:single |such )?(?:breach|violation|infringement|contravention|disclosure)[^.;]{0,120}? (?:pays?|owes?|is liable for|forfeits?)[^.;]{0,60}?(?:[£$€] ?|(?:eur|usd|gbp) ?)\\d`,
  `(?:pays?|owes?|forfeits?)[^.;]{0,60}?(?:[£$€] ?|(?:eur|usd|gbp) ?)\\d[\\d,.]{0,10} (?:for|per) (?:each|every|any)? ?(?:breach|violation|infringement|disclosure)`,
);
const FIXED_PENALTY: Particulars = {
  recommendation: 'Lower the sum to what a breach may cost, and let it be the only remedy.',
  why: 'The clause sets a fixed sum for each breach, whatever the loss.',
};
const CHARGED_FOR_REVIEW = phrase(
  `(?:negative|bad|critical|poor|unfavou?rable) (?:\\w{4,8} )?(?:reviews?|ratings?|feedback|comments?)[^.;]{0,120}? (?:charge|fee|fine|pay|owe|invoice|bill)\\w{0,3}`,
);
const FOR_REVIEW: Particulars = {
  recommendation: 'Remove it; nobody may be charged for an honest review.',
  why: 'The clause makes customers pay for a negative review, even if it is true.',
  severity: 'high',
};

function ofOneSidedClause(clause: string): Particulars {
  if (PENALTY.test(clause)) return FIXED_PENALTY;
  if (CHARGED_FOR_REVIEW.test(clause)) return { ...FOR_REVIEW, legalReference: UNFAIR_TERMS };
  if (excludesInjury(clause) || releasesInjury(clause) || excludesGraveFault(clause)) {
    return NEVER_EXCLUDED;
  }
  if (PROCESSING.test(clause)) {
    return {
      recommendation: 'Compare the clause with what a contract with a processor must contain.',
      legalReference: { law: GDPR, article: 'Art. 28(3)' },
    };
  }
  if (KEPT_FOR_EVER.test(clause)) return KEPT_TOO_LONG;
  const isForConsumers = CONSUMER.test(clause) && !NO_CONSUMER.test(clause);
  return isForConsumers ? { legalReference: UNFAIR_TERMS } : {};
}

const WORKING_TIME = phrase(
  'working time|(?:48|forty-eight)[ -]hours?|weekly (?:working )?(?:hours|limit)',
);

function ofWorkingTime(clause: string): Particulars {
  if (!WORKING_TIME.test(clause)) return {};
  return {
    recommendation:
      'Leave the opt-out to a choice of its own, which may be withdrawn at any time with notice.',
    legalReference: { law: WORKING_TIME_DIRECTIVE, article: 'Art. 22(1)' },
  };
}

const CONSENT_TO_DATA = phrase(
  `consents? to [^.;]{0,80}?(?:privacy|data protection|cookies?|this (?:notice|policy)|personal|your data|processing|described|(?:everything|all) (?:above|below|of (?:this|the above)|in this|in our|that we))`,
);

/** Consent to what is done with data has to be given by itself, not by a visit. */
function ofConsentToData(clause: string): Particulars {
  if (!CONSENT_TO_DATA.test(clause)) return {};
  return {
    severity: 'medium',
    recommendation: 'Ask for consent separately, for each purpose, and without it let people in.',
    legalReference: { law: GDPR, article: 'Art. 4(11) and 7' },
  };
}

/** The covenants of a lease leave out who promises them. */
const LANDLORD = phrase('landlord|landlady');

/** Consumers can hardly be asked to bear what another's carelessness does to their bodies. */
function ofReleasedInjury(clause: string): Particulars {
  if (!excludesInjury(clause) && !releasesInjury(clause)) return {};
  const isForConsumers =
    (CONSUMER.test(clause) || LANDLORD.test(clause)) && !NO_CONSUMER.test(clause);
  return isForConsumers
    ? {
        ...NEVER_EXCLUDED,
        legalReference: { law: UNFAIR_TERMS_DIRECTIVE, article: 'Annex, point 1(a)' },
      }
    : NEVER_EXCLUDED;
}

const RENT_OF_HOME = phrase(
  '(?:late|overdue|unpaid|outstanding) rent|rent (?:\\w{2,9} ){0,6}?(?:late|overdue|unpaid|arrears)|(?:arrears|payment) of rent',
);
const RENT_OF_BUSINESS = phrase(
  'shop|office|business|commercial|unit|warehouse|vehicle|equipment|car',
);

function ofLateRent(clause: string): Particulars {
  if (!RENT_OF_HOME.test(clause) || RENT_OF_BUSINESS.test(clause)) return {};
  return {
    recommendation: 'Check the local limit; in England it is 3% a year above the base rate.',
    legalReference: { law: TENANT_FEES_ACT, article: 'Sch. 1, para. 4' },
  };
}

/** Some states do not enforce waivers of a jury that are agreed before a dispute: California, Georgia. */
function ofWaivedCourts(clause: string): Particulars {
  if (!ARBITRATION.test(clause) && !JURY.test(clause)) {
    return { recommendation: 'Remove it, or have a lawyer check whether it binds you.' };
  }
  if (ARBITRATION.test(clause)) {
    return { legalReference: { law: ARBITRATION_ACT, article: '9 U.S.C. § 2' } };
  }
  return {
    recommendation:
      'Check whether you would want a jury; California and Georgia, for example, do not enforce such waivers agreed before a dispute.',
  };
}
