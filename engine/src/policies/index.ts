export { type PackProblem, PolicyPackError } from './policy-pack-error.ts';
export type { PolicyPack } from './policy-pack.ts';
export { readPolicyPack } from './read-policy-pack.ts';
export { findsAnything } from './selection.ts';
