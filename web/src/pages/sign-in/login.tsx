import { GoogleButton } from '#web/features/account/sign-in/google-button.tsx';
import { SignInForm } from '#web/features/account/sign-in/sign-in-form.tsx';
import { texts } from '#web/pages/texts.ts';
import { usePageTitle } from '#web/product/page-title.ts';

import { AuthCard } from './auth-card.tsx';
import { LoginFooter } from './login-footer.tsx';

/** Sign-in. */
export default function LoginPage() {
  const { login } = texts;
  usePageTitle(login.page);
  return (
    <AuthCard title={login.title} subtitle={login.subtitle} footer={<LoginFooter />}>
      <SignInForm />
      <GoogleButton />
    </AuthCard>
  );
}
