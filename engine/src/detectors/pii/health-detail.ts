import { listedWords } from './listed-words.ts';

const ILLNESSES =
  'arthritis|diabetes|depression|schizophrenia|cancer|hiv|heart attack|cerebral stroke|psychiatric care|mental retardation|panic disorder|dyslexia|ecchymosis|ecchymoses|spondylosis|arteriosclerosis|transsexual|transsexuals|hip joint|joint problems|joint disease|back problems|disablement|partly disabled|severely injured|disability pension|alcohol problem';
const PARTS =
  'back|hip|hips|knee|knees|arm|arms|elbow|heel|eye|ear|shoulder|leg|legs|foot|cheek|lip|lumbar|hip joint|forehead|abdomen|abdominal region|tibial region|scapular region|parietal region';
const SIDE = '(?:left|right|lower|upper|inside of the|external part of the)';

export const healthDetail = listedWords({
  id: 'health-detail',
  typeName: 'Detail of health',
  description:
    'An illness by its name, or a part of the body by its side. It is listed so that it can be removed where it would tell whom a text is about, and raises no flag.',
  recommendation: 'Where people must not be recognised, write “an illness” or “an injury”.',
  legalReference: { law: 'GDPR', article: 'Art. 9(1)' },
  words: [
    ...ILLNESSES.split('|'),
    ...PARTS.split('|').flatMap((part) => [
      `left ${part}`,
      `right ${part}`,
      `lower ${part}`,
      `upper ${part}`,
      `his ${part}`,
      `her ${part}`,
    ]),
  ],
  before: `(?<!\\w)(?:(?:his|her|the|type I{1,2}|moderate|serious|severe) )?(?:${SIDE} ){0,2}`,
  unlessFollowedBy: /^(?:-hand| corner| button| margin| to (?!\w+ pain)|ing\b|wards?\b)/i,
  why: 'The name of an illness or of a part of the body.',
  examples: [
    'He has [[moderate arthritis]] and a scar on [[his left elbow]].',
    'A bruise on [[the inside of the left arm]]; [[type II diabetes]] since May.',
    'Turn right back to the left-hand menu.',
    'The upper-left corner is at your back, and economic depressions pass.',
  ],
});
