import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { Button } from '#web/ui/button.tsx';

import { FormError } from '../form-error.tsx';
import { texts } from '../texts.ts';
import { requestMail } from './mailed-code.ts';
import { secondsUntilResend, type SentMail } from './sent-mail.ts';

/** Requests the same mail again, as soon as the auth service would send it. */
export function ResendButton({ mail }: { readonly mail: SentMail }) {
  const seconds = useSecondsUntilResend(mail.sentAt);
  const resending = useMutation({ mutationFn: requestMail });
  return (
    <div className="space-y-3">
      <FormError message={resending.error?.message} />
      <Button
        className="w-full tabular-nums"
        disabled={seconds > 0}
        isBusy={resending.isPending}
        onClick={() => resending.mutate(mail)}
      >
        {seconds > 0 ? texts.resendIn(seconds) : texts.resend}
      </Button>
      <p aria-live="polite" className="text-center text-sm text-ink-faint">
        {resending.isSuccess && texts.resent}
      </p>
    </div>
  );
}

function useSecondsUntilResend(sentAt: number): number {
  const [now, setNow] = useState(Date.now);
  const seconds = secondsUntilResend(sentAt, now);
  const isWaiting = seconds > 0;
  useEffect(() => {
    const timer = isWaiting ? setInterval(() => setNow(Date.now()), 1000) : undefined;
    return () => clearInterval(timer);
  }, [isWaiting]);
  return seconds;
}
