import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';

import { useConfiguration } from '#web/lib/configuration.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { localPart } from './display-name.ts';
import { FormError } from './form-error.tsx';
import { PasswordField } from './password-field.tsx';
import { signUp } from './session.ts';
import { refuseSignUp, type SignUpRefusal, type SignUpValues } from './sign-up-validation.ts';
import { texts } from './texts.ts';

// The specification's minimum, until the server has told its own.
const DEFAULT_PASSWORD_MINIMUM = 6;
const EMPTY: SignUpValues = { name: '', email: '', password: '', confirmation: '' };

/** Makes an account; when it may be used at once, the session begins and the router moves on. */
export function SignUpForm() {
  const minimum = useConfiguration()?.auth.passwordMinLength ?? DEFAULT_PASSWORD_MINIMUM;
  const [values, setValues] = useState(EMPTY);
  const [refusal, setRefusal] = useState<SignUpRefusal | null>(null);
  const signingUp = useMutation({
    mutationFn: ({ name, email, password }: SignUpValues) =>
      signUp(name.trim() || localPart(email), email.trim(), password),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const reason = refuseSignUp(values, minimum);
    setRefusal(reason);
    if (reason === null) signingUp.mutate(values);
  };
  const bind = (field: keyof SignUpValues) => ({
    name: field,
    value: values[field],
    error: refusal?.field === field ? refusal.message : undefined,
    onChange: (event: { target: { value: string } }) =>
      setValues({ ...values, [field]: event.target.value }),
  });

  if (signingUp.data === 'confirm') return <p aria-live="polite">{texts.confirmationSent}</p>;
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <FormError message={signingUp.error?.message} />
      <TextField
        label={texts.fullName}
        hint={texts.optional}
        autoComplete="name"
        {...bind('name')}
      />
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
      <Button
        type="submit"
        variant="primary"
        size="large"
        className="w-full"
        disabled={signingUp.isPending}
      >
        {signingUp.isPending ? texts.signingUp : texts.signUp}
      </Button>
    </form>
  );
}
