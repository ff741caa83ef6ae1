import type { Match, Place } from '#engine/detector.ts';
import { isOccupation } from '#engine/models/names/corrections/non-names.ts';
import { isFirstName, isUnambiguousName } from '#engine/models/names/lexicon/name-lookup.ts';
import { matchAt } from '#engine/text/match-at.ts';

import { chatMentions } from './chat-mentions.ts';
import { canBeName } from './name-form.ts';

/** The clock times in the lines of an exported chat; in the notation of literals. */
export const CHAT_TIMES: readonly string[] = ['##:##', '#:##'];

/** Before the time of a line: its day or date, optionally in brackets. */
const LINE_START =
  /(?:^|\n)[\u200e\ufeff]?[[(]?(?:\p{L}{2,9}\.?,? ?)?(?:[\d./-]{1,10}(?: \p{L}{3,9})?(?: \d{4})?,? ?)?(?:\p{L}{3,9}\.?,? ?)?$/u;
const BEFORE = 36;
/** A capitalized name, or one in lower case as in casual messages. */
const NAME = String.raw`\p{Lu}[\p{L}\p{M}'’.-]{1,19}(?: \p{Lu}[\p{L}\p{M}'’.-]{0,19}){0,3}|\p{Ll}[\p{Ll}\p{M}'’-]{1,19}(?: \p{Ll}[\p{Ll}\p{M}'’-]{1,19})?`;
const REST_OF_TIME = String.raw`(?::\d\d)?(?:[ \u202f]?[APap]\.?[Mm]\.?)?[\])]?`;
/** After the time: seconds, am or pm, a separator, the name, and a colon before the message. */
const SPEAKER = String.raw`${REST_OF_TIME}(?: ?[-–—|])? ?(?![APap][Mm]:)(${NAME})(?: \([^()\n]{1,30}\))?: `;
const SAID = new RegExp(SPEAKER, 'uy');
/** When the name precedes the time: a list marker or an action, the name, and a separator. */
const WRITER = String.raw`(?:[-–—>*•]{1,3} ?)?(?:(?:reply|comment|note|update)(?: (?:from|by))? )?(${NAME})(?: \([^()\n]{1,30}\))?(?: [-–—|@]|,| at)?[ \t]{1,4}[[(]?(?:\p{L}{3,9},? )?`;
const WRITES = new RegExp(String.raw`(?:^|\n)${WRITER}$`, 'iu');
const LONGEST_WRITER = 64;
/** After the time: a colon before the text, or a separate line below. */
const WRITTEN = new RegExp(
  String.raw`${REST_OF_TIME}(?::[ \n]|[ \t]{0,4}\r?\n(?=[^\n\d]{2}))`,
  'y',
);
/** Other things that write lines with times. */
const NO_SPEAKER =
  /^(?:\w*bot|error|errors|warn|warning|info|debug|trace|fatal|notice|note|notes|system|server|client|bot|admin|agent|caller|operator|customer|visitor|guest|user|host|me|you|we|all|everyone|question|answer|q|a|action|actions|decision|item|agenda|break|lunch|start|end|open|close|gp|hr|it|room|bed|ward|gate|platform|session|speaker|chair|moderator|interviewer|interviewee|witness|counsel|judge|doctor|nurse|mum|dad)(?: \w{1,12})?$/i;
/** How far away another line of the chat may be. */
const REACH = 1600;
/**
 * Schedules and logs have clock times and colons too, so a chat needs this many lines around a place, by at least two
 * speakers.
 */
const MIN_LINES = 3;
const TIMED = String.raw`\n[\u200e[(]?[\p{L}\d./, -]{0,24}\d{1,2}:\d\d`;
const ANOTHER = new RegExp(`${TIMED}${SPEAKER}`, 'gu');
const ANOTHER_WRITER = new RegExp(String.raw`\n${WRITER}\d{1,2}:\d\d${WRITTEN.source}`, 'giu');

/** Whether a time begins a line of a chat, or follows its speaker. */
export function opensChatLine(text: string, start: number, end: number): boolean {
  return saidAt(text, start, end) !== null || writerAt(text, start, end) !== null;
}

/** The speaker of a chat line, and the speakers mentioned in it, if surrounding lines have the same form. */
export function namesInChat({ text, start, end }: Place): Match[] {
  const said = saidAt(text, start, end);
  const line = said ?? writerAt(text, start, end);
  const name = line?.[1];
  if (line === null || name === undefined || !canSpeak(name)) return [];
  const around = `\n${text.slice(Math.max(0, end - REACH), end + REACH)}`;
  const another = around.matchAll(said === null ? ANOTHER_WRITER : ANOTHER);
  const speakers = Array.from(another, ({ 1: speaker = '' }) => speaker).filter(canSpeak);
  if (!isChat(speakers, said === null || isSmall(name))) return [];
  const from =
    line.index + line[0].lastIndexOf(name, said === null ? undefined : line[0].lastIndexOf(':'));
  const why = 'This is the name of a speaker in a chat log.';
  return [
    { start: from, end: from + name.length, confidence: 0.85, why },
    ...chatMentions(text, said === null ? end : end + said[0].length, speakers),
  ];
}

function saidAt(text: string, start: number, end: number): RegExpExecArray | null {
  const opensLine = LINE_START.test(text.slice(Math.max(0, start - BEFORE), start));
  return opensLine ? matchAt(text, end, SAID) : null;
}

/** With the offset in the whole text. */
function writerAt(text: string, start: number, end: number): RegExpExecArray | null {
  if (matchAt(text, end, WRITTEN) === null) return null;
  const from = Math.max(0, start - LONGEST_WRITER);
  const line = WRITES.exec(text.slice(from, start));
  if (line !== null) line.index += from;
  return line;
}

/**
 * Several lines by more than one speaker, half of whom must be in the name lists if the form alone is not conclusive.
 */
function isChat(speakers: readonly string[], needsNames: boolean): boolean {
  const different = new Set(speakers.map((speaker) => speaker.toLowerCase()));
  if (speakers.length < MIN_LINES || different.size < 2) return false;
  const listed = [...different].filter((speaker) => speaker.split(' ').some(isPlainName));
  return !needsNames || listed.length * 2 >= different.size;
}

/** A listed given name that is not also an ordinary word. */
function isPlainName(word: string): boolean {
  return isFirstName(word) && isUnambiguousName(word);
}

function isSmall(name: string): boolean {
  return name === name.toLowerCase();
}

function canSpeak(name: string): boolean {
  const isNobody = name === name.toUpperCase() || NO_SPEAKER.test(name) || isOccupation(name);
  if (isNobody || !canBeName(name)) return false;
  const words = name.split(' ');
  return isSmall(name)
    ? words.every((word) => isFirstName(word) || isUnambiguousName(word))
    : words.some(isUnambiguousName);
}
