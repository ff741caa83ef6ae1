const CAPITAL = String.raw`\p{Lu}[\p{L}\p{M}'’.-]{1,24}`;
/** Small words within names of streets. */
const SMALL =
  "(?:of|the|na|an|de|des|du|la|le|les|van|von|den|der|het|di|del|della|dei|dos|da|do|y|el|los|las|zum|zur|bis|ter|rue|avenue|boulevard|place|chemin|allée|impasse|quai|cours|route|square|[dl]['’][\\p{L}-]{2,20})";
const NUMBER = String.raw`\d{1,5}(?:[A-Za-z](?![\p{L}\d]))?(?:[-/]\d{1,4}[A-Za-z]?)?`;
const WORDS = `(?:(?:${SMALL}|${CAPITAL}|[A-Z]) ){0,5}(?:${CAPITAL}|[A-Z]|[dl]['’][\\p{L}-]{2,20})`;

/** `12 bis avenue de la République` at the end of a stretch. */
const NUMBER_FIRST = new RegExp(
  `(?<![\\p{L}\\d.,/-])(?:${NUMBER},? ${WORDS}|\\d{1,3}(?:st|nd|rd|th) \\p{Lu}\\p{L}{2,20})$`,
  'u',
);
/** `Am Alten Markt 5` at the end of a stretch. */
const NUMBER_LAST = new RegExp(
  `(?<![\\p{L}\\d-])${CAPITAL}(?: (?:${SMALL}|${CAPITAL})){0,4} \\d{1,3}(?: ?[a-h](?![\\p{L}\\d])|[-/]\\d{1,4})?$`,
  'u',
);
/** A part of a building: `Flat No. 502`, `Unit 7`, `PO Box 12`. */
export const UNIT =
  /(?<![\p{L}\d])(?:Flat|Apartment|Apt|Unit|Suite|Ste|Room|Plot|Block|Shop|House|Villa|P\.?O\.? Box|Postfach|Postbus)\.?(?: (?:No|Nr)\.?)? ?[A-Z]?-?\d{1,5}[A-Za-z]?$/u;
/** A house that has a name and no number. */
const NAMED_HOUSE =
  /(?<![\p{L}\d])(?:The )?(?:\p{Lu}[\p{L}'’-]{1,20} ){1,3}(?:Cottage|House|Rectory|Lodge|Farm|Farmhouse|Villa|Mill|Barn|Manor|Vicarage|Bungalow)$/u;
/** A town, a district or a street without a number. */
export const PLACE =
  /^(?:\p{Lu}[\p{L}\p{M}'’.-]{0,24}|of|the|on|upon|under|in|na|an|de|la|le|sur|am|\d{1,2})(?: (?:\p{Lu}[\p{L}\p{M}'’.-]{0,24}|of|the|on|upon|under|in|na|an|de|la|le|sur|am|\d{1,2})){0,4}$/u;
/** What a street is called by in languages that put the number last; other words may be anything. */
const STREET_WORD =
  /(?:stra(?:ß|ss)e|str\.|gasse|platz|weg|allee|ufer|damm|ring|gracht|straat|laan|plein|kade|dijk|singel|vej|gade|gata|gatan|gate|väg|katu|tie) \d|^(?:Am|An|Auf|Im|In|Zum|Zur|Unter|Via|Viale|Piazza|Corso|Vicolo|Calle|Avenida|Plaza|Paseo|Camino|Rua|Rue|Avenue|Ulica|ul\.) /u;
const FRENCH_WORD =
  /\b(?:rue|avenue|boulevard|bd|place|chemin|allée|impasse|quai|cours|route|square)\b/i;
const MONTH =
  /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Section|Article|Chapter|Figure|Table|Page|Volume|Vol|No|Version|Part|Room|Day|Week)\p{L}{0,9}\.? \d/u;

/** Where a street with its number begins that ends a stretch, and whether that is plain from its words. */
export interface Street {
  readonly index: number;
  readonly isPlain: boolean;
}

/** The street at the end of a stretch of one line; undefined where there is none. */
export function streetAtEnd(stretch: string): Street | undefined {
  const unit = UNIT.exec(stretch) ?? NAMED_HOUSE.exec(stretch);
  if (unit !== null) return { index: unit.index, isPlain: true };
  const first = NUMBER_FIRST.exec(stretch);
  if (first !== null) return { index: first.index, isPlain: true };
  const last = NUMBER_LAST.exec(stretch);
  if (last === null || MONTH.test(last[0])) return undefined;
  return { index: last.index, isPlain: STREET_WORD.test(last[0]) };
}

/** The same before a town that its postcode precedes, where other numbers are no houses. */
export function streetBeforeTown(stretch: string): Street | undefined {
  const street = streetAtEnd(stretch);
  if (street === undefined) return undefined;
  const written = stretch.slice(street.index);
  const isPlain = street.isPlain && (!/^\d/.test(written) || FRENCH_WORD.test(written));
  return { ...street, isPlain };
}
