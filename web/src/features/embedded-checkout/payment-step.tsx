import type { Card, EmbeddedCheckout } from '@proviso/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { reasonOf } from '#web/lib/api/api-error.ts';
import { useAnnouncement } from '#web/ui/announcements.ts';
import { Button } from '#web/ui/button.tsx';

import { BankQuestion } from './bank-question.tsx';
import { CardForm } from './card-form.tsx';
import { checkoutQuery, confirm, pay } from './page-calls.ts';
import { Refusal } from './refusal.tsx';
import { texts } from './texts.ts';

const { checkout: words } = texts;

interface StepProps {
  readonly session: string;
  readonly checkout: EmbeddedCheckout;
}

/** The remaining step: start the trial, pay, or answer the bank. */
export function PaymentStep({ session, checkout }: StepProps) {
  const payment = usePayment(session);
  const error = payment.error === null ? null : reasonOf(payment.error, texts.failure);
  if (checkout.state === 'complete') return <Done />;
  if (checkout.state === 'confirming') {
    const { isPending, mutate } = payment;
    const answer = (isApproved: boolean) => mutate(isApproved ? 'approve' : 'refuse');
    return <BankQuestion isPayment error={error} isBusy={isPending} onAnswer={answer} />;
  }
  if (checkout.trialDays === 0) {
    return (
      <div className="space-y-5">
        <h2 className="text-lg font-semibold">{words.payment}</h2>
        <CardForm
          submitLabel={words.pay}
          isBusy={payment.isPending}
          error={error}
          onSubmit={(card) => payment.mutate(card)}
        />
      </div>
    );
  }
  return (
    <div className="space-y-5">
      <div>
        <h2 className="text-lg font-semibold">{words.noCard}</h2>
        <p className="mt-1 text-sm text-ink-soft">{words.noCardText(checkout.trialDays)}</p>
      </div>
      <Refusal error={error} />
      <Button
        variant="primary"
        size="large"
        className="w-full"
        isBusy={payment.isPending}
        onClick={() => payment.mutate('trial')}
      >
        {payment.isPending ? words.busy : words.startTrial}
      </Button>
    </div>
  );
}

function Done() {
  useAnnouncement(words.done);
  return <p>{words.done}</p>;
}

type PaymentAction = Card | 'trial' | 'approve' | 'refuse';

/** Performs a step and shows its result. */
function usePayment(session: string) {
  const queries = useQueryClient();
  const { queryKey } = checkoutQuery(session);
  return useMutation({
    mutationFn: (action: PaymentAction) => performAction(session, action),
    onSuccess: (checkout) => queries.setQueryData(queryKey, checkout),
    // A declined confirmation leads back to the card; a lost response may have been a success.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}

function performAction(session: string, action: PaymentAction): Promise<EmbeddedCheckout> {
  if (action === 'trial') return pay(session);
  if (typeof action === 'object') return pay(session, action);
  return confirm(session, action === 'approve');
}
