import { useState } from 'react';

import { TextField } from '#web/ui/text-field.tsx';

import { PasswordField } from '../../password/password-field.tsx';
import { useAccount } from '../../session/use-session.ts';
import { useAccountSecurity } from '../account-security.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useGuardedChange } from '../proof/use-guarded-change.tsx';
import { texts } from '../texts.ts';
import { deleteAccount } from './delete-account.ts';

const { deletion: words } = texts;

/** Asks for the address and the password, and deletes the account. */
export function DeleteAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const { email } = useAccount().profile;
  const hasPassword = useAccountSecurity().data?.hasPassword ?? true;
  const [confirmation, setConfirmation] = useState('');
  const [password, setPassword] = useState('');
  const [differs, setDiffers] = useState(false);
  const deleting = useGuardedChange(deleteAccount, () => undefined);
  const submit = () => {
    const isRight = confirmation.trim().toLowerCase() === email.toLowerCase();
    setDiffers(!isRight);
    if (isRight) deleting.start({ confirmation, ...(hasPassword && { password }) });
  };
  if (deleting.proof !== null) return deleting.proof;
  return (
    <FormDialog
      title={words.title}
      intro={words.consequence}
      submitLabel={words.confirm}
      busyLabel={words.busy}
      isBusy={deleting.isPending}
      isDangerous
      error={deleting.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={words.confirmation(email)}
        name="confirmation"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={confirmation}
        error={differs ? words.differs : undefined}
        onChange={(event) => setConfirmation(event.target.value)}
      />
      {hasPassword && (
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
    </FormDialog>
  );
}
