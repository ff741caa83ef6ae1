/** The documentation pages relevant to users of an installation, in listed order. */
export const GUIDES = [
  'policies',
  'detectors',
  'api',
  'accuracy',
  'authentication',
  'billing',
  'configuration',
] as const;
export type GuideName = (typeof GUIDES)[number];
