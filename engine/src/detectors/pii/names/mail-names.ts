import type { Match, Place } from '#engine/detector.ts';
import { isFirstName } from '#engine/models/names/lexicon/name-lookup.ts';
import { endOfLine } from '#engine/text/lines.ts';

import { isSomebody } from './addressed-name.ts';

/** Message headers that name the sender and the recipients. */
export const MAIL_LABELS: readonly string[] = ['from:', 'to:', 'cc:', 'bcc:', 'reply-to:'];

const INDENT = String.raw`[> \t*|]{0,8}`;
const LINE_START = new RegExp(String.raw`(?:^|\n)${INDENT}$`);
/** Another header line, above or below. */
const HEAD = String.raw`${INDENT}(?:from|to|cc|bcc|sent|date|subject|reply-to):`;
const HEAD_ABOVE = new RegExp(String.raw`(?:^|\n)${HEAD}[^\n]*\n${INDENT}$`, 'i');
const HEAD_BELOW = new RegExp(String.raw`^[^\n]*\n${HEAD}`, 'i');
/** Separators between people; where semicolons are used, a comma separates the surname from the given name. */
const SEMICOLON = /[^;\n]+/g;
const COMMA = /[^,;\n]+/g;
const PARTICLES = 'van|von|de|der|den|del|da|di|dos|du|la|le|al|el|bin|bint|ibn|ap|ó|ní|y';
const WORD = String.raw`\p{Lu}[\p{L}\p{M}'’.-]{0,24}`;
/** A person without the address that follows. */
const PERSON = new RegExp(
  String.raw`^["'\s*|]*(${WORD}(?:,? (?:(?:${PARTICLES}) ){0,2}${WORD}){0,3})["'*]?\s*(?:$|[<([|])`,
  'u',
);
const LINK = new RegExp(String.raw`[ ,.]+(?:(?:${PARTICLES}) )*`, 'u');

/** Whether a label begins a line; the glance sees no more context than this. */
export function opensMailLine(text: string, start: number): boolean {
  return LINE_START.test(text.slice(Math.max(0, start - 9), start));
}

/** The people in a header line of a message. */
export function namesInMail({ text, start, end }: Place): Match[] {
  const isHead = HEAD_ABOVE.test(text.slice(0, start)) || HEAD_BELOW.test(text.slice(end));
  if (!isHead) return [];
  const line = text.slice(end, endOfLine(text, end));
  const why = `A name appears in the “${text.slice(start, end)}” line of a message header.`;
  return Array.from(line.matchAll(line.includes(';') ? SEMICOLON : COMMA)).flatMap((part) => {
    const name = PERSON.exec(part[0])?.[1];
    if (name === undefined || !isPerson(name)) return [];
    const from = end + part.index + part[0].indexOf(name);
    return [{ start: from, end: from + name.length, confidence: 0.85, why }];
  });
}

/** Automated senders have one-word names too. */
function isPerson(name: string): boolean {
  const words = name.split(LINK).filter((word) => word.length > 1);
  return words.every(isSomebody) && (words.length > 1 || isFirstName(name));
}
