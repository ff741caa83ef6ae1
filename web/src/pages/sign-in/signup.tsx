import type { Configuration } from '@proviso/contracts';

import { GoogleButton } from '#web/features/account/sign-in/google-button.tsx';
import { SignUpForm } from '#web/features/account/sign-in/sign-up-form.tsx';
import { texts } from '#web/pages/texts.ts';
import { paths } from '#web/paths.ts';
import { useConfiguration } from '#web/product/configuration.ts';
import { usePageTitle } from '#web/product/page-title.ts';
import { TextLink } from '#web/ui/text-link.tsx';

import { AuthCard } from './auth-card.tsx';

/** Sign-up, if this installation accepts new accounts. */
export default function SignupPage() {
  const { signup } = texts;
  const configuration = useConfiguration();
  usePageTitle(signup.page);
  return (
    <AuthCard
      title={signup.title}
      subtitle={subtitleOf(configuration)}
      footer={
        <>
          {signup.hasAccount} <TextLink href={paths.login}>{signup.signIn}</TextLink>
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
    </AuthCard>
  );
}

function subtitleOf(configuration: Configuration | undefined): string {
  const { signup } = texts;
  if (configuration !== undefined && configuration.billing !== 'off') return signup.trial;
  return configuration?.languageModel ? signup.subtitleWithReader : signup.subtitle;
}
