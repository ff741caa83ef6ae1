/** Those who live where they work, or were brought there to work; alternatives within a phrase. */
export const LIVE_IN = `(?:au[ -]pair|nanny|governess|maid|helper|housekeeper|house ?maid|cook|carer|caregiver
  |domestic (?:worker|helper|servant|employee|staff)|servant|housemaid|nursemaid|houseboy|migrant (?:worker|labourer)
  |farm ?hand|picker|seafarer|deckhand|crew member|dancer)s?`;

/** Employers of such people, and whoever acts for them. */
export const HOUSEHOLD =
  '(?:employer|agency|agent|landlord|host|host (?:family|mother|father|parents?)|family|household|parents|company|owner|recruiter|sponsor|supervisor|manager|captain|farmer|boss|madam|contractor|broker)';
