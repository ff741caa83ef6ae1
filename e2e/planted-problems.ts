import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { catalogue } from '@proviso/engine';

interface Manifest {
  documents: readonly { name: string; planted: readonly { type: string }[] }[];
}

const manifest = JSON.parse(
  readFileSync(join(import.meta.dirname, '../examples/manifest.json'), 'utf8'),
) as Manifest;

/** The problems planted in an example document, in the words that its report uses for their types. */
export function plantedTypeNames(name: string): string[] {
  const document = manifest.documents.find((candidate) => candidate.name === name);
  if (!document) throw new Error(`No example is called ${name}.`);
  const types = new Set(document.planted.map(({ type }) => type));
  return [...types].map(typeNameOf);
}

function typeNameOf(type: string): string {
  const detector = catalogue.find(({ id }) => id === type);
  if (!detector) throw new Error(`No detector is called ${type}.`);
  return detector.typeName;
}
