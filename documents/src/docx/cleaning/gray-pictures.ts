import { posix } from 'node:path';

import { createGrayCopy } from '#documents/cleaning/pictures/gray-copy.ts';
import { isWellFormedXml } from '#documents/xml-parser.ts';

import { ownerOf } from './relationships.ts';
import type { WordPackage } from './word-package.ts';
import { listAttributes, tokenizeXml, type XmlToken } from './xml-tokens.ts';

const DRAWING = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="#808080"/></svg>',
);

/** Makes pictures plain gray, and the drawings that programs show instead of them; given by part name. */
export function makePicturesGray(target: WordPackage, names: ReadonlySet<string>): void {
  const lower = new Set([...names].map((name) => name.toLowerCase()));
  for (const name of names) {
    target.set(name, createGrayCopy(target.bytes(name)) ?? new Uint8Array());
  }
  for (const drawing of listDrawingsOf(target, lower)) {
    const part = target.names.find((name) => name.toLowerCase() === drawing);
    if (part !== undefined && !names.has(part)) target.set(part, DRAWING);
  }
}

/** The drawings for which some of the pictures are fallbacks in older programs; in lowercase. */
function listDrawingsOf(target: WordPackage, pictures: ReadonlySet<string>): Set<string> {
  const drawings = new Set<string>();
  for (const relationships of target.names.filter((name) => name.endsWith('.rels'))) {
    const owner = ownerOf(relationships);
    if (!target.has(owner) || !isWellFormedXml(target.xml(owner))) continue;
    const targets = listTargets(target.xml(relationships), owner);
    for (const [picture, drawing] of listPairs(target.xml(owner))) {
      const [shown, drawn] = [targets.get(picture) ?? '', targets.get(drawing)];
      if (pictures.has(shown) && drawn !== undefined) drawings.add(drawn);
    }
  }
  return drawings;
}

/** The targets of relationships by identifier. */
function listTargets(xml: string, owner: string): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  for (const token of tokenizeXml(xml)) {
    if (token.kind !== 'open' || token.name !== 'Relationship') continue;
    const target = valueOf(xml, token, 'Target');
    const path = target.startsWith('/')
      ? target.slice(1)
      : posix.join(posix.dirname(owner), target);
    targets.set(valueOf(xml, token, 'Id'), posix.normalize(path).toLowerCase());
  }
  return targets;
}

/** The identifiers of pictures that have a drawing, each with the drawing's identifier. */
function listPairs(xml: string): [picture: string, drawing: string][] {
  const pairs: [string, string][] = [];
  let picture = '';
  for (const token of tokenizeXml(xml)) {
    if (token.kind !== 'open') continue;
    if (token.name === 'blip') picture = valueOf(xml, token, 'embed');
    if (token.name === 'svgBlip') pairs.push([picture, valueOf(xml, token, 'embed')]);
  }
  return pairs;
}

function valueOf(xml: string, token: XmlToken, name: string): string {
  const own = listAttributes(xml, token);
  return own.find((attribute) => attribute.name.replace(/^.*:/, '') === name)?.value ?? '';
}
