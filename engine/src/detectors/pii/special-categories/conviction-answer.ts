import type { Match, PlaceDetector } from '#engine/detector.ts';
import { GDPR } from '#engine/laws.ts';

import { formAnswer } from './form-answer.ts';

/** Papers that say whether there is a conviction; behind them stand dates and offices as well. */
const CERTIFICATES = (
  'police certificate|police clearance|police clearance certificate|criminal record certificate|criminal record check|' +
  'führungszeugnis|vorstrafen|casier judiciaire|antecedentes penales|casellario giudiziale'
).split('|');
const IS_CERTIFICATE = new RegExp(`^(?:${CERTIFICATES.join('|')})$`, 'iu');
const TELLS_OF_OFFENSE =
  /(?<!\b(?:no|not|without|keine|aucune|sin|nessuna) (?:\p{L}{3,12} )?)(?<!\p{L})(?:convict(?:ed|ions?)|caution(?:ed|s)?|offen[cs]es?|sentenced?|theft|assault|fraud|robbery|burglary|driving|drink|verurteilt|verurteilung|vorbestraft|condamn\p{L}{1,8}|condena\p{L}{0,3}|condann\p{L}{1,3})(?!\p{L})/iu;

const answers = formAnswer({
  id: 'conviction-answer',
  typeName: 'Convictions',
  description:
    'An answer in a form to a question on convictions, cautions or penalty points, next to or below its label.',
  severity: 'medium',
  recommendation: 'Remove the answer, or keep it only where the law authorizes that.',
  legalReference: { law: GDPR, article: 'Art. 10' },
  labels: (
    'criminal convictions|criminal conviction|criminal record|criminal history|convictions|' +
    'driving convictions|motoring convictions|penalty points|criminal offences|' +
    'unspent convictions|spent convictions|police record|driving endorsements'
  )
    .split('|')
    .concat(CERTIFICATES),
  doesYesTell: true,
  isFree: true,
  examples: [
    'Criminal convictions ........ [[DRINK DRIVING 2021, 14 MONTH BAN]]',
    'Convictions/points   [[SP30, 3 pts, Nov 2022]]',
    'Any unspent convictions? [[Yes]]\nCriminal record: [[theft (2014)]]',
    'Name: Jane Roe, date of birth: 5 March 1990\nCriminal convictions:\n[[Shoplifting, 2019]]',
    'Police certificate:    [[one conviction, 2017, attending an unauthorised demonstration]]\nFührungszeugnis: [[verurteilt wegen Diebstahls 2019]]',
    'Police certificate: issued 4 May 2025, no convictions\nPolice clearance: attached\nCriminal record check: required for drivers',
    'Criminal convictions: none\nPenalty points: N/A\nConvictions: no',
    'Criminal convictions: applicants must disclose them.\nCriminal Record\nThe court kept its record of 2019.',
    'Convictions rose by 5 percent; his convictions: strong.',
    'Year   Convictions   Acquittals\n2019   400           30',
  ],
});

export const convictionAnswer: PlaceDetector = {
  ...answers,
  verify(place) {
    const found = answers.verify(place);
    const isCertificate = IS_CERTIFICATE.test(place.text.slice(place.start, place.end));
    return found !== undefined && isCertificate && !tellsOfOffense(place.text, found)
      ? undefined
      : found;
  },
};

function tellsOfOffense(text: string, { start, end }: Match): boolean {
  return TELLS_OF_OFFENSE.test(text.slice(start, end));
}
