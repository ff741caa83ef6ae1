import { useMutation } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';

import { FormError } from '../form-error.tsx';
import { SubmitButton } from '../submit-button.tsx';
import { texts } from '../texts.ts';
import { useFields } from '../use-fields.ts';
import { setNewPassword } from './new-password.ts';
import { PasswordField } from './password-field.tsx';
import { validatePassword, type PasswordValues } from './password-rules.ts';
import { usePasswordMinimum } from './use-password-minimum.ts';

const EMPTY: PasswordValues = { password: '', confirmation: '' };

/** Asks for a new password twice. */
export function NewPasswordForm({
  email,
  onSaved,
}: {
  /** Tells the browser's password manager which account the password belongs to. */
  readonly email: string;
  readonly onSaved: () => void;
}) {
  const minimum = usePasswordMinimum();
  const { values, refusal, setRefusal, bind } = useFields(EMPTY);
  const saving = useMutation({ mutationFn: setNewPassword, onSuccess: onSaved });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const reason = validatePassword(values, minimum);
    setRefusal(reason);
    if (reason === null) saving.mutate(values.password);
  };

  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <FormError message={refusal === null ? saving.error?.message : undefined} />
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={texts.newPassword}
        hint={texts.passwordHint(minimum)}
        autoComplete="new-password"
        {...bind('password')}
      />
      <PasswordField
        label={texts.confirmPassword}
        autoComplete="new-password"
        {...bind('confirmation')}
      />
      <SubmitButton
        label={texts.savePassword}
        busyLabel={texts.savingPassword}
        isBusy={saving.isPending}
      />
    </form>
  );
}
