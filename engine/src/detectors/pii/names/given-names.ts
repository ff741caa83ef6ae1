import type { Match, Place } from '#engine/detector.ts';
import { endOfCompanyName } from '#engine/models/names/corrections/non-names.ts';
import { isCapitalAt } from '#engine/text/ascii.ts';
import { endOfMatchAt, matchesAt } from '#engine/text/match-at.ts';
import { oneLine } from '#engine/text/one-line.ts';
import { withoutMarks } from '#engine/text/without-accents.ts';

/**
 * By language, common given names (and names used as such) of peoples underrepresented in the model's training data:
 * only those that are not a word, place or brand that English texts capitalize.
 */
const BY_LANGUAGE = {
  estonian: 'toomas urmas priit tõnu jaanus tarmo margus raivo ülle kaarel tiit aivar meelis',
  latvian: 'ragnars guntis aigars jānis andris valdis ģirts dzintars ilze baiba inese',
  lithuanian:
    'mindaugas žygimantas vytautas algirdas gintaras rimantas saulius kęstutis eglė jūratė živilė daiva',
  finnish: 'veikko jukka pekka heikki tuomas seppo kirsi päivi riitta tuula katariina eeva',
  hungarian: 'gergely lászló zoltán ferenc sándor gyula ildikó zsuzsanna katalin erzsébet',
  romanian: 'ionuț cătălin răzvan gheorghe bogdan dragoș ioana mihaela anca ileana',
  albanian: 'besnik agim arben shpresa vjosa fatmir ilir bujar dritan liridon',
  georgian: 'giorgi vakhtang zurab tamaz irakli levan nugzar ketevan nodar',
  armenian: 'tigran anahit hovhannes siranush gevorg hayk artak armine gohar vardan lusine',
  sinhala: 'chaminda dilrukshi nadeesha roshan ishara thilina lasantha sanjeewa nimal ruwan',
  tamil: 'thusharini pirathap sivakumaran kavitha murugan senthil selvaraj vijayalakshmi karthik',
  akan: 'kwabena kwame kwaku kofi adwoa akosua abena yaa akua kojo kwasi afia',
  kenyan:
    'wanjiru wanjiku njeri wambui nyambura kiprotich cheruiyot otieno achieng atieno kamau njoroge kipchoge jepkosgei wafula barasa rehema',
  somali: 'hodan hibaaq ifrah cawil abdirahman abdullahi faduma sahra yuusuf cabdi',
  arabic: 'mohd khalfan abdulrahman noura hessa shamma maitha hamdan yousuf',
  yoruba: 'oluwaseun adebayo olumide temitope folake babatunde ayodele titilayo oluwatobi',
  igbo: 'chukwuemeka nnamdi adaobi chinedu ngozi obinna uchenna ifeanyi chiamaka',
  zulu: 'thandeka sipho nomvula zodwa thabo lerato tebogo sibusiso nomsa mandla',
} as const;

export const GIVEN_NAMES: readonly string[] = Object.values(BY_LANGUAGE)
  .flatMap((names) => names.split(' '))
  .map(withoutMarks);

const PARTICLE = '(?:van|von|de|da|bin|bint|binti|al|el|sh\\.|[A-Z]\\.?) ';
const FAMILY = new RegExp(
  String.raw`-?(?:\p{Lu}[\p{L}\p{M}’'-]{1,24})?(?:[ ](?:${PARTICLE}){0,2}\p{Lu}[\p{L}\p{M}-]{1,24}(?:['’]\p{L}{3,20})?(?![\p{L}\p{M}]|[ ]?\())` +
    '{0,2}',
  'uy',
);
const WORD_ENDS = /(?:['’]s)?(?![\p{L}\p{M}\d_@/-]|\.[\p{L}\d])/uy;
const IN_ADDRESS = /[\p{L}\d._@/-]$/u;
/** Things named after people. */
const THING_NAMED_AFTER_PERSON = new RegExp(
  oneLine`[ ](?:street|road|lane|avenue|square|bridge|airport|stadium|hospital|hotel|university
    |college|school|foundation|prize|award|group|bank|river|lake|mountains?|district|county
    |region|province|municipality|station|park|island|beach|fc|united)(?!\p{L})`,
  'iuy',
);

/** Whether a trigger is capitalized and so may name a person. */
export function mayBeGiven(text: string, start: number, end: number): boolean {
  return isCapital(text, start) && matchesAt(text, end, /(?![\p{L}\p{M}\d_@/])/uy);
}

/** An unambiguous given name, with the surname that follows. */
export function givenName({ text, start, end }: Place): Match | undefined {
  const given = text.slice(start, end);
  if (given === given.toUpperCase() && given.length < 5) return undefined;
  if (IN_ADDRESS.test(text.slice(Math.max(0, start - 1), start))) return undefined;
  const whole = endOfMatchAt(text, endOfShortForm(text, given, end), FAMILY) ?? end;
  const to = matchesAt(text, whole, WORD_ENDS) ? whole : end;
  if (!matchesAt(text, to, WORD_ENDS) || matchesAt(text, to, THING_NAMED_AFTER_PERSON))
    return undefined;
  if (CALLED_AFTER_WITHIN.test(text.slice(end, to)) || endOfCompanyName(text, to) !== undefined) {
    return undefined;
  }
  return {
    start,
    end: to,
    confidence: 0.75,
    why: 'The word is a given name and no ordinary word.',
  };
}

/** `Mohd.` for Mohammed, with the period before the rest of the name. */
function endOfShortForm(text: string, given: string, end: number): number {
  return /^mohd$/i.test(given) && /^\. \p{Lu}/u.test(text.slice(end, end + 3)) ? end + 1 : end;
}

const CALLED_AFTER_WITHIN = new RegExp(THING_NAMED_AFTER_PERSON.source, 'iu');

function isCapital(text: string, offset: number): boolean {
  return isCapitalAt(text, offset) || /\p{Lu}/u.test(text.charAt(offset));
}
