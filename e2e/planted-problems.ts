import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { catalogue } from '@proviso/engine';

interface PlantedProblem {
  category: string;
  type: string;
  value: string;
}

interface Manifest {
  documents: readonly { name: string; planted: readonly PlantedProblem[] }[];
}

const manifest = JSON.parse(
  readFileSync(join(import.meta.dirname, '../examples/manifest.json'), 'utf8'),
) as Manifest;

/** The problems planted in an example document, as the type names its report uses. */
export function plantedTypeNames(name: string): string[] {
  const types = new Set(plantedProblemsOf(name).map(({ type }) => type));
  return [...types].map(typeNameOf);
}

/** The texts of the problems of one category planted in an example document. */
export function plantedValues(name: string, category: string): string[] {
  return plantedProblemsOf(name)
    .filter((planted) => planted.category === category)
    .map(({ value }) => value);
}

function plantedProblemsOf(name: string): readonly PlantedProblem[] {
  const document = manifest.documents.find((candidate) => candidate.name === name);
  if (!document) throw new Error(`No example is called ${name}.`);
  return document.planted;
}

function typeNameOf(type: string): string {
  const detector = catalogue.find(({ id }) => id === type);
  if (!detector) throw new Error(`No detector is called ${type}.`);
  return detector.typeName;
}
