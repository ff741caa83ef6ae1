import { posix } from 'node:path';

import type { XmlSplice } from '#documents/xml/xml-splices.ts';
import {
  listAttributes,
  tokenizeXml,
  type XmlAttribute,
  type XmlToken,
} from '#documents/xml/xml-tokens.ts';

import { isDroppedExternal } from './part-rules.ts';
import { stripUnknownAttributes } from './unknown-attributes.ts';

export interface CleanedRelationships {
  readonly splices: readonly XmlSplice[];
  /** The identifiers of the dropped ones. */
  readonly dropped: ReadonlySet<string>;
  /** How many external targets were removed. */
  readonly externalCount: number;
}

/** Which targets relationships may have. */
export interface RelationshipPolicy {
  /** The names of dropped parts, in lowercase. */
  readonly dropped: ReadonlySet<string>;
  readonly isKeptAddress: (address: string) => boolean;
}

const ATTRIBUTES = new Set(['Id', 'Type', 'Target', 'TargetMode']);

/** Leads nowhere, and is a valid address. */
const NOWHERE = 'about:blank';

/** The part to which a relationships part belongs; empty for those of the package. */
export function ownerOf(relationshipsName: string): string {
  return relationshipsName.replace(/(?:^|(?<=\/))_rels\/([^/]*)\.rels$/i, '$1');
}

/** The relationships part of another part. */
export function relationshipsOf(name: string): string {
  return posix.join(posix.dirname(name), '_rels', `${posix.basename(name)}.rels`);
}

/**
 * Drops the relationships to dropped parts and to external data, linked pictures included: fetching one reveals its
 * reader, and its location the author. Of those that stay, an address is neutralized if it is a path in personal files,
 * a mailbox, or reveals a removed value.
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

/** The part that a target refers to, resolved against the part that owns the relationship; in lowercase. */
export function resolveTarget(relationshipsName: string, target: string): string {
  const base = posix.dirname(ownerOf(relationshipsName));
  const path = target.replaceAll('\\', '/').replace(/#.*$/, '');
  const joined = path.startsWith('/') ? path.slice(1) : posix.join(base, path);
  return posix.normalize(joined).toLowerCase();
}

function elementEnd(xml: string, { end, isEmpty }: XmlToken): number {
  return isEmpty ? end : xml.indexOf('>', xml.indexOf('</', end)) + 1;
}
