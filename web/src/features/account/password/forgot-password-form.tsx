import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';

import { TextField } from '#web/ui/text-field.tsx';

import { FormError } from '../form-error.tsx';
import { requestMail } from '../mail/mailed-code.ts';
import { SubmitButton } from '../submit-button.tsx';
import { texts } from '../texts.ts';

/** Asks for the address that receives the password reset mail. */
export function ForgotPasswordForm({ initialEmail }: { readonly initialEmail: string }) {
  const [email, setEmail] = useState(initialEmail);
  const requesting = useMutation({
    mutationFn: () => requestMail({ kind: 'recovery', email: email.trim() }),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    requesting.mutate();
  };
  return (
    <form onSubmit={submit} className="space-y-5">
      <FormError message={requesting.error?.message} />
      <TextField
        label={texts.email}
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <SubmitButton
        label={texts.sendMail}
        busyLabel={texts.sendingMail}
        isBusy={requesting.isPending}
      />
    </form>
  );
}
