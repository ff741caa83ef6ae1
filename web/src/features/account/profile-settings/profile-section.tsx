import type { Plan } from '@proviso/contracts';
import { useState, type ReactNode } from 'react';

import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';

import { useAccount } from '../session/use-session.ts';
import { useAccountSecurity } from '../settings/account-security.ts';
import { texts } from '../settings/texts.ts';
import { EmailDialog } from './email-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { PendingAddress } from './pending-address.tsx';

const { profile: words } = texts;

type Opened = 'name' | 'password' | 'email' | null;

/** The account owner's details, and the controls to change them. */
export function ProfileSection({ plan }: { readonly plan: Plan }) {
  const { profile } = useAccount();
  const { data: security } = useAccountSecurity();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const hasPassword = security?.hasPassword ?? true;
  return (
    <Card>
      <CardHeader title={words.title} />
      <dl className="divide-y divide-line">
        <Fact
          name={words.name}
          action={<Button onClick={() => setOpened('name')}>{words.changeName}</Button>}
        >
          {profile.name}
        </Fact>
        <Fact
          name={words.email}
          action={<Button onClick={() => setOpened('email')}>{words.updateEmail}</Button>}
        >
          <span className="min-w-0 break-words">{profile.email || words.noEmail}</span>
          {profile.isEmailVerified && <Badge tone="good">{words.verified}</Badge>}
          {security?.newEmail && <PendingAddress next={security.newEmail} />}
        </Fact>
        <Fact
          name={words.password}
          action={
            <Button disabled={!security} onClick={() => setOpened('password')}>
              {hasPassword ? words.changePassword : words.setPassword}
            </Button>
          }
        >
          {hasPassword ? words.passwordSet : words.noPassword}
        </Fact>
        <Fact name={words.accountType}>
          <span className="capitalize">{plan}</span>
        </Fact>
      </dl>
      {opened === 'name' && <NameDialog current={profile.name} onClose={close} />}
      {opened === 'email' && <EmailDialog current={profile.email} onClose={close} />}
      {opened === 'password' && <PasswordDialog hasPassword={hasPassword} onClose={close} />}
    </Card>
  );
}

function Fact({
  name,
  action,
  children,
}: {
  readonly name: string;
  /** The control that changes it. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className="grid min-h-17 content-center items-center gap-x-6 gap-y-1 px-5 py-3 text-sm sm:grid-cols-[10rem_1fr_auto]">
      <dt className="text-ink-faint">{name}</dt>
      <dd className="flex min-w-0 flex-wrap items-center gap-2.5 font-medium wrap-anywhere">
        {children}
      </dd>
      {action && <dd className="max-sm:mt-2">{action}</dd>}
    </div>
  );
}
