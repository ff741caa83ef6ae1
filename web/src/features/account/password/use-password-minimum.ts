import { useConfiguration } from '#web/product/configuration.ts';

// The default minimum, used until the server has sent its own.
const DEFAULT_MINIMUM = 6;

/** The minimum password length of this installation, in characters. */
export function usePasswordMinimum(): number {
  return useConfiguration()?.auth.passwordMinLength ?? DEFAULT_MINIMUM;
}
