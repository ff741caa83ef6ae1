import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';

import { CodeField } from './code-field.tsx';
import { FormError } from './form-error.tsx';
import { SubmitButton } from './submit-button.tsx';
import { texts } from './texts.ts';

/** Asks for six digits and submits them once complete; a rejected code is cleared for the next attempt. */
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
  /** Whether the field takes the initial focus. */
  readonly takesFocus?: boolean;
  /** Throws with a sentence to show when the code is rejected. */
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
