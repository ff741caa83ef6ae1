import { useLocation } from 'wouter';

import { FormError } from '#web/features/account/form-error.tsx';
import { NewPasswordForm } from '#web/features/account/password/new-password-form.tsx';
import { useResetSession } from '#web/features/account/password/use-reset-session.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { texts } from '#web/pages/texts.ts';
import { paths } from '#web/paths.ts';
import { usePageTitle } from '#web/product/page-title.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import { AuthCard } from './auth-card.tsx';

const { newPassword } = texts;

/** The target of a recovery mail's link: the link has signed the person in, or the page explains why not. */
export default function NewPasswordPage() {
  usePageTitle(newPassword.title);
  const session = useSession();
  const [, navigate] = useLocation();
  const mayReset = useResetSession(session.status === 'signed-in' ? session.authId : null);
  if (session.status !== 'signed-in') {
    const reason = session.status === 'signed-out' ? session.error : undefined;
    return <Unavailable reason={reason ?? newPassword.noLink} />;
  }
  if (mayReset === false) return <Unavailable reason={newPassword.signedIn} isSignedIn />;
  const finish = () => {
    showToast(newPassword.saved, newPassword.savedDetail);
    navigate(paths.dashboard, { replace: true });
  };
  return (
    <AuthCard
      title={newPassword.title}
      subtitle={newPassword.subtitle(session.profile.email)}
      footer={<TextLink href={paths.forgotPassword}>{newPassword.again}</TextLink>}
    >
      {mayReset ? (
        <NewPasswordForm email={session.profile.email} onSaved={finish} />
      ) : (
        <Spinner className="size-6 text-accent" />
      )}
    </AuthCard>
  );
}

function Unavailable({
  reason,
  isSignedIn = false,
}: {
  readonly reason: string;
  readonly isSignedIn?: boolean;
}) {
  return (
    <AuthCard
      title={newPassword.unavailable}
      subtitle={newPassword.unavailableText}
      footer={
        isSignedIn ? (
          <TextLink href={paths.settings}>{newPassword.settings}</TextLink>
        ) : (
          <TextLink href={paths.login}>{newPassword.back}</TextLink>
        )
      }
    >
      <FormError message={reason} />
      <ButtonLink href={paths.forgotPassword} variant="primary" size="large" className="w-full">
        {newPassword.again}
      </ButtonLink>
    </AuthCard>
  );
}
