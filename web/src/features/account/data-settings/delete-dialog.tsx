import type { DeleteAccount } from '@proviso/contracts';
import { useState } from 'react';

import { post } from '#web/lib/api/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { PasswordField } from '../password/password-field.tsx';
import { useGuardedChange } from '../reauthentication/use-guarded-change.tsx';
import { endSession } from '../session/session.ts';
import { useAccount } from '../session/use-session.ts';
import { useAccountSecurity } from '../settings/account-security.ts';
import { FormDialog } from '../settings/form-dialog.tsx';
import { texts } from '../settings/texts.ts';

const { deletion: words } = texts;

/** Asks for the address and the password, deletes the account, and confirms it before leaving. */
export function DeleteAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const { email } = useAccount().profile;
  const hasPassword = useAccountSecurity().data?.hasPassword ?? true;
  const [confirmation, setConfirmation] = useState('');
  const [password, setPassword] = useState('');
  const [differs, setDiffers] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const deleting = useGuardedChange(
    (wish: DeleteAccount) => post('/api/account/deletion', wish),
    () => setIsDone(true),
  );
  const submit = () => {
    const isRight = confirmation.trim().toLowerCase() === email.toLowerCase();
    setDiffers(!isRight);
    if (isRight) deleting.start({ confirmation, ...(hasPassword && { password }) });
  };
  if (isDone) return <Deleted />;
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

/** The final message; closing it in any way also ends the session in this browser. */
function Deleted() {
  const leave = () => void endSession();
  return (
    <Dialog
      title={words.success}
      description={words.successText}
      closeLabel={texts.close}
      size="small"
      onClose={leave}
      footer={
        <Button variant="primary" onClick={leave}>
          {words.leave}
        </Button>
      }
    >
      <p aria-hidden className="text-ink-soft">
        {words.successText}
      </p>
    </Dialog>
  );
}
