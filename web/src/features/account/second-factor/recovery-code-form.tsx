import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';

import { TextField } from '#web/ui/text-field.tsx';

import { FormError } from '../form-error.tsx';
import { SubmitButton } from '../submit-button.tsx';
import { texts } from '../texts.ts';
import { recoverWithCode } from './second-factor.ts';

/** Accepts one of the recovery codes issued in case the authenticator is lost. */
export function RecoveryCodeForm() {
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const recovering = useMutation({ mutationFn: () => recoverWithCode(code.trim()) });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    recovering.mutate();
  };
  return (
    <form onSubmit={submit} className="space-y-5">
      <FormError message={recovering.error?.message} />
      <TextField
        ref={field}
        label={texts.recoveryCode}
        hint={texts.recoveryCodeHint}
        name="recovery-code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={code}
        onChange={(event) => setCode(event.target.value)}
        className="font-mono tracking-wide"
      />
      <SubmitButton
        label={texts.removeAuthenticator}
        busyLabel={texts.checking}
        isBusy={recovering.isPending}
      />
    </form>
  );
}
