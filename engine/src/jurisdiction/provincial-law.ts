import {
  ALBERTAN_HUMAN_RIGHTS_ACT,
  BRITISH_COLUMBIAN_HUMAN_RIGHTS_CODE,
  CANADIAN_HUMAN_RIGHTS_ACT,
  ONTARIAN_HUMAN_RIGHTS_CODE,
  QUEBEC_CHARTER,
} from '#engine/laws.ts';
import type { Finding, LegalReference } from '#engine/vocabulary.ts';

import type { Region } from './country-signs.ts';
import { withReference } from './with-reference.ts';

/** Where the federal act says what provinces say of private landlords, shops and nearly all employers. */
const PLACES = { services: 's. 5', homes: 's. 6', work: 's. 7' } as const;
type Place = keyof typeof PLACES;
type Province = Exclude<Region, 'california'>;
const LAWS: Readonly<Record<Province, Readonly<Record<Place, LegalReference>>>> = {
  alberta: {
    services: { law: ALBERTAN_HUMAN_RIGHTS_ACT, article: 's. 4' },
    homes: { law: ALBERTAN_HUMAN_RIGHTS_ACT, article: 's. 5' },
    work: { law: ALBERTAN_HUMAN_RIGHTS_ACT, article: 's. 7' },
  },
  'british columbia': {
    services: { law: BRITISH_COLUMBIAN_HUMAN_RIGHTS_CODE, article: 's. 8' },
    homes: { law: BRITISH_COLUMBIAN_HUMAN_RIGHTS_CODE, article: 's. 10' },
    work: { law: BRITISH_COLUMBIAN_HUMAN_RIGHTS_CODE, article: 's. 13' },
  },
  ontario: {
    services: { law: ONTARIAN_HUMAN_RIGHTS_CODE, article: 's. 1' },
    homes: { law: ONTARIAN_HUMAN_RIGHTS_CODE, article: 's. 2(1)' },
    work: { law: ONTARIAN_HUMAN_RIGHTS_CODE, article: 's. 5(1)' },
  },
  quebec: {
    services: { law: QUEBEC_CHARTER, article: 's. 12' },
    homes: { law: QUEBEC_CHARTER, article: 's. 12' },
    work: { law: QUEBEC_CHARTER, article: 's. 16' },
  },
};

const PROVINCES = Object.keys(LAWS) as Province[];

/**
 * The findings, with the law of a Canadian province instead of the federal one where the text names one of these
 * provinces and no other. Where it names none, what is let and offered refers to none: federal law leaves that to them.
 */
export function withProvincialLaw(
  findings: readonly Finding[],
  names: (region: Region) => boolean,
): readonly Finding[] {
  const named = PROVINCES.filter(names);
  const laws = named.length === 1 ? LAWS[named[0]!] : undefined;
  return findings.map((finding) =>
    finding.legalReference?.law === CANADIAN_HUMAN_RIGHTS_ACT
      ? withReference(finding, inProvince(finding.legalReference, laws))
      : finding,
  );
}

function inProvince(
  federal: LegalReference,
  laws: (typeof LAWS)[Province] | undefined,
): LegalReference | undefined {
  const place = (Object.keys(PLACES) as Place[]).find((one) => PLACES[one] === federal.article);
  if (place === undefined) return federal;
  if (laws !== undefined) return laws[place];
  return place === 'work' ? federal : undefined;
}
