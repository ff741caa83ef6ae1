import { Redirect } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

import { MailAnswer } from '#web/features/account/mail/mail-answer.tsx';
import { readSentMail, type SentMail } from '#web/features/account/mail/sent-mail.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

import { Entrance } from './entrance.tsx';
import { texts } from './texts.ts';

const { checkMail } = texts;
/** Where the address can be put right, and where the answer leads. */
const WAYS = {
  confirmation: { change: paths.signup, next: paths.dashboard },
  recovery: { change: paths.forgotPassword, next: paths.newPassword },
} as const;

/** Waits for the answer to a mail, here or in another tab. */
export default function CheckMailPage() {
  usePageTitle(checkMail.title);
  const mail = readSentMail(useHistoryState());
  const { status } = useSession();
  if (mail === null) return <Redirect to={paths.login} replace />;
  return status === 'signed-in' ? <Answered mail={mail} /> : <Waiting mail={mail} />;
}

function Waiting({ mail }: { readonly mail: SentMail }) {
  return (
    <Entrance
      title={checkMail.title}
      subtitle={
        <>
          {checkMail[mail.kind]} <strong className="break-words text-ink">{mail.email}</strong>
        </>
      }
      footer={
        <TextLink href={WAYS[mail.kind].change} state={{ email: mail.email }}>
          {checkMail.change}
        </TextLink>
      }
    >
      <MailAnswer mail={mail} />
      <p className="text-sm text-ink-faint">{checkMail.nothing}</p>
    </Entrance>
  );
}

/** The link was opened in another tab. */
function Answered({ mail: { kind } }: { readonly mail: SentMail }) {
  const { title, text, action } = checkMail.answered[kind];
  return (
    <Entrance title={title} subtitle={text}>
      <ButtonLink href={WAYS[kind].next} variant="primary" size="large" className="w-full">
        {action}
      </ButtonLink>
    </Entrance>
  );
}
