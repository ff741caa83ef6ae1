import type { Match, Place } from '#engine/detector.ts';

import { isSurelyPassword } from './credential-value.ts';

/** A user and a password that somebody is told to use: `use admin and … to get in`. */
const USED =
  /\b(?:use|using|with|try|type|enter) ["“'`]?([a-z][\w.@\\-]{1,30})["”'`]? (?:and|with|\/|plus) (?:the )?(?:password )?["“'`]?([^\s"“”'`]{8,40})["”'`]? $/i;
/** Punctuation within a value, which names of products do not have. */
const MARK = /[!@#$%^&*?=+~]/;
const REACH = 100;

/** The password right before a place's trigger, such as `to log in`. */
export function usedLogin({ text, start }: Place): Match | undefined {
  const from = Math.max(0, start - REACH);
  const before = text.slice(from, start);
  const value = USED.exec(before)?.[2];
  if (value === undefined || !isSurelyPassword(value) || !MARK.test(value)) return undefined;
  const at = from + before.lastIndexOf(value);
  const why = 'The text gives a user name and this value to log in with.';
  return { start: at, end: at + value.length, confidence: 0.7, why };
}
