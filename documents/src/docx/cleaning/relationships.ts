import { posix } from 'node:path';

import { isDroppedExternal } from './part-rules.ts';
import { stripUnknownAttributes } from './unknown-attributes.ts';
import type { XmlSplice } from './xml-splices.ts';
import { listAttributes, tokenizeXml, type XmlAttribute, type XmlToken } from './xml-tokens.ts';

/** What becomes of a part's relationships. */
export interface CleanedRelationships {
  readonly splices: readonly XmlSplice[];
  /** The identifiers of those that are dropped. */
  readonly dropped: ReadonlySet<string>;
  /** How many that led out of the file do so no longer. */
  readonly externalCount: number;
}

/** What relationships may lead to. */
export interface RelationshipPolicy {
  /** The names of parts that are dropped, in lower case. */
  readonly dropped: ReadonlySet<string>;
  readonly isKeptAddress: (address: string) => boolean;
}

const ATTRIBUTES = new Set(['Id', 'Type', 'Target', 'TargetMode']);

/** Leads nowhere, and is a valid address. */
const NOWHERE = 'about:blank';

/** The part whose relationships a part holds; empty for those of the package. */
export function ownerOf(relationshipsName: string): string {
  return relationshipsName.replace(/(?:^|(?<=\/))_rels\/([^/]*)\.rels$/i, '$1');
}

/** The part that holds the relationships of another. */
export function relationshipsOf(name: string): string {
  return posix.join(posix.dirname(name), '_rels', `${posix.basename(name)}.rels`);
}

/**
 * Drops the relationships to parts that are dropped and to outside data, linked pictures included: what fetches one tells
 * of its reader, and its place of the author. Of those that stay, an address leads nowhere that is a place in somebody's
 * own files, a mailbox, or tells of a removed value.
 */
export function cleanRelationships(
  xml: string,
  name: string,
  { dropped, isKeptAddress }: RelationshipPolicy,
): CleanedRelationships {
  const splices: XmlSplice[] = [];
  const ids = new Set<string>();
  let externalCount = 0;
  for (const token of tokenizeXml(xml)) {
    if (token.kind !== 'open' || token.name !== 'Relationship') continue;
    const { id, type, target, isExternal } = readRelationship(xml, token);
    if (!target) continue;
    const isDropped = isExternal
      ? isDroppedExternal(type)
      : dropped.has(resolveTarget(name, target.value));
    splices.push(...stripUnknownAttributes(xml, token, ATTRIBUTES));
    if (isDropped) {
      ids.add(id);
      if (isExternal) externalCount += 1;
      splices.push({ start: token.start, end: elementEnd(xml, token), xml: '' });
    } else if (isExternal && target.value !== NOWHERE && !isKeptAddress(target.value)) {
      externalCount += 1;
      splices.push({ start: target.valueStart, end: target.valueEnd, xml: NOWHERE });
    }
  }
  return { splices, dropped: ids, externalCount };
}

interface Relationship {
  readonly id: string;
  readonly type: string;
  readonly target: XmlAttribute | undefined;
  readonly isExternal: boolean;
}

function readRelationship(xml: string, token: XmlToken): Relationship {
  const attributes = new Map(listAttributes(xml, token).map((entry) => [entry.name, entry]));
  const valueOf = (name: string): string => attributes.get(name)?.value ?? '';
  return {
    id: valueOf('Id'),
    type: valueOf('Type'),
    target: attributes.get('Target'),
    isExternal: valueOf('TargetMode').toLowerCase() === 'external',
  };
}

/** The part that a target means, as seen from the part whose relationship it is; in lower case. */
function resolveTarget(relationshipsName: string, target: string): string {
  const base = posix.dirname(ownerOf(relationshipsName));
  const path = target.replaceAll('\\', '/').replace(/#.*$/, '');
  const joined = path.startsWith('/') ? path.slice(1) : posix.join(base, path);
  return posix.normalize(joined).toLowerCase();
}

function elementEnd(xml: string, { end, isEmpty }: XmlToken): number {
  return isEmpty ? end : xml.indexOf('>', xml.indexOf('</', end)) + 1;
}
