import { useMutation } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';

import { TextField } from '#web/ui/text-field.tsx';

import { FormError } from '../form-error.tsx';
import { openCheckMail } from '../mail/mailed-code.ts';
import { PasswordField } from '../password/password-field.tsx';
import { usePasswordMinimum } from '../password/use-password-minimum.ts';
import { localPart } from '../session/display-name.ts';
import { SubmitButton } from '../submit-button.tsx';
import { texts } from '../texts.ts';
import { useFields } from '../use-fields.ts';
import { signUp } from './sign-in.ts';
import { validateSignUp, type SignUpValues } from './sign-up-validation.ts';

const EMPTY: SignUpValues = { name: '', email: '', password: '', confirmation: '' };

/** Creates an account; if it can be used at once, the session begins and the router moves on. */
export function SignUpForm() {
  const minimum = usePasswordMinimum();
  const { values, refusal, setRefusal, bind } = useFields(EMPTY);
  const signingUp = useMutation({
    mutationFn: ({ name, email, password }: SignUpValues) =>
      signUp(name.trim() || localPart(email), email.trim(), password),
    onSuccess: (outcome, { email }) => {
      if (outcome === 'confirm') openCheckMail({ kind: 'confirmation', email: email.trim() });
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const reason = validateSignUp(values, minimum);
    setRefusal(reason);
    if (reason === null) signingUp.mutate(values);
  };

  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      {/* The service's message about the previous attempt does not apply to this one. */}
      <FormError message={refusal === null ? signingUp.error?.message : undefined} />
      <TextField label={texts.fullName} autoComplete="name" {...bind('name')} />
      <TextField label={texts.email} type="email" autoComplete="username" {...bind('email')} />
      <PasswordField
        label={texts.password}
        hint={texts.passwordHint(minimum)}
        autoComplete="new-password"
        {...bind('password')}
      />
      <PasswordField
        label={texts.confirmPassword}
        autoComplete="new-password"
        {...bind('confirmation')}
      />
      <SubmitButton label={texts.signUp} busyLabel={texts.signingUp} isBusy={signingUp.isPending} />
    </form>
  );
}
