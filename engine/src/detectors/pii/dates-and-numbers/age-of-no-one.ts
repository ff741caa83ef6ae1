import { oneLine } from '#engine/text/one-line.ts';

/** The extremes of a group, whose members nobody can tell from their ages. */
const EXTREME = new RegExp(
  oneLine`(?<!\p{L})(?:our|the|its|their|your|my club['’]s) (?:very )?(?:youngest|oldest|eldest)
    (?:(?!son|daughter|child|brother|sister|boy|girl)[\p{L}-]{3,16} ){1,3}(?:is|are|was|were|has been)(?: (?:now|only|just|about|nearly))? $`,
  'iu',
);
/** Whom something is explained or offered to. */
const TO_ANYBODY = new RegExp(
  oneLine`(?<!\p{L})(?:(?:explain\p{L}{0,3}|describ\p{L}{1,3}|teach|understood|simple enough|easy enough|fit|suitable|designed|written|made|meant|as clear|clear)
    (?:(?!his|her|my|mr|mrs|ms)[\p{L}'’]{1,12} ){0,4}(?:to|by|for|as) (?:an?|any|every) |like (?:an?|any|every) |(?:even|as) an? )$`,
  'iu',
);
/** The lowest age that something is meant for. */
const FROM =
  /(?<!\p{L})(?:children|kids|babies|toddlers|infants|pupils|anyone|everyone|ages?|aged|suitable|recommended|free|use|guests|players|visitors|dogs|puppies) (?:(?:for|up) )?(?:from|of) $/iu;

/** The age at which a scheme begins or ends to apply: `children to age 26`, `allowed from age 50`. */
const OF_SCHEME =
  /(?<!\p{L})(?:(?:children|dependants?|dependents|cover(?:age|ed)?|benefits?|eligib(?:le|ility)|up|payable|continues?|insured|through) (?:only )?(?:to|through)|(?:(?:allowed|available|payable|eligible|permitted|possible|accessible|taken|withdrawn|paid|due|contributions?|pensions?|applies|apply|starts?|starting|begins?|beginning|anyone|everyone|everybody|members|children|customers|players|guests|visitors|pupils|young people|participants|open to all|welcome|join|register|sign up|vote|drive|work|ride)(?: only)?) (?:from|at))(?: the)? $/iu;

/** Whether an age behind its label is where the rules of a scheme begin or end. */
export function isOfScheme(before: string): boolean {
  return OF_SCHEME.test(before);
}

/** Whether an age that ends a text before it and begins one after it is that of no particular person. */
export function isOfNoOne(before: string, after: string): boolean {
  if (EXTREME.test(before) || FROM.test(before)) return true;
  return (
    TO_ANYBODY.test(before) && !/^ (?:son|daughter|boy|girl|called|named)(?!\p{L})/u.test(after)
  );
}
