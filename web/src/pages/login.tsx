import { Link } from 'wouter';

import { GoogleButton } from '#web/features/account/google-button.tsx';
import { SignInForm } from '#web/features/account/sign-in-form.tsx';
import { usePageTitle } from '#web/lib/page-title.ts';
import { paths } from '#web/paths.ts';

import { Entrance } from './entrance.tsx';
import { texts } from './texts.ts';

/** Sign-in. */
export default function LoginPage() {
  const { login } = texts;
  usePageTitle(login.page);
  return (
    <Entrance
      title={login.title}
      subtitle={login.subtitle}
      home={login.home}
      footer={
        <>
          {login.noAccount}{' '}
          <Link
            href={paths.signup}
            className="rounded-sm font-medium text-accent underline underline-offset-4"
          >
            {login.signUp}
          </Link>
        </>
      }
    >
      <SignInForm />
      <GoogleButton />
    </Entrance>
  );
}
