import type { EmbeddedPortal } from '@proviso/contracts';
import { useEffect } from 'react';

import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { useFallbackFocus } from '#web/ui/use-fallback-focus.ts';

import { BankQuestion } from './bank-question.tsx';
import { CardForm } from './card-form.tsx';
import { asksForCard } from './describe-plan.ts';
import { Refusal } from './refusal.tsx';
import { texts } from './texts.ts';
import { usePortal } from './use-portal.ts';

const { portal: words } = texts;

/** The card on file, a form to replace it, and the bank's question about the new one. */
export function CardSection({
  session,
  portal: { card, isConfirming, subscription },
  isOpen,
  onOpenChange,
}: {
  readonly session: string;
  readonly portal: EmbeddedPortal;
  /** Whether the form is shown. */
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}) {
  const { act, isBusy, error, clearError } = usePortal(session, (portal) => {
    if (!portal.isConfirming) onOpenChange(false);
  });
  const setIsOpen = (isNowOpen: boolean) => {
    clearError();
    onOpenChange(isNowOpen);
  };
  const section = useFallbackFocus<HTMLElement>(`${isOpen} ${isConfirming}`);
  useEffect(() => {
    if (isOpen) section.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, section]);
  // Otherwise the plan's section has the button, beside the sentence that asks for a card.
  const isOptional = subscription === null || !asksForCard(subscription, card !== null);
  return (
    <Card ref={section} tabIndex={-1} aria-label={words.card}>
      <CardHeader
        title={words.card}
        actions={
          isOptional &&
          !isOpen &&
          !isConfirming && (
            <Button size="small" onClick={() => setIsOpen(true)}>
              {card === null ? words.addCard : words.updateCard}
            </Button>
          )
        }
      />
      <div className="p-5">
        {isConfirming && (
          <BankQuestion
            isPayment={false}
            error={error}
            isBusy={isBusy}
            onAnswer={(isApproved) => act({ kind: 'confirm', isApproved })}
          />
        )}
        {!isConfirming && isOpen && (
          <CardForm
            submitLabel={words.saveCard}
            isBusy={isBusy}
            error={error}
            onSubmit={(typed) => act({ kind: 'card', ...typed })}
          >
            <Button onClick={() => setIsOpen(false)}>{words.cancelCard}</Button>
          </CardForm>
        )}
        {!isConfirming && !isOpen && (
          <>
            <p className="text-sm text-ink-soft tabular-nums">
              {card === null ? words.noCard : words.cardEnding(card.last4)}
            </p>
            <Refusal error={error} />
          </>
        )}
      </div>
    </Card>
  );
}
