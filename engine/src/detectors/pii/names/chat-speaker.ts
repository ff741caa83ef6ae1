import type { Match, Place } from '#engine/detector.ts';
import { isNameAlone } from '#engine/models/names/lexicon/name-alone.ts';
import { isOccupation } from '#engine/models/names/mending/no-names.ts';

import { canBeName } from './name-form.ts';

/** Of the clock times with which messengers begin the lines of an exported chat; in the notation of literals. */
export const CHAT_TIMES: readonly string[] = ['##:##', '#:##'];

/** Before the time of a line: its day or date, in brackets or not. */
const LINE_START =
  /(?:^|\n)[\u200e\ufeff]?[[(]?(?:\p{L}{2,9}\.?,? ?)?(?:[\d./-]{1,10}(?: \p{L}{3,9})?(?: \d{4})?,? ?)?(?:\p{L}{3,9}\.?,? ?)?$/u;
const BEFORE = 36;
/** After it: seconds, the half of the day, what divides it from the name, the name, and a colon before what is said. */
const SPEAKER = String.raw`(?::\d\d)?(?:[ \u202f]?[APap]\.?[Mm]\.?)?[\])]?(?: ?[-–—|])? ?(\p{Lu}[\p{L}\p{M}'’.-]{1,19}(?: \p{Lu}[\p{L}\p{M}'’.-]{0,19}){0,3})(?: \([^()\n]{1,30}\))?: `;
const AFTER = 100;
const SAID = new RegExp(`^${SPEAKER}`, 'u');
/** What writes lines with times as well. */
const NO_SPEAKER =
  /^(?:error|errors|warn|warning|info|debug|trace|fatal|notice|note|notes|system|server|client|bot|admin|agent|caller|operator|customer|visitor|guest|user|host|me|you|we|all|everyone|question|answer|q|a|action|actions|decision|item|agenda|break|lunch|start|end|open|close|gp|hr|it|room|bed|ward|gate|platform|session|speaker|chair|moderator|interviewer|interviewee|witness|counsel|judge|doctor|nurse|mum|dad)(?: \w{1,12})?$/i;
/** So far ahead or back another line of the chat stands. */
const REACH = 600;
/** A clock and a colon stand in a programme and a log as well: so many lines around a place make a chat, of two and more. */
const LEAST_LINES = 3;
const ANOTHER = new RegExp(
  String.raw`\n[\u200e[(]?[\p{L}\d./, -]{0,24}\d{1,2}:\d\d${SPEAKER}`,
  'gu',
);

/** Whether a time begins a line in which somebody says something. */
export function opensChatLine(text: string, start: number, end: number): boolean {
  return (
    LINE_START.test(text.slice(Math.max(0, start - BEFORE), start)) &&
    SAID.test(text.slice(end, end + AFTER))
  );
}

/** Who says something in a line of a chat, where lines before or after it are of the same kind. */
export function speakerOfLine({ text, end }: Place): Match[] {
  const said = SAID.exec(text.slice(end, end + AFTER));
  const name = said?.[1];
  if (said === null || name === undefined || !canSpeak(name)) return [];
  const start = end + said[0].lastIndexOf(name, said[0].lastIndexOf(':'));
  const around = text.slice(Math.max(0, end - REACH), end + REACH);
  const speakers = Array.from(around.matchAll(ANOTHER), (line) => line[1] ?? '').filter(canSpeak);
  if (speakers.length < LEAST_LINES || new Set(speakers).size < 2) return [];
  const why = 'Whoever says something at a time in the lines of a chat.';
  return [{ start, end: start + name.length, confidence: 0.85, why }];
}

function canSpeak(name: string): boolean {
  if (name === name.toUpperCase() || NO_SPEAKER.test(name) || isOccupation(name)) return false;
  return canBeName(name) && name.split(' ').some(isNameAlone);
}
