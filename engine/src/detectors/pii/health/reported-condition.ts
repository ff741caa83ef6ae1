import type { Match } from '#engine/detector.ts';

/** Prevention or diagnostics for an illness. */
const TREATMENT =
  /^ (?:vaccin(?:es?|ations?)|jabs?|boosters?|shots?|tests?|screenings?|scans?)(?!\p{L})/iu;

/** Hearing and walking have aids too. */
const HIV =
  /(?<!\p{L})(?:hiv|(?<!(?:hearing|walking|mobility|visual|vision|low-vision|communication|sleep|bath|bathing|standing|learning|daily living|technical|first)[ -])aids)(?!\p{L})(?![^.]{0,40}negativ)/iu;

/** A statement on health as it is reported: with the treatment that it names, and as grave as it is. */
export function asReported(sentence: string, match: Match): Match {
  return weighed(sentence, withTreatment(sentence, match));
}

/** Laws protect the status of HIV above other data on health, because people have lost homes and jobs over it. */
function weighed(sentence: string, match: Match): Match {
  return HIV.test(sentence.slice(match.start, match.end)) ? { ...match, severity: 'high' } : match;
}

/** Somebody who `had a COVID-19 vaccine` did not have the illness, but it is still health data. */
function withTreatment(sentence: string, match: Match): Match {
  const treatment = TREATMENT.exec(sentence.slice(match.end, match.end + 24))?.[0] ?? '';
  return { ...match, end: match.end + treatment.length };
}
