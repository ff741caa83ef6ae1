import type { PlaceDetector } from '#engine/detector.ts';
import { BESIDE_PATIENT } from '#engine/detectors/company.ts';
import { formAnswer } from '#engine/detectors/pii/special-categories/form-answer.ts';
import { GDPR } from '#engine/laws.ts';
import { oneLine } from '#engine/text/one-line.ts';

/** Diets and aids that show an illness, an impairment, a pregnancy or a religion; a vegetarian may have any reason. */
const TELLING = new RegExp(
  oneLine`(?<!\p{L})(?:coeliac|celiac|gluten|lactose|diabet\p{L}{1,4}|fodmap|allerg\p{L}{1,5}|nuts?|peanuts?|shellfish|sesame|anaphyla\p{L}{1,5}|epi-?pens?|dysphagia
    |soft diet|pureed?|tube[- ]fed|peg|ketogenic|renal diet|halal|kosher|jain|no pork|no beef|muslim|hindu|jewish|ramadan|fasting
    |wheelchairs?|w\/?chair|mobility|walking (?:frame|stick|aid)|rollator|zimmer|crutch(?:es)?|scooter|step[- ]free|ramp|lift|stairs|hoist|carer|guide dog|assistance dog
    |deaf|hearing|induction loop|bsl|asl|sign language|interpreter|lip[- ]?read\p{L}{0,4}|blind|visual\p{L}{0,2}|braille|large print|low vision|partially sighted
    |autis\p{L}{1,3}|asd|adhd|dyslexi\p{L}{1,2}|dyspraxi\p{L}{1,2}|neurodi\p{L}{3,8}|quiet (?:room|space)|sensory|pregnan\p{L}{1,3}|breast-?feed\p{L}{0,3}|parkinson\p{L}{0,3}['’]?s?|epilep\p{L}{1,3}|seizures?|asthma\p{L}{0,3}|stroke|dementia
    |alzheimer\p{L}{0,2}['’]?s?|ms|multiple sclerosis|cerebral palsy|arthriti\p{L}{1,2}|anxiety|ptsd|depress\p{L}{1,4}|stoma|catheter|oxygen|insulin|pacemaker|cancer|chemo\p{L}{0,8}|copd|bad (?:back|knee|hip)|crohn['’]?s|ibs
    |disab\p{L}{2,8}|amput\p{L}{2,4}|prosthe\p{L}{2,4}|incontinen\p{L}{1,3}|medication|fridge for)(?!\p{L})`,
  'iu',
);
/** What a menu, a rule or a blank form says there. */
const OF_ANYBODY =
  /(?<!\p{L})(?:available|options?|offered|served|please|please state|if|any|e\.g|we|our|all|must|may|can|contains?|free from|choose|tick|select)(?!\p{L})|\?|\[ ?\]|☐/iu;

const answers = formAnswer({
  whereCommon: BESIDE_PATIENT,
  id: 'stated-need',
  typeName: 'Need that reveals health or religion',
  description:
    'A diet or a need for help in a form or a list of people, where it shows an illness, an impairment, a pregnancy or a religion.',
  severity: 'medium',
  recommendation: 'Remove the need, or pass it on only to those who must meet it.',
  legalReference: { law: GDPR, article: 'Art. 9(1)' },
  labels: (
    'diet|diets|dietary|dietary requirement|dietary requirements|dietary needs|dietary restrictions|dietary preference|dietary preferences|' +
    'special diet|food|food requirements|food preference|food preferences|meal|meals|meal choice|meal preference|catering|' +
    'access|access needs|access requirements|accessibility|accessibility needs|accessibility requirements|additional needs|' +
    'support needs|support required|special needs|special requirements|special requests|special assistance|assistance|' +
    'assistance needed|mobility|mobility needs|adjustments|reasonable adjustments|adjustments needed|needs|requirements|' +
    'dietary_requirements|dietary_needs|access_needs|access_requirements|additional_needs|special_requirements|special_needs'
  ).split('|'),
  isFree: true,
  isCommon: () => true,
  examples: [
    'name,email,diet,access needs,consent\nJane Roe,jane@roe.example,[[halal]],[[wheelchair]],no\nJohn Doe,john@doe.example,vegetarian,none,yes\nAnn Poe,ann@poe.example,[[coeliac]],[[deaf (BSL)]],yes',
    'Name: Jane Roe, born 3 May 1960\nDietary requirements: [[coeliac, no gluten]]\nAccess needs: [[parkinsons, walks with a stick]]',
    'Name: Jane Roe\nDiet: [[kosher]]\nSpecial assistance: [[wheelchair to the gate]]\nMeal choice: fish',
    'Name: Jane Roe\nDiet: vegetarian\nAccess needs: none\nMeals: halal and kosher options available\nMobility: must be booked.',
    'item,food,price\nStew,halal,4.50\nSoup,gluten free,3.20',
    'Diet: halal\nAccess: wheelchair ramp at the side door',
  ],
});

/** The need itself, without the lists of a menu. */
function tells(written: string): boolean {
  return TELLING.test(written) && !OF_ANYBODY.test(written);
}

export const statedNeed: PlaceDetector = {
  ...answers,
  verify(place) {
    const found = answers.verify(place);
    return found !== undefined && tells(place.text.slice(found.start, found.end))
      ? found
      : undefined;
  },
  readList: (place) =>
    (answers.readList?.(place) ?? []).filter(({ start, end }) =>
      tells(place.text.slice(start, end)),
    ),
};
