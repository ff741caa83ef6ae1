import { type Majority, type WordSign, WordVotes } from '#engine/reading/word-votes.ts';

/** What a whole text is about: where people are chosen or turned away, or where they meet in court. */
export type TextSetting = 'dating' | 'housing' | 'litigation' | 'service' | 'work';

/** In the notation of `literals/literal.ts`. */
const WORDS_OF: Readonly<Record<TextSetting, string>> = {
  housing:
    'tenant*|tenancy|tenancies|landlord*|landlady|lodger*|letting|lettings|to let|for rent|rent|flat|flatmate*|flatshare|flat share|' +
    'housemate*|house share|houseshare|roommate*|bedroom*|double room|single room|spare room|furnished|unfurnished|pcm|' +
    'per calendar month|bills included|incl bills|bills incl*|utilities included|sublet|no dss|' +
    'homeowners*|hoa|condominium*|unit owner*|lot owner*|common areas|strata|body corporate',
  service:
    'member*|enrol|enrols|enroll|enrolls|enrolled|enrolment|enrollment|child care|childcare|day care|daycare|nursery|preschool|pre-school|' +
    'pupil*|tuition|gym|gyms|swimming|admission|admissions|applicant pool|undergraduate*|postgraduate*|scholarship*|semester*|merit list|student*|prospectus|hostel|waitlist*|' +
    'entrance exam*|entrance test*|guests|customers|patrons|diners|passengers|bookings',
  work:
    'vacancy|vacancies|candidate*|recruit*|hiring|interview*|salary|salaries|ctc|cv|cvs|employer*|employee*|employment|job|jobs|wages|' +
    'payroll|colleague*|hours per week|full-time|part-time|joining date|date of joining|at joining|freshers|probation*|line manager|' +
    'audition*|casting call|casting director|call sheet|shoot dates|' +
    'appraisal*|overtime|years of experience|work experience|appointment letter|letter of appointment|service bond',
  dating:
    'dating|dating profile|dating app|tinder|bumble|okcupid|first date|first dates|soulmate*|soul mate|ltr|gsoh|match with me|' +
    'looking for love|no drama*|looking for a relationship|long-term relationship|serious relationship|casual dating|love language*',
  litigation:
    'defendant*|plaintiff*|particulars of claim|statement of truth|county court|high court|crown court|magistrates court|district court|' +
    'witness statement*|disclosure exercise|trial bundle|cross-examination|hearing date|your honour|your honor|prosecution|prosecutor*',
};
const SIGNS: readonly WordSign<TextSetting>[] = Object.entries(WORDS_OF).flatMap(
  ([setting, words]) =>
    words.split('|').map((word) => ({ word, sides: [setting as TextSetting], weight: 1 })),
);

/** Fewer words may stand anywhere, and texts about one of them mention the others too, but not as often. */
const MAJORITY: Majority = { least: 3, farMore: 2 };

/** Counts what shows what a text is about. */
export function createSettingVotes(): WordVotes<TextSetting> {
  return new WordVotes(SIGNS);
}

/** What far more words of a text are about than of the others together; undefined where they are few or disagree. */
export function settingFrom(votes: WordVotes<TextSetting>): TextSetting | undefined {
  return votes.tally().winner(MAJORITY);
}
