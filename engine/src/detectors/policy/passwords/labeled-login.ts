import type { Match, Place } from '#engine/detector.ts';
import { groupAt } from '#engine/text/labeled-value.ts';

import { looksLikePassword, mayBePassword, withoutEnd } from './credential-value.ts';
import { FACTORY, isDefaultLogin } from './default-login.ts';

/** A user after a label, up to the label of the password. */
const USER_BEFORE =
  /(?<!\w|\{\s{0,4})(?:user(?:[ _-]?(?:name|id))?|usr|log-?in|account|benutzer(?:name)?)["']?(?: is |[ ]?[:=][ ]?)["'“]?([\w.@\\+-]{1,40}?)["'”]?[ ]?[.,;/|–-]?\s{1,3}(?:and |with )?(?:the |its |default ){0,2}$/i;
const PASSWORD = /["']?(?: is |[ ]?[:=][ ]?)["'“‘]?([^\s"“”’|]{3,64})/iy;
/** Nothing else of the sentence follows. */
const ENDS = /^["'”’]?[ \t]{0,3}(?:$|[\r\n.,;:/|)\]}])/;
/** Variable names in code, joined by periods or camel case. */
const VARIABLE = /^[a-z_]\w*(?:\.[a-z_]\w*)+$|^[a-z]+(?:[A-Z][a-z]+)+$/;
const EXAMPLE = /\b(?:e\.g|(?<![.@\w])example|such as|for instance)\b/i;

/** The password after its label, if a labeled user immediately precedes it. */
export function labeledLogin({ text, start, end }: Place): Match | undefined {
  const found = groupAt(text, end, PASSWORD);
  if (found === undefined) return undefined;
  const before = text.slice(0, start);
  const user = USER_BEFORE.exec(before)?.[1];
  const value = withoutEnd(found.value);
  if (user === undefined || EXAMPLE.test(before)) return undefined;
  if (!mayBePassword(value) && !isDefaultLogin(user, value)) return undefined;
  if (!isWhole(user, value, text.slice(found.start + value.length))) return undefined;
  const why = 'A user name and a password each follow their label.';
  const match = { start: found.start, end: found.start + value.length, confidence: 0.7, why };
  const isDocumented = FACTORY.test(before) && isDefaultLogin(user, value);
  return isDocumented ? { ...match, ...DOCUMENTED } : match;
}

const DOCUMENTED = {
  severity: 'low',
  why: 'This is a factory-set user name and password, which attackers try first.',
} as const;

/** Whether a value is complete; a word followed by others may begin a remark. */
function isWhole(user: string, value: string, rest: string): boolean {
  if (looksLikePassword(value) || isDefaultLogin(user, value)) return true;
  return ENDS.test(rest) && !VARIABLE.test(value);
}
