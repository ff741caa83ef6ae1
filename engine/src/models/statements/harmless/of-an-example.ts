import { phrase } from '#engine/phrases/phrase.ts';
import type { Span } from '#engine/vocabulary.ts';

/** The advice in a training after a quoted example: `"He told me to shut up." → report`. */
const TO_BE_REPORTED =
  /^[.!?…]?["”“’'»][.]?[ \t]{0,4}(?:→|->|=>|⇒|➜|\|)[ \t]{0,4}(?:\*\*)?(?:please |always |yes[,:] ?)?(?:report(?!\w| (?:to|it to) (?:nobody|no one|me)\b)|speak up|escalate|raise (?:it|a concern)|tell (?:hr|compliance|legal)|call (?:the|our)|(?:this is )?(?:a )?(?:violation|breach|not (?:ok|okay|allowed|acceptable)|unacceptable|forbidden|unlawful|illegal|misconduct|harassment|retaliation))/i;
const REACH = 60;

/** Whether a quoted sentence is an example in a training, with the advice to report it. */
export function isExampleToReport(text: string, { end }: Span): boolean {
  const after = text.slice(Math.max(0, end - 1), end + REACH);
  return TO_BE_REPORTED.test(after) || TO_BE_REPORTED.test(after.slice(1));
}

const DESTROY =
  '(?:delete|shred|destroy|erase|wipe|burn|alter|back-?date|falsify|tamper with|cover up|doctor|manipulate|mislead|lie to)';
const NO_ONE =
  '(?:nobody|no one|none of us|no (?:employee|manager|colleague|supplier|contractor|member of (?:the )?(?:staff|team)))';
/** Bans on destroying evidence. */
const BAN = phrase(
  `${NO_ONE} (?:is|are|will be|may be|must be|should be|can be) (?:ever |to be )?(?:instructed|asked|told|expected|allowed|permitted|required|made|pressed|encouraged|ordered|authori[sz]ed) to (?:ever )?${DESTROY}`,
  `${NO_ONE} (?:may|must|should|shall|can|will) (?:ever )?${DESTROY}`,
  `(?<=^\\W{0,6})(?:(?:employees|staff|managers|you|we|colleagues) (?:must|should|may|shall) (?:never|not) (?:ever )?|never |do not )${DESTROY} (?:\\w{1,12},? ){0,4}?(?:e-?mails?|files|records|documents|evidence|logs|messages|invoices|reports) (?:that|which|relevant|related|needed|under|subject to|once|while)`,
);
/** Bans on records that are not true. */
const BAN_OF_FALSEHOOD = phrase(
  `(?<=^\\W{0,6})(?:never|do not|don't) (?:ever )?(?:sign(?: off)?(?: for)? (?:any |the )?(?:work|anything|papers?|checks?|documents?|records?|hours) (?:that |which )?(?:you (?:did not|didn't|have not|haven't)|(?:was|were) not)|(?:put|write) (?:an? )?(?:earlier|later|false|wrong|different) (?:dates?|names?|amounts?|figures?|times?) (?:on|in|under)|(?:split|break up) (?:an? |the )?(?:orders?|invoices?|bills?|purchases?) to)`,
);
/** Words that take a ban back, or limit it to a place or a time. */
const NOT_QUITE = phrase(
  `unless|except|but|until|yet|instead|private(?:ly)?|personal|home|somewhere|elsewhere|too obvious\\w{0,2}|by mistake|on (?:the|a) (?:server|shared drive)|without (?:asking|telling|checking with) me|move|rename`,
);

/** Whether a sentence forbids destroying what others may have to see, or recording what is not true. */
export function forbidsDestruction(written: string): boolean {
  return (BAN.test(written) || BAN_OF_FALSEHOOD.test(written)) && !NOT_QUITE.test(written);
}

const PARTS_OF_A_GAME: readonly RegExp[] = [
  phrase('players?'),
  phrase('cards?|decks?|tiles?'),
  phrase('dice|die|tokens?|coins|meeples?|pawns?|seals?'),
  phrase('shuffle[sd]?|deal (?:two|three|one|\\d)|face down|face up|draw pile|discard pile'),
  phrase('rounds?|turns?|playing time|setup'),
  phrase('winner|wins|winning|points|rules|in case of a tie'),
  phrase('board|box'),
];
const MIN_PARTS = 5;
const REACH_OF_RULES = 1800;

/** Whether a sentence belongs to the rules of a game, where hiding and cheating are play. */
export function isOfAGame(text: string, { start, end }: Span): boolean {
  const around = text.slice(Math.max(0, start - REACH_OF_RULES), end + REACH_OF_RULES);
  return PARTS_OF_A_GAME.filter((part) => part.test(around)).length >= MIN_PARTS;
}
