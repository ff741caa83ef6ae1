import { SecretDialog as Window } from '#web/ui/secret-dialog.tsx';

import { texts } from './texts.ts';

/** Shows a webhook's secret, once only. */
export function SecretDialog(props: { readonly secret: string; readonly onClose: () => void }) {
  return <Window {...texts.secret} {...props} closeLabel={texts.dialog.close} />;
}
