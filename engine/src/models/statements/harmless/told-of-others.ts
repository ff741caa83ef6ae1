import { phrase } from '#engine/phrases/phrase.ts';

const SAID =
  '(?:told (?:me|us|him|her|them|the \\w{3,12}|staff)|said|says|stated|states|disclosed|reported|describes?|described|explained|recalls?|recalled|wrote)(?: to (?:me|us|the \\w{3,12}))?(?: that| how)?';
const KIN =
  '(?:(?:my|her|his|their|the) )?(?:(?:step-?)?(?:mum|mom|mam|mummy|mommy|dad|daddy|father|mother)|he|she|they|uncle|aunt|brother|sister|teacher|gran|granddad|grandma|grandpa|boyfriend|husband|wife|partner|neighbou?r|manager|boss)';
/** A relative's words or deeds, quoted after a verb of saying. */
const OF_OTHERS = new RegExp(
  String.raw`\b${SAID}:?,?\s{1,3}["“'‘«]\s?${KIN}['’]?(?:s|d|ll)?\s\p{Ll}`,
  'iu',
);
/** Deeds that the speaker admits. */
const OWN_DEED = phrase(
  `i (?:also |then |just |only )?(?:hit|broke|took|stole|forgot|lied|pushed|hurt|did it|did not|didn't|failed|missed|left|made a mistake|was wrong|should have|crashed|dropped|am sorry|signed|deleted|lost|sent)|my fault|our fault|i'm sorry|i admit|we admit`,
);

/** Whether a sentence quotes what others did, so that nobody admits anything. */
export function tellsOfOthers(written: string): boolean {
  return OF_OTHERS.test(written) && !OWN_DEED.test(written);
}
