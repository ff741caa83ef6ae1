import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|week|month|year|quarter)';
const PAPER =
  '(?:resolutions?|minutes|contracts?|agreements?|memos?|letters?|invoices?|approvals?|consents?|declarations?|orders?|mandates?|powers? of attorney)';
/** Help pages of apps, and privacy in private life. */
const HELP = phrase(
  `settings|tap|click|if you|users?|can be|menu|to turn|how to|privacy|must be|should be|rules|feature|version|release|policy|by default|option`,
);

/** Talks, papers and messages that are meant to leave no trace, or one that is untrue. */
export const leftNoTrace: WordingPart = {
  triggers: (
    'no minutes*|only for me|just for me|only for us|just for us|' +
    'in the calendar as*|in the diary as*|in your calendar as*|in your diary as*|in my calendar as*|in my diary as*|into the calendar as*|into the diary as*|' +
    'the disappearing messages|disappearing messages on*|to wipe itself*|to delete itself*|to erase itself*|to clear itself*|to empty itself*|the app that*|the app which*|the one that does*|' +
    "doesn't help*|does not help*|won't help*|could hurt*|might hurt*|hurts us*|looks bad*|makes us look*|embarrasses*|could be used against*|might be used against*|could embarrass*|might embarrass*|would hurt*|would embarrass*|incriminates*|damages us|damages our*|" +
    'up a resolution*|up the resolution*|up a contract*|up the contract*|up a memo*|up the memo*|up an agreement*|up the agreement*|up a letter*|up minutes*|up the minutes*|up some minutes*|up an approval*|up an invoice*|up an order*|up a consent*|up a mandate*|up a board*|up the order*|up the approval*|up a declaration*|up a power*|up the declaration*|up the consent*|up the letter*|up the invoice*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `no minutes(?: please)?[,;:.–-]{1,2} ?(?:and )?(?:these|this|that|it|notes?)(?: \\w{3,9})?(?:'s| are| is) (?:only|just) for (?:me|us|you|the two of us)`,
        `(?:put|enter|leave|book|left|entered|booked)(?: it| this| that| us| the \\w{4,9})? (?:in|into|down in) (?:the|your|my|our) (?:calendar|diary) as [^.;:!?]{3,40}? and (?:don't|do not|no|never) (?:write|take|keep|put|make|tell|notes|minutes)(?: (?:anything|notes|minutes|it|a note|anyone))?(?: down)?`,
      ),
      unless: phrase('surprise|birthday|party|present'),
      confidence: 0.82,
      why: 'The text keeps a talk out of every record.',
    },
    {
      form: phrase(
        `turn on the disappearing messages`,
        `(?:set|put) (?:this|the|our) (?:group|chat|channel|thread) to (?:wipe|delete|erase|clear|empty) itself(?: after (?:an? |one |two )?\\w{2,6})?`,
        `(?:use|move to|switch to|take) the (?:app|one) (?:that|which) (?:doesn't|does not|won't) (?:keep|save|store|log) (?:anything|messages|records|logs|a thing)(?: for (?:this|the|these) \\w{3,9})?`,
      ),
      unless: HELP,
      severity: 'medium',
      confidence: 0.8,
      why: 'The text has messages vanish that somebody may have to show.',
    },
    {
      form: phrase(
        `(?:lose|bin|shred|burn|weed out|throw (?:out|away)|destroy|delete|get rid of|take out|pull) (?:anything|everything|whatever|all (?:papers|mails|e-?mails|files|letters)|any (?:papers?|mails?|e-?mails?|files?|letters?))(?: (?:from|about|on|of|to do with) (?:the )?(?:[\\w-]{2,14} ){0,3}?[\\w-]{2,14})? (?:which|that) (?:doesn't help|does not help|won't help|(?:could|might|would) (?:hurt|embarrass|be used against)|hurts|looks bad(?: for)?|makes us look(?: bad)?|embarrasses|incriminates|damages)(?: (?:us|me|him|her|them|our \\w{3,9}))?`,
      ),
      unless: phrase('readers?|story|essay|plot|diet|skin|garden|clutter', 'must|should not|never'),
      confidence: 0.86,
      why: 'The text asks to destroy what could be held against somebody.',
    },
    {
      form: phrase(
        `(?:typed|written|wrote|drawn|drew|made|drafted|knocked|type|write|draw|draft|knock|done|did) up (?:an? |the |some )?(?:\\w{4,9} )?${PAPER}(?: (?:for|of|on) (?:the )?\\w{3,14})? and (?:(?:have |i |i've |we |just )?(?:backdate[ds]?|back-?dated?|dated?|put a date on))(?: (?:it|them))? (?:to |for |as |at |in |as of |from )?(?:the )?(?:end of )?(?:last |early |late )?${MONTH}`,
      ),
      unless: phrase('typo|draft for comments|template|example|must|never'),
      confidence: 0.86,
      why: 'The text says that a paper was made later than its date.',
    },
  ],
  examples: [
    '[[No minutes please, this is just for us]]. [[Enter it in the diary as a fire drill and don’t take notes]].',
    'No minutes were taken at the meeting. Put it in the calendar as a birthday and do not tell her, it is a surprise.',
    '[[Put the chat to erase itself after a week]]. For this one [[switch to the app which doesn’t store anything]].',
    'The app has disappearing messages; by our rules they must be turned off. Turn on the disappearing messages in the settings of the chat.',
    'Go through the shelf and [[bin any letters about the Corvin case that could embarrass us]].',
    'Throw away everything that does not help the reader of your story. Delete whatever damages the skin of the apple.',
    'I have [[drawn up a resolution for the loan and dated it last March]]; [[write up the minutes and backdate them to early June]].',
    'She typed up the minutes and dated the new book in the register. I wrote up the contract and dated it today.',
  ],
};
