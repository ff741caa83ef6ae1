import type { Step } from '#engine/post-processing/step.ts';
import type { View } from '#engine/reading/reading.ts';
import { oneLine } from '#engine/text/one-line.ts';
import type { Finding, Span } from '#engine/vocabulary.ts';

import { ShortText } from './short-text.ts';

/** In UTF-16 units. The papers of a veterinary practice are short. */
const LONGEST_TEXT = 1 << 16;

const VETERINARY =
  /(?<!\p{L})(?:veterinary|veterinarians?|vets?|animal hospital|cattery|kennels|equine clinic)(?!\p{L})/iu;
const SPECIES = oneLine`cats?|kittens?|dogs?|pupp(?:y|ies)|horses?|mares?|geldings?|pon(?:y|ies)|foals?|rabbits?|hamsters?|guinea pigs?
  |parrots?|ferrets?|tortoises?|ewes?|heifers?|calves|canine|feline|equine|tomcats?|bitch(?:es)?`;
const BREED = oneLine`labradors?|retrievers?|spaniels?|terriers?|colli(?:e|es)|greyhounds?|whippets?|lurchers?|beagles?|dachshunds?|bulldogs?
  |poodles?|alsatians?|rottweilers?|shorthairs?|longhairs?|siamese|burmese|ragdolls?|maine coon|thoroughbreds?|crossbreeds?|cockapoos?`;
/** What the papers of a practice speak of, by kind; letters of pet owners mention one or two of these. */
const KINDS: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})(?:${SPECIES})(?!\\p{L})`, 'iu'),
  new RegExp(`(?<!\\p{L})(?:${BREED})(?!\\p{L})`, 'iu'),
  /(?<!\p{L})(?:neuter(?:ed|ing)?|spay(?:ed|ing)?|castrat(?:ed|ion)|in season|in heat|entire (?:male|female))(?!\p{L})/iu,
  /(?<!\p{L})(?:microchip(?:ped|ping)?|pedigree|breed society|litters?|stud)(?!\p{L})/iu,
  /(?<!\p{L})(?:hind (?:leg|limb|paw)|(?:near|off) (?:hind|fore)|stifle|hock|paws?|hoof|hooves|fetlock|tail|muzzle|whiskers|euthanasia|put to sleep|fel(?:v|k)|fiv|parvo|kennel cough|flea|wormer|worming|laminitis)(?!\p{L})/iu,
];
const MIN_KINDS = 3;

/** What is said of an animal in such papers in the words for people. */
const ABOUT_BODIES: ReadonlySet<string> = new Set([
  'health-condition',
  'health-answer',
  'health-measurement',
  'medication',
  'laboratory-result',
  'examination-result',
  'diagnosis-code',
  'stated-need',
  'sensitive-circumstance',
  'age',
]);
/** A sentence with one of these may be about a person after all. */
const PERSON = new RegExp(
  oneLine`(?<!\p{L})(?:I|me|Mrs?|Ms|Miss|Dr)(?!\p{L})|(?<!\p{L})(?:my|owners?|clients?|keepers?|riders?|handlers?|son|daughter|wife|husband|partner
    |mother|father|mum|dad|child|children|colleagues?|nurses?|staff)(?!\p{L})`,
  'u',
);
const SENTENCE_ENDS = /[.!?]\s|\n/g;
const LONGEST_SENTENCE = 400;
/** The rows below a column of patients, up to a line without cells. */
const HEADED_COLUMN = /^[^\n|]{0,40}\|[^\n]{0,200}$/gm;
const PATIENT = /^(?:patient|animal|pet|horse|dog|cat)(?:(?:['’]s)? name)?$/i;
const MAX_ROWS = 200;
const NAME = /\p{Lu}[\p{L}'’-]{1,20}/gu;

const OF_AN_ANIMAL = 'It seems to be said of an animal.';

/** Tells what the papers of a veterinary practice say of animals in the words for people, and the animals' names. */
export class AnimalRecords implements Step {
  readonly #kept = new ShortText(LONGEST_TEXT);

  /** Takes note of the next section of a text. */
  read(section: View): void {
    this.#kept.read(section);
  }

  /** The findings, of which those on animals are only informational, without the names of animals. */
  apply(findings: readonly Finding[]): readonly Finding[] {
    const { text } = this.#kept;
    if (!findings.some(({ type }) => ABOUT_BODIES.has(type)) || !isVeterinary(text))
      return findings;
    const animals = namesOfAnimals(text);
    const names = findings.filter(
      (one) => one.type === 'person-name' && !isOneOf(animals, text, one),
    );
    return findings.flatMap((finding): readonly Finding[] => {
      if (finding.type === 'insurance-number') return [{ ...finding, severity: 'low' }];
      if (finding.type === 'person-name') return isOneOf(animals, text, finding) ? [] : [finding];
      if (!ABOUT_BODIES.has(finding.type)) return [finding];
      const sentence = sentenceAround(text, finding);
      const isOfPerson =
        PERSON.test(text.slice(sentence.start, sentence.end)) ||
        names.some(({ start }) => start >= sentence.start && start < sentence.end);
      if (isOfPerson) return [finding];
      return [{ ...finding, isInformational: true, why: `${finding.why} ${OF_AN_ANIMAL}` }];
    });
  }
}

function isVeterinary(text: string): boolean {
  return VETERINARY.test(text) && KINDS.filter((kind) => kind.test(text)).length >= MIN_KINDS;
}

function sentenceAround(text: string, { start, end }: Span): Span {
  const from = Math.max(0, start - LONGEST_SENTENCE);
  const ends = [...text.slice(from, start).matchAll(SENTENCE_ENDS)];
  const last = ends.at(-1);
  const after = /[.!?](?:\s|$)|\n/.exec(text.slice(end, end + LONGEST_SENTENCE));
  return {
    start: last === undefined ? from : from + last.index + last[0].length,
    end: end + (after?.index ?? 0),
  };
}

function isOneOf(animals: ReadonlySet<string>, text: string, { start, end }: Finding): boolean {
  const name = text.slice(start, end);
  return (
    animals.has(name) && !/(?:Mrs?|Ms|Miss|Dr)\.? $/.test(text.slice(Math.max(0, start - 5), start))
  );
}

/** The names in columns of patients, and of whoever is said to be of a breed or a species. */
function namesOfAnimals(text: string): ReadonlySet<string> {
  const said = new RegExp(
    oneLine`(?<!\p{L})(\p{Lu}[\p{L}'’-]{1,20}) (?:is|was) an? [^.\n]{0,60}?(?<!\p{L})(?:${SPECIES}|${BREED})(?!\p{L})`,
    'giu',
  );
  const names = new Set(Array.from(text.matchAll(said), ([, name = '']) => name));
  for (const cell of cellsOfPatients(text))
    for (const [name] of cell.matchAll(NAME)) names.add(name);
  return names;
}

function cellsOfPatients(text: string): string[] {
  const cells: string[] = [];
  let column = -1;
  for (const { 0: line } of [...text.matchAll(HEADED_COLUMN)].slice(0, MAX_ROWS)) {
    const row = line.split('|').map((cell) => cell.trim());
    const heads = row.findIndex((cell) => PATIENT.test(cell));
    if (heads >= 0) column = heads;
    else if (column >= 0 && row[column] !== undefined) cells.push(row[column] ?? '');
  }
  return cells;
}
