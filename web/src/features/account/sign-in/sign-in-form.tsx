import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { Link } from 'wouter';

import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { FormError } from '../form-error.tsx';
import { requestMail } from '../mail/mailed-code.ts';
import { PasswordField } from '../password/password-field.tsx';
import { useSession } from '../session/use-session.ts';
import { SubmitButton } from '../submit-button.tsx';
import { texts } from '../texts.ts';
import { signIn, UnconfirmedAddressError } from './sign-in.ts';

/** Email and password; when they are correct, the session begins and the router moves on. */
export function SignInForm() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const session = useSession();
  const signingIn = useMutation({ mutationFn: () => signIn(email, password) });
  const sessionError = session.status === 'signed-out' ? session.error : undefined;
  const confirming = useMutation({
    mutationFn: () => requestMail({ kind: 'confirmation', email: email.trim() }),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    confirming.reset();
    signingIn.mutate();
  };
  return (
    <form onSubmit={submit} className="space-y-5">
      <FormError message={confirming.error?.message ?? signingIn.error?.message ?? sessionError} />
      {signingIn.error instanceof UnconfirmedAddressError && (
        <Button
          className="w-full"
          isBusy={confirming.isPending}
          onClick={() => confirming.mutate()}
        >
          {texts.sendConfirmation}
        </Button>
      )}
      <TextField
        label={texts.email}
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <div className="space-y-2">
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Link
          href={paths.forgotPassword}
          state={{ email }}
          className="inline-block rounded-sm text-sm text-accent underline underline-offset-4"
        >
          {texts.forgotPassword}
        </Link>
      </div>
      <SubmitButton label={texts.signIn} busyLabel={texts.signingIn} isBusy={signingIn.isPending} />
    </form>
  );
}
