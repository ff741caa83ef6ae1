import { oneLine } from '#engine/text/one-line.ts';

const CAPITAL = String.raw`\p{Lu}[\p{L}\p{M}'’.-]{1,24}`;
/** Lowercase words within street names. */
const SMALL =
  '(?:of|the|na|an|de|des|du|la|le|les|van|von|den|der|het|di|del|della|dei|dos|das|da|do|y|el|' +
  'los|las|zum|zur|bis|ter|rue|avenue|boulevard|place|chemin|allée|impasse|quai|cours|route|' +
  "square|[dl]['’][\\p{L}-]{2,20})";
const NUMBER = String.raw`\d{1,5}(?:[A-Za-z](?![\p{L}\d]))?(?:[-/]\d{1,4}[A-Za-z]?)?`;
const WORDS = `(?:(?:${SMALL}|${CAPITAL}|[A-Z]) ){0,5}(?:${CAPITAL}|[A-Z]|[dl]['’][\\p{L}-]{2,20})`;

/** `12 bis avenue de la République` at the end of a string. */
const NUMBER_FIRST = new RegExp(
  `(?<![\\p{L}\\d.,/-])(?:${NUMBER},? ${WORDS}|\\d{1,3}(?:st|nd|rd|th) \\p{Lu}\\p{L}{2,20})$`,
  'u',
);
/** `Am Alten Markt 5` at the end of a string. */
const NUMBER_LAST = new RegExp(
  `(?<![\\p{L}\\d-])(?:(?:ul|al|os|pl)\\. ?|(?:via|viale|piazza|corso|vicolo|largo|calle|avenida|plaza|paseo|rua|ulica) )?${CAPITAL}(?: (?:${SMALL}|${CAPITAL})){0,4} \\d{1,3}(?: ?[a-hA-H](?![\\p{L}\\d])|[-/]\\d{1,4}| ?-? ?(?:hs|huis|bis)|-[A-Z]|-[IV]{1,4})?(?: ?(?:m|lok)\\. ?\\d{1,4}| (?:lgh|vån) ?\\d{1,4})?$`,
  'u',
);
/** A part of a building: `Flat No. 502`, `Unit 7`, `PO Box 12`. */
export const UNIT = new RegExp(
  oneLine`(?<![\p{L}\d])(?:[Ff]lat|FLAT|[Aa]partment|APARTMENT|Apt|APT|[Aa]ppt?|[Bb]ureau|Unit|UNIT|Suite|SUITE|Ste|Room|Plot|Block|Shop
    |House|Villa|P\.?O\.? Box|Postfach|Postbus)\.?(?: (?:No|Nr)\.?)?(?: ?[A-Z]?-?\d{1,5}(?:[A-Za-z]
    |\/\d{1,2})?|(?<=(?:Unit|Flat|Suite|Apartment|Apt|Shop)\.?)[ ][A-Z])$`,
  'u',
);
/** A house with a name instead of a number. */
export const HOUSE_NAME = oneLine`(?<![\p{L}\d])(?:The )?(?:\p{Lu}[\p{L}'’-]{1,20} ){1,3}(?:Cottage
  |House|Rectory|Lodge|Farm|Farmhouse|Villa|Mill|Barn|Manor|Vicarage|Bungalow|Parsonage
  |Presbytery|Gatehouse|Coach House|School House|Maltings|Granary|Stables|Forge|Smithy|Grange
  |Croft|Oast|Priory|Gables|Laurels|Hollies|Willows|Beeches)`;
const NAMED_HOUSE = new RegExp(
  `${HOUSE_NAME}(?: (?:[Hh]ostel|[Rr]efuge|(?:[Cc]are|[Nn]ursing|[Rr]esidential|[Rr]etirement) [Hh]ome|[Ss]heltered [Hh]ousing|[Hh]alls))?$`,
  'u',
);
/** A flat in a named building, as in India: `B-402 Malhar Residency`. */
const NAMED_BUILDING = new RegExp(
  oneLine`(?<![\p{L}\d])[A-Z]{1,2}[-/ ]?\d{1,4},? (?:\p{Lu}[\p{L}'’]{1,20} ){1,3}(?:Residency
    |Apartments?|Towers?|Heights|Enclave|Society|Complex|Colony|Nagar|Vihar|Chambers|Mansions?
    |CHS|Bhavan|Niwas|Nivas|Soc\.|CHSL|Apts?\.?)$`,
  'u',
);
/** A street without a number, on which a named house is located. */
const NAMED_STREET =
  /(?<![\p{L}\d])(?:\p{Lu}[\p{L}'’.-]{1,20} ){1,3}(?:Street|Road|Lane|Avenue|Drive|Close|Crescent|Terrace|Gardens|Way|Hill|Row|Mews|Parade|Quay|Square)$/u;
/** What comes between a street and its postcode in continental Europe: a floor and a side, or a flat. */
export const FLOOR = new RegExp(
  oneLine`^(?:(?:\d{1,2}\.? ?[ºª°]|r\/c)[ .,]{0,2}(?:esq|dto|dta|dcha|drcha|izda|izqda|izq|centro|fte|frente
    |\d{1,2} ?[ªº]|[A-H])?|\d(?:r|n|t|è)(?: \d(?:a|ª))?
    |(?:baixos|bajo|entresuelo|principal|àtic|ático|escalera|esc\.)(?: [A-Z\d]{1,2})?
    |(?:lgh|vån|int|scala|app|wohnung|whg|bte|boîte|appt|apt|lok|m|flat)\.? ?[A-Z\d]{1,4}
    |(?:col|colonia|fracc|barrio)\.? \p{Lu}[\p{L} .'’]{2,40}|(?:depto|interior)\.? ?\w{1,5}
    |\d{1,2} ?tr|(?:\d{1,2}|st)\. ?(?:t[vh]|mf|sal|og|stock|etage)\.?)\.?$`,
  'iu',
);
/** Postal abbreviations of US states; alternatives for a regular expression. */
export const AMERICAN_STATES =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]';
/** A town, a district or a street without a number. */
export const PLACE = new RegExp(
  oneLine`^(?:\p{Lu}[\p{L}\p{M}'’.-]{0,24}|of|the|on|upon|under|in|na|an|de|la|le|sur|am
    |\d{1,2})(?: (?:\p{Lu}[\p{L}\p{M}'’.-]{0,24}|of|the|on|upon|under|in|na|an|de|la|le|sur|am
    |\d{1,2})){0,4}$`,
  'u',
);
/** Streets in Spain, Portugal and Latin America, whose house numbers may have four digits or follow a comma. */
const IBERIAN = new RegExp(
  oneLine`(?<![\p{L}\d])(?:C\/[ ]?|(?:Calle|Cl\.|Av\.|Avda\.?|Avenida|Rua|R\.|Calzada|Blvd\.|Bulevar|Paseo|P\.º|Pso\.|Plaza|Pza\.|Praça|Carretera
    |Ctra\.|Camino|Privada|Cerrada|Prolongación|Carrera|Travessa|Tv\.|Alameda|Al\.|Estrada|Rodovia|Largo|Circuito)[ ])(?:(?:de|del|la|las|los|el|da|do|das
    |dos|e|y|\p{Lu}[\p{L}\p{M}'’.-]{0,24}|\d{1,2})[ ]){0,6}(?:\p{Lu}[\p{L}\p{M}'’.-]{0,24}|\d{1,2}),?[ ](?:n[º°.]{1,2}[ ]?|No\.[ ]?|#[ ]?|núm\.[ ]?)?\d{1,4}(?:-?[A-Z](?![\p{L}\d]))?$`,
  'u',
);
/** Street words in languages that put the number last; other words may be anything. */
const STREET_WORD = new RegExp(
  oneLine`(?:stra(?:ß|ss)e|str\.|gasse|platz|weg|allee|ufer|damm|ring|gracht|straat|laan
    |plein|kade|dijk|singel|vej|veien|vegen|gade|gata|gatan|gaten|gate|väg|vägen|katu|tie|vängen
    |gränd|stigen|stien|backen|bakken|torget|torvet|leden|allén|brinken|Stra(?:ß|ss)e|Str\.
    |Platz|Weg|Allee|Ufer|Damm|Ring|Gasse|Markt|Chaussee) \d
    |^(?:Am|An|Auf|Im|In|Zum|Zur|Unter|Via|Viale|Piazza|Corso|Vicolo|Calle|Avenida|Plaza|Paseo
    |Camino|Rua|Rue|Avenue|Ulica|ul\.|al\.|os\.|pl\.|Odos|Leoforos|Plateia|Carrer|Passeig
    |Avinguda|Rambla|Ronda|Plaça|Travessera|Largo|Travessa|Praça|Lungarno|Strada|Bulevardul
    |Calea|via|viale|piazza|corso|vicolo|calle|avenida|plaza|paseo|rua|ulica) `,
  'u',
);
const FRENCH_WORD =
  /\b(?:rue|avenue|boulevard|bd|place|chemin|allée|impasse|quai|cours|route|square)\b/i;
const MONTH =
  /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Section|Article|Chapter|Figure|Table|Page|Volume|Vol|No|Version|Part|Room|Day|Week)\p{L}{0,9}\.? \d/u;

const AGE = /^\d{1,3},? (?:years?|yrs?|months?|weeks?|days?)(?!\p{L})/iu;

/** Where the street and number at the end of a string begin, and whether the words are unambiguous. */
export interface Street {
  readonly index: number;
  readonly isPlain: boolean;
}

/** The street at the end of a single-line string; undefined if there is none. */
export function streetAtEnd(stretch: string): Street | undefined {
  const building =
    UNIT.exec(stretch) ??
    IBERIAN.exec(stretch) ??
    NAMED_HOUSE.exec(stretch) ??
    NAMED_BUILDING.exec(stretch);
  if (building !== null) return { index: building.index, isPlain: true };
  const last = NUMBER_LAST.exec(stretch);
  const isPlain = last !== null && STREET_WORD.test(last[0]);
  const first = NUMBER_FIRST.exec(stretch);
  if (first !== null && !isPlain && !AGE.test(first[0]))
    return { index: first.index, isPlain: true };
  if (last !== null && !MONTH.test(last[0])) return { index: last.index, isPlain };
  const named = NAMED_STREET.exec(stretch);
  return named === null ? undefined : { index: named.index, isPlain: true };
}

/** The same before a town preceded by its postcode, where numbers of other forms are not house numbers. */
export function streetBeforeTown(stretch: string): Street | undefined {
  const street = streetAtEnd(stretch);
  if (street === undefined) return undefined;
  const written = stretch.slice(street.index);
  const isPlain = street.isPlain && (!/^\d/.test(written) || FRENCH_WORD.test(written));
  return { ...street, isPlain };
}
