import { useConfiguration } from '#web/product/configuration.ts';

/** False when the embedded auth service has no mail server: it then writes mails to its outbox folder. */
export function useHasMail(): boolean {
  const auth = useConfiguration()?.auth;
  return auth?.mode !== 'embedded' || auth.confirmsSignUps;
}
