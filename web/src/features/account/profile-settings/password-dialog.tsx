import { useState } from 'react';

import { paths } from '#web/paths.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import { PasswordField } from '../password/password-field.tsx';
import { validatePassword, type PasswordRefusal } from '../password/password-rules.ts';
import { usePasswordMinimum } from '../password/use-password-minimum.ts';
import { useGuardedChange } from '../reauthentication/use-guarded-change.tsx';
import { useAccount } from '../session/use-session.ts';
import { FormDialog } from '../settings/form-dialog.tsx';
import { texts } from '../settings/texts.ts';
import { texts as accountTexts } from '../texts.ts';
import { useFields } from '../use-fields.ts';
import { useIsEmbedded } from '../use-is-embedded.ts';
import { changePassword } from './profile-changes.ts';

const { password: words } = texts;
const EMPTY = { current: '', password: '', confirmation: '' };

interface FieldRefusal {
  readonly field: keyof typeof EMPTY;
  readonly message: string;
}

/** Asks for a new password twice, and for the current one if the account has one. */
export function PasswordDialog({
  hasPassword,
  onClose,
}: {
  readonly hasPassword: boolean;
  readonly onClose: () => void;
}) {
  const minimum = usePasswordMinimum();
  const isEmbedded = useIsEmbedded();
  const { profile } = useAccount();
  const { values, refusal, setRefusal, bind } = useFields(EMPTY);
  const [endsOthers, setEndsOthers] = useState(true);
  const change = useGuardedChange(changePassword, () => {
    showToast(words.success);
    onClose();
  });
  const submit = () => {
    const reason = refuse(values, { hasPassword, minimum });
    setRefusal(reason);
    if (reason === null) change.start({ ...values, endsOthers });
  };

  if (change.proof !== null) return change.proof;
  return (
    <FormDialog
      title={hasPassword ? words.title : words.setTitle}
      intro={hasPassword ? words.intro : words.setIntro}
      submitLabel={accountTexts.savePassword}
      busyLabel={accountTexts.savingPassword}
      isBusy={change.isPending}
      error={refusal === null ? change.error : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <input type="text" autoComplete="username" value={profile.email} readOnly hidden />
      {hasPassword && (
        <PasswordField label={words.current} autoComplete="current-password" {...bind('current')} />
      )}
      <PasswordField
        label={accountTexts.newPassword}
        hint={accountTexts.passwordHint(minimum)}
        autoComplete="new-password"
        {...bind('password')}
      />
      <PasswordField
        label={accountTexts.confirmPassword}
        autoComplete="new-password"
        {...bind('confirmation')}
      />
      {isEmbedded ? (
        <Checkbox checked={endsOthers} onChange={setEndsOthers} className="text-sm">
          {words.endOthers}
        </Checkbox>
      ) : (
        <p className="text-sm text-ink-faint">{words.othersEnd}</p>
      )}
      <WhatStays hasKeys={isEmbedded} />
    </FormDialog>
  );
}

/** What a new password does not end; with a hosted auth service there are no API keys. */
function WhatStays({ hasKeys }: { readonly hasKeys: boolean }) {
  const { stays } = words;
  return (
    <p className="text-sm text-ink-faint">
      {hasKeys ? stays.keysAndWebhooks : stays.webhooks}{' '}
      {hasKeys && (
        <>
          <TextLink href={paths.apiKeys} isApart>
            {stays.keysLink}
          </TextLink>
          {' · '}
        </>
      )}
      <TextLink href={paths.webhooks} isApart>
        {stays.webhooksLink}
      </TextLink>
    </p>
  );
}

function refuse(
  values: typeof EMPTY,
  { hasPassword, minimum }: { hasPassword: boolean; minimum: number },
): FieldRefusal | PasswordRefusal | null {
  if (hasPassword && values.current === '') {
    return { field: 'current', message: words.currentRequired };
  }
  return validatePassword(values, minimum);
}
