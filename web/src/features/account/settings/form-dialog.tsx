import { useId, type ReactNode, type SubmitEvent } from 'react';

import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

import { FormError } from '../form-error.tsx';
import { texts } from './texts.ts';

interface FormDialogProps {
  readonly title: string;
  readonly intro: string;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly isBusy: boolean;
  readonly isDangerous?: boolean;
  readonly error: string | undefined;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a window of its own, sent by its button or by Enter. */
export function FormDialog({
  title,
  intro,
  submitLabel,
  busyLabel,
  isBusy,
  isDangerous = false,
  error,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const form = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <Dialog
      title={title}
      description={intro}
      closeLabel={texts.cancel}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            type="submit"
            form={form}
            variant={isDangerous ? 'danger' : 'primary'}
            disabled={isBusy}
          >
            {isBusy ? busyLabel : submitLabel}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="space-y-5">
        <p aria-hidden className="text-sm text-ink-soft">
          {intro}
        </p>
        {error !== undefined && <FormError message={error} />}
        {children}
      </form>
    </Dialog>
  );
}
