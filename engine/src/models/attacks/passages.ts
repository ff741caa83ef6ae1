import { createLiteralScanner, type LiteralScanner } from '#engine/literals/literal-scanner.ts';
import { SentenceCursor } from '#engine/reading/sentence.ts';
import { oneLine } from '#engine/text/one-line.ts';
import type { Span } from '#engine/vocabulary.ts';

import { disguisedLiterals } from './disguises.ts';
import { GROUPS, SLURS } from './groups.ts';
import { isPlainMention } from './plain-mentions.ts';

/** A short paragraph is read as a whole, because a second sentence may retract the first. */
const LONGEST_PARAGRAPH = 320;
/** A line followed by lower case was wrapped and does not end there. */
const LINE_END = /\n(?!\p{Ll})/u;
/** Words of attack, whatever the target. */
const ATTACKS = oneLine`hate|hates|hatred|despise|despises|loathe|loathes|detest|disgust*|repulsive
  |revolting|vile|scum|vermin|filth|filthy|trash|pathetic|worthless|stupid|dumb|idiot|idiots|moron
  |morons|imbecile*|loser|losers|freak|freaks|pervert*|degenerate*|subhuman*|inferior|savages
  |parasites|cockroach*|monkeys|kill|kills|killing|kill yourself|die|murder*|rape|rapes|raped
  |rapist*|shoot|stab|hang|lynch*|exterminate*|gas chamber*|genocide|hitler|nazi|nazis|white power
  |white supremac*|master race|holocaust|slave|slaves|slavery|deport*|invaders|fuck*|shit|asshole*
  |bastard*|ugly|worst|go back to|get out of|terrorist*|terrorism|bomb|bombs|cancer|illegal
  |illegally|whipped|feminazi*|incel*|virgin*`;
/** Words that refer to others as a group. */
const OTHERS = oneLine`they|they're|them|themselves|those who|these people|those people|people like
  |country|countries|border|borders|build the wall|the wall|a person|a man|if you are|you're a
  |you are a|nothing but|typical|by nature|person's nature|behaviour|smarter than|worse than|race
  |races|racial|religion|god|american|americans|america|england|europe|sent back|welfare|jobs
  |affirmative action|psychiatric|diagnosed|drug addict*|anti|speak english|chosen ones
  |make me sick|throat*|wife|girlfriend|mom|she's|shes`;

let scan: LiteralScanner | undefined;

/**
 * The passages of a text that may hold an attack because they name a group, insult or threaten; in order, without
 * overlaps.
 */
export function passagesOf(text: string): Span[] {
  const passages: Span[] = [];
  const sentences = new SentenceCursor(text);
  let done = 0;
  visitMentions(text, (start, end) => {
    if (end <= done || isPlainMention(text, start, end)) return;
    const passage = passageAt(text, sentences.at(end - 1));
    passages.push({ start: Math.max(done, passage.start), end: passage.end });
    done = passage.end;
  });
  return passages;
}

/** Whether a text in isolation names a group, insults or threatens. */
export function mentionsGroupOrAttack(text: string): boolean {
  let isSaid = false;
  visitMentions(text, (start, end) => {
    isSaid ||= !isPlainMention(text, start, end);
  });
  return isSaid;
}

/** Visits the words that may name a group, insult or threaten, including plain mentions. */
function visitMentions(text: string, visit: (start: number, end: number) => void): void {
  scan ??= createLiteralScanner(triggers());
  scan(text, (_trigger, start, end) => visit(start, end));
}

function passageAt(text: string, sentence: Span): Span {
  const { start, end } = sentence;
  // Limited to the length of a short paragraph, because a text may be a single line.
  const before = text.slice(Math.max(0, end - LONGEST_PARAGRAPH - 1), start);
  const after = text.slice(end, start + LONGEST_PARAGRAPH + 1);
  const lineStart = lastLineEnd(before, text.charAt(start));
  const lineEnd = after.search(LINE_END);
  const first = lineStart === -1 ? start - before.length : start - before.length + lineStart + 1;
  const last = lineEnd === -1 ? end + after.length : end + lineEnd;
  return last - first <= LONGEST_PARAGRAPH ? { start: first, end: last } : sentence;
}

/**
 * The end of the last line that is not continued in lower case; -1 if there is none. `next` is the text that follows.
 */
function lastLineEnd(text: string, next: string): number {
  let at = text.lastIndexOf('\n');
  while (at !== -1 && !LINE_END.test(`${text.slice(at, at + 2)}${next}`)) {
    at = at === 0 ? -1 : text.lastIndexOf('\n', at - 1);
  }
  return at;
}

function triggers(): string[] {
  const lists = [...Object.values(GROUPS), ...Object.values(SLURS), ATTACKS, OTHERS];
  return [...new Set([...lists.join('|').split('|'), ...disguisedLiterals()])];
}
