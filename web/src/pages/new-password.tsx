import { useLocation } from 'wouter';

import { FormError } from '#web/features/account/form-error.tsx';
import { NewPasswordForm } from '#web/features/account/password/new-password-form.tsx';
import { useSession } from '#web/features/account/session/use-session.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import { Entrance } from './entrance.tsx';
import { texts } from './texts.ts';

const { newPassword } = texts;

/** Where a mailed recovery leads: the link has signed the person in, or it says why it has not. */
export default function NewPasswordPage() {
  usePageTitle(newPassword.title);
  const session = useSession();
  const [, navigate] = useLocation();
  if (session.status !== 'signed-in') {
    const reason = session.status === 'signed-out' ? session.error : undefined;
    return <Unavailable reason={reason ?? newPassword.noLink} />;
  }
  const finish = () => {
    showToast(newPassword.saved, newPassword.savedDetail);
    navigate(paths.dashboard, { replace: true });
  };
  return (
    <Entrance
      title={newPassword.title}
      subtitle={newPassword.subtitle(session.profile.email)}
      footer={<TextLink href={paths.forgotPassword}>{newPassword.again}</TextLink>}
    >
      <NewPasswordForm email={session.profile.email} onSaved={finish} />
    </Entrance>
  );
}

function Unavailable({ reason }: { readonly reason: string }) {
  return (
    <Entrance
      title={newPassword.unavailable}
      subtitle={newPassword.unavailableText}
      footer={<TextLink href={paths.login}>{newPassword.back}</TextLink>}
    >
      <FormError message={reason} />
      <ButtonLink href={paths.forgotPassword} variant="primary" size="large" className="w-full">
        {newPassword.again}
      </ButtonLink>
    </Entrance>
  );
}
