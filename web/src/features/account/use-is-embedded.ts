import { useConfiguration } from '#web/product/configuration.ts';

/**
 * True when this installation has its own auth service. A hosted one has no recovery codes, and its mails need not
 * contain a code.
 */
export function useIsEmbedded(): boolean {
  return useConfiguration()?.auth.mode === 'embedded';
}
