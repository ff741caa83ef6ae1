import type { Match, SentenceDetector } from '#engine/detector.ts';
import { biasedWording } from '#engine/detectors/discrimination/biased-wording.ts';
import { EU_CHARTER } from '#engine/laws.ts';
import { spansOf } from '#engine/phrases/phrase-rule.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { inCapitalsOf } from './words/fit-replacement.ts';

const ROLE = `(?:candidate|applicant|employee|worker|manager|engineer|developer|nurse|tenant
  |customer|user|contractor|consultant|director|officer|teacher|doctor|driver|supervisor|leader
  |person|individual|member|student|incumbent)`;
/** A person yet to be found, or anybody; `the director … he` is about a specific person. */
const ANYBODY = String.raw`(?:(?:an?|any|each|every|no) (?:\w{1,15} )?${ROLE}|(?:the|our|your) (?:(?:ideal|successful|right|perfect|best|new|future|prospective) )?(?:candidate|applicant|tenant|incumbent|employee|contractor|consultant|user|customer))`;

const PRONOUN = '(?:himself|herself|he|she|his|him)';

/** Tested first, because the rule's pattern has a lookbehind at every pronoun. */
const SOMEBODY = phrase(ANYBODY);
/** Wording that includes both sexes or refers to a specific person; also tested first. */
const OF_BOTH_OR_KNOWN = phrase(
  `(?:he|she|his|him|her)(?: or |/| and )(?:he|she|his|hers?|him)|\\(s\\)he|s/he|they|mr|mrs|ms
    |pregnant|pregnancy|maternity`,
  '(?:said|says|told|met|was|were|had|signed|stated|joined|became|later|after which)',
  'whether (?:he|she)',
  `our (?:\\w{3,15} )?(?:contractor|consultant|employee|tenant|customer|agent) (?:can|has|is|was|knows|already|handles|takes|comes|carries|lives)|(?:we|i)(?:'ll| will| can| have| already)? (?:pay|know|meet|call|ring|ask|trust) (?:him|her)`,
  `as an? (?:\\w{1,15} )?${ROLE},? (?:he|she) (?:is|has|does|makes|gives|works|knows|takes|shows)|(?:he|she)(?:'s| is) an? (?:\\w{1,15} )?${ROLE}`,
);

const FEMALE = phrase('she|hers?|herself');
const MALE = phrase('he|his|him|himself');
const DUTY = phrase('(?:he|she) (?:must|should|will|needs to|has to)');
const LIST_ITEM = /^\s{0,12}[-*•–▪◦]\s/;

const wording = biasedWording({
  id: 'gendered-pronoun',
  typeName: 'Gendered pronoun',
  description: 'Gendered pronouns for a person of any sex, such as “the candidate … he”.',
  severity: 'low',
  recommendation: 'Use “they”, or repeat the role.',
  legalReference: { law: EU_CHARTER, article: 'Art. 23' },
  triggers: ['himself', 'herself', 'he', 'she', 'his', 'him'],
  rules: [
    {
      // The lookahead comes first: a lookbehind at every position would be expensive.
      form: phrase(`(?=${PRONOUN})(?<=${ANYBODY}[^.:•]{1,80}?)${PRONOUN}`),
      requires: phrase('must|shall|should|will|may|can|needs?|knows?|is|has|wants?'),
      unless: OF_BOTH_OR_KNOWN,
      why: 'The pronoun names one sex for a person who may be of any.',
      confidence: 0.7,
    },
    {
      // A duty in a list in a job advertisement: nobody holds the position yet.
      form: phrase(
        '(?<=[;,–] ?)(?:he|she) will (?:report to|join|lead|manage|oversee|be responsible for)',
      ),
      requires: LIST_ITEM,
      unless: phrase('mr|mrs|ms|was|were|had|appointed|whether|said'),
      why: 'The pronoun names one sex for a person who may be of any.',
      confidence: 0.7,
    },
    {
      // Requirements that only work has: the position has no known holder.
      form: phrase(
        `(?<=^\\W{0,6}|[.:;–] ?)(?:he|she) (?:must|should|will|needs to|has to) (?:also )?(?:be able to
          (?:lift|carry|type|drive|work (?:shifts|weekends|nights|evenings|alone|under pressure|independently|well|flexibl[ey]|as part|in a team)|travel|use (?:\\w{2,12} ){0,2}(?:software|excel|systems?)
          |communicate|operate|multi-?task|handle|prioriti[sz]e|meet deadlines|cook|lead)|(?:have|possess|hold)
          (?:(?:at least|a minimum of|over|an?|the|good|strong|excellent|proven|relevant|valid|full|clean|some) ){0,3}(?:\\w{1,9} years|(?:driving |drivers? |driver's )?licen[cs]e|experience|degree|qualification|command
          |knowledge of)|be (?:fluent in|proficient in|educated to|willing to (?:work|travel)|available (?:for|at) (?:weekend|evening|night|short)))`,
      ),
      unless: phrase(
        `mr|mrs|ms|dr|was|were|had|said|told|says|whether|him|herself|himself|patients?|doctors?|again|before|after|until|appointed|joined
          |baby|child|court|appeal`,
      ),
      why: 'A pronoun of one sex stands for whoever will have the work.',
      confidence: 0.7,
    },
  ],
  examples: [
    '[[She must be able to lift]] 15 kg and hold a licence. Driver wanted: [[he must have a clean driving licence]].',
    'She must be able to see her file; he will be able to drive again after the operation.',
    'Mr Roe was told: he must have a driving licence.',
    '* mentor the platform team; [[he will report to]] the CTO',
    'Mentor the platform team; he will report to the CTO.',
    'If the Contractor is late, she pays for every day.',
    'Our candidate Anna Kowalska will tell you when she can start.',
    'The ideal candidate is a go-getter; [[he]] will own a territory.',
    'Every employee must lock [[his]] desk.',
    'The successful candidate is bold; [[he]] will build [[his]] own team, and [[he]] will report to the board.',
    'The ideal candidate leads; [[she]] will choose [[her]] team, which reports to [[her]].',
    'Our customer is a baker, and he will collect the flour. Our agent can carry it, we will pay him on Friday.',
    'A nurse should know that [[she]] may be called at night.',
    'The candidate knows that he or she may be called.',
    'The manager said that he agrees. The director was ill when she signed.',
    'Each user may change their password.',
    'He lives next door.',
    'Ms Roe came in May. As a teacher she is patient and exact. She is a teacher and he is a bus driver.',
  ],
});

/** A named person, or a party by the role that a contract defines for it. */
const NAMED =
  /(?:\b[Tt]he (?:Contractor|Consultant|Employee|Tenant|Worker|Author)\b|\b[A-Z][a-z]{1,20} (?!Candidate|Applicant|Employee|Tenant|Manager|Engineer|Developer|Officer|Director)[A-Z][a-z]{1,20}\b)(?=[^.]{0,120}$)/;
const MODAL =
  /^ (?:\w{2,12}ly |also |then |not )?(?:will|must|may|can|shall|should|would|could|might|cannot)\b/i;
/** Forms that need no change of verb. */
const NEUTRAL: ReadonlyMap<string, string> = new Map([
  ['him', 'them'],
  ['hers', 'theirs'],
  ['himself', 'themselves'],
  ['herself', 'themselves'],
]);

export const genderedPronoun: SentenceDetector = {
  ...wording,
  read(sentence) {
    const isOfAnybody = !OF_BOTH_OR_KNOWN.test(sentence) && SOMEBODY.test(sentence);
    if (!isOfAnybody && !LIST_ITEM.test(sentence) && !DUTY.test(sentence)) return [];
    const found = wording.read(sentence);
    return [...found, ...laterPronouns(sentence, found)]
      .filter(({ start }) => !NAMED.test(sentence.slice(0, start)))
      .map((match) => withReplacement(sentence, match));
  },
};

/** The other pronouns for the same person: `he will lead his team` must not become `they will lead his team`. */
function laterPronouns(sentence: string, found: readonly Match[]): Match[] {
  const last = found.at(-1);
  if (last === undefined) return [];
  const { confidence, why } = last;
  const isFemale = /^(?:she|her)/i.test(sentence.slice(last.start, last.end));
  return spansOf(isFemale ? FEMALE : MALE, sentence)
    .filter(({ start }) => start >= last.end)
    .map(({ start, end }) => ({ start, end, confidence, why }));
}

/**
 * Adds a neutral pronoun if the words that follow allow it: `she pays` would also need another verb form, so it gets no
 * replacement.
 */
function withReplacement(sentence: string, match: Match): Match {
  const written = sentence.slice(match.start, match.end);
  const after = sentence.slice(match.end, match.end + 40);
  const replacement = replacementFor(written.toLowerCase(), after);
  if (replacement === undefined) return match;
  return { ...match, replacement: inCapitalsOf(written, replacement) };
}

function replacementFor(pronoun: string, after: string): string | undefined {
  if (pronoun === 'he' || pronoun === 'she') return MODAL.test(after) ? 'they' : undefined;
  if (pronoun === 'his') return /^ \p{L}/u.test(after) ? 'their' : 'theirs';
  if (pronoun === 'her')
    return /^ (?!(?:to|and|or|when|if|in|on|at|for|by|with|from|as)\b)\p{L}/u.test(after)
      ? 'their'
      : 'them';
  return NEUTRAL.get(pronoun) ?? pronoun.replace(/^(?:he|she)(?= will )/, 'they');
}
