import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { SecretField } from './secret-field.tsx';
import { texts } from './texts.ts';
import { useKeptFirst } from './use-kept-first.ts';

/** Shows a secret, once only. Until it has been copied, only the dialog's button closes it on the first attempt. */
export function SecretDialog({
  title,
  description,
  label,
  hint,
  secret,
  closeLabel,
  onClose,
}: {
  readonly title: string;
  readonly description: string;
  readonly label: string;
  readonly hint: string;
  readonly secret: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
}) {
  const { dismiss, isWarning, onKept } = useKeptFirst(onClose);
  return (
    <Dialog
      title={title}
      description={description}
      closeLabel={closeLabel}
      onClose={dismiss}
      footer={
        <Button variant="primary" onClick={onClose}>
          {closeLabel}
        </Button>
      }
    >
      <div className="space-y-4">
        <p aria-hidden className="text-ink-soft">
          {description}
        </p>
        <SecretField label={label} hint={hint} secret={secret} onCopied={onKept} />
        <div role="alert" className="text-sm text-high">
          {isWarning && <p>{texts.notCopied}</p>}
        </div>
      </div>
    </Dialog>
  );
}
