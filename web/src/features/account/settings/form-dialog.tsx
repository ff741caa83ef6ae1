import type { ComponentProps } from 'react';

import { FormDialog as Window } from '#web/ui/form-dialog.tsx';

import { FormError } from '../form-error.tsx';
import { texts } from './texts.ts';

type WindowProps = ComponentProps<typeof Window>;

interface FormDialogProps extends Pick<
  WindowProps,
  'title' | 'submitLabel' | 'isDangerous' | 'onSubmit' | 'onClose' | 'children'
> {
  readonly intro: string;
  readonly busyLabel: string;
  readonly isBusy: boolean;
  readonly error: string | undefined;
}

/** A settings form with a description above it and, if it was rejected, the reason. */
export function FormDialog({
  intro,
  submitLabel,
  busyLabel,
  isBusy,
  error,
  children,
  ...rest
}: FormDialogProps) {
  return (
    <Window
      {...rest}
      description={intro}
      size="small"
      cancelLabel={texts.cancel}
      submitLabel={isBusy ? busyLabel : submitLabel}
      isBusy={isBusy}
      noValidate
    >
      <p aria-hidden className="text-sm text-ink-soft">
        {intro}
      </p>
      {error !== undefined && <FormError message={error} />}
      {children}
    </Window>
  );
}
