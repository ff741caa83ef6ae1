import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useAnnouncement } from '#web/ui/announcements.ts';
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

/**
 * Asks a signed-in person to reauthenticate, by password or by a mailed code. Neither choice is final: a code that was
 * mistyped too often no longer works, and closing the dialog would discard the form beneath it.
 */
export function ReauthenticationDialog({
  onReauthenticated,
  onClose,
}: {
  readonly onReauthenticated: () => void;
  readonly onClose: () => void;
}) {
  const hasPassword = useAccountSecurity().data?.hasPassword ?? true;
  const { secret, setSecret, isByCode, codesSent, mailing, reauthenticating, enterPassword } =
    useProof(onReauthenticated);
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
        <>
          <MailedCode
            code={secret}
            isAgain={codesSent > 1}
            onChange={setSecret}
            onComplete={reauthenticating.mutate}
          />
          <OtherWays
            isBusy={mailing.isPending}
            onMail={() => mailing.mutate()}
            onPassword={hasPassword ? enterPassword : undefined}
          />
        </>
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

/** What is being entered, a password or a code, and the calls about it. */
function useProof(onReauthenticated: () => void) {
  const [secret, setSecret] = useState('');
  const [isByCode, setIsByCode] = useState(false);
  const [codesSent, setCodesSent] = useState(0);
  const reauthenticating = useMutation({
    mutationFn: isByCode ? reauthenticateByCode : reauthenticateByPassword,
    // The dialog has one line for errors: it is about the latest attempt.
    onMutate: (): void => mailing.reset(),
    onSuccess: onReauthenticated,
    onError: () => setSecret(''),
  });
  const begin = (byCode: boolean) => {
    setSecret('');
    setIsByCode(byCode);
    reauthenticating.reset();
  };
  const mailing = useMutation({
    mutationFn: requestReauthenticationCode,
    onMutate: (): void => reauthenticating.reset(),
    onSuccess: () => {
      begin(true);
      setCodesSent((count) => count + 1);
    },
  });
  const enterPassword = () => {
    begin(false);
    mailing.reset();
  };
  return { secret, setSecret, isByCode, codesSent, mailing, reauthenticating, enterPassword };
}

function MailedCode({
  code,
  isAgain,
  onChange,
  onComplete,
}: {
  readonly code: string;
  /** Whether an earlier code no longer works. */
  readonly isAgain: boolean;
  readonly onChange: (code: string) => void;
  readonly onComplete: (code: string) => void;
}) {
  const { email } = useAccount().profile;
  const hasMail = useHasMail();
  const sent = isAgain ? proof.mailedAgain(email) : proof.mailed(email);
  const state = hasMail ? sent : proof.outbox;
  useAnnouncement(state);
  return (
    <>
      <p className="text-sm text-ink-soft">{state}</p>
      <CodeField label={proof.code} value={code} onChange={onChange} onComplete={onComplete} />
    </>
  );
}

function OtherWays({
  isBusy,
  onMail,
  onPassword,
}: {
  readonly isBusy: boolean;
  readonly onMail: () => void;
  /** Absent for an account without a password. */
  readonly onPassword: (() => void) | undefined;
}) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button size="small" isBusy={isBusy} onClick={onMail}>
        {proof.mailAgain}
      </Button>
      {onPassword && (
        <Button size="small" isBusy={isBusy} onClick={onPassword}>
          {proof.enterPassword}
        </Button>
      )}
    </div>
  );
}
