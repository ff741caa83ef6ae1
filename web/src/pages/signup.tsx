import { Link } from 'wouter';

import { GoogleButton } from '#web/features/account/google-button.tsx';
import { SignUpForm } from '#web/features/account/sign-up-form.tsx';
import { useConfiguration } from '#web/lib/configuration.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { paths } from '#web/paths.ts';

import { Entrance } from './entrance.tsx';
import { texts } from './texts.ts';

/** Sign-up, where this installation takes new accounts. */
export default function SignupPage() {
  const { signup } = texts;
  const configuration = useConfiguration();
  usePageTitle(signup.page);
  return (
    <Entrance
      title={signup.title}
      subtitle={configuration?.billing === 'on' ? signup.trial : signup.subtitle}
      home={signup.home}
      footer={
        <>
          {signup.hasAccount}{' '}
          <Link
            href={paths.login}
            className="rounded-sm font-medium text-accent underline underline-offset-4"
          >
            {signup.signIn}
          </Link>
        </>
      }
    >
      {configuration?.auth.signup === 'closed' ? (
        <p className="text-ink-soft">{signup.closed}</p>
      ) : (
        <>
          <SignUpForm />
          <GoogleButton />
        </>
      )}
    </Entrance>
  );
}
