import { useState } from 'react';

import { RecoveryCodeForm } from '#web/features/account/second-factor/recovery-code-form.tsx';
import { SecondFactorForm } from '#web/features/account/second-factor/second-factor-form.tsx';
import { endSession } from '#web/features/account/session/session.ts';
import { useIsEmbedded } from '#web/features/account/use-is-embedded.ts';
import { texts } from '#web/pages/texts.ts';
import { usePageTitle } from '#web/product/page-title.ts';
import { Button } from '#web/ui/button.tsx';

import { AuthCard } from './auth-card.tsx';

const { secondFactor } = texts;

/** Replaces every screen until the second factor has been verified. */
export default function SecondFactorPage({ authId }: { readonly authId: string }) {
  const [isRecovering, setIsRecovering] = useState(false);
  const hasRecoveryCodes = useIsEmbedded();
  usePageTitle(secondFactor.title);
  const { title, subtitle, other } = isRecovering ? secondFactor.recovery : secondFactor.code;
  return (
    <AuthCard
      key={title}
      isClosed
      title={title}
      subtitle={subtitle}
      footer={
        <Button variant="quiet" size="small" className="-ml-3" onClick={() => void endSession()}>
          {secondFactor.signOut}
        </Button>
      }
    >
      {isRecovering ? <RecoveryCodeForm /> : <SecondFactorForm authId={authId} />}
      {hasRecoveryCodes && (
        <Button variant="quiet" className="w-full" onClick={() => setIsRecovering(!isRecovering)}>
          {other}
        </Button>
      )}
    </AuthCard>
  );
}
