import { phrase } from '#engine/phrases/phrase.ts';

/** Sentences in which a company describes itself, as in an advertisement. */
const PROFILE = phrase(
  `(?:our|the) (?:\\w{2,12} ){0,3}(?:people|staff|teams?|employees|members|volunteers|engineers|drivers) (?:now |together |currently )?(?:runs?|operates?|serves?|looks? after|works? (?:in|across|from)|maintains?|manages?|delivers?)`,
  `we (?:now |currently )?(?:run|operate|own|serve|employ|have) (?:\\w{2,14} ){0,3}(?:shops?|stores?|warehouses?|depots?|trucks?|vans?|branches|offices|sites|people|staff|customers|schools|homes|factories)`,
);
/** Words that say that something is wrong, or may be: no mere description then. */
const WRONG = phrase(
  `without|never|not|no|nobody|none|instead|although|though|even|fake|false|cash|pockets?|hid(?:e|es|den)|secret(?:ly)?|quiet(?:ly)?|off the books|illegal(?:ly)?|unpaid|drunk|asleep|broken|unsafe
    |expired|stolen|steals?|favou?rs?|free of charge|family|friends?|own|private(?:ly)?|gifts?|bribes?|cheat(?:s|ed|ing)?|fiddl(?:e|es|ed|ing)|skip(?:s|ped|ping)?|only when|unless`,
);

/** Whether a sentence only says what a company has and does. */
export function isProfile(written: string): boolean {
  return PROFILE.test(written) && !WRONG.test(written);
}
