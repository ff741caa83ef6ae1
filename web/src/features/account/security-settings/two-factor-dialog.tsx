import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import { useGuardedChange } from '../reauthentication/use-guarded-change.tsx';
import type { Factor } from '../settings/account-security.ts';
import { texts } from '../settings/texts.ts';
import { useIsEmbedded } from '../use-is-embedded.ts';
import { EnrollmentForm } from './enrollment-form.tsx';
import { FactorList } from './factor-list.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import {
  enrollAuthenticator,
  createRecoveryCodes,
  recoveryCodesQuery,
  removeAuthenticator,
  type Enrollment,
} from './two-factor.ts';

const { twoFactor: words } = texts;

/** Sets up, lists and removes authenticator apps, and makes recovery codes. */
export function TwoFactorDialog({
  factors,
  onClose,
}: {
  readonly factors: readonly Factor[];
  readonly onClose: () => void;
}) {
  const isEmbedded = useIsEmbedded();
  const [enrollment, setEnrollment] = useState<Enrollment | null>(null);
  const [removal, setRemoval] = useState<Factor | null>(null);
  const [isReplacing, setIsReplacing] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const adding = useGuardedChange(enrollAuthenticator, setEnrollment);
  const removing = useGuardedChange(removeAuthenticator, () => showToast(words.removed));
  const creating = useGuardedChange<void, readonly string[]>(createRecoveryCodes, setCodes);
  const changes = [adding, removing, creating];
  const isBusy = changes.some(({ isPending }) => isPending);
  const finish = () => {
    setEnrollment(null);
    showToast(words.success);
    if (isEmbedded && factors.length === 0) creating.start();
  };
  const asking = changes.find(({ proof }) => proof !== null);
  if (asking) return asking.proof;
  if (removal !== null) {
    const isLast = factors.length === 1;
    return (
      <ConfirmDialog
        title={words.removal.title(removal.name)}
        text={isLast ? words.removal.last(isEmbedded) : words.removal.text}
        confirm={words.removal.confirm}
        onConfirm={async () => removing.start(removal.id)}
        onClose={() => setRemoval(null)}
      />
    );
  }
  if (isReplacing) {
    return (
      <ReplacementQuestion
        onConfirm={() => creating.start()}
        onClose={() => setIsReplacing(false)}
      />
    );
  }
  if (codes !== null) return <RecoveryCodesDialog codes={codes} onClose={onClose} />;
  const content = () => {
    if (enrollment !== null) return <EnrollmentForm enrollment={enrollment} onDone={finish} />;
    return (
      <FactorList
        factors={factors}
        isBusy={isBusy}
        error={changes.find(({ error }) => error !== undefined)?.error}
        onAdd={() => adding.start(factors)}
        onRemove={setRemoval}
        onMakeCodes={() => setIsReplacing(true)}
      />
    );
  };
  return (
    <Dialog
      title={words.title}
      description={words.description}
      closeLabel={texts.close}
      size="small"
      isBusy={isBusy}
      onClose={onClose}
    >
      {content()}
    </Dialog>
  );
}

/** New codes make the saved ones worthless, which a slip must not. */
function ReplacementQuestion({
  onConfirm,
  onClose,
}: {
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}) {
  const { data: remaining } = useQuery(recoveryCodesQuery);
  return (
    <ConfirmDialog
      title={words.replacement.title}
      text={words.replacement.text(remaining)}
      confirm={words.replacement.confirm}
      onConfirm={async () => onConfirm()}
      onClose={onClose}
    />
  );
}
