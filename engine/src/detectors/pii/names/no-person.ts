import { spansOf } from '#engine/phrases/phrase-rule.ts';
import { phrase } from '#engine/phrases/phrase.ts';
import { isCapitalAt } from '#engine/text/ascii.ts';

const ANIMAL = `(?:cats?|kittens?|dogs?|pupp(?:y|ies)|horses?|mares?|pon(?:y|ies)|foals?|rabbits?
  |hamsters?|guinea pigs?|parrots?|budgies?|ferrets?|tortoises?|cows?|calf|calves|cattle|bulls?
  |sheep|ewes?|lambs?|goats?|pigs?|hens?|chickens?|elephants?|lions?|tigers?|monkeys?|chimpanzees?
  |pandas?|koalas?|dolphins?|whales?|labradors?|collies?|greyhounds?|whippets?|beagles?|dachshunds?|bulldogs?|sheepdogs?|lurchers?|spaniels?|terriers?|retrievers?|poodles?|alsatians?
  |pets?|animals?)`;
const THING = `(?:compan(?:y|ies)|systems?|econom(?:y|ies)|markets?|industr(?:y|ies)|engines?|cars?
  |vehicles?|machines?|servers?|networks?|software|websites?|projects?|plants?|trees?|crops?|roofs?
  |buildings?|batter(?:y|ies)|printers?|laptops?|computers?|databases?|processes|organi[sz]ations?)`;
const OWNER = "(?:the|our|my|his|her|their|your|a|an|this|that|\\w{2,15}'s)";
const SAYS = `(?:is|was|were|are|has|have|had|suffers?|suffered|takes?|took|needs?|needed|got
  |developed|caught|underwent|which|that|with)`;
/** A statement about an animal or a thing, from its owner up to the verb. */
const SUBJECT = phrase(
  `${OWNER} (?:\\w{2,12} ){0,2}(?:${ANIMAL}|${THING})(?:,? \\w{2,15},?)?(?:
    (?:also|then|now|never|recently|has|had)){0,2} ${SAYS}`,
);
/** `Bella the cat has`, `Bella, our old Labrador, needs`; the name begins with a capital letter. */
const NAMED_ANIMAL = phrase(
  `\\w{2,15}(?:,? the|, (?:our|my|his|her|their|an?)|,) (?:\\w{2,12} ){0,2}${ANIMAL}(?:,|,? \\d{1,2},)?(?:
    (?:also|then|now|never|recently|has|had)){0,2} ${SAYS}`,
);
const ANIMALS = phrase(ANIMAL);
const TREATED_BY_VET = phrase(
  "(?:the|our|my|his|her|their|a) vet(?:'?s)?(?: (?:practice|surgery|bill|clinic))?|veterinar(?:y|ian|ians)",
);
/** A person is the subject again from here. */
const PERSON_AGAIN = phrase(
  'he|she|i|we|they|his|her|my|patient|mr|mrs|ms|miss|dr|son|daughter|child|wife|husband|mother|father|owner',
);
const NAME = /\p{Lu}\p{Ll}/u;

/** The maximum distance between the subject and a statement about it. */
const REACH = 80;

/** Returns a function that tells whether what begins at an offset is said of an animal or a thing. */
export function createNonPersonCheck(sentence: string): (start: number) => boolean {
  if (TREATED_BY_VET.test(sentence) && ANIMALS.test(sentence)) return () => true;
  const named = spansOf(NAMED_ANIMAL, sentence).filter(({ start }) => isCapitalAt(sentence, start));
  const subjects = [...spansOf(SUBJECT, sentence), ...named];
  return (offset) =>
    subjects.some(({ start, end }) => {
      if (offset < start || offset > end + REACH) return false;
      const between = sentence.slice(end, Math.max(end, offset));
      return !PERSON_AGAIN.test(between) && !NAME.test(between);
    });
}
