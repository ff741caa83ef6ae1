import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { Button } from '#web/ui/button.tsx';

import { CodeField } from '../code-field.tsx';
import { PasswordField } from '../password/password-field.tsx';
import { useAccount } from '../session/use-session.ts';
import { useAccountSecurity } from '../settings/account-security.ts';
import { FormDialog } from '../settings/form-dialog.tsx';
import { messageOf } from '../settings/settings-error.ts';
import { texts } from '../settings/texts.ts';
import { useHasMail } from '../use-has-mail.ts';
import {
  reauthenticateByCode,
  reauthenticateByPassword,
  requestReauthenticationCode,
} from './reauthenticate.ts';

const { proof } = texts;

/** Asks a signed-in person to reauthenticate, by password or by a mailed code. */
export function ReauthenticationDialog({
  onReauthenticated,
  onClose,
}: {
  readonly onReauthenticated: () => void;
  readonly onClose: () => void;
}) {
  const hasPassword = useAccountSecurity().data?.hasPassword ?? true;
  const [secret, setSecret] = useState('');
  const mailing = useMutation({
    mutationFn: requestReauthenticationCode,
    onSuccess: () => setSecret(''),
  });
  const isByCode = mailing.isSuccess;
  const reauthenticating = useMutation({
    mutationFn: isByCode ? reauthenticateByCode : reauthenticateByPassword,
    onSuccess: onReauthenticated,
    onError: () => setSecret(''),
  });
  const needsMail = !hasPassword && !isByCode;
  return (
    <FormDialog
      title={proof.title}
      intro={proof.intro}
      submitLabel={needsMail ? proof.mailFirst : proof.continue}
      busyLabel={proof.checking}
      isBusy={reauthenticating.isPending || mailing.isPending}
      error={messageOf(mailing.error) ?? messageOf(reauthenticating.error)}
      onSubmit={() =>
        needsMail ? mailing.mutate() : secret !== '' && reauthenticating.mutate(secret)
      }
      onClose={onClose}
    >
      {isByCode && (
        <MailedCode code={secret} onChange={setSecret} onComplete={reauthenticating.mutate} />
      )}
      {!isByCode && hasPassword && (
        <>
          <PasswordField
            label={proof.password}
            name="password"
            autoComplete="current-password"
            value={secret}
            onChange={(event) => setSecret(event.target.value)}
          />
          <Button size="small" isBusy={mailing.isPending} onClick={() => mailing.mutate()}>
            {proof.mail}
          </Button>
        </>
      )}
    </FormDialog>
  );
}

function MailedCode({
  code,
  onChange,
  onComplete,
}: {
  readonly code: string;
  readonly onChange: (code: string) => void;
  readonly onComplete: (code: string) => void;
}) {
  const { email } = useAccount().profile;
  const hasMail = useHasMail();
  return (
    <>
      <p aria-live="polite" className="text-sm text-ink-soft">
        {hasMail ? proof.mailed(email) : proof.outbox}
      </p>
      <CodeField label={proof.code} value={code} onChange={onChange} onComplete={onComplete} />
    </>
  );
}
