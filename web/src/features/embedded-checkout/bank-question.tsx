import { useAnnouncement } from '#web/ui/announcements.ts';
import { Button } from '#web/ui/button.tsx';

import { Refusal } from './refusal.tsx';
import { texts } from './texts.ts';

const { confirmation } = texts;

/** The bank's question whether it is the card's owner who pays with it or saves it. */
export function BankQuestion({
  isPayment,
  error,
  isBusy,
  onAnswer,
}: {
  /** Whether the card is charged now, or only saved. */
  readonly isPayment: boolean;
  readonly error: string | null;
  readonly isBusy: boolean;
  readonly onAnswer: (isApproved: boolean) => void;
}) {
  const { text, approve } = isPayment ? confirmation.payment : confirmation.card;
  useAnnouncement(`${confirmation.title} ${text}`);
  return (
    <div className="space-y-5">
      <div>
        <h2 className="text-lg font-semibold">{confirmation.title}</h2>
        <p className="mt-1 text-sm text-ink-soft">{text}</p>
      </div>
      <Refusal error={error} />
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" isBusy={isBusy} onClick={() => onAnswer(true)}>
          {isBusy ? texts.checkout.busy : approve}
        </Button>
        <Button isBusy={isBusy} onClick={() => onAnswer(false)}>
          {confirmation.refuse}
        </Button>
      </div>
    </div>
  );
}
