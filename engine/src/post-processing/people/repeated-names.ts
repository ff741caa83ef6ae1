import { isNobody, isSomebody } from '#engine/detectors/pii/names/addressed-name.ts';
import { personName } from '#engine/detectors/pii/names/person-name.ts';
import { RULES } from '#engine/engine-identity.ts';
import { endOfCompanyName } from '#engine/models/names/corrections/non-names.ts';
import {
  isFirstName,
  isListedName,
  isUnambiguousName,
} from '#engine/models/names/lexicon/name-lookup.ts';
import type { Step } from '#engine/post-processing/step.ts';
import type { View } from '#engine/reading/reading.ts';
import { createOverlapCheck } from '#engine/spans/overlap-check.ts';
import { CAPITALS, LETTERS } from '#engine/text/letters.ts';
import { oneLine } from '#engine/text/one-line.ts';
import { withoutAccents } from '#engine/text/without-accents.ts';
import { toFinding } from '#engine/to-finding.ts';
import type { Finding, Span } from '#engine/vocabulary.ts';

import { findNonNameUses } from './non-name-uses.ts';
import { ShortText } from './short-text.ts';

/** In UTF-16 units. Longer texts are mostly collections of others, in which one name means several people or things. */
const LONGEST_TEXT = 1 << 17;
/** The least confidence of a name that is looked for again, and of one that is a single word. */
const MIN_CONFIDENCE = 0.7;
const MIN_WORD_CONFIDENCE = 0.8;
/** From this confidence on a model is nearly always right, also about names that no list has. */
const SURE = 0.85;
const SHORTEST = 3;
const CONFIDENCE = 0.78;

const LETTER = `[${LETTERS}\\u0300-\\u036f]`;
const APOSTROPHE = `['’](?=${LETTER}{3})`;
const WORD = String.raw`[${CAPITALS}](?:${LETTER}|${APOSTROPHE})+(?:-[${CAPITALS}](?:${LETTER}|${APOSTROPHE})+)*`;
const WORDS = new RegExp(
  String.raw`(?<![${LETTERS}\d_@/.’'&$#\-]|\.\.|[${LETTERS}]:)${WORD}(?![${LETTERS}\d_@/&$#\-]|\.[${LETTERS}\d]|\()`,
  'g',
);
/**
 * A word that may be a name: capitals within it mark a term, except in `McDonagh`, `O'Brien` and names all in capitals.
 */
const PART = new RegExp(
  oneLine`^(?:(?:Ma?c|O['’]|D['’])?\p{Lu}(?:\p{Ll}|\p{M}|['’-](?:\p{Lu}|(?=\p{Ll}{3})))+|\p{Lu}+)$`,
  'u',
);
/** A capitalized word right before or behind: the two are the name of something else, or a full name of their own. */
const CAPITAL_BEFORE = new RegExp(String.raw`\p{Lu}[${LETTERS}\d.'’-]*[ \u00a0]{1,3}$`, 'u');
const OPENS_SENTENCE = new RegExp(
  String.raw`(?:^|[.!?:;>\n•–—|("“]\s{0,8})\p{Lu}[${LETTERS}'’]*[ \u00a0]$`,
  'u',
);
const CAPITAL_AFTER =
  /^(?:(?:[ \u00a0](?:de|da|van|von|der|den|del|di|bin)){0,2}[ \u00a0]|['’]s )(?:\p{Lu}|& |\d)/u;
/** Streets, prizes, laws and machines are named after people too. */
const THING_NAMED_AFTER_PERSON = new RegExp(
  oneLine`^(?:['’]s?)? (?:street|road|lane|avenue|award|prize|medal|act|law|effect|constant
    |theorem|equation|syndrome|disease|algorithm|scale|test|method|process|model|engine
    |group|team|family|firm|foundation|school|college|hospital|company|brand|range|series
    |system|server|software|plug-?ins?|project|release|version|theme|sauce)s?(?!\p{L})`,
  'iu',
);
const CONTEXT_LENGTH = 40;
/** The local part of a personal e-mail address: `jane.roe@`, `j.okonkwo@`, `okonkwo_j@`. */
const PERSONAL_ADDRESS =
  /^(?:([a-z]{3,20})[._-]([a-z]{3,20})|[a-z]{1,2}[._-]([a-z]{5,20})|([a-z]{5,20})[._-][a-z]{1,2})\d{0,4}@/;
/** Words of a name that name nobody by themselves: titles, particles and forms of address. */
const TITLE = new RegExp(
  oneLine`^(?:mr|mrs|ms|miss|dr|prof|rev|sir|dame|lord|lady|saint|von|van|der|bin|bint|ibn|abu|del
    |della|jnr|junior|senior|esq|uncle|aunt|auntie|mama|papa|pani|pan|tannie|oom|ate|kuya|nana|madam
    |sister|brother|father|mother|teacher|captain|king|queen|prince|princess)$`,
  'i',
);

/**
 * Finds people again who are named in full elsewhere in a text: `Veikko` in a message from Veikko Pulkkinen. Models and
 * rules cannot, because they judge each place by its immediate surroundings.
 */
export class RepeatedNames implements Step {
  readonly #kept = new ShortText(LONGEST_TEXT);

  /** Takes note of the next section of a text. */
  read(section: View): void {
    this.#kept.read(section);
  }

  /** The findings, followed by those of people who are named again. */
  apply(findings: readonly Finding[]): readonly Finding[] {
    const { text } = this.#kept;
    const known = collectKnownNames(text, findings);
    if (known.size === 0) return findings;
    const again = [
      ...confirmDoubtfulNames(text, findings, known),
      ...findRepeatedNames(text, findings, known),
    ];
    return again.length === 0 ? findings : [...findings, ...again];
  }
}

/** Doubtful people whose name another place confirms. */
function confirmDoubtfulNames(
  text: string,
  findings: readonly Finding[],
  known: KnownPersons,
): Finding[] {
  const certain: Finding[] = [];
  for (const one of findings) {
    if (!isDoubtful(one) || !wordsIn(text, one).some((word) => known.has(plain(word)))) continue;
    certain.push({ ...one, isInformational: false });
  }
  return certain;
}

function findRepeatedNames(
  text: string,
  findings: readonly Finding[],
  known: KnownPersons,
): Finding[] {
  const isFound = createOverlapCheck(findings.filter(raisesPrivacyFlag));
  const again: Finding[] = [];
  for (const { 0: word, index: start } of text.matchAll(WORDS)) {
    const person = known.get(plain(word));
    const span = { start, end: start + word.length };
    if (person === undefined || !PART.test(word) || isFound(span)) continue;
    if (!isPersonMention(text, span)) continue;
    if (isInCapitals(word) && !(person.isInCapitals && isListedName(word))) continue;
    again.push({ ...person.finding, ...span });
  }
  return again;
}

/** Whether a finding is a name that a model could not tell from a product's. */
function isDoubtful({ type, isInformational }: Finding): boolean {
  return type === 'person-name' && isInformational;
}

function raisesPrivacyFlag({ category, isInformational }: Finding): boolean {
  return category === 'pii' && !isInformational;
}

interface KnownPerson {
  readonly finding: Finding;
  readonly isInCapitals: boolean;
}

type KnownPersons = ReadonlyMap<string, KnownPerson>;

/** The words by which the people found in a text may be called, in plain small letters. */
function collectKnownNames(text: string, findings: readonly Finding[]): KnownPersons {
  const known = new Map<string, KnownPerson>();
  if (text === '') return known;
  for (const finding of findings) {
    for (const word of namesOfPerson(text, finding)) {
      if (known.has(plain(word))) continue;
      known.set(plain(word), {
        finding: repeatedFinding(finding),
        isInCapitals: isInCapitals(word),
      });
    }
  }
  if (known.size === 0) return known;
  const { ofThings, ofPlaces } = findNonNameUses(text, known);
  const companies = firstWordsOfCompanies(text, findings);
  for (const word of known.keys()) {
    const isOther = ofThings.has(word) || companies.has(word);
    if (isOther || (ofPlaces.has(word) && !isListedName(word))) known.delete(word);
  }
  return known;
}

/** The words by which the person of a finding may be called; an e-mail address counts if it contains a name. */
function namesOfPerson(text: string, finding: Finding): string[] {
  const { type, isInformational, source, confidence } = finding;
  if (isInformational) return [];
  if (type === 'email-address') return namesInEmailAddress(text.slice(finding.start, finding.end));
  if (type !== 'person-name' || confidence < MIN_CONFIDENCE) return [];
  const words = wordsIn(text, finding);
  if (words.length === 1 && (source.kind !== 'rule' || confidence < MIN_WORD_CONFIDENCE)) return [];
  const called = words.filter((word) => PART.test(word) && isDistinctiveName(word));
  if (words.length > 1 && source.kind === 'rule') return called;
  // A word that no list has may be a thing's: the rest of the name, or much sureness, has to vouch for it.
  const isVouched = words.some(isFirstName) || (confidence >= SURE && words.length > 1);
  return called.filter((word) => isListedName(word) || (isVouched && isSomebody(word)));
}

/** The finding for the same name elsewhere. */
function repeatedFinding(finding: Finding): Finding {
  const { start, end, type } = finding;
  const why =
    type === 'email-address'
      ? 'An e-mail address in the text contains this name.'
      : 'This is part of the name of a person whom the text names elsewhere.';
  const again = { start, end, confidence: CONFIDENCE, why };
  return type === 'email-address'
    ? toFinding(personName, again, { ruleId: personName.id, source: RULES, offset: 0 })
    : { ...finding, ...again };
}

function namesInEmailAddress(address: string): string[] {
  const [, ...words] = PERSONAL_ADDRESS.exec(address.toLowerCase()) ?? [];
  const own = words.filter((word) => word !== undefined);
  const isOfSomebody = own.length === 1 || own.some(isListedName);
  return isOfSomebody && own.every(isDistinctiveName) ? own : [];
}

/** Whether a word can be the name of a person and hardly anything else. */
function isDistinctiveName(word: string): boolean {
  return word.length >= SHORTEST && !TITLE.test(word) && !isNobody(word) && isUnambiguousName(word);
}

function wordsIn(text: string, { start, end }: Span): string[] {
  return text.slice(start, end).split(/[\s,/]+/);
}

function isInCapitals(word: string): boolean {
  return word === word.toUpperCase();
}

/** In small letters without accents. */
function plain(word: string): string {
  return withoutAccents(word.toLowerCase());
}

/** The first words of companies' names, in small letters. */
function firstWordsOfCompanies(text: string, findings: readonly Finding[]): Set<string> {
  const first = new Set<string>();
  for (const { type, start, end } of findings) {
    if (type !== 'organization-name') continue;
    const [word = '', ...others] = text.slice(start, end).split(' ');
    if (others.length > 0) first.add(word.toLowerCase());
  }
  return first;
}

function isPersonMention(text: string, { start, end }: Span): boolean {
  if (endOfCompanyName(text, end) !== undefined) return false;
  const after = text.slice(end, end + CONTEXT_LENGTH);
  if (CAPITAL_AFTER.test(after) || THING_NAMED_AFTER_PERSON.test(after)) return false;
  const before = text.slice(Math.max(0, start - CONTEXT_LENGTH), start);
  return !CAPITAL_BEFORE.test(before) || OPENS_SENTENCE.test(before);
}
