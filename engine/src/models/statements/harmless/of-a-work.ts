import { phrase } from '#engine/phrases/phrase.ts';
import type { Span } from '#engine/vocabulary.ts';

const KIND =
  '(?:film|movie|book|novel|theatre|theater|play|opera|tv|television|series|album|concert|exhibition|memoir|biography|game)';
/** The title of a review of a work; performances of people are reviewed too. */
const REVIEW = phrase(
  `${KIND} reviews?(?! (?:board|process|panel|meeting))`,
  `reviews? of (?:the |a )?(?:new )?${KIND}`,
);
const HEAD = 240;
const QUOTED = /["“«„][^"”»“\n]{8,}/;
/** Words of the writer's own wishes or demands, which no finding of a study has. */
const OF_THE_WRITER = phrase(
  'i|we|our|us|my|you(?: should| must| need)|please|hire|hiring|applicants?|candidates?',
);

/** Whether a sentence of a review of a book, a film or the like quotes the work. */
export function quotesAWork(text: string, { start, end }: Span): boolean {
  if (!REVIEW.test(text.slice(0, HEAD))) return false;
  const written = text.slice(start, end + 1);
  return QUOTED.test(written) && !OF_THE_WRITER.test(written.replaceAll(/["“«„][^"”»“]*/g, ' '));
}

/** The headings of a report on research. */
const HEADINGS: readonly RegExp[] = [
  /^[#*\s]{0,6}(?:abstract|background|introduction|aims?|objectives?)(?:\W{0,4}[.:\n]|[ ]{2,6}(?=\S))/im,
  /^[#*\s]{0,6}(?:methods?|materials and methods|data|design|participants|sample)(?:\W{0,4}[.:\n]|[ ]{2,6}(?=\S))/im,
  /^[#*\s]{0,6}(?:results|findings|outcomes)(?:\W{0,4}[.:\n]|[ ]{2,6}(?=\S))/im,
  /^[#*\s]{0,6}(?:conclusions?|discussion|limitations|(?:policy )?implications|interpretation)(?:\W{0,4}[.:\n]|[ ]{2,6}(?=\S))/im,
  /^[#*\s]{0,6}(?:keywords|key words|funding|competing interests|registration|references)(?:\W{0,4}[.:\n]|[ ]{2,6}(?=\S))/im,
];
const MIN_HEADINGS = 3;
const REACH = 3000;

function isOfAStudy(text: string, { start, end }: Span): boolean {
  const around = text.slice(Math.max(0, start - REACH), end + REACH);
  return HEADINGS.filter((heading) => heading.test(around)).length >= MIN_HEADINGS;
}

const GROUP =
  '(?:women|men|mothers|fathers|parents|applicants?|candidates?|participants|respondents|patients|couples|households|students|pupils|workers|employees|migrants|immigrants|people|adults|children|tenants|customers|muslims|christians|catholics|jews|names?)';
/** Results that a study measured of a group. */
const MEASURED = phrase(
  `${GROUP} (?:(?:\\w{2,14},? ){0,8}?)(?:received|waited|scored|earned|reported|obtained|got|did (?:as well|better|worse|no better)|were (?:\\w{3,10} )?(?:less|more|most|least|twice|treated|rated|invited|offered|asked|given|called|preferred|underrepresented|overrepresented)|was (?:less|more|rated|invited)|had (?:\\w{1,9} ){0,2}(?:lower|higher|fewer|more|less|the (?:lowest|highest|longest|shortest)))`,
);
const DEMANDS = phrase(
  `should|must|need to|ought|i|our (?:company|team|firm|office)|never|naturally|by nature|of course|hire|lazy|stupid|unfit|don't|cannot|can't`,
);
/** Data that a study collected from its participants. */
const GATHERED = phrase(
  `(?:was|were) (?:not )?(?:\\w{4,14} )?(?:recorded|measured|collected|documented|assessed|available|self-reported|adjusted for|imputed|coded)`,
);
const OF_ONE = phrase('he|she|his|her|mr|mrs|ms|\\w{1,6}-year-old|i|my');

/** Whether a sentence tells what a study measured of groups of people. */
export function isResult(text: string, span: Span): boolean {
  const written = text.slice(span.start, span.end);
  return MEASURED.test(written) && !DEMANDS.test(written) && isOfAStudy(text, span);
}

/** Whether a sentence tells what a study recorded, which is about nobody. */
export function isGathered(text: string, span: Span): boolean {
  const written = text.slice(span.start, span.end);
  return GATHERED.test(written) && !OF_ONE.test(written) && isOfAStudy(text, span);
}
