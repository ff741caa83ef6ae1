import type { Match } from '#engine/detector.ts';
import { isUnambiguousName } from '#engine/models/names/lexicon/name-lookup.ts';

/** A message may span lines, until the next line of the chat begins. */
const NEXT_LINE = /\n(?=[^\n]{0,60}\d{1,2}:\d\d)/;
const LONGEST_SAID = 600;
/** The minimum length for the name of a speaker mentioned in a chat, to distinguish it from a word. */
const SHORTEST = 3;

/** The speakers of a chat who are mentioned in a message from an offset on, even in lower case. */
export function chatMentions(text: string, from: number, speakers: readonly string[]): Match[] {
  const names = namesOfPerson(speakers);
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

/** The speakers' names, and the first of several words unless it is an ordinary word. */
function namesOfPerson(speakers: readonly string[]): string[] {
  const names = new Set<string>();
  for (const speaker of speakers) {
    const name = speaker.toLowerCase();
    const [first = name] = name.split(' ');
    if (first !== name) names.add(name);
    if (first.length >= SHORTEST && isUnambiguousName(first)) names.add(first);
  }
  return [...names]
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
}
