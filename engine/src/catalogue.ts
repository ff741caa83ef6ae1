import type { DetectorDescription, FindingType } from './detector.ts';
import { detectors } from './detectors/index.ts';
import { INVISIBLE_CHARACTERS } from './invisible/invisible-characters.ts';
import { models } from './models/index.ts';
import { SIGN_TYPES } from './signs/sign-types.ts';

/** What each detector says about itself, in the order of the registry; for documentation and configuration pages. */
export const catalogue: readonly DetectorDescription[] = detectors;

const typesOfDetectors = new Set(detectors.map(({ id }) => id));

/** Every model, and the types that only it finds; for documentation pages. */
export const modelCatalogue = models.map(({ id, description, types }) => ({
  id,
  description,
  types: types.filter((type) => !typesOfDetectors.has(type.id)),
}));

/** The types found in properties of a file or in its invisible characters; for documentation pages. */
export const signCatalogue: readonly FindingType[] = [
  ...Object.values(SIGN_TYPES),
  INVISIBLE_CHARACTERS,
];
