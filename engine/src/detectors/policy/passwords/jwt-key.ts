import type { Match, Place } from '#engine/detector.ts';
import { groupAt } from '#engine/text/labeled-value.ts';

import { mayBePassword } from './credential-value.ts';

/** A section of settings in JSON, up to the key in it. */
const IN_JSON =
  /\w{0,16}"\s{0,4}:\s{0,8}\{[^{}]{0,200}?"(?:signing|secret|issuersigning|symmetric)?_?key"\s{0,4}:\s{0,4}"([^"\s]{16,200})"/iy;
/** The same in YAML: the key on a line of its own, indented below the section's name. */
const IN_YAML =
  /[ \t]{0,4}\r?\n(?:[ \t]{1,12}[\w-]{1,24}:[^\n]{0,80}\n){0,5}?[ \t]{1,12}(?:signing-?)?key:[ \t]{1,4}["']?([^"'\s]{16,200})["']?[ \t]{0,4}(?=$|\r?\n)/iy;

/** The key that signs tokens, in the section of settings that a place's trigger names. */
export function jwtKey({ text, end }: Place): Match | undefined {
  const found = groupAt(text, end, IN_JSON) ?? groupAt(text, end, IN_YAML);
  if (found === undefined || !mayBePassword(found.value)) return undefined;
  const why = 'The settings for signed tokens hold this value as their key.';
  return { start: found.start, end: found.end, confidence: 0.85, why };
}
