import { posix } from 'node:path';

import { decodeAddress } from '#documents/cleaning/decode-address.ts';
import type { XmlSplice } from '#documents/xml/xml-splices.ts';
import {
  encodeXml,
  listAttributes,
  tokenizeXml,
  type XmlAttribute,
} from '#documents/xml/xml-tokens.ts';

import { cleanContentTypes, CONTENT_TYPES } from './content-types.ts';
import { unusualName } from './free-text-attributes.ts';
import { ownerOf, relationshipsOf, resolveTarget } from './relationships.ts';
import type { WordPackage } from './word-package.ts';

/** Endings of names, which a content type is given for. */
const ENDING =
  /\.(?:xml|rels|png|jpe?g|gif|bmp|tiff?|emf|wmf|svg|webp|jp2|wdp|odttf|fntdata|ttf|pcz|emz|wmz)$/i;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** Identifiers as programs give them. */
const PLAIN_ID = /^(?:[a-z]{0,3}Id|[a-z])?\d{1,6}$|^R[\da-f]{8,32}$|^provisoComments$/i;

/** What is known about the names of a package. */
export interface NamePolicy {
  /** The content type of a part, in lowercase. */
  readonly typeOf: (name: string) => string;
  /** Whether a plain web address contains nothing that is removed. */
  readonly isKeptAddress: (address: string) => boolean;
}

/**
 * Gives parts of a package whose names contain something removed, such as `word/media/scan_of_jane.png`, neutral names,
 * and likewise identifiers of relationships. Everything that refers to them changes with them.
 */
export function neutralizeNames(target: WordPackage, policy: NamePolicy): void {
  const renamed = renameParts(target, policy);
  for (const name of target.names.filter((candidate) => candidate.endsWith('.rels'))) {
    if (renamed.size > 0) retarget(target, name, renamed);
    renameIds(target, name, policy);
  }
}

/** Names are made from what people are called just as addresses are. */
function isTelling(name: string, { isKeptAddress }: NamePolicy): boolean {
  const own = unusualName(name.replace(ENDING, ''));
  return (
    LETTER_OR_DIGIT.test(own) &&
    !isKeptAddress(`https://example.org/${decodeAddress(own).replaceAll(/[\s?#%@\\]/g, '-')}`)
  );
}

/** The new names by the old ones in lower case, as part names are case-insensitive. */
function renameParts(target: WordPackage, policy: NamePolicy): ReadonlyMap<string, string> {
  const renamed = new Map<string, string>();
  const overrides: string[] = [];
  const taken = new Set(target.names.map((name) => name.toLowerCase()));
  for (const name of target.names) {
    if (name === CONTENT_TYPES || name.endsWith('.rels') || !isTelling(name, policy)) continue;
    const type = policy.typeOf(name);
    const neutral = nameFor(name, type, taken);
    taken.add(neutral.toLowerCase());
    renamed.set(name.toLowerCase(), neutral);
    if (!hasOverride(target, name)) {
      overrides.push(`<Override PartName="/${neutral}" ContentType="${encodeXml(type)}"/>`);
    }
  }
  if (renamed.size === 0) return renamed;
  renameOverrides(target, { renamed, overrides });
  for (const name of target.names.filter((candidate) => renamed.has(candidate.toLowerCase()))) {
    const neutral = renamed.get(name.toLowerCase())!;
    const own = relationshipsOf(name);
    if (target.has(own)) target.rename(own, relationshipsOf(neutral));
    target.rename(name, neutral);
  }
  target.splice(CONTENT_TYPES, cleanContentTypes(target.xml(CONTENT_TYPES), target.names));
  return renamed;
}

function nameFor(name: string, type: string, taken: ReadonlySet<string>): string {
  const ending = ENDING.exec(name)?.[0].toLowerCase() ?? '.bin';
  const stem = type.startsWith('image/') ? 'word/media/image' : 'word/part';
  let number = 1;
  while (taken.has(`${stem}${number}${ending}`)) number += 1;
  return `${stem}${number}${ending}`;
}

/** The attributes of the overrides of content types with a part's name. */
function listOverrides(xml: string): XmlAttribute[] {
  const tokens = [...tokenizeXml(xml)].filter(
    ({ kind, name }) => kind === 'open' && name === 'Override',
  );
  return tokens.flatMap((token) =>
    listAttributes(xml, token).filter(({ name }) => name === 'PartName'),
  );
}

function hasOverride(target: WordPackage, part: string): boolean {
  const own = `/${part.toLowerCase()}`;
  return listOverrides(target.xml(CONTENT_TYPES)).some(({ value }) => value.toLowerCase() === own);
}

function renameOverrides(
  target: WordPackage,
  { renamed, overrides }: { renamed: ReadonlyMap<string, string>; overrides: readonly string[] },
): void {
  const xml = target.xml(CONTENT_TYPES);
  const splices = listOverrides(xml).flatMap(({ value, valueStart, valueEnd }): XmlSplice[] => {
    const neutral = renamed.get(value.slice(1).toLowerCase());
    return neutral === undefined ? [] : [{ start: valueStart, end: valueEnd, xml: `/${neutral}` }];
  });
  const at = xml.lastIndexOf('</');
  const prefix = /^<\/(\w+:)/.exec(xml.slice(at))?.[1] ?? '';
  const added = overrides.map((override) => override.replace('<', `<${prefix}`)).join('');
  target.splice(CONTENT_TYPES, [...splices, { start: at, end: at, xml: added }]);
}

/** Points the relationships to renamed parts to their new names, from the root of the package. */
function retarget(
  target: WordPackage,
  relationships: string,
  renamed: ReadonlyMap<string, string>,
): void {
  const xml = target.xml(relationships);
  const before = [...renamed].find(([, neutral]) => relationshipsOf(neutral) === relationships);
  // Targets are still relative to the old name of their owner.
  const base = before === undefined ? relationships : relationshipsOf(before[0]);
  const isMoved =
    before !== undefined && posix.dirname(before[0]) !== posix.dirname(before[1]).toLowerCase();
  const next = (resolved: string): string | undefined =>
    renamed.get(resolved) ??
    renamed.get(decodeName(resolved)) ??
    (isMoved ? target.names.find((name) => name.toLowerCase() === resolved) : undefined);
  const splices = listInnerTargets(xml).flatMap(({ value, valueStart, valueEnd }): XmlSplice[] => {
    const name = next(resolveTarget(base, value));
    if (name === undefined) return [];
    return [{ start: valueStart, end: valueEnd, xml: `/${encodeXml(name)}` }];
  });
  target.splice(relationships, splices);
}

/** The targets of relationships that are parts of the package. */
function listInnerTargets(xml: string): XmlAttribute[] {
  return [...tokenizeXml(xml)]
    .filter(({ kind, name }) => kind === 'open' && name === 'Relationship')
    .map((token) => new Map(listAttributes(xml, token).map((entry) => [entry.name, entry])))
    .filter((attributes) => !/^external$/i.test(attributes.get('TargetMode')?.value ?? ''))
    .flatMap((attributes) => attributes.get('Target') ?? []);
}

/** A relationship may escape what the archive does not. */
function decodeName(name: string): string {
  try {
    return decodeURIComponent(name).toLowerCase();
  } catch {
    return name;
  }
}

/** Renames the identifiers that people gave, in the relationships and in the part that uses them. */
function renameIds(target: WordPackage, relationships: string, policy: NamePolicy): void {
  const owner = ownerOf(relationships);
  const ids = new Map<string, string>();
  const known = listIds(target.xml(relationships));
  for (const { value } of known) {
    if (PLAIN_ID.test(value) || ids.has(value) || !isTelling(value, policy)) continue;
    let number = known.length + ids.size + 1;
    while (known.some((other) => other.value === `rId${number}`)) number += 1;
    ids.set(value, `rId${number}`);
  }
  if (ids.size === 0) return;
  const replaced = (attributes: readonly XmlAttribute[]): XmlSplice[] =>
    attributes.flatMap(({ value, valueStart, valueEnd }) => {
      const id = ids.get(value);
      return id === undefined ? [] : [{ start: valueStart, end: valueEnd, xml: id }];
    });
  target.splice(relationships, replaced(known));
  if (owner === '' || !target.has(owner)) return;
  const xml = target.xml(owner);
  const used = [...tokenizeXml(xml)]
    .filter(({ kind }) => kind === 'open')
    .flatMap((token) => listAttributes(xml, token))
    .filter(({ prefix }) => prefix !== '' && !/^(?:w|xml|xmlns)$/.test(prefix));
  target.splice(owner, replaced(used));
}

function listIds(xml: string): XmlAttribute[] {
  return [...tokenizeXml(xml)]
    .filter(({ kind, name }) => kind === 'open' && name === 'Relationship')
    .flatMap((token) => listAttributes(xml, token).filter(({ name }) => name === 'Id'));
}
