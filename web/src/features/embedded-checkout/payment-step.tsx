import type { Card, EmbeddedCheckout } from '@proviso/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { reasonOf } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';

import { CardForm } from './card-form.tsx';
import { checkoutQuery, confirm, pay } from './page-calls.ts';
import { texts } from './texts.ts';

const { checkout: words, confirmation } = texts;

interface StepProps {
  readonly session: string;
  readonly checkout: EmbeddedCheckout;
}

/** What is left to do: begin the trial, pay, or answer the bank. */
export function PaymentStep({ session, checkout }: StepProps) {
  const step = usePayment(session);
  const error = step.error === null ? null : reasonOf(step.error, texts.failure);
  if (checkout.state === 'complete') return <p aria-live="polite">{words.done}</p>;
  if (checkout.state === 'confirming') {
    return <Confirmation isBusy={step.isPending} onAnswer={(answer) => step.mutate(answer)} />;
  }
  if (checkout.trialDays === 0) {
    return (
      <div className="space-y-5">
        <h2 className="text-lg font-semibold">{words.payment}</h2>
        <CardForm
          submitLabel={words.pay}
          isBusy={step.isPending}
          error={error}
          onSubmit={(card) => step.mutate(card)}
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
      <div role="alert">{error !== null && <p className="text-sm text-high">{error}</p>}</div>
      <Button
        variant="primary"
        size="large"
        className="w-full"
        disabled={step.isPending}
        onClick={() => step.mutate('trial')}
      >
        {step.isPending ? words.busy : words.startTrial}
      </Button>
    </div>
  );
}

type Step = Card | 'trial' | 'approve' | 'refuse';

/** Takes a step and shows where it has led to; a finished purchase leaves the page. */
function usePayment(session: string) {
  const queries = useQueryClient();
  const { queryKey } = checkoutQuery(session);
  return useMutation({
    mutationFn: (step: Step) => takeStep(session, step),
    onSuccess: (checkout) => {
      queries.setQueryData(queryKey, checkout);
      if (checkout.state === 'complete') window.location.assign(checkout.successUrl);
    },
    // A refused confirmation leads back to the card.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}

function takeStep(session: string, step: Step): Promise<EmbeddedCheckout> {
  if (step === 'trial') return pay(session);
  if (typeof step === 'object') return pay(session, step);
  return confirm(session, step === 'approve');
}

function Confirmation({
  isBusy,
  onAnswer,
}: {
  readonly isBusy: boolean;
  readonly onAnswer: (answer: 'approve' | 'refuse') => void;
}) {
  return (
    <div aria-live="polite" className="space-y-5">
      <div>
        <h2 className="text-lg font-semibold">{confirmation.title}</h2>
        <p className="mt-1 text-sm text-ink-soft">{confirmation.text}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" disabled={isBusy} onClick={() => onAnswer('approve')}>
          {isBusy ? words.busy : confirmation.approve}
        </Button>
        <Button disabled={isBusy} onClick={() => onAnswer('refuse')}>
          {confirmation.refuse}
        </Button>
      </div>
    </div>
  );
}
