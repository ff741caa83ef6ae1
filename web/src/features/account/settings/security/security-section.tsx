import { useState } from 'react';

import { FormError } from '#web/features/account/form-error.tsx';
import { useIsEmbedded } from '#web/features/account/use-is-embedded.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Skeleton, SkeletonList } from '#web/ui/skeleton.tsx';

import { useAccountSecurity } from '../account-security.ts';
import { SettingRow } from '../setting-row.tsx';
import { texts } from '../texts.ts';
import { LoginNotifications } from './login-notifications.tsx';
import { SessionList } from './session-list.tsx';
import { TwoFactorDialog } from './two-factor-dialog.tsx';

const { security: words } = texts;

/** What guards the account: second factors, mails about sign-ins, sessions. */
export function SecuritySection() {
  const { data: security, isError } = useAccountSecurity();
  const isEmbedded = useIsEmbedded();
  const [isManaging, setIsManaging] = useState(false);
  const factors = security?.factors ?? [];
  const isEnabled = factors.length > 0;
  return (
    <Card>
      <CardHeader title={words.title} />
      {isError && (
        <div className="p-5">
          <FormError message={texts.unavailable} />
        </div>
      )}
      {!security && !isError && (
        <SkeletonList count={2} label={texts.loading}>
          <Skeleton className="m-5 h-12" />
        </SkeletonList>
      )}
      {security && (
        <div className="divide-y divide-line">
          <SettingRow
            title={words.twoFactor}
            text={words.twoFactorText}
            badge={
              <Badge tone={isEnabled ? 'good' : 'neutral'}>
                {isEnabled ? texts.enabled : texts.notEnabled}
              </Badge>
            }
            action={
              <Button size="small" onClick={() => setIsManaging(true)}>
                {isEnabled ? words.manage : words.setUp}
                <span className="visually-hidden"> {words.twoFactor}</span>
              </Button>
            }
          />
          {security.hasLoginNotifications !== null && (
            <LoginNotifications isOn={security.hasLoginNotifications} />
          )}
          {isEmbedded && <SessionList />}
        </div>
      )}
      {isManaging && <TwoFactorDialog factors={factors} onClose={() => setIsManaging(false)} />}
    </Card>
  );
}
