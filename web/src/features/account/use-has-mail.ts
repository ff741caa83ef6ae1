import { useConfiguration } from '#web/lib/configuration.ts';

/** False where the embedded auth service has no mail server: what it would send lies in its outbox folder. */
export function useHasMail(): boolean {
  const auth = useConfiguration()?.auth;
  return auth?.mode !== 'embedded' || auth.confirmsSignUps;
}
