import { useConfiguration } from '#web/lib/configuration.ts';

// The specification's minimum, until the server has told its own.
const DEFAULT_MINIMUM = 6;

/** The fewest characters that this installation takes as a password. */
export function usePasswordMinimum(): number {
  return useConfiguration()?.auth.passwordMinLength ?? DEFAULT_MINIMUM;
}
