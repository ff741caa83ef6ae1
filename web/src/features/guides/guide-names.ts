/** The pages of documentation that those who use an installation need, in the order in which they are listed. */
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
