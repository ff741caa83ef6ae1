import type { Certainty, Match, Place, PlaceDetector } from '#engine/detector.ts';
import { BESIDE_CONTACT } from '#engine/detectors/company.ts';
import { addressBesideColumn } from '#engine/detectors/pii/addresses/beside-column.ts';
import {
  BRAZILIAN_CODE,
  brazilianAddress,
  isBrazilianCode,
} from '#engine/detectors/pii/addresses/brazilian.ts';
import {
  addressByHouse,
  HOUSE_TRIGGERS,
  isHouse,
} from '#engine/detectors/pii/addresses/by-house-and-block.ts';
import {
  addressByPostcode,
  mayBePostcode,
  POSTCODE_TRIGGERS,
  startWithUnit,
} from '#engine/detectors/pii/addresses/by-postcode.ts';
import {
  addressByStreetWord,
  STREET_TRIGGERS,
} from '#engine/detectors/pii/addresses/by-street-word.ts';
import {
  addressesBelow,
  addressInRecord,
  isAddressHeader,
  isHeadAlone,
  STREET_HEADS,
  TOWN_HEADS,
} from '#engine/detectors/pii/addresses/in-columns.ts';
import {
  addressInSmallLetters,
  mayBeSmall,
} from '#engine/detectors/pii/addresses/in-small-letters.ts';
import {
  addressByCounty,
  COUNTY_TRIGGERS,
} from '#engine/detectors/pii/addresses/irish-townland.ts';
import {
  JAPANESE_CODE,
  japaneseAddress,
  mayBeJapanese,
} from '#engine/detectors/pii/addresses/japanese.ts';
import { judgeHolder } from '#engine/detectors/pii/addresses/of-firm.ts';
import {
  SINGAPORE_CODES,
  singaporeanAddress,
} from '#engine/detectors/pii/addresses/singaporean.ts';
import { AMERICAN_STATES, HOUSE_NAME } from '#engine/detectors/pii/addresses/street-forms.ts';
import { GDPR } from '#engine/laws.ts';
import { isCapitalAt, isDigit } from '#engine/text/ascii.ts';
import { endingAtOffset, startOfMatchBefore } from '#engine/text/ending-at-offset.ts';
import { matchAt, matchesAt } from '#engine/text/match-at.ts';

/** Number, direction and name before the street suffix. */
const BEFORE = endingAtOffset(
  String.raw`(?<![\p{L}\d.,$€£#-])(?:\d{1,5}(?:[A-Za-z]|-\d{1,4}|/\d{1,4})?),?\s(?!of\s)(?:(?:[NSEW]|North|South|East|West)\.?\s)?(?:(?:[\p{Lu}][\p{L}'’.-]{1,20}|\d{1,3}(?:st|nd|rd|th)|of|the)\s){1,4}`,
  'u',
);
const DIRECTION = '(?:\\s(?:NE|NW|SE|SW|[NSEW]|North|South|East|West)\\b\\.?)?';
const UNIT =
  '(?:,?\\s(?:[Aa]pt|[Aa]partment|[Ss]uite|[Ss]te|[Uu]nit|[Ff]loor|[Ff]lat|[Rr]oom|' +
  '#)\\.?\\s?[A-Za-z]?\\d{0,5}(?:/\\d{1,2}|[A-Za-z])?\\b|,?\\s\\d{1,2}(?:st|nd|rd|th)\\s[Ff]loor)?';
const CITY = "[\\p{Lu}][\\p{L}'’.-]{1,20}(?:\\s[\\p{Lu}][\\p{L}'’.-]{1,20}){0,2}";
const STATE = `(?:${AMERICAN_STATES}|\\p{Lu}\\p{Ll}{3,12})`;
const ZIP = '\\d{5}(?:-\\d{4})?(?!\\d)';
const POSTCODE = '[A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2}\\b';
/** A named house and its street, which then has no number. */
const HOUSE_BEFORE = endingAtOffset(
  String.raw`${HOUSE_NAME}, (?:\p{Lu}[\p{L}'’.-]{1,20} ){1,2}`,
  'u',
);
/** Property listings and the like: a count of beds, baths, stars or days rather than a house number. */
const SIZE =
  /^\d{1,2}[ -](?:bed|bedroom|bedroomed|bath|bathroom|storey|star|car|person|man|day|week|year|level)s?\s/i;
/**
 * A city and a code without a state: of four digits in South Africa and New Zealand, or of five in the United States.
 */
const CITY_AND_CODE =
  `(?:,\\s{1,2}${CITY}){0,2},?\\s{1,2}${CITY},?\\s(?!(?:19|20)\\d\\d(?!\\d))(?:\\d{4}|${ZIP})` +
  '(?=[\\s]{0,3}(?:$|[\\n,.;:)|/"]|(?:to|and|in|on|from|is|was|or|for|since|until)\\s))(?![.,]\\d)';
/** Cities, regions and countries of several words, which are not cut. */
const OF_TWO_WORDS =
  '(?:United (?:Kingdom|States(?: of America)?|Arab Emirates)|New (?:Zealand|South Wales|Jersey|York|Mexico|Hampshire|Delhi)|' +
  'South (?:Africa|Australia|Yorkshire|Wales)|(?:North|West) Yorkshire|(?:West|East) (?:Midlands|Sussex)|' +
  'Northern Ireland|(?:Western|Northern|Eastern) Cape|Western Australia|Free State|Cape Town|Port Elizabeth|' +
  'Hong Kong|Sri Lanka|Isle of (?:Man|Wight)|Greater (?:Manchester|London)|Los Angeles|San \\p{Lu}\\p{Ll}{3,10})\\b';
/** City and postcode after the street; each may be on its own line. */
const AFTER = new RegExp(
  `\\.?${DIRECTION}${UNIT}(?:,?\\s{1,3}${CITY}(?:,\\s{1,2}${CITY})?,?\\s{1,3}(?:${STATE}\\.?,?\\s{1,3}${ZIP}|${POSTCODE})|,?\\s{1,3}${POSTCODE}|${CITY_AND_CODE}|,\\s{1,2}${CITY},\\s(?:${OF_TWO_WORDS}|${STATE}\\b(?! \\p{Lu}\\p{Ll})))?`,
  'uy',
);
/** The word for a street follows that of a hill or a park after which it is named. */
const GOES_ON =
  /^ (?:Street|St|Avenue|Ave|Road|Rd|Lane|Crescent|Cres|Terrace|Tce|Close|Drive|Gardens|Grove|Way|Parade|Mews|Court)(?![\p{L}’'])/u;
/** A number and a letter for the direction before the name of a street. */
const DIRECTED = /^\d{2,5} [NSEW]\.? \p{Lu}/u;
/** Ambiguous suffixes that are common enough in street names to count when a person is named nearby. */
const IN_COMPANY = /^(?:drive|square|hill|close|park|walk|row|ct|pl)$/i;
const NO_STREET = /^(?:19|20)\d\d|\s(?:of|the)\s/;
/** Suffixes that are also ordinary words need a city or a postcode after them. */
const AMBIGUOUS =
  /^(?:way|place|drive|court|square|row|hill|close|park|gate|circle|walk|dr|st|ct|pl|sq|ter)$/i;

export const postalAddress: PlaceDetector = {
  scope: 'place',
  id: 'postal-address',
  typeName: 'Postal address',
  category: 'pii',
  description:
    'A street address in a format of the UK, Ireland, North America, continental Europe, Australia or India.',
  severity: 'low',
  recommendation: 'Remove the address or shorten it to the city and country.',
  legalReference: { law: GDPR, article: 'Art. 4(1)' },
  triggers: [
    ...POSTCODE_TRIGGERS,
    ...STREET_TRIGGERS,
    ...COUNTY_TRIGGERS,
    ...HOUSE_TRIGGERS,
    JAPANESE_CODE,
    BRAZILIAN_CODE,
    ...SINGAPORE_CODES,
    ...STREET_HEADS.filter((head) => head !== 'street'),
    ...TOWN_HEADS,
    ...(
      'street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|court|ct|way|place|pl|' +
      'square|sq|terrace|ter|highway|hwy|parkway|pkwy|crescent|row|mews|brae|wynd|vennel|' +
      'esplanade|garth|close|grove|gardens|hill|park|gate|circle|cir|trail|alley|broadway|walk|' +
      'parade|quay|quays|wharf|embankment|promenade|cres|tce|pde|cct'
    ).split('|'),
  ],
  reach: { before: 180, after: 140 },
  examples: [
    'LOCN   [[UNIT 9, 12 HARBOUR ST, BRONTE NSW 2024]]; [[FLAT 3, 60 Station Road, Leeds LS1 4AB]]',
    'ST ENDA’S COLLEGE, TUAM, CO. GALWAY\nEnd of year report; she lives at [[Knockroe, Tuam, Co. Galway]].',
    'Ship to [[1600 Pennsylvania Avenue NW, Washington, DC 20500]].',
    'Premises: [[Suite 114, 2900 Ridgeway Blvd, Tulsa, OK 74105]]; [[Unit 2, Old Dock Road\nHull HU9 1PR]]',
    '[[Unit 14 Carlton Mills, Leeds LS12 2HQ]]; [[Unit B, Station Road, York YO1 6GA]]',
    '70013,Atelier Rousseau,EUR,45 FDM,F250311,990.00\n70014,Kessler,EUR,30 NET,A125417,12480.00',
    'Lives at [[221B Baker Street, London NW1 6XE]] today',
    '[[742 Evergreen Terrace]]',
    'New address: [[2217 Poplar Ter Apt 3, Memphis TN 38104]]',
    'He rolled up to [[1187 Pelican Bend, Clearwater, FL 33755]].',
    '[[12 Old Mill Lane, Apt. 4B\nSpringfield, IL 62704]]\nUSA',
    'Office: [[350 Fifth Ave, Suite 3300, New York, NY 10118]]',
    'Lives at [[14 Ard na Gréine, Bishopstown, Cork T12 X70A]].',
    'Home: [[Flat 3, 27 Marchmont Crescent, Edinburgh EH9 1HF]]',
    '[[Lindenstraße 14, 53113 Bonn]] or [[18 rue des Martyrs, 75009 Paris]]',
    '[[Keizersgracht 241, 1016 EA Amsterdam]]; [[Via Garibaldi 27, 20121 Milano]]',
    '[[2380 rue Saint-Denis, Montréal, QC H2X 3K9]]',
    '[[Unit 5, 118 Lygon Street, Carlton VIC 3053]], or [[Flat No. 502, Baner Road, Pune - 411045]]',
    'Dr. Jane Roe, [[1450 Creekside Drive]]',
    'Address: [[22 Netmakers’ Brae, Kirkhaven KH5 3JX]]',
    '[[Hauptstr. 12]], [[PO Box 4417, Boise, ID 83702]]',
    'Address ........ [[9 KESTREL CLOSE\n                 SPALDING\nPostcode ....... PE11 3QT]]',
    'Home address: [[112a Mitcham Lane, London  Postcode: SW16 6LY]]\nPostcode: [[PE11 3QT]]',
    '[[The Old Vicarage, Church Lane]]           Due: 07/05/2025',
    '[[Sinsenveien 44 C, 0585 Oslo]]; [[Rua das Flores 217, 2.º Esq., 4050-262 Porto]]',
    'Mrs Ann Roe <ann@roe.example>\n[[Gresford, LL12 8RG]]\nTel. 01978 496 044',
    'Weber GmbH · [[Lindenstraße 14 · 70563 Stuttgart]]',
    'Weber GmbH, [[Pariser Platz 9, 10117 Berlin]], HRB 204417 B',
    '[[The Old Maltings, Cropwell Lane, Bingham NG13 8ZT]]; [[Flat 3, 118 Sneinton Parade]], Nottingham',
    'She lives at [[Knockaun, Kilmallock, Co. Limerick]], he at [[Rosmuc, Maam Cross, Co. Galway H91 X2RT]].',
    'Employer: Tidewell Foods (Ireland) Ltd, Naas, Co. Kildare; Foods Ltd, [[Main Street, Naas, Co. Kildare]].',
    'Larch Paper Ltd, registered office: [[9 Mill Street, Leeds LS1 4AB]]. Elm Books, [[14 Harbour Street]], Cork. hello@elmbooks.example',
    'Between Mr John Roe of [[Ballyknock House, Athy, Co. Kildare]] and Ms Ann Poe.',
    'Mr John Roe, [[Plot 88, Cadastral Zone A04, Asokoro, Abuja]].',
    'Ms Ann Poe, [[No. 11 Ahmadu Bello Way, Kaduna]]; see No. 9 Milky Way.',
    'Murphy & Co. Dublin; the bogs of Offaly, Co. Offaly; section 51 of the Road Traffic Act.',
    'Address: [[Rua Augusta, 2690, São Paulo - SP, 01412-100]]; [[Av. Paulista, 1578 - apto 41 - Bela Vista, São Paulo/SP, CEP 01310-200]]',
    'Lote 01412-100 da Rua Augusta, 2690; SP, 01412-100.',
    '[[Av. Insurgentes Sur 1602, 03940 Ciudad de México]]; [[Calle Orizaba 92, Col. Roma Norte, 06700 CDMX]]; [[C/ Fuencarral 112, 3º Izda, 28010 Madrid]]',
    '[[Rua da Bica de Duarte Belo 41, 2º esq, 1200-054 Lisboa]]; [[Storgatan 14 lgh 1203, 852 30 Sundsvall]]; [[Prinsengracht 263-H, 1016 GV Amsterdam]]',
    '[[1187 Rue Sherbrooke Ouest, app. 14, Montréal (Québec) H3A 1H6]]; [[B-702, Sai Krupa Soc., Sector 27, Nigdi, Pune - 411044]]',
    'Residente in: [[via Giuseppe Parini 41, 50123 Firenze]]; sent via Leeds 4 to 2019 Bordeaux.',
    'Mrs Gwenllian Roe\n[[Hen Felin, Lôn y Graig\nTregaron SY25 6AB]]\n\nMr and Mrs T. Roe\n[[An Cala\nDornie\nKyle IV40 8DT]]\n',
    'Mrs Roe\nDear Madam\nPart IV40 8DT\n\nMr Roe\nOur ref, Kyle\nLot IV40 8DT',
    'Home: [[B-402 Malhar Residency, Kothrud, Pune 411038]]',
    '[[Vasavägen 70B, 163 74 Spånga]]; [[Götgatan 41, lgh 1203, 116 21 Stockholm]]',
    '[[ul. Długa 14 m. 6, 31-147 Kraków]]; [[Odos Skoufa 51, 106 72 Athina]]',
    '[[Carrer de Balmes 210, 3r 2a, 08006 Barcelona]]',
    '[[2-14-7 Minami-Aoyama, Minato-ku, Tokyo 107-0062]]',
    'name,street,city\nHans Becker,[[Am Kirschgarten 3]],Mainz\nLucia Conti,[[Via dei Serragli 88]],Firenze',
    'Home: [[3/1, 22 Polwarth Gardens, Edinburgh EH11 1LW]]; [[flat 6, 31 Marlow Road, Bristol BS1 4TR]]',
    'Home: [[16 Jalan Kechot #03-08, Singapore 128622]]; [[Blk 418 Bedok North Ave 2 #11-207, Singapore 460418]]',
    'Local address: [[Blk 412 Bukit Batok West Ave 4 #11-238 S(650412)]]',
    'We sold 40 Units in Singapore 128622 times; in Singapore 2024 was dry.',
    'Score 3-2-1 At Home, Lap 107-0062; in all 163 74 Swedes and 31-147 Poles, lots 12, 106 72 Units.',
    '{"recipient": "Ana Paz", "street": "[[ul. Długa 14/6]]", "postalCode": "[[31-147]]"}; address="10.0.0.1", zip: none',
    'name: Ana Paz\naddress_line_1: [[os. Chrobrego 12 m. 8]]\nzip: [[60-681]]',
    'Ana Paz, [[House 27, Road 11, Block D, Banani, Dhaka]]; Ali, [[H. No. 118-B, Street 4, Phase V, Lahore]]; Abena, [[Plot 12, Block C, Newtown]]; Jun, [[Blk 7 Lot 12 Sampaguita St., Brgy. San Isidro, Antipolo City]]',
    'House 3 of Parliament, Plot 4, Act 2; Block 5 The Numbers, Ways, Means; Lot 12, Batch 3',
    'host;address;port\nalpha;10.0.0.1;22\nbeta;0x7fff12;80\n\nstreet,city,count\nNorth,Leeds,4\nSouth,York,7',
    '** NEW ** 2 BED TERRACE TO LET; 4 Storey Terrace',
    'Jo Roe, aged 55 Years\n           [[Pandyamyalil House, Kanjiramattom,\n           Ernakulam-682315]]',
    'Jo Roe\nManchester, M1 1AA is a sample of it.',
    'Offices: London, SW1A 1AA and Leeds.',
    'Part no. 4050-262 Porto ships; postcode: see PE1 of the list, Section 4 A, 2024 Edition.',
    'Nature 12, 1998 Oxford, on May 5, 12000 Users of Windows 10.',
    'Model T12 X70A and part SW1A 1AA of series H2X 3K9.',
    'delivery to [[14 harcourt road, flat 2b, sheffield s10 1dj]] please; im at [[22 ashgate lane]], ok',
    'go 2 miles along the road, pass 4 quiet streets, 3 more road, then 12 parked cars line the lane',
    'The shops on Main Street recovered by 12 percent.',
    '[[14 Protea Road, Lansdowne, Cape Town, 7780]]; [[27 Voortrekker Street, Bloemfontein, 9301]]; [[42 Acacia Avenue, Wellington 6011]]',
    'I moved from [[12 Wattle Ct Berwick 3806]] to [[19B Cannon Hill Cres, Christchurch 8081]]; he to [[2 Weir Road, Plymouth, United Kingdom]].',
    'Our client lives at [[1902 E Spring St, Tucson 85719]]; she at [[1902 E Spring St]].',
    'From [[12 High Street]], Leeds, Miss Ann Roe sold 3500 units; [[4 Elm Road]] Sold 3500 units.',
    '[[PO Box 441, Leeds LS1 9XY]]; [[PO Box 12, Reading, RG1 2AB]]; [[PO Box 7]] is full.',
    'In all 3 Members may find their own way, $500 Million Place aside.',
    'Dr Smith saw 4 Patients St John sent.',
    'Press 1 Enter to drive.',
    '[[Flat 9, Tennyson House\nWindsor Road\nLeeds LS8 4PA]]; [[Unit 9, Lowfield Park, Reading RG2 0TD]]; [[Apartment 12, Elm Court, York YO1 7HH]]',
    '[[Flat 9, Tennyson House]]     Claim no: 20448812\n[[Leeds LS8 4PA]]     NI No: PX 44 81 20 D',
    '[[14 Larkspur Close]]          Date: 12 May 2025\n[[Headingley]]                 Ref: HB/4471\n[[Leeds LS8 4PA]]',
    'Total of 3 items     Date: 12 May 2025\nPart LS8 4PA     Ref 44',
    'Customer Relations, PO Box 1180, Edinburgh EH12 1XX; Northern Bank plc\nPO Box 12, Leeds LS1 9XY; complaints department PO Box 7',
    'Street: [[2200 Rue Sainte-Catherine O, app. 14]]   City: Montréal',
  ],
  glance: (text, start, end) =>
    isPostcodeTrigger(text, start)
      ? mayBePostcode(text, start, end) ||
        mayBeJapanese(text, start, end) ||
        isBrazilianCode(text, start, end)
      : isAddressHeader(text, start, end) ||
        (!isHeadAlone(text, start, end) &&
          (isCapitalAt(text, start) ||
            matchesAt(text, start, STREET_WORD) ||
            mayBeSmall(text, start, end))),
  readList: (place) =>
    isPostcodeTrigger(place.text, place.start) ? addressBesideColumn(place) : addressesBelow(place),
  verify: (place) => judgeHolder(place.text, addressAt(place)),
};

function addressAt(place: Place): Match | undefined {
  const { text, start, end } = place;
  if (isBrazilianCode(text, start, end)) return brazilianAddress(place);
  if (end - start === JAPANESE_CODE.length && isPostcodeTrigger(text, start))
    return japaneseAddress(place);
  if (isHouse(text, start, end)) return addressByHouse(place);
  if (isHeadAlone(text, start, end)) return addressInRecord(place);
  if (mayBeSmall(text, start, end)) return addressInSmallLetters(place);
  if (/^street$/.test(text.slice(start, end))) return addressInRecord(place);
  if (isPostcodeTrigger(text, start)) return addressByPostcode(place);
  if (isCounty(text, start)) return addressByCounty(place);
  if (isSingapore(text, start)) return singaporeanAddress(place);
  return matchesAt(text, start, STREET_WORD) ? addressByStreetWord(place) : addressByKind(place);
}

/** In lower case, other street words are mostly prose. */
const STREET_WORD =
  /(?:stra(?:sse|ße)|str\.|gasse|gracht|straat|plein|rue|p\.?o\.?\s{1,9}box|post(?:fach|bus))(?!\p{L})/iuy;

/** `Co` is a county, not a street. */
function isCounty(text: string, start: number): boolean {
  return /^Co\.?\s/i.test(text.slice(start, start + 4));
}

function isSingapore(text: string, start: number): boolean {
  return /^S(?:ingapore|['’]pore)?[\s(]{1,2}\d/.test(text.slice(start, start + 13));
}

function isPostcodeTrigger(text: string, start: number): boolean {
  if (isSingapore(text, start)) return false;
  return (
    isDigit(text.charCodeAt(start)) ||
    isDigit(text.charCodeAt(start + 1)) ||
    isDigit(text.charCodeAt(start + 2))
  );
}

function addressByKind({ text, start, end }: Place): Match | undefined {
  const numbered = startOfMatchBefore(text, start, BEFORE);
  const from = numbered ?? startOfMatchBefore(text, start, HOUSE_BEFORE);
  if (from === undefined || SIZE.test(text.slice(from, start))) return undefined;
  if (GOES_ON.test(text.slice(end, end + 16))) return undefined;
  const after = matchAt(text, end, AFTER)?.[0] ?? '';
  const hasCode = /\d{4}|\d[A-Z]{2}$|, \p{Lu}{2}$/u.test(after);
  const certainty = hasCode
    ? { confidence: 0.92 }
    : certaintyOf(text.slice(start, end), text.slice(from, start));
  if (certainty === undefined) return undefined;
  return {
    start: startWithUnit(text, from),
    end: end + after.replace(/\.$/, '').length,
    ...certainty,
    why: `A number, a name and a street type appear together${hasCode ? ', followed by a city and a code' : ''}.`,
  };
}

/** How certain a street suffix alone is, given what precedes it. */
function certaintyOf(kind: string, name: string): Certainty | undefined {
  if (!AMBIGUOUS.test(kind) || (/^st$/i.test(kind) && DIRECTED.test(name)))
    return { confidence: 0.7 };
  return IN_COMPANY.test(kind) && !NO_STREET.test(name) ? BESIDE_CONTACT : undefined;
}
