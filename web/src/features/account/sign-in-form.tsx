import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';

import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { FormError } from './form-error.tsx';
import { PasswordField } from './password-field.tsx';
import { signIn } from './session.ts';
import { texts } from './texts.ts';
import { useSession } from './use-session.ts';

/** Email and password; when they are right, the session begins and the router moves on. */
export function SignInForm() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const session = useSession();
  const signingIn = useMutation({ mutationFn: () => signIn(email, password) });
  const sessionError = session.status === 'signed-out' ? session.error : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    signingIn.mutate();
  };
  return (
    <form onSubmit={submit} className="space-y-5">
      <FormError message={signingIn.error?.message ?? sessionError} />
      <TextField
        label={texts.email}
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        className="w-full"
        disabled={signingIn.isPending}
      >
        {signingIn.isPending ? texts.signingIn : texts.signIn}
      </Button>
    </form>
  );
}
