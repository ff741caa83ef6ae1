import type { EmbeddedPortal } from '@proviso/contracts';
import { useState } from 'react';

import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { useFallbackFocus } from '#web/ui/use-fallback-focus.ts';

import { CardForm } from './card-form.tsx';
import { texts } from './texts.ts';
import { usePortal } from './use-portal.ts';

const { portal: words } = texts;

/** The card on file, and a form to replace it. */
export function CardSection({
  session,
  card,
}: {
  readonly session: string;
  readonly card: EmbeddedPortal['card'];
}) {
  const [isTyping, setIsTyping] = useState(false);
  const { act, isBusy, error, clearError } = usePortal(session, () => setIsTyping(false));
  const cancel = () => {
    clearError();
    setIsTyping(false);
  };
  const section = useFallbackFocus<HTMLElement>(isTyping);
  return (
    <Card ref={section} tabIndex={-1} aria-label={words.card}>
      <CardHeader
        title={words.card}
        actions={
          !isTyping && (
            <Button size="small" onClick={() => setIsTyping(true)}>
              {card === null ? words.addCard : words.updateCard}
            </Button>
          )
        }
      />
      <div className="p-5">
        {isTyping ? (
          <CardForm
            submitLabel={words.saveCard}
            isBusy={isBusy}
            error={error}
            onSubmit={(typed) => act({ kind: 'card', ...typed })}
          >
            <Button onClick={cancel}>{words.cancelCard}</Button>
          </CardForm>
        ) : (
          <p className="text-sm text-ink-soft tabular-nums">
            {card === null ? words.noCard : words.cardEnding(card.last4)}
          </p>
        )}
      </div>
    </Card>
  );
}
