import { texts } from '#web/pages/texts.ts';
import { paths } from '#web/paths.ts';
import { TextLink } from '#web/ui/text-link.tsx';

/** The link from sign-in to sign-up. */
export function LoginFooter() {
  const { noAccount, signUp } = texts.login;
  return (
    <>
      {noAccount} <TextLink href={paths.signup}>{signUp}</TextLink>
    </>
  );
}
