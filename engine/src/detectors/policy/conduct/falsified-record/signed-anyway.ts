import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const SHEET = `(?:(?:\\w{3,12} )?(?:register|sheet|log|log ?book|checklist|form|record|card|tag|book|permit|certificate|report|chart|inspection)s?)`;
const SIGN =
  '(?:sign|tick|initial|fill in|fill out|complete|stamp|certify|sign off|tick off|write up)';
const PART = `(?:half|a third|a quarter|two thirds|a fraction|a tenth|part|\\d{1,2} ?%|\\d{1,2} per ?cent)`;
const CUSTOMS = phrase(
  'customs|declaration|declare[ds]?|dut(?:y|ies)|import|clearance|border|tariffs?|real one|true one|tax',
);
const OFFICE = `(?:they|the (?:\\w{3,12} )?(?:office|officer|bank|insurer|council|embassy|agency|portal|system|company|landlord|ministry|department)|home office|customs|immigration|hmrc|the irs|hr|the job ?centre)`;
const ORDERLY = phrase(
  `must|should not|never (?:sign|tick|put|fill)|correct(?:s|ed|ion)|by mistake|in error|typo|template|discount(?:ed)?|consent form|petition|cookies|newsletter|raffle|quiz|game`,
);

/** Papers that are signed, split or ticked although they do not say the truth. */
export const signedAnyway: WordingPart = {
  triggers: (
    'anyway|regardless|all the same|even so|' +
    'half the*|half of the*|half value|half price|third of the*|quarter of the*|fraction of the*|two thirds of*|% of the*|per cent of the*|' +
    "never check|never checks|never verify|never verifies|never look|never looks|never ask|never asks|won't check|won't verify|don't check|doesn't check|nobody checks|nobody verifies|no one checks|no one verifies|nobody looks|no one looks|nobody asks|no one asks|nobody ever checks|no one ever checks|rarely check|rarely checks|hardly ever check*"
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${SIGN} (?:off )?(?:the |all the |their |every |both |all |our )?${SHEET}(?: (?:for|of) (?:(?:all|both|each|every one) of (?:them|us|you)|all|them|him|her|them all|everybody|everyone|the (?:lot|whole \\w{3,9}|week|lads|crew|others|missing \\w{3,9}|\\w{3,9})))? (?:anyway|regardless|all the same|even so)`,
      ),
      requires: phrase(
        'not done|undone|skipped|nobody|no one|inspector|inspection|auditors?|audit|safety|before|monday|tuesday|wednesday|thursday|friday|visit|tomorrow|coming|due|missed|for (?:all|them|everyone|everybody)',
      ),
      unless: ORDERLY,
      confidence: 0.83,
      why: 'The text asks to sign for checks that were not done.',
    },
    {
      form: phrase(
        `(?:second|another|separate|different|extra|other) (?:one|invoice|bill|set of invoices|pro[- ]?forma|contract|receipt) (?:\\w{2,9} ){0,3}?(?:at|for|with|showing|of|stating) (?:only )?(?:${PART}(?: of)? the|half) (?:real |true |actual |full )?(?:value|price|amount|sum|cost)(?: (?:for|to show(?: to)?|to give(?: to)?) (?:the |their )?(?:customs|declaration|duty|import|tax|clearance|border)(?: \\w{4,9})?)?`,
      ),
      requires: CUSTOMS,
      unless: ORDERLY,
      confidence: 0.85,
      why: 'The text describes a second paper with a lower value for the authorities.',
    },
    {
      form: phrase(
        `(?:tick|put|say|answer|write|enter|click|select|put down) ["“‘']?(?:no|yes|none|nothing|single|self-employed)["”’']?(?: (?:to|on|for|under|in|there|everywhere)(?: \\w{2,12}){0,4}?)?[,;–—-]{0,2} ?(?:because |as |since )?(?:${OFFICE} (?:never|won't|don't|doesn't|rarely|hardly ever|will never) (?:actually |really |ever )?(?:checks?|verif(?:y|ies)|looks?|asks?)|(?:nobody|no one) (?:ever |will ever |will )?(?:checks?|verif(?:y|ies)|looks?|asks?))`,
      ),
      unless: ORDERLY,
      severity: 'medium',
      confidence: 0.8,
      why: 'The text advises a false answer because nobody will check it.',
    },
  ],
  examples: [
    'Nobody walked the escape route. [[Tick the fire log for the whole week anyway]], the auditor is due.',
    'If you have not decided yet, sign the petition form anyway; complete the form regardless of your age.',
    'Their forwarder can print [[another invoice at a third of the real price for customs]].',
    'We send a second invoice for half the price when the work is done, and a separate bill for half the amount.',
    'Do you have other income? [[Put “no”, the agency never checks]].',
    'Say yes, nobody else will; put nothing in the box.',
  ],
};
