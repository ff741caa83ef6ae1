import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

/** What somebody reads off, counts or signs, and others rely on. */
const FIGURES = `(?:(?:meter |fridge |freezer |water |blood |gas |pressure |stock |test |lab(?:oratory)? |fire |alarm |safety |attendance )?(?:readings?|temperatures?|measurements?|test results?
  |results|figures|log entries|entries|scores|attendances?|weights|signatures|mileages?|observations|inspections?|inspection reports|checks
  |survey answers|data|stock ?takes?|timesheets?|head ?counts?))`;
/** Of `numbers` and `totals`, people make up the rest, too. */
const COUNTS = '(?:numbers|totals|counts|sums|amounts)';
const SOMEBODY = `(?:we|i|they|he|she|you|(?:mr|mrs|ms) \\w{2,14}|(?:the|our|my|his|her) (?:\\w{3,12} )?(?:manager|supervisor|foreman|boss|technicians?|contractors?|inspectors?
  |engineers?|colleagues?|team|lab|chef|caretaker|operators?|fitters?|nurses?|crew|shift leader|night shift|readers?)|somebody|someone|staff)`;
const MADE_UP =
  '(?:invent(?:ed|s)|fabricat(?:ed|es)|falsified|falsifies|fak(?:ed|es)|made up|makes up|make up)';
/** Data for tests, examples, games and stories is invented for everybody to see. */
const AVOWED = phrase(
  `examples?|samples?|samples|demo|demonstration|tests? data|illustrat\\w{2,5}|fictional|fictitious|story|stories|poem|exercise|names|persons|placeholder
    |simulat\\w{2,5}|synthetic|nobody|no one|never|not|n't|alleg(?:ed|es)|accused|if|scientists?|historians?|device|thermometer|century`,
);

/** Wording about figures that nobody measured. */
export const inventedFigures: WordingPart = {
  triggers: (
    'invented|fabricated|falsified|faked|made up|make up the*|makes up the*|make up all*|makes up all*|fictitious|plucked from*|out of thin air|' +
    'invents the*|invents all*|fabricates the*|fabricates all*|fakes the*|fakes all*|falsifies the*|falsifies all*|' +
    'estimate upwards|estimate upward|estimate up|estimate downwards|estimate high|estimate low|guess the*|estimate them*|estimate it*|estimate the*|estimate our*|estimate on*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${FIGURES}(?: (?:of|for|from|in|on|at|since) (?:the )?(?:[\\w-]{2,12} ?){1,5}?)? (?:was|were|have (?:all )?been|has been|had been|are all|are simply|are just) (?:all |simply |just |largely |partly |mostly |completely |often ){0,2}(?:invented|fabricated|falsified|faked|made up|fictitious|plucked (?:from|out of) (?:the|thin) air)(?! of| by (?:mr )?\\w{3,12} in \\d)`,
        `${SOMEBODY} (?:(?:have|has|had|just|simply|often|always|all|regularly|usually) ){0,2}${MADE_UP} (?:the|all|all the|all of the|some|some of the|most of the|his|her|their|our|your|my|those|these) (?:\\w{3,12} )?${FIGURES}`,
        `${SOMEBODY} (?:(?:have|has|had|just|simply) ){0,2}(?:invented|fabricated|falsified|faked) (?:the|all|all the|some|some of the|most of the|his|her|their|our|those|these) (?:\\w{3,12} )?${COUNTS}`,
        `${SOMEBODY} (?:(?:have|has|had|just|simply) ){0,2}(?:pulled|plucked) (?:the|all the|those|these|our) (?:\\w{3,12} )?(?:${FIGURES}|${COUNTS}) (?:out of|from) (?:thin air|the air|nowhere)`,
      ),
      unless: AVOWED,
      confidence: 0.8,
      why: 'The text says that figures were invented instead of measured.',
    },
    {
      form: phrase(
        `(?:told|asked|instructed|ordered|had|made|want(?:ed|s)?) (?:${SOMEBODY} |us |me |him |her |them )?to ["“]?(?:estimate|guess) (?:(?:the|our|all|them|it|on|those|\\w{3,12}) ){0,4}?(?:upwards?|downwards?|(?:too |a bit |a little |rather )?(?:high|low)|on the (?:high|low) side)`,
      ),
      unless: AVOWED,
      confidence: 0.75,
      why: 'The text says that people were told to get figures wrong on purpose.',
    },
  ],
  examples: [
    'The [[fridge temperatures for the whole of May were made up]]. [[We invented the stock figures]].',
    'On night duty [[they simply make up the blood pressure readings]]; half of the [[test results were fabricated]].',
    'We were [[told to estimate the consumption on the high side]].',
    'My manager admitted that [[he had fabricated the attendance data]].',
    'The figures in this example are all made up, and the readings were not invented.',
    'Seats make up the numbers. The thermometer was invented for readings of temperature; data was made up of three parts.',
    'The results were made up of two samples; the device that we invented reads temperatures.',
    'We were told to estimate the cost; they made up the beds and took the readings.',
    'Women make up the results of the survey by half, and the team made up the lost time.',
    'Fabricated data is misconduct, according to the code of conduct.',
  ],
};
