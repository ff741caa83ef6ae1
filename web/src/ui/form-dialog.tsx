import { useId, useRef, type ReactNode, type SubmitEvent } from 'react';

import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

const FIELD = ':is(input, textarea):not([hidden], [type="hidden"])';

/**
 * A form in a dialog, submitted by its button or by Enter: only once, and only when it is ready. While it is being
 * submitted it stays open, because canceling would not call that off.
 */
export function FormDialog({
  title,
  description,
  size,
  cancelLabel,
  submitLabel,
  isDangerous = false,
  isReady = true,
  isBusy,
  noValidate = false,
  onSubmit,
  onClose,
  children,
}: {
  readonly title: string;
  readonly description: string;
  readonly size?: 'small';
  readonly cancelLabel: string;
  readonly submitLabel: string;
  readonly isDangerous?: boolean;
  /** Whether it can be submitted as it is. */
  readonly isReady?: boolean;
  readonly isBusy: boolean;
  /** Set when the form itself shows validation errors instead of the browser. */
  readonly noValidate?: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const form = useId();
  const fields = useRef<HTMLFormElement>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isReady && !isBusy) onSubmit();
  };
  return (
    <Dialog
      title={title}
      description={description}
      closeLabel={cancelLabel}
      {...(size && { size })}
      isBusy={isBusy}
      isForm
      onClose={onClose}
      findStart={() => fields.current?.querySelector<HTMLElement>(FIELD)}
      footer={
        <>
          <Button isBusy={isBusy} onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            form={form}
            variant={isDangerous ? 'danger' : 'primary'}
            disabled={!isReady}
            isBusy={isBusy}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form ref={fields} id={form} noValidate={noValidate} onSubmit={submit} className="space-y-5">
        {children}
      </form>
    </Dialog>
  );
}
