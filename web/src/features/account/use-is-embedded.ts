import { useConfiguration } from '#web/lib/configuration.ts';

/**
 * True where this installation brings its own auth service. A hosted one keeps no recovery codes of ours, and its
 * mails need not carry a code.
 */
export function useIsEmbedded(): boolean {
  return useConfiguration()?.auth.mode === 'embedded';
}
