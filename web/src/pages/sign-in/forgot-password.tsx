import { useHistoryState } from 'wouter/use-browser-location';

import { ForgotPasswordForm } from '#web/features/account/password/forgot-password-form.tsx';
import { useHasMail } from '#web/features/account/use-has-mail.ts';
import { texts } from '#web/pages/texts.ts';
import { paths } from '#web/paths.ts';
import { usePageTitle } from '#web/product/page-title.ts';
import { TextLink } from '#web/ui/text-link.tsx';

import { AuthCard } from './auth-card.tsx';

/** Password recovery. */
export default function ForgotPasswordPage() {
  const { forgotPassword } = texts;
  usePageTitle(forgotPassword.title);
  const hasMail = useHasMail();
  const state = useHistoryState<{ email?: unknown } | null>();
  return (
    <AuthCard
      title={forgotPassword.title}
      subtitle={hasMail ? forgotPassword.subtitle : forgotPassword.outbox}
      footer={<TextLink href={paths.login}>{forgotPassword.back}</TextLink>}
    >
      <ForgotPasswordForm initialEmail={typeof state?.email === 'string' ? state.email : ''} />
    </AuthCard>
  );
}
