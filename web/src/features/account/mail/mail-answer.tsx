import { CodeForm } from '../code-form.tsx';
import { texts } from '../texts.ts';
import { useIsEmbedded } from '../use-is-embedded.ts';
import { verifyMailedCode } from './mailed-code.ts';
import { ResendButton } from './resend-button.tsx';
import type { SentMail } from './sent-mail.ts';

/** What a person can do while waiting for a mail: enter its code, or request another one. */
export function MailAnswer({ mail }: { readonly mail: SentMail }) {
  const hasCodes = useIsEmbedded();
  return (
    <div className="space-y-6">
      {hasCodes && (
        <CodeForm
          takesFocus
          label={texts.mailedCode}
          hint={texts.mailedCodeHint}
          submitLabel={texts.continue}
          verify={(code) => verifyMailedCode(mail, code)}
        />
      )}
      <ResendButton mail={mail} />
    </div>
  );
}
