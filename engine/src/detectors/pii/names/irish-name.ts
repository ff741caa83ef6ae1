import type { Match, Place } from '#engine/detector.ts';

import { blankLength } from './named-person.ts';

/** Particles in Irish surnames, with accents; they are capitalized. */
export const IRISH_PARTICLES: readonly string[] = ['ní', 'nic', 'uí', 'mac giolla'];

const FORENAME = /(?<![\p{L}’'-])\p{Lu}\p{Ll}{2,14} $/u;
const REST_OF_SURNAME = / \p{Lu}\p{Ll}[\p{L}’']{2,18}/uy;

/** An Irish name around the particle in its surname, such as `Bríd Ní Ghealbháin`. */
export function irishName({ text, start, end }: Place): Match | undefined {
  const before = FORENAME.exec(text.slice(Math.max(0, start - 20), start))?.[0];
  const isWritten = /^(?:Ní|Nic|Uí|Mac Giolla)$/u.test(text.slice(start, end));
  if (before === undefined || !isWritten) return undefined;
  const rest = blankLength(text, end, REST_OF_SURNAME);
  if (rest === 0) return undefined;
  const why = 'A given name appears before an Irish surname.';
  return { start: start - before.length, end: end + rest, confidence: 0.9, why };
}
