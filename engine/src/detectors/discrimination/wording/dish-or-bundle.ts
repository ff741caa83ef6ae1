const NAME = /^fagg?ots?$/i;
/** Somebody is called so, whatever is cooking. */
const HURLED_AT =
  /\b(?:those|these|them|you|your|fucking|bloody|dirty|filthy|disgusting|stupid|damn|pair of|couple of|bunch of|kill|hate|stop being an?) $/i;
const SERVED_WITH =
  /^,? ?(?:and|with|in|&|n['’]) (?:the |a |some |rich |onion |mushy |garden |marrowfat |thick |mashed ){0,3}(?:peas|gravy|mash|potato(?:es)?|chips|onions?|sauce|batter|pea)(?!\p{L})/iu;
/** Sticks bound for a fire, and steel for a forge. */
const BUNDLE_OF =
  /^ of (?:\p{Ll}{3,9} )?(?:brushwood|wood|firewood|sticks|twigs|branches|brush|gorse|furze|straw|reeds?|thorns?|hazel|willow|iron|steel|kindling|herbs)(?!\p{L})/iu;
const COOKING =
  /(?<!\p{L})(?:min[cs]ed?|mincing|liver|caul|offal|pork|suet|sage|breadcrumbs|onions?|gravy|peas|oven|bak(?:e[ds]?|ing)|simmer\w{0,3}|fr(?:y|ied)|roast\w{0,3}|recipes?|butchers?|chip ?shop|chippy|wrap(?:ped)?|gas mark|minutes|°c|tray|dish|portions?|pudding|frozen|tinned|shape|roll(?:ed)?|serves?|served|dozen)(?!\p{L})/giu;
/** What is done to people, or said of them. */
const OF_PEOPLE =
  /(?<!\p{L})(?:shout\w{0,3}|yell\w{0,3}|scream\w{0,3}|beat|beaten|shoot|shot|kill\w{0,3}|hate[ds]?|punch\w{0,3}|gays?|queers?|lesbians?|disgusting|leave|ought|should|deserve[ds]?|burn in hell|marry|marriage)(?!\p{L})/iu;
const AROUND = 28;
const SENTENCE_AROUND = 200;
const MIN_COOKING_WORDS = 2;

/** Whether a word that is also a slur means the British dish of minced offal, or a bundle of sticks. */
export function isDishOrBundle(text: string, start: number, end: number): boolean {
  if (!NAME.test(text.slice(start, end))) return false;
  const before = text.slice(Math.max(0, start - AROUND), start);
  if (HURLED_AT.test(before)) return false;
  const after = text.slice(end, end + AROUND * 2);
  if (SERVED_WITH.test(after) || BUNDLE_OF.test(after)) return true;
  const around = text.slice(Math.max(0, start - SENTENCE_AROUND), end + SENTENCE_AROUND);
  if (OF_PEOPLE.test(around)) return false;
  const words = new Set(around.match(COOKING)?.map((word) => word.toLowerCase()));
  return words.size >= MIN_COOKING_WORDS;
}
