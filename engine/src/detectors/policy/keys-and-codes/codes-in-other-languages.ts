import type { Match, Place } from '#engine/detector.ts';
import { groupAt } from '#engine/text/labeled-value.ts';
import { oneLine } from '#engine/text/one-line.ts';

import { DIGITS, WHEELS } from './code-digits.ts';

/**
 * Terms for a code that say by themselves that it opens something: German, Dutch, Swedish, French, Spanish, Italian, …
 */
const OWN_TERMS = (
  'türcode|haustürcode|torcode|zugangscode|zutrittscode|eingangscode|tresorcode|safecode|schlosscode|alarmcode|garagencode|' +
  'türpin|tresorkombination|zahlenkombination|deurcode|toegangscode|poortcode|kluiscode|portkod|dörrkod|larmkod|' +
  "digicode|code d'entrée|code d'accès|code d'ouverture|code porte|code portail|code alarme|code coffre|code immeuble|" +
  'código de acceso|código de entrada|clave de acceso|código de acesso|codice di accesso|codice di ingresso|' +
  "codice d'ingresso|codice d'accesso|codice porta|codice cancello|codice allarme|kod dostępu|kod wejściowy"
).split('|');
/** Terms for a code of something that the next words name. */
const CODES_OF = (
  'code für|code zum|code zur|code der|code des|code vom|kombination des|kombination vom|kombination für|pin für|pin der|pin des|' +
  'code van|code du|code de la|code de|code des|combinaison du|combinaison de la|código de la|código del|código de|clave de la|clave del|' +
  "combinación de la|código da|código do|codice della|codice del|codice dell'|combinazione della|combinazione del|" +
  'kod do|kod od|kód od|kód do|koden till'
).split('|');
/** What is locked, at the head of a line or a clause about it. */
const LOCKED_THINGS = (
  'alarmanlage|tresor|haustür|eingangstür|hoftor|garagentor|schlüsselkasten|schlüsseltresor|schlüsselbox|' +
  'alarme|portail|coffre|coffre-fort|boîte à clés|alarma|caja fuerte|puerta|allarme|cancello|cassaforte|voordeur|kluis'
).split('|');

export const TRIGGERS_OF_OTHER_LANGUAGES: readonly string[] = [
  ...OWN_TERMS,
  ...CODES_OF,
  ...LOCKED_THINGS,
];
const WITHOUT_ACCENTS = new Map(
  TRIGGERS_OF_OTHER_LANGUAGES.map((term) => [folded(term), term] as const),
);

/** What has a lock. */
const LOCK = oneLine`(?:(?:\p{L}{0,14}(?:tür|tor|schloss|alarm|alarmanlage|tresor|safe|eingang|keller|garage|schranke|spind|raum|büro|lager|haus|kasten|box|aufzug))(?:s|es)?
  |porte|portail|portillon|coffre(?:-fort)?|immeuble|alarme|garage|local|barrière|cave|entrée|interphone|résidence|boîte à clés|grille|hall|ascenseur|vestiaire|casier
  |puerta|portal|alarma|caja fuerte|garaje|verja|edificio|candado|taquilla|almacén|cancela|trastero|porta|portão|cofre|garagem|cadeado|prédio
  |cancello|portone|allarme|cassaforte|ingresso|lucchetto|magazzino|cantina|deur|voordeur|poort|kluis|garagedeur|slot|berging
  |drzwi|bramy|furtki|domofonu|alarmu|sejfu|klatki|wejścia|dveří|brány|alarmu|trezoru|porten|dörren|larmet|kassaskåpet)`;
const ARTICLES = String.raw`(?: (?:die|der|den|das|dem|des|unser\p{L}{0,2}|de la|de l['’]|de|du|le|la|les|el|los|las|del|da|do|il|lo|het|od|till)|['’]){0,2}`;
/** Whose lock it is: `in der Sakristei`. */
const WHERE = String.raw`(?: (?:in|im|an|am|auf|zu|zum|zur|von|vom|der|des|du|de|de la|del|della|d['’]|van|w|na)(?: \p{L}{2,4})?[ ']\p{L}{3,16}){0,2}`;
const VERB = String.raw`(?: (?:lautet|ist|bleibt|est|reste|es|è|é|is|to|jest|är|je)(?: (?:le|la|el|il|ab sofort|ab heute|ab morgen|seit gestern|jetzt|nun|neu|weiterhin|noch immer|immer noch|nach wie vor|désormais|maintenant|toujours|ahora|ora|adesso|sempre|agora|nu|nog steeds|teraz|nadal)){0,2})`;
const VALUE = `${VERB}?[ ]?[:=–-]?[ ]{1,4}["„“«]?[ ]?(?!(?:19|20)\\d\\d(?!\\d))(${DIGITS}|${WHEELS})`;

const BEHIND_TERM = new RegExp(`(?:e|s)?${WHERE}${VALUE}`, 'iuy');
const BEHIND_LOCK = new RegExp(
  `${ARTICLES}(?: |(?<=['’]))${LOCK}(?!\\p{L})${WHERE}${VALUE}`,
  'iuy',
);
const AT_LOCK = new RegExp(
  String.raw`${WHERE}[ ]?[:,(–-]? (?:mit )?(?:dem |le |el |il )?(?:code|pin|kombination|código|clave|codice|kod|combinaison)${VALUE}`,
  'iuy',
);
const STATED_PIN = new RegExp(
  String.raw`(?:-Code)?${VERB}(?: (?=\d)|: ?)["„“«]?(\d{4,8})(?![\w%]|[.,:/-]\d| ?\d)`,
  'uy',
);
/** Words for using a PIN, and for what it does. */
const WITH =
  /(?:\b(?:mit|per|durch|via|avec|con|met|com)|(?<!\p{L})z)(?: (?:der|dem|le|el|il|de|o))? $/iu;
const PIN_VALUE = / (\d{4,8})(?![\w%]|[.,:/-]\d| ?(?:\d|mm|cm|kg|€|eur))/iy;

/** Whether a word of the text is one of these triggers, which match regardless of accents. */
export function isOfOtherLanguage(word: string): boolean {
  return WITHOUT_ACCENTS.has(folded(word));
}

/** The code of a door, an alarm or a safe after a term for it in one of the languages of Europe. */
export function codeInOtherLanguages(place: Place): Match | undefined {
  const term = WITHOUT_ACCENTS.get(folded(place.text.slice(place.start, place.end))) ?? '';
  if (OWN_TERMS.includes(term)) return codeAfter(place, BEHIND_TERM, 0.75);
  return codeAfter(place, CODES_OF.includes(term) ? BEHIND_LOCK : AT_LOCK, 0.75);
}

/** The PIN that a text in another language states: `Die PIN lautet …`, `mit PIN … entschärft`. */
export function pinInOtherLanguages(place: Place): Match | undefined {
  const { text, start, end } = place;
  if (text.slice(start, end) !== 'PIN') return undefined;
  const isUsed = WITH.test(text.slice(Math.max(0, start - 16), start));
  return (
    codeAfter(place, STATED_PIN, 0.7) ?? (isUsed ? codeAfter(place, PIN_VALUE, 0.7) : undefined)
  );
}

function codeAfter({ text, end }: Place, form: RegExp, confidence: number): Match | undefined {
  const found = groupAt(text, end, form);
  if (found === undefined) return undefined;
  const why = 'Digits appear next to a term for what they open.';
  return { start: found.start, end: found.end, confidence, why };
}

function folded(term: string): string {
  return term
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();
}

/** Each with its near misses. */
export const EXAMPLES_OF_OTHER_LANGUAGES: readonly string[] = [
  'Der Code für den Tresor im Pfarrbüro lautet ab sofort [[8-21-40-3]]. Türcode: [[4417]], Zugangscode [[2580#]]; der Code des Hoftors ist jetzt [[7731]].',
  'Alarmanlage: Code [[4417]]. Tresor im Keller, Kombination [[14-22-07]]. Die PIN lautet [[8832]]; die Anlage wird mit PIN [[8833]] unscharf geschaltet.',
  'Code de la porte : [[4417]]. Le code du portail est le [[7731B]], code d’accès [[2580]], digicode : [[2581]]. Alarme : code [[9034]].',
  'El código de la puerta es [[4417]]; clave de la alarma: [[7731]]. Caja fuerte: código [[9034]]. Il codice del cancello è [[4417]], codice allarme [[7731]].',
  'De code van de voordeur is [[4417]], alarmcode: [[7731]]. Kod do bramy: [[4417]]. Portkod [[7731]].',
  'Der Code für den Kurs lautet 4417. Türcode wird 2025 geändert, Tür 4417 ist zu, Türcode 2024; Tresor 4000 mm breit. Der Code der Tür hat 4 Stellen.',
  'Le code de la consommation de 1993, code postal : 75011, code de la route 2024. El código del producto es 4417. Il codice della strada 1992. Kod pocztowy 31-147.',
  'Der PIN 4711 des Steckers; PIN lautet so; mit PIN 4 verbinden. Alarme 2019 : code APE 4417Z.',
];
