import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SecretField } from '#web/ui/secret-field.tsx';

import { texts } from './texts.ts';

/** Shows the secret of a webhook, this once. */
export function SecretDialog({
  secret,
  onClose,
}: {
  readonly secret: string;
  readonly onClose: () => void;
}) {
  const { title, description, label, hint } = texts.secret;
  return (
    <Dialog
      title={title}
      description={description}
      closeLabel={texts.dialog.close}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.dialog.close}
        </Button>
      }
    >
      <div className="space-y-4">
        <p aria-hidden className="text-ink-soft">
          {description}
        </p>
        <SecretField label={label} hint={hint} secret={secret} />
      </div>
    </Dialog>
  );
}
