import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { BESIDE_PATIENT } from '#engine/detectors/company.ts';
import { GDPR } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';
import { isDigit } from '#engine/text/ascii.ts';
import { endingAtOffset, startOfMatchBefore } from '#engine/text/ending-at-offset.ts';
import { oneLine } from '#engine/text/one-line.ts';
import type { Span } from '#engine/vocabulary.ts';

import { isOfStock, medicineInShort } from './medicine-in-short.ts';
import { MEDICINE, MEDICINE_TRIGGERS, STEM_TRIGGERS } from './medicines.ts';

const IS_UNIT = /^(?:units|micrograms)(?!\p{L})/iu;
/** Much is weighed in grams, so a dose in grams needs a known medicine. */
const IN_GRAMS = /^\d?g$/i;
const KNOWN = new RegExp(`^${MEDICINE}(?!\\w)`, 'i');
/** A name of one or two words, and the dose. */
const BEFORE = endingAtOffset(
  String.raw`(?<![\p{L}\d-])\p{L}[\p{Ll}]{3,20}(?: \p{Ll}{4,15})?,? \d{1,4}(?:[.,]\d{1,3})?(?:[-/]\d{1,4})? ?`,
  'u',
);
/** What somebody takes is a medicine, whatever its name. */
const TAKEN = /\b(?:takes|taking|took|prescribed|given) $/i;
const FREQUENCY = new RegExp(
  oneLine`^[ ,(]{1,3}(?:(?:po|iv|im|sc|sl|inhaled|orally|by mouth)[ ,]{1,2})?(?:once|twice
    |three times|[1-4]x|every \d|daily|nightly|weekly|at (?:bedtime|night)
    |in the (?:morning|evening)|nocte|mane|o\.?d\.?|b\.?d\.?|t\.?d\.?s\.?|q\.?d\.?s?
    |b\.?i\.?d\.?|t\.?i\.?d\.?|q\d{1,2}h|prn|stat|od|on|po
    |iv)\b(?:[ ]{1,2}(?:daily|a day|per day|prn|nocte))?`,
  'i',
);
/** A number or a tablet, after the other medicines that a tablet combines. */
const DOSE_FOLLOWS =
  /^(?:"?[ ]?[,;\t|]|,? (?:begun|started|commenced|initiated|stopped|ceased|discontinued|restarted|resumed|weaned|tapered|has been |had been |recently |newly )|(?:[/+][a-z]{5,16}){0,3}\)?,? (?:\d|one |two |half |increased|reduced|titrated|up |down |changed|once|twice|three|every|bd|tds|qds|od|nocte|mane|prn|was |were |not |given|taken|admin|refused|declined|omitted|withheld|dispensed|missed)|(?:,|\s{1,24}and|,? &|,? \+)\s{1,24}[a-z]{5,20}(?:,| and|,? &| [gtarodwm]))/i;
/** How often it is taken, as only prescriptions abbreviate it. */
const ABBREVIATED =
  /(?<!\w)(?:nocte|mane|o\.?d|b\.?d|t\.?d\.?s|q\.?d\.?s|b\.?i\.?d|t\.?i\.?d|prn)(?!\w)/i;
/** Words of a sentence about a person. */
const SOMEBODY = phrase(
  'he|she|his|her|patient|mr|mrs|ms|takes|taking|prescribed|my|discharged|medications?|started on|commenced',
);
/** Leaflets, trials and labels address everybody. */
const EVERYBODY = phrase(
  'placebo|participants?|trials?|study|studies|if you|your doctor|may prescribe|side effects|' +
    'adults|children|patients|people|tablets contain|serving|recommended|maximum dose|' +
    'randomi[sz]ed|such as|versus|first-line|second-line|contraindicated|titrate|bnf|guidelines?|if allergic|allergy use|allergy: use',
);

export const medication: PlaceDetector = {
  scope: 'place',
  id: 'medication',
  typeName: 'Medication',
  category: 'pii',
  description:
    'A medicine with its dose or frequency in a text about a person, recognized by its name, its ending or how often it is taken.',
  severity: 'medium',
  recommendation: 'Remove the medication, or keep it only with an explicit legal basis.',
  legalReference: { law: GDPR, article: 'Art. 9(1)' },
  triggers: [
    'mg',
    '#mg',
    '##mg',
    '###mg',
    '####mg',
    'mcg',
    '##mcg',
    '###mcg',
    'units',
    'micrograms',
    'g',
    '#g',
    ...MEDICINE_TRIGGERS,
    ...STEM_TRIGGERS,
  ],
  reach: { before: 160, after: 60 },
  examples: [
    'She takes [[sertraline 50 mg]] and sleeps badly.',
    'Patient: Jane Roe\n1. [[Furosemide 40 mg PO daily]]\n2. [[Insulin glargine 18 units at bedtime]]',
    'Pt takes [[Lexapro 10 mg]].',
    'His medication is [[apixaban 5mg bd]], [[metformin 500 mg tds]].',
    'Patient: Jane Roe\n2. [[Metformin 1 g bd]]\n3. [[Paracetamol 1g qds]]\nShe takes sugar 5 g twice daily.',
    'Patient: Jane Roe\nNow: [[lorazepam 1 bid]], [[Elvanse 40]], [[naltrexone 50]].',
    'Patient: Jane Roe\n[[Ramipril 2.5 -> 5 mg]]; [[atenolol increased from 25 to 50 mg]]; [[pyridoxine 50 mg tds]].\nWe have started [[TLD (tenofovir/lamivudine/dolutegravir) one tablet daily]].',
    'Patient: Jane Roe, DOB 3 May 1960\nEpilepsy, [[levetiracetam twice a day]]; [[carbamazepine 3x daily]].\n[[Ramipril\n   and memantine given]]. [[Warfarin refused]]; [[lorazepam prn]].',
    'Name: Jane Roe. Aspirin and cotton given the price; codeine and heroin were discussed; warfarin every time; tramadol missed the list of the law.',
    'Name: Jane Roe. Codeine 3 pages long, citalopram 2024 study, warfarin 10 years ago',
    'row,patient,dob,item,qty,notes\n1,"Roe, Jane",12/03/1951,[[Genvoya]],30,\n2,"Poe, Ann",02/11/1988,[[Memantine 10mg]],28,Fri\n3,"(stock)",,,"Ibuprofen 400mg 24s",48,Reorder\n4,,,,Warfarin,10,\n5,(shelf),,,"Omeprazole 10mg",9,',
    'Patient: Jane Roe, DOB 3 May 1960. [[Fluoxetine begun at 20 mg, now 40 mg]] at night, [[venlafaxine stopped 2019]], and [[lithium was discontinued]].',
    'Name: Jane Roe. Item: warfarin,paracetamol,codeine. Aspirin started a debate; codeine stopped being sold over the counter; insulin, heparin and more. Melatonin | a hormone.',
    'Participants received rifapentine 900 mg or isoniazid 300 mg daily; he agreed.',
    'Your doctor may prescribe beclometasone 200 mcg twice daily.',
    'A serving has sodium 120 mg and caffeine 80 mg.',
    'Her order of 20 units arrived; she weighed 300 mg of salt.',
  ],
  glance: (text, start, end) =>
    (isMedicine(text, start) && DOSE_FOLLOWS.test(text.slice(end, end + 40))) ||
    isDigit(text.charCodeAt(start)) ||
    /\d ?$/.test(text.slice(Math.max(0, start - 2), start)),
  verify(place) {
    if (isMedicine(place.text, place.start)) return medicineIn(place);
    const unit = unitStart(place);
    const start = startOfMatchBefore(place.text, unit, BEFORE);
    if (start === undefined) return undefined;
    const after = FREQUENCY.exec(place.text.slice(place.end))?.[0] ?? '';
    const name = nameAt(place.text.slice(start, unit));
    if (!name.isKnown && IN_GRAMS.test(place.text.slice(place.start, place.end))) return undefined;
    const isTaken = TAKEN.test(place.text.slice(Math.max(0, start - 12), start));
    if (!name.isKnown && !isTaken && !isPrescribed(name, after)) return undefined;
    const context = sentenceAround(place.text, start, place.end);
    if (EVERYBODY.test(context) || isOfStock(place.text, start)) return undefined;
    return toMatch(context, { start: start + name.skip, end: place.end + after.length });
  },
};

/** Whether an unknown name is a medicine by how often it is taken. */
function isPrescribed({ isPlausible }: MedicineName, frequency: string): boolean {
  return frequency !== '' && (isPlausible || ABBREVIATED.test(frequency));
}

/** Of the triggers, only medicines begin with a letter and are longer than a unit. */
function isMedicine(text: string, start: number): boolean {
  return (
    /^\p{L}{4}/u.test(text.slice(start, start + 4)) && !IS_UNIT.test(text.slice(start, start + 10))
  );
}

function medicineIn({ text, start, end }: Place): Match | undefined {
  const span = medicineInShort(text, start, end);
  if (span === undefined) return undefined;
  const context = sentenceAround(text, span.start, span.end);
  return EVERYBODY.test(context) ? undefined : toMatch('', span);
}

/** Where the unit begins: some triggers include digits of the amount. */
function unitStart({ text, start, end }: Place): number {
  let offset = start;
  while (offset < end && isDigit(text.charCodeAt(offset))) offset += 1;
  return offset;
}

interface MedicineName {
  readonly isKnown: boolean;
  readonly isPlausible: boolean;
  /** The number of UTF-16 units of words before the name, such as `takes`. */
  readonly skip: number;
}

/** The name may be the first or the second of two words. */
function nameAt(written: string): MedicineName {
  const second = /^\p{L}+ (?=\p{L})/u.exec(written)?.[0].length ?? 0;
  if (KNOWN.test(written)) return { isKnown: true, isPlausible: true, skip: 0 };
  const isKnown = second > 0 && KNOWN.test(written.slice(second));
  return { isKnown, isPlausible: /^\p{Lu}/u.test(written), skip: isKnown ? second : 0 };
}

/** The line that contains a span, from the last full stop before it. */
function sentenceAround(text: string, start: number, end: number): string {
  const before = text.slice(0, start);
  const from = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('. ')) + 1;
  const to = /\n|\. /.exec(text.slice(end))?.index ?? text.length - end;
  return text.slice(from, end + to);
}

function toMatch(context: string, span: Span): Match {
  const why = 'A medicine and its dose appear in a text about a person.';
  return { ...span, ...(SOMEBODY.test(context) ? { confidence: 0.9 } : BESIDE_PATIENT), why };
}
