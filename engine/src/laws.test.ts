import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { models } from '#engine/models/index.ts';

import { catalogue, signCatalogue } from './catalogue.ts';
import * as laws from './laws.ts';
import type { LegalReference } from './vocabulary.ts';

const NAMES = new Set<string>(Object.values(laws));
const PLACE_NUMBER = String.raw`(?:\d+(?:bis)?[A-Za-z]{0,2}(?:[.-]\d+[A-Za-z]?)*(?:\([A-Za-z\d]+\))*|\([a-z\d]+\))`;
const PLACE_NUMBERS = `${PLACE_NUMBER}(?:–${PLACE_NUMBER})?(?:(?:, | and )${PLACE_NUMBER}(?:–${PLACE_NUMBER})?)*`;
const BODY_OF_LAW = String.raw`(?:\d+ (?:U\.S\.C\.|CFR) )?`;
/** One way to write each kind of place. */
const PLACE = new RegExp(
  [
    `(?:Recital ${PLACE_NUMBER} and )?Art\\. ${PLACE_NUMBERS}`,
    `Recital ${PLACE_NUMBERS}`,
    `Annex(?: I)?, (?:point|clause) ${PLACE_NUMBERS}`,
    `Annex A, control ${PLACE_NUMBERS}`,
    `${BODY_OF_LAW}§ ${PLACE_NUMBERS}`,
    `(?:s\\.|reg\\.|Req\\.|Rule|Para\\.|Version|Guidance) ${PLACE_NUMBERS}`,
    'Sec\\. (?:\\d+(?:\\.\\d+)+|\\d+-[IVX]+)',
    `Sch\\. \\d+, (?:para|cl|s)\\. ${PLACE_NUMBERS}`,
    'No\\. [\\d.]+ \\(\\d{4}\\)',
    'Enclosure [A-Z]',
    'LLM\\d\\d:\\d{4}',
  ]
    .map((form) => `^${form}$`)
    .join('|'),
);
/** Publications whose parts have titles instead of numbers. */
const TITLED = new Set<string>([
  laws.EEOC_GUIDANCE,
  laws.SINGAPOREAN_EMPLOYMENT_GUIDELINES,
  laws.MEDIA_GUIDE_ON_SUICIDE,
  laws.STUDY_OF_PATIENT_NOTES,
]);

const types = [...catalogue, ...models.flatMap((model) => model.types), ...signCatalogue];
const cited = types.flatMap(({ id, legalReference }) =>
  legalReference === undefined ? [] : [{ id, ...legalReference }],
);

/** The references of rules, which override those of their types, are visible only in the source. */
const sources = ['detectors', 'models', 'invisible', 'jurisdiction'].flatMap((folder) => {
  const path = join(import.meta.dirname, folder);
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => ({ file, source: readFileSync(join(path, file), 'utf8') }));
});

function isPlace({ law, article }: LegalReference): boolean {
  return TITLED.has(law) || PLACE.test(article);
}

describe('a legal reference', () => {
  it('of a type names a law that is listed', () => {
    expect(cited.length).toBeGreaterThan(300);
    expect(cited.filter(({ law }) => !NAMES.has(law))).toEqual([]);
  });

  it('of a type writes the place as all others do', () => {
    expect(cited.filter((reference) => !isPlace(reference))).toEqual([]);
  });

  it('of a rule names its law by a constant, and writes the place as all others do', () => {
    const wrong = sources.flatMap(({ file, source }) => [
      ...[...source.matchAll(/\blaw: (?!string\b)(\w*)/g)]
        .filter(([, name = '']) => !Object.hasOwn(laws, name))
        .map(([text]) => `${file}: ${text}`),
      ...[...source.matchAll(/law: (\w+),\s+article: '([^']*)'/g)]
        .filter(([, name = '', article = '']) => {
          const law = new Map<string, string>(Object.entries(laws)).get(name);
          return law !== undefined && !isPlace({ law, article });
        })
        .map(([text]) => `${file}: ${text}`),
    ]);
    expect(wrong).toEqual([]);
  });
});

describe('the list of laws', () => {
  it('holds each law once, and only laws that are cited', () => {
    expect(NAMES.size).toBe(Object.keys(laws).length);
    const used = new Set(
      sources.flatMap(({ source }) =>
        [...source.matchAll(/\blaw: (\w+)|\[([A-Z_]+)\]: (?:'all'|\[)/g)].map(
          ([, given, listed]) => given ?? listed,
        ),
      ),
    );
    expect(Object.keys(laws).filter((name) => !used.has(name))).toEqual([]);
  });

  it('names each act of the European Union once, with or without its short title', () => {
    const numbers = [...NAMES].flatMap((name) => /\d+\/\d+/.exec(name)?.[0] ?? []);
    expect(numbers.length).toBeGreaterThan(20);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
