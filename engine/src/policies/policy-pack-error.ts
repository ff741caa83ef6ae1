/** One thing that is wrong in a policy pack, and the line where, counted from 1. */
export interface PackProblem {
  readonly line: number;
  readonly message: string;
}

/** A policy pack that cannot be used: everything that is wrong in it, in the order of its lines. */
export class PolicyPackError extends Error {
  override readonly name = 'PolicyPackError';
  readonly code = 'policies.invalid';
  readonly problems: readonly PackProblem[];

  constructor(problems: readonly PackProblem[]) {
    super(problems.map(({ line, message }) => `line ${line}: ${message}`).join('\n'));
    this.problems = problems;
  }
}
