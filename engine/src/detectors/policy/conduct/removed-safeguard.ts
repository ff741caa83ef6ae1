import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const GUARD = '(?:guards?|shields?|hoods?|blade covers?|covers?|screens?|interlocks?)';
const MACHINE =
  '(?:saw|press|conveyor|mixer|grinder|lathe|belt|drill|mill|slicer|mincer|shredder|blade|robot|baler|cutter|sander|planer|roller|auger|chain|pulley|line|machine|fan|shaft)';
const IN_THE_WAY =
  "(?:it(?:'s| is) (?:faster|quicker|easier)|(?:it|they) (?:only |just )?(?:slows? (?:us|things|down|the|it|everything)|gets? in the way|holds? (?:us|things|it|everything) up|jams|costs? (?:us )?time))";
const WAY_OUT =
  '(?:(?:fire|emergency|escape|back|rear|side) (?:exits?|doors?)|fire escapes?|emergency exits?|escape hatch)';
const EXIT = '(?:(?:fire|emergency|escape)[- ](?:exits?|doors?)|fire escapes?)';
const SHUT =
  '(?:chained|padlocked|screwed shut|nailed shut|bolted|welded(?: shut)?|barred|locked|blocked|chained shut|wedged shut|screwed up|bricked up)';
const WHY = phrase(
  `because|as people|since (?:people|stuff|things)|so (?:that )?(?:nobody|no one|people|they|staff|the)|stuff (?:was|is|kept)|going missing|theft|stealing|smok(?:e|ing|ers?)|during (?:shifts?|the (?:night|shift|day))|at night|until (?:the|we|they)|again|overnight|(?:on|for) the night shift`,
);
const PROPER = phrase(
  `must|should|never|do not|don't|found|inspector noted|was fined|replac(?:ed|ing|ement)|spare|new guard|museum|novel`,
);

const NOT_SHUT = phrase(
  `must|should|never|do not|don't|found|inspector noted|was fined|unlocked|from the outside|museum|school closed|boat|novel|story|police|rescue\\w{0,2}|firefighters?|victims`,
);

/** Guards that lie beside their machine, and ways out that are locked. */
export const removedSafeguard: WordingPart = {
  triggers: (
    'guard|guards|shield|shields|hood|hoods|blade cover|cover off*|screen off*|the cover*|interlock|interlocks|the screen on*|' +
    'fire door*|fire exit*|fire escape*|emergency exit*|emergency door*|escape door*|escape exit*|back exit*|back door*|rear exit*|rear door*|side exit*|side door*|escape hatch'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `the (?:${MACHINE} )?${GUARD}(?: (?:on|of|for|from) the (?:\\w{3,10} )?${MACHINE})? (?:is|lives|sits|stays|hangs|lies|are|live) (?:behind|in|under|on|beside|next to) the \\w{3,12}(?: \\w{3,9})?,? (?:since |because |as )?${IN_THE_WAY}`,
        `(?:we|i|they|the lads|everyone) (?:just |always |usually )?(?:leave|left|keep|run|take|took|have) the (?:\\w{3,10} )?${GUARD} off(?: the (?:\\w{3,10} )?${MACHINE})?,? (?:since |because |as )?${IN_THE_WAY}`,
        `(?:we|i|they|the lads) (?:just |always |usually )?run (?:it|the ${MACHINE}) (?:without|with no) (?:the |a )?${GUARD},? (?:since |because |as )?${IN_THE_WAY}`,
      ),
      unless: PROPER,
      confidence: 0.84,
      why: 'The text says that a guard was taken off a machine because it slows the work.',
    },
    {
      form: phrase(
        `(?<!(?:by|near|at|beside|behind|outside|to) (?:the )?)${EXIT}(?: (?:by|at|near|in|on|to|of) (?:the )?\\w{3,12}(?: \\w{3,12})?)?(?:'s|'re| is| are| stays| stay)(?: (?:now|still|always|kept|normally))? ${SHUT}(?: (?:up|shut|again))?`,
        `(?:we|i|they|the boss|the manager)(?:'ve| have| has)? (?:padlocked|chained|locked|screwed|nailed|bolted|barred|welded|blocked) (?:up |shut )?the ${WAY_OUT}`,
        `(?:keep|leave|kept) the ${WAY_OUT} (?:chained|padlocked|locked|bolted|barred|screwed shut)`,
      ),
      requires: WHY,
      unless: NOT_SHUT,
      confidence: 0.82,
      why: 'The text says that a way out in a fire is locked.',
    },
  ],
  examples: [
    '[[The guard for the slicer is under the bench, it slows us]] down. [[We keep the hood off the grinder because it’s quicker]].',
    '[[The lads always run the press without the guard, it only gets in the way]].',
    'The spare guard for the conveyor is behind the racking, it arrived on Monday. We left the cover off the sofa, it is easier to clean.',
    '[[Emergency exit by the kitchen is padlocked again]], people kept sneaking out. [[They’ve chained the rear door]] during shifts.',
    '[[Keep the side exit locked]] so nobody slips out to smoke.',
    'The bike by the fire door is chained again, because people were moving it. The fire exit must never be blocked because of theft.',
    'We locked the back office; the inspector found that the fire exit was locked at night.',
  ],
};
