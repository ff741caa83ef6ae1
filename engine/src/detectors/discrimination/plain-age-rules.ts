import type { PhraseRule } from '#engine/phrases/phrase-rule.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { FOR_AGE_HEALTH_OR_FAITH } from './equal-treatment.ts';

const AGE = String.raw`(?:1[89]|[2-6]\d)`;
const DECADE = '(?:20s|30s|twenties|thirties)';
const NO_ADVERT = phrase(
  `study|research|trial|participants|survey|screening|vaccin\\w{2,6}|railcard|discount|tickets?|insurance for|degrees|celsius|temperatures?|weather|minutes|mph|he was|she was|born|album|film`,
);

/** In the notation of literals; the wordings contain one. */
export const PLAIN_AGE_TRIGGERS: readonly string[] =
  'no mature*|no older*|no elderly*|20s|twenties|30s|thirties|young gun*|young guns|closer aged*|go-getter aged*|hustler aged*|hunter aged*|young talent*|young professional*|salesperson aged*|self-starter aged*|are you a*|years left in*|old dog*|new tricks|drawing a pension|drawing pension|drawing his pension|drawing her pension|draw his pension|draw her pension|over ##|above ##|over ##s|above ##s'.split(
    '|',
  );

/** Wording in plain words that turns people away for their age. */
export const PLAIN_AGE_RULES: readonly PhraseRule[] = [
  {
    form: phrase(
      `no (?:mature|older|elderly) (?:candidates|applicants|people|workers|ladies|women|men)(?= ?(?:[.,;!)]|$|please|need))`,
      `are you an? (?:[\\w-]{3,12},? ){0,2}(?:young gun|closer|go-getter|hustler|hunter|young talent|young professional|salesperson|self-starter)s? (?:aged|between) ${AGE}(?:-|–| and | to )${AGE}(?=\\W)`,
      `(?<!(?:low|high|upper|the) )(?:(?:in (?:her|his|their) )?(?:early |mid |late |mid-|early-|late-)?${DECADE},? (?:ideally|preferably|preferred|max(?:imum)?|at most)|(?:ideally|preferably|preferred:?) (?:in (?:her|his|their) )?(?:early |mid |late |mid-|early-|late-)?${DECADE})`,
      `(?<=^\\W{0,8}(?:\\d[\\d.]{0,5} )?|[,;.] )(?:over|above|older than) ${AGE}s? ?[:–—-] ?(?:always |automatic(?:ally)? )?(?:declin|reject|refus|no loan|no cover)\\w{0,3}`,
    ),
    unless: NO_ADVERT,
    confidence: 0.84,
    why: 'The wording asks for people of a certain age, which excludes everyone else.',
  },
  {
    form: phrase(
      `only (?:\\w{1,6} (?:or|to) )?\\w{1,6} (?:good |decent |more )?years left in (?:him|her)`,
      `(?:will|would|he'll|she'll|'ll|'d) (?:soon )?be (?:drawing|on|collecting) (?:his |her |a |the )?pension (?:before|by the time|when|soon)(?: the (?:job|project|work|contract)(?: is (?:done|finished|over))?)?`,
      `(?<=^\\W{0,6}(?:[\\w.]{2,12}: )?)old dogs?,? (?:and )?new tricks(?=\\W{0,3}$|[.,;])`,
    ),
    unless: phrase('footballer|striker|horses?|engine|car|dogs? (?:are|is)|insured|my|i'),
    legalReference: FOR_AGE_HEALTH_OR_FAITH,
    confidence: 0.8,
    why: 'The remark holds a person’s age against them.',
  },
];

/** Each with its near misses. */
export const PLAIN_AGE_EXAMPLES: readonly string[] = [
  'Bar staff wanted, [[no older applicants]]. [[Are you a keen closer aged 21-27]]? Hostess, [[late twenties at most]].',
  '3.2 [[Above 60: always decline]].',
  'Are you aged 21-27? Take part in our study. It will be in the low 20s, ideally less; in his twenties he played at most once.',
  'PK: 61, [[only three or four years left in him]]. RV: [[old dog, new tricks]].',
  'You can teach an old dog new tricks. The horse has only two good years left in him.',
];
