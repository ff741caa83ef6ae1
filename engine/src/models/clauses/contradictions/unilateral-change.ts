import { phrase } from '#engine/phrases/phrase.ts';

import type { Contradiction } from './contradiction.ts';

/** What looks like unilateral changes and is none. */
export const UNILATERAL_CHANGE: readonly Contradiction[] = [
  // The heading of a step, and programs whose output may change.
  {
    says: phrase(
      `(?<=^\\W{0,9}(?:example \\d{1,2}: )?)to (?:modify|change|update|delete|add|edit|rename|replace|reset|describe|create|adjust) (?:the|an?|your|its) [^.;]{3,120}$`,
      `(?:apis?|syntax|outputs?|formats?|interfaces?|functions?|methods?|flags?|objects?|schemas?|names? of)(?: [^.;]{1,160}?)? (?:may|might|can|could) (?:also )?change`,
      `(?:does not|don't|do not) (?:\\w{3,9} ){0,2}consider (?:them|it) (?:to be )?(?:part of )?(?:their|its|our|the) (?:formal |public |stable )?api|not subject to semver`,
    ),
    unless: phrase('we|us|our|terms?|fees?|prices?|agreement|contract|charges?|plans?'),
  },
  // Coming in changes no terms.
  {
    says: phrase(
      '(?:may|can) (?:\\w{2,12} ){0,2}(?:enter|inspect|audit|search|visit|access the premises)',
    ),
    unless: phrase(
      '(?:chang|modif|amend|updat|revis|alter|var|adjust|replac|suspend|discontinu|term|fee|pric)\\w{0,6}',
    ),
  },
  // The times of trains and flights, which nobody changes alone.
  {
    says: phrase(
      `(?<=^[\\W\\d]{0,9})(?:(?:the|our|flight|train|all|published) ){0,2}(?:schedules?|timetables?|opening (?:hours|times)|(?:flight|train|departure|arrival) times) (?:may|can|might|could) (?:also |sometimes )?(?:change|vary|be changed)`,
    ),
    unless: phrase('we (?:may|can|reserve)|without (?:any )?(?:notice|refund|liability)|no refund'),
  },
  // Who decides for themselves changes no terms.
  {
    says: phrase(
      `(?:you|parents|members?|customers?|guests?|employees?|patients?|participants?|users?) (?:may|can|are free to) (?:\\w{3,10} )?(?:change|revise|reverse|reconsider|update|edit) (?:your|his|her|their) (?:minds?|decisions?|choices?|consent|settings|preferences|details|profiles?|answers?|selections?|address(?:es)?|opinions?)`,
    ),
    unless: phrase(
      'we|us|(?:(?:company|provider|operator|supplier|landlord|bank) (?:may|can|reserves?))|sole discretion|terms',
    ),
  },
  // A change that is announced in time, and that the other party may leave upon.
  {
    says: phrase(
      `(?:tell|notify|inform|let|write to|give|e-?mail) you …(?:before|beforehand|in advance|notice|prior) …(?:you (?:may|can|are free to|are entitled to|have the right to) (?:\\w{3,10} )?(?:leave|cancel|terminate|end|close|withdraw|object|opt out))`,
    ),
    unless: phrase('without notice|sole discretion|continued use|effective immediately|no right'),
  },
];
