import type { PhraseRule } from '#engine/phrases/phrase-rule.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const SHEET = '(?:register|log ?book|log|sheet|book|checklist|form|record|list|card|tag)s?';
const ORDERLY = phrase(
  "must|never|may not|should(?:n't)?|nobody|no one|not allowed|fire drill|guests?|visitors?|library|petition",
);

/** In the notation of literals; each wording below contains one. */
export const SIGNED_FOR_ALL_TRIGGERS: readonly string[] = (
  'for all of them*|for all of us*|for the lot*|for them all*|for everyone*|for everybody*|for each of them*|for the whole week*|for the week*|for both*|for every one*|for all anyway|' +
  'half the value|half its value|half the price|half the amount|a third of*|a quarter of*|a fraction of*|a lower value|a lower price|a lower amount|a reduced value|a reduced price|less value'
).split('|');

/** Registers signed for checks that nobody made, and invoices made out for customs alone. */
export const SIGNED_FOR_ALL_RULES: readonly PhraseRule[] = [
  {
    form: phrase(
      `(?:sign|tick|fill in|fill out|initial|complete|stamp|mark)(?: off| up)? (?:the |that |this |all the )?(?:\\w{3,12} ){0,2}${SHEET}(?: off)? for (?:all of (?:them|us)|all|everyone|everybody|the lot|them all|the (?:whole )?week|both(?: of them)?|each of them|every one(?: of them)?) (?:anyway|regardless|all the same|in any case|just the same|before (?:the |he|she|they)\\w{0,12}|as done|as (?:if|though))`,
    ),
    unless: ORDERLY,
    confidence: 0.86,
    why: 'The text asks to sign for checks that were not made.',
  },
  {
    form: phrase(
      `(?:issue|make(?: out)?|send|prepare|raise|give|do|provide|write)(?: (?:us|me|you|him|them))? (?:an? )?(?:second|another|other|separate|different|new|duplicate)(?: one| invoice| set| bill| copy)? (?:at|with|for|showing|over) (?:half|a (?:third|quarter|fraction)|a lower|less|a reduced)(?: of)?(?: (?:the|its))? ?(?:value|price|amount|sum)?(?: \\w{2,8}){0,3}? (?:for|to) (?:the |their )?(?:declaration|customs|dut(?:y|ies)|clearance|import|border)`,
    ),
    unless: phrase('corrected|correction|refund|credit note|damaged|by mistake|must|never|return'),
    confidence: 0.86,
    why: 'A second invoice with a lower value is made for customs.',
  },
];

/** Each with its near misses. */
export const SIGNED_FOR_ALL_EXAMPLES: readonly string[] = [
  'The fridges were not checked on Sunday. [[Initial the temperature log for the whole week anyway]].',
  'The mill can [[send us another invoice with a third of the price for customs]].',
  'Sign the visitor book for both of them before the tour. Nobody may fill in the form for them all anyway.',
  'The mill will send another invoice at half the price for the damaged goods to customs.',
];
