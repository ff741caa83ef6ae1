import { phrase } from '#engine/phrases/phrase.ts';

const NONE = `(?:not|no|nor|never|neither|isn't|aren't|won't|exclud(?:e|es|ed|ing)|disclaims?|excluded|waives?|releases?)`;
const EVEN = `(?:even|including|whether|regardless|irrespective|also|in particular)`;
const OWN = `(?:(?:our|its|their|his|her|the \\w{4,12}'s) (?:own )?)`;
const GRAVE_FAULT = `(?:gross(?:ly)? neglig(?:ence|ent)|intent(?:ional\\w{0,2})?(?! to)|will?ful(?:ly)?(?: \\w{6,10})?|will?fulness
  |deliberate(?:ly)?|${OWN}(?:fraud|crimes?|recklessness)|reckless(?:ness)?)`;

const GRAVE_FAULT_EXCLUDED = phrase(
  `(?:liability|responsibility) (?:is|are|shall be|will be) (?:hereby )?excluded (?:also )?(?:for|in (?:the )?(?:case|event)s? of) (?:our |its |their )?${GRAVE_FAULT}`,
  `${NONE} [^;:•]{1,240}? ${EVEN} [^;:•]{0,80}?${GRAVE_FAULT}`,
  `${EVEN} [^;:•]{0,60}?${GRAVE_FAULT}[^;:•]{0,60}? ${NONE} [^;:•]{0,60}?(?:liab(?:le|ility)|responsib(?:le|ility))`,
);
const KEPT = phrase(
  `nothing|except(?:ing)?|other than|save|unless|(?:not|n't|never|nor) (?:seek to )?(?:be )?(?:exclude[ds]?|limit(?:ed|s)?|restrict(?:ed|s)?|apply|applicable)
    |doesn't apply|remains? (?:fully )?liable|without limitation (?:for|in)|only (?:for|in (?:cases?|the event))
    |third part(?:y|ies)|(?:of|by) (?:you|users?|others|any other|other (?:users?|people|part(?:y|ies)|persons?))`,
);
const LIABILITY = phrase(
  'liab(?:le|ility)|responsib(?:le|ility)|answerable|damages?|claims?|loss(?:es)?',
);

/** Whether a clause excludes liability even for intent or gross negligence. */
export function excludesGraveFault(clause: string): boolean {
  return GRAVE_FAULT_EXCLUDED.test(clause) && LIABILITY.test(clause) && !KEPT.test(clause);
}

/** Up to a hundred units of a currency that is worth as much as a dollar or so. */
const TRIFLE = `(?:(?:(?:us|c|ca|au?|nz|s) ?)?[$€£]|(?:usd|eur|gbp|cad|aud|chf|nzd|sgd) ?)(?:\\d{1,2}|100)(?:\\.\\d\\d|\\.-)?(?![\\d.,]{0,3}\\d)(?! ?(?:k|m|bn|thousand|million|billion|per|%|an?|each|for (?:each|every)))
  |(?:one|two|five|ten|fifty|one hundred|a hundred) (?:us |u\\.s\\. )?(?:dollars?|euros?|pounds?(?: sterling)?)(?! (?:per|an?|each))
  |(?:\\d{1,2}|100) (?:usd|eur|gbp|cad|aud|euros?|dollars?|pounds?)(?! (?:per|an?|each))`;
const CAPPED_AT_TRIFLE = phrase(
  `(?:more than|exceed(?:s|ing)?|limited to|capped at|cap of|maximum of|up to|greater than|beyond|over|stops at|ends at)(?: \\w{2,12}){0,5} (?:${TRIFLE})`,
);
const CAPPED_AT_MORE = phrase(
  `(?:greater|higher|larger) of|whichever (?:is|be) (?:the )?(?:greater|higher|larger|more)|fees? (?:actually )?paid|amounts? (?:actually )?paid|price paid|paid (?:by|to)|in the (?:\\w{4,8} )?(?:\\w{2,8} )?months`,
);

const GRAVE_FAULT_CAPPED = phrase(
  `(?:liability|responsibility|damages)[^;:•]{0,160}? ${EVEN} [^;:•]{0,80}?${GRAVE_FAULT}[^;:•]{0,120}? (?:exceed|(?:is|be|are) (?:limited|capped))`,
);

/** Whether a clause limits even the liability for gross negligence to a sum that compensates for nothing. */
export function capsGraveFaultAtTrifle(clause: string): boolean {
  return capsAtTrifle(clause) && GRAVE_FAULT_CAPPED.test(clause);
}

/** Whether a clause caps liability at a sum that compensates for nothing. */
export function capsAtTrifle(clause: string): boolean {
  return CAPPED_AT_TRIFLE.test(clause) && !CAPPED_AT_MORE.test(clause);
}
