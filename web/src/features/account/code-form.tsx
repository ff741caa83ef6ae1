import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';

import { CodeField } from './code-field.tsx';
import { FormError } from './form-error.tsx';
import { SubmitButton } from './submit-button.tsx';
import { texts } from './texts.ts';

/** Asks for six digits and sends them as soon as they are there; a refused code makes room for the next. */
export function CodeForm({
  label,
  hint,
  submitLabel,
  takesFocus = false,
  verify,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly submitLabel: string;
  /** Whether the keyboard begins in the field. */
  readonly takesFocus?: boolean;
  /** Throws with a sentence when the code is not taken. */
  readonly verify: (code: string) => Promise<void>;
}) {
  const [code, setCode] = useState('');
  const verifying = useMutation({ mutationFn: verify, onError: () => setCode('') });
  const send = (complete: string) => {
    if (!verifying.isPending) verifying.mutate(complete);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send(code);
  };
  return (
    <form onSubmit={submit} className="space-y-5">
      <FormError message={verifying.error?.message} />
      <CodeField
        label={label}
        {...(hint !== undefined && { hint })}
        value={code}
        onChange={setCode}
        onComplete={send}
        takesFocus={takesFocus}
      />
      <SubmitButton label={submitLabel} busyLabel={texts.checking} isBusy={verifying.isPending} />
    </form>
  );
}
