import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';

import { FormError } from '../form-error.tsx';
import { SubmitButton } from '../submit-button.tsx';
import { texts } from '../texts.ts';
import { setNewPassword } from './new-password.ts';
import { PasswordField } from './password-field.tsx';
import { refusePassword, type PasswordRefusal, type PasswordValues } from './password-rules.ts';
import { usePasswordMinimum } from './use-password-minimum.ts';

const EMPTY: PasswordValues = { password: '', confirmation: '' };

/** Takes a new password twice. */
export function NewPasswordForm({
  email,
  onSaved,
}: {
  /** Tells the browser whose password it keeps. */
  readonly email: string;
  readonly onSaved: () => void;
}) {
  const minimum = usePasswordMinimum();
  const [values, setValues] = useState(EMPTY);
  const [refusal, setRefusal] = useState<PasswordRefusal | null>(null);
  const saving = useMutation({ mutationFn: setNewPassword, onSuccess: onSaved });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const reason = refusePassword(values, minimum);
    setRefusal(reason);
    if (reason === null) saving.mutate(values.password);
  };
  const bind = (field: keyof PasswordValues) => ({
    name: field,
    autoComplete: 'new-password',
    value: values[field],
    error: refusal?.field === field ? refusal.message : undefined,
    onChange: (event: { target: { value: string } }) =>
      setValues({ ...values, [field]: event.target.value }),
  });
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <FormError message={refusal === null ? saving.error?.message : undefined} />
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={texts.newPassword}
        hint={texts.passwordHint(minimum)}
        {...bind('password')}
      />
      <PasswordField label={texts.confirmPassword} {...bind('confirmation')} />
      <SubmitButton
        label={texts.savePassword}
        busyLabel={texts.savingPassword}
        isBusy={saving.isPending}
      />
    </form>
  );
}
