import type { Card } from '@proviso/contracts';
import { useState, type SubmitEvent, type ReactNode } from 'react';

import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { Refusal } from './refusal.tsx';
import { groupDigits, groupExpiry, TEST_CARDS } from './test-cards.ts';
import { texts } from './texts.ts';

const EMPTY: Card = { number: '', expiry: '', cvc: '' };

/** Asks for a card, typed or chosen from the test cards. */
export function CardForm({
  submitLabel,
  isBusy,
  error,
  onSubmit,
  children,
}: {
  readonly submitLabel: string;
  readonly isBusy: boolean;
  readonly error: string | null;
  readonly onSubmit: (card: Card) => void;
  /** An alternative beside the button. */
  readonly children?: ReactNode;
}) {
  const [card, setCard] = useState(EMPTY);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit(card);
  };
  return (
    <form onSubmit={submit} className="space-y-5">
      <CardFields card={card} onChange={setCard} />
      <Refusal error={error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {isBusy ? texts.checkout.busy : submitLabel}
        </Button>
        {children}
      </div>
      <TestCards onChoose={(number) => setCard({ number, expiry: '12 / 40', cvc: '123' })} />
    </form>
  );
}

function CardFields({
  card,
  onChange,
}: {
  readonly card: Card;
  readonly onChange: (card: Card) => void;
}) {
  return (
    <div className="grid grid-cols-2 gap-4">
      <div className="col-span-2">
        <TextField
          label={texts.card.number}
          inputMode="numeric"
          autoComplete="off"
          placeholder="0000 0000 0000 0000"
          required
          value={card.number}
          onChange={({ target }) => onChange({ ...card, number: groupDigits(target.value) })}
          className="tabular-nums"
        />
      </div>
      <TextField
        label={texts.card.expiry}
        inputMode="numeric"
        autoComplete="off"
        placeholder={texts.card.expiryHint}
        required
        value={card.expiry}
        onChange={({ target }) => onChange({ ...card, expiry: groupExpiry(target.value) })}
        className="tabular-nums"
      />
      <TextField
        label={texts.card.cvc}
        inputMode="numeric"
        autoComplete="off"
        placeholder="000"
        required
        maxLength={4}
        value={card.cvc}
        onChange={({ target }) => onChange({ ...card, cvc: target.value })}
        className="tabular-nums"
      />
    </div>
  );
}

function TestCards({ onChoose }: { readonly onChoose: (number: string) => void }) {
  return (
    <section className="border-t border-line pt-4 text-sm">
      <h3 className="font-semibold">{texts.card.testCards}</h3>
      <p className="text-ink-faint">{texts.card.testCardsText}</p>
      <ul className="mt-2 -mx-2">
        {TEST_CARDS.map(({ number, outcome }) => (
          <li key={number}>
            <button
              type="button"
              onClick={() => onChoose(number)}
              className="flex w-full flex-wrap justify-between gap-x-4 rounded-md px-2 py-1.5 text-left hover:bg-sunken"
            >
              <span className="font-mono tabular-nums">{number}</span>
              <span className="text-ink-soft">{outcome}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
