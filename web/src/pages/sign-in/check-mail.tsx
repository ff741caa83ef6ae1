import { Redirect } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

import { MailAnswer } from '#web/features/account/mail/mail-answer.tsx';
import { readSentMail, type SentMail } from '#web/features/account/mail/sent-mail.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { useHasMail } from '#web/features/account/use-has-mail.ts';
import { texts } from '#web/pages/texts.ts';
import { paths } from '#web/paths.ts';
import { usePageTitle } from '#web/product/page-title.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

import { AuthCard } from './auth-card.tsx';

const { checkMail } = texts;
/** The page on which each address can be corrected. */
const CHANGES = { confirmation: paths.signup, recovery: paths.forgotPassword } as const;

/** Waits for the mail's link or code to be used, here or in another tab. */
export default function CheckMailPage() {
  usePageTitle(checkMail.title);
  const mail = readSentMail(useHistoryState());
  const { status } = useSession();
  if (mail === null) return <Redirect to={paths.login} replace />;
  // A signed-in person may also request a recovery, so being signed in does not mean that its link was used.
  const isConfirmed = mail.kind === 'confirmation' && status === 'signed-in';
  return isConfirmed ? <Confirmed /> : <Waiting mail={mail} />;
}

function Waiting({ mail }: { readonly mail: SentMail }) {
  const hasMail = useHasMail();
  const sentence =
    mail.kind === 'recovery' && !hasMail ? checkMail.recoveryOutbox : checkMail[mail.kind];
  return (
    <AuthCard
      title={checkMail.title}
      subtitle={
        <>
          {sentence} <strong className="break-words text-ink">{mail.email}</strong>
        </>
      }
      footer={
        <TextLink href={CHANGES[mail.kind]} state={{ email: mail.email }}>
          {checkMail.change}
        </TextLink>
      }
    >
      <MailAnswer mail={mail} />
      {hasMail && <p className="text-sm text-ink-faint">{checkMail.nothing}</p>}
    </AuthCard>
  );
}

/** The link was opened in another tab. */
function Confirmed() {
  const { title, text, action } = checkMail.confirmed;
  return (
    <AuthCard title={title} subtitle={text}>
      <ButtonLink href={paths.dashboard} variant="primary" size="large" className="w-full">
        {action}
      </ButtonLink>
    </AuthCard>
  );
}
