import { searchableText, type SearchedValue, spellingsOf } from '@proviso/engine/spelling';

import type { ExtractedDocument } from '../extracted-document.ts';
import { listAddedWords } from './added-words.ts';
import { type CertifiedCheck, describeEdit, type KeptValue } from './certificate.ts';
import type { FileContent, KeptPassage, PageLeak, TextEdit } from './cleaning.ts';
import { allowedText } from './expected-text.ts';
import { listRemovedValues, withLatinSpellings } from './removed-values.ts';

/** Finds the values in a text that a rescan would flag. */
export type Rescan = (text: string) => readonly string[] | Promise<readonly string[]>;

/** The original document, the copy's text in each way it is read, and everything in the copy's file. */
export interface VerificationInput {
  readonly document: ExtractedDocument;
  readonly edits: readonly TextEdit[];
  /** Values that must not stand anywhere, whether or not an edit removes them. */
  readonly unwanted?: readonly string[] | undefined;
  readonly kept: readonly KeptPassage[];
  readonly cleaned: readonly string[];
  readonly contents: readonly FileContent[];
  readonly rescan?: Rescan | undefined;
}

/** The results of the checks, and the removed values that still appear on purpose. */
export interface Verification {
  readonly checks: readonly CertifiedCheck[];
  readonly kept: readonly KeptValue[];
  /** The removed values that the own content of pages still shows, by page, 1-based. */
  readonly leaks: ReadonlyMap<number, readonly PageLeak[]>;
  /** Whether anything that must not remain is shown by the own content of no page. */
  readonly hasUnplaced: boolean;
}

interface VerifiedValue {
  readonly edit: TextEdit | undefined;
  readonly searched: SearchedValue;
  /** How often it may appear: in kept passages and replacements. */
  readonly allowed: number;
}

/** Shorter values occur in any file by chance: they are searched for only in its text. */
const MIN_LENGTH_IN_FILE = 4;

/** Searches a cleaned copy for everything that was removed from it. */
export async function verifyCleaning(input: VerificationInput): Promise<Verification> {
  const { document, edits, cleaned, contents, rescan } = input;
  const values = listVerifiedValues(input);
  const searched = values.map((value) => value.searched);
  const counts = cleaned.map((text) => searchableText(text).countAll(searched));
  const inText = values.filter(({ allowed }, index) =>
    counts.some((textCounts) => textCounts[index]! > allowed),
  );
  const fullyRemoved = values.filter(({ allowed }) => allowed === 0);
  const searchedInFile = fullyRemoved.filter(
    (value) => value.searched.key.length >= MIN_LENGTH_IN_FILE,
  );
  const spelled = listUnshownSpellings(input, { values: fullyRemoved, texts: cleaned });
  const inFile = findInContents([...searchedInFile, ...spelled], contents);
  const checks = [
    check('copies-in-text', values.length, inText.length),
    check('copies-in-file', searchedInFile.length, inFile.values.size),
  ];
  const remaining = new Set([...inText, ...inFile.values]);
  let hasAdditions = false;
  if (rescan) {
    const found: string[] = [];
    for (const text of cleaned) for (const value of await rescan(text)) found.push(value);
    const keys = new Set(found.flatMap(spellingsOf).map(({ key }) => key));
    const again = fullyRemoved.filter((value) => keys.has(value.searched.key));
    const added = listAddedWords(found, document, edits);
    checks.push(check('found-again', fullyRemoved.length, again.length + added.length));
    for (const value of again) remaining.add(value);
    hasAdditions = added.length > 0;
  }
  const kept = values.flatMap(({ edit, allowed: count }) =>
    edit && count > 0 ? [{ ...describeEdit(document, edit), count }] : [],
  );
  const hasUnplaced = hasAdditions || [...remaining].some((value) => !inFile.placed.has(value));
  return { checks, kept, leaks: inFile.leaks, hasUnplaced };
}

const DESCRIPTIONS: Readonly<Record<CertifiedCheck['name'], string>> = {
  'copies-in-text': 'The finished file was opened and its text searched for every removed value.',
  'copies-in-file': `All other content of the finished file was listed by a second method and searched for the removed values of at least ${MIN_LENGTH_IN_FILE} letters or digits that stay nowhere; shorter ones occur in any file by chance. What pictures show was not searched by it; pages that became pictures were searched before.`,
  'found-again':
    'The finished file was scanned again: none of the removed values was found, and no words that the document did not contain.',
};

function check(name: CertifiedCheck['name'], searched: number, found: number): CertifiedCheck {
  return { name, description: DESCRIPTIONS[name], searched, found, passed: found === 0 };
}

/** The distinct removed and unwanted values. */
function listVerifiedValues(input: VerificationInput): VerifiedValue[] {
  const values = listRemovedValues(input.document.text, input.edits, input.unwanted);
  const counts = searchableText(allowedText(input)).countAll(
    values.map(({ searched }) => searched),
  );
  return values.map(({ searched, edit }, index) => ({ edit, searched, allowed: counts[index]! }));
}

/**
 * Spellings of removed values without accents that stand in none of the texts: what shows one there is a word of the
 * text, and the rescan judges those.
 */
function listUnshownSpellings(
  { document, edits, unwanted }: VerificationInput,
  { values, texts }: { values: readonly VerifiedValue[]; texts: readonly string[] },
): VerifiedValue[] {
  const keys = new Set(values.map((value) => value.searched.key));
  const all = listRemovedValues(document.text, edits, unwanted).filter((value) =>
    keys.has(value.searched.key),
  );
  const spelled = withLatinSpellings(all)
    .slice(all.length)
    .filter(({ searched }) => searched.kind !== 'word');
  const searched = spelled.map((value) => value.searched);
  const counts = texts.map((text) => searchableText(text).countAll(searched));
  return spelled
    .filter((_, index) => counts.every((textCounts) => textCounts[index] === 0))
    .map(({ edit, searched: own }) => ({ edit, searched: own, allowed: 0 }));
}

interface FoundInContents {
  readonly values: ReadonlySet<VerifiedValue>;
  /** The values that the page's own content shows. */
  readonly placed: ReadonlySet<VerifiedValue>;
  readonly leaks: ReadonlyMap<number, readonly PageLeak[]>;
}

/**
 * The values that occur in any of the contents, and on which pages; each content is prepared once and then released.
 */
function findInContents(
  values: readonly VerifiedValue[],
  contents: readonly FileContent[],
): FoundInContents {
  const found = new Set<VerifiedValue>();
  const placed = new Set<VerifiedValue>();
  const leaks = new Map<number, PageLeak[]>();
  const searched = values.map((value) => value.searched);
  for (const content of contents) {
    const text = searchableText(content.pieces ?? content.text);
    for (const [index, count] of text.countAll(searched).entries()) {
      if (count === 0) continue;
      const value = values[index]!;
      found.add(value);
      if (content.page === undefined) continue;
      placed.add(value);
      const ofPage = leaks.get(content.page) ?? [];
      leaks.set(content.page, [...ofPage, { searched: value.searched, count }]);
    }
  }
  return { values: found, placed, leaks };
}
