import { useState } from 'react';

import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Skeleton, SkeletonList } from '#web/ui/skeleton.tsx';

import { FormError } from '../form-error.tsx';
import { useAccountSecurity, type Factor } from '../settings/account-security.ts';
import { SettingRow } from '../settings/setting-row.tsx';
import { texts } from '../settings/texts.ts';
import { useIsEmbedded } from '../use-is-embedded.ts';
import { LoginNotifications } from './login-notifications.tsx';
import { SessionList } from './session-list.tsx';
import { TwoFactorDialog } from './two-factor-dialog.tsx';

const { security: words } = texts;

/** The account's security: second factors, mails about sign-ins, sessions. */
export function SecuritySection() {
  const { data: security, isLoadingError } = useAccountSecurity();
  const isEmbedded = useIsEmbedded();
  return (
    <Card>
      <CardHeader title={words.title} />
      {isLoadingError && (
        <div className="p-5">
          <FormError message={texts.unavailable} />
        </div>
      )}
      {!security && !isLoadingError && (
        <SkeletonList count={2} label={texts.loading}>
          <Skeleton className="m-5 h-12" />
        </SkeletonList>
      )}
      {security && (
        <div className="divide-y divide-line">
          <TwoFactorRow factors={security.factors} />
          {security.hasLoginNotifications !== null && (
            <LoginNotifications isOn={security.hasLoginNotifications} />
          )}
          {isEmbedded && <SessionList />}
        </div>
      )}
    </Card>
  );
}

function TwoFactorRow({ factors }: { readonly factors: readonly Factor[] }) {
  const [isManaging, setIsManaging] = useState(false);
  const isEnabled = factors.length > 0;
  return (
    <SettingRow
      title={words.twoFactor}
      text={words.twoFactorText}
      badge={
        <Badge tone={isEnabled ? 'good' : 'neutral'}>
          {isEnabled ? texts.enabled : texts.notEnabled}
        </Badge>
      }
      action={
        <Button onClick={() => setIsManaging(true)}>
          {isEnabled ? words.manage : words.setUp}
          <span className="visually-hidden"> {words.twoFactor}</span>
        </Button>
      }
    >
      {isManaging && <TwoFactorDialog factors={factors} onClose={() => setIsManaging(false)} />}
    </SettingRow>
  );
}
