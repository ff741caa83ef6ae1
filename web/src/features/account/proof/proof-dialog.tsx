import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { Button } from '#web/ui/button.tsx';

import { CodeField } from '../code-field.tsx';
import { PasswordField } from '../password/password-field.tsx';
import { useAccount } from '../session/use-session.ts';
import { useAccountSecurity } from '../settings/account-security.ts';
import { FormDialog } from '../settings/form-dialog.tsx';
import { messageOf } from '../settings/settings-refusal.ts';
import { texts } from '../settings/texts.ts';
import { useHasMail } from '../use-has-mail.ts';
import { proveByCode, proveByPassword, requestProofCode } from './prove.ts';

const { proof } = texts;

/** Asks a signed-in person to reauthenticate, by password or by a mailed code. */
export function ProofDialog({
  onProven,
  onClose,
}: {
  readonly onProven: () => void;
  readonly onClose: () => void;
}) {
  const hasPassword = useAccountSecurity().data?.hasPassword ?? true;
  const [secret, setSecret] = useState('');
  const mailing = useMutation({ mutationFn: requestProofCode, onSuccess: () => setSecret('') });
  const isByCode = mailing.isSuccess;
  const proving = useMutation({
    mutationFn: isByCode ? proveByCode : proveByPassword,
    onSuccess: onProven,
    onError: () => setSecret(''),
  });
  const needsMail = !hasPassword && !isByCode;
  return (
    <FormDialog
      title={proof.title}
      intro={proof.intro}
      submitLabel={needsMail ? proof.mailFirst : proof.continue}
      busyLabel={proof.checking}
      isBusy={proving.isPending || mailing.isPending}
      error={messageOf(mailing.error) ?? messageOf(proving.error)}
      onSubmit={() => (needsMail ? mailing.mutate() : secret !== '' && proving.mutate(secret))}
      onClose={onClose}
    >
      {isByCode && <MailedCode code={secret} onChange={setSecret} onComplete={proving.mutate} />}
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
