import { useState } from 'react';

import { useIsEmbedded } from '#web/features/account/use-is-embedded.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import type { Factor } from '../account-security.ts';
import { useGuardedChange } from '../proof/use-guarded-change.tsx';
import { texts } from '../texts.ts';
import { EnrolmentForm } from './enrolment-form.tsx';
import { FactorList } from './factor-list.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import {
  enrolAuthenticator,
  makeRecoveryCodes,
  removeAuthenticator,
  type Enrolment,
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
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const adding = useGuardedChange(enrolAuthenticator, setEnrolment);
  const removing = useGuardedChange(removeAuthenticator, () => showToast(words.removed));
  const making = useGuardedChange<void, readonly string[]>(makeRecoveryCodes, setCodes);
  const finish = () => {
    setEnrolment(null);
    showToast(words.success);
    if (isEmbedded && factors.length === 0) making.start();
  };
  const proof = adding.proof ?? removing.proof ?? making.proof;
  if (proof !== null) return proof;
  return (
    <Dialog
      title={codes === null ? words.title : words.codes}
      description={words.description}
      closeLabel={texts.close}
      size="small"
      onClose={onClose}
      footer={
        codes !== null && (
          <Button variant="primary" onClick={onClose}>
            {words.kept}
          </Button>
        )
      }
    >
      {codes !== null && <RecoveryCodes codes={codes} />}
      {codes === null && enrolment !== null && (
        <EnrolmentForm enrolment={enrolment} onDone={finish} />
      )}
      {codes === null && enrolment === null && (
        <FactorList
          factors={factors}
          isBusy={adding.isPending || removing.isPending || making.isPending}
          error={adding.error ?? removing.error ?? making.error}
          onAdd={() => adding.start(factors)}
          onRemove={({ id }) => removing.start(id)}
          onMakeCodes={() => making.start()}
        />
      )}
    </Dialog>
  );
}
