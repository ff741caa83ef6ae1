import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { labeledIdentifier } from '#engine/detectors/pii/labeled-numbers/labeled-identifier.ts';
import { GDPR } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';
import { type LabeledValue, valueAfterLabel, valueAt } from '#engine/text/labeled-value.ts';
import { oneLine } from '#engine/text/one-line.ts';

/** Ambiguous labels, so a vehicle must be mentioned. */
const SHORT_LABELS = ['plate', 'plates', 'reg', 'registration', 'index', 'truck', 'lorry', 'van'];
/**
 * The formats of Britain since 2001, Italy, France and Spain; of Britain before 2001, Victoria, South Africa and
 * Ireland.
 */
const PLATE = new RegExp(
  oneLine`(?!(?:ISO|DIN|IEC|SAE|EN)[ -])(?:[A-Z]{1,2}-\d{2,3}-[A-Z]{1,2}|[A-Z]{3}[ -]?\d{3,4}|(?!PART|SIZE|TYPE|ROOM|UNIT|PAGE|ITEM|STEP|ZONE)[A-Z]{4}[ -]?\d{3}(?!\d)|[A-Z]{2}[ -]?\d{3,4}(?! ?[A-Z])|[A-Z]{2} \d{2} \d{2} (?:GP|EC|NC|NW|FS|MP|ZN|WP|L)
    |[A-Z]{2,3} ?\d{3}(?: ?\d{3})? (?:GP|EC|NC|NW|FS|MP|ZN|WP)|[A-Z]{2} ?\d{2} ?[A-Z]{3}
    |[A-Z]{2}[ -]?\d{3}[ -]?[A-Z]{1,2}|[A-Z]\d{1,3} ?[A-Z]{3}|[A-Z]{3} ?\d{1,3}[A-Z]
    |\d{4} ?[B-Z]{3}|\d[A-Z]{2}[ -]?\d[A-Z]{2}|[A-Z]{2,3} \d{3}-\d{3}|N[A-Z]{1,2} \d{2,3} \d{3}|\d{2,3}-[A-Z]{1,2}-\d{1,6}
    |\d{1,2}-[A-Z]{3}-\d{1,2}|\d\d-[A-Z]{2}-[A-Z]{2}|[A-Z]{2}-[A-Z]{2}-\d\d)(?![\p{L}\d]| ?\d|[.,/-]\d)`,
  'uy',
);
/** Polish words for a lorry's tractor and its trailer, and the plates behind them: `WPR 4K771`. */
const POLISH_LABELS = ['ciągnik', 'naczepa', 'przyczepa', 'samochód'];
const POLISH_PLATE = /[A-Z]{2,3} (?=[A-Z]{0,3}\d)[A-Z\d]{4,5}(?![\p{L}\d]|[.,/-]\d)/uy;
const EMIRATES = ['dubai', 'sharjah', 'ajman', 'abu dhabi', 'fujairah'];
const OF_EMIRATE = /[ ](?:[A-Z]{1,2}|\d{1,2}) \d{4,5}(?![\p{L}\d]|[.,-]\d)/uy;
const VEHICLE = phrase(
  `vehicles?|cars?|vans?|lorry|lorries|trucks?|motorcycles?|motorbikes?|scooter|taxi
    |driv(?:er|en|ing)|parked|insured|third party|mileage|make/model|vin|mot|dvla`,
  'vw|volkswagen|golf|ford|mercedes|bmw|audi|toyota|renault|peugeot|fiat|vauxhall|opel|nissan|honda|skoda|volvo|tesla|kia|hyundai|corsa|astra|fiesta|focus|mondeo|polo|passat|clio|megane|micra|qashqai|juke|yaris|corolla|civic|jazz|mini|transit|sprinter|seat|leon|ibiza|fabia|octavia|citro[eë]n|mazda|suzuki|dacia|jaguar|land rover|range rover|subaru|lexus|porsche',
);

const byLabel = labeledIdentifier({
  id: 'licence-plate',
  typeName: 'License plate',
  description:
    'A vehicle registration number of any country after a label such as “license plate”.',
  severity: 'low',
  isSensitive: false,
  recommendation: 'Remove the license plate, because it can lead to the owner of the vehicle.',
  legalReference: { law: GDPR, article: 'Art. 4(1)' },
  triggers: (
    'vehicle plate|license plate|licence plate|number plate|plate number|plate no|registration plate|' +
    'vehicle registration|vehicle reg|reg no|reg number|tag number|kennzeichen|immatriculation|' +
    'matrícula|targa|rego|numer rejestracyjny|numery rejestracyjne|nr rejestracyjny|nr rej|tablica rejestracyjna|' +
    'kenteken|registreringsnummer|rendszám|spz|rz vozidla'
  ).split('|'),
  form: /(?=[A-Z\d ·-]{0,8}\d)(?=[A-Z\d ·-]{0,8}[A-Z])[A-Z\d]{1,4}(?:[- ·]?[A-Z\d]{1,5}){1,2}(?![\p{L}\d]|[.,/-]\d)/uy,
  examples: [
    'License plate: [[7ABC123]]',
    'Kennzeichen [[B-MX 4711]], vehicle registration [[GJ 05 KL]]',
    'VEHICLE\nMake/model   Renault Clio\nReg          [[GK 482 NP]] (Italy)',
    'He hit the car in front (plate [[FB 019 ZZ]], insured) and a grey VW Golf, part index\n[[D123 ABC]], which was parked.',
    'Make / model .......... Mercedes Sprinter\nRegistration .......... [[1QX-8KD]]; he was hit by a car, rego [[ZRM 41P]].',
    'His car, registration [[PH 4471]], and a bakkie, reg [[BX 44 18 GP]]; a van (plate [[KR-4471]]).',
    'He parked [[Dubai K 48213]]; the vehicle [[Sharjah 3 71920]] left. Dubai 2020 cost 3 billion, Dubai A 380.',
    'Vehicle plate     [[BWTR 904]]\nThe plate PART 112 of the album is lost.',
    'VAT Reg GB 384 7261 27; plate A12 BSA was read at 450 nm, registration no. 08842917.',
    'The driver parked the car (plate [[58-BKR-9]]) beside a van, plate [[KR-418-B]].',
    'The number plate is yellow, and the plate number of 2 cars is unknown.',
    'Rego [[482·XKB]]; driver Khoza, truck [[ND 418-206]].',
    'Her car, plate [[CKVB 482]].',
    'Numer rejestracyjny: [[WPR 4K771]]; ciągnik: [[WPR 4K772]], naczepa [[WPR 88KM]]; kenteken [[GB-123-X]]',
    'Ciągnik siodłowy, rocznik 2019; ciągnik MAN 18 ton; numer rejestracyjny 2024/117',
    'Third party: reg. [[NPN 318 442]], no insurer; the third party NUF 41 826.',
    'License plate readers, 3 of them; van 12, truck ISO 9001.',
  ],
});

export const licensePlate: PlaceDetector = {
  ...byLabel,
  triggers: [...byLabel.triggers, ...SHORT_LABELS, ...POLISH_LABELS, ...EMIRATES],
  reach: { before: 120, after: 120 },
  verify(place) {
    const { text, start, end } = place;
    if (EMIRATES.includes(text.slice(start, end).toLowerCase())) return plateOfEmirate(place);
    if (POLISH_LABELS.includes(text.slice(start, end).toLowerCase())) {
      const polish = valueAfterLabel(place, POLISH_PLATE);
      return polish && asMatch(polish);
    }
    if (!SHORT_LABELS.includes(text.slice(start, end).toLowerCase())) return byLabel.verify(place);
    const found = valueAfterLabel(place, PLATE);
    return found === undefined || !VEHICLE.test(text) ? undefined : asMatch(found);
  },
  readList: (place) =>
    [...SHORT_LABELS, ...POLISH_LABELS, ...EMIRATES].includes(
      place.text.slice(place.start, place.end).toLowerCase(),
    )
      ? []
      : (byLabel.readList?.(place) ?? []),
};

/** The emirate comes before its plate: a code of letters or digits, and a number. */
function plateOfEmirate({ text, start, end }: Place): Match | undefined {
  const found = valueAt(text, end, OF_EMIRATE);
  if (found === undefined || !VEHICLE.test(text)) return undefined;
  return { ...asMatch(found), start };
}

function asMatch({ start, end }: LabeledValue): Match {
  const why = 'A value in license plate format follows its label in a text about a vehicle.';
  return { start, end, confidence: 0.85, why };
}
