import type { Match } from '#engine/detector.ts';
import { isNameAlone } from '#engine/models/names/lexicon/name-alone.ts';

/** What somebody says goes on over lines, until another line of the chat begins. */
const NEXT_LINE = /\n(?=[^\n]{0,60}\d{1,2}:\d\d)/;
const LONGEST_SAID = 600;
/** Whom a chat mentions by the name under which they write in it; so many letters tell a name from a word. */
const SHORTEST = 3;

/** The speakers of a chat who are named in what is said from an offset on, be it in small letters. */
export function chatMentions(text: string, from: number, speakers: readonly string[]): Match[] {
  const names = callNames(speakers);
  if (names.length === 0) return [];
  const rest = text.slice(from, from + LONGEST_SAID);
  const nextLine = rest.search(NEXT_LINE);
  const said = nextLine === -1 ? rest : rest.slice(0, nextLine);
  const form = new RegExp(
    String.raw`(?<![\p{L}\p{M}\d_./-]|[\p{L}\d]@)(?:${names.join('|')})(?![\p{L}\p{M}\d_@]|[./-][\p{L}\d])`,
    'giu',
  );
  const why = 'This is the name of someone who writes in the same chat.';
  return Array.from(said.matchAll(form), ({ index, 0: name }) => {
    const start = from + index;
    return { start, end: start + name.length, confidence: 0.8, why };
  });
}

/** Names as they stand before what is said, and the first of several words, unless it is a word for something else. */
function callNames(speakers: readonly string[]): string[] {
  const names = new Set<string>();
  for (const speaker of speakers) {
    const name = speaker.toLowerCase();
    const [first = name] = name.split(' ');
    if (first !== name) names.add(name);
    if (first.length >= SHORTEST && isNameAlone(first)) names.add(first);
  }
  return [...names]
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
}
