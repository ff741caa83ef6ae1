import { posix } from 'node:path';

import { createGrayCopy } from '#documents/cleaning/pictures/gray-copy.ts';
import { pictureFormatOf } from '#documents/cleaning/pictures/picture-format.ts';
import { isWellFormedXml } from '#documents/xml/xml-parser.ts';
import { listAttributes, tokenizeXml, type XmlToken } from '#documents/xml/xml-tokens.ts';

import { ownerOf } from './relationships.ts';
import type { WordPackage } from './word-package.ts';

const DRAWING = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="#808080"/></svg>',
);

/** Makes pictures plain gray, and the ones that other programs show instead of them; given by part name. */
export function makePicturesGray(target: WordPackage, names: ReadonlySet<string>): void {
  const lower = new Set([...names].map((name) => name.toLowerCase()));
  for (const name of names) {
    const bytes = target.bytes(name);
    const gray = pictureFormatOf(bytes) === 'svg' ? DRAWING : createGrayCopy(bytes);
    target.set(name, gray ?? new Uint8Array());
  }
  const { drawings, fallbacks } = listTwins(target, lower);
  for (const name of target.names.filter((candidate) => !names.has(candidate))) {
    if (drawings.has(name.toLowerCase())) target.set(name, DRAWING);
    else if (fallbacks.has(name.toLowerCase()))
      target.set(name, createGrayCopy(target.bytes(name)) ?? new Uint8Array());
  }
}

/** In lowercase. */
interface Twins {
  /** The drawings for which some of the pictures are fallbacks in older programs. */
  readonly drawings: Set<string>;
  /** The fallbacks of drawings among the pictures. */
  readonly fallbacks: Set<string>;
}

function listTwins(target: WordPackage, pictures: ReadonlySet<string>): Twins {
  const twins: Twins = { drawings: new Set(), fallbacks: new Set() };
  for (const relationships of target.names.filter((name) => name.endsWith('.rels'))) {
    const owner = ownerOf(relationships);
    if (!target.has(owner) || !isWellFormedXml(target.xml(owner))) continue;
    const targets = listTargets(target.xml(relationships), owner);
    for (const [picture, drawing] of listPairs(target.xml(owner))) {
      const [shown, drawn] = [targets.get(picture), targets.get(drawing)];
      if (shown === undefined || drawn === undefined) continue;
      if (pictures.has(shown)) twins.drawings.add(drawn);
      if (pictures.has(drawn)) twins.fallbacks.add(shown);
    }
  }
  return twins;
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
